import type { ShapeName } from '../../../../validators/fight-the-virus/boards.ts';
import type { Words } from '../words.ts';
import { bonusName, fields, shapeName, squares } from './labels.ts';

const areaNames = {
	analysis: 'el análisis del virus',
	research: 'la investigación',
	testing: 'las pruebas',
	curve: 'la curva de contagio'
};

const places = {
	top: 'arriba',
	bottom: 'abajo',
	left: 'a la izquierda',
	right: 'a la derecha',
	middle: 'en el centro'
};

/** Begins a sentence about a shape. */
const subject = (shape: ShapeName): string =>
	({
		single: 'La casilla suelta',
		lineOfTwo: 'La línea de dos',
		lineOfThree: 'La línea de tres',
		squareOfFour: 'El cuadrado de cuatro',
		plus: 'La cruz',
		free: 'Esto',
		other: 'Esto'
	})[shape];

export const sentences: Words['sentences'] = {
	gameOver: 'La partida ha terminado.',
	rollFirst: ({ roller }, talk) => `Primero tiene que tirar ${talk.player(roller)}.`,
	otherRolls: ({ roller }, talk) => `En este turno tira ${talk.player(roller)}.`,
	decideDouble: ({ roller }, talk) =>
		`Primero ${talk.player(roller)} decide si se queda con los dobles o vuelve a tirar.`,
	sixesStay: 'El doble seis nunca se repite.',
	rolledAlready: 'En este turno ya se han tirado los dados.',
	rolledTwice: 'En esta mesa los dobles se repiten solo una vez por turno.',
	nothingToKeep: 'No hay dobles sobre los que decidir.',
	finishTurn: ({ waiting }, talk) =>
		`El turno no ha terminado: todavía ${talk.plural(waiting.length, { one: 'falta', other: 'faltan' })} ${talk.and(waiting.map((by) => talk.player(by)))}.`,
	doneAlready: ({ by }, talk) => `${talk.player(by)} ya ha terminado este turno.`,
	keptElsewhere: ({ by }, talk) => `La hoja de ${talk.player(by)} no se lleva aquí.`,
	keptHere: ({ by }, talk) => `La hoja de ${talk.player(by)} se lleva aquí: no hay que avisar de nada.`,
	reportedAlready: ({ by, last }, talk) => `${talk.player(by)} ya ha avisado del ${last}.`,
	reportLater: ({ by, last }, talk) =>
		`${talk.player(by)} no puede haber tachado el ${last} en este momento.`,
	noBonus: ({ by }, talk) => `${talk.player(by)} no tiene pendiente una bonificación así.`,
	bonusFirst: ({ by, bonus }, talk) =>
		`Primero ${talk.player(by)} toma o rechaza la bonificación: ${bonusName(bonus)}.`,
	analysedAlready: ({ by }, talk) =>
		`${talk.player(by)} está en activo y ya ha usado su dado del análisis del virus.`,
	usedElsewhereAlready: ({ by }, talk) =>
		`${talk.player(by)} está en activo y ya ha usado su dado fuera del análisis del virus.`,
	passiveUsed: ({ by }, talk) =>
		`${talk.player(by)} está en pasivo y ya ha usado un dado; solo una casilla de dado extra permitiría el segundo.`,
	bothUsed: ({ by }, talk) => `${talk.player(by)} ya ha usado los dos dados.`,
	dieUsed: ({ face }) => `Este dado, el ${face}, ya se ha usado en este turno.`,
	dieUsable: ({ face, area }) => `El ${face} todavía se puede usar en ${areaNames[area]}.`,
	progressShort: ({ add, needs, has }, talk) =>
		`Para sumar ${add} ${talk.plural(needs, { one: 'hace falta un campo', other: `hacen falta ${talk.number(needs)} campos` })} de progreso, y ${talk.plural(has, { zero: 'no hay ninguno disponible', one: 'solo hay uno disponible', other: `solo hay ${talk.number(has)} disponibles` })}.`,
	shapeOf: ({ value, shape, squares: n }, talk) =>
		`Un ${value} rellena ${shapeName(shape, n, talk)}, y esta es otra forma.`,
	noShapeAbove6: ({ value }) => `No hay forma para un ${value}: el análisis del virus llega hasta el 6.`,
	sixTooLarge: ({ squares: n, most }, talk) =>
		`Un 6 rellena ${squares(most, talk)} como mucho, no ${talk.number(n)}.`,
	sixApart: 'Las casillas de un 6 tienen que estar conectadas por sus lados.',
	sixTooLong: ({ short, long }) => `Esta forma no cabe en un rectángulo de ${short} por ${long}.`,
	outside: ({ squares: n }, talk) =>
		talk.plural(n, {
			one: 'Una casilla de la forma queda fuera del virus.',
			other: `${talk.number(n)} casillas de la forma quedan fuera del virus.`
		}),
	covered: ({ squares: n }, talk) =>
		talk.plural(n, {
			one: 'Una casilla de la forma ya está rellena.',
			other: `${talk.number(n)} casillas de la forma ya están rellenas.`
		}),
	notBeside: 'La forma tiene que compartir un lado con una casilla ya rellena; las esquinas no cuentan.',
	cutsOff: ({ shape, squares: n, where }, talk) =>
		talk.plural(n, {
			one: `${subject(shape)} dejaría aislada una casilla ${places[where]}.`,
			other: `${subject(shape)} dejaría aisladas ${talk.number(n)} casillas ${places[where]}.`
		}),
	researchNext: ({ value, next }) => `La investigación sigue con el ${next}, y esto es un ${value}.`,
	goalsOpen: ({ goals, last }, talk) =>
		talk.plural(goals, {
			one: `El ${last} tiene que esperar: una casilla roja con bandera sigue vacía.`,
			other: `El ${last} tiene que esperar: ${talk.number(goals)} casillas rojas con bandera siguen vacías.`
		}),
	researchComplete: 'La investigación está completa.',
	noTestingSquare: 'Esa casilla no existe en las pruebas.',
	testingFilled: ({ number }) => `En esta casilla ya hay un ${number}.`,
	needsSupport: ({ empty, of }, talk) =>
		talk.plural(empty, {
			one: 'Una casilla justo debajo sigue vacía.',
			other:
				empty === 2 && of === 2
					? 'Las dos casillas justo debajo siguen vacías.'
					: `${talk.number(empty)} casillas justo debajo siguen vacías.`
		}),
	notHigher: ({ value, below }) =>
		value === below
			? `Debajo hay un ${below}: el número tiene que ser mayor, no igual.`
			: `Debajo hay un ${below}, y ${value} no es mayor.`,
	oneOnOne: 'Debajo hay un 1, y un 1 nunca va sobre un 1.',
	oneUnderOne: 'Encima hay un 1, y un 1 nunca va bajo un 1.',
	noCurveSquare: 'Esa casilla no existe en la curva de contagio.',
	curveFilled: ({ number }) => `En esta casilla ya hay un ${number}.`,
	curveTooHigh: ({ value }) => `La curva de contagio acepta números de 1 a 6, no un ${value}.`,
	fromBelow: ({ column }) =>
		`La columna ${column} se rellena de abajo arriba: una casilla más abajo sigue vacía.`,
	completeColumn: ({ columns }, talk) =>
		talk.plural(columns.length, {
			one: `La columna ${columns.join()} está empezada y hay que completarla primero.`,
			other: `Las columnas ${talk.and(columns.map(String))} están empezadas y hay que completarlas primero.`
		}),
	leftmostColumn: ({ column }) =>
		`Toca la columna ${column}: de las no empezadas es la de más a la izquierda.`,
	sameBeside: ({ value }) => `Una casilla vecina ya tiene un ${value}.`,
	circledFirst: ({ columns }, talk) =>
		`Primero hay que empezar la columna ${talk.or(columns.map(String))}: su casilla inferior está rodeada.`,
	opposite: ({ takes, beside }) =>
		`Esta casilla rodeada solo acepta un ${takes}, el opuesto del ${beside} de al lado.`,
	noVirus: 'El análisis del virus no tiene ninguna casilla.',
	virusInPieces: ({ sections }, talk) =>
		`El análisis del virus está en ${talk.number(sections)} trozos; sus casillas tienen que estar conectadas por sus lados.`,
	shapeSize: ({ shapes, most }, talk) =>
		`La forma del ${talk.and(shapes.map(String))} tiene que tener de 1 a ${most} casillas.`,
	noTesting: 'Las pruebas no tienen ninguna casilla.',
	noCurve: 'La curva de contagio no tiene ninguna casilla.',
	researchTooLong: ({ last, reach }) =>
		`La investigación llega hasta ${last}, pero con estos campos de progreso ningún dado pasa de ${reach}.`,
	doubtFieldOrder: 'Los campos de progreso no están marcados en orden.',
	doubtFieldCount: ({ circled, spikes }, talk) =>
		`Campos de progreso rodeados: ${talk.number(circled)}; espículas cubiertas: ${talk.number(spikes)}.`,
	doubtFieldsSpent: ({ crossed, spent }, talk) =>
		`Los números mayores que 6 han costado al menos ${fields(spent, talk)} de progreso, y tachados solo hay ${talk.number(crossed)}.`,
	doubtFilledApart: ({ sections }, talk) =>
		`Las casillas rellenas del virus están en ${talk.number(sections)} trozos.`,
	doubtRestApart: ({ sections }, talk) =>
		`Las casillas del virus sin analizar están en ${talk.number(sections)} trozos.`,
	doubtGoalsOpen: ({ last, goals }, talk) =>
		talk.plural(goals, {
			one: `El ${last} está tachado, pero una casilla roja está vacía.`,
			other: `El ${last} está tachado, pero ${talk.number(goals)} casillas rojas están vacías.`
		}),
	doubtUnsupported: 'Un número de las pruebas tiene justo debajo una casilla vacía.',
	doubtNotHigher: 'Un número de las pruebas no es mayor que lo que hay justo debajo.',
	doubtOneOnOne: 'En las pruebas hay un 1 justo encima de un 1.',
	doubtTooHigh: 'En la curva de contagio hay un número mayor que 6.',
	doubtGap: 'Un número de la curva de contagio tiene una casilla vacía más abajo en su columna.',
	doubtColumns: ({ columns }, talk) =>
		talk.plural(columns.length, {
			one: `La columna ${columns.join()} quedó incompleta antes de empezar otra.`,
			other: `Las columnas ${talk.and(columns.map(String))} quedaron incompletas antes de empezar otra.`
		}),
	doubtColumnOrder: 'Las columnas de la curva no se empezaron de izquierda a derecha.',
	doubtSameBeside: 'Casillas vecinas de la curva de contagio tienen el mismo número.',
	doubtOpposite: 'Una casilla rodeada no tiene el número opuesto al de su vecina.',
	doubtCirclesBeside: 'Dos casillas vecinas están rodeadas y vacías.'
};
