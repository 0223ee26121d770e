/** Positions for the tests: the zone is drawn as text, the rest says only what differs from a fresh sheet. */
import { bitsOf } from '../../src/lib/validators/kit/bits.ts';
import { countedIn } from '../../src/lib/validators/prototype-c19/spreading.ts';
import type { Zone } from '../../src/lib/validators/prototype-c19/zone.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import type { PcMove } from '../../src/lib/validators/prototype-c19/moves.ts';
import type { Player, State } from '../../src/lib/validators/prototype-c19/state.ts';
import type { Options } from '../../src/lib/table/record.ts';

export const names = ['Ana', 'Bo', 'Cy', 'Di', 'Eva'];

export const fresh = (players = 1, options: Options = {}): State =>
	game.start({ players: names.slice(0, players), options }) as State;

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

export function withSheet(state: State, by: number, given: Given): State {
	const player = state.players[by]!;
	const { zone: lines, ...rest } = given;
	const zone = lines ? zoneOf(lines) : player.zone;
	const changed: Player = {
		...player,
		zone,
		...countedIn(state.agreed, zone.infected),
		...rest
	};
	return { ...state, players: state.players.map((other, seat) => (seat === by ? changed : other)) };
}

/** A turn in which player 0 has taken dice with these faces (one: Biotechnology); the last dice are left. */
export function acting(
	faces: readonly number[],
	given: Given = {},
	options: Options = {},
	players = 1
): State {
	const samples = [...faces, ...Array.from({ length: 5 - faces.length }, () => 1)];
	const began = fresh(players, options);
	// the infections of the set-up are left out
	const ready: State = {
		...began,
		phase: 'roll',
		players: began.players.map((one) => one && { ...one, received: [] })
	};
	const rolled = after(ready, {
		do: 'roll',
		by: 0,
		samples,
		mutant: 3
	});
	const rats = { gained: 2, used: 0 };
	const before = withSheet(rolled, 0, { bonuses: { ...rolled.players[0]!.bonuses, rat: rats } });
	const taken = game.apply(before, {
		do: 'take',
		by: 0,
		dice: faces.map((_, die) => die)
	} as PcMove) as State;
	return withSheet(taken, 0, given);
}

/** The state after these moves, each of which must be legal. */
export function after(state: State, ...moves: readonly PcMove[]): State {
	return moves.reduce<State>((now, move) => {
		const complaints = game.check(now, move);
		if (complaints.length > 0) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(complaints)}`);
		return game.apply(now, move) as State;
	}, state);
}

/** `rule key` of every complaint, in order; empty when the move is legal. */
export const broken = (state: State, move: PcMove): string[] =>
	game.check(state, move).map(({ rule, say }) => `${rule.replace('PC19-', '')} ${say.key}`);

export const awaited = (state: State): string[] =>
	game.awaits(state).map(({ do: verb, by }) => `${verb} ${by ?? ''}`);

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

export const statusOf = (state: State, seat = 0): PlayerStatus =>
	(game.status(state)['players'] as PlayerStatus[]).find(({ by }) => by === seat)!;

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

export const marksOf = (state: State, at = 0): PlayerMarks =>
	(game.marks(state) as { players: PlayerMarks[] }).players[at]!;

export const scoreOf = (state: State, at = 0) =>
	game.score(state).scores[at] as unknown as {
		by: number;
		parts: Record<string, number>;
		multiplier: number;
		total: number;
		band: string;
	};

export const movesOf = (state: State, verb: string): PcMove[] =>
	(game.moves(state) as PcMove[]).filter((move) => move.do === verb);
