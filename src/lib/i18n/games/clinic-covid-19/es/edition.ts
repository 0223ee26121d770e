import { numberIn, textIn, wordIn, type EditionWords } from '../words.ts';
import { nouns } from './labels.ts';

export const edition: EditionWords = {
	palette: 'Qué se pinta',
	'part.board': 'Tablero',
	'part.nurses': 'Enfermeras',
	'part.numbers': 'Números',
	'part.people': 'Personas',
	rounds: 'Rondas',
	board: 'Tablero de contagio: losetas por jugador',
	contagions: 'Losetas nuevas en ranuras por fase de contagio',
	total: 'Losetas en la caja',
	nurses: 'Enfermeras para alguien con loseta',
	incomes: 'Ingresos en $',
	protection: 'Quitar una loseta, en $',
	consultation: 'Consulta especial, en $',
	doctorDeath: 'Popularidad que cuesta un médico infectado que muere',
	strategic: 'Popularidad por jugador para la victoria estratégica',
	slots: 'Ranuras de preadmisión de una clínica',
	rooms: 'Salas de tratamiento de una clínica',
	beds: 'Camas en una sala',
	admits: 'Admisiones en una ronda',
	people: 'Otros tipos de personas',
	known: 'como dice el reglamento',
	ours: 'nuestro: escribe lo que dice tu tablero',
	boardHelp: 'Una fila por ronda y una columna por cada pareja de contagio y confinamiento.',
	nursesHelp: 'Según el color de la persona (columnas) y del médico (filas). Un guion: nunca.',
	never: 'nunca',
	lowContagion: 'Contagio bajo',
	highContagion: 'Contagio alto',
	kindName: 'Nombre',
	newKind: 'Clase nueva',
	kindLike: 'se trata como',
	addKind: 'Añadir un tipo de personas',
	boardCell: (values) =>
		`Ronda ${numberIn(values, 'round')}, contagio ${wordIn(nouns.contagion, values, 'contagion')}, confinamiento ${wordIn(nouns.confinement, values, 'confinement')}`,
	nurseCell: (values) =>
		`Enfermeras: médico ${wordIn(nouns.colour, values, 'doctor')}, persona de color ${wordIn(nouns.colour, values, 'colour')}`,
	incomeOf: (values) => `Ingresos: ${wordIn(nouns.colour, values, 'colour')}`,
	removeKind: (values) => `Quitar ${textIn(values, 'name')}`,
	dashed: 'Los campos con borde de trazos son nuestros hasta que escribas lo que dicen tus tableros.',
	sum: 'Suma',
	sumHelp: (values) =>
		`La suma de una columna por el número de jugadores no puede superar las ${numberIn(values, 'total')} losetas de la caja.`,
	columnsKnown:
		'Contagio bajo con confinamiento medio es como dice el reglamento; las demás columnas son nuestras: escribe lo que dice tu tablero.',
	confinementShort: (values) => wordIn(nouns.confinement, values, 'confinement'),
	nursesKnown:
		'La columna de la persona blanca y rojo con rojo son como dice el reglamento; lo demás es nuestro: escribe lo que dice tu tablero.'
};
