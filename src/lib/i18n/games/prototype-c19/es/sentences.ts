import { written, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

export const sentences: Words['sentences'] = {
	placeFirst: ({ scenario }) => `Primero cada jugador coloca la infección de ${scenarios[scenario]}.`,
	rollFirst: ({ researcher }, talk) => `Primero tiene que tirar ${talk.player(researcher)}.`,
	takeFirst: ({ researcher }, talk) => `${talk.player(researcher)} todavía está eligiendo dados.`,
	notYourPart: ({ by }, talk) => `${talk.player(by)} no puede hacer eso en este momento del turno.`,
	alreadyDone: ({ by }, talk) => `${talk.player(by)} ya ha terminado este turno.`,
	reportsFirst: 'El último turno ha acabado: solo faltan los datos de las otras hojas.',
	finalStep: ({ by }, talk) => `En el paso final ${talk.player(by)} no puede hacer eso.`,
	gameOver: 'La partida ha terminado.',
	marksElsewhere: ({ by }, talk) => `${talk.player(by)} apunta en otra hoja; eso no se anota aquí.`,
	assistantsDoNotReroll: ({ by, researcher }, talk) =>
		`${talk.player(by)} no puede repetir tiradas: solo lo hace el investigador, ${talk.player(researcher)}.`,
	researcherMustTake: ({ by }, talk) => `${talk.player(by)} es el investigador y tiene que tomar dados.`,
	resourceFirst: ({ resources: open }, talk) =>
		`Primero hay que colocar o descartar: ${talk.and(open.map((kind) => resources[kind]))}.`,
	receivedFirst: ({ received }, talk) =>
		talk.plural(received.length, {
			one: `Primero hay que colocar la infección recibida: ${received.join()}.`,
			other: `Primero hay que colocar las infecciones recibidas: ${talk.and(received.map(String))}.`
		}),
	rollAllDice: 'Este turno empieza con cinco dados de muestra y el dado mutante.',
	rollThreeDice: 'El segundo turno tiene tres dados de muestra y ningún dado mutante.',
	firstRerollIsFree: 'La primera repetición es gratis: no gasta ningún Explorador.',
	rerollCostsExplorer: 'La repetición gratis ya se usó: otra cuesta un Explorador.',
	rerollNames: 'Elige al menos un dado para volver a tirar.',
	notOfThisTurn: 'Ese dado no se usa en este turno.',
	noExplorerInWar: 'En la Guerra química no se pueden usar Exploradores antes del final.',
	notDone: ({ by }, talk) => `A ${talk.player(by)} le queda un dado que hay que colocar.`,
	infectionOpen: ({ value }) => `Primero hay que colocar la infección de ${value}.`,
	singleDieOpen: ({ face }) => `Primero hay que anotar en Biotecnología el dado suelto, un ${face}.`,
	threeNeedRat: 'Solo se toman tres dados con una Rata de laboratorio.',
	noFreeSpace: 'Biotecnología está llena: no se puede tomar un dado suelto.',
	diceGone: ({ faces }, talk) =>
		faces.length === 0
			? 'Ese dado no está en la mesa en este turno.'
			: `El investigador ya ha tomado ${talk.and(faces.map((face) => `el ${face}`))}.`,
	dieNotTaken: 'Ese dado no se ha tomado.',
	dieUsedUp: ({ face }) => `El ${face} ya se ha usado.`,
	infectionIsNoSample: ({ face }) => `El ${face} es la infección, no una muestra.`,
	sampleNotThere: ({ face }) =>
		`El ${face} es una muestra: a Biotecnología solo va un dado que se toma suelto.`,
	singleDieOnly: ({ face }) => `El ${face} se tomó suelto: va a Biotecnología y a ningún otro sitio.`,
	singleDieUsed: ({ face }) => `El ${face} ya está anotado.`,
	singleDieInfectsNobody: ({ face }) => `El ${face} se tomó suelto: no trae ninguna infección.`,
	noBonus: ({ kind }) => `No queda ningún bonus de ${resources[kind]}.`,
	analyseTaken: 'El Análisis solo cambia un dado que el jugador ha tomado.',
	analyseUnused: ({ face }) => `El ${face} ya se ha usado: el Análisis llega tarde.`,
	analyseBefore: 'Ya está decidido qué dado es la infección: el Análisis llega tarde.',
	outsideDie: ({ face, change }) => `Un ${face} no puede pasar a ${face + change}: un dado va de 1 a 6.`,
	noResource: ({ area }) => `No hay ninguna ${resources[area]} ni muestra libre que colocar aquí.`,
	notOpen: ({ resource }) => `No hay ninguna ${resources[resource]} pendiente.`,
	noHealthCell: ({ sample, before, way }) =>
		way === 'same'
			? `${sample} es igual a ${before} y en esta fila no hay casilla.`
			: way === 'up'
				? `${sample} es mayor que ${before} y más arriba no hay casilla.`
				: `${sample} es menor que ${before} y más abajo no hay casilla.`,
	factorAsks: ({ sample, wanted, noted, factor }) =>
		`Después de ${noted} el factor ${written(factor)} pide un ${wanted}, no un ${sample}.`,
	formulaBlocked: ({ noted, factor }) =>
		`Después de ${noted} el factor ${written(factor)} pide algo que ningún dado muestra: la Fórmula está bloqueada.`,
	factorCrossed: ({ factor }) => `El factor ${written(factor)} ya está tachado.`,
	spaceTaken: ({ space, number }) => `En el espacio ${space} ya hay un ${number}.`,
	otherNumber: ({ face, space, number }) => `El dado muestra ${face}, pero en ${space} hay un ${number}.`,
	pairIncomplete: ({ pair }) => `La pareja ${pair} todavía no está completa.`,
	pairUsed: ({ pair }) => `La pareja ${pair} ya está usada: uno de sus números está tachado.`,
	numberCrossed: ({ space }) => `El número de ${space} ya está tachado.`,
	singleDieStays: 'Solo se convierten dados de una muestra (dos o tres), nunca un dado suelto.',
	nothingToPlace: 'No hay ninguna infección que colocar.',
	noSuchInfection: ({ value, open }, talk) =>
		`No hay ninguna infección de ${value} pendiente, solo ${talk.and(open.map(String))}.`,
	wrongCount: ({ count, open }, talk) =>
		talk.plural(count, {
			one: `Es un individuo; la infección tiene que cubrir exactamente ${talk.or(open.map(String))}.`,
			other: `Son ${count} individuos; la infección tiene que cubrir exactamente ${talk.or(open.map(String))}.`
		}),
	wrongShape: ({ value }) => `Esta no es la forma de la infección ${value}, por mucho que se gire.`,
	alreadyInfected: 'Ahí ya hay alguien infectado.',
	touchesNobody: 'La infección tiene que tocar a alguien ya infectado.',
	shapeFits: ({ value }) => `La infección ${value} todavía cabe: no se cubre ninguna columna.`,
	columnComplete: ({ column }) => `En la columna ${column + 1} ya están todos infectados.`,
	dieWaits: ({ value }) => `El dado de infección de ${value} espera hasta colocar las infecciones recibidas.`,
	notWithOthers: 'Un individuo resistente tiene que tocar a otro resistente.',
	notHealthy: 'Solo un individuo sano puede hacerse resistente.',
	touchesInfected: 'Un individuo resistente no puede entrar junto a un infectado.',
	twoMustEnter: 'Puede entrar un segundo, así que tienen que entrar dos.',
	onlyOneCan: 'Después de este no puede entrar nadie más: elige solo uno.',
	nobodyCanEnter: 'Ahora no puede entrar nadie: el bonus no se puede usar.',
	pairNotAnnulled: ({ pair }) => `Solo se anula una pareja completa y sin usar, y ${pair} no lo es.`,
	healthFull: ({ columns }) => `Las ${columns} columnas de Salud están llenas.`,
	chooseStart: 'La primera columna tiene varias casillas: elige una.',
	rowFollows: 'Aquí la fila la decide el número: no se elige.',
	formulaFull: ({ boxes }) => `Las ${boxes} casillas de la Fórmula están llenas.`,
	noFactorBefore: 'El último número no tiene factor: después ya nada encaja.',
	factorMissing: 'Aún hay un factor libre: con la muestra hay que tachar uno.',
	nobodyThere: 'Una infección solo cubre individuos: ni hospitales, ni huecos, ni nada fuera de la zona.',
	missesEntry: 'La primera infección tiene que cubrir una casilla con la flecha, por donde entra.',
	columnEmpty: ({ column }) => `En la columna ${column + 1} no hay nadie.`,
	notAtEntry: 'El primer individuo resistente entra donde está el escudo.',
	mutantIsNoted: 'El dado mutante ya está anotado: el Análisis ya no lo cambia.',
	analyseMutantOnly: 'Antes de tomar dados, el Análisis solo puede cambiar el dado mutante.',
	noMutantDie: 'En este turno no hay dado mutante.',
	allTold: ({ by, boxes }, talk) => `${talk.player(by)} ya ha llenado las ${boxes} casillas de la Fórmula.`,
	multiplierLowest: ({ multiplier }) => `El multiplicador ya es ×${multiplier} y no puede bajar más.`,
	noStartCell: 'La primera columna de Salud no tiene casilla: no se podría colocar nada.',
	noEntry: 'La zona de riesgo no tiene casilla por donde entre la infección.',
	noResistantEntry: 'La zona de riesgo no tiene casilla por donde entren los resistentes.',
	rowsWithoutGain: ({ rows, gains }) =>
		`La zona de riesgo tiene ${rows} filas, pero hay recursos para ${gains}.`,
	moreThanCircles: ({ kinds }, talk) =>
		`Hay más al principio que círculos: ${talk.and(kinds.map((kind) => resources[kind]))}.`,
	shapeOfOtherSize: ({ values }, talk) =>
		`Una infección tiene tantas casillas como su número; no es así en ${talk.and(values.map(String))}.`,
	limitsDoNotAscend: 'Los límites de los resultados tienen que subir de uno a otro.',
	mutantCount: ({ by, count, turns }, talk) =>
		`${talk.player(by)} tiene ${talk.plural(count, { one: `${count} número mutante`, other: `${count} números mutantes` })}, pero ha sido investigador ${talk.plural(turns, { one: 'una vez', other: `${turns} veces` })}.`,
	noReport: ({ by }, talk) => `Faltan los datos de ${talk.player(by)}, aunque la partida ha terminado.`,
	usedMoreThanGained: ({ kinds }, talk) =>
		`Se han usado más de los que se ganaron: ${talk.and(kinds.map((kind) => resources[kind]))}.`,
	healthOutOfPlace: 'Un número de Salud no está donde lleva el anterior.',
	healthNumberImpossible: 'Un número de Salud no es una muestra por el multiplicador de su casilla.',
	formulaOutOfStep: ({ boxes }, talk) =>
		talk.plural(boxes.length, {
			one: `El factor anterior no lleva a lo que hay en la casilla ${boxes.join()}.`,
			other: `Los factores anteriores no llevan a lo que hay en las casillas ${talk.and(boxes.map(String))}.`
		}),
	boxWithoutFactor: ({ boxes }, talk) =>
		talk.plural(boxes.length, {
			one: `Tras la casilla ${boxes.join()} no hay factor, aunque queda alguno libre.`,
			other: `Tras las casillas ${talk.and(boxes.map(String))} no hay factor, aunque queda alguno libre.`
		}),
	factorTooOften: ({ factors }, talk) =>
		`Anotado más veces de las que está impreso: ${talk.and(factors.map(written))}.`,
	formulaNumberImpossible: ({ boxes }, talk) =>
		talk.plural(boxes.length, {
			one: `El número de la casilla ${boxes.join()} no es una muestra por su multiplicador.`,
			other: `Los números de las casillas ${talk.and(boxes.map(String))} no son muestras por su multiplicador.`
		}),
	crossedTooEarly:
		'Hay números tachados que no podían estarlo: la pareja está incompleta o están los dos tachados.',
	infectedApart: 'Hay infectados separados de por donde entró la infección.',
	resistantMiscounted: ({ marked, used }) =>
		`Resistentes: ${marked}; bonus usados: ${used}. Cada bonus hace entrar a uno o dos.`,
	resistantApart: 'Hay resistentes separados de por donde entran.',
	tooManyNumbers: ({ numbers, most }) =>
		`Números escritos: ${numbers}; los turnos, las Ratas y las muestras de investigación permiten ${most} como mucho.`
};
