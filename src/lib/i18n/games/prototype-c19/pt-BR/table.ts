import { nounOf, shown, written, type PcWords } from '../words.ts';
import { factors } from '../../../../sheets/prototype-c19/facts.ts';
import { nouns } from './nouns.ts';

export const options: PcWords['options'] = {
	scenario: {
		label: 'Cenário',
		help: 'Uma doença especial que muda as regras. Na primeira partida, melhor nenhum.',
		values: nouns.scenarios
	},
	sheets: {
		label: 'Folhas deste aparelho',
		help: 'Os outros anotam no papel ou no próprio celular; as rolagens deles entram aqui do mesmo jeito.'
	}
};

const { resources } = nouns;

export const sheet: PcWords['sheet'] = {
	title: 'Prototype C19',
	notice: 'Folha desenhada pelo Pipsheet. Não é o tabuleiro da editora; contém todos os números das regras.',
	mutant: 'Cepa mutante',
	bonuses: 'Bônus',
	health: 'Saúde',
	formula: 'Fórmula',
	biotech: 'Biotec\u00adnologia',
	risk: 'Zona de risco',
	score: 'Pontua\u00adção',
	shapes: 'Infecções',
	research: 'Amostras de pesquisa',
	'name.explorer': 'Explorador',
	'name.analysis': 'Análise',
	'name.rat': 'Rato de laboratório',
	'name.resistant': 'Indivíduos resistentes',
	'name.health': 'Saúde',
	'name.formula': 'Fórmula',
	'name.biotech': 'Biotecnologia',
	'name.free': 'Amostra livre',
	'hint.mutant': 'Uma casa por rodada',
	'hint.bonuses': 'Preencha ao ganhar, risque ao usar.',
	'hint.health': 'Igual segue reto, maior sobe, menor desce.',
	'hint.formula': 'Anote a amostra e risque um fator: ele dá o próximo número.',
	'hint.biotech': 'Dados avulsos. Um par completo dá seu recurso.',
	'hint.risk': 'Comece na seta; depois toque um infectado.',
	'hint.rows': 'linha cheia',
	'hint.curve': 'coluna cheia',
	'hint.research': 'Colocadas na hora, com qualquer valor.',
	factors: 'Fatores: risque um com cada amostra',
	bands:
		'Apocalíptico abaixo de 70 · Catastrófico abaixo de 80 · de Milagro abaixo de 100 · Superado abaixo de 120 · Controlado abaixo de 150 · Épico a partir de 150',
	'cell.mutant': ({ round }) => `Cepa mutante, rodada ${shown(round)}`,
	'cell.bonus': ({ kind, circle }) => `${nounOf(resources, kind)}, círculo ${shown(circle)}`,
	'cell.health': ({ row, column, gives, times }) =>
		`Saúde, coluna ${shown(column)}, linha ${shown(row)}${gives ? `, dá ${nounOf(resources, gives)}` : ''}${times === 1 ? '' : `, vezes ${shown(times)}`}`,
	'cell.formula': ({ box, times }) =>
		`Fórmula, casa ${shown(box)}${times === 1 ? '' : `, vezes ${shown(times)}`}`,
	'cell.step': ({ box }) => `Fórmula, fator depois da casa ${shown(box)}`,
	'cell.factor': ({ factor }) =>
		`Fator ${factors
			.filter((one) => one === factor)
			.map(written)
			.join('')}`,
	'cell.biotech': ({ space }) => `Biotecnologia, espaço ${shown(space)}`,
	'cell.risk': ({ row, column }) => `Zona de risco, linha ${shown(row)}, coluna ${shown(column)}`,
	'cell.hospital': ({ row, column }) => `Hospital, linha ${shown(row)}, coluna ${shown(column)}`,
	'cell.row': ({ row, gives }) =>
		`Linha ${shown(row)} completa: ${nounOf(resources, gives)}, multiplicador mais 1`,
	'cell.virus': ({ column }) => `Vírus da coluna ${shown(column)}`,
	'cell.score': ({ part }) => `Pontuação: ${nounOf(nouns.scoreCells, part)}`,
	'part.health': 'Saúde: todos os números',
	'part.resistant': 'Resistentes: 3 por bônus usado',
	'part.formula': 'Fórmula (dobro para a mais longa)',
	'part.biotech': 'Biotecnologia: números não riscados',
	'part.pairs': 'Pares sem uso: 10 cada',
	'part.curve': 'Colunas: +5 livres, −10 cheias',
	'part.mutant': 'Cepa mutante −',
	'part.total': 'Total',
	'field.player': 'Jogador',
	'field.scenario': 'Cenário',
	'field.players': 'Jogadores'
};
