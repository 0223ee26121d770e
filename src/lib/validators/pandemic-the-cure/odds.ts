/**
 * Exact chances for the moments when the table asks "shall we risk it?". Faces count as equally likely: six of
 * them on a printed die, the cross and six numbers where every die can show all faces.
 */
import {
	byColour,
	colours,
	regions,
	type Colour,
	type InfectionFace,
	type Region
} from '../../sheets/pandemic-the-cure/pieces.ts';
import { stillNeeded } from './curing.ts';
import type { Counts } from './dice.ts';
import { drawInEpidemic, drawToInfect, isBagShort } from './infecting.ts';
import { canBreakOut } from './outbreaks.ts';
import { countsAt, diceAt, totalAt } from './lying.ts';
import { phaseOf, samplesOf, type State } from './state.ts';

/** `ways[sum]`: in how many ways so many dice of the colour add up to the sum (PTC-C5: a cross counts 0). */
function waysToSum(faces: readonly InfectionFace[], dice: number): number[] {
	let ways = [1];
	for (let die = 0; die < dice; die++) {
		const more = Array.from({ length: ways.length + 6 }, () => 0);
		for (const face of faces) {
			const points = face === '+' ? 0 : face;
			for (const [sum, n] of ways.entries()) more[sum + points] = (more[sum + points] ?? 0) + n;
		}
		ways = more;
	}
	return ways;
}

/** The chance that so many samples with these faces make `needed` points or more: PTC-C5. */
export function chanceToReach(faces: readonly InfectionFace[], samples: number, needed: number): number {
	const enough = waysToSum(faces, samples)
		.slice(Math.max(0, needed))
		.reduce((sum, n) => sum + n, 0);
	return enough / faces.length ** samples;
}

export interface CureOdds {
	readonly samples: number;
	/** Points that the dice must make, the bonus taken off. */
	readonly needed: number;
	readonly now: number;
	/** With one more sample, or null when there is no further die of the colour. */
	readonly withOneMore: number | null;
}

/** How good an attempt of this player would be: PTC-C5, PTC-K2 and the bonus of this turn. */
export function cureOdds(state: State, player: number, colour: Colour): CureOdds {
	const samples = samplesOf(state, player)[colour].length;
	const needed = stillNeeded(state, player);
	const faces = state.agreed.faces[colour];
	const { count } = state.agreed.facts.infectionDice[colour];
	return {
		samples,
		needed,
		// PTC-C3: nobody tries without a sample
		now: samples === 0 ? 0 : chanceToReach(faces, samples, needed),
		withOneMore: samples < count ? chanceToReach(faces, samples + 1, needed) : null
	};
}

/** How many handfuls of k there are among n dice. */
function choose(n: number, k: number): number {
	if (k > n) return 0;
	let ways = 1;
	for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
	return ways;
}

/**
 * `safe[k]`: in how many ways k rolled dice of a colour leave no region above the stack. A region takes up to `room`
 * dice, the CDC any number; the regions are added one at a time, each with every share of the k dice.
 */
function safeWays(room: (region: Region) => number, faces: readonly InfectionFace[], most: number): number[] {
	const times = (face: InfectionFace): number => faces.filter((f) => f === face).length;
	const crosses = times('+');
	let ways = Array.from({ length: most + 1 }, (_, k) => crosses ** k);
	for (const region of regions) {
		const [weight, space] = [times(region), room(region)];
		ways = ways.map((_, k) => {
			let sum = 0;
			for (let here = 0; here <= Math.min(k, space); here++) {
				sum += choose(k, here) * weight ** here * (ways[k - here] ?? 0);
			}
			return sum;
		});
	}
	return ways;
}

/** PTC-O2: the dice of the colour that the region can still take. */
const roomIn = (state: State, colour: Colour) => {
	const can = canBreakOut(state, colour);
	const { stack } = state.agreed.facts;
	return (region: Region): number => (can ? stack - diceAt(state, region, colour) : Infinity);
};

/** The chance that no region ends above the stack when `draw` dice of the bag and all of `rolled` are placed. */
function chanceOfQuiet(state: State, draw: number, rolled: Counts): number {
	// quiet[n]: the ways to have drawn n dice so far, weighted with the chance that they are harmless
	let quiet = [1, ...Array.from({ length: draw }, () => 0)];
	for (const colour of colours) {
		const faces = state.agreed.faces[colour];
		const inBag = diceAt(state, 'bag', colour);
		const mostDrawn = Math.min(draw, inBag);
		const room = roomIn(state, colour);
		const full = regions.some((region) => room(region) < 0);
		const ways = full ? [] : safeWays(room, faces, mostDrawn + rolled[colour]);
		quiet = quiet.map((_, n) => {
			let sum = 0;
			for (let drawn = 0; drawn <= Math.min(n, mostDrawn); drawn++) {
				const dice = drawn + rolled[colour];
				const harmless = (ways[dice] ?? 0) / faces.length ** dice;
				sum += choose(inBag, drawn) * harmless * (quiet[n - drawn] ?? 0);
			}
			return sum;
		});
	}
	return (quiet[draw] ?? 0) / choose(totalAt(state, 'bag'), draw);
}

/** The chance of at least one outbreak in the next infect step; null when the bag is too empty for it: PTC-I2. */
export function outbreakChance(state: State): number | null {
	const draw = drawToInfect(state);
	return isBagShort(state, draw)
		? null
		: 1 -
				chanceOfQuiet(
					state,
					draw,
					byColour(() => 0)
				);
}

/** The same for the epidemic that waits, or that would come now: PTC-P2. */
export function epidemicOutbreakChance(state: State): number | null {
	const draw = drawInEpidemic(state);
	return isBagShort(state, draw) ? null : 1 - chanceOfQuiet(state, draw, countsAt(state, 'centre'));
}

/** The chance that belongs to the next dice to be placed: those of a waiting epidemic, else of the infect step. */
export const nextOutbreakChance = (state: State): number | null =>
	phaseOf(state) === 'epidemic' ? epidemicOutbreakChance(state) : outbreakChance(state);
