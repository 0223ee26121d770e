import { describe, expect, it } from 'vitest';
import type { Position } from '../../src/lib/validators/combat-the-corona/written.ts';
import { marksOf, resultOf, rulings, smallStanding, standing } from './lines.ts';

/** Rolled, with one hospital piece fewer than dice; at infection level 3, so that shields can be there. */
function attack(dice: string, from: Partial<Position>, options: object = {}) {
	const hospitals = dice.split(' ').length - 1;
	return smallStanding({ infection: 3, turn: 3, hospitals, ...from }, options).after(
		`A play hoard; A roll ${dice}`
	);
}

describe('the attack', () => {
	it('CTC-D6: a shield takes any die, and the attack cannot end before', () => {
		const rolled = attack('4', { viruses: ['S'], shields: 1 });
		expect(rolled.broken('A rest 1')).toEqual(['CTC-D6 shieldsTakeDice']);
		expect(rolled.broken('A rest 2')).toEqual(['CTC-D6 shieldsTakeDice', 'CTC-D13 moreBedsThanDice']);
		const broken = rolled.after('A shield 4');
		expect(marksOf(broken).shields).toBe(0);
		expect(broken.broken('A shield 4')).toEqual(['CTC-D6 noShield', 'CTC-D5 noSuchDie']);
		expect(broken.broken('A rest')).toEqual([]);
	});

	it('CTC-D6: shields without dice let the attack end', () => {
		const dry = attack('4', { viruses: ['S'], shields: 2 }).after('A shield 4');
		expect(dry.broken('A rest')).toEqual([]);
	});

	it('CTC-D6, CTC-R8: a die takes the token of the virus named, or of the first', () => {
		const both: Partial<Position> = { viruses: ['S', 'T'], shields: ['S', 'T'] };
		const rolled = attack('4 5', both, rulings('R8b'));
		expect(marksOf(rolled.after('A shield 4 T')).shielded).toEqual(['S']);
		expect(marksOf(rolled.after('A shield 4')).shielded).toEqual(['T']);
		expect(rolled.after('A shield 4 T').broken('A shield 5 T')).toEqual(['CTC-D6 noShieldOn']);
		expect(rolled.listed('shield')).toHaveLength(4);
		expect(attack('4', { viruses: ['S'], shields: 1 }).malformed('A shield 4 S')).toBe(true);
	});

	it('CTC-D7: no virus can be hit while a shield is there', () => {
		const rolled = attack('4', { viruses: ['Z', 'S'], shields: 1 });
		expect(rolled.broken('A hit Z 4')).toEqual(['CTC-D7 shieldsProtect']);
		expect(rolled.broken('A hit Z 2')).toEqual([
			'CTC-D7 shieldsProtect',
			'CTC-D5 noSuchDie',
			'CTC-D10 tooWeak'
		]);
		expect(rolled.broken('A hit H 2')).toEqual([
			'CTC-D7 shieldsProtect',
			'CTC-D5 noSuchDie',
			'CTC-D8 notOnTable'
		]);
		expect(rolled.listed('hit')).toEqual([]);
	});

	it('CTC-D8: only a virus on the table', () => {
		expect(attack('3', { viruses: ['Z'] }).broken('A hit A 3')).toEqual(['CTC-D8 notOnTable']);
	});

	it('CTC-D9: a die does the damage of its face; several on one virus are added', () => {
		const rolled = attack('2 4', { viruses: ['B'] });
		expect(rolled.broken('A hit B 4 2')).toEqual([]);
		expect(rolled.after('A hit B 2 4').status['dice']).toEqual([]);
	});

	it('CTC-D10, CTC-R1: weak hits are refused, or kept as damage', () => {
		expect(attack('3 1', { viruses: ['B'] }).broken('A hit B 3 1')).toEqual(['CTC-D10 tooWeak']);
		const kept = attack('3 1', { viruses: ['B'] }, rulings('R1b'));
		expect(marksOf(kept.after('A hit B 3')).damage).toEqual({ B: 3 });
		expect(marksOf(kept.after('A hit B 3; A hit B 1')).damage).toEqual({ B: 4 });
		expect(marksOf(kept.after('A hit B 3; hospital B'))).toMatchObject({ damage: {}, viruses: [] });
		expect(kept.listed('hit')).toHaveLength(3);
	});

	it('CTC-D10: damage of a position counts with either ruling', () => {
		const hurt = attack('2', { viruses: ['B'], damage: { B: 4 } });
		expect(hurt.broken('A hit B 2')).toEqual([]);
		expect(marksOf(hurt.after('A hit B 2'))).toMatchObject({ damage: {}, defeated: ['B'] });
		const dead = attack('1', { viruses: ['B', 'A'], damage: { B: 60 } });
		expect(dead.broken('A hit B 1')).toEqual([]);
		expect(dead.broken('A rest')).toEqual(['CTC-D12 diceCouldDestroy']);
	});

	it('CTC-D10: with more than twelve dice no hit is listed, but it is awaited and can be made', () => {
		const many = '1 1 1 1 1 1 1 1 1 1 1 1 1';
		const from = { viruses: ['Z', 'B'], hospitals: 0, dieTokens: 12 };
		const rolled = smallStanding(from).after(`A play hoard; A roll ${many} spending 12`);
		expect(rolled.listed('hit')).toEqual([]);
		expect(rolled.awaited).toContain('A hit');
		expect(rolled.broken('A hit B 1 1 1 1 1 1')).toEqual([]);
		expect(rolled.after('A hit Z 1 1 1').listed('hit')).toHaveLength(5);
	});

	it('CTC-D10: a hit names thirty dice at most, so a hit that needs more is not awaited', () => {
		const facts = { viruses: ['Z 1 33/0 start', 'A 1 2/1'] };
		const ones = (n: number): string => Array.from({ length: n }, () => '1').join(' ');
		const extra = Array.from({ length: 4 }, () => 'A extra 1').join(';');
		const start = smallStanding({ viruses: ['H'], dieTokens: 40 });
		expect(start.malformed(`A roll ${ones(31)} spending 30`)).toBe(true);
		const rolled = standing({ dieTokens: 40 }, { facts }).after(
			`A play hoard; A roll ${ones(30)} spending 29; ${extra}`
		);
		expect(rolled.awaited).not.toContain('A hit');
		expect(rolled.broken('A rest')).toEqual(['CTC-D12 diceCouldDestroy']);
		expect(rolled.after('A extra 6').awaited).toContain('A hit');
	});

	it('CTC-D11: excess damage is lost', () => {
		const hit = attack('6', { viruses: ['A', 'B'] }).after('A hit A 6');
		expect(marksOf(hit)).toMatchObject({ viruses: ['B'], defeated: ['A'] });
	});

	it('CTC-D12, CTC-R2: dice that could destroy cannot be left over, or can', () => {
		const rolled = attack('3 4', { viruses: ['B'] });
		expect(rolled.broken('A rest')).toEqual(['CTC-D12 diceCouldDestroy']);
		expect(rolled.broken('A rest 3')).toEqual(['CTC-D12 diceCouldDestroy', 'CTC-D13 moreBedsThanDice']);
		expect(attack('3 2', { viruses: ['B'] }).broken('A rest')).toEqual([]);
		expect(attack('3 4', { viruses: ['B'] }, rulings('R2b')).broken('A rest 2')).toEqual([]);
	});

	it('CTC-D12: with damage kept the life left counts', () => {
		const hurt = attack('3 3', { viruses: ['B'] }, rulings('R1b')).after('A hit B 3');
		expect(hurt.broken('A rest')).toEqual(['CTC-D12 diceCouldDestroy']);
	});

	it('CTC-D13: at most one bed for each die left over', () => {
		const left = attack('3 4', { viruses: ['H'] });
		expect(left.broken('A rest 3')).toEqual(['CTC-D13 moreBedsThanDice']);
		expect(left.listed('rest')).toHaveLength(3);
		expect(marksOf(left.after('A rest 2')).beds).toBe(30 + 2 - 3 + 1);
	});

	it('CTC-D14: the defeated pile keeps the order of destruction', () => {
		const two = attack('6 2', { viruses: ['A', 'B'], defeated: ['Z'] });
		expect(marksOf(two.after('A hit B 6; A hit A 2')).defeated).toEqual(['Z', 'B', 'A']);
	});

	it('a fight as the rule book tells it', () => {
		const fight = attack('2 2 6', { viruses: ['Z', 'B', 'C'], shields: 1, beds: 9 });
		expect(fight.broken('A hit B 6')).toEqual(['CTC-D7 shieldsProtect']);
		const open = fight.after('A shield 2; A hit B 6');
		expect(open.broken('A hit Z 2')).toEqual(['CTC-D10 tooWeak']);
		expect(open.broken('A rest 1')).toEqual([]);
		expect(resultOf(open)).toEqual({ outcome: 'open', how: null });
	});
});
