import { letterTexts, numberIn, slotLetter, wordIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

const doctors = {
	white: 'Médico blanco (1)',
	yellow: 'Médico amarillo (2)',
	orange: 'Médico naranja (3)',
	red: 'Médico rojo (4)'
};

export const sheet: Words['sheet'] = {
	title: 'Clinic: Pandemia COVID-19',
	notice: 'Hoja nuestra, no el tablero de la editorial. El tuyo se introduce en «Ediciones».',
	ownNotice: 'Una edición propia, dibujada por Pipsheet; lo que nadie introdujo es nuestro.',
	board: 'Tablero de contagio',
	boardShort: 'Tablero',
	boardOurs: 'nuestros: introduce los tuyos',
	boardCell: (values, talk) =>
		`Ronda ${numberIn(values, 'round')}, contagio ${wordIn(nouns.contagion, values, 'contagion')}, confinamiento ${wordIn(nouns.confinement, values, 'confinement')}: ${talk.plural(numberIn(values, 'tiles'), { one: '1 loseta', other: `${numberIn(values, 'tiles')} losetas` })} por jugador`,
	contagion: (values) => `Contagio ${wordIn(nouns.contagion, values, 'contagion')}`,
	confinement: (values) => wordIn(nouns.confinement, values, 'confinement'),
	spread: (values, talk) =>
		talk.plural(numberIn(values, 'tiles'), {
			one: '1 loseta en ranuras',
			other: `${numberIn(values, 'tiles')} losetas en ranuras`
		}),
	track: 'Jeringuilla: pila de cada ronda',
	trackShort: 'Jeringuilla',
	trackCell: (values) => `Ronda ${numberIn(values, 'round')}: losetas de la pila`,
	cured: 'Curados',
	deceased: 'Fallecidos: personas y losetas',
	curedShort: 'Curados',
	deceasedShort: 'Fallecidos',
	tallyCell: (values) =>
		`${values['box'] === 'cured' ? 'Curados' : 'Fallecidos'}, número ${numberIn(values, 'n')}`,
	clinicOf: (values, talk) => `Clínica ${talk.player(numberIn(values, 'seat'))}`,
	slots: 'Ranuras de preadmisión',
	slotCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, ranura ${slotLetter(numberIn(values, 'slot'))}`,
	admitted: 'Admitir',
	admittedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, admisión ${numberIn(values, 'n')} de esta ronda`,
	rooms: (values, talk) =>
		talk.plural(numberIn(values, 'beds'), {
			one: `Salas de tratamiento, ${numberIn(values, 'beds')} cama cada una`,
			other: `Salas de tratamiento, ${numberIn(values, 'beds')} camas cada una`
		}),
	bedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, sala ${numberIn(values, 'room')}, cama ${numberIn(values, 'bed')}`,
	people: 'Infectados: tipo y color',
	personCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, infectados, lugar ${numberIn(values, 'n')}`,
	quarantine: 'Cuarentena',
	quarantineCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, cuarentena, lugar ${numberIn(values, 'n')}`,
	spent: (values) => `${numberIn(values, 'price')} $ c/u`,
	spentCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, dólares gastados en protección`,
	popularity: 'Popular.',
	popularityCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, popularidad al final`,
	nurseTable: 'Enfermeras para alguien con loseta',
	withTile: 'Persona con loseta',
	doctor: (values) => wordIn(doctors, values, 'colour'),
	income: 'Ingreso',
	tilesDeck: 'Losetas COVID-19 y jeringuilla',
	...letterTexts('es')
};
