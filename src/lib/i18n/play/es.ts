import { end } from '../end/es.ts';
import { origin } from '../origin/es.ts';
import type { PlayWords } from './en.ts';

export const words: PlayWords = {
	allowed: 'Permitido.',
	refused: ({ because, rule }) => `No permitido, regla ${rule}: ${because}`,
	undone: ({ what }) => `Deshecho: ${what}`,
	alsoTakenBack: ({ what }) => `También se deshizo: ${what}`,
	nowPlays: ({ name }) => `Ahora le toca a ${name}`,
	mayActToo: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `También puede jugar ${talk.and(names)}`,
			other: `También pueden jugar ${talk.and(names)}`
		}),
	mayAct: 'puede jugar',
	isDone: 'listo',
	places: ({ count }, talk) => talk.plural(count, { one: '1 lugar', other: `${count} lugares` }),
	sheet: 'Hoja',
	whole: 'entera',
	showLarge: 'Ver en grande',
	whatHappened: 'Qué ha pasado',
	alternatives: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Hay una jugada permitida:',
			other: `Hay ${count} jugadas permitidas, primero las más cercanas:`
		}),
	alternativeOf: ({ at, of }) => `${at} de ${of}`,
	more: ({ count }) => `${count} más`,
	previous: 'Anterior',
	next: 'Siguiente',
	doThis: 'Hacer esto en su lugar',
	putBack: 'Dejarlo',
	nothingWritten: 'no se ha anotado nada',
	triedHere: 'se intentó aquí',
	causeHere: 'este es el motivo',
	doubtedHere: 'esto no puede haber ocurrido',
	closeCard: 'Cerrar este mensaje',
	cell: ({ name, holds }) => `${name}: ${holds}`,
	cellNow: ({ name, holds, state }) => `${name}: ${holds}, ${state}`,
	previewed: 'en vista previa',
	possible: 'posible',
	justWritten: 'recién anotada',
	empty: 'vacía',
	struck: ({ text }) => `${text}, tachado`,
	/** Of a piece on the sheet. */
	tones: {
		red: 'rojo',
		yellow: 'amarillo',
		blue: 'azul',
		black: 'negro',
		white: 'blanco',
		orange: 'naranja',
		green: 'verde',
		brown: 'marrón'
	},
	marks: {
		fill: 'rellena',
		cross: 'tachada',
		circle: 'rodeada con un círculo',
		half: 'rellena a medias',
		tick: 'marcada',
		strike: 'tachada con una raya',
		marker: 'aquí está el marcador'
	},
	sheetOf: ({ name }) => `Hoja de ${name}`,
	turnOf: ({ name }) => `Turno de ${name}`,
	awaited: 'se le espera',
	sheets: 'Hojas',
	areas: 'Zonas de la hoja',
	filledOf: ({ filled, of }) => `${filled} de ${of}`,
	legalHere: 'aquí se puede hacer algo',
	wholeSheet: 'Hoja entera',
	turnSheet: 'Girar la hoja',
	wholeArea: 'Mostrar toda el área',
	lookingBack: ({ at, of }) => `Mirando atrás: tras la jugada ${at} de ${of}`,
	backToNow: 'Volver al presente',
	answer: 'Respuesta',
	tryIt: 'Preguntar sin anotar',
	tryHelp: 'Modo de prueba: toca lo que quieras para saber si se permitiría. No se anota nada.',
	steps: { paper: 'Papel', roll: 'Lanzamiento', ask: 'Pregunta' },
	asksRoll: 'Introduce lo que se lanzó o se robó. No se registra nada.',
	asksMove: 'Prueba la jugada: se juzga, no se registra.',
	takeAsMade: 'Darla por hecha y seguir',
	leaveTry: 'Salir del modo de prueba',
	showLegal: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nada de este tipo es posible ahora',
			one: 'Mostrar la única jugada legal',
			other: `Mostrar las ${count} jugadas legales`
		}),
	showNearest: 'Mostrar jugadas legales, primero las más cercanas',
	alsoBroken: 'También incumple',
	rulingApplies: ({ answer }) => `En esta mesa vale: «${answer}»`,
	timeline: 'Historial',
	noMoves: 'Todavía no ha pasado nada.',
	moveNumber: ({ at }) => `Jugada ${at}`,
	statistics: 'Dados hasta ahora',
	noRolls: 'Todavía no se ha anotado ningún dado.',
	statisticsHelp: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Se ha anotado un dado. Con dados justos, a la larga cada cara sale igual de a menudo.',
			other: `Se han anotado ${talk.number(count)} dados. Con dados justos, cada cara sale unas ${talk.number(Math.round((count / 6) * 10) / 10)} veces.`
		}),
	faceCount: ({ face, count }, talk) =>
		talk.plural(count, { zero: `${face}: nunca`, one: `${face}: una vez`, other: `${face}: ${count} veces` }),
	handOverRoll: 'Pasar la tirada',
	scanRoll: 'Escanear la tirada',
	rollNow: 'Tirar por mí (sin dados a mano)',
	enterDie: ({ face }) => `Anotar ${face}`,
	nthOf: ({ name, nth, of }) => `${name} (${nth} de ${of})`,
	takeBackLast: 'Quitar el último dado',
	takeBackDie: ({ face }) => `Quitar el ${face}`,
	diceEntered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} de ${of} dado anotado`,
			other: `${count} de ${of} dados anotados`
		}),
	...end,
	allTheSame: 'Aun así, está así en la mesa',
	noLongerChecked: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Entonces esta regla ya no se comprueba en esta mesa.',
			other: 'Entonces estas reglas ya no se comprueban en esta mesa.'
		}),
	asVerdict: 'Ver y compartir este veredicto',
	theirBox: 'Entonces en esta mesa se da por hecho que hay más: tendrá su propia edición.',
	theirPast:
		'Entonces se corrige lo que la aplicación había anotado; las jugadas anteriores a este turno se quedan en la mesa antigua.',
	correctSheet: 'Corregir la hoja',
	playedOn: ({ edition }) => `Se juega con la edición «${edition}»`,
	origin,
	closeMenu: 'Cerrar el menú',
	trouble: {
		gone: 'Esta partida se borró de este dispositivo: en otra pestaña, o la borró el navegador al limpiar sus datos. Ahora solo está en esta pantalla.',
		silent:
			'El dispositivo no responde y la última jugada no se pudo guardar. Cierra el navegador, ábrelo de nuevo y continúa.',
		conflict: 'Esta partida siguió en otra pestaña. Ves su estado más reciente; tu último toque no se anotó.',
		full: 'No queda espacio en este dispositivo y la última jugada no se pudo guardar. Exporta la partida, libera espacio y continúa.',
		'newer-version':
			'Hay una versión más nueva de Pipsheet en otra pestaña. Recarga para seguir; no se pierde nada.',
		'too-long': 'Una partida admite como mucho 5000 jugadas, y esta está llena.',
		broken:
			'El navegador no pudo guardar la última jugada, así que no se hizo. Exporta la partida por seguridad y recarga.'
	},
	olderRules: ({ at, move, rule }) =>
		`Esta partida se jugó con una versión anterior de las reglas. La jugada ${at} («${move}») incumple hoy la regla ${rule}.`,
	olderRulesRest: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Ves la partida como estaba antes; esa jugada se conserva y no se recorta nada.',
			other: `Ves la partida como estaba antes; esa jugada y lo que siguió (${talk.number(count)} jugadas) se conservan y no se recorta nada.`
		}),
	goOnFromHere: 'Seguir desde aquí en una copia',
	keepAnew: 'Guardarla como partida nueva',
	unopened: {
		'newer-version':
			'Hay una versión más nueva de Pipsheet en otra pestaña. Recarga para seguir; no se pierde nada.',
		silent:
			'Las partidas de este dispositivo no responden. Cierra el navegador, ábrelo de nuevo y reinténtalo.',
		broken: 'Esta partida no se pudo cargar. Sigue en este dispositivo tal como está.'
	},
	exportTable: 'Exportar esta partida',
	opening: 'Abriendo la partida …',
	missing: 'Esta partida no está en este dispositivo.',
	damaged:
		'Esta partida está dañada y no se puede abrir. Lo que queda de ella se puede guardar en un archivo.',
	saveRest: 'Guardar lo que queda',
	explained: ({ part, whose, value }) => `${part}, ${whose}: ${value}`,
	whereFrom: ({ part, whose, value }) => `${part}, ${whose}: ${value}. ¿De dónde sale?`,
	correctEdition: '¿Impreso de otro modo? Corrige la edición',
	toEdition: 'Corregir la edición',
	correctedName: 'Nuestra edición, corregida'
};
