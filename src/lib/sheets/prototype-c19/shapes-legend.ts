/** The six infections one below the other, each beside its number, and what the signs of the resources mean. */
import { box, rect, text } from '../kit/draw.ts';
import type { Box, Ink } from '../../table/sheet.ts';
import type { Facts } from './facts.ts';
import { glyph } from './glyphs.ts';
import { researchKinds } from './kinds.ts';
import { heading, hint, words } from './texts.ts';

const GAP = 4.2;
const HEAD = 9;

/** Without the empty rows and columns around it. */
function trimmed(shape: Facts['shapes'][number]): {
	readonly cells: Facts['shapes'][number];
	readonly rows: number;
	readonly columns: number;
} {
	const top = Math.min(...shape.map(([row]) => row));
	const left = Math.min(...shape.map(([, column]) => column));
	const cells = shape.map(([row, column]) => [row - top, column - left] as const);
	return {
		cells,
		rows: 1 + Math.max(...cells.map(([row]) => row)),
		columns: 1 + Math.max(...cells.map(([, column]) => column))
	};
}

export function shapesInk({ shapes }: Facts, frame: Box): Ink[] {
	const drawn = shapes.map(trimmed);
	const rows = drawn.reduce((sum, shape) => sum + shape.rows, 0);
	const widest = Math.max(...drawn.map(({ columns }) => columns));
	const mini = Math.min(
		3.4,
		(frame.width - 4.4) / widest,
		(frame.height - HEAD - GAP * shapes.length) / rows
	);
	let y = frame.y + HEAD;
	const inks = drawn.flatMap((shape, at) => {
		const top = y;
		const squares = shape.cells.map(([row, column]) =>
			rect(box(frame.x + 4.4 + column * mini, top + row * mini, mini, mini), {
				stroke: 'ink',
				weight: 0.3,
				fill: 'blush'
			})
		);
		const number = text(String(at + 1), [frame.x, top + 2.8], { size: 9, face: 'bold' });
		y += Math.max(shape.rows * mini, 2.2) + GAP;
		return [number, ...squares];
	});
	return [
		text(words('shapes'), [frame.x, frame.y + 4.2], { size: 8, face: 'bold', tone: 'accent' }),
		...inks
	];
}

/** What the signs of the research resources mean. */
export const researchInk = (frame: Box): Ink[] => [
	heading('research', frame),
	hint('hint.research', frame.x, frame.y + 8.5, frame.width),
	...researchKinds.flatMap((kind, at) => {
		const y = frame.y + 16 + at * 9;
		return [
			glyph(kind, box(frame.x, y, 6, 6), 'accent'),
			text(words(`name.${kind}`), [frame.x + 8.4, y + 4.2], { size: 9 })
		];
	})
];
