/** Positions written as text. */
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { bitsOf } from '../../src/lib/validators/kit/bits.ts';
import type { Dice, Move } from '../../src/lib/validators/fight-the-virus/moves.ts';
import type { RulingId } from '../../src/lib/validators/fight-the-virus/rulebook.ts';
import { start, type PlayerSheet, type State } from '../../src/lib/validators/fight-the-virus/state.ts';

export type At = [number, number];

const rowsOf = (drawing: string): string[] =>
	drawing
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');

/** The cells of a drawing that hold this letter. */
export const cellsOf = (drawing: string, letter: string): At[] =>
	rowsOf(drawing).flatMap((line, row) =>
		[...line.replaceAll(' ', '')].flatMap((found, column): At[] => (found === letter ? [[row, column]] : []))
	);

/** `x` is filled; what else is drawn is for the reader. */
const analysisOf = (drawing: string) =>
	bitsOf(cellsOf(drawing, 'x').map(([row, column]) => row * 11 + column));

/** Rows from the top; `-` is empty. */
const testingOf = (drawing: string): number[] =>
	rowsOf(drawing)
		.join(' ')
		.split(/\s+/)
		.map((number) => (number === '-' ? 0 : Number(number)));

interface CurveDrawing {
	readonly curve: readonly number[];
	readonly curveOrder: readonly number[];
	readonly circles: PlayerSheet['circles'];
}

/** `.` no square, `-` empty, `o` empty and circled; filled column by column in the given order, else from the left. */
function curveOf(drawing: string, columns: readonly number[] = [0, 1, 2, 3, 4, 5, 6]): CurveDrawing {
	const letters = rowsOf(drawing).flatMap((line) => line.split(/\s+/));
	const curve = letters.map((letter) => (/\d/.test(letter) ? Number(letter) : 0));
	const upwards = (column: number) => [4, 3, 2, 1, 0].map((row) => row * 7 + column);
	return {
		curve,
		curveOrder: columns.flatMap(upwards).filter((at) => curve[at] !== 0),
		circles: bitsOf(letters.flatMap((letter, at) => (letter === 'o' ? [at] : [])))
	};
}

export interface Position {
	readonly dice?: Dice;
	readonly rulings?: Partial<Record<RulingId, 'a' | 'b'>>;
	readonly players?: number;
	readonly analysis?: string;
	readonly testing?: string;
	readonly curve?: string;
	/** The order in which columns of the curve were filled. */
	readonly columns?: readonly number[];
	readonly progress?: string;
	readonly research?: number;
}

/** All sheets look as drawn; Ana (0) has the given roll before her, or none was made yet. */
export function position(drawn: Position): State {
	const players = ['Ana', 'Bo', 'Cy', 'Di'].slice(0, drawn.players ?? 2);
	const first = start({ players, options: { rulings: drawn.rulings ?? {} } });
	const seats = first.seats.map((seat) => ({
		...seat,
		sheet: seat.sheet && {
			...seat.sheet,
			...(drawn.analysis !== undefined && { analysis: analysisOf(drawn.analysis) }),
			...(drawn.testing !== undefined && { testing: testingOf(drawn.testing) }),
			...(drawn.curve !== undefined && curveOf(drawn.curve, drawn.columns)),
			...(drawn.progress !== undefined && { progress: drawn.progress.padEnd(21, '-') }),
			research: drawn.research ?? 0
		}
	}));
	const state: State = { ...first, seats };
	return drawn.dice ? play(state, { do: 'roll', by: 0, dice: drawn.dice }) : state;
}

/** What is wrong with the move: "FTV-V8 cutsOff", in the order of the complaints. */
export const refusals = (state: State, move: Move): string[] =>
	game.check(state, move).map(({ rule, say }) => `${rule} ${say.key}`);

/** Plays legal moves; an illegal one is a mistake of the test. */
export function play(state: State, ...moves: readonly Move[]): State {
	return moves.reduce((now, move) => {
		const complaints = refusals(now, move);
		if (complaints.length > 0) throw new Error(`${JSON.stringify(move)}: ${complaints.join()}`);
		return game.apply(now, move) as State;
	}, state);
}

export function sheetOf(state: State, by = 0): PlayerSheet {
	const sheet = state.seats[by]?.sheet;
	if (!sheet) throw new Error(`no sheet of ${by}`);
	return sheet;
}

/** What is awaited of one player. */
export const awaitedOf = (state: State, by: number): string[] =>
	game
		.awaits(state)
		.filter((awaited) => awaited.by === by)
		.map((awaited) => awaited.do);
