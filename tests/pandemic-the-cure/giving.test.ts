/** Giving samples. */
import { describe, expect, it } from 'vitest';
import { after, rulings, seen } from './lines.ts';
import { twoColours } from './openings.ts';

const table = { events: 'table' };

describe('giving', () => {
	const give = `${twoColours}\nA next give`;
	it('PTC-G1 what lies on the own card', () => {
		expect(after(give).broken('A give 1 black')).toEqual(['PTC-G1 noSamplesToGive']);
		expect(after(give).broken('A give 1 red')).toEqual([]);
	});
	it('PTC-G2 PTC-G6 all samples of the colour go, and dice keep their owners', () => {
		const state = after(`${give}\nA give 1 red`);
		expect(seen(state).samples.map((card) => card.red)).toEqual([[], [0, 0], []]);
		expect(seen(state).samples[0]!.blue).toEqual([0]);
		expect(state.marks).toMatchObject({ dice: [{ locked: 3 }, { locked: 0 }, { locked: 0 }] });
	});
	it('PTC-G3 not to oneself', () => {
		expect(after(give).broken('A give 0 red')).toEqual(['PTC-G3 giveToYourself']);
	});
	it('PTC-G4 in the same region', () => {
		const apart = after(`${twoColours}\nA fly fly 4\nA next give`);
		expect(apart.broken('A give 1 red')).toEqual(['PTC-G4 notTogether']);
	});
	it('PTC-G5 PTC-R4 one gift, or any number of them', () => {
		const given = `${give}\nA give 1 red`;
		expect(after(given).broken('A give 1 blue')).toEqual(['PTC-G5 gaveAlready']);
		const many = after(given, { ...table, ...rulings('R4b') });
		expect(many.broken('A give 2 blue')).toEqual([]);
	});
});
