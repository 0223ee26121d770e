import type { ShapeName } from '../../../../validators/fight-the-virus/boards.ts';
import type { Talk } from '../../../talk.ts';
import type { Words } from '../words.ts';

const bonusNames: Readonly<Record<string, string>> = {
	shape: 'una forma en el análisis del virus',
	number: 'un número en la curva de contagio',
	one: 'un 1 en las pruebas',
	extra: 'el segundo dado para quien está en pasivo'
};
export const bonusName = (bonus: unknown): string => bonusNames[String(bonus)] ?? 'una bonificación';

export const squares = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'una casilla', other: `${talk.number(n)} casillas` });

export const fields = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'un campo', other: `${talk.number(n)} campos`, zero: 'ningún campo' });

/** With its article; `n` is how many squares it has. */
export const shapeName = (shape: ShapeName, n: number, talk: Talk): string =>
	({
		single: 'una casilla suelta',
		lineOfTwo: 'una línea de dos',
		lineOfThree: 'una línea de tres',
		squareOfFour: 'un cuadrado de cuatro',
		plus: 'una cruz',
		free: 'una forma libre',
		other: `su forma de ${squares(n, talk)}`
	})[shape];

export const labels: Words['labels'] = {
	price: ({ fields: n }, talk) => fields(n, talk),
	fieldsLeft: ({ fields: n }, talk) => talk.plural(n, { one: 'campo libre', other: 'campos libres' }),
	researchFor: ({ next, fields: n }, talk) =>
		n === 0 ? `investigación ${next}` : `investigación ${next}: ${fields(n, talk)}`,
	keep: ({ face }) => `Quedarse con ${face} y ${face}`,
	rollAgain: '¿Nueva tirada? Anota las caras nuevas.',
	die: ({ face }) => `Dado con un ${face}`,
	dieUsed: ({ face }) => `Dado con un ${face}, usado`,
	chooseDie: 'Elige un dado y toca una casilla.',
	noShape: 'sin forma, solo número',
	morePoints: 'Añadir un punto de progreso',
	lessPoints: 'Quitar un punto de progreso',
	progressHint: 'El progreso se gasta con el signo más, junto a un dado elegido.',
	bonusPending: ({ bonus }) => `Bonificación: ${bonusName(bonus)}`,
	drawShape: ({ most }) => `Dibuja hasta ${most} casillas unidas.`,
	gestures: 'Tocar: colocar\nOtra vez: girar\nDeslizar: dibujar',
	tapTesting: 'Toca la casilla de pruebas que recibe el 1.',
	chooseNumber: 'Elige un número y toca su casilla.',
	clear: 'Borrar',
	turnShape: ({ at, of }) => `Girar (${at} de ${of})`,
	decline: 'Renunciar a la bonificación',
	done: ({ name }) => `${name} ha terminado`,
	goOn: 'Todavía no',
	stopSure: 'Terminar sin ganador',
	report: ({ name, last }) => `${name} ha tachado el ${last} en su hoja`,
	bonus: ({ bonus }) => bonusName(bonus),
	shape: ({ shape, squares: n }, talk) => shapeName(shape, n, talk),
	value: ({ face, add }) => (add > 0 ? `${face} + ${add} = ${face + add}` : String(face)),
	progressLeft: ({ fields }, talk) =>
		talk.plural(fields, {
			zero: 'no queda progreso',
			one: 'queda un campo de progreso',
			other: `quedan ${talk.number(fields)} campos de progreso`
		}),
	stop: 'Parar la partida …',
	reportSure: ({ name }) => `Sí, ${name} ha ganado`,
	usedUp: 'usado',
	dieIdle: ({ face }) => `Dado con un ${face}, no cabe en ningún sitio`,
	offers: 'Lo que cabe aquí',
	costsNothing: 'sin progreso',
	turnHint: 'Otro toque gira la forma.',
	tapLit: ({ shape }) => (shape ? 'Toca un lugar o dibuja una forma.' : 'Toca un lugar fuera del virus.'),
	nothingLeft: 'Ya no cabe nada.',
	noneWithDie: 'Con este dado no cabe nada.',
	fillThese: ({ squares: n }, talk) =>
		talk.plural(n, { one: 'Rellenar esta casilla', other: `Rellenar ${talk.number(n)} casillas` }),
	spikeNote: ({ spikes, fields: n }, talk) =>
		talk.plural(spikes, {
			one: `una espícula: ${fields(n, talk)}`,
			other: `${talk.number(spikes)} espículas: ${fields(n, talk)}`
		}),
	couldUse: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `${talk.and(names)} aún podría usar un dado.`,
			other: `${talk.and(names)} aún podrían usar un dado.`
		}),
	allPass: 'Pasan todos',
	othersPass: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `${talk.and(names)} pasa: siguiente tirada`,
			other: `${talk.and(names)} pasan: siguiente tirada`
		}),
	hopeless: 'Ya no puede ganar nadie: a ninguna hoja le llega el progreso para los números que faltan.',
	barRolls: ({ name }) => `Tira ${name}`,
	barEnter: 'Anota las dos caras',
	barRolled: ({ name, a, b }) => `${name} ha sacado ${a} y ${b}`,
	barDoubles: 'Guardar o tirar de nuevo',
	barActive: ({ name, virus, elsewhere }) => {
		if (virus)
			return elsewhere ? 'Dos dados: uno en el virus, otro en otra parte' : `${name}: uno en el virus`;
		return elsewhere ? `${name}: uno en otra parte` : `${name}: no cabe nada`;
	},
	barPassive: ({ name, extra }) =>
		extra ? `${name} puede usar el segundo dado` : `${name} puede usar un dado`,
	barOthers: 'Los demás aún están marcando',
	barOver: 'La partida ha terminado',
	noteElsewhere: 'aparte',
	noteRolls: 'tira',
	noteWaits: 'espera',
	noteWins: 'gana',
	noteDone: 'listo',
	noteBonus: 'bonif.',
	noteDice: ({ dice }, talk) => talk.plural(dice, { zero: 'usados', one: '1 dado', other: '2 dados' }),
	noteMay: 'puede 1',
	noteUsed: 'usó 1',
	areaName: ({ area }) => ({ analysis: 'Virus', curve: 'Curva', progress: 'Progreso' })[area],
	areaLeft: ({ squares: n }, talk) => `quedan ${talk.number(n)}`,
	areaNext: ({ next }) => `sigue: ${next}`,
	areaFlags: ({ filled, of }) => `${filled}/${of} banderas`,
	areaColumns: ({ complete, of }) => `${complete} de ${of} llenas`,
	areaAvailable: ({ fields: n }, talk) =>
		talk.plural(n, { one: '1 disponible', other: `${talk.number(n)} disponibles` })
};
