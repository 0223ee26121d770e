import type { Words } from '../words.ts';
import { bonusName, fields } from './labels.ts';

export const tellings: Words['tellings'] = {
	circled: ({ players }, talk) =>
		`5 and 6: the next square of the curve is circled for ${talk.and(players.map((by) => talk.player(by)))}.`,
	notCircled: ({ players }, talk) =>
		`5 and 6: no square can be circled for ${talk.and(players.map((by) => talk.player(by)))}.`,
	fieldLost: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Double six: ${talk.and(players.map((by) => talk.player(by)))} loses an available field of progress.`,
			other: `Double six: ${talk.and(players.map((by) => talk.player(by)))} lose an available field of progress.`
		}),
	debt: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Double six: ${talk.and(players.map((by) => talk.player(by)))} has no field to lose and takes a debt.`,
			other: `Double six: ${talk.and(players.map((by) => talk.player(by)))} have no field to lose and take a debt.`
		}),
	nothingLost: ({ players }, talk) =>
		talk.plural(players.length, {
			one: `Double six: ${talk.and(players.map((by) => talk.player(by)))} has nothing left to lose.`,
			other: `Double six: ${talk.and(players.map((by) => talk.player(by)))} have nothing left to lose.`
		}),
	progressGained: ({ by, fields: n }, talk) =>
		`Spikes covered: ${talk.player(by)} gains ${fields(n, talk)} of progress.`,
	debtPaid: ({ by, debts }, talk) =>
		talk.plural(debts, {
			one: `Spikes covered: ${talk.player(by)} pays a debt.`,
			other: `Spikes covered: ${talk.player(by)} pays ${talk.number(debts)} debts.`
		}),
	researchGives: ({ by, number, bonus }, talk) =>
		`Research ${number} gives ${talk.player(by)} ${bonusName(bonus)}.`,
	testingGives: ({ by, row, bonus }, talk) =>
		`Row ${row} of testing is complete: ${talk.player(by)} gets ${bonusName(bonus)}.`,
	curveGives: ({ by, row, bonus }, talk) =>
		`Row ${row} of the spread curve is complete: ${talk.player(by)} gets ${bonusName(bonus)}.`,
	bonusLost: ({ by }, talk) => `${talk.player(by)} has no place for it: the bonus is lost.`,
	extraDie: ({ by }, talk) => `Extra die: ${talk.player(by)} may use the second die too.`,
	crossedOut: ({ by, last }, talk) =>
		`${talk.player(by)} has crossed out ${last}: last chance for everybody else in this turn.`
};
