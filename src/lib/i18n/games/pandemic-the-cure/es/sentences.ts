import { speaking, type Words } from '../words.ts';
import { forms, names } from './sheet.ts';

const { colours, steps, verbs } = names;
const { face, die, place, region, event, role } = speaking(names);

export const sentences: Words['sentences'] = {
	bagHasFewer: ({ colour, has, named }) =>
		`De los dados ${forms[colour].dice} la bolsa tiene ${has}, no ${named}.`,
	noSuchInfectionFace: (it) => `Ningún dado muestra ${die(it.die)}: su color no tiene esa cara.`,
	notOnCard: (it, talk) => `«${face(it.face)}» no está en la carta de rol de ${talk.player(it.by)}.`,
	setUpFirst: 'Primero hay que preparar la mesa.',
	alreadySetUp: 'La mesa ya está preparada.',
	crossInSetup: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'Un dado muestra una cruz: lanzadlo otra vez.',
			other: `${dice} dados muestran una cruz: lanzadlos otra vez.`
		}),
	sameEventTwice: ({ card }, talk) => `${event(card, talk)} no puede estar abierta dos veces.`,
	notYourTurn: ({ by, current }, talk) => `Es el turno de ${talk.player(current)}, no de ${talk.player(by)}.`,
	wrongStep: ({ verb, step }) => `No es momento de ${verbs[verb]}: el paso es «${steps[step]}».`,
	nothingToReveal: 'Ahora no hay que descubrir ninguna carta de evento.',
	rollFirst: 'Primero lanza: eso no se puede omitir.',
	infectLast: 'Primero infecta: eso no se puede omitir.',
	stepIsOver: ({ step, now }) =>
		`Los pasos solo avanzan: «${steps[step]}» no viene después de «${steps[now]}».`,
	rollAll: ({ toRoll, named }, talk) =>
		talk.plural(toRoll, {
			one: `Se lanza exactamente 1 dado, no ${named}.`,
			other: `Se lanzan juntos los ${toRoll} dados disponibles, no ${named}.`
		}),
	biohazardStays: 'Un riesgo biológico no se vuelve a lanzar.',
	notToReroll: (it) =>
		it.has === 0
			? `Ningún dado sin usar muestra «${face(it.face)}».`
			: `De los dados sin usar, con «${face(it.face)}» solo hay ${it.has}, no ${it.named}.`,
	oneFaceEach: ({ dice, faces }) =>
		`Cada dado recibe una sola cara nueva: dados elegidos, ${dice}; caras nombradas, ${faces}.`,
	noSuchDie: (it) => `No hay ningún dado sin usar con «${face(it.die)}».`,
	faceHasNot: ({ die: used, verb }) => `Un dado con «${face(used)}» no sirve para ${verbs[verb]}.`,
	noRest: 'No queda ningún tratamiento.',
	restOnlyTreats: 'Lo que queda de un dado solo sirve para tratar.',
	alreadyThere: ({ player, region: at }, talk) => `${talk.player(player)} ya está en ${region(at, talk)}.`,
	noNeighbour: (it, talk) => `${region(it.region, talk)} no es vecina de ${region(it.from, talk)}.`,
	noneInRegion: ({ colour, region: at }, talk) =>
		`No hay ningún dado ${colours[colour]} en ${region(at, talk)}.`,
	noneInCentre: ({ colour }) => `No hay ningún dado ${colours[colour]} en el centro de tratamiento.`,
	sampleOfCured: ({ colour }) =>
		`La enfermedad ${forms[colour].disease} está curada: ya no hay muestras de ella.`,
	allLocked: 'Todos tus dados están bloqueados: libera uno o sigue sin lanzar.',
	diceToRoll: ({ toRoll }, talk) =>
		talk.plural(toRoll, {
			one: 'Solo puedes liberar con todos los dados bloqueados, y tienes 1 por lanzar.',
			other: `Solo puedes liberar con todos los dados bloqueados, y tienes ${toRoll} por lanzar.`
		}),
	notYoursThere: ({ by, holder, colour }, talk) =>
		`Ningún dado de ${talk.player(by)} cubre una muestra ${forms[colour].disease} en la carta de ${talk.player(holder)}.`,
	gaveAlready: 'Solo se da una enfermedad por turno.',
	noSamplesToGive: ({ colour }) => `No tienes muestras ${forms[colour].samples}.`,
	giveToYourself: 'Las muestras van a otra persona, no a ti.',
	notTogether: ({ player, here, there }, talk) =>
		`${talk.player(player)} está en ${region(there, talk)} y tú en ${region(here, talk)}.`,
	triedAlready: 'Hay un intento de cura por turno, y ya está hecho.',
	oneDisease: 'Un intento de cura lanza las muestras de una sola enfermedad.',
	curedAlready: ({ colour }) => `La enfermedad ${forms[colour].disease} ya está curada.`,
	noSamplesToCure: ({ colour }) =>
		`No tienes ninguna muestra ${forms[colour].disease}: hace falta al menos una.`,
	allSamples: ({ colour, has, named }) =>
		`Se lanzan todas las muestras ${forms[colour].samples} de la carta: ${has}, no ${named}.`,
	drawAsRate: ({ rate, named }, talk) =>
		talk.plural(rate, {
			one: `La tasa dice 1 dado, no ${named}.`,
			other: `La tasa dice ${rate} dados, no ${named}.`
		}),
	nothingDrawn: ({ named }) => `En este paso no se saca ningún dado (anotados: ${named}).`,
	bagShort: ({ rate, bag }) =>
		`Por sacar: ${rate}; la bolsa tiene ${bag}: no se saca nada, el equipo ha perdido.`,
	epidemicWaits: 'Primero hay que resolver la epidemia.',
	noEpidemic: 'Ahora no hay ninguna epidemia.',
	epidemicCount: ({ centre, draw, named }) =>
		`Una epidemia lanza todos los dados del centro (${centre}) y ${draw} de la bolsa, no ${named} en total.`,
	centreMissing: ({ colour, centre, named }) =>
		`Se lanzan todos los dados ${forms[colour].dice} del centro: ${centre}, no ${named}.`,
	moreThanCentreAndBag: ({ colour, has, named }) =>
		`De los dados ${forms[colour].dice} hay ${has} entre el centro y la bolsa, no ${named}.`,
	noEvents: 'Esta mesa juega sin eventos.',
	onlyTableCards: ({ card }, talk) => `Esta mesa juega con sus propias cartas, no con ${event(card, talk)}.`,
	notOpen: ({ card }, talk) => `${event(card, talk)} no está boca arriba.`,
	wrongPrice: ({ card, cost, paid }, talk) =>
		talk.plural(cost, {
			one: `${event(card, talk)} cuesta exactamente 1 dado del CDC, no ${paid}.`,
			other: `${event(card, talk)} cuesta exactamente ${cost} dados del CDC, no ${paid}.`
		}),
	notAtCdc: ({ colour, has, paid }) =>
		`De los dados ${forms[colour].dice} el CDC tiene ${has}: no se puede pagar ${paid}.`,
	allThere: ({ region: at }, talk) => `Todos los peones ya están en ${region(at, talk)}.`,
	tooFewAt: (it, talk) =>
		it.has === 0
			? `No hay ningún dado ${colours[it.colour]} en ${place(it.place, talk)}.`
			: talk.plural(it.has, {
					one: `Solo hay un dado ${colours[it.colour]} en ${place(it.place, talk)}, no ${it.count}.`,
					other: `Solo hay ${it.has} dados ${forms[it.colour].dice} en ${place(it.place, talk)}, no ${it.count}.`
				}),
	swabOfCured: ({ colour }) => `La enfermedad ${forms[colour].disease} está curada: elegid una sin curar.`,
	markerAtStart: 'El marcador está al principio y no puede retroceder.',
	skipWaits: 'El próximo paso de infección ya se salta.',
	bonusTooLate: 'Una bonificación va antes del intento de cura y antes del paso de infección.',
	nothingToTakeBack: 'No hay ningún dado usado o apartado que recuperar.',
	takeBackOnlyInAct: 'Los dados solo se recuperan en el paso de actuar, sin epidemia pendiente.',
	courierToSelf: 'Las muestras deben ir a otra persona.',
	courierHasNone: ({ holder, colour }, talk) =>
		`${talk.player(holder)} no tiene muestras ${forms[colour].samples}.`,
	revealFirst: 'Primero descubrid la siguiente carta de evento.',
	seenBefore: ({ card }, talk) => `${event(card, talk)} ya se vio, y quedan cartas que nadie ha visto.`,
	notTheOldest: ({ card, oldest }, talk) =>
		`Sale ${event(oldest, talk)}, que lleva más tiempo bajo el mazo, no ${event(card, talk)}.`,
	takenFromCentre: ({ colour, has, named }) =>
		`De los dados ${forms[colour].dice} el centro tiene ${has}, no ${named}.`,
	noneToTake: (it, talk) =>
		`No hay ningún dado ${colours[it.colour]} en ${it.from === 'region' ? region(it.region, talk) : names.places.centre}.`,
	gameOver: 'La partida ha terminado.',
	setupDice: ({ named, setupDice }) =>
		`En la preparación se colocan ${setupDice} dados de infección, no ${named}.`,
	tooManyInSetup: ({ colour, region: at, count, stack }, talk) =>
		`${count} dados ${forms[colour].dice} en ${region(at, talk)} son demasiados: lanzad otra vez los que pasan de ${stack}.`,
	drawAsChanged: ({ rate, change, draw, named }, talk) =>
		change > 0
			? `La tasa dice ${rate}, aquí ${talk.number(change)} más: ${draw} en total, no ${named}.`
			: `La tasa dice ${rate}, aquí ${talk.number(-change)} menos: ${draw} en total, no ${named}.`,
	onlyAppCards: 'Esta mesa juega con las cartas de su edición, no con otras.',
	notAsWritten: ({ card }, talk) =>
		`${event(card, talk)} hace lo que pone: sus efectos en su orden y con sus valores.`,
	changeTooFar: ({ sum }, talk) =>
		`En total serían ${talk.number(sum)}: como mucho son 12 dados más o menos.`,
	preventTooMany: ({ waiting, count }) => `Ya se evitan ${waiting} brotes: con ${count} más pasarían de 20.`,
	bonusTooMuch: ({ bonus }) => `Una bonificación de ${bonus} es demasiado: 99 es el máximo.`,
	retryTooEarly: 'Todavía queda un intento: otro viene después.',
	retryOnlyInCure: 'Otro intento corresponde al paso de curar.',
	tooFewToTakeBack: ({ dice, has }) => `Por recuperar: ${dice}; dados usados o apartados: ${has}.`,
	noSuchSample: ({ holder, colour, owner }, talk) =>
		owner === null
			? `${talk.player(holder)} no tiene ninguna muestra ${forms[colour].disease} sin dado.`
			: `Ningún dado de ${talk.player(owner)} cubre una muestra ${forms[colour].disease} en la carta de ${talk.player(holder)}.`,
	noDieToFree: 'Sobre esta muestra no hay ningún dado que liberar.',
	noPower: ({ by }, talk) => `${talk.player(by)} no tiene ningún poder especial.`,
	moreThanThereAre: (it, talk) =>
		`Hay más dados en la mesa de los que tiene la edición: ${talk.and(it.colours.map((each) => colours[each]))}.`,
	stackTooHigh: (it, talk) =>
		`Más de ${it.stack} dados de un color deberían haber brotado: ${talk.and(it.regions.map((each) => region(each, talk)))}.`,
	tooFewOutbreaks: ({ needed, outbreaks }, talk) =>
		talk.plural(needed, {
			one: `Hay dados donde su color no cae nunca: al menos un brote tuvo que empujarlos, y hubo ${outbreaks}.`,
			other: `Hay dados donde su color no cae nunca: al menos ${needed} brotes tuvieron que empujarlos, y hubo ${outbreaks}.`
		}),
	samplesOfCured: (it, talk) =>
		`Hay muestras de enfermedades curadas: ${talk.and(it.colours.map((each) => colours[each]))}.`,
	moreLockedThanDice: ({ players }, talk) =>
		`Cubren muestras más dados de los que tiene la carta de rol: ${talk.and(players.map((by) => talk.player(by)))}.`,
	uncoveredSamples: ({ players }, talk) =>
		`Hay una muestra que ningún dado cubre: ${talk.and(players.map((by) => talk.player(by)))}.`,
	openCount: ({ open, openEvents }) => `Cartas de evento abiertas: ${open}; deberían ser ${openEvents}.`,
	beforeTheStart: ({ rate, start }) =>
		`El marcador está en la casilla ${rate}, antes de su inicio en la ${start}, y ninguna carta lo hace retroceder.`,
	effectsWaiting: 'Espera un efecto que ninguna carta de esta mesa tiene.',
	severalEnds: 'La partida habría acabado de más de una manera.',
	startMarks: ({ difficulty, count }, talk) =>
		talk.plural(count, {
			zero: `Ninguna casilla de la tasa está marcada como inicio de «${names.difficulties[difficulty]}».`,
			one: `Una casilla está marcada como inicio de «${names.difficulties[difficulty]}».`,
			other: `${count} casillas están marcadas como inicio de «${names.difficulties[difficulty]}»: debe ser una.`
		}),
	onlyCrosses: ({ colour }) => `El dado ${colours[colour]} solo tiene cruces: le hace falta un número.`,
	noRoomInSetup: ({ setupDice, room }) =>
		`En la preparación no caben ${setupDice} dados: hay sitio para ${room}.`,
	roleTwice: (it, talk) => `Dos roles tienen el mismo identificador: ${role(it.role, talk)}.`,
	cardTwice: ({ card }, talk) => `Dos cartas de evento tienen el mismo identificador: ${event(card, talk)}.`,
	tooFewCards: ({ cards, openEvents }) =>
		`Quedan abiertas ${openEvents} cartas de evento y solo hay ${cards}.`
};
