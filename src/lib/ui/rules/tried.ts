/** What a tried move looks like: the marks on the sheet, and the cells that it is about. */
import { stateOf } from '../../table/engine.ts';
import type { CellMarks, Mark } from '../../table/record.ts';
import type { Sheet } from '../../table/sheet.ts';
import type { Tried } from '../../rulebook/examples.ts';
import { marksByCell } from '../sheet/marks-by-cell.ts';

export interface Looks {
	readonly marks: ReadonlyMap<string, readonly Mark[]>;
	/** Where it was done, or what it changed. */
	readonly done: ReadonlySet<string>;
	/** Where it was tried. */
	readonly tried: ReadonlySet<string>;
	/** What stands against it. */
	readonly pointed: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

function changed(before: readonly CellMarks[], after: readonly CellMarks[], seat: number | null): string[] {
	const [old, now] = [marksByCell(before, seat), marksByCell(after, seat)];
	return [...new Set([...old.keys(), ...now.keys()])].filter(
		(cell) => JSON.stringify(old.get(cell)) !== JSON.stringify(now.get(cell))
	);
}

/** `rule`: the one that the example is about, whose causes are pointed at. */
export function looksOf(sheet: Sheet, { line, move, complaints, after }: Tried, rule: string): Looks {
	const { game } = line;
	const now = stateOf(line);
	const seat = sheet.per === 'player' ? (move.by ?? 0) : null;
	const cells = game.cells(now, move);
	const before = game.pencil(now);
	if (after === null) {
		const causes = complaints.filter((complaint) => complaint.rule === rule);
		const pointed = new Set((causes.length > 0 ? causes : complaints).flatMap((one) => one.cells));
		return { marks: marksByCell(before, seat), done: nothing, tried: new Set(cells), pointed };
	}
	const then = game.pencil(after);
	const written = changed(before, then, seat);
	return {
		marks: marksByCell(then, seat),
		done: new Set(written.length > 0 ? written : cells),
		tried: nothing,
		pointed: nothing
	};
}
