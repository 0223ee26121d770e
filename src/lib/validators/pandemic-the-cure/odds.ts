/**
 * Exact chances for the moments when the table asks "shall we risk it?". Faces count as equally likely: six of
 * them on a printed die, the cross and six numbers where every die can show all faces.
 */
import {
	colours,
	dicePerColour,
	infectionFaces,
	printedFaces,
	regions,
	stack,
	type Colour,
	type InfectionFace,
	type Region
} from '../../sheets/pandemic-the-cure/facts.ts';
import type { Terms } from './agreed.ts';
import { neededBy } from './curing.ts';
import { none, total, type Counts } from './dice.ts';
import { drawInEpidemic, drawToInfect, isBagShort } from './infecting.ts';
import { isCured, phaseOf, samplesOf, type State } from './state.ts';

const facesWithRepeats = (colour: Colour, dice: Terms['infectionDice']): readonly InfectionFace[] =>
	dice === 'any' ? infectionFaces : printedFaces[colour];

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

/** The chance that so many samples of a colour make `needed` points or more: PTC-C5. */
export function chanceToReach(
	colour: Colour,
	samples: number,
	needed: number,
	dice: Terms['infectionDice']
): number {
	const faces = facesWithRepeats(colour, dice);
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
	const needed = neededBy(state.terms, player) - (player === state.current ? state.bonus : 0);
	const { infectionDice } = state.terms;
	return {
		samples,
		needed,
		// PTC-C3: nobody tries without a sample
		now: samples === 0 ? 0 : chanceToReach(colour, samples, needed, infectionDice),
		withOneMore: samples < dicePerColour ? chanceToReach(colour, samples + 1, needed, infectionDice) : null
	};
}

/** `pascal[n][k]`: how many handfuls of k there are among n dice. */
const pascal: readonly (readonly number[])[] = (() => {
	const rows: number[][] = [[1]];
	for (let n = 1; n <= dicePerColour * colours.length; n++) {
		const above = rows[n - 1] ?? [];
		rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
	}
	return rows;
})();

const choose = (n: number, k: number): number => pascal[n]?.[k] ?? 0;

/**
 * `safe[k]`: in how many ways k rolled dice of a colour leave no region above three. A region takes up to `room`
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
	const never = isCured(state, colour) && state.terms.rulings['PTC-R2'] === 'a';
	return (region: Region): number => (never ? Infinity : stack - state.world[region][colour]);
};

/** The chance that no region ends above three when `draw` dice of the bag and all of `rolled` are placed. */
function chanceOfQuiet(state: State, draw: number, rolled: Counts): number {
	// quiet[n]: the ways to have drawn n dice so far, weighted with the chance that they are harmless
	let quiet = [1, ...Array.from({ length: draw }, () => 0)];
	for (const colour of colours) {
		const faces = facesWithRepeats(colour, state.terms.infectionDice);
		const mostDrawn = Math.min(draw, state.bag[colour]);
		const room = roomIn(state, colour);
		const full = regions.some((region) => room(region) < 0);
		const ways = full ? [] : safeWays(room, faces, mostDrawn + rolled[colour]);
		quiet = quiet.map((_, n) => {
			let sum = 0;
			for (let drawn = 0; drawn <= Math.min(n, mostDrawn); drawn++) {
				const dice = drawn + rolled[colour];
				const harmless = (ways[dice] ?? 0) / faces.length ** dice;
				sum += choose(state.bag[colour], drawn) * harmless * (quiet[n - drawn] ?? 0);
			}
			return sum;
		});
	}
	return (quiet[draw] ?? 0) / choose(total(state.bag), draw);
}

/** The chance of at least one outbreak in the next infect step; null when the bag is too empty for it: PTC-I2. */
export function outbreakChance(state: State): number | null {
	const draw = drawToInfect(state);
	return isBagShort(state, draw) ? null : 1 - chanceOfQuiet(state, draw, none);
}

/** The same for the epidemic that waits, or that would come now: PTC-P2. */
export function epidemicOutbreakChance(state: State): number | null {
	const draw = drawInEpidemic(state);
	return isBagShort(state, draw) ? null : 1 - chanceOfQuiet(state, draw, state.centre);
}

/** The chance that belongs to the next dice to be placed: those of a waiting epidemic, else of the infect step. */
export const nextOutbreakChance = (state: State): number | null =>
	phaseOf(state) === 'epidemic' ? epidemicOutbreakChance(state) : outbreakChance(state);
