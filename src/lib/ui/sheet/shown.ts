/** The cells of an area as they are drawn now. A cell that has not changed is the very object of before: a move redraws
 *  what it changes, and nobody looks at the rest. */
import type { Mark } from '../../table/record.ts';
import type { Area, Cell } from '../../table/sheet.ts';

export interface CellLook {
	readonly cell: Cell;
	readonly held: readonly Mark[] | undefined;
	readonly isLit: boolean;
	readonly isGhost: boolean;
	readonly isPointed: boolean;
	readonly isTried: boolean;
	readonly isDoubted: boolean;
	readonly isChosen: boolean;
	/** The last move wrote it. */
	readonly isFresh: boolean;
	readonly isCompleted: boolean;
	readonly isShaken: boolean;
	/** Where Tab lands. */
	readonly isStop: boolean;
}

/** With its name for a screen reader. */
export interface Shown extends CellLook {
	readonly name: string;
}

const parts = [
	'cell',
	'held',
	'isLit',
	'isGhost',
	'isPointed',
	'isTried',
	'isDoubted',
	'isChosen',
	'isFresh',
	'isCompleted',
	'isShaken',
	'isStop'
] as const satisfies readonly (keyof CellLook)[];

export class ShownCells {
	readonly #before = new Map<string, Shown>();
	#nameOf: ((look: CellLook) => string) | null = null;

	of(area: Area, lookAt: (cell: Cell) => CellLook, nameOf: (look: CellLook) => string): readonly Shown[] {
		// in another language all names are others
		if (this.#nameOf !== nameOf) this.#before.clear();
		this.#nameOf = nameOf;
		return area.cells.map((cell) => {
			const look = lookAt(cell);
			const before = this.#before.get(cell.id);
			if (before && parts.every((part) => before[part] === look[part])) return before;
			const shown = { ...look, name: nameOf(look) };
			this.#before.set(cell.id, shown);
			return shown;
		});
	}
}
