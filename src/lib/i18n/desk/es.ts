import type { DeskWords } from './en.ts';

export const words: DeskWords = {
	title: 'La mesa del árbitro',
	about:
		'Copia cómo va una partida en papel. Después pregunta si una jugada está permitida, cuenta los puntos o sigue aquí.',
	chooseGame: '¿Qué juego hay en la mesa?',
	correctTitle: 'Corregir la hoja',
	correctAbout:
		'Cambia lo que hay en las hojas. La partida sigue desde aquí como una nueva que recuerda de dónde viene; la anterior queda como está.',
	players: 'Jugadores',
	addPlayer: 'Añadir a alguien',
	removePlayer: ({ name }) => `Quitar a ${name}`,
	playerNumber: ({ seat }) => `Jugador ${seat}`,
	position: 'Cómo va la partida',
	beforeTheRoll:
		'Para una duda dentro de un turno, copia las hojas como estaban antes de la tirada; la tirada se introduce después en la partida.',
	rulings: 'Interpretaciones',
	rulingsChanged: 'Con estas interpretaciones, una jugada anterior se habría juzgado de otra manera:',
	judgedOtherwise: ({ at, move, rule }) => `La jugada ${at} («${move}») incumple ${rule}.`,
	judgedTheSame: 'Ninguna jugada anterior se habría juzgado de otra manera.',
	doubts: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Una cosa no ha podido darse así. Queda como la escribiste.',
			other: `${talk.number(count)} cosas no han podido darse así. Quedan como las escribiste.`
		}),
	fits: 'Esta posición se puede juzgar.',
	faulty: 'Esto aún no se puede leer:',
	ask: 'Preguntar por una jugada',
	askHelp:
		'Abre la partida en modo de prueba: toca una jugada para saber si está permitida. No se anota nada.',
	score: 'Contar los puntos',
	scoreTitle: 'La puntuación de estas hojas',
	goOn: 'Seguir como partida',
	correct: 'Seguir con las hojas corregidas',
	seatScore: 'Puntuación',
	notKept: 'Este dispositivo no pudo guardar la partida.',
	missing: 'Esta partida no está en este dispositivo.',
	notBetweenTurns: 'Las hojas se corrigen entre dos turnos. Termina este turno o deshazlo primero.',
	verdict: 'Veredicto',
	allowed: 'Permitido',
	notAllowed: 'No permitido',
	whoAsks: 'La jugada',
	because: 'Porque',
	ruleBook: 'Leer la regla',
	alternatives: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Ahora no se permite nada de este tipo.',
			one: 'Se permite una jugada de este tipo:',
			other: `Se permiten ${talk.number(count)} jugadas de este tipo:`
		}),
	another: ({ at, of }) => `${at} de ${of}`,
	previous: 'La anterior',
	next: 'La siguiente',
	otherAnswer: ({ ruling, answer }) => `Con la respuesta ${answer} a ${ruling} estaría permitido.`,
	rulesVersion: ({ edition, rules }) => `${edition} · versión ${rules} de las reglas`,
	judgeYourself: 'Júzgalo tú: este código abre el mismo veredicto en cualquier teléfono.',
	openTable: 'Abrir aquí esta partida',
	tableBroken: ({ at }) => `No todas las jugadas anteriores son legales: se rechaza la jugada ${at}.`
};
