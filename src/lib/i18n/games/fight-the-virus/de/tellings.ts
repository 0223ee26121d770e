import type { Words } from '../words.ts';
import { bonusName, fields } from './labels.ts';

export const tellings: Words['tellings'] = {
	circled: ({ players }, talk) =>
		`5 und 6: Das nächste Feld der Kurve wird eingekreist bei ${talk.and(players.map((by) => talk.player(by)))}.`,
	notCircled: ({ players }, talk) =>
		`5 und 6: Kein Feld lässt sich einkreisen bei ${talk.and(players.map((by) => talk.player(by)))}.`,
	fieldLost: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Sechserpasch: ${talk.and(players.map((by) => talk.player(by)))} verliert ein verfügbares Feld Fortschritt.`,
			other: `Sechserpasch: ${talk.and(players.map((by) => talk.player(by)))} verlieren je ein verfügbares Feld Fortschritt.`
		}),
	debt: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Sechserpasch: ${talk.and(players.map((by) => talk.player(by)))} hat kein Feld zu verlieren und macht eine Schuld.`,
			other: `Sechserpasch: ${talk.and(players.map((by) => talk.player(by)))} haben kein Feld zu verlieren und machen je eine Schuld.`
		}),
	nothingLost: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Sechserpasch: ${talk.and(players.map((by) => talk.player(by)))} hat nichts mehr zu verlieren.`,
			other: `Sechserpasch: ${talk.and(players.map((by) => talk.player(by)))} haben nichts mehr zu verlieren.`
		}),
	progressGained: ({ by, fields: n }, talk) =>
		`Stacheln gefüllt: ${talk.player(by)} gewinnt ${fields(n, talk)} Fortschritt.`,
	debtPaid: ({ by, debts }, talk) =>
		talk.plural(debts, {
			one: `Stacheln gefüllt: ${talk.player(by)} begleicht eine Schuld.`,
			other: `Stacheln gefüllt: ${talk.player(by)} begleicht ${talk.number(debts)} Schulden.`
		}),
	researchGives: ({ by, number, bonus }, talk) =>
		`Forschung ${number} bringt ${talk.player(by)} ${bonusName(bonus)}.`,
	testingGives: ({ by, row, bonus }, talk) =>
		`Reihe ${row} der Tests ist voll: ${talk.player(by)} bekommt ${bonusName(bonus)}.`,
	curveGives: ({ by, row, bonus }, talk) =>
		`Reihe ${row} der Ausbreitungskurve ist voll: ${talk.player(by)} bekommt ${bonusName(bonus)}.`,
	bonusLost: ({ by }, talk) => `Bei ${talk.player(by)} passt er nirgends: Der Bonus verfällt.`,
	extraDie: ({ by }, talk) => `Zusatzwürfel: ${talk.player(by)} darf auch den zweiten Würfel nutzen.`,
	crossedOut: ({ by, last }, talk) =>
		`${talk.player(by)} hat die ${last} abgestrichen: letzte Chance für alle anderen in diesem Zug.`
};
