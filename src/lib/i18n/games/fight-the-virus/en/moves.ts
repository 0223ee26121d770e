import type { Used, Words } from '../words.ts';
import { squares } from './labels.ts';

/** The face and what progress adds to it; the die by its place where its face is not known. */
const used = ({ die, add = 0, face }: Used): string => {
	if (face === undefined) return add > 0 ? `die ${die + 1} + ${add}` : `die ${die + 1}`;
	return add > 0 ? `${face} + ${add} = ${face + add}` : `the ${face}`;
};

export const moves: Words['moves'] = {
	roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} rolls ${a} and ${b}.`,
	keep: ({ by }, talk) => `${talk.player(by)} keeps the double.`,
	analyse: ({ by, cells, ...move }, talk) =>
		`${talk.player(by)} fills ${squares(cells.length, talk)} of the virus with ${used(move)}.`,
	research: ({ by, next, ...move }, talk) =>
		next === undefined
			? `${talk.player(by)} crosses out the next research number with ${used(move)}.`
			: `${talk.player(by)} crosses out research ${next} with ${used(move)}.`,
	test: ({ by, cell: [row, column], ...move }, talk) =>
		`${talk.player(by)} enters ${used(move)} in testing, row ${row + 1}, square ${column + 1}.`,
	curve: ({ by, cell: [, column], ...move }, talk) =>
		`${talk.player(by)} enters ${used(move)} in column ${column + 1} of the curve.`,
	bonusShape: ({ by, cells }, talk) =>
		`${talk.player(by)} takes the bonus and fills ${squares(cells.length, talk)} of the virus.`,
	bonusNumber: ({ by, number, cell: [, column] }, talk) =>
		`${talk.player(by)} takes the bonus and enters a ${number} in column ${column + 1} of the curve.`,
	bonusOne: ({ by, cell: [row, column] }, talk) =>
		`${talk.player(by)} takes the bonus and enters a 1 in testing, row ${row + 1}, square ${column + 1}.`,
	decline: ({ by }, talk) => `${talk.player(by)} declines the bonus.`,
	done: ({ by }, talk) => `${talk.player(by)} is done.`,
	report: ({ by }, talk) => `${talk.player(by)} reports having crossed out the last research number.`,
	stop: () => 'The table stops the game.'
};

export const awaits: Words['awaits'] = {
	roll: ({ by }, talk) => `${talk.player(by ?? 0)} rolls`,
	keep: ({ by }, talk) => `${talk.player(by ?? 0)} keeps the double`,
	analyse: ({ by }, talk) => `${talk.player(by ?? 0)} analyses the virus`,
	research: ({ by }, talk) => `${talk.player(by ?? 0)} researches`,
	test: ({ by }, talk) => `${talk.player(by ?? 0)} tests`,
	curve: ({ by }, talk) => `${talk.player(by ?? 0)} fills the curve`,
	bonusShape: ({ by }, talk) => `${talk.player(by ?? 0)}: bonus shape`,
	bonusNumber: ({ by }, talk) => `${talk.player(by ?? 0)}: bonus number`,
	bonusOne: ({ by }, talk) => `${talk.player(by ?? 0)}: bonus 1`,
	decline: ({ by }, talk) => `${talk.player(by ?? 0)} declines the bonus`,
	done: ({ by }, talk) => `${talk.player(by ?? 0)} finishes`,
	report: ({ by }, talk) => `${talk.player(by ?? 0)} reports a finished research`,
	stop: 'The table stops the game'
};
