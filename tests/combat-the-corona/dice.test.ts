import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import { smallStanding, standing, stateOf } from './lines.ts';

const rolling = (hospitals: number, dieTokens: number) =>
	smallStanding({ hospitals, dieTokens, viruses: ['H'] }).after('A play hoard');

describe('dice', () => {
	it('CTC-D1: one for each hospital and for each token spent', () => {
		expect(rolling(0, 0).broken('A roll 1')).toEqual([]);
		expect(rolling(2, 1).broken('A roll 1 2 3')).toEqual([]);
		expect(rolling(2, 1).broken('A roll 1 2')).toEqual(['CTC-D1 wrongDice']);
		expect(rolling(2, 1).broken('A roll 1 2 3 4 spending 1')).toEqual([]);
		expect(rolling(2, 1).broken('A roll 1 2 3 spending 1')).toEqual(['CTC-D1 wrongDice']);
	});

	it('CTC-D1: rolling is obligatory, also without any virus', () => {
		const alone = smallStanding({ viruses: [] }).after('A play hoard');
		expect(alone.awaited).toEqual(['A roll']);
	});

	it('CTC-D2: only tokens that the team has; they go back', () => {
		expect(rolling(0, 1).broken('A roll 1 2 3 spending 2')).toEqual(['CTC-D2 tooFewTokens']);
		expect(rolling(0, 2).after('A roll 1 2 3 spending 2').marks).toMatchObject({ dieTokens: 0 });
	});

	it('CTC-D3: a token for one more die, up to the end of the attack', () => {
		const rolled = rolling(0, 1).after('A roll 3');
		expect(rolled.awaited).toContain('A extra');
		const more = rolled.after('A extra 2');
		expect(more.status['dice']).toEqual([2, 3]);
		expect(more.broken('A extra 2')).toEqual(['CTC-D3 noToken']);
		expect(more.awaited).not.toContain('A extra');
	});

	it('CTC-D4: one reroll while a card lies in space 3', () => {
		const two = standing({ spaces: ['hoard'] }).after('A play hoard; A roll 1');
		expect(two.broken('A reroll 1 6')).toEqual(['CTC-D4 noCardInThree']);
		const three = standing({ dieTokens: 1, spaces: ['hoard', 'hoard'] }).after('A play big-party; A roll 1');
		expect(three.awaited).toContain('A reroll');
		const again = three.after('A reroll 1 2');
		expect(again.status['dice']).toEqual([2]);
		expect(again.broken('A reroll 2 6')).toEqual(['CTC-D4 rerolledAlready']);
		expect(again.after('A extra 4').broken('A reroll 4 6')).toEqual(['CTC-D4 rerolledAlready']);
		expect(again.broken('A reroll 5 6')).toEqual(['CTC-D4 rerolledAlready', 'CTC-D5 noSuchDie']);
	});

	it('CTC-D5: only dice not used yet', () => {
		const three = standing({ spaces: ['hoard', 'hoard'] }).after('A play big-party; A roll 1');
		expect(three.broken('A reroll 2 6')).toEqual(['CTC-D5 noSuchDie']);
		const two = rolling(1, 0).after('A roll 3 4');
		expect(two.broken('A shield 5')).toEqual(['CTC-D6 noShield', 'CTC-D5 noSuchDie']);
		const used = smallStanding({ hospitals: 1, viruses: ['A', 'B'] }).after(
			'A play hoard; A roll 3 6; A hit A 3'
		);
		expect(used.broken('A hit B 3 6')).toEqual(['CTC-D5 noSuchDie']);
	});

	it('dice are faces: the statistics count every face that a move shows', () => {
		const { state } = rolling(1, 1);
		const faces = (move: object) => game.faces(state, move as never).map(({ face }) => face);
		expect(faces({ do: 'roll', by: 0, dice: [3, 6], tokens: 0 })).toEqual([3, 6]);
		expect(faces({ do: 'reroll', by: 0, die: 3, to: 5 })).toEqual([5]);
		expect(faces({ do: 'extra', by: 0, die: 2 })).toEqual([2]);
		expect(faces({ do: 'hit', by: 0, virus: 'H', dice: [6] })).toEqual([]);
	});

	it('unused dice are kept in order', () => {
		expect(stateOf(rolling(2, 0).after('A roll 6 1 3')).dice).toEqual([1, 3, 6]);
	});
});
