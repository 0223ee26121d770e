/** Curing a disease. */
import { describe, expect, it } from 'vitest';
import { after, custom, seen } from './lines.ts';
import { allLocked, cured, twoColours } from './openings.ts';

describe('curing', () => {
	const cure = `${twoColours}\nA next cure`;
	it('PTC-C1 one attempt a turn', () => {
		const tried = after(`${cure}\nA cure red1 red1`);
		expect(tried.broken('A cure red6 red6')).toEqual(['PTC-C1 triedAlready']);
		expect(tried.status.awaits.map((it) => it.do)).not.toContain('cure');
	});
	it('PTC-C2 only uncured diseases', () => {
		const later = after(`${cured}
A next infect
A infect blue+ yellow+
B roll fly fly fly fly fly
B next cure`);
		expect(later.broken('B cure red6')).toEqual(['PTC-C2 curedAlready', 'PTC-C3 noSamplesToCure']);
	});
	it('PTC-C3 one sample is enough to try', () => {
		expect(after(cure).broken('A cure blue6')).toEqual([]);
		expect(after(cure).broken('A cure black3')).toEqual(['PTC-C3 noSamplesToCure']);
	});
	it('PTC-C4 all samples of one colour, and nothing else', () => {
		expect(after(cure).broken('A cure red6')).toEqual(['PTC-C4 allSamples']);
		expect(after(cure).broken('A cure red6 red6 red6')).toEqual(['PTC-C4 allSamples']);
		expect(after(cure).broken('A cure red6 blue6')).toEqual(['PTC-C4 oneDisease']);
	});
	it('PTC-C4 comes with PTC-D2', () => {
		expect(after(cure).broken('A cure red5 red6')).toEqual(['PTC-D2 noSuchInfectionFace']);
	});
	it('PTC-C5 a cross counts nothing, and 13 is enough', () => {
		const four = allLocked.split('\n').slice(0, 8).join('\n');
		const bonus = custom({ effect: 'bonus', points: 1 });
		expect(seen(after(`${four}\nA next cure\nA cure red6 red6 red+ red1 red+`)).cured).toEqual(['red']);
		expect(seen(after(`${four}\nA next cure\nA cure red6 red4 red+ red1 red1`)).cured).toEqual([]);
		expect(
			seen(after([...four.split('\n'), bonus, 'A next cure', 'A cure red6 red4 red+ red1 red1'])).cured
		).toEqual(['red']);
	});
	it('PTC-C6 samples on all cards and the centre go to the bag, regions and CDC stay', () => {
		const state = after(`setup
put 5 red bag centre
put 2 red bag cdc
A roll sample sample sample sample fly
A sample sample red
A sample sample red
A sample sample red
A next give
A give 1 red
A next infect
A infect blue+ yellow+
B roll sample fly fly fly fly
B sample sample red
B next cure
B cure red6 red6 red1 red+`);
		expect(seen(state).cured).toEqual(['red']);
		expect(seen(state).bag.red).toBe(12 - 1 - 3 - 2);
		expect(seen(state).centre.red).toBe(0);
		expect(seen(state).cdc.red).toBe(2);
		expect(seen(state).samples.every((card) => card.red.length === 0)).toBe(true);
	});
	it('PTC-C7 a failure moves nothing', () => {
		const state = after(`${cure}\nA cure red6 red6`);
		expect(seen(state).cured).toEqual([]);
		expect(seen(state).samples[0]!.red).toEqual([0, 0]);
	});
});
