/** The marks of one sheet, or of the shared board when nobody owns it, by cell. */
import type { CellMarks, Mark } from '../../table/record.ts';

export const marksByCell = (
	pencil: readonly CellMarks[],
	seat: number | null
): ReadonlyMap<string, readonly Mark[]> =>
	new Map(
		pencil
			.filter(({ by }) => by === undefined || seat === null || by === seat)
			.map(({ cell, marks }) => [cell, marks])
	);
