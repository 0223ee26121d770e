/** What is printed on a sheet of this game, as a value: the standard edition, and what an own edition may state. */
import {
	integer,
	list,
	object,
	optional,
	text,
	tuple,
	where,
	type OptionalShape,
	type Shape
} from '../../table/shape.ts';
import { editionBook } from '../kit/edition.ts';
import { editionRules } from './edition-rules.ts';
import { limits, longestSide } from './limits.ts';

export type Square = readonly [row: number, column: number];

export type Bonus = 'shape' | 'number' | 'one';
/** What a row or a research square can give: a bonus, or the second die to passive players. */
export type Reward = Bonus | 'extra';

/** A square that takes a number. */
export interface NumberSquare {
	readonly row: number;
	/** In testing the number of the square in its row, in the curve its column. */
	readonly column: number;
	/** Has to be filled to win. */
	readonly red: boolean;
	/** Gives a passive player the second die. */
	readonly extra: boolean;
}

/** Squares of testing are of different widths, counted in units from the left. */
export interface TestingSquare extends NumberSquare {
	readonly left: number;
	readonly width: number;
}

export interface NumberRow<S extends NumberSquare = NumberSquare> {
	readonly squares: readonly S[];
	/** What completing it gives. */
	readonly reward: Reward | null;
}

export interface Facts {
	/** One string a row: `.` outside, `o` square, `s` spike. */
	readonly analysis: readonly string[];
	/** The shapes of the values 1 to 5, moved to the top left. */
	readonly shapes: readonly (readonly Square[])[];
	/** A 6 is any connected shape of up to `most` squares in a box. */
	readonly free: { readonly most: number; readonly short: number; readonly long: number };
	/** What crossing out 1, 2 … gives. */
	readonly research: readonly (Reward | null)[];
	/** Rows from the top. */
	readonly testing: readonly NumberRow<TestingSquare>[];
	readonly curve: readonly NumberRow[];
	/** How many places each row of the curve has, with a square or without. */
	readonly curveColumns: number;
	/** How many progress fields there are. */
	readonly progress: number;
}

// as an own edition states them

/** The values that have a shape of their own. */
export const SHAPED = ['1', '2', '3', '4', '5'] as const;
type Shaped = (typeof SHAPED)[number];
type Maps = Readonly<Record<Shaped, readonly string[]>>;

/** Every field may be left out, and so may each shape. */
export interface Given {
	readonly analysis?: readonly string[];
	readonly shapes?: Partial<Maps>;
	readonly free?: { readonly most: number; readonly box: readonly [number, number] };
	readonly research?: string;
	readonly testing?: readonly string[];
	readonly curve?: readonly string[];
	readonly progress?: number;
}

const standardShapes: Maps = {
	'1': ['x'],
	'2': ['xx'],
	'3': ['xxx'],
	'4': ['xx', 'xx'],
	'5': ['.x.', 'xxx', '.x.']
};

const standard: Required<Given> = {
	analysis: [
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
	],
	shapes: standardShapes,
	free: { most: 4, box: [2, 3] },
	research: '--S--1-S-1--',
	testing: ['....-=-= S', '...-=R=+= N', '..R=+=-=R= S', '.-=-=-=+=-= N', '-=+=-=-=-=-= S'],
	curve: ['...R...', '..R-R.. 1', '.+-+--. S', 'R----+- S', '------+'],
	progress: 21
};

// the shape at the door

const matching = (pattern: RegExp): Shape<string> => text((line) => pattern.test(line), 'value');

/** A row and, after a space, the letter of its bonus. */
const partsOf = (line: string): [squares: string, bonus: string] => {
	const [squares = '', bonus = ''] = line.split(' ');
	return [squares, bonus];
};

const ofOneLength = (lines: readonly string[]): boolean =>
	new Set(lines.map((line) => partsOf(line)[0].length)).size <= 1;

/** Rows of these letters, as long as one another. */
const mapOf = (letters: string, most: { rows: number; columns: number }, ending = ''): Shape<string[]> =>
	where(
		list(matching(new RegExp(`^[${letters}]{1,${most.columns}}${ending}$`)), { min: 1, max: most.rows }),
		ofOneLength,
		'value'
	);

const testingRow = text(
	(line) => /^(?:\.|[-R+*]=*)+(?: [SN1+])?$/.test(line) && partsOf(line)[0].length <= limits.testing.units,
	'value'
);

const shape = object({
	analysis: optional(mapOf('.os', limits.analysis)),
	shapes: optional(
		object(
			Object.fromEntries(SHAPED.map((value) => [value, optional(mapOf('.x', limits.shape))])) as Record<
				Shaped,
				OptionalShape<string[]>
			>
		)
	),
	free: optional(
		object({
			most: integer(...limits.free.most),
			box: where(
				tuple(integer(...limits.free.side), integer(...limits.free.side)),
				([a, b]) => a <= longestSide(b),
				'value'
			)
		})
	),
	research: optional(matching(new RegExp(`^[-SN1+]{${limits.research.join()}}$`))),
	testing: optional(list(testingRow, { min: 1, max: limits.testing.rows })),
	curve: optional(mapOf('-.R+*', limits.curve, '(?: [SN1+])?')),
	progress: optional(integer(...limits.progress))
});

// reading

const rewards: Readonly<Record<string, Reward>> = { S: 'shape', N: 'number', '1': 'one', '+': 'extra' };
const rewardOf = (letter: string): Reward | null => rewards[letter] ?? null;

/** Empty rows and columns at its edges do not count. */
function shapeOf(map: readonly string[]): Square[] {
	const squares = map.flatMap((line, row) =>
		[...line].flatMap((letter, column): Square[] => (letter === 'x' ? [[row, column]] : []))
	);
	const top = Math.min(...squares.map(([row]) => row));
	const left = Math.min(...squares.map(([, column]) => column));
	return squares.map(([row, column]): Square => [row - top, column - left]);
}

const kindOf = (letter: string | undefined): Pick<NumberSquare, 'red' | 'extra'> => ({
	red: letter === 'R' || letter === '*',
	extra: letter === '+' || letter === '*'
});

/** A square is a letter with all the `=` that follow it; squares are numbered from the left, whatever the gaps. */
function testingRowOf(line: string, row: number): NumberRow<TestingSquare> {
	const squares = [...partsOf(line)[0].matchAll(/[-R+*]=*/g)].map(
		({ 0: drawn, index }, column): TestingSquare => ({
			row,
			column,
			left: index,
			width: drawn.length,
			...kindOf(drawn[0])
		})
	);
	return { squares, reward: rewardOf(partsOf(line)[1]) };
}

function curveRowOf(line: string, row: number): NumberRow {
	const squares = [...partsOf(line)[0]].flatMap((letter, column): NumberSquare[] =>
		letter === '.' ? [] : [{ row, column, ...kindOf(letter) }]
	);
	return { squares, reward: rewardOf(partsOf(line)[1]) };
}

function read(given: Given): Facts {
	const { analysis, free, research, testing, curve, progress } = { ...standard, ...given };
	const shapes: Maps = { ...standardShapes, ...given.shapes };
	return {
		analysis,
		shapes: SHAPED.map((value) => shapeOf(shapes[value])),
		free: { most: free.most, short: Math.min(...free.box), long: Math.max(...free.box) },
		research: [...research].map(rewardOf),
		testing: testing.map(testingRowOf),
		curve: curve.map(curveRowOf),
		curveColumns: partsOf(curve[0] ?? '')[0].length,
		progress
	};
}

export const facts = editionBook<Facts, Given>({
	standard,
	known: ['research', 'progress'],
	shape,
	read,
	rules: editionRules
});
