import type { ShapeName } from '../../../../validators/fight-the-virus/boards.ts';
import type { Talk } from '../../../talk.ts';
import type { Words } from '../words.ts';

const bonusNames: Readonly<Record<string, string>> = {
	shape: 'eine Form in der Virusanalyse',
	number: 'eine Zahl in der Ausbreitungskurve',
	one: 'eine 1 bei den Tests',
	extra: 'den zweiten Würfel für Passive'
};
export const bonusName = (bonus: unknown): string => bonusNames[String(bonus)] ?? 'einen Bonus';

export const squares = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'ein Feld', other: `${talk.number(n)} Felder` });

export const fields = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'ein Feld', other: `${talk.number(n)} Felder`, zero: 'kein Feld' });

/** In the accusative; `n` is how many squares it has. */
export const shapeName = (shape: ShapeName, n: number, talk: Talk): string =>
	({
		single: 'ein einzelnes Feld',
		lineOfTwo: 'eine Zweierreihe',
		lineOfThree: 'eine Dreierreihe',
		squareOfFour: 'ein Viererquadrat',
		plus: 'ein Pluszeichen',
		free: 'eine freie Form',
		other: talk.plural(n, {
			one: 'ihre Form aus einem Feld',
			other: `ihre Form aus ${talk.number(n)} Feldern`
		})
	})[shape];

export const labels: Words['labels'] = {
	price: ({ fields: n }, talk) => fields(n, talk),
	fieldsLeft: ({ fields: n }, talk) => talk.plural(n, { one: 'Feld übrig', other: 'Felder übrig' }),
	researchFor: ({ next, fields: n }, talk) =>
		n === 0 ? `Forschung ${next}` : `Forschung ${next}: ${fields(n, talk)}`,
	keep: ({ face }) => `${face} und ${face} behalten`,
	rollAgain: 'Neu gewürfelt? Gib die neuen Augen ein.',
	die: ({ face }) => `Würfel mit einer ${face}`,
	dieUsed: ({ face }) => `Würfel mit einer ${face}, benutzt`,
	chooseDie: 'Wähle einen Würfel, dann tippe auf ein Feld.',
	noShape: 'keine Form, nur eine Zahl',
	morePoints: 'Einen Fortschrittspunkt dazu',
	lessPoints: 'Einen Fortschrittspunkt zurück',
	progressHint: 'Fortschritt gibst du mit dem Plus neben einem gewählten Würfel aus.',
	bonusPending: ({ bonus }) => `Bonus: ${bonusName(bonus)}`,
	drawShape: ({ most }) => `Zeichne bis zu ${most} verbundene Felder.`,
	gestures: 'Tippen: anlegen\nNochmals: drehen\nWischen: zeichnen',
	tapTesting: 'Tippe auf das Testfeld, das die 1 bekommt.',
	chooseNumber: 'Wähle eine Zahl, dann tippe auf ihr Feld.',
	clear: 'Löschen',
	turnShape: ({ at, of }) => `Drehen (${at} von ${of})`,
	decline: 'Auf den Bonus verzichten',
	done: ({ name }) => `${name} ist fertig`,
	goOn: 'Noch nicht',
	stopSure: 'Ohne Sieg beenden',
	report: ({ name, last }) => `${name} hat die ${last} woanders abgestrichen`,
	bonus: ({ bonus }) => bonusName(bonus),
	shape: ({ shape, squares: n }, talk) => shapeName(shape, n, talk),
	value: ({ face, add }) => (add > 0 ? `${face} + ${add} = ${face + add}` : String(face)),
	progressLeft: ({ fields }, talk) =>
		talk.plural(fields, {
			zero: 'kein Fortschritt übrig',
			one: 'noch ein Feld Fortschritt',
			other: `noch ${talk.number(fields)} Felder Fortschritt`
		}),
	stop: 'Spiel abbrechen …',
	reportSure: ({ name }) => `Ja, ${name} hat gewonnen`,
	usedUp: 'benutzt',
	dieIdle: ({ face }) => `Würfel mit einer ${face}, passt nirgends`,
	offers: 'Was hier passt',
	costsNothing: 'ohne Fortschritt',
	turnHint: 'Noch einmal tippen dreht die Form.',
	tapLit: ({ shape }) => (shape ? 'Feld antippen oder Form zeichnen.' : 'Feld außerhalb des Virus antippen.'),
	nothingLeft: 'Es passt nichts mehr.',
	noneWithDie: 'Mit diesem Würfel passt nichts.',
	fillThese: ({ squares: n }, talk) =>
		talk.plural(n, { one: 'Dieses Feld füllen', other: `${talk.number(n)} Felder füllen` }),
	spikeNote: ({ spikes, fields: n }, talk) =>
		talk.plural(spikes, {
			one: `ein Stachel: ${fields(n, talk)}`,
			other: `${talk.number(spikes)} Stacheln: ${fields(n, talk)}`
		}),
	couldUse: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `${talk.and(names)} könnte noch einen Würfel nutzen.`,
			other: `${talk.and(names)} könnten noch einen Würfel nutzen.`
		}),
	allPass: 'Alle verzichten',
	othersPass: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `${talk.and(names)} verzichtet: nächster Wurf`,
			other: `${talk.and(names)} verzichten: nächster Wurf`
		}),
	hopeless: 'Niemand kann mehr gewinnen: Für die restlichen Zahlen reicht auf keinem Blatt der Fortschritt.',
	barRolls: ({ name }) => `${name} würfelt`,
	barEnter: 'Augenzahlen eingeben',
	barRolled: ({ name, a, b }) => `${name} hat ${a} und ${b} gewürfelt`,
	barDoubles: 'Behalten oder neu würfeln',
	barActive: ({ name, virus, elsewhere }) => {
		if (virus) return elsewhere ? 'Zwei Würfel: einer im Virus, einer woanders' : `${name}: einer im Virus`;
		return elsewhere ? `${name}: einer woanders` : `${name}: nichts passt`;
	},
	barPassive: ({ name, extra }) => (extra ? `${name}: auch der zweite Würfel` : `${name} darf einen nutzen`),
	barOthers: 'Die anderen tragen noch ein',
	barOver: 'Das Spiel ist zu Ende',
	noteElsewhere: 'woanders',
	noteRolls: 'würfelt',
	noteWaits: 'wartet',
	noteWins: 'gewinnt',
	noteDone: 'fertig',
	noteBonus: 'Bonus',
	noteDice: ({ dice }, talk) => talk.plural(dice, { zero: 'benutzt', one: '1 Würfel', other: '2 Würfel' }),
	noteMay: 'darf 1',
	noteUsed: '1 benutzt',
	areaName: ({ area }) => ({ analysis: 'Virus', curve: 'Kurve', progress: 'Fortschritt' })[area],
	areaLeft: ({ squares: n }, talk) => `noch ${talk.number(n)}`,
	areaNext: ({ next }) => `nächste: ${next}`,
	areaFlags: ({ filled, of }) => `${filled}/${of} Fahnen`,
	areaColumns: ({ complete, of }) => `${complete} von ${of} voll`,
	areaAvailable: ({ fields: n }, talk) => `${talk.number(n)} verfügbar`
};
