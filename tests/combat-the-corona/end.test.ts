import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import { marksOf, resultOf, rulings, small, smallStanding, standing } from './lines.ts';

const turn = 'A play hoard; A roll 1; A rest';

describe('the end', () => {
	it('CTC-E1: lost as soon as the beds are 0', () => {
		const lost = smallStanding({ beds: 2, viruses: ['H'] }).after(turn);
		expect(lost.status).toMatchObject({ over: true, dice: [], awaits: [] });
		expect(resultOf(lost)).toEqual({ outcome: 'lost', how: 'beds' });
		expect(game.ending?.(lost.state)).toMatchObject({
			how: 'lost',
			winners: [],
			together: true,
			rule: 'CTC-E1'
		});
	});

	it('CTC-E2, CTC-R7: won beyond the last level, or on it', () => {
		const last = (infection: number, options: object) =>
			standing(
				{ infection, turn: infection, deck: [['H', 'I', 'J'], '*'] },
				{ facts: { ...small, lastLevel: 8 }, options }
			).after(turn, 'reveal H I J; bottom H I J');
		expect(resultOf(last(7, {}))).toEqual({ outcome: 'open', how: null });
		expect(resultOf(last(8, {}))).toEqual({ outcome: 'won', how: 'infection' });
		expect(resultOf(last(7, rulings('R7b')))).toEqual({ outcome: 'won', how: 'infection' });
		expect(marksOf(last(8, {})).infection).toBe(9);
	});

	it('CTC-E2: the rest of the virus step is dropped; what was set aside stays there', () => {
		const won = standing(
			{ infection: 8, turn: 8, hospitals: 1, defeated: ['A', 'B'], deck: [['Q', 'K', 'D'], '*'] },
			{ facts: { ...small, lastLevel: 8 } }
		).after('A play hoard; A roll 1 1; A rest; reveal Q K D');
		expect(resultOf(won)).toEqual({ outcome: 'won', how: 'infection' });
		expect(marksOf(won)).toMatchObject({ aside: ['Q', 'K', 'D'], defeated: ['A', 'B'], hospitals: 1 });
	});

	it('CTC-E2: an empty deck raises too', () => {
		const won = standing({ infection: 8, turn: 8, deck: [] }, { facts: { ...small, lastLevel: 8 } }).after(
			turn
		);
		expect(resultOf(won)).toEqual({ outcome: 'won', how: 'infection' });
	});

	it('CTC-E3: won when a destruction leaves no virus on the table and none in the deck', () => {
		const won = smallStanding({ viruses: ['A'], deck: [] }).after('A play hoard; A roll 2; A hit A 2');
		expect(resultOf(won)).toEqual({ outcome: 'won', how: 'all-viruses' });
		const more = smallStanding({ viruses: ['A'], deck: ['B'] }).after('A play hoard; A roll 2; A hit A 2');
		expect(resultOf(more)).toEqual({ outcome: 'open', how: null });
	});

	it('CTC-E3: a position without any virus does not end the game by itself', () => {
		const none = smallStanding({ viruses: [], deck: [] });
		expect(none.status).toMatchObject({ over: false, phase: 'play' });
		expect(none.after('A play hoard; A roll 1; A rest').status).toMatchObject({ over: false, turn: 2 });
	});

	it('CTC-E4: the team wins or loses together; the score states how it ended', () => {
		const lost = smallStanding({ beds: 2, infection: 1, viruses: ['H'], defeated: ['A'] }).after(turn);
		expect(game.score(lost.state)).toEqual({
			scores: [{ by: 'team', parts: { beds: 0, infection: 1, defeated: 1, turns: 1 }, total: 0 }],
			result: { outcome: 'lost', how: 'beds' }
		});
		expect(game.totals).toBe('none');
	});
});
