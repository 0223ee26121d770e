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

/** What is printed on the components of an edition, as far as it differs from the standard edition. */
export type Facts = Readonly<Record<string, unknown>>;

/** The components that somebody owns. */
export interface OwnEdition {
	readonly name: string;
	readonly facts: Facts;
}

/** The app's own edition, or one that players have entered. */
export type Edition = 'standard' | OwnEdition;

/** What stands on all sheets and boards between two turns, in the form that the game's document gives. */
export type Position = Readonly<Record<string, unknown>>;

/** Who plays, with what, what was agreed, and from where: all that a game needs to begin. */
export interface Setup {
	readonly players: readonly string[];
	readonly options: Options;
	/** Absent: the standard edition. */
	readonly sheet?: Edition;
	/** Absent: from the start. */
	readonly from?: Position;
}

/** One play of a game: the one shape that is stored, shared, printed and judged. */
export interface Table<M extends Move = Move> {
	readonly format: 1;
	readonly game: string;
	readonly sheet: Edition;
	readonly players: readonly string[];
	readonly options?: Options;
	/** The position that the moves go on from. */
	readonly from?: Position;
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

/** An edition rule that facts break: no play could work with them. */
export interface EditionFault extends Complaint {
	/** The field of the facts that has to change. */
	readonly field: string;
}

/** Something in a position that could not have come about. It never stands in the way of an answer. */
export interface Doubt extends Complaint {
	/** Whose sheet it is about; absent for a shared board. */
	readonly by?: number;
}

/** A die as it lies. */
export interface DieOnTable {
	/** `d6`, or a die of the game's own. */
	readonly kind: string;
	readonly face: number | string;
}

/** One face that a move showed: for honest statistics. Faces of one kind are compared with each other. */
export interface ShownFace extends DieOnTable {
	readonly by?: number;
	/** All faces of the die, each as often as it has it; absent: one to six. */
	readonly of?: readonly (number | string)[];
}

/** The referee's answer about one move: no complaints means legal. The most basic rule stands first. */
export type Verdict =
	| { readonly legal: true }
	| { readonly legal: false; readonly complaints: readonly Complaint[] };

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
	/** Where the things on the table may say otherwise: what a table agrees on that believes them. The rule is no
	 *  longer checked then, and all that was legal stays so. */
	readonly yields?: Options;
	/** The fields of the edition that decide it, where it is about what is printed. */
	readonly facts?: readonly string[];
}

/** A question that the rule book leaves open. */
export interface Ruling {
	readonly id: string;
	readonly answers: readonly string[];
	/** What holds unless a table chooses otherwise; absent: the first answer. */
	readonly default?: string;
	/** What held in version 1 of the rules, where that was another answer (see rules.ts). */
	readonly formerly?: string;
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
	/** In the language of the sheet where it stands for a word. */
	readonly letter: string | Say;
	readonly tone: string;
	readonly count?: number;
	/** The name of the places of the cell where it stands; without one it finds its room in the cell. */
	readonly at?: string;
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
	/** The rule that ended it; absent while it goes on. */
	readonly rule?: string;
	/** What only this game can tell of its end: one sentence each. */
	readonly story?: readonly Say[];
	/** What was to be reached, or ran out. `fatal`: this one ended it; `goal`: who fills it wins; `danger`: who fills or
	 *  empties it loses. */
	readonly gauges?: readonly Gauge[];
	/** What it has cost so far, where no gauge says so. */
	readonly toll?: { readonly name: Say; readonly value: number };
}

export interface Gauge {
	readonly name: Say;
	readonly value: number;
	readonly of: number;
	readonly fatal?: boolean;
	readonly goal?: boolean;
	readonly danger?: 'full' | 'empty';
}

export interface Score {
	readonly scores: readonly ScoreLine[];
	/** What counts for all together, by the parts of the score and more. */
	readonly group?: Readonly<Partial<Record<string, number>>>;
	readonly result: unknown;
	readonly [field: string]: unknown;
}

export interface ScoreLine {
	readonly by: number | 'team';
	readonly parts: Readonly<Record<string, number | null>>;
	readonly total: number;
	readonly [field: string]: unknown;
}

/** So many things in these cells, each worth so much by this rule. */
export interface Term {
	readonly rule: string;
	readonly count: number;
	readonly each: number;
	readonly cells: readonly string[];
}

/** Where one part of the score comes from: its terms add up to it. A part that is not known has none. */
export interface Derivation {
	readonly by: number | 'team';
	readonly part: string;
	readonly terms: readonly Term[];
}

/** Where the game is, with the fields of the game's own. */
export interface Status {
	readonly awaits: readonly Awaited[];
	readonly over: boolean;
	readonly [field: string]: unknown;
}

/** A number from 0 up to, not including, 1. */
export type Random = () => number;
