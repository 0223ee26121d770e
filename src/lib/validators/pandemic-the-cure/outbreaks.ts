/** Placing dice and checking for outbreaks, one visible step after the other: PTC-I3, PTC-O1 to PTC-O6. */
import {
	colours,
	regions,
	skullOutbreaks,
	stack,
	type Colour,
	type InfectionDie,
	type Region
} from '../../sheets/pandemic-the-cure/facts.ts';
import { read } from './dice.ts';
import type { Place } from './moves.ts';
import { ended, isCured, moveDice, neighbourAfter, pawnOf, type State } from './state.ts';

/** One thing that happens while dice are placed, with the table as it is after it. */
export type Happening = { readonly after: State } & (
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
	| { readonly kind: 'lost'; readonly why: 'outbreaks' | 'bag' }
);

/** Where a drawn or rolled die comes from. */
type Source = (state: State, colour: Colour) => Place;

/** PTC-I3: a cross to the CDC, a number to its region. */
function* placeDice(
	state: State,
	dice: readonly InfectionDie[],
	source: Source
): Generator<Happening, State> {
	let now = state;
	for (const die of dice) {
		const { colour, face } = read(die);
		const from = source(now, colour);
		if (face === '+') {
			now = moveDice(now, colour, 1, from, 'cdc');
			yield { kind: 'cross', die, colour, after: now };
		} else {
			now = moveDice(now, colour, 1, from, face);
			yield { kind: 'placed', die, colour, to: face, after: now };
		}
	}
	return now;
}

/** PTC-O2 */
export const breaksOut = (state: State, region: Region, colour: Colour): boolean =>
	state.world[region][colour] > stack && !(isCured(state, colour) && state.terms.rulings['PTC-R2'] === 'a');

/** PTC-O3 to PTC-O6: an outbreak and all that it sets off. */
function* breakOut(state: State, first: Region, colour: Colour): Generator<Happening, State> {
	let now = state;
	let region = first;
	do {
		const outbreaks = now.outbreaks + 1;
		const to = neighbourAfter(region);
		const lost = outbreaks === skullOutbreaks;
		const moved = lost ? 0 : now.world[region][colour] - stack;
		now = { ...moveDice(now, colour, moved, region, to), outbreaks };
		yield { kind: 'outbreak', region, colour, moved, to, outbreaks, chain: region !== first, after: now };
		if (lost) {
			now = ended(now, 'outbreaks');
			yield { kind: 'lost', why: 'outbreaks', after: now };
			return now;
		}
		region = to;
	} while (breaksOut(now, region, colour));
	return now;
}

/** PTC-O1, PTC-R5: the regions in the order of the check. */
function checkOrder(state: State): Region[] {
	const first = state.terms.rulings['PTC-R5'] === 'b' ? pawnOf(state, state.current) : 1;
	return [...regions.slice(first - 1), ...regions.slice(0, first - 1)];
}

function* checkOutbreaks(state: State): Generator<Happening, State> {
	let now = state;
	for (const region of checkOrder(state)) {
		for (const colour of colours) {
			if (!breaksOut(now, region, colour)) continue;
			now = yield* breakOut(now, region, colour);
			if (now.why) return now;
		}
	}
	return now;
}

/** PTC-I4, PTC-P3: first all dice are placed, then the regions are checked. */
export function* placeAndCheck(
	state: State,
	dice: readonly InfectionDie[],
	source: Source
): Generator<Happening, State> {
	return yield* checkOutbreaks(yield* placeDice(state, dice, source));
}

/** Runs to the end and keeps only the state after it. */
export function outcome(steps: Generator<Happening, State>): State {
	let next = steps.next();
	while (!next.done) next = steps.next();
	return next.value;
}
