import type { DeskWords } from './en.ts';

export const words: DeskWords = {
	title: 'La mesa del árbitro',
	about:
		'Copia cómo va una partida en papel. Después pregunta si una jugada está permitida, cuenta los puntos o sigue aquí.',
	chooseGame: '¿Qué juego hay en la mesa?',
	correctTitle: 'Corregir la hoja',
	correctAbout:
		'Cambia lo que hay en las hojas. La partida sigue desde aquí como una nueva que recuerda de dónde viene; la anterior queda como está.',
	begun: 'Lo que habías empezado a corregir está aquí otra vez.',
	beginAgain: 'Empezar de nuevo',
	addPlayer: 'Añadir a alguien',
	removePlayer: ({ name }) => `Quitar a ${name}`,
	playerNumber: ({ seat }) => `Jugador ${seat}`,
	askRoll: 'Siguiente: el lanzamiento',
	askMove: 'Siguiente: la jugada',
	beforeTheRoll: 'Copia la hoja tal como estaba antes del lanzamiento.',
	beforeTheMove: 'Copia la hoja tal como estaba antes de esa jugada.',
	onlyWhoMoves: ({ name }) => `Para preguntar por ${name} basta esta hoja.`,
	ownEdition: 'Nuestra propia edición',
	agreed: 'Jugadores, hoja y lo acordado',
	tapHelp: 'Toca una casilla para marcarla; arrastra el dedo por una fila para rellenarla.',
	trackHelp: 'Toca donde está el marcador. Un paso al lado:',
	larger: 'Casillas más grandes',
	brush: 'Un toque escribe:',
	digits: 'Números',
	higherNumbers: ({ from }) => `${from} o más`,
	otherNumbers: 'Otros números',
	leaveEmpty: 'Dejar vacío',
	fewer: ({ what }) => `${what}: uno menos`,
	more: ({ what }) => `${what}: uno más`,
	follows: 'Esto se sigue de las demás marcas.',
	byMove: 'Aquí solo se llega con una última jugada: sigue como partida y hazla allí.',
	clear: 'Empezar con hojas en blanco',
	notYet: 'Antes tiene que estar lo que va delante.',
	asText: 'Como texto',
	asTextHelp: 'Cada dato de la posición, también lo que ninguna casilla muestra.',
	elsewhere:
		'Esta partida también se está copiando en otra pestaña. Esta es una copia aparte: ninguna pestaña escribe sobre la otra.',
	otherCopy: ({ names, when }) => `Se empezó otra copia de este juego: ${names}, ${when}.`,
	takeUp: 'Retomarla',
	place: 'Puesto',
	cannotAsk: 'Esta pregunta ya no está aquí. Copia la hoja otra vez.',
	rulings: 'Interpretaciones',
	optionsAndRulings: 'Opciones e interpretaciones',
	agreedOtherwise: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Si se hubiera acordado así desde el principio, una jugada anterior se habría juzgado de otro modo:',
			other: `Si se hubiera acordado así desde el principio, ${talk.number(count)} jugadas anteriores se habrían juzgado de otro modo:`
		}),
	unfit: ({ because }) => `No encaja con lo que hay en las hojas: ${because}`,
	judgedOtherwise: ({ at, move, rules }) => `La jugada ${at} («${move}») infringe ${rules}.`,
	judgedTheSame: 'Ninguna jugada anterior se habría juzgado de otra manera.',
	doubts: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Una cosa no ha podido darse así. Queda como la escribiste.',
			other: `${talk.number(count)} cosas no han podido darse así. Quedan como las escribiste.`
		}),
	faulty: 'Esto aún no se puede leer:',
	score: 'Contar los puntos',
	scoreTitle: 'La puntuación de estas hojas',
	notOver: 'Aún no ha terminado: así está ahora.',
	sayTheEnd: ({ end }) => `Si en la mesa ha terminado, elige arriba «${end}».`,
	makeTheLastMove: ({ goOn }) => `Si una última jugada la terminó, elige «${goOn}» y haz allí esa jugada.`,
	howItEnds: ({ end }) => `Cómo termina. ${end}`,
	goOn: 'Seguir como partida',
	correct: 'Seguir con las hojas corregidas',
	notKept: 'Este dispositivo no pudo guardar la partida.',
	missing: 'Esta partida no está en este dispositivo.',
	withinTurn: ({ at, count }, talk) =>
		talk.plural(count, {
			one: `Este turno no ha terminado: estas son las hojas antes de él, después de la jugada ${at}. La jugada posterior se repite si aún se permite.`,
			other: `Este turno no ha terminado: estas son las hojas antes de él, después de la jugada ${at}. Las ${talk.number(count)} jugadas posteriores se repiten mientras se permitan.`
		}),
	notBetweenTurns: 'Las hojas se corrigen entre dos turnos. Termina este turno o deshazlo primero.',
	allowed: 'Permitido',
	notAllowed: 'No permitido',
	alternatives: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Ahora no se permite nada de este tipo.',
			one: 'Se permite una jugada de este tipo:',
			other: `Se permiten ${talk.number(count)} jugadas de este tipo:`
		}),
	otherKinds: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Ahora no se permite nada de este tipo. Se permite otra jugada:',
			other: `Ahora no se permite nada de este tipo. Se permiten otras ${talk.number(count)} jugadas:`
		}),
	others: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Ahora no se permite nada más de este tipo.',
			one: 'También se permite otra jugada de este tipo:',
			other: `También se permiten otras ${talk.number(count)} jugadas de este tipo:`
		}),
	dice: ({ faces }) => `En la mesa: ${faces}.`,
	rulesAbout: 'Las reglas sobre una jugada así',
	judgedBy: ({ rules }) => `Juzgado según ${rules}`,
	otherAnswerAllows: ({ ruling, question, answer }) =>
		`${ruling}: ${question} Con la otra respuesta («${answer}») estaría permitido.`,
	otherAnswerRefuses: ({ ruling, question, answer }) =>
		`${ruling}: ${question} Con la otra respuesta («${answer}») no estaría permitido.`,
	noRulingChanges: 'Ninguna respuesta a una cuestión abierta del reglamento cambia este veredicto.',
	rulingsAsGiven: 'Interpretaciones que propone la app',
	rulingOf: ({ ruling, question, answer }) => `Interpretación de esta mesa, ${ruling}: ${question} ${answer}`,
	toldByTable: ({ asked, answer }: { asked: string; answer: string }) => `${asked} ${answer}.`,
	toldOtherwiseAllows: ({ asked, answer }) => `${asked} Con «${answer}» estaría permitido.`,
	toldOtherwiseRefuses: ({ asked, answer }) => `${asked} Con «${answer}» no estaría permitido.`,
	moreOfThem: ({ count }, talk) =>
		talk.plural(count, { one: 'Mostrar una más', other: `Mostrar ${talk.number(count)} más` }),
	turn: 'Girar',
	picture: 'Imagen',
	link: 'Enlace',
	notMade: 'No ha funcionado en este dispositivo.',
	rulesVersion: ({ edition, rules }) => `${edition} · versión ${rules} de las reglas`,
	judgeYourself: 'Júzgalo tú: este código abre el mismo veredicto en cualquier teléfono.',
	openTable: 'Abrir aquí esta partida',
	tableBroken: ({ at }) => `No todas las jugadas anteriores son legales: se rechaza la jugada ${at}.`
};
