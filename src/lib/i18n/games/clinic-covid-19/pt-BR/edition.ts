import { numberIn, textIn, wordIn, type EditionWords } from '../words.ts';
import { nouns } from './labels.ts';

export const edition: EditionWords = {
	palette: 'O que pintar',
	'part.board': 'Tabuleiro',
	'part.nurses': 'Enfermeiras',
	'part.numbers': 'Números',
	'part.people': 'Pessoas',
	rounds: 'Rodadas',
	board: 'Tabuleiro de contágio: fichas por jogador',
	contagions: 'Fichas novas em vagas por fase de contágio',
	total: 'Fichas na caixa',
	nurses: 'Enfermeiras para alguém com ficha',
	incomes: 'Receitas em $',
	protection: 'Retirar uma ficha, em $',
	consultation: 'Consulta especial, em $',
	doctorDeath: 'Popularidade que custa um médico infectado que morre',
	strategic: 'Popularidade por jogador para a vitória estratégica',
	slots: 'Vagas de pré-admissão de uma clínica',
	rooms: 'Salas de tratamento de uma clínica',
	beds: 'Leitos em uma sala',
	admits: 'Admissões em uma rodada',
	people: 'Outros tipos de pessoas',
	known: 'como diz o livro de regras',
	ours: 'nosso: digite o que diz o seu tabuleiro',
	boardHelp: 'Uma linha por rodada e uma coluna para cada par de contágio e confinamento.',
	nursesHelp: 'Pela cor da pessoa (colunas) e do médico (linhas). Um traço: nunca.',
	never: 'nunca',
	lowContagion: 'Contágio baixo',
	highContagion: 'Contágio alto',
	kindName: 'Nome',
	newKind: 'Tipo novo',
	kindLike: 'é tratado como',
	addKind: 'Acrescentar um tipo de pessoas',
	boardCell: (values) =>
		`Rodada ${numberIn(values, 'round')}, contágio ${wordIn(nouns.contagion, values, 'contagion')}, confinamento ${wordIn(nouns.confinement, values, 'confinement')}`,
	nurseCell: (values) =>
		`Enfermeiras: médico ${wordIn(nouns.colour, values, 'doctor')}, pessoa de cor ${wordIn(nouns.colour, values, 'colour')}`,
	incomeOf: (values) => `Receita: ${wordIn(nouns.colour, values, 'colour')}`,
	removeKind: (values) => `Retirar ${textIn(values, 'name')}`,
	dashed: 'Os campos tracejados são nossos até você digitar o que dizem os seus tabuleiros.',
	sum: 'Soma',
	sumHelp: (values) =>
		`A soma de uma coluna vezes o número de jogadores não pode passar das ${numberIn(values, 'total')} fichas da caixa.`,
	columnsKnown:
		'Contágio baixo com confinamento médio é como diz o livro de regras; as outras colunas são nossas: digite o que diz o seu tabuleiro.',
	confinementShort: (values) => wordIn(nouns.confinement, values, 'confinement'),
	nursesKnown:
		'A coluna da pessoa branca e vermelho com vermelho são como diz o livro de regras; o resto é nosso: digite o que diz o seu tabuleiro.'
};
