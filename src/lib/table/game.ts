/** What a game is: a value of one type, written once a game and used by every screen without knowing which. */
import type { Deck, Sheet } from './sheet.ts';
import type {
	Awaited,
	CellMarks,
	Complaint,
	Derivation,
	Doubt,
	Edition,
	EditionFault,
	Ending,
	Facts,
	Move,
	Options,
	Position,
	Random,
	Rule,
	Ruling,
	Say,
	Score,
	Setup,
	DieOnTable,
	ShownFace,
	Status
} from './record.ts';
import type { Entry } from './entry.ts';
import type { Fault, Shape } from './shape.ts';

/** A number that holds while an option is left open, and whether it is the app's own invention. */
export interface OpenNumber {
	readonly value: number;
	readonly ours: boolean;
}
/** As many as there can be on this edition. */
export type LeftOpen = (edition: Edition, chosen: Options) => readonly OpenNumber[];

/** One option of a game as the set-up screen offers it. What is more special is told in the option's words. */
export type OptionField =
	| {
			readonly name: string;
			readonly kind: 'choice';
			readonly values: readonly string[];
			readonly default: string;
	  }
	| {
			readonly name: string;
			readonly kind: 'number';
			readonly min: number;
			readonly max: number;
			/** null when something else decides it. */
			readonly default: number | null;
			readonly leftOpen?: LeftOpen;
			/** Only offered, and only handed on, while another option has this value. */
			readonly when?: { readonly option: string; readonly value: string };
	  }
	| { readonly name: string; readonly kind: 'switch'; readonly default: boolean }
	| { readonly name: string; readonly kind: 'player'; readonly default: number }
	| {
			readonly name: string;
			readonly kind: 'several';
			readonly values: readonly string[];
			readonly default: readonly string[];
	  }
	/** One choice a player, like a role. */
	| {
			readonly name: string;
			readonly kind: 'perPlayer';
			readonly values: readonly string[];
			/** What there is to choose on an own edition; as on the standard one when it has no say in it. */
			readonly valuesOn?: (edition: Edition) => readonly string[];
			/** Under what the edition has names of its own for them: `role` for `role.medic`. */
			readonly called?: string;
			readonly default: string;
	  }
	/** Several numbers side by side, one for each of `values`; null when something else decides them. */
	| {
			readonly name: string;
			readonly kind: 'numbers';
			readonly values: readonly string[];
			readonly min: number;
			readonly max: number;
			readonly default: readonly number[] | null;
			/** The first of `values` are offered, as many as there are numbers. */
			readonly leftOpen?: LeftOpen;
	  }
	/** A seat for each player, whose turns are that player's own too; everybody's own seat by default. */
	| { readonly name: string; readonly kind: 'seats' }
	/** Asked by a form of the game's own, which the registry finds under this name. */
	| { readonly name: string; readonly kind: 'own' }
	/** Which players' sheets this device keeps. */
	| { readonly name: 'sheets'; readonly kind: 'sheets' };

/** What is printed, as data: the standard edition, and what an own edition may state instead. */
export interface GameEdition {
	/** Every field, in the form in which an own edition states it. */
	readonly standard: Facts;
	/** The fields of it that the rule book states: all others are the app's own invention, and screens say so. */
	readonly known: readonly string[];
	/** What an own edition may state; every field may be absent. */
	readonly shape: Shape<Facts>;
	/** The edition rules that facts of the right shape break, in the order of the document. */
	faults(facts: Facts): readonly EditionFault[];
	/** The sheet or board as it is played on and printed. Drawn once an edition. */
	draw(edition: Edition): Sheet;
	/** Cards, tokens and tiles to print and cut. */
	decks?(edition: Edition): readonly Deck[];
}

/** Where a game stands between two turns, as data. */
export interface GamePosition<State = unknown> {
	/** The shape of `from`. */
	shape(setup: Setup): Shape<Position>;
	/** Every field that paper shows, as at the start: what somebody begins to copy a game into. */
	blank(setup: Setup): Position;
	/** What a tap on the sheet of this seat writes down of a position. */
	entry(setup: Setup, seat: number): Entry;
	/** Null where no position can be taken. */
	of(state: State): Position | null;
	/** What in the `from` of this set-up could not have come about, in the order of the document. */
	doubts(setup: Setup): readonly Doubt[];
}

/** What is on the table besides what the app knew, if a refused move tells of it truly. */
export interface Concession {
	/** The fields of the edition that say so. */
	readonly facts?: Facts;
	/** What stood otherwise at the last position between two turns. */
	readonly position?: (known: Position) => Position;
	/** The move as that table names it. */
	readonly move?: Move;
}

export interface Game<State = unknown, M extends Move = Move> {
	readonly id: string;
	readonly players: { readonly min: number; readonly max: number };
	readonly options: readonly OptionField[];
	readonly rulings: readonly Ruling[];
	/** In the order of the rule book. */
	readonly rulebook: Readonly<Record<string, Rule>>;
	readonly edition: GameEdition;
	readonly position: GamePosition<State>;
	/** What this edition calls things in words of its own, by the id that the game's words know them by. */
	names?(edition: Edition): Readonly<Record<string, string>>;
	/** Shapes of outside data. `options` includes `rulings`. They may be built anew at each call; callers keep them. */
	readonly shape: {
		options(players: number): Shape<Options>;
		move(setup: Setup): Shape<M>;
	};
	/** What players and options have against the edition; null when all fits. Asked after the edition rules. */
	misfit?(setup: Setup): Fault | null;
	/** Pure, like all that follow. States are never changed after they were returned. Begins from `setup.from`. */
	start(setup: Setup): State;
	/** Every rule that the move breaks, the most basic first; empty when it is legal. */
	check(state: State, move: M): readonly Complaint[];
	/** Only ever given legal moves. */
	apply(state: State, move: M): State;
	awaits(state: State): readonly Awaited[];
	/** All legal moves without what only the physical table knows. */
	moves(state: State): readonly M[];
	/** A made-up result for something that only the table knows (a roll, a draw, a report), or null when `awaited`
	 *  is nothing of that kind: for "no dice at hand" and for random play. */
	chance(state: State, awaited: Awaited, random: Random): M | null;
	/** How a refused move that tells what lies on the table can be true all the same; null when no more cards or dice
	 *  would make it so. */
	concession?(state: State, move: M): Concession | null;
	over(state: State): boolean;
	marks(state: State): unknown;
	status(state: State): Status;
	score(state: State): Score;
	/** Where each part of the score comes from, part by part. */
	explain(state: State): readonly Derivation[];
	/** What stands in which cell. */
	pencil(state: State): readonly CellMarks[];
	/** The cells that this move writes on or speaks of: the highlights on the sheet. */
	cells(state: State, move: M): readonly string[];
	/** The move as it is told where it is made, legal or not: with what only the state knows, like the face of a die. */
	spoken(state: State, move: M): M;
	/** What a legal move set off besides itself, each with its cause, in the order in which it happened: a bonus, a
	 *  raised level, a forced mark. Words: `tellings`. Shown above the tray and under the move in the timeline. */
	tells?(before: State, move: M, after: State): readonly Say[];
	/** How it ended, once `over`. Without it the end says its outcome and shows the parts of the score. */
	ending?(state: State): Ending;
	/** `points`, as without it: a total is the sum of the parts. `none`: the rules know no points, so that no screen adds
	 *  the parts up or ranks anybody by them. */
	readonly totals?: 'points' | 'none';
	/** The dice that lie on the table now, each with what it shows. */
	diceOnTable(state: State): readonly DieOnTable[];
	/** The faces that this move showed, for statistics of dice. */
	faces(state: State, move: M): readonly ShownFace[];
	/** Verbs that the whole table follows, the throw first: phones that keep different sheets hand these to each other. */
	readonly open: readonly string[];
}

/** A game whose state and moves are its own business. */
export type AnyGame = Game;

/** Hands out the erased type: outside its own folders nobody knows what a state looks like. */
export const erase = <State, M extends Move>(game: Game<State, M>): AnyGame => game;
