import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/lib/validators/combat-the-corona/written.ts';
import { marksOf, smallStanding, standing, stateOf } from './lines.ts';

/** These three are revealed. */
function revealed(cards: string, from: Partial<Position> = {}) {
	const here = smallStanding({ deck: [cards.split(' '), '*'], ...from });
	const dice = Array.from({ length: Number(here.status['rollDice']) }, () => '1').join(' ');
	return here.after(`A play hoard; A roll ${dice}; A rest; reveal ${cards}`);
}

const bottomIds = (here: ReturnType<typeof revealed>, n: number): string[] =>
	(stateOf(here).deck.groups ?? []).slice(-n).flatMap((group) => group.map(({ id }) => id));

describe('skills', () => {
	it('CTC-K1: of all revealed viruses, placed or not; first raise, then save, then destroy', () => {
		const all = revealed('Q K D', { hospitals: 1, defeated: ['A', 'B'] });
		expect(marksOf(all).infection).toBe(2);
		expect(all.status['phase']).toBe('save');
		expect(all.after('save A B').status['phase']).toBe('destroy');
		expect(all.after('save A B; destroy').status['phase']).toBe('bottom');
	});

	it('CTC-K2: raise works once only', () => {
		expect(marksOf(revealed('Q R H')).infection).toBe(2);
	});

	it('CTC-K3: the top three of the defeated pile, in an order of choice, for each skill', () => {
		const two = revealed('K L H', { defeated: ['A', 'B', 'C', 'S', 'T'] });
		expect(two.broken('save A B C')).toEqual(['CTC-K3 saveTheseThree']);
		expect(two.broken('save C S')).toEqual(['CTC-K3 saveTheseThree']);
		expect(two.listed('save')).toHaveLength(6);
		const once = two.after('save T C S');
		expect(marksOf(once).defeated).toEqual(['A', 'B']);
		expect(bottomIds(once, 3)).toEqual(['T', 'C', 'S']);
		expect(once.listed('save')).toHaveLength(2);
		expect(marksOf(once.after('save B A')).defeated).toEqual([]);
	});

	it('CTC-K4: one or none is saved without a move', () => {
		const one = revealed('K L H', { defeated: ['A'] });
		expect(one.status['phase']).toBe('bottom');
		expect(marksOf(one).defeated).toEqual([]);
		expect(bottomIds(one, 1)).toEqual(['A']);
		expect(revealed('K L H').status['phase']).toBe('bottom');
	});

	it('CTC-K5: a piece goes, with the choice of CTC-H4', () => {
		const here = revealed('D J I', { hospitals: 2, viruses: ['H', 'B'], deck: [['D', 'J', 'I'], '*'] });
		expect(here.status['phase']).toBe('destroy');
		expect(here.broken('destroy H B A')).toEqual(['CTC-H4 twoAtMost', 'CTC-H4 notOnTable']);
		expect(marksOf(here.after('destroy B'))).toMatchObject({ hospitals: 1, viruses: ['H'] });
	});

	it('CTC-K5: without a virus on the table without a move; without a piece nothing happens', () => {
		const empty = revealed('D H I', { hospitals: 2, viruses: [] });
		expect(empty.status['phase']).toBe('bottom');
		expect(marksOf(empty).hospitals).toBe(1);
		expect(revealed('D H I').status['phase']).toBe('bottom');
	});

	it('CTC-K5, CTC-T4: a hospital given up meanwhile: what is needed is looked at afresh', () => {
		const here = revealed('D H I', { hospitals: 1 });
		expect(here.status['phase']).toBe('destroy');
		expect(here.after('hospital').status['phase']).toBe('bottom');
		const gone = revealed('D J I', { hospitals: 2, viruses: ['H'] }).after('hospital H');
		expect(gone.status['phase']).toBe('bottom');
		expect(marksOf(gone).hospitals).toBe(0);
	});

	it('crowns as the rule book tells them: placed 4 and 7, one shield, one step, six saved, then the 5', () => {
		const defeated = ['V00', 'V01', 'V02', 'V03', 'V04', 'V05', 'V06'];
		const from = { infection: 11, turn: 11, viruses: ['V07'], defeated, deck: [['V29', 'V36', 'V46'], '*'] };
		const here = standing(from).after('A play hoard; A roll 1; A rest; reveal V29 V36 V46');
		expect(marksOf(here)).toMatchObject({ viruses: ['V07', 'V29', 'V46'], shields: 1, infection: 12 });
		const saved = here.after('save V04 V05 V06; save V01 V02 V03');
		expect(marksOf(saved)).toMatchObject({ defeated: ['V00'], aside: [], infection: 12 });
		expect(bottomIds(saved, 7)).toEqual(['V04', 'V05', 'V06', 'V01', 'V02', 'V03', 'V36']);
	});
});
