/** What stands on the sheet `standard`: figures and places, shared by the drawing and by the rules. */

/** `.` outside, `o` square, `s` spike. */
export const analysisMap = [
	'.....s.....',
	'...sooos...',
	'...ooooo...',
	'.sosososos.',
	'.ooooooooo.',
	'soosososoos',
	'.ooooooooo.',
	'.sosososos.',
	'...ooooo...',
	'...sooos...',
	'.....s.....'
] as const;

/** The shapes of the values 1 to 5; a 6 is any connected shape of up to `most` squares in a box. */
export const shapes = [
	[[0, 0]],
	[
		[0, 0],
		[0, 1]
	],
	[
		[0, 0],
		[0, 1],
		[0, 2]
	],
	[
		[0, 0],
		[0, 1],
		[1, 0],
		[1, 1]
	],
	[
		[0, 1],
		[1, 0],
		[1, 1],
		[1, 2],
		[2, 1]
	]
] as const;

export const freeShape = { most: 4, short: 2, long: 3 } as const;

export type Bonus = 'shape' | 'number' | 'one';

export const researchSquares = 12;
export const researchBonus: Readonly<Record<number, Bonus>> = { 3: 'shape', 6: 'one', 8: 'shape', 10: 'one' };

export interface NumberSquare {
	readonly row: number;
	readonly column: number;
	/** Has to be filled to win. */
	readonly red: boolean;
	/** Gives a passive player the second die. */
	readonly extra: boolean;
}

/** `R` red, `+` extra die, `-` plain, `.` no square. */
const squaresIn = (map: readonly string[]): readonly NumberSquare[] =>
	map.flatMap((line, row) =>
		[...line].flatMap((letter, column) =>
			letter === '.' ? [] : [{ row, column, red: letter === 'R', extra: letter === '+' }]
		)
	);

/** A pyramid: the square [r, c] rests on [r + 1, c] and [r + 1, c + 1]. */
export const testing = {
	squares: squaresIn(['--', '-R+', 'R+-R', '---+-', '-+----']),
	widths: [2, 3, 4, 5, 6],
	rowBonus: ['shape', 'number', 'shape', 'number', 'shape'] as readonly Bonus[]
} as const;

/** Columns that stand on the bottom row 4. */
export const curve = {
	squares: squaresIn(['...R...', '..R-R..', '.+-+--.', 'R----+-', '------+']),
	rows: 5,
	columns: 7,
	heights: [2, 3, 4, 5, 4, 3, 2],
	rowBonus: [null, 'one', 'shape', 'shape', null] as readonly (Bonus | null)[]
} as const;

export const progressFields = 21;

type At = readonly [row: number, column: number];

export const analysisCell = ([row, column]: At): string => `analysis.${row}.${column}`;
export const researchCell = (number: number): string => `research.${number}`;
export const testingCell = ([row, column]: At): string => `testing.${row}.${column}`;
export const curveCell = ([row, column]: At): string => `curve.${row}.${column}`;
export const progressCell = (field: number): string => `progress.${field}`;
