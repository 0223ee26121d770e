/** Health: columns from the start cells to the right; lines show where a sample can go. */
import { box, cell, centre, line, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { healthCells } from './cells.ts';
import type { Facts, HealthCell } from './facts.ts';
import { glyph } from './glyphs.ts';
import { heading, hint, words } from './texts.ts';

/** Eight rows come closer to the heading rather than become smaller. */
const headOf = (rows: number): number => (rows > 7 ? 7.6 : 9.4);

type PlaceOf = (one: HealthCell) => Box;

function placesIn({ health: { rows, columns } }: Facts, frame: Box): PlaceOf {
	const head = headOf(rows);
	const pitchX = Math.min(13.76, (frame.width + 1.3) / columns);
	const pitchY = Math.min(11.75, (frame.height - head + 0.3) / rows);
	const width = pitchX - Math.min(1.86, pitchX * 0.135);
	const height = pitchY - Math.min(0.55, pitchY * 0.04);
	return ({ row, column }) => box(frame.x + column * pitchX, frame.y + head + row * pitchY, width, height);
}

/** From each cell to the cells of the next column that it leads to. */
const waysFrom = ({ health }: Facts, placeOf: PlaceOf, from: HealthCell): Ink[] =>
	[-1, 0, 1].flatMap((step) => {
		const to = health.cells[from.row + step]?.[from.column + 1];
		if (!to) return [];
		const a = centre(placeOf(from));
		const b = centre(placeOf(to));
		return [line([a.x, a.y], [b.x, b.y], { stroke: 'faint', weight: 0.3 })];
	});

/** What the cell gives or multiplies stands in its corner, so that there is room to write. */
function corner({ gives, times }: HealthCell, place: Box): Ink[] {
	const side = Math.min(4.6, place.height * 0.42);
	const at = box(place.x + place.width - side - 0.4, place.y + place.height - side - 0.4, side, side);
	if (gives) return [glyph(gives, at, 'accent')];
	if (times === 1) return [];
	return [
		text(`×${times}`, [place.x + place.width - 0.8, place.y + place.height - 1], {
			size: place.height < 9 ? 7.5 : 9,
			face: 'bold',
			tone: 'accent',
			align: 'end'
		})
	];
}

const cellOf = (one: HealthCell, place: Box): Cell => {
	const special = one.gives !== null || one.times > 1;
	const frameInk = rect(place, {
		stroke: 'ink',
		weight: one.column === 0 ? 0.6 : 0.3,
		radius: 1.6,
		fill: special ? 'tint' : 'paper'
	});
	const { row, column, gives, times } = one;
	const name = words('cell.health', { row: row + 1, column: column + 1, gives, times });
	return cell(healthCells.make([row, column]), place, name, [frameInk, ...corner(one, place)]);
};

export function healthArea(facts: Facts, frame: Box): Area {
	const all: readonly HealthCell[] = facts.health.cells.flat().filter((one) => one !== null);
	const placeOf = placesIn(facts, frame);
	return {
		id: 'health',
		title: words('health'),
		box: frame,
		columns: facts.health.columns,
		ink: [
			heading('health', frame),
			hint('hint.health', frame.x + 38, frame.y + 4.2, frame.width - 38, 9),
			...all.flatMap((one) => waysFrom(facts, placeOf, one))
		],
		cells: all.map((one) => cellOf(one, placeOf(one)))
	};
}
