import { numberIn, slotLetter, wordIn, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

export const sections: ClinicWords['sections'] = {
	setup: 'Preparación',
	flow: 'Desarrollo',
	actions: 'Acciones',
	infections: 'Infecciones',
	protection: 'Protección',
	movement: 'Movimiento',
	treatment: 'Tratamiento',
	expenses: 'Gastos',
	administration: 'Administración',
	contagions: 'Nuevos contagios',
	end: 'Fin de la partida',
	modules: 'Otros módulos',
	rulings: 'Cuestiones abiertas'
};

export const parts: ClinicWords['parts'] = {
	cured: 'Curados',
	deceased: 'Fallecidos',
	popularity: 'Popularidad'
};

export const options: ClinicWords['options'] = {
	contagion: {
		label: 'Contagio',
		help: 'Con contagio alto se ponen dos losetas por ronda en las ranuras de cada clínica, en vez de una.',
		values: nouns.contagion
	},
	confinement: {
		label: 'Confinamiento',
		help: 'Cuanto más estricto es el confinamiento, menos losetas llegan cada ronda.',
		values: nouns.confinement
	},
	modules: {
		label: 'Módulos del juego base',
		help: 'Elige los módulos que hay en la mesa; la expansión cambia algunas de sus reglas.',
		values: nouns.module
	},
	slots: { label: 'Ranuras de preadmisión', help: 'Cuántas ranuras de preadmisión tiene cada clínica.' },
	tiles: {
		label: 'Losetas propias',
		help: 'Losetas por jugador en cada una de las seis rondas, en vez de una columna del tablero; 100 como máximo en total.',
		values: { '1': 'Ronda 1', '2': 'Ronda 2', '3': 'Ronda 3', '4': 'Ronda 4', '5': 'Ronda 5', '6': 'Ronda 6' }
	},
	incomes: {
		label: 'Ingresos',
		help: 'Lo que aporta tratar a una persona de cada color, en dólares.',
		values: nouns.colour
	}
};

export const rulings: ClinicWords['rulings'] = {
	'CLN-R1': {
		question: 'Hay tantos fallecidos como curados. ¿Se ha perdido?',
		answers: {
			a: 'No, se gana: solo se pierde con más fallecidos que curados.',
			b: 'Sí: el objetivo pide más curados.'
		}
	},
	'CLN-R2': {
		question: '¿Qué significan los 6 $ de la consulta especial?',
		answers: { a: 'El jugador gana 6 $.', b: 'El jugador paga 6 $ y no ingresa nada.' }
	},
	'CLN-R3': {
		question: '¿Qué losetas se pueden quitar por 20 $?',
		answers: {
			a: 'Cualquiera de la propia clínica: de personas, de la cuarentena o de ranuras.',
			b: 'Solo las de pacientes y médicos.'
		}
	},
	'CLN-R4': {
		question: '¿Hay nuevos contagios en la ronda 6?',
		answers: {
			a: 'Sí, y lo que no cabe cuenta como fallecido.',
			b: 'No, la partida acaba tras la administración.'
		}
	},
	'CLN-R5': {
		question: '¿Puede un paciente infectado tener una consulta externa ordinaria?',
		answers: {
			a: 'No, siempre es la especial.',
			b: 'Sí, con enfermeras e ingresos como en una sala de tratamiento.'
		}
	},
	'CLN-R6': {
		question: '¿Quién cuenta como curado?',
		answers: {
			a: 'Todos los pacientes tratados, infectados o no.',
			b: 'Solo los pacientes que estaban infectados.'
		}
	},
	'CLN-R7': {
		question: '¿Qué color decide el ingreso si ha cambiado desde la infección?',
		answers: { a: 'El color de ahora.', b: 'El color en el momento de la infección.' }
	},
	'CLN-R8': {
		question: '¿Cuentan como fallecidos los ancianos y las mujeres embarazadas de la caja?',
		answers: { a: 'Sí.', b: 'No, solo pacientes y médicos.' }
	}
};

const doctors = {
	white: 'Médico blanco (1)',
	yellow: 'Médico amarillo (2)',
	orange: 'Médico naranja (3)',
	red: 'Médico rojo (4)'
};

export const sheet: ClinicWords['sheet'] = {
	title: 'Clinic: Pandemia COVID-19',
	notice: 'Esta hoja es un diseño propio de Pipsheet. No reproduce el tablero de la editorial.',
	board: 'Tablero de contagio',
	boardShort: 'Tablero',
	boardCell: (values) =>
		`Ronda ${numberIn(values, 'round')}, contagio ${wordIn(nouns.contagion, values, 'contagion')}, confinamiento ${wordIn(nouns.confinement, values, 'confinement')}: ${numberIn(values, 'tiles')} losetas por jugador`,
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
	rooms: 'Salas de tratamiento, dos camas cada una',
	bedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, sala ${numberIn(values, 'room')}, cama ${numberIn(values, 'bed')}`,
	people: 'Infectados: tipo y color',
	personCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, infectados, lugar ${numberIn(values, 'n')}`,
	quarantine: 'Cuarentena',
	quarantineCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, cuarentena, lugar ${numberIn(values, 'n')}`,
	spent: '20 $ c/u',
	spentCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, dólares gastados en protección`,
	popularity: 'Popular.',
	popularityCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, popularidad al final`,
	nurseTable: 'Enfermeras para alguien con loseta',
	withTile: 'Persona con loseta',
	doctor: (values) => wordIn(doctors, values, 'colour'),
	income: 'Ingreso',
	tilesDeck: 'Losetas COVID-19 y jeringuilla'
};
