import type { Scenario } from '../../../../validators/prototype-c19/agreed.ts';
import { written, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

const reminders: Readonly<Record<Scenario, string>> = {
	ets: 'Al final se suma a la tuya el número mutante más alto de un vecino.',
	dengue: 'En la primera tirada cada 1 y cada 2 vale 6, también en el dado mutante.',
	'common-flu': 'Una infección del tamaño del número de jugadores, al principio y al final.',
	'hospital-virus': 'Cada hospital rodeado sube en 1 el multiplicador.',
	'covid-19': 'Al final cada pareja sin usar trae una infección de 3.',
	cholera: 'Los resistentes se infectan del todo y cada uno trae una infección de 1.',
	'swine-flu': 'Al final las columnas vacías de Salud de todos traen infecciones de 2.',
	'black-death':
		'Las infecciones valen 1 más; muestras y dados sueltos, 1 menos. Las Ratas usadas suben el multiplicador.',
	'avian-flu': 'Al final los factores que quedan entre todos traen infecciones de 1.',
	'corrupt-labs': 'Cada Análisis usado suma 1 a la cepa mutante, cada uno sin usar suma 3.',
	'chemical-war':
		'Sin Exploradores; los dados de infección valen la mitad. Al final tiras cinco infecciones.',
	'designer-virus': 'El multiplicador es 10; al final cada pareja anulada lo baja en 1.',
	'anti-vaccines': 'Cada muestra en una Fórmula da a todos una infección de 1.'
};
const uses = { infection: 'infección', sample: 'muestra', biotech: 'para Biotecnología' } as const;

export const labels: Words['labels'] = {
	round: ({ round, of, second }) =>
		second ? `Ronda ${round} de ${of}, segundo turno` : `Ronda ${round} de ${of}`,
	reminder: ({ scenario }) => reminders[scenario],
	scenarioName: ({ scenario }) => scenarios[scenario],
	enterRoll: ({ second, firstCounts }) =>
		`${second ? 'Tres dados de muestra.' : 'Cinco dados de muestra y luego el dado mutante.'} ${firstCounts ? 'Anota la primera tirada: aquí cuenta.' : '¿Ya has repetido? Basta con lo que hay ahora.'}`,
	slotSample: ({ nth }) => `Dado de muestra ${nth}`,
	slotMutant: 'Dado mutante',
	sampleDie: ({ face }) => `Dado de muestra: ${face}`,
	mutantDie: ({ face }) => `Dado mutante: ${face}`,
	mutant: 'Mutante',
	entered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} de ${of} dado anotado`,
			other: `${count} de ${of} dados anotados`
		}),
	chooseDice: ({ name }) => `Dados que puede tomar ${name}`,
	meansNothing: 'Un dado: Biotecnología · dos: muestra e infección · tres: con una Rata',
	meansOne: ({ face, infection }) =>
		infection === null
			? `El ${face} va a Biotecnología, sin infección.`
			: `El ${face} solo va a Biotecnología; tocado en Salud o en la Fórmula trae la infección ${infection}.`,
	meansMore: ({ infection, samples, rat }, talk) =>
		`Infección ${infection}, ${talk.plural(samples.length, { one: 'muestra', other: 'muestras' })} ${talk.and(samples.map(String))}${rat ? ', con una Rata' : ''}: toca dónde va la muestra.`,
	take: ({ count }, talk) =>
		talk.plural(count, { zero: 'Tomar dados', one: 'Tomar 1 dado', other: `Tomar ${count} dados` }),
	rerollFree: ({ count }) => (count === 0 ? 'Repetir, gratis' : `Repetir ${count}, gratis`),
	rerollExplorer: ({ count, left }) =>
		`Repetir ${count === 0 ? '' : `${count} `}(Explorador, quedan ${left})`,
	rerollEnter: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Vuelve a tirar el dado y anota su nueva cara.',
			other: `Vuelve a tirar los ${count} dados y anota sus nuevas caras.`
		}),
	cancel: 'Cancelar',
	pass: 'Pasar',
	yourDice: 'Dados tomados',
	infection: 'Infección',
	sample: 'Muestra',
	single: 'Biotec.',
	used: 'usado',
	ownDie: ({ face, use, used }) => `Dado ${face}, ${uses[use]}${used ? ', usado' : ''}`,
	counts: ({ value }) => `vale ${value}`,
	analysisLeft: ({ left }) => `Análisis (${left})`,
	analysisUp: 'Análisis: dado elegido más 1',
	analysisDown: 'Análisis: dado elegido menos 1',
	analysisMutant: ({ left }) =>
		left === null ? 'Análisis del dado mutante' : `Análisis del dado mutante (${left})`,
	mutantUp: 'Análisis: dado mutante más 1',
	mutantDown: 'Análisis: dado mutante menos 1',
	convert: ({ space, from, to }) => `Tachar ${space}: ${from} → ${to}`,
	done: ({ name }) => `${name} termina`,
	infect: ({ value }) => `Infección ${value}: toca la zona de riesgo.`,
	infectShown: ({ value }) => `Infección ${value}: como se ve, o toca otro sitio.`,
	cover: ({ value }) => `La infección ${value} no cabe: toca la columna que se cubre.`,
	receivedLeft: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Queda una infección recibida.',
			other: `Quedan ${count} infecciones recibidas.`
		}),
	chooseInfection: 'Infecciones recibidas: elige una',
	turnShape: ({ at, of }) => `Girar ${at}/${of}`,
	infectHere: ({ count }, talk) =>
		talk.plural(count, { one: 'Infectar a este', other: `Infectar a estos ${count}` }),
	endsPart: ({ name }) => `y ${name} termina`,
	coverHere: ({ column }) => `Cubrir la columna ${column + 1}`,
	resist: ({ left }) => `Resistentes (${left})`,
	resistHint: 'Toca por dónde entran dos individuos resistentes.',
	resistHere: ({ count }, talk) =>
		talk.plural(count, { one: 'Hacer entrar a uno', other: `Hacer entrar a ${count}` }),
	back: 'Volver',
	healthHint: ({ value, fits }) =>
		fits ? `Salud admite el ${value}` : `Salud: no hay casilla para un ${value}`,
	healthHere: ({ value }) => `Anotar el ${value} en Salud`,
	formulaHint: ({ wanted, any }) =>
		any
			? 'Fórmula: vale cualquiera'
			: wanted === null
				? 'Fórmula: nada encaja'
				: `Fórmula: hace falta un ${wanted}`,
	chooseFactor: 'Elige el factor para la casilla siguiente.',
	noFactor: 'Anotar: no queda ningún factor',
	factor: ({ factor, next }) =>
		next === null
			? `Fórmula, factor ${written(factor)}: bloquea`
			: `Fórmula, factor ${written(factor)}: después ${next}`,
	placeNow: ({ resource }) => `Coloca ahora: ${resources[resource]}`,
	chooseValue: 'Elige primero el valor.',
	value: ({ value }) => `Valor ${value}`,
	spaceChoice: ({ space }) => `Anotar en ${space}`,
	giveUp: ({ resource }) => `Descartar la ${resources[resource]}`,
	waitingFor: ({ names }, talk) =>
		talk.plural(names.length, { one: `Falta ${talk.and(names)}.`, other: `Faltan ${talk.and(names)}.` }),
	elsewhereTakes: ({ name }) => `¿Qué dados toma ${name}?`,
	reportOf: ({ name }) => `Datos de ${name}`,
	reportFactors: 'Factores tachados',
	reportColumns: 'Columnas de Salud llenas',
	less: ({ what }) => `${what}: menos`,
	more: ({ what }) => `${what}: más`,
	report: 'Comunicar',
	told: ({ name, count, of }) => `${name} añadió a la Fórmula (${count}/${of})`,
	lastInfections: ({ name }) => `${name} tira las cinco últimas infecciones.`,
	lastReroll: ({ count, left }) => `Repetir ${count === 0 ? '' : `${count} `}(Explorador, quedan ${left})`,
	chooseLast: ({ left }, talk) =>
		talk.plural(left, {
			one: 'Queda un Explorador: elige infecciones para repetir o coloca la primera.',
			other: `Quedan ${left} Exploradores: elige infecciones para repetir o coloca la primera.`
		}),
	annul: ({ pair }) => `Anular la pareja\u00a0${pair}`,
	annulHint: ({ multiplier }) => `El multiplicador es ×${multiplier}. Cada pareja anulada lo baja en 1.`,
	annulDone: 'No anular más',
	andFinish: '… y terminar',
	allPass: ({ count }) => `Pasan los ${count}`,
	barRolls: ({ name }) => `${name} tira`,
	barTakes: ({ name }) => `${name} toma dados`,
	barActs: ({ name, part }) =>
		part === 'acting'
			? `${name} usa sus dados`
			: part === 'open'
				? `${name} puede tomar dados`
				: `${name} ha terminado`,
	barResearch: ({ name }) => `${name} coloca una muestra`,
	barReceived: ({ name, count }, talk) =>
		talk.plural(count, {
			one: `${name} coloca una infección`,
			other: `${name} coloca ${count} infecciones`
		}),
	barReports: 'Datos de las otras hojas',
	barLast: ({ name }) => `${name}: paso final`,
	barOthers: 'Les toca a los demás',
	barAlso: ({ names }, talk) =>
		names.length > 2
			? `Otros ${names.length} también pueden`
			: talk.plural(names.length, {
					one: `${talk.and(names)} también puede`,
					other: `${talk.and(names)} también pueden`
				}),
	noteOf: ({ done, of }) => `${done} de ${of}`,
	noteNext: ({ next, any }) => (any ? 'libre' : next === null ? 'bloqueada' : `sigue: ${next}`),
	noteLeft: ({ left }) => `quedan ${left}`,
	noteTimes: ({ times }) => `×${times}`,
	seatRolls: 'tira',
	seatTakes: 'elige',
	seatMayTake: 'puede',
	seatActs: 'juega',
	seatPlaces: 'coloca',
	seatDone: 'listo',
	seatElsewhere: 'aparte'
};
