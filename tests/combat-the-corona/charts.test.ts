import { describe, expect, it } from 'vitest';
import { marksOf, rulings, small, smallStanding, standing } from './lines.ts';

const four = ['hoard', 'hoard', 'big-party', 'big-party'];

describe('charts and tokens', () => {
	it('CTC-B1: beds beyond the chart are lost', () => {
		const full = standing({ beds: 45, spaces: four }).after('A play false-news; A clear');
		expect(marksOf(full).beds).toBe(50);
		const facts = { ...small, beds: [10, 12] };
		const low = standing({ beds: 10, spaces: four }, { facts }).after('A play false-news; A clear');
		expect(marksOf(low).beds).toBe(12);
	});

	it('CTC-B2: the infection level goes up by single steps', () => {
		const turn = (card: string, who: string) =>
			`${who} play ${card}; ${who} roll 1; ${who} rest; reveal H I J; bottom H I J`;
		const here = smallStanding({ deck: [['H', 'I', 'J'], '*'] });
		expect(marksOf(here.after(turn('hoard', 'A'))).infection).toBe(2);
	});

	it('CTC-B3, CTC-R5: as many shields as there are pieces, or as many as come', () => {
		const shields = (limit: number, before: number, rulings: object) => {
			const facts = { ...small, shieldTokens: limit };
			const from = { infection: 5, viruses: ['H'], shields: before, deck: [['S', 'T', 'I'], '*'] };
			const here = standing(from, { facts, options: rulings }).after('A play hoard; A roll 1');
			const served = before > 0 ? here.after('A shield 1') : here;
			return marksOf(served.after('A rest; reveal S T I')).shields;
		};
		expect(shields(5, 0, {})).toBe(2);
		expect(shields(1, 0, {})).toBe(1);
		expect(shields(0, 0, {})).toBe(0);
		expect(shields(1, 0, rulings('R5b'))).toBe(2);
		// above the limit they stay, but none is added
		expect(shields(5, 9, {})).toBe(8);
	});

	it('CTC-B3, CTC-R5: as many die tokens as there are pieces, or as many as come', () => {
		const tokens = (dieTokens: number, options: object) =>
			marksOf(standing({ dieTokens, spaces: four }, { options }).after('A play false-news; A clear'))
				.dieTokens;
		expect(tokens(5, {})).toBe(5);
		expect(tokens(9, {})).toBe(9);
		expect(tokens(5, rulings('R5b'))).toBe(6);
	});
});
