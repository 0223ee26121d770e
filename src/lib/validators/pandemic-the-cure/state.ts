/** Everything that lies on the table and where the turn is. Never changed after it was returned. */
import {
	dicePerColour,
	regions,
	type ByColour,
	type Colour,
	type EventId,
	type Face,
	type Region,
	type RoleCard
} from '../../sheets/pandemic-the-cure/facts.ts';
import type { Terms } from './agreed.ts';
import { adding, byColour, none, total, type Counts } from './dice.ts';
import type { Place } from './moves.ts';

export type Step = 'roll' | 'act' | 'give' | 'cure' | 'infect';
export type Phase = Step | 'setup' | 'epidemic' | 'reveal' | 'over';
export type Why = 'all-cured' | 'skull' | 'outbreaks' | 'bag';

/** The current player's dice in this turn; locked ones are counted with the samples. */
export interface Hand {
	readonly toRoll: number;
	/** Unused rolled faces, by character code. */
	readonly rolled: readonly Face[];
	/** PTC-K4: treatments still to make with `rest`. */
	readonly treatsLeft: number;
	/** Used for an action without covering a sample. */
	readonly spent: number;
	/** Set aside: PTC-B1. */
	readonly biohazards: number;
}

/** Covering dice by their owners, ascending: PTC-G6. */
export type Samples = ByColour<readonly number[]>;

export type World = Readonly<Record<Region, Counts>>;

export interface State {
	readonly terms: Terms;
	/** Why the game ended, or null. */
	readonly why: Why | null;
	/** 0 before the setup. */
	readonly turn: number;
	readonly current: number;
	readonly step: Step;
	/** PTC-E7: a card was used and the next one is not open yet. */
	readonly toReveal: boolean;
	/** Epidemics that wait: PTC-P1. */
	readonly epidemics: number;
	/** Biohazards of the roll that come after the waiting epidemic: PTC-B5. */
	readonly biohazardsLeft: number;
	readonly world: World;
	readonly centre: Counts;
	readonly cdc: Counts;
	readonly bag: Counts;
	/** In order of curing. */
	readonly cured: readonly Colour[];
	/** By holder. */
	readonly samples: readonly Samples[];
	readonly pawns: readonly Region[];
	readonly space: number;
	readonly outbreaks: number;
	readonly open: readonly EventId[];
	/** Under the deck, the longest there first. */
	readonly used: readonly EventId[];
	readonly hand: Hand;
	/** PTC-K1: the first biohazard of this turn has been spared. */
	readonly spared: boolean;
	readonly given: number;
	/** PTC-C1 */
	readonly tried: boolean;
	readonly bonus: number;
	readonly skip: boolean;
}

export const emptyHand: Hand = { toRoll: 0, rolled: [], treatsLeft: 0, spent: 0, biohazards: 0 };

const noSamples: Samples = byColour(() => []);

/** PTC-S2, PTC-S6, PTC-S8: the table before the setup. */
export function start(terms: Terms): State {
	const seats = terms.cards;
	return {
		terms,
		why: null,
		turn: 0,
		current: terms.first,
		step: 'roll',
		toReveal: false,
		epidemics: 0,
		biohazardsLeft: 0,
		world: { 1: none, 2: none, 3: none, 4: none, 5: none, 6: none },
		centre: none,
		cdc: none,
		bag: byColour(() => dicePerColour),
		cured: [],
		samples: seats.map(() => noSamples),
		pawns: seats.map(() => 1),
		space: terms.start,
		outbreaks: 0,
		open: [],
		used: [],
		hand: emptyHand,
		spared: false,
		given: 0,
		tried: false,
		bonus: 0,
		skip: false
	};
}

export function phaseOf({ why, turn, toReveal, epidemics, step }: State): Phase {
	if (why) return 'over';
	if (turn === 0) return 'setup';
	if (toReveal) return 'reveal';
	return epidemics > 0 ? 'epidemic' : step;
}

/** What belongs to a seat. Moves only ever name seats that exist. */
export function ofSeat<T>(list: readonly T[], seat: number): T {
	const found = list[seat];
	if (found === undefined) throw new Error(`no seat ${seat}`);
	return found;
}

export const pawnOf = (state: State, player: number): Region => ofSeat(state.pawns, player);
export const samplesOf = (state: State, holder: number): Samples => ofSeat(state.samples, holder);
export const cardOf = (state: State, player: number): RoleCard => ofSeat(state.terms.cards, player);
export const isCured = (state: State, colour: Colour): boolean => state.cured.includes(colour);

export const replaced = <T>(list: readonly T[], seat: number, by: T): readonly T[] =>
	list.map((old, at) => (at === seat ? by : old));

/** PTC-L1: dice of this player that cover a sample, on whatever card. */
export const lockedOf = ({ samples }: State, player: number): number =>
	samples.reduce(
		(sum, card) => sum + total(byColour((colour) => card[colour].filter((owner) => owner === player).length)),
		0
	);

export const availableOf = (state: State, player: number): number =>
	cardOf(state, player).dice - lockedOf(state, player);

/** The rate: dice on the marker's space, none on the skull. */
/** Where the sheet shows the marker: on the printed track, or written down beside it. */
export const rateCell = ({ terms, space }: State): string =>
	terms.ownTrack ? 'rate-own-space' : `rate-${space}`;

export const rateOf = ({ terms, space }: State): number => terms.track[space] ?? 0;

export const neighbourAfter = (region: Region): Region => regions[region % 6] ?? 1;
export const areNeighbours = (one: Region, other: Region): boolean =>
	neighbourAfter(one) === other || neighbourAfter(other) === one;

export function diceAt(state: State, place: Place): Counts {
	return typeof place === 'number' ? state.world[place] : state[place];
}

/** PTC-D1: dice are only ever moved from one place to another. */
export function moveDice(state: State, colour: Colour, count: number, from: Place, to: Place): State {
	return changed(changed(state, from, colour, -count), to, colour, count);
}

function changed(state: State, place: Place, colour: Colour, by: number): State {
	const counts = adding(diceAt(state, place), colour, by);
	if (typeof place === 'number') return { ...state, world: { ...state.world, [place]: counts } };
	return { ...state, [place]: counts };
}

/** PTC-X1: whatever waited waits no more. */
export const ended = (state: State, why: Why): State => ({
	...state,
	why,
	toReveal: false,
	epidemics: 0,
	biohazardsLeft: 0,
	hand: emptyHand,
	bonus: 0,
	skip: false
});
