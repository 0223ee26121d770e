/** The sheet `standard`: this app's own arrangement of the figures that the rules name. */
import type { Box, Ink, Sheet } from '../model.ts';
import { dieFace } from '../kit/die.ts';
import { box, icon, line, rect, squareAt, text } from '../kit/draw.ts';
import type { IconName } from '../kit/icons.ts';
import { areas } from './areas.ts';
import { freeShape, shapes } from './facts.ts';
import { heading, hint, words, type SheetText } from './texts.ts';

const NAME = box(112, 10, 70, 12);

const masthead: Ink[] = [
	icon('virus', box(10, 10, 12, 12), { fill: 'accent' }),
	text(words('title'), [25, 17.4], { face: 'caps', size: 24 }),
	text(words('subtitle'), [25.2, 22], { size: 9, tone: 'soft' }),
	line([10, 25.5], [200, 25.5], { stroke: 'accent', weight: 0.6 }),
	text(words('name'), [NAME.x, NAME.y + 3.4], { ...hint, face: 'bold' }),
	line([NAME.x, NAME.y + NAME.height], [NAME.x + NAME.width, NAME.y + NAME.height])
];

// the shapes of the values 1 to 6

const SHAPES = box(127, 29, 73, 119);
const SHAPE_STEP = { across: 37.5, down: 37 };
const SHAPE_SIDE = 7;

const frame = (value: number): Box =>
	box(
		SHAPES.x + ((value - 1) % 2) * SHAPE_STEP.across,
		SHAPES.y + 9 + Math.floor((value - 1) / 2) * SHAPE_STEP.down,
		35.5,
		35
	);

/** Squares centred in what the die leaves free of the frame. */
function squaresOf(cells: readonly (readonly [number, number])[], within: Box): Box[] {
	const rows = Math.max(...cells.map(([row]) => row)) + 1;
	const columns = Math.max(...cells.map(([, column]) => column)) + 1;
	const left = within.x + (within.width - columns * SHAPE_SIDE) / 2;
	const top = within.y + 9.5 + (within.height - 10.5 - rows * SHAPE_SIDE) / 2;
	return cells.map(([row, column]) => squareAt([left, top], SHAPE_SIDE, row, column));
}

const framed = (value: number): Ink[] => [
	rect(frame(value), { stroke: 'faint', weight: 0.25, radius: 2 }),
	...dieFace(value, box(frame(value).x + 1.6, frame(value).y + 1.6, 6.4, 6.4))
];

const boxOfSix = Array.from(
	{ length: freeShape.short * freeShape.long },
	(_, at): readonly [number, number] => [Math.floor(at / freeShape.long), at % freeShape.long]
);

const shapeOverview: Ink[] = [
	...heading(null, 'shapes', SHAPES),
	...shapes.flatMap((cells, at) => [
		...framed(at + 1),
		...squaresOf(cells, frame(at + 1)).map((square) =>
			rect(square, { fill: 'tint', stroke: 'accent', weight: 0.35 })
		)
	]),
	...framed(6),
	...squaresOf(boxOfSix, frame(6)).map((square) =>
		rect(square, { stroke: 'accent', weight: 0.3, dashed: true })
	),
	text(words('freeShape'), [frame(6).x + 9.6, frame(6).y + 4.4], { ...hint, width: 24 })
];

// what the icons mean

const LEGEND = box(10, 265, 190, 19);

const explained: readonly (readonly [IconName, SheetText, 'accent' | 'danger'])[] = [
	['virus', 'bonusShape', 'accent'],
	['bars', 'bonusNumber', 'accent'],
	['tube', 'bonusOne', 'accent'],
	['die', 'extraDie', 'accent'],
	['flag', 'goal', 'danger']
];

const LEGEND_STEP = LEGEND.width / explained.length;

const legend: Ink[] = [
	line([LEGEND.x, LEGEND.y], [LEGEND.x + LEGEND.width, LEGEND.y], { stroke: 'faint', weight: 0.25 }),
	...explained.flatMap(([name, key, tone], at) => {
		const x = LEGEND.x + at * LEGEND_STEP;
		return [
			icon(name, box(x, LEGEND.y + 2, 5.4, 5.4), { fill: tone }),
			text(words(key), [x + 7, LEGEND.y + 4.4], { ...hint, width: LEGEND_STEP - 9 })
		];
	})
];

const setbackAt = (x: number, faces: readonly [number, number], key: SheetText): Ink[] => [
	...dieFace(faces[0], box(x, 277.6, 4.8, 4.8), 'danger'),
	...dieFace(faces[1], box(x + 5.6, 277.6, 4.8, 4.8), 'danger'),
	text(words(key), [x + 12.4, 281], { ...hint, width: 80 })
];

const setbacks: Ink[] = [
	...setbackAt(10, [5, 6], 'setbackCircle'),
	...setbackAt(107, [6, 6], 'setbackField')
];

export const sheet: Sheet = {
	id: 'standard',
	per: 'player',
	page: { width: 210, height: 297 },
	accent: { light: '#1f7a5a', dark: '#6fcaa2' },
	title: words('title'),
	notice: words('notice'),
	areas,
	ink: [
		...masthead,
		...shapeOverview,
		...legend,
		...setbacks,
		text(words('notice'), [10, 288], { size: 7.4, tone: 'soft' })
	],
	fields: [{ id: 'player', label: words('name'), box: box(NAME.x, NAME.y + 4, NAME.width, NAME.height - 4) }],
	code: box(186, 9, 14, 14)
};
