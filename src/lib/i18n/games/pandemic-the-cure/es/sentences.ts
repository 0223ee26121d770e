import { speaking, type Words } from '../words.ts';
import { forms, names, place } from './names.ts';

const { colours, regions, events, steps, verbs } = names;
const { face, die } = speaking(names);

export const sentences: Words['sentences'] = {
	bagHasFewer: ({ colour, has, named }) =>
		`De la bolsa no pueden salir ${named} dados ${forms[colour].dice}: tiene ${has}.`,
	noSuchInfectionFace: (it) => `Ningún dado muestra ${die(it.die)}: su color no tiene esa cara.`,
	notOnCard: (it, talk) => `«${face(it.face)}» no está en la carta de rol de ${talk.player(it.by)}.`,
	setUpFirst: 'Primero hay que preparar la mesa.',
	alreadySetUp: 'La mesa ya está preparada.',
	twelveDice: ({ named }) => `En la preparación se colocan 12 dados de infección, no ${named}.`,
	crossInSetup: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'Un dado muestra una cruz: lanzadlo otra vez.',
			other: `${dice} dados muestran una cruz: lanzadlos otra vez.`
		}),
	tooManyInSetup: ({ colour, region, count }) =>
		`${count} dados ${forms[colour].dice} en ${regions[region]} son demasiados: lanzad otra vez los que pasan de 3.`,
	sameEventTwice: ({ card }) => `${events[card].name} no puede estar abierta dos veces.`,
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
			: `Solo ${it.has} dados sin usar muestran «${face(it.face)}», no ${it.named}.`,
	oneFaceEach: ({ dice, faces }) =>
		`Cada dado recibe una sola cara nueva: ${dice} elegidos, ${faces} nombradas.`,
	noSuchDie: (it) => `No hay ningún dado sin usar con «${face(it.die)}».`,
	faceHasNot: ({ die: used, verb }) => `Un dado con «${face(used)}» no sirve para ${verbs[verb]}.`,
	noRest: 'No queda ningún tratamiento.',
	restOnlyTreats: 'Lo que queda de un dado solo sirve para tratar.',
	alreadyThere: ({ player, region }, talk) => `${talk.player(player)} ya está en ${regions[region]}.`,
	noNeighbour: (it) => `${regions[it.region]} no es vecina de ${regions[it.from]}.`,
	noneInRegion: ({ colour, region }) => `No hay ningún dado ${colours[colour]} en ${regions[region]}.`,
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
		`${talk.player(player)} está en ${regions[there]} y tú en ${regions[here]}.`,
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
	nothingDrawn: ({ named }) => `En este paso no se saca nada: ${named} dados son demasiados.`,
	bagShort: ({ rate, bag }) =>
		`Hay que sacar ${rate} dados y la bolsa tiene ${bag}: no se saca nada, el equipo ha perdido.`,
	epidemicWaits: 'Primero hay que resolver la epidemia.',
	noEpidemic: 'Ahora no hay ninguna epidemia.',
	epidemicCount: ({ centre, draw, named }) =>
		`Una epidemia lanza los ${centre} dados del centro y ${draw} de la bolsa, no ${named} en total.`,
	centreMissing: ({ colour, centre, named }) =>
		`Se lanzan todos los dados ${forms[colour].dice} del centro: ${centre}, y solo se nombran ${named}.`,
	moreThanCentreAndBag: ({ colour, has, named }) =>
		`Entre el centro y la bolsa hay ${has} dados ${forms[colour].dice}, no ${named}.`,
	noEvents: 'Esta mesa juega sin eventos.',
	onlyAppCards: 'Esta mesa juega con las diez cartas de la aplicación, no con las suyas.',
	onlyTableCards: ({ card }) => `Esta mesa juega con sus propias cartas, no con ${events[card].name}.`,
	notOpen: ({ card }) => `${events[card].name} no está boca arriba.`,
	wrongPrice: ({ card, cost, paid }, talk) =>
		talk.plural(cost, {
			one: `${events[card].name} cuesta exactamente 1 dado del CDC, no ${paid}.`,
			other: `${events[card].name} cuesta exactamente ${cost} dados del CDC, no ${paid}.`
		}),
	notAtCdc: ({ colour, has, paid }) =>
		`No se pueden pagar ${paid} dados ${forms[colour].dice}: el CDC tiene ${has}.`,
	allThere: ({ region }) => `Todos los peones ya están en ${regions[region]}.`,
	tooFewAt: (it) =>
		it.has === 0
			? `No hay ningún dado ${colours[it.colour]} en ${place(it.place)}.`
			: `Solo hay ${it.has} dados ${forms[it.colour].dice} en ${place(it.place)}, no ${it.count}.`,
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
	seenBefore: ({ card }) => `${events[card].name} ya se vio, y quedan cartas que nadie ha visto.`,
	notTheOldest: ({ card, oldest }) =>
		`Sale ${events[oldest].name}, que lleva más tiempo bajo el mazo, no ${events[card].name}.`,
	takenFromCentre: ({ colour, has, named }) =>
		`El centro tiene ${has} dados ${forms[colour].dice}, no ${named}.`,
	noneToTake: (it) =>
		`No hay ningún dado ${colours[it.colour]} en ${it.from === 'region' ? regions[it.region] : names.places.centre}.`,
	gameOver: 'La partida ha terminado.'
};
