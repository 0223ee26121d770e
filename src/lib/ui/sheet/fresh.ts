/** What a move wrote: the cells of one sheet whose marks it changed, and the rows that it completed. */
import type { CellMarks, Mark } from '../../table/record.ts';
import type { Area, Cell } from '../../table/sheet.ts';

const onSheet = (pencil: readonly CellMarks[], seat: number): Map<string, string> =>
	new Map(
		pencil.flatMap(({ by, cell, marks }) =>
			by === undefined || by === seat ? [[cell, JSON.stringify(marks)] as const] : []
		)
	);

/** New or changed marks; what was rubbed out leaves nothing to look at. */
export function freshCells(
	before: readonly CellMarks[],
	after: readonly CellMarks[],
	seat: number
): ReadonlySet<string> {
	const was = onSheet(before, seat);
	const fresh = new Set<string>();
	for (const [cell, marks] of onSheet(after, seat))
		if (marks !== '[]' && marks !== (was.get(cell) ?? '[]')) fresh.add(cell);
	return fresh;
}

/** Two cells side by side are no row. */
const ROW = 3;

/** The cells that stand in one line, by where they begin. */
function linesOf(cells: readonly Cell[], axis: 'x' | 'y'): readonly (readonly Cell[])[] {
	const lines = new Map<number, Cell[]>();
	for (const cell of cells) {
		const at = Math.round(cell.box[axis] * 10);
		const line = lines.get(at);
		if (line) line.push(cell);
		else lines.set(at, [cell]);
	}
	return [...lines.values()];
}

/** The cells of all rows and columns of an area that are full now and were not before the fresh marks. */
export function completedBy(
	{ cells }: Area,
	marks: ReadonlyMap<string, readonly Mark[]>,
	fresh: ReadonlySet<string>
): readonly string[] {
	const isFull = ({ id }: Cell): boolean => (marks.get(id) ?? []).length > 0;
	return [...linesOf(cells, 'y'), ...linesOf(cells, 'x')]
		.filter((line) => line.length >= ROW && line.some(({ id }) => fresh.has(id)) && line.every(isFull))
		.flatMap((line) => line.map(({ id }) => id));
}
