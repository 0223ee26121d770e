import type { Talk } from '../talk.ts';
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
	ours: 'de la app',
	known: 'como dice el reglamento',
	yours: 'por ti',
	shuffled: 'al azar',
	parts: 'Partes de la edición',
	partWrong: 'Aquí hay algo que no funciona.',
	sheet: 'Hoja',
	nextPart: ({ name }: { name: string }) => `Siguiente: ${name}`,
	nextOurs: 'por ahora lo nuestro: introduce lo tuyo',
	resetField: 'Volver a lo nuestro',
	asText: 'Como texto',
	byHand: 'A mano',
	preview: 'Así se jugará y se imprimirá',
	allCards: ({ count }: { count: number }, talk: Talk) => `Mostrar las ${talk.number(count)}`,
	noPreview: 'La hoja se dibuja de nuevo en cuanto todo encaje. No se pierde nada de lo introducido.',
	faults: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Una cosa aún no funciona.',
			other: `${talk.number(count)} cosas aún no funcionan.`
		}),
	kept: 'guardada',
	notKept:
		'El último cambio no se pudo guardar en este dispositivo. Entrega la edición o guárdala como archivo.',
	play: 'Empezar una partida con ella',
	print: 'Imprimir',
	hand: 'Entregar',
	handHelp: 'El otro teléfono lo escanea, ve la edición y la guarda.',
	file: 'Guardar como archivo',
	fresh: 'Barajar una hoja nueva',
	freshFor: ({ game }) => `Barajar una hoja nueva de ${game}`,
	freshSeed: 'Número de la hoja',
	freshAny: 'cualquiera',
	freshName: ({ seed }) => `Hoja nueva ${seed}`,
	fairness: '¿Es justa?',
	fairnessHelp:
		'Un jugador sencillo que mira una jugada por delante juega a solas en esta hoja y en la nuestra. No juega bien, pero es el mismo en ambas.',
	tryOut: ({ games }, talk) => `Jugar ${talk.number(games)} partidas rápidas en cada una`,
	trying: ({ done, of }, talk) => `${talk.number(done)} de ${talk.number(of)} partidas en cada hoja`,
	stopTrying: 'Parar',
	trialFailed: 'No se han podido jugar las partidas en este dispositivo.',
	wins: ({ mine, ours }, talk) =>
		`Gana ${talk.number(mine)} de cada 100 partidas en esta hoja y ${talk.number(ours)} de cada 100 en la nuestra.`,
	turns: ({ mine, ours }, talk) =>
		`Ganar lleva ${talk.number(mine)} turnos en esta hoja y ${talk.number(ours)} en la nuestra.`,
	noWins: 'No se puede decir cuánto se tarda en ganar: en una de las hojas no ganó ninguna vez.',
	points: ({ mine, ours }, talk) =>
		`Llega a ${talk.number(mine)} puntos en esta hoja y a ${talk.number(ours)} en la nuestra.`,
	moves: ({ mine, ours }, talk) =>
		`Una partida lleva ${talk.number(mine)} jugadas en esta hoja y ${talk.number(ours)} en la nuestra.`,
	unread: 'Ahora mismo no se pueden leer las ediciones de este dispositivo. No se pierde nada.',
	notCreated: 'No se pudo guardar la edición en este dispositivo. Inténtalo de nuevo.',
	missing: 'Esta edición no está en este dispositivo.',
	choose: 'Edición',
	chooseHelp: '¿Qué hoja o qué cartas hay en la mesa?',
	foundTitle: ({ game }) => `Una edición de ${game}`,
	keep: 'Guardar esta edición',
	knownAs: ({ name }) => `Ya la tienes, como «${name}».`,
	changed: ({ name }) => `Tienes otra edición llamada «${name}». Esta se guarda al lado.`,
	goOnTitle: 'Una partida espera esta edición',
	goOnHelp:
		'Lo que corrijas aquí vale para esa partida en cuanto sigas con ella. La partida anterior queda como estaba.',
	goOn: 'Seguir con la edición corregida',
	goOnFails:
		'Con esta edición la partida no habría podido llegar hasta aquí. Corrige la hoja en la mesa del árbitro.',
	backToTable: 'Volver a la partida'
};
