/** Health: nine columns, from the start cell to the right; lines show where a sample can go. */
import { box, cell, centre, line, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { healthCell } from './cell-ids.ts';
import { health, type HealthCell } from './facts.ts';
import { glyph } from './glyphs.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(10, 51, 122, 68);
const width = 11.9;
const height = 11.2;
const pitchX = 13.76;
const pitchY = 11.75;
const top = frame.y + 9.4;

const placeOf = ({ row, column }: HealthCell): Box =>
	box(frame.x + column * pitchX, top + row * pitchY, width, height);

const all: readonly HealthCell[] = health.cells.flat().filter((one) => one !== null);

/** From each cell to the cells of the next column that it leads to. */
const ways: readonly Ink[] = all.flatMap((from) =>
	[-1, 0, 1].flatMap((step) => {
		const to = health.cells[from.row + step]?.[from.column + 1];
		if (!to) return [];
		const a = centre(placeOf(from));
		const b = centre(placeOf(to));
		return [line([a.x, a.y], [b.x, b.y], { stroke: 'faint', weight: 0.3 })];
	})
);

/** What the cell gives or multiplies stands in its corner, so that there is room to write. */
function corner({ gives, times }: HealthCell, place: Box): Ink[] {
	const at = box(place.x + place.width - 5, place.y + place.height - 5, 4.6, 4.6);
	if (gives) return [glyph(gives, at, 'accent')];
	if (times === 1) return [];
	return [
		text(`×${times}`, [place.x + place.width - 0.8, place.y + place.height - 1], {
			size: 9,
			face: 'bold',
			tone: 'accent',
			align: 'end'
		})
	];
}

const cellOf = (one: HealthCell): Cell => {
	const place = placeOf(one);
	const special = one.gives !== null || one.times > 1;
	const start = one.column === 0;
	const frameInk = rect(place, {
		stroke: 'ink',
		weight: start ? 0.6 : 0.3,
		radius: 1.6,
		fill: special ? 'tint' : 'paper'
	});
	const { row, column, gives, times } = one;
	const name = words('cell.health', { row: row + 1, column: column + 1, gives, times });
	return cell(healthCell(row, column), place, name, [frameInk, ...corner(one, place)]);
};

export const healthArea: Area = {
	id: 'health',
	title: words('health'),
	box: frame,
	columns: health.columns,
	ink: [
		heading('health', frame),
		hint('hint.health', frame.x + 38, frame.y + 4.2, frame.width - 38, 9),
		...ways
	],
	cells: all.map(cellOf)
};
