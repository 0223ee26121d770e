import type { Words } from '../words.ts';
import { squares } from './labels.ts';

/** Which die, and what progress adds to it. */
const die = (index: number, add = 0): string => (add > 0 ? `die ${index + 1} + ${add}` : `die ${index + 1}`);

export const moves: Words['moves'] = {
	roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} rolls ${a} and ${b}.`,
	keep: ({ by }, talk) => `${talk.player(by)} keeps the double.`,
	analyse: ({ by, die: index, add, cells }, talk) =>
		`${talk.player(by)} fills ${squares(cells.length, talk)} of the virus (${die(index, add)}).`,
	research: ({ by, die: index, add }, talk) =>
		`${talk.player(by)} crosses out the next research number (${die(index, add)}).`,
	test: ({ by, die: index, add, cell: [row, column] }, talk) =>
		`${talk.player(by)} tests in row ${row + 1}, square ${column + 1} (${die(index, add)}).`,
	curve: ({ by, die: index, add, cell: [, column] }, talk) =>
		`${talk.player(by)} enters a number in column ${column + 1} of the curve (${die(index, add)}).`,
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
