/** What was drawn last on each sheet: unchanged cells keep their very list of marks, and an unchanged sheet its very
 *  marks, so that a screen draws what is new. */
import type { CellMarks, Mark } from '../../table/record.ts';

type Marks = ReadonlyMap<string, readonly Mark[]>;

export class Drawn {
	readonly #bySeat = new Map<number, Marks>();

	marksOf(seat: number, pencil: readonly CellMarks[]): Marks {
		const marks = new Map<string, readonly Mark[]>();
		const drawn = this.#bySeat.get(seat);
		let isNew = false;
		for (const { by, cell, marks: inCell } of pencil) {
			if (by !== undefined && by !== seat) continue;
			const before = drawn?.get(cell);
			const same = before !== undefined && JSON.stringify(before) === JSON.stringify(inCell);
			marks.set(cell, same ? before : inCell);
			isNew ||= !same;
		}
		if (drawn && !isNew && marks.size === drawn.size) return drawn;
		this.#bySeat.set(seat, marks);
		return marks;
	}
}
