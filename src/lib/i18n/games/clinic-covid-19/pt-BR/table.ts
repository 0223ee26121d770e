import { numberIn, slotLetter, wordIn, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

export const sections: ClinicWords['sections'] = {
	setup: 'Preparação',
	flow: 'Andamento',
	actions: 'Ações',
	infections: 'Infecções',
	protection: 'Proteção',
	movement: 'Movimento',
	treatment: 'Tratamento',
	expenses: 'Despesas',
	administration: 'Administração',
	contagions: 'Novos contágios',
	end: 'Fim da partida',
	modules: 'Outros módulos',
	rulings: 'Questões em aberto'
};

export const parts: ClinicWords['parts'] = {
	cured: 'Curados',
	deceased: 'Mortos',
	popularity: 'Popularidade'
};

export const options: ClinicWords['options'] = {
	contagion: {
		label: 'Contágio',
		help: 'Com contágio alto, duas fichas por rodada vão para as vagas de cada clínica, em vez de uma.',
		values: nouns.contagion
	},
	confinement: {
		label: 'Confinamento',
		help: 'Quanto mais rígido o confinamento, menos fichas chegam a cada rodada.',
		values: nouns.confinement
	},
	modules: {
		label: 'Módulos do jogo base',
		help: 'Escolha os módulos que estão na mesa; a expansão muda algumas de suas regras.',
		values: nouns.module
	},
	slots: { label: 'Vagas de pré-admissão', help: 'Quantas vagas de pré-admissão cada clínica tem.' },
	tiles: {
		label: 'Fichas próprias',
		help: 'Fichas por jogador em cada uma das seis rodadas, em vez de uma coluna do tabuleiro; no máximo 100 no total.',
		values: {
			'1': 'Rodada 1',
			'2': 'Rodada 2',
			'3': 'Rodada 3',
			'4': 'Rodada 4',
			'5': 'Rodada 5',
			'6': 'Rodada 6'
		}
	},
	incomes: {
		label: 'Receitas',
		help: 'O que rende tratar uma pessoa de cada cor, em dólares.',
		values: nouns.colour
	}
};

export const rulings: ClinicWords['rulings'] = {
	'CLN-R1': {
		question: 'Há tantos mortos quanto curados. A partida está perdida?',
		answers: {
			a: 'Não, está ganha: só se perde com mais mortos do que curados.',
			b: 'Sim: o objetivo pede mais curados.'
		}
	},
	'CLN-R2': {
		question: 'O que significam os $6 da consulta especial?',
		answers: { a: 'O jogador recebe $6.', b: 'O jogador paga $6 e não recebe nada.' }
	},
	'CLN-R3': {
		question: 'Quais fichas podem ser retiradas por $20?',
		answers: {
			a: 'Qualquer uma da própria clínica: de pessoas, da quarentena ou de vagas.',
			b: 'Só as de pacientes e médicos.'
		}
	},
	'CLN-R4': {
		question: 'Há novos contágios na rodada 6?',
		answers: {
			a: 'Sim, e o que não couber conta como morte.',
			b: 'Não, a partida acaba depois da administração.'
		}
	},
	'CLN-R5': {
		question: 'Um paciente infectado pode ter uma consulta externa comum?',
		answers: {
			a: 'Não, é sempre a especial.',
			b: 'Sim, com enfermeiras e receita como em uma sala de tratamento.'
		}
	},
	'CLN-R6': {
		question: 'Quem conta como curado?',
		answers: {
			a: 'Todos os pacientes tratados, infectados ou não.',
			b: 'Só os pacientes que estavam infectados.'
		}
	},
	'CLN-R7': {
		question: 'Qual cor decide a receita quando ela mudou desde a infecção?',
		answers: { a: 'A cor de agora.', b: 'A cor no momento da infecção.' }
	},
	'CLN-R8': {
		question: 'Idosos e gestantes na caixa contam como mortos?',
		answers: { a: 'Sim.', b: 'Não, só pacientes e médicos.' }
	}
};

const doctors = {
	white: 'Médico branco (1)',
	yellow: 'Médico amarelo (2)',
	orange: 'Médico laranja (3)',
	red: 'Médico vermelho (4)'
};

export const sheet: ClinicWords['sheet'] = {
	title: 'Clinic: Pandemia de COVID-19',
	notice: 'Esta folha é um desenho próprio do Pipsheet. Ela não reproduz o tabuleiro da editora.',
	board: 'Tabuleiro de contágio',
	boardShort: 'Tabuleiro',
	boardCell: (values) =>
		`Rodada ${numberIn(values, 'round')}, contágio ${wordIn(nouns.contagion, values, 'contagion')}, confinamento ${wordIn(nouns.confinement, values, 'confinement')}: ${numberIn(values, 'tiles')} fichas por jogador`,
	contagion: (values) => `Contágio ${wordIn(nouns.contagion, values, 'contagion')}`,
	confinement: (values) => wordIn(nouns.confinement, values, 'confinement'),
	spread: (values, talk) =>
		talk.plural(numberIn(values, 'tiles'), {
			one: '1 ficha nas vagas',
			other: `${numberIn(values, 'tiles')} fichas nas vagas`
		}),
	track: 'Seringa: pilha de cada rodada',
	trackShort: 'Seringa',
	trackCell: (values) => `Rodada ${numberIn(values, 'round')}: fichas da pilha`,
	cured: 'Curados',
	deceased: 'Mortos: pessoas e fichas',
	curedShort: 'Curados',
	deceasedShort: 'Mortos',
	tallyCell: (values) =>
		`${values['box'] === 'cured' ? 'Curados' : 'Mortos'}, número ${numberIn(values, 'n')}`,
	clinicOf: (values, talk) => `Clínica ${talk.player(numberIn(values, 'seat'))}`,
	slots: 'Vagas de pré-admissão',
	slotCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, vaga ${slotLetter(numberIn(values, 'slot'))}`,
	admitted: 'Admitir',
	admittedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, admissão ${numberIn(values, 'n')} desta rodada`,
	rooms: 'Salas de tratamento, dois leitos cada',
	bedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, sala ${numberIn(values, 'room')}, leito ${numberIn(values, 'bed')}`,
	people: 'Infectados: tipo e cor',
	personCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, infectados, lugar ${numberIn(values, 'n')}`,
	quarantine: 'Quarentena',
	quarantineCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, quarentena, lugar ${numberIn(values, 'n')}`,
	spent: '$20 cada',
	spentCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, dólares gastos em proteção`,
	popularity: 'Popular.',
	popularityCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, popularidade no fim`,
	nurseTable: 'Enfermeiras para alguém com ficha',
	withTile: 'Pessoa com ficha',
	doctor: (values) => wordIn(doctors, values, 'colour'),
	income: 'Receita',
	tilesDeck: 'Fichas COVID-19 e seringa'
};
