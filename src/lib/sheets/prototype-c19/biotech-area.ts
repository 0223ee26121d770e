/** Biotechnology: three pairs with what each of them gives. */
import { box, cell, centre, line, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { biotechCell } from './cell-ids.ts';
import { pairs, type Pair } from './facts.ts';
import { glyph } from './glyphs.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(10, 122, 62, 52);
const side = 11;
const left = frame.x + 9;
const apart = 26;
const top = frame.y + 14;
const pitch = 13.4;

const placeOf = (pair: number, space: number): Box =>
	box(left + space * apart, top + pair * pitch, side, side);

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
	const { x, y } = centre(box(first.x, first.y, apart + side, side));
	return [
		line([first.x + side, y], [second.x, y], { stroke: 'faint', weight: 0.4 }),
		rect(box(x - 4.2, y - 4.2, 8.4, 8.4), { fill: 'paper' }),
		glyph(gives, box(x - 3.4, y - 3.4, 6.8, 6.8), 'accent'),
		text(id, [frame.x + 2.2, y + 1.3], { size: 10, face: 'bold', tone: 'soft', align: 'middle' })
	];
};

export const biotechArea: Area = {
	id: 'biotech',
	title: words('biotech'),
	box: frame,
	columns: 2,
	ink: [
		heading('biotech', frame),
		hint('hint.biotech', frame.x, frame.y + 8.5, frame.width),
		...pairs.flatMap(linkOf)
	],
	cells: pairs.flatMap(cellsOf)
};
