/** What is printed on a sheet of this game, as a value: the standard edition, and what an own edition may state. */
import type { EditionFault } from '../../table/record.ts';
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
import { analysisCells } from './cells.ts';

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

const SHAPED = ['1', '2', '3', '4', '5'] as const;
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

const mapOf = (pattern: RegExp, max: number): Shape<string[]> =>
	where(list(matching(pattern), { min: 1, max }), ofOneLength, 'value');

const testingRow = text(
	(line) => /^(?:\.|[-R+*]=*)+(?: [SN1+])?$/.test(line) && partsOf(line)[0].length <= 30,
	'value'
);

const shape = object({
	analysis: optional(mapOf(/^[.os]{1,20}$/, 20)),
	shapes: optional(
		object(
			Object.fromEntries(SHAPED.map((value) => [value, optional(mapOf(/^[.x]{1,5}$/, 3))])) as Record<
				Shaped,
				OptionalShape<string[]>
			>
		)
	),
	free: optional(
		object({
			most: integer(1, 6),
			box: where(tuple(integer(1, 4), integer(1, 4)), ([a, b]) => a * b <= 9, 'value')
		})
	),
	research: optional(matching(/^[-SN1+]{1,20}$/)),
	testing: optional(list(testingRow, { min: 1, max: 10 })),
	curve: optional(mapOf(/^[-.R+*]{1,20}(?: [SN1+])?$/, 10)),
	progress: optional(integer(1, 40))
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

// the edition rules

/** What can be wrong with an edition, and the values that the words need. */
export interface EditionSentences {
	noVirus: Record<string, never>;
	virusInPieces: { sections: number };
	shapeSize: { shapes: number[]; most: number };
	noTesting: Record<string, never>;
	noCurve: Record<string, never>;
	researchTooLong: { last: number; reach: number };
}

export type EditionRule = 'FTV-ED1' | 'FTV-ED2' | 'FTV-ED3' | 'FTV-ED4' | 'FTV-ED5' | 'FTV-ED6';

const fault = <K extends keyof EditionSentences>(
	field: keyof Given,
	rule: EditionRule,
	key: K,
	values: EditionSentences[K],
	cells: readonly string[] = []
): EditionFault[] => [{ field, rule, say: { key, values }, cells }];

const isSquare = (map: readonly string[], row: number, column: number): boolean =>
	(map[row]?.[column] ?? '.') !== '.';

const squaresOf = (map: readonly string[]): Square[] =>
	map.flatMap((line, row) =>
		[...line].flatMap((_, column): Square[] => (isSquare(map, row, column) ? [[row, column]] : []))
	);

/** FTV-ED1 */
const hasVirus = ({ analysis }: Facts): EditionFault[] =>
	squaresOf(analysis).length > 0 ? [] : fault('analysis', 'FTV-ED1', 'noVirus', {});

/** The parts that the squares form which are connected by their sides. */
function sectionsOf(map: readonly string[]): Square[][] {
	const seen = new Set<string>();
	const sections: Square[][] = [];
	for (const start of squaresOf(map)) {
		if (seen.has(start.join())) continue;
		const section: Square[] = [];
		const open = [start];
		for (let at = open.pop(); at !== undefined; at = open.pop()) {
			const [row, column] = at;
			if (!isSquare(map, row, column) || seen.has(at.join())) continue;
			seen.add(at.join());
			section.push(at);
			open.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
		}
		sections.push(section);
	}
	return sections;
}

/** FTV-ED2; what hangs loose is all but the largest part. */
function isInOnePiece({ analysis }: Facts): EditionFault[] {
	const sections = sectionsOf(analysis).sort((a, b) => b.length - a.length);
	if (sections.length < 2) return [];
	const loose = sections.slice(1).flat().map(analysisCells.make);
	return fault('analysis', 'FTV-ED2', 'virusInPieces', { sections: sections.length }, loose);
}

/** A move names at most so many squares. */
export const LARGEST_SHAPE = 12;

/** FTV-ED3 */
function shapesHaveSquares({ shapes }: Facts): EditionFault[] {
	const wrong = shapes.flatMap(({ length }, at) => (length >= 1 && length <= LARGEST_SHAPE ? [] : [at + 1]));
	return wrong.length === 0
		? []
		: fault('shapes', 'FTV-ED3', 'shapeSize', { shapes: wrong, most: LARGEST_SHAPE });
}

const hasSquares = (rows: readonly NumberRow[]): boolean => rows.some(({ squares }) => squares.length > 0);

/** FTV-ED4 */
const hasTesting = ({ testing }: Facts): EditionFault[] =>
	hasSquares(testing) ? [] : fault('testing', 'FTV-ED4', 'noTesting', {});

/** FTV-ED5 */
const hasCurve = ({ curve }: Facts): EditionFault[] =>
	hasSquares(curve) ? [] : fault('curve', 'FTV-ED5', 'noCurve', {});

/** FTV-ED6: a die reaches 6, and each field adds 2. */
function researchCanBeFinished({ research, progress }: Facts): EditionFault[] {
	const last = research.length;
	const reach = 6 + 2 * progress;
	return last <= reach ? [] : fault('research', 'FTV-ED6', 'researchTooLong', { last, reach });
}

export const facts = editionBook<Facts, Given>({
	standard,
	shape,
	read,
	rules: [hasVirus, isInOnePiece, shapesHaveSquares, hasTesting, hasCurve, researchCanBeFinished]
});
