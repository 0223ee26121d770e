/**
 * The dictionary: every noun that the folders share is declared here, once.
 * The record (`Table`) is plain JSON; everything else is computed from it and never stored.
 */

/** One thing somebody did at the table. `do` is the verb, `by` the seat of who did it. */
export interface Move {
	readonly do: string;
	readonly by?: number;
}

/** What the players agreed on before the first move. Absent options have their defaults. */
export interface Options {
	readonly rulings?: Readonly<Record<string, string>>;
	/** Seats whose sheets this table keeps; competitive games only. */
	readonly sheets?: readonly number[];
	readonly [option: string]: unknown;
}

/** Who plays, and what was agreed: all that a game needs to begin. */
export interface Setup {
	readonly players: readonly string[];
	readonly options: Options;
}

/** One play of a game: the one shape that is stored, shared, printed and judged. */
export interface Table<M extends Move = Move> {
	readonly format: 1;
	readonly game: string;
	readonly sheet: 'standard';
	readonly players: readonly string[];
	readonly options?: Options;
	readonly moves: readonly M[];
}

export type Value = string | number | boolean | null | readonly Value[];
export type Values = Readonly<Record<string, Value>>;

/** A sentence that has not been put into words yet: i18n knows the words of each key. */
export interface Say {
	readonly key: string;
	readonly values: Values;
}

/** One rule that a move breaks, said about this move, with the cells that cause it. */
export interface Complaint {
	readonly rule: string;
	readonly say: Say;
	/** Cell ids on the sheet of the player who moves, or on the shared board. */
	readonly cells: readonly string[];
}

/** The referee's answer about one move: no complaints means legal. The most basic rule stands first. */
export type Verdict =
	{ readonly legal: true } | { readonly legal: false; readonly complaints: readonly Complaint[] };

/** Somebody may or must do this now. */
export interface Awaited {
	readonly do: string;
	readonly by?: number;
}

/** Where the rule stands in the rule book, and on what it rests. Its title and text are words (i18n). */
export interface Rule {
	readonly section: string;
	/** `text`: the rule book says so. `follows`: it follows from it. `ours`: this app decided it. */
	readonly basis: 'text' | 'follows' | 'ours';
	/** The ruling that can change this rule, where there is one. */
	readonly ruling?: string;
}

/** A question that the rule book leaves open. The first answer is the default. */
export interface Ruling {
	readonly id: string;
	readonly answers: readonly string[];
}

/** What stands in a cell, drawn on the screen and in print alike. */
export type Mark =
	| { readonly kind: 'fill' | 'cross' | 'circle' | 'half' | 'tick' | 'strike' | 'marker' }
	| { readonly kind: 'write'; readonly text: string; readonly strike?: boolean }
	| { readonly kind: 'pieces'; readonly pieces: readonly Piece[] };

/** A loose thing on a board: never told by its colour alone. */
export interface Piece {
	readonly shape:
		| 'triangle'
		| 'circle'
		| 'square'
		| 'diamond'
		| 'pawn'
		| 'tile'
		| 'shield'
		| 'house'
		| 'die'
		/** A playing card, as large as its place allows. */
		| 'card';
	readonly letter: string;
	readonly tone: string;
	readonly count?: number;
	/** Places of its own on the sheet, in mm, filled in this order; without them pieces find their room in the cell. */
	readonly at?: readonly { readonly x: number; readonly y: number; readonly side: number }[];
}

/** Marks of one cell. `by` is the owner of the sheet; a shared board has none. */
export interface CellMarks {
	readonly by?: number;
	readonly cell: string;
	readonly marks: readonly Mark[];
}

/** How a game ended, as far as the rules tell. Words: `tellings`. */
export interface Ending {
	readonly how: 'won' | 'lost' | 'stopped';
	/** Seats; everybody's when the table won together. */
	readonly winners: readonly number[];
	/** The table wins or loses as one: nobody is ranked. */
	readonly together: boolean;
	/** What ended it, first, then how near it was: one sentence each. */
	readonly story?: readonly Say[];
	/** What was to be reached, or ran out. `fatal`: this one ended it. */
	readonly gauges?: readonly Gauge[];
}

export interface Gauge {
	readonly name: Say;
	readonly value: number;
	readonly of: number;
	readonly fatal?: boolean;
}

export interface Score {
	readonly scores: readonly ScoreLine[];
	readonly result: unknown;
	readonly [field: string]: unknown;
}

export interface ScoreLine {
	readonly by: number | 'team';
	readonly parts: Readonly<Record<string, number | null>>;
	readonly total: number;
	readonly [field: string]: unknown;
}

/** Where the game is, with the fields of the game's own. */
export interface Status {
	readonly awaits: readonly Awaited[];
	readonly over: boolean;
	readonly [field: string]: unknown;
}

/** A number from 0 up to, not including, 1. */
export type Random = () => number;
