/** What a tried move looks like: the marks on the sheet, and the cells that it is about. */
import { stateOf } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { CellMarks, Term } from '../../table/record.ts';
import type { Sheet } from '../../table/sheet.ts';
import type { Tried } from '../../rulebook/examples.ts';
import { marksByCell } from '../sheet/marks-by-cell.ts';
import { triedNumbers, type ByCell } from '../sheet/tried-numbers.ts';

export interface Looks {
	readonly marks: ByCell;
	/** Where it was done, or what it changed. */
	readonly done: ReadonlySet<string>;
	/** Where it was tried. */
	readonly tried: ReadonlySet<string>;
	/** What it would have written there. */
	readonly numbers: ByCell;
	/** What stands against it. */
	readonly pointed: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();
const none: ByCell = new Map();

function changed(before: readonly CellMarks[], after: readonly CellMarks[], seat: number | null): string[] {
	const [old, now] = [marksByCell(before, seat), marksByCell(after, seat)];
	return [...new Set([...old.keys(), ...now.keys()])].filter(
		(cell) => JSON.stringify(old.get(cell)) !== JSON.stringify(now.get(cell))
	);
}

/** What this rule brings to the score of the sheet that is shown. */
export const termsOf = (game: AnyGame, state: unknown, rule: string, seat: number | null): readonly Term[] =>
	game
		.explain(state)
		.filter(({ by }) => seat === null || by === seat)
		.flatMap(({ terms }) => terms.filter((term) => term.rule === rule && term.count !== 0));

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
		const numbers = triedNumbers(game, now, move, seat);
		return { marks: marksByCell(before, seat), done: nothing, tried: new Set(cells), numbers, pointed };
	}
	const then = game.pencil(after);
	const written = changed(before, then, seat);
	const counted = termsOf(game, after, rule, seat).flatMap((term) => term.cells);
	return {
		marks: marksByCell(then, seat),
		done: new Set(counted.length > 0 ? counted : written.length > 0 ? written : cells),
		tried: nothing,
		numbers: none,
		pointed: nothing
	};
}
