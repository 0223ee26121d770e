import type { Talk } from '../../../talk.ts';
import type { ControlWords } from './words.ts';

const fields = (n: number, talk: Talk): string => talk.plural(n, { one: 'ein Feld', other: `${n} Felder` });

const bonuses: Readonly<Record<string, string>> = {
	shape: 'eine Form in der Virusanalyse',
	number: 'eine Zahl in der Ausbreitungskurve',
	one: 'eine 1 beim Testen'
};

export const controls: ControlWords = {
	cost: ({ fields: n }, talk) => `kostet ${fields(n, talk)}`,
	enterRoll: ({ name }) => `${name} würfelt: Tippe die beiden Augenzahlen an, die auf dem Tisch liegen.`,
	doubles: ({ name }) => `Pasch! ${name} behält ihn oder würfelt beide Würfel neu.`,
	keep: ({ face }) => `${face} und ${face} behalten`,
	rollAgain: 'Neu gewürfelt? Gib die neuen Augen ein.',
	setbackCurve: '5 und 6: Bei allen wird das nächste Feld der Kurve eingekreist.',
	setbackProgress: 'Sechserpasch: Alle verlieren ein Fortschrittsfeld.',
	die: ({ face }) => `Würfel mit einer ${face}`,
	dieUsed: ({ face }) => `Würfel mit einer ${face}, benutzt`,
	chooseDie: 'Wähle einen Würfel, dann tippe auf ein Feld.',
	bothFit: 'Hier passen beide Würfel: Wähle zuerst einen.',
	noShape: 'keine Form, nur eine Zahl',
	morePoints: 'Einen Fortschrittspunkt dazu',
	lessPoints: 'Einen Fortschrittspunkt zurück',
	progressHint: 'Fortschritt gibst du mit dem Plus neben einem gewählten Würfel aus.',
	bonusPending: ({ bonus }) => `Bonus: ${bonuses[bonus] ?? bonus}`,
	drawShape: 'Freie Form: Tippe ein bis vier Felder an, dann trage sie ein.',
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
	report: ({ name }) => `${name} hat die 12 woanders abgestrichen`
};
