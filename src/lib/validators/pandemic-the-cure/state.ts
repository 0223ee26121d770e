/** Everything that lies on the table and where the turn is. Never changed after it was returned. */
import type { Prevention } from '../../sheets/pandemic-the-cure/effects.ts';
import {
	byColour,
	colours,
	type ByColour,
	type Colour,
	type Face,
	type Region,
	type RoleCard
} from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Agreed } from './agreed.ts';
import { allInTheBag } from './lying.ts';

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

/** The player whose die covers a sample, or null when none does. */
export type Owner = number | null;
/** Covering dice by their owners, ascending, those without a die first: PTC-G6. */
export type Samples = ByColour<readonly Owner[]>;

export interface State {
	readonly agreed: Agreed;
	/** Why the game ended, or null. */
	readonly why: Why | null;
	/** 0 before the setup. */
	readonly turn: number;
	readonly current: number;
	readonly step: Step;
	/** PTC-N1: the first roll of this turn is still to be made. */
	readonly fresh: boolean;
	/** PTC-E7: a card was used and the next one is not open yet. */
	readonly toReveal: boolean;
	/** Epidemics that wait: PTC-P1. */
	readonly epidemics: number;
	/** Spaces that the marker goes forward after the waiting epidemic: PTC-B5. */
	readonly stepsLeft: number;
	/** The infection dice, place by place and there colour by colour (`diceAt`). Of the bag it is what the edition has
	 *  less all that lies elsewhere, which is below 0 where a position has more dice than there are. */
	readonly lying: readonly number[];
	/** In order of curing. */
	readonly cured: readonly Colour[];
	/** By holder. */
	readonly samples: readonly Samples[];
	readonly pawns: readonly Region[];
	readonly space: number;
	readonly outbreaks: number;
	readonly open: readonly string[];
	/** Under the deck, the longest there first. */
	readonly used: readonly string[];
	readonly hand: Hand;
	/** PTC-K1: the first biohazard of this turn has been spared. */
	readonly spared: boolean;
	readonly given: number;
	/** PTC-C1: attempts that this turn still has. */
	readonly attempts: number;
	readonly bonus: number;
	readonly skip: boolean;
	/** Dice more or fewer in the next infect step. */
	readonly change: number;
	/** Outbreaks that will be prevented, the longest waiting first: PTC-O7. */
	readonly prevent: readonly Prevention[];
	/** PTC-K9: the current player may use powers until the turn ends. */
	readonly free: boolean;
}

/** A copy of a state that a move may change before it is handed out: one copy for all that the move does. */
export type Draft = { -readonly [K in keyof State]: State[K] } & { lying: number[] };

/** Field by field: a spread of so many fields takes twenty times as long, and every move begins here. */
export const draftOf = (state: State): Draft => ({
	agreed: state.agreed,
	why: state.why,
	turn: state.turn,
	current: state.current,
	step: state.step,
	fresh: state.fresh,
	toReveal: state.toReveal,
	epidemics: state.epidemics,
	stepsLeft: state.stepsLeft,
	lying: state.lying.slice(),
	cured: state.cured,
	samples: state.samples,
	pawns: state.pawns,
	space: state.space,
	outbreaks: state.outbreaks,
	open: state.open,
	used: state.used,
	hand: state.hand,
	spared: state.spared,
	given: state.given,
	attempts: state.attempts,
	bonus: state.bonus,
	skip: state.skip,
	change: state.change,
	prevent: state.prevent,
	free: state.free
});

export const emptyHand: Hand = { toRoll: 0, rolled: [], treatsLeft: 0, spent: 0, biohazards: 0 };
export const noSamples: Samples = byColour(() => []);

/** PTC-S2, PTC-S6, PTC-S8: the table before the setup. */
export function begin(agreed: Agreed): State {
	return {
		agreed,
		why: null,
		turn: 0,
		current: agreed.first,
		step: 'roll',
		fresh: true,
		toReveal: false,
		epidemics: 0,
		stepsLeft: 0,
		lying: allInTheBag(agreed),
		cured: [],
		samples: agreed.cards.map(() => noSamples),
		pawns: agreed.cards.map(() => 1),
		space: agreed.start,
		outbreaks: 0,
		open: [],
		used: [],
		hand: emptyHand,
		spared: false,
		given: 0,
		attempts: 1,
		bonus: 0,
		skip: false,
		change: 0,
		prevent: [],
		free: false
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
export const cardOf = (state: State, player: number): RoleCard => ofSeat(state.agreed.cards, player);
export const isCured = (state: State, colour: Colour): boolean => state.cured.includes(colour);

export const replaced = <T>(list: readonly T[], seat: number, by: T): readonly T[] => {
	const copy = list.slice();
	copy[seat] = by;
	return copy;
};

const byOwner = (a: Owner, b: Owner): number => (a ?? -1) - (b ?? -1);

/** Owners in their order. */
export const sorted = (owners: readonly Owner[]): readonly Owner[] => [...owners].sort(byOwner);

/** PTC-L1: dice of this player that cover a sample, on whatever card. */
export function lockedOf({ samples }: State, player: number): number {
	let locked = 0;
	for (const card of samples) {
		for (const colour of colours) {
			for (const owner of card[colour]) if (owner === player) locked++;
		}
	}
	return locked;
}

export const availableOf = (state: State, player: number): number =>
	Math.max(0, cardOf(state, player).dice - lockedOf(state, player));

/** The next space of the rate track with an epidemic, or null. */
export function nextEpidemic({ agreed, space }: State): number | null {
	const next = agreed.epidemic.findIndex((is, at) => is && at > space);
	return next < 0 ? null : next;
}

/** The rate: dice on the marker's space, none on the skull. */
export const rateOf = ({ agreed, space }: State): number => agreed.track[space] ?? 0;

/** PTC-X1: whatever waited waits no more. */
export function end(draft: Draft, why: Why): void {
	draft.why = why;
	draft.toReveal = false;
	draft.epidemics = 0;
	draft.stepsLeft = 0;
	draft.hand = emptyHand;
	draft.bonus = 0;
	draft.skip = false;
	draft.change = 0;
	draft.prevent = [];
	draft.free = false;
}
