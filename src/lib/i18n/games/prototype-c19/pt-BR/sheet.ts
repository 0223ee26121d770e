import { bandsOf, nounOf, shown, written, type BandNames, type Nouns, type Words } from '../words.ts';
import { parts } from './outcome.ts';

export const resources: Nouns['resources'] = {
	explorer: 'Explorador',
	analysis: 'Análise',
	rat: 'Rato de laboratório',
	resistant: 'Indivíduos resistentes',
	health: 'amostra de Saúde',
	formula: 'amostra de Fórmula',
	biotech: 'amostra de Biotecnologia',
	free: 'amostra livre'
};

export const bandNames: BandNames = {
	Apocalíptico: 'Apocalíptico',
	Catastrófico: 'Catastrófico',
	'de Milagro': 'Por milagre',
	Superado: 'Superado',
	Controlado: 'Controlado',
	Épico: 'Épico'
};

export const sheet: Words['sheet'] = {
	title: 'Prototype C19',
	notice: 'Folha nossa, não a publicada. A sua é informada no Pipsheet, em “Edições”.',
	noticeOwn: 'Uma edição própria, desenhada pelo Pipsheet; o que ninguém informou é nosso.',
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
	bands: ({ bands }) =>
		bandsOf(bands, bandNames)
			.map(({ name, below, from }) =>
				below === null ? `${name} a partir de ${from}` : `${name} abaixo de ${below}`
			)
			.join(' · '),
	'cell.mutant': ({ round }) => `Cepa mutante, rodada ${shown(round)}`,
	'cell.bonus': ({ kind, circle }) => `${nounOf(resources, kind)}, círculo ${shown(circle)}`,
	'cell.health': ({ row, column, gives, times }) =>
		`Saúde, coluna ${shown(column)}, linha ${shown(row)}${gives ? `, dá ${nounOf(resources, gives)}` : ''}${times === 1 ? '' : `, vezes ${shown(times)}`}`,
	'cell.formula': ({ box, times }) =>
		`Fórmula, casa ${shown(box)}${times === 1 ? '' : `, vezes ${shown(times)}`}`,
	'cell.step': ({ box }) => `Fórmula, fator depois da casa ${shown(box)}`,
	'cell.factor': ({ factor }) => `Fator ${written(shown(factor))}`,
	'cell.biotech': ({ space }) => `Biotecnologia, espaço ${shown(space)}`,
	'cell.risk': ({ row, column }) => `Zona de risco, linha ${shown(row)}, coluna ${shown(column)}`,
	'cell.entry': ({ row, column }) =>
		`Zona de risco, fileira ${shown(row)}, coluna ${shown(column)}: a infecção entra aqui`,
	'cell.resistantEntry': ({ row, column }) =>
		`Zona de risco, fileira ${shown(row)}, coluna ${shown(column)}: os resistentes entram aqui`,
	'cell.hospital': ({ row, column }) => `Hospital, linha ${shown(row)}, coluna ${shown(column)}`,
	'cell.row': ({ row, gives }) =>
		`Fileira ${shown(row)} completa: ${gives ? `${nounOf(resources, gives)}, ` : ''}multiplicador mais 1`,
	'cell.virus': ({ column }) => `Vírus da coluna ${shown(column)}`,
	'cell.score': ({ part }) => `Pontuação: ${nounOf(parts, part)}`,
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
