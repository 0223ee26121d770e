/** Where a game is. Plain values that are never changed after they were returned. */
import {
	bonusKinds,
	type BonusKind,
	type ResearchKind,
	type Resource
} from '../../sheets/prototype-c19/kinds.ts';
import type { Agreed } from './agreed.ts';
import { healthyZone, isZoneFull, type Zone } from './zone.ts';

export type Phase = 'setup' | 'roll' | 'rolled' | 'act' | 'report' | 'final' | 'over';
export type Part = 'wait' | 'open' | 'acting' | 'done';

export interface Bonus {
	readonly gained: number;
	readonly used: number;
}
export type Bonuses = Readonly<Record<BonusKind, Bonus>>;

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

/** A number in the Formula, and the factor that works on it; null when none was free (PC19-F4). */
export interface Boxed {
	readonly noted: number;
	readonly factor: string | null;
}

export interface Player {
	readonly by: number;
	readonly bonuses: Bonuses;
	readonly health: readonly Tested[];
	readonly formula: readonly Boxed[];
	readonly biotech: Readonly<Record<string, number>>;
	readonly crossed: readonly string[];
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

/** PC19-U1 */
export function bonusesAtStart({ facts }: Agreed): Bonuses {
	const entries = bonusKinds.map((kind): [BonusKind, Bonus] => [
		kind,
		{ gained: facts.start[kind], used: 0 }
	]);
	return Object.fromEntries(entries) as Record<BonusKind, Bonus>;
}

export const newPlayer = (agreed: Agreed, by: number): Player => ({
	by,
	bonuses: bonusesAtStart(agreed),
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

/** Before the first turn, without what a scenario brings. */
export function newState(agreed: Agreed): State {
	const seats = Array.from({ length: agreed.players }, (_, by) => by);
	return {
		agreed,
		phase: 'roll',
		round: 1,
		researcher: 0,
		second: false,
		dice: null,
		rerolls: 0,
		left: [],
		mutants: seats.map(() => []),
		players: seats.map((by) => (agreed.kept.includes(by) ? newPlayer(agreed, by) : null)),
		told: seats.map(() => 0),
		reports: seats.map(() => null)
	};
}

/** PC19-X3: the Common flu infects everybody before the first turn; PC19-M5: not where no sheet is kept. */
export function begin(agreed: Agreed): State {
	const state = newState(agreed);
	if (agreed.scenario !== 'common-flu' || agreed.kept.length === 0) return state;
	return {
		...eachPlayer(state, (player) => ({ ...player, received: [agreed.players] })),
		phase: 'setup'
	};
}

export const playerAt = (state: State, by: number): Player => {
	const player = state.players[by];
	if (!player) throw new Error('only players whose sheets are kept have marks');
	return player;
};

export const keptPlayers = (state: State): Player[] => state.players.filter((player) => player !== null);

export function everyKept({ players }: State, test: (player: Player) => boolean): boolean {
	for (const player of players) if (player && !test(player)) return false;
	return true;
}

export function replaceAt<T>(items: readonly T[], at: number, item: T): T[] {
	const copy = items.slice();
	copy[at] = item;
	return copy;
}

/** Written out: nearly every move ends here, and V8 copies a literal three times as fast as a spread. */
export const withPlayer = (state: State, player: Player): State => ({
	agreed: state.agreed,
	phase: state.phase,
	round: state.round,
	researcher: state.researcher,
	second: state.second,
	dice: state.dice,
	rerolls: state.rerolls,
	left: state.left,
	mutants: state.mutants,
	players: replaceAt(state.players, player.by, player),
	told: state.told,
	reports: state.reports
});

export const eachPlayer = (state: State, change: (player: Player) => Player): State => ({
	...state,
	players: state.players.map((player) => player && change(player))
});

export const isOpen = ({ free, received }: Player): boolean => free.length > 0 || received.length > 0;

/** None when more were used than gained, which only a position can bring about. */
export const available = ({ bonuses }: Player, kind: BonusKind): number =>
	Math.max(0, bonuses[kind].gained - bonuses[kind].used);

const withBonus = (player: Player, kind: BonusKind, bonus: Bonus): Player => {
	const { explorer, analysis, rat, resistant } = player.bonuses;
	return {
		...player,
		bonuses: {
			explorer: kind === 'explorer' ? bonus : explorer,
			analysis: kind === 'analysis' ? bonus : analysis,
			rat: kind === 'rat' ? bonus : rat,
			resistant: kind === 'resistant' ? bonus : resistant
		}
	};
};

/** PC19-U3: a bonus is used once and crossed out. */
export const spend = (player: Player, kind: BonusKind): Player => {
	const { gained, used } = player.bonuses[kind];
	return withBonus(player, kind, { gained, used: used + 1 });
};

export const isBonus = (resource: Resource): resource is BonusKind =>
	(bonusKinds as readonly string[]).includes(resource);

/** PC19-U2, PC19-U8: a bonus is marked at once if a circle is left, a research resource waits to be placed. */
export function gain({ facts }: Agreed, player: Player, resource: Resource | null): Player {
	if (resource === null) return player;
	if (!isBonus(resource)) return { ...player, free: [...player.free, resource] };
	const { gained, used } = player.bonuses[resource];
	if (gained >= facts.circles[resource]) return player;
	return withBonus(player, resource, { gained: gained + 1, used });
}

/** PC19-I10, PC19-I14: in a full zone an infection has no effect. */
export const receive = ({ zone }: Agreed, player: Player, values: readonly number[]): Player =>
	values.length === 0 || isZoneFull(zone, player.zone)
		? player
		: { ...player, received: [...player.received, ...values] };
