/** Sheets as small pictures beside a score. */
import type { Box } from '../table/sheet.ts';
import type { Binder } from './binder.ts';
import type { Placed } from './book.ts';
import { unionOf } from './bounds.ts';
import { handOf, type Matter } from './matter.ts';
import type { Drawn } from './plate.ts';
import { pressLeaf } from './press.ts';
import { grown } from './room.ts';
import { pencilled, type Filling } from './sheets.ts';

/** Around the ink of a sheet, in mm of the sheet. */
const MARGIN = 4;

/** As large as one of the rooms allows, from its top left on. */
export function placeSmall(
	binder: Binder,
	matter: Matter,
	fillings: readonly Filling[],
	rooms: readonly Box[]
): readonly Placed[] {
	const pressed = pressLeaf(matter, 1);
	const bare = binder.plate('sheet', () => pressed.plate);
	// on paper that the sheet fills its corner marks stand close to it; a picture of it has a margin
	const frame = grown(unionOf(pressed.taken), MARGIN);
	const gap = 4;
	const ways = rooms.flatMap((room) =>
		fillings.map((_, nth) => {
			const [columns, rows] = [nth + 1, Math.ceil(fillings.length / (nth + 1))];
			const width = (room.width - (columns - 1) * gap) / columns;
			const height = (room.height - (rows - 1) * gap) / rows;
			return { room, columns, scale: Math.min(0.6, width / frame.width, height / frame.height) };
		})
	);
	const [first, ...others] = ways;
	if (!first) return [];
	const best = others.reduce((most, way) => (way.scale > most.scale ? way : most), first);
	const { room } = best;
	if (best.scale < 0.12) return [];
	return fillings.flatMap((filling, nth) => {
		const on = {
			x: room.x + (nth % best.columns) * (frame.width * best.scale + gap) - frame.x * best.scale,
			y: room.y + Math.floor(nth / best.columns) * (frame.height * best.scale + gap) - frame.y * best.scale,
			scale: best.scale
		};
		const plate = binder.plate(`small ${JSON.stringify([filling.fields, [...filling.marks]])}`, () => ({
			width: frame.x + frame.width + 1,
			height: frame.y + frame.height + 1,
			drawn: [...pencilled(matter, filling), edgeOf(matter, frame)]
		}));
		return [
			{ plate: bare, ...on, alt: filling.title },
			{ plate, ...on }
		];
	});
}

const edgeOf = (matter: Matter, box: Box): Drawn => ({
	kind: 'rect',
	box,
	radius: 2,
	fill: null,
	stroke: handOf(matter).inks.stroke('faint'),
	weight: 0.6,
	dashed: false
});
