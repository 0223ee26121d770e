/** How a position is copied from paper: what a tap on a cell of the drawn sheet writes down. */
import type { Position, Say } from './record.ts';

/**
 * One thing that can be written down, as a whole number of the position.
 * `mark`: a tap writes the value that is chosen, or wipes it off. `marker`: a tap puts it here, and it is always
 * somewhere. `number`: digits are typed, 0 is empty. `count`: one more, one fewer. `choice`: one of `values`.
 */
export interface Pen<P = Position> {
	readonly kind: 'mark' | 'marker' | 'number' | 'count' | 'choice';
	/** Words: `entry`; null where the name of its cell says enough. */
	readonly name: Say | null;
	/** Several of a form that belong together, like the cards of a pile. Words: `entry`. */
	readonly group?: Say;
	readonly least: number;
	readonly most: number;
	/** Up to here values are common, and stand on the pad; absent: all are. */
	readonly usual?: number;
	/** The value that stands for nothing written. */
	readonly empty?: number;
	/** What the values from `least` on are called. Words: `entry`. */
	readonly values?: readonly Say[];
	/** Which of them matter now. Absent: all. */
	readonly offers?: (position: P) => readonly number[];
	/** Whether this can be written now: a list is filled from its beginning, and some things are asked only where they
	 *  matter. Absent: always. */
	readonly isOpen?: (position: P) => boolean;
	readonly read: (position: P) => number;
	/** What was written is what is read; a count stops at what there can be. */
	readonly write: (position: P, value: number) => P;
}

/** What a field of a position is called where it is written as text. Words: `entry`. */
export type FieldText<K extends string> = `field.${K}`;

/** The sheet of one seat, or the board as that seat sees it. */
export interface Entry<P = Position> {
	/** By cell; the first pen of a cell decides what a tap does. Cells without one follow from the others. */
	readonly cells: ReadonlyMap<string, readonly Pen<P>[]>;
	/** What stands in no cell: whose turn it is, what lies on piles. */
	readonly form: readonly Pen<P>[];
}
