import type { Talk } from '../../talk.ts';
import { controls } from './controls/es.ts';
import type { Result, Words } from './words.ts';

const shapeNames = [
	'la casilla suelta',
	'la línea de dos',
	'la línea de tres',
	'el cuadrado de cuatro',
	'la cruz',
	'una forma libre'
];
const shapeName = (value: number): string => shapeNames[value - 1] ?? 'una forma';

/** Begins a sentence about a shape; 0 is any shape that has no name. */
const subject = (value: number): string => {
	const name = shapeNames[value - 1] ?? 'Esto';
	return name.charAt(0).toUpperCase() + name.slice(1);
};

const bonusNames: Readonly<Record<string, string>> = {
	shape: 'una forma en el análisis del virus',
	number: 'un número en la curva de contagio',
	one: 'un 1 en las pruebas'
};
const bonusName = (bonus: unknown): string => bonusNames[String(bonus)] ?? 'una bonificación';

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

const squares = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'una casilla', other: `${talk.number(n)} casillas` });

const kinds: Readonly<Record<string, string>> = { goal: ', meta', extra: ', dado extra', plain: '' };
const kind = (value: unknown): string => kinds[String(value)] ?? '';

/** Which die, and what progress adds to it. */
const die = (index: number, add = 0): string =>
	add > 0 ? `dado ${index + 1} + ${add}` : `dado ${index + 1}`;

export const words: Words = {
	sections: {
		turn: 'Partida y turno',
		dice: 'Usar los dados',
		progress: 'Progreso del análisis',
		analysis: 'Análisis del virus',
		research: 'Investigación',
		testing: 'Pruebas',
		curve: 'Curva de contagio',
		bonus: 'Bonificaciones',
		setbacks: 'Contratiempos',
		end: 'Fin de la partida',
		tables: 'Mesas grandes'
	},
	rules: {
		'FTV-G1': {
			title: 'Cada cosa a su tiempo',
			text: 'Solo se puede hacer lo que toca ahora, y solo quien tiene que hacerlo.'
		},
		'FTV-G2': { title: 'Una hoja por persona', text: 'Cada persona tiene una hoja. Todas son iguales.' },
		'FTV-G3': {
			title: 'Empieza la última mascarilla',
			text: 'Tira primero quien llevó mascarilla por última vez. Desde ahí se sigue en sentido horario.'
		},
		'FTV-G4': {
			title: 'Una tirada para todo el mundo',
			text: 'Una persona tira los dos dados y todas usan esa tirada. Quien tira es activa; las demás, pasivas.'
		},
		'FTV-G5': {
			title: 'Los dobles se pueden repetir',
			text: 'Con dobles de 1 a 5, quien tira puede volver a tirar los dos dados antes de que nadie los use, nunca uno solo. El doble seis se queda.'
		},
		'FTV-G6': {
			title: 'Primero los contratiempos',
			text: 'El contratiempo ocurre antes de usar ningún dado. Después cada cual marca en su hoja, en cualquier orden.'
		},
		'FTV-G7': {
			title: 'Todo el mundo termina el turno',
			text: 'El turno acaba cuando todo el mundo ha terminado. Entonces tira la persona siguiente en sentido horario.'
		},
		'FTV-G8': {
			title: 'Lo que no se usa se pierde',
			text: 'Los dados sin usar se pierden al final del turno; no se guarda nada.'
		},
		'FTV-D1': {
			title: 'Cada dado una vez',
			text: 'Usas cada uno de los dos dados una vez por turno como mucho. Las demás personas pueden usar el mismo dado en sus hojas.'
		},
		'FTV-D2': {
			title: 'Activa: un dado para el análisis',
			text: 'Quien está en activo usa exactamente un dado en el análisis del virus.'
		},
		'FTV-D3': {
			title: 'Activa: el otro dado en otra parte',
			text: 'Quien está en activo usa el otro dado en la investigación, las pruebas o la curva. Qué dado va a cada sitio y en qué orden es libre.'
		},
		'FTV-D4': {
			title: 'Pasiva: un dado o ninguno',
			text: 'Quien está en pasivo puede usar un dado en cualquiera de las cuatro zonas, o ninguno.'
		},
		'FTV-D5': {
			title: 'El dado extra',
			text: 'Si estás en pasivo y rellenas una casilla de dado extra, también puedes usar el segundo dado en el mismo turno y en cualquier zona.'
		},
		'FTV-D6': {
			title: 'Activa: usa lo que se pueda',
			text: 'Quien está en activo no puede terminar mientras un dado sin usar quepa tal cual en una zona que aún tenga abierta. Quien ha tachado el 12 queda libre de esto.'
		},
		'FTV-D7': {
			title: 'Lo que no cabe se salta',
			text: 'Un dado que no se puede usar se salta. Nadie está obligado a gastar progreso ni a colocar el primer dado para que quepa el segundo.'
		},
		'FTV-P1': {
			title: '21 campos en orden',
			text: 'Los campos empiezan en blanco. Se rodean, y después se tachan, uno tras otro.'
		},
		'FTV-P2': {
			title: 'Cada espícula da un campo',
			text: 'Por cada espícula que cubres se rodea un campo: ya está disponible.'
		},
		'FTV-P3': {
			title: 'Un campo suma 1 o 2',
			text: 'Un campo disponible suma 1 o 2 a un dado que usas. Puedes poner varios en un dado; se gastan los menos posibles.'
		},
		'FTV-P4': {
			title: 'Solo campos disponibles',
			text: 'No puedes gastar más campos de los que tienes disponibles.'
		},
		'FTV-P5': {
			title: 'Gastado es gastado',
			text: 'Un campo gastado se tacha enseguida. Los ganados con el primer dado ya sirven para el segundo.'
		},
		'FTV-P6': {
			title: 'Solo cambia tu valor',
			text: 'El progreso cambia el dado solo para ti. Los dobles y los contratiempos dependen de la tirada.'
		},
		'FTV-P7': {
			title: 'No en las bonificaciones',
			text: 'El progreso se usa en dados, nunca en una bonificación.'
		},
		'FTV-V1': {
			title: 'Cada valor tiene su forma',
			text: 'Un valor de 1 a 5 rellena exactamente su forma, girada o volteada como quieras.'
		},
		'FTV-V2': {
			title: 'No hay forma por encima de 6',
			text: 'Un valor de 7 o más no se puede usar en el análisis del virus.'
		},
		'FTV-V3': {
			title: 'El 6 es libre',
			text: 'Un 6 rellena cualquier forma conectada de una a cuatro casillas que quepa en un rectángulo de dos por tres. Una línea de cuatro no cabe.'
		},
		'FTV-V4': {
			title: 'Dentro del virus',
			text: 'Se rellena la forma entera, y toda ella está dentro del virus. Las espículas también son virus.'
		},
		'FTV-V5': {
			title: 'Ninguna casilla dos veces',
			text: 'Ninguna casilla de la forma puede estar ya rellena.'
		},
		'FTV-V6': {
			title: 'Empieza donde quieras',
			text: 'La primera forma puede ir en cualquier sitio, mientras el resto siga en una pieza.'
		},
		'FTV-V7': {
			title: 'Lado con lado',
			text: 'Cada forma nueva comparte al menos un lado con una casilla ya rellena. Las esquinas no cuentan.'
		},
		'FTV-V8': {
			title: 'El resto sigue en una pieza',
			text: 'Después de cada forma, las casillas sin analizar están conectadas por sus lados, o no queda ninguna.'
		},
		'FTV-RE1': {
			title: 'En orden y exacto',
			text: 'Tacha los números desde el 1, cada uno con un valor exactamente igual. Por encima de 6 hace falta progreso.'
		},
		'FTV-RE2': {
			title: 'El 3 y el 8 dan una forma',
			text: 'Al tachar el 3 o el 8 ganas una forma en el análisis del virus.'
		},
		'FTV-RE3': {
			title: 'El 6 y el 10 dan un 1',
			text: 'Al tachar el 6 o el 10 ganas un 1 en las pruebas.'
		},
		'FTV-RE4': {
			title: 'El 12 necesita todas las metas',
			text: 'El 12 solo se puede tachar cuando todas las casillas rojas con bandera, en las pruebas y en la curva, están rellenas.'
		},
		'FTV-RE5': { title: 'El 12 es el último', text: 'Después del 12 no queda nada que tachar.' },
		'FTV-T1': {
			title: 'Un número, una casilla',
			text: 'Escribe el valor del dado en una casilla de la pirámide. Con progreso puede pasar de 6.'
		},
		'FTV-T2': { title: 'Una casilla vacía', text: 'La casilla tiene que estar vacía.' },
		'FTV-T3': {
			title: 'Desde abajo',
			text: 'Todas las casillas justo debajo tienen que estar rellenas.'
		},
		'FTV-T4': {
			title: 'Mayor que los de debajo',
			text: 'El número es mayor que cada número justo debajo, salvo que sea un 1.'
		},
		'FTV-T5': {
			title: 'Un 1 va sobre todo menos un 1',
			text: 'Un 1 puede ir sobre cualquier número, pero no justo encima de un 1.'
		},
		'FTV-T6': {
			title: 'Las filas son libres',
			text: 'Los números pueden repetirse en una fila, y no hace falta completarla antes de subir. Sobre un 1 y un 6 solo cabe un 7 o más.'
		},
		'FTV-T7': {
			title: 'Una fila completa da su bonificación',
			text: 'Quien rellena la última casilla vacía de una fila gana la bonificación de su extremo.'
		},
		'FTV-T8': {
			title: 'Las banderas son metas',
			text: 'Las casillas rojas con bandera tienen que estar rellenas antes de tachar el 12.'
		},
		'FTV-T9': {
			title: 'Casillas de dado extra',
			text: 'Rellenar una casilla con dado da el segundo dado a quien está en pasivo. En activo no da nada.'
		},
		'FTV-C1': {
			title: 'Un número, una casilla',
			text: 'Escribe el valor del dado, o el número de la bonificación, en una casilla de la curva.'
		},
		'FTV-C2': { title: 'Una casilla vacía', text: 'La casilla tiene que estar vacía.' },
		'FTV-C3': {
			title: 'Solo de 1 a 6',
			text: 'La curva acepta números de 1 a 6, también con progreso.'
		},
		'FTV-C4': {
			title: 'De abajo arriba',
			text: 'Una columna se rellena de abajo arriba y sin huecos.'
		},
		'FTV-C5': {
			title: 'Termina la columna',
			text: 'Una columna empezada se completa antes de escribir en otra. Cuál viene después es libre.'
		},
		'FTV-C6': {
			title: 'Las vecinas son distintas',
			text: 'Las casillas que comparten un lado llevan números distintos.'
		},
		'FTV-C7': {
			title: 'Primero las columnas rodeadas',
			text: 'Al empezar una columna, si la casilla inferior de alguna está rodeada, hay que empezar una de las rodeadas.'
		},
		'FTV-C8': {
			title: 'Rodeada: la cara opuesta',
			text: 'Una casilla rodeada solo acepta el número opuesto en el dado (7 menos él) al de su vecina rellenada antes. Sin vecina rellena acepta cualquiera.'
		},
		'FTV-C9': {
			title: 'Una fila completa da su bonificación',
			text: 'Quien rellena la última casilla vacía de una fila marcada gana la bonificación de su extremo.'
		},
		'FTV-C10': {
			title: 'Las banderas son metas',
			text: 'Las casillas rojas con bandera tienen que estar rellenas antes de tachar el 12.'
		},
		'FTV-C11': {
			title: 'Casillas de dado extra',
			text: 'Rellenar una casilla con dado da el segundo dado a quien está en pasivo. En activo no da nada.'
		},
		'FTV-B1': {
			title: 'Lo tomas o lo dejas',
			text: 'Una bonificación se toma o se rechaza. Lo que marca puede dar progreso, un dado extra y más bonificaciones.'
		},
		'FTV-B2': {
			title: 'Ahora o nunca',
			text: 'Una bonificación se toma enseguida o se pierde. Hasta entonces no puedes hacer otra cosa.'
		},
		'FTV-B3': {
			title: 'Bonificación: una forma',
			text: 'Rellena una forma como con un 6, con todas las reglas del análisis del virus.'
		},
		'FTV-B4': {
			title: 'Bonificación: un número',
			text: 'Escribe un número de 1 a 6 en la siguiente casilla de la curva, donde esté permitido.'
		},
		'FTV-B5': {
			title: 'Bonificación: un 1',
			text: 'Escribe un 1 en las pruebas, con las reglas de las pruebas.'
		},
		'FTV-B6': {
			title: 'Dado extra por bonificación',
			text: 'El dado extra también se gana cuando una bonificación rellena la casilla. Nadie usa más de dos dados por turno.'
		},
		'FTV-B7': {
			title: 'Una bonificación no es un dado',
			text: 'Las bonificaciones no gastan dado ni cuentan para lo que puedes hacer con los dados.'
		},
		'FTV-A1': {
			title: '5-6 y 6-6 son contratiempos',
			text: 'Si salen 5 y 6 o doble seis, todo el mundo sufre un contratiempo antes de usar ningún dado. El progreso no influye.'
		},
		'FTV-A2': {
			title: '5-6: un círculo en la curva',
			text: 'Se rodea la siguiente casilla vacía de tu curva: primero en la columna empezada; luego en las no empezadas desde la izquierda, siempre de abajo arriba.'
		},
		'FTV-A3': {
			title: 'Algunas casillas se saltan',
			text: 'Se saltan las casillas ya rodeadas y las que están entre números distintos.'
		},
		'FTV-A4': {
			title: 'Sin círculos contiguos',
			text: 'También se salta una casilla junto a otra rodeada y vacía.'
		},
		'FTV-A5': { title: 'Sin casilla no hay círculo', text: 'Si no se puede rodear ninguna, no pasa nada.' },
		'FTV-A6': {
			title: '6-6: se pierde un campo',
			text: 'Tacha tu primer campo de progreso disponible.'
		},
		'FTV-A7': {
			title: 'Una deuda',
			text: 'Si no tienes ninguno disponible, tacha el primero en blanco. La siguiente espícula solo paga esa deuda. Si no queda ninguno en blanco, no pasa nada.'
		},
		'FTV-E1': {
			title: 'El 12 termina la partida',
			text: 'La partida acaba con el turno en que alguien tacha el 12, en activo o en pasivo.'
		},
		'FTV-E2': {
			title: 'Victoria compartida',
			text: 'Todo el mundo termina ese turno. Quienes tachan el 12 con la misma tirada ganan juntos.'
		},
		'FTV-E3': {
			title: 'Parar',
			text: 'Si ya nadie puede ganar, la mesa puede parar entre dos turnos. Entonces no gana nadie.'
		},
		'FTV-E4': {
			title: 'Avisar del 12',
			text: 'Quien lleva su hoja en otra parte avisa de que ha tachado el 12, en ese turno o antes de la siguiente tirada.'
		},
		'FTV-L1': {
			title: 'Tiran cuatro como mucho',
			text: 'Con grupos tiran cuatro puestos como mucho. Las demás personas eligen un puesto cuyas tiradas serán sus turnos activos.'
		},
		'FTV-L2': {
			title: 'Activas a la vez',
			text: 'Cuando tira un puesto, están en activo quienes lo eligieron; el resto, en pasivo. Solo quien tira decide sobre los dobles.'
		},
		'FTV-L3': {
			title: 'En sentido horario',
			text: 'Los puestos que tiran se turnan en sentido horario.'
		},
		'FTV-L4': {
			title: 'A distancia',
			text: 'Así también se juega por vídeo: cada dispositivo lleva sus propias hojas.'
		}
	},
	rulings: {
		'FTV-R1': {
			question: '¿Puede quien está en activo dejar un dado que se puede usar?',
			answers: { a: 'No, si cabe sin progreso', b: 'Sí, siempre' }
		},
		'FTV-R2': {
			question: '¿Qué vecina cuenta para una casilla rodeada junto a varias rellenas?',
			answers: {
				a: 'La última rellenada; si su opuesto está en otro lado, el círculo ya no obliga',
				b: 'El círculo obliga solo mientras todas las vecinas rellenas tengan el mismo número'
			}
		},
		'FTV-R3': {
			question: '¿Cuántas veces se pueden repetir los dobles?',
			answers: { a: 'Tras cada nuevo doble', b: 'Una vez por turno' }
		},
		'FTV-R4': {
			question: '¿Necesita un 1 en las pruebas casillas rellenas debajo?',
			answers: { a: 'Sí', b: 'No, pero nunca va justo encima ni debajo de un 1' }
		},
		'FTV-R5': {
			question: '¿Qué columna de la curva viene después?',
			answers: { a: 'Cualquiera', b: 'Siempre la incompleta más a la izquierda' }
		},
		'FTV-R6': {
			question: '¿Respeta el número de bonificación a las vecinas y los círculos?',
			answers: { a: 'Sí', b: 'No, vale cualquiera de 1 a 6' }
		},
		'FTV-R7': {
			question: '¿Va primero una columna rodeada aunque no acepte el número?',
			answers: { a: 'Sí', b: 'No, solo con números que quepan ahí' }
		},
		'FTV-R8': {
			question: '¿Puede el progreso llevar un número mayor que 6 a la curva?',
			answers: { a: 'No', b: 'Sí' }
		}
	},
	options: {
		sheets: {
			label: 'Hojas en este dispositivo',
			help: 'Quien escribe en papel o en otro móvil aquí solo tira, y avisa cuando tacha el 12.'
		},
		groups: {
			label: 'Tiradas compartidas por grupos',
			help: 'Con mucha gente tiran cuatro puestos como mucho; elige para cada persona el puesto cuyas tiradas son sus turnos activos.'
		}
	},
	sheet: {
		title: 'Fight the Virus',
		subtitle: 'Hoja de juego',
		notice: 'Hoja de acompañamiento: una disposición de esta app, no la hoja publicada.',
		name: 'id#',
		analysis: 'Análisis del virus',
		analysisHint: 'Empieza donde quieras y sigue lado con lado; el resto sigue en una pieza.',
		spikeHint: 'Por espícula, rodea un campo.',
		analysisSquare: ({ row, column, spike }) =>
			`Análisis del virus, fila ${String(row)}, columna ${String(column)}${spike ? ', espícula' : ''}`,
		shapes: 'Formas',
		freeShape: '1 a 4 unidas',
		research: 'Investigación',
		researchHint: 'En orden, cada uno con su valor exacto. El 12 necesita todas las banderas.',
		researchSquare: ({ number, bonus }) =>
			bonus === null
				? `Investigación ${String(number)}`
				: `Investigación ${String(number)}, da ${bonusName(bonus)}`,
		testing: 'Pruebas',
		testingHint: 'Mayor que los dos de debajo; un 1 sobre todo menos un 1.',
		testingSquare: (v) =>
			`Pruebas, fila ${String(v['row'])}, casilla ${String(v['column'])}${kind(v['kind'])}`,
		curve: 'Curva de contagio',
		curveHint: 'Columna a columna desde abajo; las vecinas son distintas.',
		curveSquare: (v) =>
			`Curva de contagio, columna ${String(v['column'])}, casilla ${String(v['height'])} desde abajo${kind(v['kind'])}`,
		progress: 'Progreso del análisis',
		progressHint: 'Un campo rodeado suma 1 o 2 a uno de tus dados; luego táchalo.',
		progressField: ({ number }) => `Progreso del análisis, campo ${String(number)}`,
		bonusShape: 'Rellena una forma como con un 6',
		bonusNumber: 'Un número de 1 a 6 en la curva',
		bonusOne: 'Escribe un 1 en las pruebas',
		extraDie: 'En pasivo: usa también el segundo dado',
		goal: 'Meta: rellénala antes de tachar el 12',
		setbackCircle: 'Rodea la siguiente casilla de tu curva: acepta el opuesto de su vecina.',
		setbackField: 'Tacha tu primer campo disponible; si no hay, el primero en blanco.'
	},
	parts: {
		analysis: 'Casillas analizadas',
		spikes: 'Espículas cubiertas',
		progress: 'Progreso disponible',
		research: 'Investigación',
		testing: 'Pruebas',
		curve: 'Casillas de la curva',
		testingGoals: 'Metas en las pruebas',
		curveGoals: 'Metas en la curva'
	},
	sentences: {
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
		reportedAlready: ({ by }, talk) => `${talk.player(by)} ya ha avisado del 12.`,
		reportLater: ({ by }, talk) => `${talk.player(by)} no puede haber tachado el 12 en este momento.`,
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
		shapeOf: ({ value }) => `Un ${value} rellena ${shapeName(value)}, y esta es otra forma.`,
		noShapeAbove6: ({ value }) => `No hay forma para un ${value}: el análisis del virus llega hasta el 6.`,
		sixTooLarge: ({ squares: n }, talk) => `Un 6 rellena cuatro casillas como mucho, no ${talk.number(n)}.`,
		sixApart: 'Las casillas de un 6 tienen que estar conectadas por sus lados.',
		sixTooLong: 'Esta forma no cabe en un rectángulo de dos por tres.',
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
		goalsOpen: ({ goals }, talk) =>
			talk.plural(goals, {
				one: 'El 12 tiene que esperar: una casilla roja con bandera sigue vacía.',
				other: `El 12 tiene que esperar: ${talk.number(goals)} casillas rojas con bandera siguen vacías.`
			}),
		researchComplete: 'La investigación está completa.',
		noTestingSquare: 'Esa casilla no existe en las pruebas.',
		testingFilled: ({ number }) => `En esta casilla ya hay un ${number}.`,
		needsSupport: ({ empty }, talk) =>
			talk.plural(empty, {
				one: 'Una casilla justo debajo sigue vacía.',
				other: 'Las dos casillas justo debajo siguen vacías.'
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
		completeColumn: ({ column }) => `La columna ${column} está empezada y hay que completarla primero.`,
		leftmostColumn: ({ column }) => `Toca la columna ${column}: es la incompleta más a la izquierda.`,
		sameBeside: ({ value }) => `Una casilla vecina ya tiene un ${value}.`,
		circledFirst: ({ columns }, talk) =>
			`Primero hay que empezar la columna ${talk.or(columns.map(String))}: su casilla inferior está rodeada.`,
		opposite: ({ takes, beside }) =>
			`Esta casilla rodeada solo acepta un ${takes}, el opuesto del ${beside} de al lado.`
	},
	moves: {
		roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} saca ${a} y ${b}.`,
		keep: ({ by }, talk) => `${talk.player(by)} se queda con los dobles.`,
		analyse: ({ by, die: index, add, cells }, talk) =>
			`${talk.player(by)} rellena ${squares(cells.length, talk)} del virus (${die(index, add)}).`,
		research: ({ by, die: index, add }, talk) =>
			`${talk.player(by)} tacha el siguiente número de la investigación (${die(index, add)}).`,
		test: ({ by, die: index, add, cell: [row, column] }, talk) =>
			`${talk.player(by)} hace una prueba en la fila ${row + 1}, casilla ${column + 1} (${die(index, add)}).`,
		curve: ({ by, die: index, add, cell: [, column] }, talk) =>
			`${talk.player(by)} escribe un número en la columna ${column + 1} de la curva (${die(index, add)}).`,
		bonusShape: ({ by, cells }, talk) =>
			`${talk.player(by)} toma la bonificación y rellena ${squares(cells.length, talk)} del virus.`,
		bonusNumber: ({ by, number, cell: [, column] }, talk) =>
			`${talk.player(by)} toma la bonificación y escribe un ${number} en la columna ${column + 1} de la curva.`,
		bonusOne: ({ by, cell: [row, column] }, talk) =>
			`${talk.player(by)} toma la bonificación y escribe un 1 en las pruebas, fila ${row + 1}, casilla ${column + 1}.`,
		decline: ({ by }, talk) => `${talk.player(by)} rechaza la bonificación.`,
		done: ({ by }, talk) => `${talk.player(by)} termina.`,
		report: ({ by }, talk) => `${talk.player(by)} avisa de que ha tachado el 12.`,
		stop: () => 'La mesa para la partida.'
	},
	awaits: {
		roll: ({ by }, talk) => `Tira ${talk.player(by ?? 0)}`,
		keep: ({ by }, talk) => `${talk.player(by ?? 0)} se queda con los dobles`,
		analyse: ({ by }, talk) => `${talk.player(by ?? 0)} analiza el virus`,
		research: ({ by }, talk) => `${talk.player(by ?? 0)} investiga`,
		test: ({ by }, talk) => `${talk.player(by ?? 0)} hace pruebas`,
		curve: ({ by }, talk) => `${talk.player(by ?? 0)} rellena la curva`,
		bonusShape: ({ by }, talk) => `${talk.player(by ?? 0)}: forma de bonificación`,
		bonusNumber: ({ by }, talk) => `${talk.player(by ?? 0)}: número de bonificación`,
		bonusOne: ({ by }, talk) => `${talk.player(by ?? 0)}: 1 de bonificación`,
		decline: ({ by }, talk) => `${talk.player(by ?? 0)} rechaza la bonificación`,
		done: ({ by }, talk) => `${talk.player(by ?? 0)} termina`,
		report: ({ by }, talk) => `${talk.player(by ?? 0)} avisa de un 12`,
		stop: 'La mesa para la partida'
	},
	outcome: ({ result }, talk) => {
		const { over, reason, winners } = result as Result;
		const names = talk.and(winners.map((by) => talk.player(by)));
		if (reason === 'stop') return 'La partida se ha parado; no gana nadie.';
		if (winners.length === 0) return 'Nadie ha tachado el 12 todavía.';
		if (!over)
			return talk.plural(winners.length, {
				one: `${names} ha tachado el 12; falta terminar el turno.`,
				other: `${names} han tachado el 12; falta terminar el turno.`
			});
		return talk.plural(winners.length, {
			one: `${names} vence al virus y gana.`,
			other: `${names} vencen al virus y comparten la victoria.`
		});
	},
	labels: {
		...controls,
		bonus: ({ bonus }) => bonusName(bonus),
		shape: ({ value }) => shapeName(value),
		value: ({ face, add }) => (add > 0 ? `${face} + ${add} = ${face + add}` : String(face)),
		progressLeft: ({ fields }, talk) =>
			talk.plural(fields, {
				zero: 'no queda progreso',
				one: 'queda un campo de progreso',
				other: `quedan ${talk.number(fields)} campos de progreso`
			})
	}
};
