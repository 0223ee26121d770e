/** Where a game is. Plain values that are never changed after they were returned. */
import {
	bonusesAtStart,
	type BonusKind,
	type Factor,
	type ResearchKind,
	type Resource,
	type Space
} from '../../sheets/prototype-c19/facts.ts';
import type { Setup } from '../../table/record.ts';
import { agreedBy, type Agreed } from './agreed.ts';
import { healthyZone, isFull, type Zone } from './zone.ts';

export type Phase = 'setup' | 'roll' | 'rolled' | 'act' | 'report' | 'final' | 'over';
export type Part = 'wait' | 'open' | 'acting' | 'done';

export interface Bonus {
	readonly gained: number;
	readonly used: number;
}

export interface Taken {
	readonly die: number;
	/** What it shows after Analysis and conversion. */
	readonly face: number;
	readonly used: boolean;
}

export interface Tested {
	readonly row: number;
	readonly sample: number;
	readonly noted: number;
}

export interface Player {
	readonly by: number;
	readonly bonuses: Readonly<Record<BonusKind, Bonus>>;
	readonly health: readonly Tested[];
	readonly formula: readonly { readonly noted: number; readonly factor: Factor }[];
	readonly biotech: Readonly<Partial<Record<Space, number>>>;
	readonly crossed: readonly Space[];
	/** Pairs annulled in the final step. */
	readonly annulled: number;
	readonly zone: Zone;
	/** Complete ones and surrounded ones, ascending. */
	readonly rows: readonly number[];
	readonly columns: readonly number[];
	readonly hospitals: readonly number[];
	readonly part: Part;
	/** By index. */
	readonly taken: readonly Taken[];
	/** The index of the infection die, once it is settled. */
	readonly infection: number | null;
	/** Open research resources and open received infections. */
	readonly free: readonly ResearchKind[];
	readonly received: readonly number[];
	/** The final step: has he rolled, has he placed one of these dice, is he done? */
	readonly last: 'waiting' | 'rolled' | 'placing' | 'done';
}

export interface Report {
	readonly factors: number;
	readonly columns: number;
}

export interface State {
	readonly agreed: Agreed;
	readonly phase: Phase;
	readonly round: number;
	readonly researcher: number;
	readonly second: boolean;
	readonly dice: { readonly mutant: number | null; readonly samples: readonly number[] } | null;
	readonly rerolls: number;
	readonly left: readonly number[];
	/** By seat, of all players. */
	readonly mutants: readonly (readonly number[])[];
	/** By seat; null for who marks elsewhere. */
	readonly players: readonly (Player | null)[];
	/** By seat, of players elsewhere: samples told of, and their report. */
	readonly told: readonly number[];
	readonly reports: readonly (Report | null)[];
}

const atStart: Bonus = { gained: bonusesAtStart, used: 0 };

const newPlayer = (by: number): Player => ({
	by,
	bonuses: { explorer: atStart, analysis: atStart, rat: atStart, resistant: atStart },
	health: [],
	formula: [],
	biotech: {},
	crossed: [],
	annulled: 0,
	zone: healthyZone,
	rows: [],
	columns: [],
	hospitals: [],
	part: 'wait',
	taken: [],
	infection: null,
	free: [],
	received: [],
	last: 'waiting'
});

/** PC19-X3: the Common flu infects everybody before the first turn. */
export function start(setup: Setup): State {
	const agreed = agreedBy(setup);
	const flu = agreed.scenario === 'common-flu';
	const seats = setup.players.map((_, seat) => seat);
	const player = (by: number): Player => ({ ...newPlayer(by), received: flu ? [agreed.players] : [] });
	return {
		agreed,
		phase: flu ? 'setup' : 'roll',
		round: 1,
		researcher: 0,
		second: false,
		dice: null,
		rerolls: 0,
		left: [],
		mutants: seats.map(() => []),
		players: seats.map((by) => (agreed.kept.includes(by) ? player(by) : null)),
		told: seats.map(() => 0),
		reports: seats.map(() => null)
	};
}

export const playerAt = (state: State, by: number): Player => {
	const player = state.players[by];
	if (!player) throw new Error('only players whose sheets are kept have marks');
	return player;
};

export const keptPlayers = (state: State): Player[] => state.players.filter((player) => player !== null);

export const withPlayer = (state: State, player: Player): State => ({
	...state,
	players: state.players.map((other, by) => (by === player.by ? player : other))
});

export const eachPlayer = (state: State, change: (player: Player) => Player): State => ({
	...state,
	players: state.players.map((player) => player && change(player))
});

export const isOpen = ({ free, received }: Player): boolean => free.length > 0 || received.length > 0;

export const replaceAt = <T>(items: readonly T[], at: number, item: T): T[] =>
	items.map((other, i) => (i === at ? item : other));

export const available = (player: Player, kind: BonusKind): number =>
	player.bonuses[kind].gained - player.bonuses[kind].used;

/** PC19-U3: a bonus is used once and crossed out. */
export const spend = (player: Player, kind: BonusKind): Player => {
	const { gained, used } = player.bonuses[kind];
	return { ...player, bonuses: { ...player.bonuses, [kind]: { gained, used: used + 1 } } };
};

const isBonus = (resource: Resource, player: Player): resource is BonusKind => resource in player.bonuses;

/** PC19-U2, PC19-U8: a bonus is marked at once, a research resource waits to be placed. */
export function gain(player: Player, resource: Resource): Player {
	if (!isBonus(resource, player)) return { ...player, free: [...player.free, resource] };
	const { gained, used } = player.bonuses[resource];
	return { ...player, bonuses: { ...player.bonuses, [resource]: { gained: gained + 1, used } } };
}

/** PC19-I10, PC19-I14: in a full zone an infection has no effect. */
export const receive = (player: Player, ...values: number[]): Player =>
	isFull(player.zone) ? player : { ...player, received: [...player.received, ...values] };
