/**
 * A game that is not in the registry: whoever throws two dice lets everybody write one of them on the own sheet, and
 * the throw may be made again once. It shows that sharing needs nothing from a game but its own folder.
 */
import type { Primed, Primer } from '../../src/lib/share/primers.ts';
import type { Sheet } from '../../src/lib/table/sheet.ts';
import { fixedEdition, noPosition } from './fixed-sheet.ts';
import { erase, type AnyGame, type Game } from '../../src/lib/table/game.ts';
import type { Awaited, Move, Options } from '../../src/lib/table/record.ts';
import { integer, list, object, oneOf, optional, verbs } from '../../src/lib/table/shape.ts';

export type SixthMove =
	| { readonly do: 'throw'; readonly by: number; readonly dice: readonly number[] }
	| { readonly do: 'keep'; readonly by: number }
	| { readonly do: 'write'; readonly by: number; readonly die: number; readonly cell: readonly number[] }
	| { readonly do: 'report'; readonly by: number; readonly sum: number }
	| { readonly do: 'stop' };

interface State {
	readonly players: number;
	readonly kept: readonly number[];
	readonly turn: number;
	readonly dice: readonly number[] | null;
	readonly settled: boolean;
	readonly written: readonly number[];
	readonly sums: readonly number[];
	readonly reported: readonly number[];
	readonly stopped: boolean;
}

const TURNS = 6;
const rollerOf = ({ turn, players }: State): number => turn % players;
const elsewhere = ({ players, kept }: State): number[] =>
	Array.from({ length: players }, (_, seat) => seat).filter((seat) => !kept.includes(seat));
const ended = (state: State): boolean => state.stopped || state.turn >= TURNS * state.players;
const unreported = (state: State): number[] =>
	elsewhere(state).filter((seat) => !state.reported.includes(seat));

function awaits(state: State): Awaited[] {
	if (state.stopped) return [];
	if (ended(state)) return unreported(state).map((by) => ({ do: 'report', by }));
	const by = rollerOf(state);
	if (!state.dice) return [{ do: 'throw', by }, { do: 'stop' }];
	if (!state.settled)
		return [
			{ do: 'throw', by },
			{ do: 'keep', by }
		];
	return state.kept
		.filter((seat) => !state.written.includes(seat))
		.map((seat) => ({ do: 'write', by: seat }));
}

function apply(state: State, move: SixthMove): State {
	switch (move.do) {
		case 'throw':
			return { ...state, dice: move.dice, settled: state.dice !== null };
		case 'keep':
			return { ...state, settled: true };
		case 'write': {
			const sums = state.sums.map((sum, seat) =>
				seat === move.by ? sum + (state.dice?.[move.die] ?? 0) : sum
			);
			const written = [...state.written, move.by];
			if (written.length < state.kept.length) return { ...state, sums, written };
			return { ...state, sums, written: [], dice: null, settled: false, turn: state.turn + 1 };
		}
		case 'report':
			return {
				...state,
				reported: [...state.reported, move.by],
				sums: state.sums.map((sum, seat) => (seat === move.by ? move.sum : sum))
			};
		case 'stop':
			return { ...state, stopped: true };
	}
}

const seat = (players: number) => integer(0, players - 1);

const sixth: Game<State, SixthMove> = {
	id: 'sixth',
	players: { min: 1, max: 4 },
	options: [{ name: 'sheets', kind: 'sheets' }],
	rulings: [],
	rulebook: { 'SIX-T1': { section: 'turn', basis: 'text' } },
	edition: fixedEdition({ id: 'standard', areas: [] } as unknown as Sheet),
	position: noPosition,
	faces: () => [],
	diceOnTable: () => [],
	spoken: (_, move) => move,
	shape: {
		options: (players) =>
			object({
				sheets: optional(list(seat(players), { min: 1, max: players, unique: true })),
				rulings: optional(object({}))
			}),
		move: ({ players: { length } }) =>
			verbs<SixthMove>({
				throw: object({
					do: oneOf('throw'),
					by: seat(length),
					dice: list(integer(1, 6), { min: 2, max: 2 })
				}),
				keep: object({ do: oneOf('keep'), by: seat(length) }),
				write: object({
					do: oneOf('write'),
					by: seat(length),
					die: integer(0, 1),
					cell: list(integer(0, 9), { min: 2, max: 2 })
				}),
				report: object({ do: oneOf('report'), by: seat(length), sum: integer(0, 99) }),
				stop: object({ do: oneOf('stop') })
			})
	},
	start: ({ players, options }) => ({
		players: players.length,
		kept: options.sheets ?? players.map((_, at) => at),
		turn: 0,
		dice: null,
		settled: false,
		written: [],
		sums: players.map(() => 0),
		reported: [],
		stopped: false
	}),
	check: (state, move) => {
		const by = (move as Move).by;
		const expected = awaits(state).some((awaited) => awaited.do === move.do && awaited.by === by);
		return expected ? [] : [{ rule: 'SIX-T1', say: { key: 'turn', values: {} }, cells: [] }];
	},
	apply,
	awaits,
	moves: (state) =>
		awaits(state).flatMap((awaited): SixthMove[] => {
			const { by } = awaited;
			if (awaited.do === 'stop') return [{ do: 'stop' }];
			if (by === undefined) return [];
			if (awaited.do === 'keep') return [{ do: 'keep', by }];
			if (awaited.do !== 'write') return [];
			return [0, 1].flatMap((die) =>
				[0, 1, 2, 3].map((row) => ({ do: 'write' as const, by, die, cell: [row, state.turn % 10] }))
			);
		}),
	chance: (state, { do: verb, by }, random) => {
		const die = () => 1 + Math.floor(random() * 6);
		if (by === undefined) return null;
		if (verb === 'throw') return { do: 'throw', by, dice: [die(), die()] };
		return verb === 'report' ? { do: 'report', by, sum: state.sums[by] ?? 0 } : null;
	},
	over: (state) => ended(state) && (state.stopped || unreported(state).length === 0),
	marks: () => ({}),
	status: (state) => ({ awaits: awaits(state), over: awaits(state).length === 0 }),
	explain: () => [],
	score: ({ sums, kept }) => ({
		scores: sums.flatMap((total, by) => (kept.includes(by) ? [{ by, parts: { dice: total }, total }] : [])),
		result: null
	}),
	pencil: () => [],
	cells: () => [],
	open: ['throw', 'keep']
};

const primers: readonly Primer<SixthMove>[] = [
	[
		{
			players: 2,
			options: {},
			moves: [
				{ do: 'throw', by: 0, dice: [1, 6] },
				{ do: 'keep', by: 0 },
				{ do: 'write', by: 0, die: 1, cell: [0, 0] },
				{ do: 'write', by: 1, die: 0, cell: [2, 0] },
				{ do: 'throw', by: 1, dice: [3, 4] },
				{ do: 'throw', by: 1, dice: [2, 2] },
				{ do: 'write', by: 0, die: 1, cell: [1, 1] },
				{ do: 'write', by: 1, die: 0, cell: [3, 1] }
			]
		}
	]
];

export const sixthGame: AnyGame = erase(sixth);
/** As it is when its author has not thought of sharing. */
export const bareSixth: Primed = { game: sixthGame, primers: [] };
export const primedSixth: Primed = { game: sixthGame, primers };

export const sixthOptions = (sheets: readonly number[]): Options => ({ sheets });
