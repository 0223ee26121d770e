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
	cost: ({ fields: n }, talk) => `kostet ${fields(n, talk)}`,
	enterRoll: ({ name }) => `${name} würfelt: Tippe die beiden Augenzahlen an, die auf dem Tisch liegen.`,
	doubles: ({ name }) => `Pasch! ${name} behält ihn oder würfelt beide Würfel neu.`,
	keep: ({ face }) => `${face} und ${face} behalten`,
	rollAgain: 'Neu gewürfelt? Gib die neuen Augen ein.',
	die: ({ face }) => `Würfel mit einer ${face}`,
	dieUsed: ({ face }) => `Würfel mit einer ${face}, benutzt`,
	chooseDie: 'Wähle einen Würfel, dann tippe auf ein Feld.',
	bothFit: 'Hier passen beide Würfel: Wähle zuerst einen.',
	noShape: 'keine Form, nur eine Zahl',
	morePoints: 'Einen Fortschrittspunkt dazu',
	lessPoints: 'Einen Fortschrittspunkt zurück',
	progressHint: 'Fortschritt gibst du mit dem Plus neben einem gewählten Würfel aus.',
	bonusPending: ({ bonus }) => `Bonus: ${bonusName(bonus)}`,
	drawShape: ({ most }) => `Freie Form: Zeichne bis zu ${most} zusammenhängende Felder, dann trage sie ein.`,
	tapTesting: 'Tippe auf das Testfeld, das die 1 bekommt.',
	chooseNumber: 'Wähle eine Zahl, dann tippe auf ihr Feld.',
	clear: 'Löschen',
	turnShape: ({ at, of }) => `Drehen (${at} von ${of})`,
	markHere: 'Hier eintragen',
	decline: 'Auf den Bonus verzichten',
	done: ({ name }) => `${name} ist fertig`,
	others: ({ names }, talk) => `Noch dabei: ${talk.and(names)}`,
	nextRoll: 'Nächster Wurf …',
	nextRollSure: 'Ja, nächster Wurf',
	forgoes: ({ name }) => `${name} könnte noch einen Würfel nutzen und verzichtet.`,
	cannotUse: ({ name }) => `${name} kann keinen Würfel nutzen.`,
	goOn: 'Noch nicht',
	stop: 'Niemand kann mehr gewinnen …',
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
		})
};
