/** Area 1, the virus, and beside it the shapes of the values. */
import { dieFace } from '../kit/die.ts';
import { box, cell, icon, inset, rect, squareAt, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { analysisCells } from './cells.ts';
import type { Facts, Square } from './facts.ts';
import { heading, hint, outline, words } from './texts.ts';

const HEAD = 9;
/** Hints that find no free corner in the map stand above it. */
const HINTS = 12;
const NARROWEST = 70;

interface Arrangement {
	readonly rows: number;
	readonly columns: number;
	readonly hints: 'corners' | 'above';
}

const isOutside = (map: readonly string[], row: number, column: number): boolean =>
	(map[row]?.[column] ?? '.') === '.';

/** The hints stand in the corners of a round virus: five columns of its first row, three of the rows near its edges. */
function arrange(map: readonly string[]): Arrangement {
	const rows = map.length;
	const columns = map[0]?.length ?? 0;
	const blank = (row: number, width: number): boolean =>
		Array.from({ length: width }, (_, column) => column).every((column) => isOutside(map, row, column));
	const cornersAreFree =
		rows >= 8 &&
		columns >= 8 &&
		blank(0, 5) &&
		blank(1, 3) &&
		[rows - 1, rows - 2].every((row) => blank(row, 3));
	return { rows, columns, hints: cornersAreFree ? 'corners' : 'above' };
}

export function analysisSize(
	{ analysis }: Pick<Facts, 'analysis'>,
	side: number
): { width: number; height: number } {
	const { rows, columns, hints } = arrange(analysis);
	const above = hints === 'above' ? HINTS : 0;
	return { width: Math.max(NARROWEST, columns * side + 2), height: HEAD + above + rows * side };
}

function square(at: Box, letter: string, [row, column]: Square): Cell {
	const spike = letter === 's';
	const ink = spike
		? [rect(at, { fill: 'tint', ...outline }), icon('spike', inset(at, at.width * 0.19), { fill: 'accent' })]
		: [rect(at, outline)];
	const name = words('analysisSquare', { row: row + 1, column: column + 1, spike });
	return cell(analysisCells.make([row, column]), at, name, ink);
}

export function analysisArea({ analysis: map }: Facts, { x, y }: Box, side: number): Area {
	const { rows, columns, hints } = arrange(map);
	const size = analysisSize({ analysis: map }, side);
	const frame = box(x, y, size.width, size.height);
	const origin = [x + 1, y + HEAD + (hints === 'above' ? HINTS : 0)] as const;
	const spikeAt = hints === 'above' ? y + HEAD + 5.4 : y + HEAD + rows * side - 12.6;
	const spikeWidth = hints === 'above' ? frame.width - 9 : 23;
	return {
		id: 'analysis',
		title: words('analysis'),
		box: frame,
		columns,
		cells: map.flatMap((letters, row) =>
			[...letters].flatMap((letter, column) =>
				letter === '.' ? [] : [square(squareAt(origin, side, row, column), letter, [row, column])]
			)
		),
		ink: [
			...heading(1, 'analysis', frame),
			text(words('analysisHint'), [x + 1, y + (hints === 'above' ? 9.8 : 13)], {
				...hint,
				...(hints === 'above' ? { size: 7.4, width: frame.width } : { width: 46 })
			}),
			icon('spike', box(x + 1, spikeAt, 5.4, 5.4), { fill: 'accent' }),
			text(words('spikeHint'), [x + 8, spikeAt + (hints === 'above' ? 4 : 2.6)], {
				...hint,
				width: spikeWidth
			})
		]
	};
}

// the shapes of the values 1 to 6

/** Two columns of three beside the virus, or one row of six. */
export type ShapeOrder = 'beside' | 'row';

const GAP = 2;

export const shapesSize = (order: ShapeOrder, content: number): { width: number; height: number } =>
	order === 'beside' ? { width: 73, height: 119 } : { width: content, height: 41 };

function frameOf(order: ShapeOrder, { x, y, width }: Box, value: number): Box {
	const across = order === 'beside' ? 2 : 6;
	const step = (width + GAP) / across;
	const down = order === 'beside' ? 37 : 32;
	const [row, column] = [Math.floor((value - 1) / across), (value - 1) % across];
	return box(x + column * step, y + 9 + row * down, step - GAP, down - GAP);
}

/** Squares centred in what the die leaves free of the frame. */
function squaresIn(shape: readonly Square[], { x, y, width, height }: Box): Box[] {
	const rows = Math.max(...shape.map(([row]) => row)) + 1;
	const columns = Math.max(...shape.map(([, column]) => column)) + 1;
	const side = Math.min(7, (width - 4) / columns, (height - 12) / rows);
	const left = x + (width - columns * side) / 2;
	const top = y + 9.5 + (height - 10.5 - rows * side) / 2;
	return shape.map(([row, column]) => squareAt([left, top], side, row, column));
}

const framed = (value: number, frame: Box): Ink[] => [
	rect(frame, { stroke: 'faint', weight: 0.25, radius: 2 }),
	...dieFace(value, box(frame.x + 1.6, frame.y + 1.6, 6.4, 6.4))
];

export function shapesInk({ shapes, free }: Facts, order: ShapeOrder, panel: Box): Ink[] {
	const freeBox = Array.from({ length: free.short * free.long }, (_, at): Square => [
		Math.floor(at / free.long),
		at % free.long
	]);
	const six = frameOf(order, panel, 6);
	return [
		...heading(null, 'shapes', panel),
		...shapes.flatMap((shape, at) => {
			const frame = frameOf(order, panel, at + 1);
			const squares = squaresIn(shape, frame);
			return [
				...framed(at + 1, frame),
				...squares.map((square) => rect(square, { fill: 'tint', stroke: 'accent', weight: 0.35 }))
			];
		}),
		...framed(6, six),
		...squaresIn(freeBox, six).map((square) => rect(square, { stroke: 'accent', weight: 0.3, dashed: true })),
		text(words('freeShape', { most: free.most }), [six.x + 9.6, six.y + 4.4], {
			...hint,
			width: six.width - 11
		})
	];
}
