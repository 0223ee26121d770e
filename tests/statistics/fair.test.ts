/** Numbers from printed tables of the chi-squared distribution, and by hand. */
import { describe, expect, it } from 'vitest';
import type { FaceCount } from '../../src/lib/statistics/counted.ts';
import { chanceOfAtLeast, fairnessOf, luckOf, ofHundred } from '../../src/lib/statistics/fair.ts';

const d6 = (...counts: number[]): FaceCount[] => {
	const all = counts.reduce((a, b) => a + b, 0);
	return counts.map((count, at) => ({ face: at + 1, count, expected: all / 6 }));
};

describe('chi-squared', () => {
	it.each([
		// critical values as every table prints them
		[3.841, 1, 0.05],
		[5.991, 2, 0.05],
		[7.815, 3, 0.05],
		[11.07, 5, 0.05],
		[15.086, 5, 0.01],
		[4.351, 5, 0.5],
		[18.307, 10, 0.05],
		[30.144, 19, 0.05]
	])('%d with %d degrees of freedom: %d', (value, freedom, chance) => {
		expect(chanceOfAtLeast(value, freedom)).toBeCloseTo(chance, 3);
	});
	it('of nothing is certain', () => {
		expect(chanceOfAtLeast(0, 5)).toBe(1);
	});
});

describe('fairness', () => {
	it('sixty dice, 5 8 9 8 10 20: 13.4 with five degrees, as fair dice in 2 of 100 evenings', () => {
		// (25 + 4 + 1 + 4 + 0 + 100) / 10
		const tested = fairnessOf(d6(5, 8, 9, 8, 10, 20));
		expect(tested).toMatchObject({ kind: 'tested', freedom: 5 });
		if (tested.kind !== 'tested') throw new Error('not tested');
		expect(tested.chiSquared).toBeCloseTo(13.4);
		expect(tested.chance).toBeCloseTo(0.0199, 3);
		expect(ofHundred(tested.chance)).toBe(2);
	});
	it('says nothing before every face is expected five times: thirty dice', () => {
		expect(fairnessOf(d6(4, 3, 3, 4, 3, 3))).toEqual({ kind: 'few', missing: 10 });
		expect(fairnessOf(d6(5, 5, 5, 5, 5, 5))).toMatchObject({ kind: 'tested', chance: 1 });
	});
	it('knows dice that have a face twice', () => {
		const faces = [
			{ face: 'treat', count: 30, expected: 20 },
			{ face: 'fly', count: 15, expected: 20 },
			{ face: 'sail', count: 15, expected: 20 }
		];
		// 100/20 + 25/20 + 25/20 = 7.5 with two degrees: e^-3.75
		expect(fairnessOf(faces)).toMatchObject({ kind: 'tested', freedom: 2 });
		const tested = fairnessOf(faces);
		expect(tested.kind === 'tested' && tested.chance).toBeCloseTo(Math.exp(-3.75), 10);
	});
	it('does not judge a face that the die does not have', () => {
		expect(fairnessOf([...d6(9, 9, 9, 9, 9, 9), { face: 7, count: 1, expected: 0 }])).toEqual({
			kind: 'few',
			missing: 0
		});
	});
});

describe('luck', () => {
	it('24 dice with 100 pips: 4.17 on average, higher than in 97 of 100 games', () => {
		// expected 84, deviation √(35/12 · 24) = √70 = 8.367; 16 / 8.367 = 1.912
		const luck = luckOf(d6(2, 2, 4, 4, 6, 6));
		expect(luck).toMatchObject({ dice: 24 });
		expect(luck?.mean).toBeCloseTo(100 / 24);
		expect(ofHundred(luck?.higherThan ?? 0)).toBe(97);
	});
	it('as expected is the middle, and a handful is no luck at all', () => {
		expect(luckOf(d6(4, 4, 4, 4, 4, 4))?.higherThan).toBeCloseTo(0.5);
		expect(luckOf(d6(0, 0, 0, 0, 0, 19))).toBeNull();
	});
	it('is never certain', () => {
		expect(ofHundred(0)).toBe(1);
		expect(ofHundred(1)).toBe(99);
	});
});
