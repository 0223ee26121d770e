/** Biotechnology: three pairs with what each of them gives. */
import { box, cell, centre, line, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { biotechCell } from './cell-ids.ts';
import { pairs, type Pair } from './facts.ts';
import { glyph } from './glyphs.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(116, 162, 84, 31);
const side = 9.6;
const between = 6.4;
const pitch = 29.2;
const top = frame.y + 15.5;

const placeOf = (pair: number, space: number): Box =>
	box(frame.x + pair * pitch + space * (side + between), top, side, side);

const cellsOf = ({ spaces }: Pair, at: number): Cell[] =>
	spaces.map((space, i) => {
		const place = placeOf(at, i);
		return cell(biotechCell(space), place, words('cell.biotech', { space }), [
			rect(place, { stroke: 'ink', weight: 0.35, radius: 1.6, fill: 'paper' })
		]);
	});

const linkOf = ({ id, gives }: Pair, at: number): Ink[] => {
	const first = placeOf(at, 0);
	const second = placeOf(at, 1);
	const { x, y } = centre(box(first.x, first.y, second.x + side - first.x, side));
	return [
		line([first.x + side, y], [second.x, y], { stroke: 'faint', weight: 0.4 }),
		rect(box(x - 2.9, y - 2.9, 5.8, 5.8), { fill: 'paper' }),
		glyph(gives, box(x - 2.6, y - 2.6, 5.2, 5.2), 'accent'),
		text(id, [x, top + side + 3.6], { size: 8, face: 'bold', tone: 'soft', align: 'middle' })
	];
};

export const biotechArea: Area = {
	id: 'biotech',
	title: words('biotech'),
	box: frame,
	columns: 6,
	ink: [
		heading('biotech', frame),
		hint('hint.biotech', frame.x, frame.y + 8.5, frame.width),
		...pairs.flatMap(linkOf)
	],
	cells: pairs.flatMap(cellsOf)
};
