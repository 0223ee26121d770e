import type { FaultWords } from './en.ts';

export const words: FaultWords = {
	integer: ({ min, max }) =>
		min === max ? `debe ser ${min}` : `debe ser un número entero de ${min} a ${max}`,
	truth: 'debe ser true o false',
	oneOf: ({ values }, talk) => `debe ser ${talk.or(values.map((value) => `«${value}»`))}`,
	either: 'tiene un valor que no encaja en ninguna de las formas permitidas',
	list: ({ min, max }) =>
		min === max ? `debe ser una lista de ${min}` : `debe ser una lista de ${min} a ${max} elementos`,
	unique: 'no debe nombrar nada dos veces',
	noField: 'es un campo que aquí no existe',
	field: 'falta',
	object: 'debe ser un objeto con campos',
	verb: ({ verbs }, talk) => `debe ser uno de los verbos ${talk.or(verbs)}`,
	name: ({ max }) => `debe ser un nombre de 1 a ${max} caracteres sin caracteres de control`,
	illegal: ({ rule }) => `incumple la regla ${rule}`,
	value: 'tiene un valor que aquí no está permitido',
	notJson: 'Esto no es JSON válido.',
	tooLong: 'Esta petición supera un mebibyte.',
	tooMuch: 'La respuesta es demasiado larga para escribirla.',
	moveWithoutCheck: 'Una jugada solo acompaña a la pregunta «check».',
	sentence: ({ where, what }) => (where ? `${where} ${what}.` : `El registro ${what}.`)
};
