import { letterTexts, numberIn, slotLetter, wordIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

const doctors = {
	white: 'Médico branco (1)',
	yellow: 'Médico amarelo (2)',
	orange: 'Médico laranja (3)',
	red: 'Médico vermelho (4)'
};

export const sheet: Words['sheet'] = {
	title: 'Clinic: Pandemia de COVID-19',
	notice: 'Folha nossa, não o tabuleiro da editora. O seu é informado em “Edições”.',
	ownNotice: 'Uma edição própria, desenhada pelo Pipsheet; o que ninguém informou é nosso.',
	board: 'Tabuleiro de contágio',
	boardShort: 'Tabuleiro',
	boardOurs: 'nossos: informe os seus',
	boardCell: (values, talk) =>
		`Rodada ${numberIn(values, 'round')}, contágio ${wordIn(nouns.contagion, values, 'contagion')}, confinamento ${wordIn(nouns.confinement, values, 'confinement')}: ${talk.plural(numberIn(values, 'tiles'), { one: '1 ficha', other: `${numberIn(values, 'tiles')} fichas` })} por jogador`,
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
	rooms: (values, talk) =>
		talk.plural(numberIn(values, 'beds'), {
			one: `Salas de tratamento, ${numberIn(values, 'beds')} leito cada`,
			other: `Salas de tratamento, ${numberIn(values, 'beds')} leitos cada`
		}),
	bedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, sala ${numberIn(values, 'room')}, leito ${numberIn(values, 'bed')}`,
	people: 'Infectados: tipo e cor',
	personCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, infectados, lugar ${numberIn(values, 'n')}`,
	quarantine: 'Quarentena',
	quarantineCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, quarentena, lugar ${numberIn(values, 'n')}`,
	spent: (values) => `$${numberIn(values, 'price')} cada`,
	spentCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, dólares gastos em proteção`,
	popularity: 'Popular.',
	popularityCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, popularidade no fim`,
	nurseTable: 'Enfermeiras para alguém com ficha',
	withTile: 'Pessoa com ficha',
	doctor: (values) => wordIn(doctors, values, 'colour'),
	income: 'Receita',
	tilesDeck: 'Fichas COVID-19 e seringa',
	...letterTexts('pt-BR')
};
