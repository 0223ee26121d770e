/** Positions for the tests: the zone is drawn as text, the rest says only what differs from a fresh sheet. */
import { bitsOf } from '../../src/lib/validators/kit/bits.ts';
import { countedIn } from '../../src/lib/validators/prototype-c19/spreading.ts';
import type { Zone } from '../../src/lib/validators/prototype-c19/zone.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import type { Player, State } from '../../src/lib/validators/prototype-c19/state.ts';
import type { Options } from '../../src/lib/table/record.ts';
import type { At } from '../kit/at-the-table.ts';
import { altered, table } from './lines.ts';

export const fresh = (players = 1, options: Options = {}): At => table({ players, options });

export const stateIn = ({ state }: At): State => state as State;
/** For what only the middle of a turn shows, or the end of a long game. */
export const inState = (here: At, change: Partial<State>): At =>
	altered(here, (state: State): State => ({ ...state, ...change }));

const playerOf = (here: At, by: number): Player => stateIn(here).players[by]!;
export const bonusesOf = (here: At, by = 0): Player['bonuses'] => playerOf(here, by).bonuses;

/** `.` healthy, `r` resistant, `h` half-infected, `#` infected, `H` hospital. */
export function zoneOf(lines: readonly string[]): Zone {
	const where = (sign: string) =>
		bitsOf(
			lines.flatMap((line, row) =>
				[...line].flatMap((one, column) => (one === sign ? [row * 6 + column] : []))
			)
		);
	return { infected: where('#'), resistant: where('r'), half: where('h') };
}

export const empty = ['......', '..H...', '....H.', '......', '.H....', '...H..', '......'];
export const full = ['######', '##H###', '####H#', '######', '#H####', '###H##', '######'];

/** An empty zone whose first lines are these. */
export const zoneFrom = (...lines: string[]): string[] => [...lines, ...empty.slice(lines.length)];

interface Given extends Partial<Omit<Player, 'zone' | 'taken' | 'by'>> {
	readonly zone?: readonly string[];
}

export function withSheet(here: At, by: number, given: Given): At {
	const player = playerOf(here, by);
	const { zone: lines, ...rest } = given;
	const zone = lines ? zoneOf(lines) : player.zone;
	return altered(here, (state: State): State => {
		const changed: Player = { ...player, zone, ...countedIn(state.agreed, zone.infected), ...rest };
		return { ...state, players: state.players.map((other, seat) => (seat === by ? changed : other)) };
	});
}

/** A turn in which player A has taken dice with these faces (one: Biotechnology); the last dice are left. */
export function acting(faces: readonly number[], given: Given = {}, options: Options = {}, players = 1): At {
	const samples = [...faces, ...Array.from({ length: 5 - faces.length }, () => 1)];
	const rats = { gained: 2, used: 0 };
	// the infections of the set-up are left out
	const ready = altered(fresh(players, options), (state: State): State => ({
		...state,
		phase: 'roll',
		players: state.players.map(
			(one) =>
				one && {
					...one,
					received: [],
					bonuses: { ...one.bonuses, rat: one.by === 0 ? rats : one.bonuses.rat }
				}
		)
	}));
	const taken = ready.after(`A roll ${samples.join(' ')} m3; A take ${faces.map((_, die) => die).join(' ')}`);
	return withSheet(taken, 0, given);
}

interface PlayerStatus {
	readonly by: number;
	readonly part: string;
	readonly taken: readonly {
		readonly die: number;
		readonly value: number;
		readonly use: string;
		readonly used: boolean;
	}[];
	readonly free: readonly string[];
	readonly received: readonly number[];
}

export const statusOf = ({ status }: At, seat = 0): PlayerStatus =>
	(status['players'] as PlayerStatus[]).find(({ by }) => by === seat)!;

export interface PlayerMarks {
	readonly mutant: readonly number[];
	readonly bonuses: Record<string, { gained: number; used: number }>;
	readonly health: readonly (readonly [number, number, number])[];
	readonly formula: readonly (readonly [number, string])[];
	readonly biotech: Record<string, number>;
	readonly crossed: readonly string[];
	readonly risk: readonly string[];
	readonly rows: readonly number[];
	readonly columns: readonly number[];
	readonly hospitals: readonly (readonly [number, number])[];
}

export const marksOf = ({ marks }: At, at = 0): PlayerMarks =>
	(marks as { players: PlayerMarks[] }).players[at]!;

export const scoreOf = ({ state }: At, at = 0) =>
	game.score(state).scores[at] as unknown as {
		by: number;
		parts: Record<string, number>;
		multiplier: number;
		total: number;
		band: string;
	};

export const roll = 'A roll 4 2 5 1 3 m6';

/** The last bonus of this kind is used. */
export const bonusesWith = (state: At, by: number, kind: string): At =>
	withSheet(state, by, { bonuses: { ...bonusesOf(state, by), [kind]: { gained: 1, used: 1 } } });

/** Numbers in all six spaces of Biotechnology. */
export const pairs = { A1: 5, A2: 3, B1: 2, B2: 2, C1: 6, C2: 1 };

/** The last turn of the last round, with one `done` missing. */
export function lastTurn(given: object = {}, options: Options = {}, players = 1): At {
	const seats = players - 1;
	const state = acting([1], { ...given }, options, players);
	const sheet = withSheet(state, 0, { taken: [{ die: 0, face: 1, used: true }] } as object);
	const rest = stateIn(sheet).players.map(
		(player, seat) => player && (seat === 0 ? player : { ...player, part: 'done' as const })
	);
	return inState(sheet, { players: rest, round: 6, researcher: seats, second: players === 1 });
}
