/** This game's words of the one notation, and sheets drawn as text. */
import type { Square } from '../../src/lib/sheets/fight-the-virus/facts.ts';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import type { State } from '../../src/lib/validators/fight-the-virus/state.ts';
import { notation, type At, type Beginning } from '../kit/at-the-table.ts';

const square = (word: string): Square => {
	const [row = 0, column = 0] = word.split('.').map(Number);
	return [row, column];
};

/** "0" or "0+2": the die, and the points that progress adds. */
const die = (word = ''): object => {
	const [index, add = 0] = word.split('+').map(Number);
	return { die: index, add };
};

/** "A roll 3 5", "A analyse 0+1 4.4 4.5", "A research 1", "B test 0 4.1", "B bonusNumber 4.0 6", "stop". */
export const { table, refusedSetup, doubts, rulings } = notation(game, {
	roll: (words) => ({ dice: words.map(Number) }),
	analyse: ([used, ...cells]) => ({ ...die(used), cells: cells.map(square) }),
	research: ([used]) => die(used),
	test: ([used, cell = '']) => ({ ...die(used), cell: square(cell) }),
	curve: ([used, cell = '']) => ({ ...die(used), cell: square(cell) }),
	bonusShape: (cells) => ({ cells: cells.map(square) }),
	bonusNumber: ([cell = '', number]) => ({ cell: square(cell), number: Number(number) }),
	bonusOne: ([cell = '']) => ({ cell: square(cell) })
});

const rowsOf = (drawing: string): string[] =>
	drawing
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');

/** The cells of a drawing that hold this letter, as words. */
export const cellsOf = (drawing: string, letter: string): string =>
	rowsOf(drawing)
		.flatMap((line, row) =>
			[...line.replaceAll(' ', '')].flatMap((found, column) => (found === letter ? [`${row}.${column}`] : []))
		)
		.join(' ');

const standardMap = game.edition.standard['analysis'] as readonly string[];

/** `x` is filled; what else is drawn is for the reader. */
const analysisOf = (drawing: string, map: readonly string[]): string[] =>
	rowsOf(drawing).map((line, row) =>
		[...line.replaceAll(' ', '')]
			.map((letter, column) => {
				const printed = map[row]?.[column] ?? '.';
				return letter !== 'x' ? printed : ({ o: 'x', s: 'X' }[printed] ?? printed);
			})
			.join('')
	);

/** One line a row of any testing; `-` is empty. */
const testingOf = (drawing: string): number[][] =>
	rowsOf(drawing).map((line) => line.split(/\s+/).map((number) => (number === '-' ? 0 : Number(number))));

/** `.` no square, `-` empty, `o` empty and circled, `4o` filled and circled. */
function curveOf(drawing: string): { curve: (number | null)[][]; circles: Square[] } {
	const letters = rowsOf(drawing).map((line) => line.split(/\s+/));
	return {
		curve: letters.map((line) =>
			line.map((letter) => (letter === '.' ? null : /\d/.test(letter) ? parseInt(letter) : 0))
		),
		circles: letters.flatMap((line, row) =>
			line.flatMap((letter, column): Square[] => (letter.endsWith('o') ? [[row, column]] : []))
		)
	};
}

export interface Drawn {
	readonly analysis?: string;
	readonly testing?: string;
	readonly curve?: string;
	/** The columns of the curve in the order in which they were begun. */
	readonly begun?: readonly number[];
	/** Padded with blank fields. */
	readonly progress?: string;
	readonly research?: number;
}

/** A sheet of a position. */
export function sheet(by: number, drawn: Drawn, fields = 21, map = standardMap): object {
	return {
		by,
		...(drawn.analysis !== undefined && { analysis: analysisOf(drawn.analysis, map) }),
		...(drawn.testing !== undefined && { testing: testingOf(drawn.testing) }),
		...(drawn.curve !== undefined && curveOf(drawn.curve)),
		...(drawn.begun && { begun: drawn.begun }),
		...(drawn.progress !== undefined && { progress: drawn.progress.padEnd(fields, '-') }),
		...(drawn.research !== undefined && { research: drawn.research })
	};
}

/** A table at which all sheets look as drawn, before a roll. */
export const drawn = (drawing: Drawn, { players = 2, ...beginning }: Beginning = {}): At =>
	table({
		players,
		...beginning,
		from: { players: Array.from({ length: players }, (_, by) => sheet(by, drawing)) }
	});

/** What stands on one player's sheet. */
export function marksOf(at: At, by = 0): { progress: string; testing: number[][]; circles: Square[] } {
	const { players } = at.marks as {
		players: { by: number; progress: string; testing: number[][]; circles: Square[] }[];
	};
	const found = players.find((one) => one.by === by);
	if (!found) throw new Error(`no sheet of ${by}`);
	return found;
}

export const seatOf = (at: At, by: number) => (at.state as State).seats[by];

/** What is awaited of one player: "test", "done" … */
export const awaitedOf = (at: At, seat: string): string[] =>
	at.awaited.filter((line) => line.startsWith(`${seat} `)).map((line) => line.slice(2));

/** The curve of the standard sheet, blank. */
export const BLANK_CURVE = `
	. . . - . . .
	. . - - - . .
	. - - - - - .
	- - - - - - -
	- - - - - - -`;

/** The curve of the standard sheet, complete. */
export const FULL_CURVE = `
	. . . 1 . . .
	. . 1 2 1 . .
	. 1 2 1 2 1 .
	1 2 1 2 1 2 1
	2 1 2 1 2 1 2`;
