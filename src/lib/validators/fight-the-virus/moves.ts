/** The moves of the record, and what their fields may hold (document: "Moves", "Options of the table record"). */
import type { Setup } from '../../table/record.ts';
import {
	integer,
	list,
	object,
	oneOf,
	optional,
	record,
	tuple,
	verbs,
	where,
	type Shape
} from '../../table/shape.ts';
import type { Options } from '../../table/record.ts';
import { rulings } from './rulebook.ts';

export type At = readonly [row: number, column: number];
export type Dice = readonly [number, number];
export type DieIndex = 0 | 1;

/** The fields of each verb besides `do`. */
interface Fields {
	roll: { readonly by: number; readonly dice: Dice };
	keep: { readonly by: number };
	analyse: {
		readonly by: number;
		readonly die: DieIndex;
		readonly add?: number;
		readonly cells: readonly At[];
	};
	research: { readonly by: number; readonly die: DieIndex; readonly add?: number };
	test: { readonly by: number; readonly die: DieIndex; readonly add?: number; readonly cell: At };
	curve: { readonly by: number; readonly die: DieIndex; readonly add?: number; readonly cell: At };
	bonusShape: { readonly by: number; readonly cells: readonly At[] };
	bonusNumber: { readonly by: number; readonly cell: At; readonly number: number };
	bonusOne: { readonly by: number; readonly cell: At };
	decline: { readonly by: number };
	done: { readonly by: number };
	report: { readonly by: number };
	stop: { readonly by?: never };
}

export type Verb = keyof Fields;
export type MoveOf<V extends Verb> = { [K in V]: { readonly do: K } & Fields[K] }[V];
export type Move = MoveOf<Verb>;

/** The verbs that use a die. */
export const markingVerbs = ['analyse', 'research', 'test', 'curve'] as const;
export type MarkingVerb = (typeof markingVerbs)[number];
export type Marking = MoveOf<MarkingVerb>;

/** One function a verb. */
export type ByVerb<State, Result> = {
	readonly [V in Verb]: (state: State, move: MoveOf<V>) => Result;
};

export const byVerb = <V extends Verb, State, Result>(
	table: { readonly [K in V]: (state: State, move: MoveOf<K>) => Result },
	state: State,
	move: MoveOf<V>
): Result => table[move.do](state, move);

export const MOST_ADDED = 42;

const square = tuple(integer(0, 99), integer(0, 99));
const squares = list(square, { min: 1, max: 12, unique: true });
const die = oneOf(0, 1);
const add = optional(integer(0, MOST_ADDED));
const face = integer(1, 6);

export function moveShape({ players }: Setup): Shape<Move> {
	const by = integer(0, players.length - 1);
	return verbs<Move>({
		roll: object({ do: oneOf('roll'), by, dice: tuple(face, face) }),
		keep: object({ do: oneOf('keep'), by }),
		analyse: object({ do: oneOf('analyse'), by, die, add, cells: squares }),
		research: object({ do: oneOf('research'), by, die, add }),
		test: object({ do: oneOf('test'), by, die, add, cell: square }),
		curve: object({ do: oneOf('curve'), by, die, add, cell: square }),
		bonusShape: object({ do: oneOf('bonusShape'), by, cells: squares }),
		bonusNumber: object({ do: oneOf('bonusNumber'), by, cell: square, number: face }),
		bonusOne: object({ do: oneOf('bonusOne'), by, cell: square }),
		decline: object({ do: oneOf('decline'), by }),
		done: object({ do: oneOf('done'), by }),
		report: object({ do: oneOf('report'), by }),
		stop: object({ do: oneOf('stop') })
	});
}

const MOST_ROLLING_SEATS = 4;

/** FTV-L1: whoever is chosen as a roller rolls for itself, and there are at most four of them. */
const rollsForItself = (groups: readonly number[]): boolean =>
	groups.every((seat) => groups[seat] === seat) && new Set(groups).size <= MOST_ROLLING_SEATS;

export function optionsShape(players: number): Shape<Options> {
	const seat = integer(0, players - 1);
	return object({
		sheets: optional(list(seat, { min: 1, max: players, unique: true })),
		groups: optional(where(list(seat, { min: players, max: players }), rollsForItself, 'value')),
		rulings: optional(
			record(
				rulings.map(({ id }) => id),
				oneOf('a', 'b')
			)
		)
	});
}
