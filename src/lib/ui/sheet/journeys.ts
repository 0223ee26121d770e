/** Loose things that a move took from one place of a shared board to another: they are seen to go there. */
import type { CellMarks, Mark, Piece } from '../../table/record.ts';
import type { Box, Cell, Sheet } from '../../table/sheet.ts';

/** A place on the sheet, and where in its cell the thing lies. */
export interface Stop {
	readonly cell: Cell;
	readonly spot: Box;
}
export interface Journey {
	readonly mark: Mark;
	readonly from: Stop;
	readonly to: Stop;
}

/** More than these nobody can follow: a board that is laid out anew is not watched piece by piece. */
const MOST = 12;
/** Of a cell without places of its own, in the middle. */
const SHARE = 0.6;

interface Thing {
	readonly mark: Mark;
	readonly cells: Map<string, number>;
}

/** A marker belongs to its track, a piece to nothing but its look. */
function thingsOn(pencil: readonly CellMarks[], areaOf: (cell: string) => string): Map<string, Thing> {
	const things = new Map<string, Thing>();
	const note = (key: string, mark: Mark, cell: string, count: number): void => {
		const thing = things.get(key) ?? { mark, cells: new Map<string, number>() };
		thing.cells.set(cell, (thing.cells.get(cell) ?? 0) + count);
		things.set(key, thing);
	};
	for (const { by, cell, marks } of pencil) {
		if (by !== undefined) continue;
		for (const mark of marks)
			if (mark.kind === 'marker') note(`marker ${areaOf(cell)}`, mark, cell, 1);
			else if (mark.kind === 'pieces')
				for (const { count = 1, ...piece } of mark.pieces) {
					const { shape, letter, tone } = piece;
					note(JSON.stringify([shape, letter, tone]), { kind: 'pieces', pieces: [piece] }, cell, count);
				}
	}
	return things;
}

/** Each cell as often as it has more of a thing in `some` than in `others`. */
const surplus = (some: Thing | undefined, others: Thing | undefined): readonly string[] =>
	[...(some?.cells ?? [])].flatMap(([cell, count]) =>
		Array.from({ length: Math.max(0, count - (others?.cells.get(cell) ?? 0)) }, () => cell)
	);

const middleOf = ({ x, y, width, height }: Box): Box => {
	const side = Math.min(width, height) * SHARE;
	return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
};

/** The last one of its stack. */
function spotOf(cell: Cell, mark: Mark, count: number): Box {
	const [piece]: readonly (Piece | undefined)[] = mark.kind === 'pieces' ? mark.pieces : [];
	const places = cell.places?.[piece?.at ?? ''] ?? [];
	const place = places[Math.min(count, places.length) - 1];
	return place ? { x: place.x, y: place.y, width: place.side, height: place.side } : middleOf(cell.box);
}

export function journeysOf(
	sheet: Sheet,
	before: readonly CellMarks[],
	after: readonly CellMarks[]
): readonly Journey[] {
	const cells = new Map(
		sheet.areas.flatMap((area) => area.cells.map((cell) => [cell.id, { area: area.id, cell }] as const))
	);
	const areaOf = (id: string): string => cells.get(id)?.area ?? '';
	const [was, is] = [thingsOn(before, areaOf), thingsOn(after, areaOf)];
	const stop = (id: string | undefined, thing: Thing | undefined): readonly Stop[] => {
		const cell = cells.get(id ?? '')?.cell;
		return cell && thing ? [{ cell, spot: spotOf(cell, thing.mark, thing.cells.get(cell.id) ?? 1) }] : [];
	};
	const journeys = [...is].flatMap(([key, now]) => {
		const left = surplus(was.get(key), now);
		return surplus(now, was.get(key)).flatMap((cell, nth) => {
			const [from] = stop(left[nth], was.get(key));
			const [to] = stop(cell, now);
			return from && to ? [{ mark: now.mark, from, to }] : [];
		});
	});
	return journeys.length > MOST ? [] : journeys;
}
