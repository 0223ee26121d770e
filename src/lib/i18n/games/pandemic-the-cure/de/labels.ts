import { percent } from '../../../percent.ts';
import type { RoleId } from '../../../../sheets/pandemic-the-cure/standard.ts';
import { speaking, type Words } from '../words.ts';
import { inRegion, names, plain, strong, weak } from './sheet.ts';

const { colours, steps } = names;
const { face, die, region, event, role } = speaking(names);
const per = percent('de');

/** How sure it is what stands on the cards of our edition. */
const trust: Readonly<Record<RoleId, string>> = {
	plain: 'Diese Karte ist von uns.',
	generalist: 'Die Zahl der Würfel ist bekannt; Seiten und Fähigkeit sind unsicher.',
	medic: 'Die Zahl der Würfel ist bekannt; die Seiten sind unsicher.',
	scientist: 'Zahl der Würfel und Fähigkeit sind bekannt; die Seiten sind unsicher.',
	dispatcher:
		'Die Zahl der Würfel ist bekannt; die Seiten sind unsicher. Wie weit der Hubschrauber reicht, ist von uns.',
	'contingency-planner':
		'Die Zahl der Würfel ist bekannt; die Seiten sind unsicher. Was die CDC-Seite tut, ist von uns.',
	researcher:
		'Die Zahl der Würfel ist bekannt; die Seiten sind unsicher. Eine Fähigkeit ist nicht bekannt und fehlt.',
	'containment-specialist':
		'Die Zahl der Würfel ist bekannt; Seiten und Fähigkeit sind unsicher. Was Eindämmen tut, ist von uns.'
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
	centre: 'Behandlungs\u00adzentrum',
	cdc: 'CDC',
	cured: 'Geheilt',
	rate: ({ dice }) => `Rate ${dice}`,
	rateTrack: ({ space, skull }) => `Infektionsrate: Feld ${space}, Totenkopf auf ${skull}`,
	outbreaks: ({ count, limit }) => `Ausbrüche: ${count} von ${limit}`,
	epidemicIn: ({ spaces }, talk) =>
		talk.plural(spaces, { one: 'Epidemie in 1 Feld', other: `Epidemie in ${spaces} Feldern` }),
	theBag: 'Beutel',
	bag: ({ count }) => `Beutel ${count}`,
	tile: ({ name, dice, pawns }, talk) =>
		[
			name,
			dice.length > 0 ? talk.and(dice) : 'keine Würfel',
			...(pawns.length > 0 ? [`hier: ${talk.and(pawns)}`] : [])
		].join('; '),
	some: ({ count, colour }) => `${count} ${colours[colour]}`,
	full: ({ colour }) => `noch ein ${strong(colour)} Würfel ist ein Ausbruch`,
	free: ({ free, total }, talk) =>
		talk.plural(total, {
			one: `${free} von ${total} Würfel frei`,
			other: `${free} von ${total} Würfeln frei`
		}),
	card: ({ name, role, samples }, talk) =>
		`${name}, ${role}: ${samples.length > 0 ? `Proben: ${talk.and(samples)}` : 'keine Proben'}`,
	cards: 'Rollenkarten',
	rateHint:
		'Jede Biogefahr rückt diesen Marker ein Feld vor. Ein Feld mit Virus ist eine Epidemie, der Totenkopf das Ende.',
	bagHint: 'Was nicht auf dem Tisch liegt, ist im Beutel. Zu wenige Würfel darin verlieren das Spiel.',
	curedHint: 'Geheilte Seuchen: eine Behandlung bewegt alle Würfel der Farbe.',
	trackOurs:
		'Würfelzahlen und Startfelder dieser Leiste sind von uns, die Orte der Epidemien unsicher: gib deine unter „Ausgaben“ ein.',
	cardTrust: ({ role: card }) => `${trust[card]} Gib deine unter „Ausgaben“ ein.`,
	eventsOurs: 'Diese Karten sind von uns: gib deine unter „Ausgaben“ ein.',
	ours: 'von uns',
	openCards: ({ picked, of }) => `Offene Ereignisse: ${picked} von ${of}. Mit dem letzten beginnt das Spiel.`,
	begin: 'Spiel beginnen',
	enterRoll: ({ dice }, talk) =>
		talk.plural(dice, {
			one: 'Würfle 1 Würfel. Was zeigt er?',
			other: `Würfle ${dice} Würfel. Was zeigen sie?`
		}),
	rolled: 'Das ist der Wurf',
	enterEpidemic: ({ centre, lying, draw }, talk) =>
		talk.plural(centre, {
			zero: `Das Zentrum ist leer: Wirf ${draw} aus dem Beutel und gib sie ein.`,
			one: `Wirf den Würfel des Zentrums (${talk.and(lying)}) zusammen mit ${draw} aus dem Beutel und gib sie ein.`,
			other: `Wirf alle ${centre} Würfel des Zentrums (${talk.and(lying)}) zusammen mit ${draw} aus dem Beutel und gib sie ein.`
		}),
	placeDice: 'Würfel verteilen',
	entered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} von ${of} Würfel eingegeben`,
			other: `${count} von ${of} Würfeln eingegeben`
		}),
	takeBack: ({ what }) => `${what} zurücknehmen`,
	otherFace: 'Andere Seite …',
	asChosen: 'wird beim Einsatz gewählt',
	mayLeaveOut: 'darf weggelassen werden',
	barRoll: ({ name, dice }) => `${name}: ${dice} Würfel werfen`,
	barLocked: ({ name }) => `${name}: alle Würfel sind gebunden`,
	barAct: ({ name, dice }, talk) =>
		talk.plural(dice, { zero: `${name}: kein Würfel mehr`, other: `${name}: noch ${dice} Würfel` }),
	barGive: ({ name }) => `${name} darf Proben geben`,
	barCure: ({ name }) => `${name} darf heilen`,
	barInfect: ({ name, draw }, talk) =>
		talk.plural(draw, { zero: `${name} infiziert: kein Würfel`, other: `${name} infiziert: ${draw} Würfel` }),
	barEpidemic: ({ dice }) => `Epidemie! ${dice} Würfel werfen`,
	barStory: 'Die Infektion',
	barLine: ({ turn, draw }) => `Zug ${turn} · Infektion ${draw}`,
	steps: 'Schritte des Zuges',
	turn: ({ turn }) => `Zug ${turn}`,
	chooseDie: 'Wähl einen Würfel, dann einen Ort – oder erst den Ort.',
	noDice: 'Kein Würfel ist mehr übrig.',
	tapPlace: ({ face: shown }) => `„${face(shown)}“: tipp auf einen leuchtenden Ort.`,
	restLeft: ({ count }, talk) =>
		talk.plural(count, { one: '1 Behandlung übrig', other: `${count} Behandlungen übrig` }),
	setAside: ({ count }) => `${count} beiseite\u00adgelegt`,
	reroll: 'Neu würfeln …',
	rerollPick: 'Welche Würfel würfelst du neu?',
	rerollThese: ({ count }, talk) =>
		talk.plural(count, { one: 'Diesen Würfel neu würfeln', other: `Diese ${count} Würfel neu würfeln` }),
	goOn: ({ step }) => `Weiter: ${steps[step]}`,
	cancel: 'Abbrechen',
	choose: 'Was davon?',
	whosePawn: 'Wessen Figur fliegt?',
	contain: 'Welche 1 bis 3 Würfel des Zentrums kommen in den Beutel?',
	containNow: ({ count }) => `${count} Würfel eindämmen`,
	unlockPick: 'Alle deine Würfel sind gebunden. Löse einen davon oder mach ohne Wurf weiter.',
	givePick: 'Gib alle Proben einer Seuche an jemanden in deiner Region.',
	giveNothing: 'Jetzt kann nichts gegeben werden.',
	curePick: 'Welche Seuche versuchst du zu heilen?',
	cureNothing: 'Du hast keine Proben zum Würfeln.',
	cureTried: 'Der Versuch dieses Zuges ist gemacht.',
	cureEnter: ({ colour, count }, talk) =>
		talk.plural(count, {
			one: `Würfle die ${plain(colour)} Probe.`,
			other: `Würfle alle ${count} ${weak(colour)} Proben.`
		}),
	tryCure: 'Das ist der Wurf',
	cureNeeds: ({ points }) => `${points} oder mehr heilen.`,
	nothingDrawn: 'Nichts wird gezogen: Ausbrüche prüfen',
	bagEmpty: 'Der Beutel hat zu wenige Würfel zum Ziehen.',
	lose: 'Das Team hat verloren',
	cureOdds: ({ colour, now, more }) =>
		more === null
			? `Heilung von ${colours[colour]} jetzt: ${per(now)}.`
			: `Heilung von ${colours[colour]} jetzt: ${per(now)}, mit einer Probe mehr ${per(more)}.`,
	chance: ({ chance }) => per(chance),
	outbreakOdds: ({ chance }) => `Chance auf einen Ausbruch: ${per(chance)}.`,
	events: ({ open }) => `Ereignisse (${open})`,
	useEvent: 'Ereignis nutzen',
	price: ({ cost }) => `kostet ${cost} Würfel vom CDC`,
	payWith: 'Bezahlen mit',
	whoMoves: 'Wessen Figur?',
	whoGives: 'Wer gibt?',
	whoGets: 'Wer bekommt sie?',
	where: 'Welche Region?',
	whichColour: 'Welche Farbe?',
	use: 'Ereignis ausführen',
	close: 'Schließen',
	otherCard: 'Eine andere Karte …',
	revealPick: 'Welche Karte wird aufgedeckt?',
	customTitle: 'Was tut eure Karte?',
	addEffect: 'Wirkung hinzufügen',
	removeEffect: ({ what }) => `Entfernen: ${what}`,
	effect: ({ effect }) => names.effects[effect],
	from: 'Von',
	to: 'Nach',
	howMany: 'Wie viele?',
	story: ({ at, of }) => `Schritt ${at} von ${of}`,
	storyPlaced: ({ colour, region: at }, talk) =>
		`Ein ${strong(colour)} Würfel kommt nach ${region(at, talk)}.`,
	storyCross: ({ colour }) => `Ein Kreuz (${colours[colour]}) kommt zum CDC.`,
	storyOutbreak: (it, talk) => {
		const kind = it.chain ? 'Die Kette geht weiter: Ausbruch' : 'Ausbruch';
		const moved = talk.plural(it.moved, {
			zero: 'Kein Würfel bewegt sich mehr.',
			one: `1 Würfel geht nach ${region(it.to, talk)}.`,
			other: `${it.moved} Würfel gehen nach ${region(it.to, talk)}.`
		});
		return `${kind} ${it.outbreaks}: ${colours[it.colour]} ${inRegion(it.region, talk)}. ${moved}`;
	},
	storyLost: ({ why }) => `Das Team verliert. ${names.why[why]}`,
	storyBack: 'Schritt zurück',
	storyNext: 'Nächster Schritt',
	storyEnd: 'Fertig',
	storySkip: 'Überspringen',
	watch: 'Letzte Infektion',
	ownTrack: 'Eigene Leiste anlegen',
	printedTrack: 'Zurück zur Leiste dieser App',
	trackDice: 'Würfel je Feld',
	trackDiceHelp: ({ spaces, rate }) =>
		`Vom Start bis zum letzten Feld vor dem Totenkopf: ${spaces[0]} bis ${spaces[1]} Zahlen von ${rate[0]} bis ${rate[1]}, mit Lücken dazwischen.`,
	trackEpidemics:
		'Wähle, was gemalt wird, und tippe die Felder an: eine Epidemie oder eine Zahl von Würfeln. Das erste hat keine Epidemie.',
	trackEpidemic: 'Epidemie',
	trackRate: ({ rate }) => `Würfel: ${rate}`,
	trackSpace: ({ space, dice }) => `Epidemie auf Feld ${space}, Würfel: ${dice}`,
	trackWrong: ({ space, entered, rate }) =>
		`Feld ${space}: „${entered}“ ist keine Zahl von ${rate[0]} bis ${rate[1]}.`,
	trackLength: ({ spaces }) => `Die Leiste braucht ${spaces[0]} bis ${spaces[1]} Felder.`,
	ownCard: 'Eigene Karte anlegen',
	printedCard: 'Zurück zur Karte dieser App',
	whichCard: 'Welche Rollenkarte?',
	notPlayed: 'Noch hat niemand diese Rolle: Wähle sie unter Rollen.',
	cardDice: 'Anzahl der Würfel',
	cardFace: ({ nth }) => `Seite ${nth}`,
	oneAction: 'Ein Symbol',
	twoActions: 'Eine von zwei Aktionen',
	outbreakHint: ({ stack, limit }) =>
		`Mehr als ${stack} Würfel einer Farbe in einer Region sind ein Ausbruch. Nummer ${limit} verliert das Spiel.`,
	enterSetup: ({ dice, stack }) =>
		`Zieht und werft ${dice} Würfel. Noch einmal: Kreuze und was über ${stack} einer Farbe in einer Region liegt. Wer über eine Reihe streicht, trägt mehrere ein.`,
	storyPrevented: (it, talk) => {
		const what = `Der Ausbruch von ${colours[it.colour]} ${inRegion(it.region, talk)} wird verhindert.`;
		if (it.excess === 'stay') return `${what} Die Würfel bleiben.`;
		if (it.excess === 'next') return `${what} ${it.moved} gehen in die nächste Region weiter.`;
		return it.excess === 'centre'
			? `${what} ${it.moved} kommen ins Behandlungszentrum.`
			: `${what} ${it.moved} kommen in den Beutel.`;
	},
	player: 'Person',
	points: 'Punkte',
	spaces: 'Felder',
	owner: 'Wessen Würfel?',
	nobody: 'Kein Würfel darauf',
	onCard: 'Die Probe bleibt',
	excess: 'Was ist mit den Würfeln über dem Stapel?',
	until: 'Wie lange?',
	excessOf: ({ excess }) =>
		({
			stay: 'sie bleiben',
			next: 'weiter in die nächste Region',
			centre: 'ins Zentrum',
			bag: 'in den Beutel'
		})[excess],
	untilOf: ({ until }) => ({ used: 'bis sie verbraucht sind', infect: 'bis zum nächsten Infizieren' })[until],
	specialTitle: 'Was tut diese Aktion?',
	powerUse: 'Fähigkeit nutzen',
	leaveOut: 'Weglassen',
	doIt: 'Ausführen'
};
