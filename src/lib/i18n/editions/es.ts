import type { EditionsWords } from './en.ts';

export const words: EditionsWords = {
	title: 'Ediciones',
	about:
		'Las hojas y las cartas de esta app son nuestras. Si tienes las publicadas, introduce una vez lo que llevan impreso: la app jugará, arbitrará e imprimirá las tuyas.',
	standard: 'Nuestra propia edición',
	standardAbout: 'Hecha para esta app. No es la hoja publicada.',
	enter: 'Introducir tu edición',
	enterFor: ({ game }) => `Introducir tu edición de ${game}`,
	copyOf: ({ name }) => `Copia de ${name}`,
	firstName: 'Mi edición',
	received: 'recibida',
	unfinished: 'sin terminar',
	edit: 'Editar',
	copy: 'Copiar',
	remove: 'Borrar',
	removed: ({ name }) => `«${name}» se ha borrado.`,
	undo: 'Deshacer',
	redo: 'Rehacer',
	name: 'Nombre de la edición',
	nameHelp: 'De 1 a 60 caracteres; se imprime en la hoja.',
	nameWrong: 'Una edición necesita un nombre de 1 a 60 caracteres.',
	ours: 'nuestro',
	yours: 'tuyo',
	resetField: 'Volver a lo nuestro',
	asText: 'Como texto',
	byHand: 'A mano',
	preview: 'Así se jugará y se imprimirá',
	noPreview: 'La hoja se dibuja de nuevo en cuanto todo encaje. No se pierde nada de lo introducido.',
	fits: 'Todo encaja. Ya se puede jugar.',
	faults: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Una cosa aún no funciona.',
			other: `${talk.number(count)} cosas aún no funcionan.`
		}),
	kept: 'Se guarda en este dispositivo mientras escribes.',
	notKept:
		'El último cambio no se pudo guardar en este dispositivo. Entrega la edición o guárdala como archivo.',
	play: 'Empezar una partida con ella',
	print: 'Imprimir',
	hand: 'Entregar',
	handHelp: 'El otro teléfono lo escanea, ve la edición y la guarda.',
	file: 'Guardar como archivo',
	missing: 'Esta edición no está en este dispositivo.',
	choose: 'Edición',
	chooseHelp: '¿Qué hoja o qué cartas hay en la mesa?',
	foundTitle: ({ game }) => `Una edición de ${game}`,
	keep: 'Guardar esta edición',
	known: ({ name }) => `Ya la tienes, como «${name}».`,
	changed: ({ name }) => `Tienes otra edición llamada «${name}». Esta se guarda al lado.`
};
