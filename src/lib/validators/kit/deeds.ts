/** The table of deeds: a verb -> its fields, its rules, what it does, and where it is legal. */
import type { Concession } from '../../table/game.ts';
import type { Complaint, Move, Random, ShownFace } from '../../table/record.ts';
import type { Shape } from '../../table/shape.ts';

/** The moves of a game by verb: `{ roll: { do: 'roll'; by: number; … } … }`. */
export type Verbs<T> = { readonly [V in keyof T]: Move & { readonly do: V } };
export type MoveOf<T extends Verbs<T>> = T[keyof T];

export interface Deed<State, M extends Move, Agreed> {
	/** The fields besides `do`. */
	readonly fields: (agreed: Agreed) => Readonly<Record<string, Shape<unknown>>>;
	/** The shape of the whole move, where one field decides which others there are; `fields` are then those of all. */
	readonly shape?: (agreed: Agreed) => Shape<unknown>;
	/** How the fields must go together, where that is a matter of shape: as many faces as dice. */
	readonly fits?: (move: M) => boolean;
	/** Every rule of the area that the move breaks, in the order of the document. Only asked of awaited moves.
	 *  Absent: nothing but the turn can be wrong with it. */
	readonly check?: (state: State, move: M) => readonly Complaint[];
	/** Only ever given legal moves. */
	readonly apply: (state: State, move: M) => State;
	/** All legal moves of this verb, asked when it is awaited of `by`. Absent: only the table knows. */
	readonly moves?: (state: State, by: number) => readonly M[];
	/** What the table would tell, made up; null when nothing of the kind is possible. */
	readonly chance?: (state: State, by: number, random: Random) => M | null;
	/** For what is read off the table: what else must be there for a refused move of this verb to be true. */
	readonly concession?: (state: State, move: M) => Concession | null;
	/** The cells that it writes on or speaks of. */
	readonly cells?: (state: State, move: M) => readonly string[];
	/** The faces that it shows. */
	readonly faces?: (state: State, move: M) => readonly ShownFace[];
	/** What a sentence about it needs besides its fields: the face of the die that it names by its place. */
	readonly said?: (state: State, move: M) => Readonly<Record<string, unknown>>;
}

export type Deeds<State, T extends Verbs<T>, Agreed> = {
	readonly [V in keyof T]: Deed<State, T[V], Agreed>;
};
