import { speaking, type Words } from '../words.ts';
import { inPlace, inRegion, names, plain, strong, weak } from './names.ts';

const { regions, events, steps, verbs } = names;
const { face, die } = speaking(names);

export const sentences: Words['sentences'] = {
	bagHasFewer: ({ colour, has, named }) =>
		`${named} ${plain(colour)} Würfel können nicht aus dem Beutel kommen: er hat ${has}.`,
	noSuchInfectionFace: (it) => `Kein Würfel zeigt ${die(it.die)}: diese Seite gibt es bei der Farbe nicht.`,
	notOnCard: (it, talk) => `„${face(it.face)}“ steht nicht auf der Rollenkarte von ${talk.player(it.by)}.`,
	setUpFirst: 'Zuerst muss aufgebaut werden.',
	alreadySetUp: 'Es ist schon aufgebaut.',
	twelveDice: ({ named }) => `Beim Aufbau liegen 12 Infektionswürfel aus, nicht ${named}.`,
	crossInSetup: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'Ein Würfel zeigt ein Kreuz: würfelt ihn neu.',
			other: `${dice} Würfel zeigen ein Kreuz: würfelt sie neu.`
		}),
	tooManyInSetup: ({ colour, region, count }) =>
		`${count} ${plain(colour)} Würfel ${inRegion(region)} sind zu viele: würfelt alles über 3 neu.`,
	sameEventTwice: ({ card }) => `${events[card].name} kann nicht zweimal ausliegen.`,
	notYourTurn: ({ by, current }, talk) => `${talk.player(current)} ist am Zug, nicht ${talk.player(by)}.`,
	wrongStep: ({ verb, step }) =>
		`Jetzt ist nicht der Moment für ${verbs[verb]}: der Schritt ist „${steps[step]}“.`,
	nothingToReveal: 'Es muss jetzt keine Ereigniskarte aufgedeckt werden.',
	rollFirst: 'Würfle zuerst: das darf man nicht auslassen.',
	infectLast: 'Infiziere zuerst: das darf man nicht auslassen.',
	stepIsOver: ({ step, now }) =>
		`Schritte gehen nur vorwärts: „${steps[step]}“ kommt nicht nach „${steps[now]}“.`,
	rollAll: ({ toRoll, named }, talk) =>
		talk.plural(toRoll, {
			one: `Genau 1 Würfel wird gewürfelt, nicht ${named}.`,
			other: `Alle ${toRoll} freien Würfel werden zusammen gewürfelt, nicht ${named}.`
		}),
	biohazardStays: 'Eine Biogefahr wird nicht neu gewürfelt.',
	notToReroll: (it) =>
		it.has === 0
			? `Kein unbenutzter Würfel zeigt „${face(it.face)}“.`
			: `Nur ${it.has} unbenutzte Würfel zeigen „${face(it.face)}“, nicht ${it.named}.`,
	oneFaceEach: ({ dice, faces }) =>
		`Jeder Würfel bekommt genau eine neue Seite: ${dice} gewählt, ${faces} genannt.`,
	noSuchDie: (it) => `Es gibt keinen unbenutzten Würfel mit „${face(it.die)}“.`,
	faceHasNot: ({ die: used, verb }) => `Ein Würfel mit „${face(used)}“ taugt nicht für ${verbs[verb]}.`,
	noRest: 'Es ist keine Behandlung übrig.',
	restOnlyTreats: 'Was von einem Würfel übrig ist, taugt nur zum Behandeln.',
	alreadyThere: ({ player, region }, talk) => `${talk.player(player)} ist schon ${inRegion(region)}.`,
	noNeighbour: (it) => `${regions[it.region]} grenzt nicht an ${regions[it.from]}.`,
	noneInRegion: ({ colour, region }) => `${regions[region]} hat keinen ${weak(colour)} Würfel.`,
	noneInCentre: ({ colour }) => `Im Behandlungszentrum liegt kein ${strong(colour)} Würfel.`,
	sampleOfCured: ({ colour }) =>
		`Die ${plain(colour)} Seuche ist geheilt: von ihr gibt es keine Proben mehr.`,
	allLocked: 'Alle deine Würfel sind gebunden: löse einen oder mach ohne Wurf weiter.',
	diceToRoll: ({ toRoll }, talk) =>
		talk.plural(toRoll, {
			one: 'Lösen darfst du nur, wenn alle Würfel gebunden sind, und du hast noch 1 zu würfeln.',
			other: `Lösen darfst du nur, wenn alle Würfel gebunden sind, und du hast noch ${toRoll} zu würfeln.`
		}),
	notYoursThere: ({ by, holder, colour }, talk) =>
		`Auf der Karte von ${talk.player(holder)} deckt kein Würfel von ${talk.player(by)} eine ${plain(colour)} Probe.`,
	gaveAlready: 'Pro Zug wird nur eine Seuche weitergegeben.',
	noSamplesToGive: ({ colour }) => `Du hast keine ${weak(colour)} Proben.`,
	giveToYourself: 'Proben gehen an jemand anderen, nicht an dich selbst.',
	notTogether: ({ player, here, there }, talk) =>
		`${talk.player(player)} ist ${inRegion(there)}, du bist ${inRegion(here)}.`,
	triedAlready: 'Pro Zug gibt es einen Heilversuch, und der ist gemacht.',
	oneDisease: 'Ein Heilversuch würfelt nur die Proben einer einzigen Seuche.',
	curedAlready: ({ colour }) => `Die ${plain(colour)} Seuche ist schon geheilt.`,
	noSamplesToCure: ({ colour }) => `Du hast keine ${plain(colour)} Probe: mindestens eine ist nötig.`,
	allSamples: ({ colour, has, named }) =>
		`Alle ${weak(colour)} Proben auf der Karte werden gewürfelt: ${has}, nicht ${named}.`,
	drawAsRate: ({ rate, named }) => `Die Rate sagt ${rate} Würfel, nicht ${named}.`,
	nothingDrawn: ({ named }) => `In diesem Schritt wird nichts gezogen: ${named} Würfel sind zu viele.`,
	bagShort: ({ rate, bag }) =>
		`${rate} Würfel müssten gezogen werden, der Beutel hat ${bag}: es wird nichts gezogen, das Team hat verloren.`,
	epidemicWaits: 'Zuerst muss die Epidemie abgehandelt werden.',
	noEpidemic: 'Jetzt gibt es keine Epidemie.',
	epidemicCount: ({ centre, draw, named }) =>
		`Eine Epidemie würfelt alle ${centre} Würfel des Zentrums und ${draw} aus dem Beutel, nicht ${named} insgesamt.`,
	centreMissing: ({ colour, centre, named }) =>
		`Alle ${weak(colour)} Würfel des Zentrums werden gewürfelt: ${centre}, genannt sind nur ${named}.`,
	moreThanCentreAndBag: ({ colour, has, named }) =>
		`Zentrum und Beutel haben zusammen ${has} ${plain(colour)} Würfel, nicht ${named}.`,
	noEvents: 'Dieser Tisch spielt ohne Ereignisse.',
	onlyAppCards: 'Dieser Tisch spielt mit den zehn Karten der App, nicht mit eigenen.',
	onlyTableCards: ({ card }) => `Dieser Tisch spielt mit eigenen Karten, nicht mit ${events[card].name}.`,
	notOpen: ({ card }) => `${events[card].name} liegt nicht offen aus.`,
	wrongPrice: ({ card, cost, paid }, talk) =>
		talk.plural(cost, {
			one: `${events[card].name} kostet genau 1 Würfel vom CDC, nicht ${paid}.`,
			other: `${events[card].name} kostet genau ${cost} Würfel vom CDC, nicht ${paid}.`
		}),
	notAtCdc: ({ colour, has, paid }) =>
		`${paid} ${plain(colour)} Würfel lassen sich nicht zahlen: beim CDC liegen ${has}.`,
	allThere: ({ region }) => `Alle Figuren sind schon ${inRegion(region)}.`,
	tooFewAt: (it) =>
		it.has === 0
			? `Da liegt kein ${strong(it.colour)} Würfel: ${inPlace(it.place)}.`
			: `Da liegen nur ${it.has} ${plain(it.colour)} Würfel, nicht ${it.count}: ${inPlace(it.place)}.`,
	swabOfCured: ({ colour }) => `Die ${plain(colour)} Seuche ist geheilt: wählt eine ungeheilte.`,
	markerAtStart: 'Der Marker steht am Anfang der Leiste und kann nicht zurück.',
	skipWaits: 'Der nächste Infektionsschritt entfällt schon.',
	bonusTooLate: 'Ein Bonus kommt vor dem Heilversuch und vor dem Infektionsschritt.',
	nothingToTakeBack: 'Kein Würfel ist benutzt oder beiseitegelegt, den man zurücknehmen könnte.',
	takeBackOnlyInAct: 'Würfel nimmt man nur im Aktionsschritt zurück, wenn keine Epidemie wartet.',
	courierToSelf: 'Die Proben müssen an jemand anderen gehen.',
	courierHasNone: ({ holder, colour }, talk) => `${talk.player(holder)} hat keine ${weak(colour)} Proben.`,
	revealFirst: 'Deckt zuerst die nächste Ereigniskarte auf.',
	seenBefore: ({ card }) => `${events[card].name} war schon da, und es gibt noch nie gesehene Karten.`,
	notTheOldest: ({ card, oldest }) =>
		`${events[oldest].name} liegt am längsten unter dem Stapel und kommt, nicht ${events[card].name}.`,
	takenFromCentre: ({ colour, has, named }) =>
		`Das Zentrum hat ${has} ${plain(colour)} Würfel, nicht ${named}.`,
	noneToTake: (it) =>
		`Da liegt kein ${strong(it.colour)} Würfel: ${it.from === 'region' ? inRegion(it.region) : names.places.centre}.`,
	gameOver: 'Das Spiel ist zu Ende.'
};
