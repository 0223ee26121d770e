import { speaking, type Words } from '../words.ts';
import { inPlace, inRegion, names, plain, strong, weak } from './sheet.ts';

const { steps, verbs } = names;
const { face, die, region, event, role } = speaking(names);

export const sentences: Words['sentences'] = {
	bagHasFewer: ({ colour, has, named }) =>
		`Von den ${weak(colour)} Würfeln hat der Beutel ${has}, nicht ${named}.`,
	noSuchInfectionFace: (it) => `Kein Würfel zeigt ${die(it.die)}: diese Seite gibt es bei der Farbe nicht.`,
	notOnCard: (it, talk) => `„${face(it.face)}“ steht nicht auf der Rollenkarte von ${talk.player(it.by)}.`,
	setUpFirst: 'Zuerst muss aufgebaut werden.',
	alreadySetUp: 'Es ist schon aufgebaut.',
	crossInSetup: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'Ein Würfel zeigt ein Kreuz: würfelt ihn neu.',
			other: `${dice} Würfel zeigen ein Kreuz: würfelt sie neu.`
		}),
	sameEventTwice: ({ card }, talk) => `${event(card, talk)} kann nicht zweimal ausliegen.`,
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
			: `Von den unbenutzten Würfeln: nur ${it.has} mit „${face(it.face)}“, nicht ${it.named}.`,
	oneFaceEach: ({ dice, faces }) =>
		`Jeder Würfel bekommt genau eine neue Seite: ${dice} gewählt, ${faces} genannt.`,
	noSuchDie: (it) => `Es gibt keinen unbenutzten Würfel mit „${face(it.die)}“.`,
	faceHasNot: ({ die: used, verb }) => `Ein Würfel mit „${face(used)}“ taugt nicht für ${verbs[verb]}.`,
	noRest: 'Es ist keine Behandlung übrig.',
	restOnlyTreats: 'Was von einem Würfel übrig ist, taugt nur zum Behandeln.',
	alreadyThere: ({ player, region }, talk) => `${talk.player(player)} ist schon ${inRegion(region, talk)}.`,
	noNeighbour: (it, talk) => `${region(it.region, talk)} grenzt nicht an ${region(it.from, talk)}.`,
	noneInRegion: ({ colour, region: at }, talk) => `${region(at, talk)} hat keinen ${weak(colour)} Würfel.`,
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
		`${talk.player(player)} ist ${inRegion(there, talk)}, du bist ${inRegion(here, talk)}.`,
	triedAlready: 'Pro Zug gibt es einen Heilversuch, und der ist gemacht.',
	oneDisease: 'Ein Heilversuch würfelt nur die Proben einer einzigen Seuche.',
	curedAlready: ({ colour }) => `Die ${plain(colour)} Seuche ist schon geheilt.`,
	noSamplesToCure: ({ colour }) => `Du hast keine ${plain(colour)} Probe: mindestens eine ist nötig.`,
	allSamples: ({ colour, has, named }) =>
		`Alle ${weak(colour)} Proben auf der Karte werden gewürfelt: ${has}, nicht ${named}.`,
	drawAsRate: ({ rate, named }) => `Die Rate sagt ${rate} Würfel, nicht ${named}.`,
	nothingDrawn: ({ named }) => `In diesem Schritt wird kein Würfel gezogen (genannt: ${named}).`,
	bagShort: ({ rate, bag }) =>
		`Zu ziehen: ${rate}; der Beutel hat ${bag}: es wird nichts gezogen, das Team hat verloren.`,
	epidemicWaits: 'Zuerst muss die Epidemie abgehandelt werden.',
	noEpidemic: 'Jetzt gibt es keine Epidemie.',
	epidemicCount: ({ centre, draw, named }) =>
		`Eine Epidemie würfelt alle Würfel des Zentrums (${centre}) und ${draw} aus dem Beutel, nicht ${named} insgesamt.`,
	centreMissing: ({ colour, centre, named }) =>
		`Alle ${weak(colour)} Würfel des Zentrums werden gewürfelt: ${centre}, nicht ${named}.`,
	moreThanCentreAndBag: ({ colour, has, named }) =>
		`Von den ${weak(colour)} Würfeln haben Zentrum und Beutel zusammen ${has}, nicht ${named}.`,
	noEvents: 'Dieser Tisch spielt ohne Ereignisse.',
	onlyTableCards: ({ card }, talk) =>
		`Dieser Tisch spielt mit eigenen Karten, nicht mit ${event(card, talk)}.`,
	notOpen: ({ card }, talk) => `${event(card, talk)} liegt nicht offen aus.`,
	wrongPrice: ({ card, cost, paid }, talk) =>
		talk.plural(cost, {
			one: `${event(card, talk)} kostet genau 1 Würfel vom CDC, nicht ${paid}.`,
			other: `${event(card, talk)} kostet genau ${cost} Würfel vom CDC, nicht ${paid}.`
		}),
	notAtCdc: ({ colour, has, paid }) =>
		`Von den ${weak(colour)} Würfeln hat das CDC ${has}: ${paid} zu zahlen geht nicht.`,
	allThere: ({ region }, talk) => `Alle Figuren sind schon ${inRegion(region, talk)}.`,
	tooFewAt: (it, talk) =>
		it.has === 0
			? `Da liegt kein ${strong(it.colour)} Würfel: ${inPlace(it.place, talk)}.`
			: talk.plural(it.has, {
					one: `Da liegt nur ein ${strong(it.colour)} Würfel, nicht ${it.count}: ${inPlace(it.place, talk)}.`,
					other: `Da liegen nur ${it.has} ${plain(it.colour)} Würfel, nicht ${it.count}: ${inPlace(it.place, talk)}.`
				}),
	swabOfCured: ({ colour }) => `Die ${plain(colour)} Seuche ist geheilt: wählt eine ungeheilte.`,
	markerAtStart: 'Der Marker steht am Anfang der Leiste und kann nicht zurück.',
	skipWaits: 'Der nächste Infektionsschritt entfällt schon.',
	bonusTooLate: 'Ein Bonus kommt vor dem Heilversuch und vor dem Infektionsschritt.',
	nothingToTakeBack: 'Kein Würfel ist benutzt oder beiseitegelegt, den man zurücknehmen könnte.',
	takeBackOnlyInAct: 'Würfel nimmt man nur im Aktionsschritt zurück, wenn keine Epidemie wartet.',
	courierToSelf: 'Die Proben müssen an jemand anderen gehen.',
	courierHasNone: ({ holder, colour }, talk) => `${talk.player(holder)} hat keine ${weak(colour)} Proben.`,
	revealFirst: 'Deckt zuerst die nächste Ereigniskarte auf.',
	seenBefore: ({ card }, talk) => `${event(card, talk)} war schon da, und es gibt noch nie gesehene Karten.`,
	notTheOldest: ({ card, oldest }, talk) =>
		`${event(oldest, talk)} liegt am längsten unter dem Stapel und kommt, nicht ${event(card, talk)}.`,
	takenFromCentre: ({ colour, has, named }) =>
		`Von den ${weak(colour)} Würfeln hat das Zentrum ${has}, nicht ${named}.`,
	noneToTake: (it, talk) =>
		`Da liegt kein ${strong(it.colour)} Würfel: ${it.from === 'region' ? inRegion(it.region, talk) : names.places.centre}.`,
	gameOver: 'Das Spiel ist zu Ende.',
	setupDice: ({ named, setupDice }) =>
		`Beim Aufbau liegen ${setupDice} Infektionswürfel aus, nicht ${named}.`,
	tooManyInSetup: ({ colour, region: at, count, stack }, talk) =>
		`${count} ${plain(colour)} Würfel ${inRegion(at, talk)} sind zu viele: würfelt alles über ${stack} neu.`,
	drawAsChanged: ({ rate, change, draw, named }, talk) =>
		change > 0
			? `Die Rate sagt ${rate}, hier ${talk.number(change)} mehr: insgesamt ${draw}, nicht ${named}.`
			: `Die Rate sagt ${rate}, hier ${talk.number(-change)} weniger: insgesamt ${draw}, nicht ${named}.`,
	onlyAppCards: 'Dieser Tisch spielt mit den Karten seiner Ausgabe, nicht mit anderen.',
	notAsWritten: ({ card }, talk) =>
		`${event(card, talk)} tut, was auf der Karte steht: ihre Wirkungen in ihrer Reihenfolge, mit ihren Werten.`,
	changeTooFar: ({ sum }, talk) =>
		`Zusammen wären das ${talk.number(sum)}: höchstens 12 Würfel mehr oder weniger sind möglich.`,
	preventTooMany: ({ waiting, count }) =>
		`${waiting} Ausbrüche werden schon verhindert: mit ${count} weiteren wären es über 20.`,
	bonusTooMuch: ({ bonus }) => `Ein Bonus von ${bonus} ist zu viel: höchstens 99.`,
	retryTooEarly: 'Es ist noch ein Versuch übrig: ein weiterer kommt danach.',
	retryOnlyInCure: 'Ein weiterer Versuch gehört in den Schritt Heilen.',
	tooFewToTakeBack: ({ dice, has }) =>
		`Zurückzunehmen: ${dice}; benutzte oder beiseitegelegte Würfel: ${has}.`,
	noSuchSample: ({ holder, colour, owner }, talk) =>
		owner === null
			? `${talk.player(holder)} hat keine ${plain(colour)} Probe ohne Würfel.`
			: `Auf der Karte von ${talk.player(holder)} deckt kein Würfel von ${talk.player(owner)} eine ${plain(colour)} Probe.`,
	noDieToFree: 'Auf dieser Probe liegt kein Würfel, der frei werden könnte.',
	noPower: ({ by }, talk) => `${talk.player(by)} hat keine besondere Fähigkeit.`,
	moreThanThereAre: (it, talk) =>
		`Es liegen mehr Würfel aus, als die Ausgabe hat: ${talk.and(it.colours.map((each) => names.colours[each]))}.`,
	stackTooHigh: (it, talk) =>
		`Mehr als ${it.stack} Würfel einer Farbe hätten ausbrechen müssen: ${talk.and(it.regions.map((each) => region(each, talk)))}.`,
	tooFewOutbreaks: ({ needed, outbreaks }, talk) =>
		talk.plural(needed, {
			one: `Würfel liegen, wo ihre Farbe nie hinfällt: mindestens ein Ausbruch muss sie verschoben haben, es gab aber ${outbreaks}.`,
			other: `Würfel liegen, wo ihre Farbe nie hinfällt: mindestens ${needed} Ausbrüche müssen sie verschoben haben, es gab aber ${outbreaks}.`
		}),
	samplesOfCured: (it, talk) =>
		`Es gibt Proben geheilter Seuchen: ${talk.and(it.colours.map((each) => names.colours[each]))}.`,
	moreLockedThanDice: ({ players }, talk) =>
		`Mehr Würfel decken Proben, als die Rollenkarte hat: ${talk.and(players.map((by) => talk.player(by)))}.`,
	uncoveredSamples: ({ players }, talk) =>
		`Eine Probe wird von keinem Würfel gedeckt: ${talk.and(players.map((by) => talk.player(by)))}.`,
	openCount: ({ open, openEvents }) => `Offene Ereigniskarten: ${open}; es sollten ${openEvents} sein.`,
	beforeTheStart: ({ rate, start }) =>
		`Der Ratenmarker steht auf Feld ${rate}, vor seinem Start auf ${start}, und keine Karte bringt ihn zurück.`,
	effectsWaiting: 'Es wartet eine Wirkung, die keine Karte dieses Tisches hat.',
	severalEnds: 'Das Spiel wäre auf mehr als eine Weise zu Ende gegangen.',
	startMarks: ({ difficulty, count }, talk) =>
		talk.plural(count, {
			zero: `Kein Feld der Leiste ist als Start für „${names.difficulties[difficulty]}“ markiert.`,
			one: `Ein Feld ist als Start für „${names.difficulties[difficulty]}“ markiert.`,
			other: `${count} Felder sind als Start für „${names.difficulties[difficulty]}“ markiert: es muss eines sein.`
		}),
	onlyCrosses: ({ colour }) => `Der ${plain(colour)} Würfel hat nur Kreuze: er braucht eine Zahl.`,
	noRoomInSetup: ({ setupDice, room }) =>
		`${setupDice} Würfel lassen sich im Aufbau nicht legen: es ist Platz für ${room}.`,
	roleTwice: (it, talk) => `Zwei Rollen haben dieselbe Kennung: ${role(it.role, talk)}.`,
	cardTwice: ({ card }, talk) => `Zwei Ereigniskarten haben dieselbe Kennung: ${event(card, talk)}.`,
	tooFewCards: ({ cards, openEvents }) =>
		`${openEvents} Ereigniskarten liegen offen, und es gibt nur ${cards}.`
};
