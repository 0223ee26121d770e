/** Placing dice and checking for outbreaks, one visible step after the other: PTC-I3, PTC-O1 to PTC-O7. */
import type { Excess } from '../../sheets/pandemic-the-cure/effects.ts';
import {
	colours,
	neighbourAfter,
	regions,
	type Colour,
	type InfectionDie,
	type Place,
	type Region
} from '../../sheets/pandemic-the-cure/pieces.ts';
import { read } from './dice.ts';
import { diceAt, moveDice } from './lying.ts';
import { end, isCured, pawnOf, type Draft, type State } from './state.ts';

/** One thing that happens while dice are placed. */
export type Happening =
	| { readonly kind: 'placed'; readonly die: InfectionDie; readonly colour: Colour; readonly to: Region }
	| { readonly kind: 'cross'; readonly die: InfectionDie; readonly colour: Colour }
	| {
			readonly kind: 'outbreak';
			readonly region: Region;
			readonly colour: Colour;
			/** Nothing moves any more at the last outbreak. */
			readonly moved: number;
			readonly to: Region;
			readonly outbreaks: number;
			/** Set off by the outbreak before it: PTC-O6. */
			readonly chain: boolean;
	  }
	| {
			readonly kind: 'prevented';
			readonly region: Region;
			readonly colour: Colour;
			readonly moved: number;
			readonly excess: Excess;
	  }
	| { readonly kind: 'lost'; readonly why: 'outbreaks' | 'bag' };

/** Told of each thing right after it happened. */
export type Witness = (happening: Happening, now: Draft) => void;

/** Where a drawn or rolled die comes from. */
type Source = (draft: Draft, colour: Colour) => Place;

/** PTC-I3: a cross to the CDC, a number to its region. */
function placeDice(draft: Draft, dice: readonly InfectionDie[], source: Source, witness?: Witness): void {
	for (const die of dice) {
		const { colour, face } = read(die);
		moveDice(draft, colour, 1, source(draft, colour), face === '+' ? 'cdc' : face);
		if (witness) {
			witness(
				face === '+' ? { kind: 'cross', die, colour } : { kind: 'placed', die, colour, to: face },
				draft
			);
		}
	}
}

/** PTC-R2 */
export const canBreakOut = (state: State, colour: Colour): boolean =>
	state.agreed.rulings['PTC-R2'] === 'b' || !isCured(state, colour);

/** PTC-O2: one more die of this colour would be an outbreak. */
export const isFull = (state: State, count: number, colour: Colour): boolean =>
	count >= state.agreed.facts.stack && canBreakOut(state, colour);

/** PTC-O2 */
const breaksOut = (state: State, region: Region, colour: Colour): boolean =>
	diceAt(state, region, colour) > state.agreed.facts.stack && canBreakOut(state, colour);

/** PTC-O7: where the chain goes on, or null. */
function prevent(draft: Draft, region: Region, colour: Colour, witness?: Witness): Region | null {
	const [{ excess }, ...left] = draft.prevent as [State['prevent'][0], ...State['prevent']];
	draft.prevent = left;
	const above = diceAt(draft, region, colour) - draft.agreed.facts.stack;
	const to = excess === 'next' ? neighbourAfter(region) : excess;
	if (to !== 'stay') moveDice(draft, colour, above, region, to);
	witness?.({ kind: 'prevented', region, colour, moved: to === 'stay' ? 0 : above, excess }, draft);
	return typeof to === 'number' ? to : null;
}

/** PTC-O3 to PTC-O6: an outbreak and all that it sets off. */
function breakOut(draft: Draft, first: Region, colour: Colour, witness?: Witness): void {
	const { outbreakLimit, stack } = draft.agreed.facts;
	let region: Region | null = first;
	let chain = false;
	while (region !== null && breaksOut(draft, region, colour)) {
		if (draft.prevent.length > 0) {
			region = prevent(draft, region, colour, witness);
			chain = true;
			continue;
		}
		draft.outbreaks++;
		const to: Region = neighbourAfter(region);
		const lost = draft.outbreaks >= outbreakLimit;
		const moved: number = lost ? 0 : diceAt(draft, region, colour) - stack;
		moveDice(draft, colour, moved, region, to);
		witness?.({ kind: 'outbreak', region, colour, moved, to, outbreaks: draft.outbreaks, chain }, draft);
		if (lost) {
			end(draft, 'outbreaks');
			witness?.({ kind: 'lost', why: 'outbreaks' }, draft);
			return;
		}
		region = to;
		chain = true;
	}
}

/** PTC-O1, PTC-R5: the regions from the first of the check on, each with its colours. */
function checkOutbreaks(draft: Draft, witness?: Witness): void {
	let region: Region = draft.agreed.rulings['PTC-R5'] === 'b' ? pawnOf(draft, draft.current) : 1;
	for (let checked = 0; checked < regions.length; checked++) {
		for (const colour of colours) {
			breakOut(draft, region, colour, witness);
			if (draft.why) return;
		}
		region = neighbourAfter(region);
	}
}

/** PTC-I4, PTC-P3: first all dice are placed, then the regions are checked. */
export function placeAndCheck(
	draft: Draft,
	dice: readonly InfectionDie[],
	source: Source,
	witness?: Witness
): void {
	placeDice(draft, dice, source, witness);
	checkOutbreaks(draft, witness);
}
