/** A part of an area as it looks in the middle of a game: whole cells only, large enough to be read. */
import { within } from '../sheets/kit/boxes.ts';
import { WHITE } from '../sheets/kit/tones.ts';
import type { Area, Box, Cell } from '../table/sheet.ts';
import type { Mark } from '../table/record.ts';
import { boundsOf, unionOf } from './bounds.ts';
import { handOf, type Matter } from './matter.ts';
import { drawInk, drawMarks, HAIRLINE, type Drawn } from './plate.ts';
import { grown } from './room.ts';

/** Marks by cell id, at some moments of a game. */
export type Example = readonly Marks[];
type Marks = ReadonlyMap<string, readonly Mark[]>;

export interface Detail {
	readonly drawn: readonly Drawn[];
	readonly box: Box;
}

/** How large a part is shown, as a share of its size on the sheet: smaller only where cells are so large. */
const LEGIBLE = [0.72, 0.5, 0.34] as const;

/** What a room of this size can show of the area: all of it, or the part that shows best how it is marked. */
export function detailOf(matter: Matter, area: Area, room: Pick<Box, 'width' | 'height'>): Detail {
	const moments = matter.example ?? [new Map<string, never>()];
	for (const scale of LEGIBLE) {
		const seen = { width: room.width / scale, height: room.height / scale };
		const best = bestOf(area.cells, seen, moments);
		if (best.cells.length > 1) return drawnIn(matter, area, best);
	}
	return drawnIn(matter, area, { cells: area.cells, marks: moments[0] ?? new Map(), worth: 0 });
}

interface Part {
	readonly cells: readonly Cell[];
	readonly marks: Marks;
	readonly worth: number;
}

/** Marked cells beside free ones tell more than either alone, and marks of several kinds more than of one. */
function bestOf(cells: readonly Cell[], seen: Pick<Box, 'width' | 'height'>, moments: Example): Part {
	let best: Part = { cells: [], marks: new Map(), worth: 0 };
	const [lefts, tops] = [new Set(cells.map(({ box }) => box.x)), new Set(cells.map(({ box }) => box.y))];
	const leftmost = Math.min(...lefts);
	for (const x of lefts)
		for (const y of tops) {
			const here = cells.filter(({ box }) => within(box, { x, y, ...seen }, 0.01));
			for (const marks of moments) {
				const marked = here.filter(({ id }) => marks.has(id));
				const kinds = new Set(marked.flatMap(({ id }) => marks.get(id)?.map(({ kind }) => kind) ?? []));
				const told = Math.min(marked.length, 2 * (here.length - marked.length));
				// a list is read from its beginning
				const begins = x === leftmost ? 6 : 3;
				const worth = told * cells.length * (begins + kinds.size) + here.length;
				if (worth > best.worth) best = { cells: here, marks, worth };
			}
		}
	return best;
}

function drawnIn(matter: Matter, area: Area, { cells, marks }: Part): Detail {
	const hand = handOf(matter);
	const box = unionOf(cells.map((cell) => cell.box));
	const around = drawInk(area.ink, hand).filter((mark) => within(boundsOf(mark), grown(box, 0.4)));
	const inside = cells.flatMap((cell) => {
		const ink = drawInk(cell.ink, hand);
		// rules that a ledger draws across many cells are not here: each cell has its own edge then
		const edged = ink.some((mark) => mark.kind !== 'text' && within(cell.box, grown(boundsOf(mark), 0.6)));
		return [...(edged ? [] : [edgeOf(matter, cell)]), ...ink];
	});
	const written = cells.flatMap((cell) => drawMarks(marks.get(cell.id) ?? [], cell, hand));
	const drawn = [...around, ...inside, ...written];
	return { drawn, box: unionOf([box, ...drawn.map(boundsOf)]) };
}

const edgeOf = (matter: Matter, { box, round }: Cell): Drawn => {
	const paint = {
		fill: WHITE,
		stroke: handOf(matter).inks.stroke('faint'),
		weight: HAIRLINE,
		dashed: false
	} as const;
	return round ? { kind: 'ellipse', box, ...paint } : { kind: 'rect', box, radius: 0, ...paint };
};
