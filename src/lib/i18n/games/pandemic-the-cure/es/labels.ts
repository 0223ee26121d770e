import { percent } from '../../../percent.ts';
import type { RoleId } from '../../../../sheets/pandemic-the-cure/standard.ts';
import { speaking, type Words } from '../words.ts';
import { forms, names } from './sheet.ts';

const { colours, steps } = names;
const { face, die, region, event, role } = speaking(names);
const per = percent('es');

/** How sure it is what stands on the cards of our edition. */
const trust: Readonly<Record<RoleId, string>> = {
	plain: 'Esta carta es nuestra.',
	generalist: 'El número de dados es conocido; las caras y el poder son inciertos.',
	medic: 'El número de dados es conocido; las caras son inciertas.',
	scientist: 'El número de dados y el poder son conocidos; las caras son inciertas.',
	dispatcher:
		'El número de dados es conocido; las caras son inciertas. El alcance del helicóptero es nuestro.',
	'contingency-planner':
		'El número de dados es conocido; las caras son inciertas. Lo que hace la cara CDC es nuestro.',
	researcher:
		'El número de dados es conocido; las caras son inciertas. Su poder no se conoce y se deja fuera.',
	'containment-specialist':
		'El número de dados es conocido; las caras y el poder son inciertos. Lo que hace contener es nuestro.'
};

export const labels: Words['labels'] = {
	colour: ({ colour }) => colours[colour],
	region: (it, talk) => region(it.region, talk),
	face: (it) => face(it.face),
	role: (it, talk) => role(it.role, talk),
	power: ({ power }) => names.powers[power],
	eventName: ({ card }, talk) => event(card, talk),
	eventText: ({ card }) => names.events[card].text,
	step: ({ step }) => steps[step],
	die: ({ colour, face: shown }) => die(`${colour}${shown}` as Parameters<typeof die>[0]),
	centre: 'Centro de tratamiento',
	cdc: 'CDC',
	cured: 'Curadas',
	rate: ({ dice }) => `Tasa ${dice}`,
	rateTrack: ({ space, skull }) => `Tasa de infección: casilla ${space}, calavera en la ${skull}`,
	outbreaks: ({ count, limit }) => `Brotes: ${count} de ${limit}`,
	epidemicIn: ({ spaces }, talk) =>
		talk.plural(spaces, { one: 'epidemia en 1 casilla', other: `epidemia en ${spaces} casillas` }),
	theBag: 'Bolsa',
	bag: ({ count }) => `Bolsa ${count}`,
	tile: ({ name, dice, pawns }, talk) =>
		[
			name,
			dice.length > 0 ? talk.and(dice) : 'sin dados',
			...(pawns.length > 0 ? [`aquí: ${talk.and(pawns)}`] : [])
		].join('; '),
	some: ({ count, colour }, talk) =>
		`${count} ${talk.plural(count, { one: colours[colour], other: forms[colour].dice })}`,
	full: ({ colour }) => `un ${colours[colour]} más es un brote`,
	free: ({ free, total }, talk) =>
		talk.plural(total, {
			one: `${free} de ${total} dado libre`,
			other: `${free} de ${total} dados libres`
		}),
	card: ({ name, role, samples }, talk) =>
		`${name}, ${role}: ${samples.length > 0 ? `muestras: ${talk.and(samples)}` : 'sin muestras'}`,
	cards: 'Cartas de rol',
	rateHint:
		'Cada riesgo biológico avanza este marcador una casilla. Una casilla con virus es una epidemia; la calavera, el final.',
	outbreakHint: ({ stack, limit }) =>
		`Más de ${stack} dados de un color en una región son un brote. Con el número ${limit} se pierde.`,
	bagHint: 'Lo que no está en la mesa está en la bolsa. Con muy pocos dados en ella se pierde.',
	curedHint: 'Enfermedades curadas: un tratamiento mueve todos los dados del color.',
	trackOurs:
		'Los dados y las casillas iniciales de esta tasa son nuestros; los lugares de las epidemias, inciertos: introduce los tuyos en «Ediciones».',
	cardTrust: ({ role: card }) => `${trust[card]} Introduce la tuya en «Ediciones».`,
	eventsOurs: 'Estas cartas son nuestras: introduce las tuyas en «Ediciones».',
	ours: 'nuestra',
	openCards: ({ picked, of }) => `Eventos abiertos: ${picked} de ${of}. Con el último empieza la partida.`,
	begin: 'Empezar la partida',
	enterRoll: ({ dice }, talk) =>
		talk.plural(dice, { one: 'Lanza 1 dado. ¿Qué muestra?', other: `Lanza ${dice} dados. ¿Qué muestran?` }),
	rolled: 'Esta es la tirada',
	enterEpidemic: ({ centre, lying, draw }, talk) =>
		talk.plural(centre, {
			zero: `El centro está vacío: lanza ${draw} de la bolsa e introdúcelos.`,
			one: `Lanza el dado del centro (${talk.and(lying)}) junto con ${draw} de la bolsa e introdúcelos.`,
			other: `Lanza los ${centre} dados del centro (${talk.and(lying)}) junto con ${draw} de la bolsa e introdúcelos.`
		}),
	placeDice: 'Colocar los dados',
	entered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} de ${of} dado introducido`,
			other: `${count} de ${of} dados introducidos`
		}),
	takeBack: ({ what }) => `Quitar ${what}`,
	otherFace: 'Otra cara …',
	asChosen: 'se elige al usarla',
	mayLeaveOut: 'puede omitirse',
	barRoll: ({ name, dice }, talk) =>
		talk.plural(dice, { one: `${name}: lanza 1 dado`, other: `${name}: lanza ${dice} dados` }),
	barLocked: ({ name }) => `${name}: dados bloqueados`,
	barAct: ({ name, dice }, talk) =>
		talk.plural(dice, {
			zero: `${name}: no queda ningún dado`,
			one: `${name}: 1 dado por usar`,
			other: `${name}: ${dice} dados por usar`
		}),
	barGive: ({ name }) => `${name} puede dar muestras`,
	barCure: ({ name }) => `${name} puede intentar curar`,
	barInfect: ({ name, draw }, talk) =>
		talk.plural(draw, {
			zero: `${name} infecta: ningún dado`,
			one: `${name} infecta: 1 dado`,
			other: `${name} infecta: ${draw} dados`
		}),
	barEpidemic: ({ dice }, talk) =>
		talk.plural(dice, { one: '¡Epidemia! Lanzad 1 dado', other: `¡Epidemia! Lanzad ${dice} dados` }),
	barStory: 'La infección',
	barLine: ({ turn, draw }) => `Turno ${turn} · infección ${draw}`,
	steps: 'Pasos del turno',
	turn: ({ turn }) => `Turno ${turn}`,
	chooseDie: 'Elige un dado y luego un lugar, o primero el lugar.',
	noDice: 'No queda ningún dado por usar.',
	tapPlace: ({ face: shown }) => `«${face(shown)}»: toca un lugar iluminado.`,
	restLeft: ({ count }, talk) =>
		talk.plural(count, { one: 'queda 1 tratamiento', other: `quedan ${count} tratamientos` }),
	setAside: ({ count }, talk) => talk.plural(count, { one: '1 apartado', other: `${count} apartados` }),
	reroll: 'Volver a lanzar…',
	rerollPick: '¿Qué dados vuelves a lanzar?',
	rerollThese: ({ count }, talk) =>
		talk.plural(count, { one: 'Volver a lanzar este dado', other: `Volver a lanzar estos ${count} dados` }),
	goOn: ({ step }) => `Seguir: ${steps[step]}`,
	cancel: 'Cancelar',
	choose: '¿Cuál de estas?',
	whosePawn: '¿Qué peón vuela?',
	contain: '¿Qué 1 a 3 dados del centro van a la bolsa?',
	containNow: ({ count }, talk) =>
		talk.plural(count, { one: 'Contener 1 dado', other: `Contener ${count} dados` }),
	unlockPick: 'Todos tus dados están bloqueados. Libera uno de ellos o sigue sin lanzar.',
	givePick: 'Da todas las muestras de una enfermedad a alguien de tu región.',
	giveNothing: 'Ahora no se puede dar nada.',
	curePick: '¿Qué enfermedad intentas curar?',
	cureNothing: 'No tienes muestras que lanzar.',
	cureTried: 'El intento de este turno ya está hecho.',
	cureEnter: ({ colour, count }, talk) =>
		talk.plural(count, {
			one: `Lanza la muestra ${forms[colour].disease}.`,
			other: `Lanza las ${count} muestras ${forms[colour].samples}.`
		}),
	tryCure: 'Esta es la tirada',
	cureNeeds: ({ points }) => `${points} o más curan.`,
	nothingDrawn: 'No se saca nada: comprobar los brotes',
	bagEmpty: 'La bolsa tiene muy pocos dados para sacar.',
	lose: 'El equipo ha perdido',
	cureOdds: ({ colour, now, more }) =>
		more === null
			? `Curar ${colours[colour]} ahora: ${per(now)}.`
			: `Curar ${colours[colour]} ahora: ${per(now)}; con una muestra más, ${per(more)}.`,
	chance: ({ chance }) => per(chance),
	outbreakOdds: ({ chance }) => `Probabilidad de brote: ${per(chance)}.`,
	events: ({ open }) => `Eventos (${open})`,
	useEvent: 'Usar un evento',
	price: ({ cost }, talk) =>
		talk.plural(cost, { one: 'cuesta 1 dado del CDC', other: `cuesta ${cost} dados del CDC` }),
	payWith: 'Pagar con',
	whoMoves: '¿Qué peón?',
	whoGives: '¿Quién da?',
	whoGets: '¿Quién recibe?',
	where: '¿Qué región?',
	whichColour: '¿Qué color?',
	use: 'Usar este evento',
	close: 'Cerrar',
	otherCard: 'Otra carta …',
	revealPick: '¿Qué carta se descubre?',
	customTitle: '¿Qué hace vuestra carta?',
	addEffect: 'Añadir un efecto',
	removeEffect: ({ what }) => `Quitar: ${what}`,
	effect: ({ effect }) => names.effects[effect],
	from: 'Desde',
	to: 'Hasta',
	howMany: '¿Cuántos?',
	story: ({ at, of }) => `Paso ${at} de ${of}`,
	storyPlaced: ({ colour, region: at }, talk) => `Un dado ${colours[colour]} va a ${region(at, talk)}.`,
	storyCross: ({ colour }) => `Una cruz (${colours[colour]}) va al CDC.`,
	storyOutbreak: (it, talk) => {
		const kind = it.chain ? 'La cadena sigue: brote' : 'Brote';
		const moved = talk.plural(it.moved, {
			zero: 'Ya no se mueve ningún dado.',
			one: `1 dado va a ${region(it.to, talk)}.`,
			other: `${it.moved} dados van a ${region(it.to, talk)}.`
		});
		return `${kind} ${it.outbreaks}: ${colours[it.colour]} en ${region(it.region, talk)}. ${moved}`;
	},
	storyLost: ({ why }) => `El equipo pierde. ${names.why[why]}`,
	storyBack: 'Paso atrás',
	storyNext: 'Paso siguiente',
	storyEnd: 'Listo',
	storySkip: 'Saltar',
	watch: 'Última infección',
	ownTrack: 'Crear una tasa propia',
	printedTrack: 'Volver a la tasa de esta app',
	trackDice: 'Dados de cada casilla',
	trackDiceHelp: ({ spaces, rate }) =>
		`Desde el inicio hasta la última casilla antes de la calavera: de ${spaces[0]} a ${spaces[1]} números del ${rate[0]} al ${rate[1]}, separados por espacios.`,
	trackEpidemics:
		'Elige qué pintar y toca las casillas: una epidemia o un número de dados. La primera no tiene epidemia.',
	trackEpidemic: 'Epidemia',
	trackRate: ({ rate }) => `Dados: ${rate}`,
	trackSpace: ({ space, dice }) => `Epidemia en la casilla ${space}, dados: ${dice}`,
	trackWrong: ({ space, entered, rate }) =>
		`Casilla ${space}: «${entered}» no es un número del ${rate[0]} al ${rate[1]}.`,
	trackLength: ({ spaces }) => `La tasa necesita de ${spaces[0]} a ${spaces[1]} casillas.`,
	ownCard: 'Crear una carta propia',
	printedCard: 'Volver a la carta de esta app',
	whichCard: '¿Qué carta de rol?',
	notPlayed: 'Nadie tiene este rol todavía: elígelo en Roles.',
	cardDice: 'Número de dados',
	cardFace: ({ nth }) => `Cara ${nth}`,
	oneAction: 'Un símbolo',
	twoActions: 'Una de dos acciones',
	enterSetup: ({ dice, stack }) =>
		`Sacad y lanzad ${dice} dados. Otra vez: cruces y lo que pase de ${stack} de un color en una región. Recorre una fila con el dedo para anotar varios.`,
	storyPrevented: (it, talk) => {
		const what = `Se evita el brote de ${colours[it.colour]} en ${region(it.region, talk)}.`;
		if (it.excess === 'stay') return `${what} Los dados se quedan.`;
		if (it.excess === 'next') return `${what} ${it.moved} siguen a la región siguiente.`;
		return it.excess === 'centre'
			? `${what} ${it.moved} van al centro de tratamiento.`
			: `${what} ${it.moved} van a la bolsa.`;
	},
	player: 'Jugador',
	points: 'Puntos',
	spaces: 'Casillas',
	owner: '¿De quién es el dado?',
	nobody: 'Sin dado encima',
	onCard: 'La muestra se queda',
	excess: '¿Y los dados que pasan de la pila?',
	until: '¿Hasta cuándo?',
	excessOf: ({ excess }) =>
		({ stay: 'se quedan', next: 'a la región siguiente', centre: 'al centro', bag: 'a la bolsa' })[excess],
	untilOf: ({ until }) => ({ used: 'hasta que se usen', infect: 'hasta la próxima infección' })[until],
	specialTitle: '¿Qué hace esta acción?',
	powerUse: 'Usar un poder',
	leaveOut: 'Omitirlo',
	doIt: 'Hacerlo'
};
