/** Whether dice behave as fair dice do, in numbers that can be said aloud. */
import { cumulativeStdNormalProbability, errorFunction, gamma, sum } from 'simple-statistics';
import type { FaceCount } from './counted.ts';

/** The usual rule: with fewer expected on any face, the chi-squared distribution is no good approximation. */
const ENOUGH_ON_A_FACE = 5;
/** From so many dice on, their sum is normally distributed as far as anybody could tell. */
const ENOUGH_TO_ADD = 20;

/**
 * The chance that a chi-squared variable with so many degrees of freedom is at least this large. The library has the
 * pieces and no such function: Q(a + 1, x) = Q(a, x) + x^a e^-x / Γ(a + 1), from Q(½, x) = erfc(√x) or Q(1, x) = e^-x.
 */
export function chanceOfAtLeast(chiSquared: number, freedom: number): number {
	if (chiSquared <= 0) return 1;
	const x = chiSquared / 2;
	let a = freedom % 2 === 0 ? 1 : 0.5;
	let chance = freedom % 2 === 0 ? Math.exp(-x) : 1 - errorFunction(Math.sqrt(x));
	for (; a < freedom / 2; a++) chance += Math.exp(a * Math.log(x) - x) / gamma(a + 1);
	return Math.min(1, Math.max(0, chance));
}

export type Fairness =
	/** So many dice more are needed before anything can be said. */
	| { readonly kind: 'few'; readonly missing: number }
	/** Fair dice are at least as uneven as these in so large a share of evenings. */
	| {
			readonly kind: 'tested';
			readonly chance: number;
			readonly chiSquared: number;
			readonly freedom: number;
	  };

export const diceIn = (faces: readonly FaceCount[]): number => sum(faces.map(({ count }) => count));

export function fairnessOf(faces: readonly FaceCount[]): Fairness {
	const dice = diceIn(faces);
	const rarest = Math.min(...faces.map(({ expected }) => expected));
	// a face that the die does not have is a slip of the pen or another edition: nothing can be tested with it
	if (faces.length < 2 || !(rarest > 0)) return { kind: 'few', missing: 0 };
	if (rarest < ENOUGH_ON_A_FACE)
		return { kind: 'few', missing: Math.ceil((ENOUGH_ON_A_FACE * dice) / rarest) - dice };
	const chiSquared = sum(faces.map(({ count, expected }) => (count - expected) ** 2 / expected));
	const freedom = faces.length - 1;
	return { kind: 'tested', chance: chanceOfAtLeast(chiSquared, freedom), chiSquared, freedom };
}

/** High or low dice: fortune or not, as the game wants it. */
export interface Luck {
	readonly dice: number;
	readonly mean: number;
	/** The share of fair games with so many dice in which they add up to less. */
	readonly higherThan: number;
}

/** Of ordinary dice only; null with too few of them to be worth a word. */
export function luckOf(faces: readonly FaceCount[]): Luck | null {
	const dice = diceIn(faces);
	if (dice < ENOUGH_TO_ADD) return null;
	const pips = sum(faces.map(({ face, count }) => Number(face) * count));
	// a fair die shows 3.5 on average, with a variance of 35/12
	const z = (pips - 3.5 * dice) / Math.sqrt((35 / 12) * dice);
	return { dice, mean: pips / dice, higherThan: cumulativeStdNormalProbability(z) };
}

/** "34 of 100": never 0 and never 100, because nothing is certain. */
export const ofHundred = (share: number): number => Math.min(99, Math.max(1, Math.round(share * 100)));
