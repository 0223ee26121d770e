import { describe, expect, it } from 'vitest';
import { marksOf, smallStanding, standing } from './lines.ts';

describe('the viruses attack', () => {
	it('CTC-V1: with the sum of their attack values, right after the attack of the player', () => {
		const here = smallStanding({ viruses: ['H', 'I', 'C'] });
		expect(here.status['threat']).toBe(8);
		expect(marksOf(here.after('A play hoard; A roll 1; A rest')).beds).toBe(30 - 7);
	});

	it('CTC-V2: one less for each card in the spaces 1 to 4, not below 0', () => {
		const four = ['hoard', 'hoard', 'big-party', 'big-party'];
		const masked = smallStanding({ viruses: ['H', 'I'], spaces: four });
		expect(masked.status).toMatchObject({ masks: 4, threat: 2 });
		const calm = smallStanding({ viruses: ['A'], spaces: four });
		expect(calm.status).toMatchObject({ masks: 4, threat: 0 });
		const five = standing({ spaces: [...four, 'hoard'] });
		expect(five.status['masks']).toBe(4);
	});

	it('CTC-V3: the rest is subtracted from the beds, not below 0', () => {
		const few = smallStanding({ beds: 2, viruses: ['H', 'I'] }).after('A play hoard; A roll 1; A rest');
		expect(marksOf(few).beds).toBe(0);
	});
});
