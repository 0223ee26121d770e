/** What a move wrote: the cells of one sheet whose marks it changed. */
import type { CellMarks } from '../../table/record.ts';

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
