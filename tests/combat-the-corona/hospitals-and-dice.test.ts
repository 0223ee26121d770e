import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import type { State } from '../../src/lib/validators/combat-the-corona/state.ts';
import { ownTable, table } from './position.ts';

/** One hospital piece and one die token; it is the second player's turn, who has played the third card. */
const built = (start = '1:60/0', options = {}) =>
	ownTable(start, options).then('turn wild;turn wild;play wild;remove 1 2 3');

describe('hospitals', () => {
	it('CTC-H1: a token on spaces 1 and 2, every time', () => {
		expect(built().marks).toMatchObject({ hospitals: 1, dieTokens: 1 });
		const again = built().then('hospital;roll 1;rest;reveal 20:1/0 20:1/0 20:1/0;bottom x7 x8 x9');
		const twice = again.then('turn wild;turn wild;play wild;remove 1 2 3');
		expect(twice.marks).toMatchObject({ hospitals: 1, dieTokens: 2 });
	});

	it('CTC-H2, CTC-H5: only the number counts, and the piece is back', () => {
		expect(built().status.rollDice).toBe(2);
		expect(built().then('hospital').status.rollDice).toBe(1);
	});

	it('CTC-H3: the printed hospital cannot be removed', () => {
		expect(ownTable().refuses('hospital')).toEqual(['CTC-H3 noPieceOnBoard']);
		expect(ownTable().refuses('hospital x7')).toEqual(['CTC-H3 noPieceOnBoard', 'CTC-H4 notOnTable']);
		expect(built().refuses('hospital')).toEqual([]);
	});

	it('CTC-H4: at most two viruses of the table, in any order', () => {
		const three = built().then('roll 1 1;rest;reveal 1:9/0 1:9/0 20:9/0;turn red');
		expect(three.marks.viruses).toEqual(['x0', 'x7', 'x8']);
		expect(three.refuses('hospital x8 x0')).toEqual([]);
		expect(three.refuses('hospital x0 x7 x8')).toEqual(['CTC-H4 twoAtMost']);
		expect(three.refuses('hospital x9')).toEqual(['CTC-H4 notOnTable']);
		expect(three.refuses('hospital x0 x8 x9')).toEqual(['CTC-H4 twoAtMost', 'CTC-H4 notOnTable']);
		expect(three.listed('hospital')).toHaveLength(10);
		expect(three.then('hospital x8 x0').marks.viruses).toEqual(['x7']);
	});

	it('CTC-H6: rolled dice stay', () => {
		expect(built().then('roll 2 5;hospital').status).toMatchObject({ dice: [2, 5], rollDice: 1 });
	});
});

describe('dice', () => {
	it('CTC-D1: one die a hospital and one a token', () => {
		expect(built().refuses('roll 1')).toEqual(['CTC-D1 wrongDice']);
		expect(built().refuses('roll 1 2')).toEqual([]);
		expect(built().refuses('roll 1 2 3 spending 1')).toEqual([]);
	});

	it('CTC-D2: only tokens that are there; they go back', () => {
		expect(built().refuses('roll 1 2 3 4 spending 2')).toEqual(['CTC-D2 tooFewTokens']);
		expect(built().then('roll 1 2 3 spending 1').marks.dieTokens).toBe(0);
	});

	it('CTC-D3: a token for one more die during the attack', () => {
		expect(built().then('roll 4 1;extra 3').status.dice).toEqual([1, 3, 4]);
		expect(built().then('roll 4 1;extra 3').refuses('extra 3')).toEqual(['CTC-D3 noToken']);
	});

	it('CTC-D4: a card in space 3, once', () => {
		const three = ownTable().then('turn red;turn red;play red;roll 2');
		expect(three.refuses('reroll 2 6')).toEqual([]);
		expect(three.then('reroll 2 6').refuses('reroll 6 1')).toEqual(['CTC-D4 rerolledAlready']);
		const one = ownTable().then('play red;roll 2');
		expect(one.refuses('reroll 2 6')).toEqual(['CTC-D4 noCardInThree']);
		expect(one.refuses('reroll 3 6')).toEqual(['CTC-D4 noCardInThree', 'CTC-D5 noSuchDie']);
	});

	it('CTC-D4: an extra die does not allow another reroll', () => {
		const spent = built('1:60/0').then('roll 1 1;rest;reveal 20:1/0 20:1/0 20:1/0;bottom x7 x8 x9');
		const three = spent.then('turn red;turn red;play red;roll 1 1;reroll 1 2;extra 5');
		expect(three.awaited).not.toContain('reroll');
		expect(three.refuses('reroll 5 6')).toEqual(['CTC-D4 rerolledAlready']);
	});

	it('CTC-D5: only dice not used yet', () => {
		const two = built('1:3/0', { rulings: { 'CTC-R2': 'b' } }).then('roll 3 4');
		expect(two.refuses('hit x0 3 3')).toEqual(['CTC-D5 noSuchDie']);
		expect(two.refuses('hit x0 4 3')).toEqual([]);
		expect(two.refuses('shield 5')).toEqual(['CTC-D6 noShield', 'CTC-D5 noSuchDie']);
	});

	it('CTC-D6: a shield takes any die, and the attack cannot end before', () => {
		const rolled = ownTable().then(
			'play red;roll 1;rest;reveal 1:9/0S 20:1/0 20:1/0;bottom x2 x3;play red;roll 4'
		);
		expect(rolled.marks.shields).toBe(1);
		expect(rolled.refuses('rest 1')).toEqual(['CTC-D6 shieldsTakeDice']);
		expect(rolled.refuses('rest 2')).toEqual(['CTC-D6 shieldsTakeDice', 'CTC-D13 moreBedsThanDice']);
		expect(rolled.refuses('shield 4')).toEqual([]);
		const broken = rolled.then('shield 4');
		expect(broken.marks.shields).toBe(0);
		expect(broken.refuses('shield 4')).toEqual(['CTC-D6 noShield', 'CTC-D5 noSuchDie']);
		expect(broken.refuses('rest')).toEqual([]);
	});

	it('CTC-D6: shields without dice let the attack end', () => {
		const two = ownTable().then('turn red;play red;roll 1;rest;reveal 1:9/0S 1:9/0S 20:1/0');
		const dry = two.then('play red;roll 4;shield 4');
		expect(dry.marks.shields).toBe(1);
		expect(dry.refuses('rest')).toEqual([]);
	});

	it('CTC-D10: a hit names thirty dice at most, so a hit that needs more is not awaited', () => {
		const rolled = ownTable('1:33/0').then('play red;roll 1');
		const hits = (dice: number[]): boolean =>
			game.awaits({ ...(rolled.state as State), dice }).some(({ do: verb }) => verb === 'hit');
		expect(hits(Array.from({ length: 33 }, () => 1))).toBe(false);
		expect(hits([...Array.from({ length: 30 }, () => 1), 4])).toBe(true);
	});

	it('CTC-D7: no virus can be hit while a shield is there', () => {
		const rolled = ownTable('1:3/0', { rulings: { 'CTC-R2': 'b' } }).then(
			'play red;roll 1;rest;reveal 1:9/0S 20:1/0 20:1/0;bottom x2 x3;play red;roll 4'
		);
		expect(rolled.refuses('hit x0 4')).toEqual(['CTC-D7 shieldsProtect']);
		expect(rolled.refuses('hit x0 2')).toEqual([
			'CTC-D7 shieldsProtect',
			'CTC-D5 noSuchDie',
			'CTC-D10 tooWeak'
		]);
		expect(rolled.refuses('hit x9 2')).toEqual([
			'CTC-D7 shieldsProtect',
			'CTC-D5 noSuchDie',
			'CTC-D8 notOnTable'
		]);
		expect(rolled.listed('hit')).toEqual([]);
	});

	it('CTC-D8: only a virus on the table', () => {
		const rolled = table().then('setup;play hoard;roll 3');
		expect(rolled.refuses('hit V01 3')).toEqual(['CTC-D8 notOnTable']);
		expect(rolled.refuses('hit V00 3')).toEqual([]);
	});

	it('CTC-D9: several dice on one virus are added', () => {
		expect(built('1:7/0').then('roll 3 4').refuses('hit x0 3 4')).toEqual([]);
		expect(built('1:7/0').then('roll 3 4').then('hit x0 4 3').status.dice).toEqual([]);
	});

	it('CTC-D10, CTC-R1: weak hits are refused, or kept as damage', () => {
		expect(built('1:7/0').then('roll 3 3').refuses('hit x0 3 3')).toEqual(['CTC-D10 tooWeak']);
		const kept = built('1:7/0', { rulings: { 'CTC-R1': 'b' } }).then('roll 3 3');
		expect(kept.then('hit x0 3').marks.damage).toEqual({ x0: 3 });
		expect(kept.then('hit x0 3;hit x0 3').marks.damage).toEqual({ x0: 6 });
		expect(kept.then('hit x0 3;hospital x0').marks).toMatchObject({ damage: {}, viruses: [] });
		expect(kept.listed('hit')).toHaveLength(2);
	});

	it('CTC-D11: excess damage is lost', () => {
		const two = ownTable('1:2/0').then('play red;roll 1;rest;reveal 1:1/0 20:1/0 20:1/0;bottom x2 x3');
		expect(two.then('play red;roll 6;hit x0 6').marks).toMatchObject({ viruses: ['x1'], defeated: ['x0'] });
	});

	it('CTC-D12, CTC-R2: dice that could destroy cannot be left over, or can', () => {
		expect(built('1:7/0').then('roll 3 4').refuses('rest')).toEqual(['CTC-D12 diceCouldDestroy']);
		expect(built('1:7/0').then('roll 3 4').refuses('rest 3')).toEqual([
			'CTC-D12 diceCouldDestroy',
			'CTC-D13 moreBedsThanDice'
		]);
		expect(built('1:8/0').then('roll 3 4').refuses('rest')).toEqual([]);
		const free = built('1:7/0', { rulings: { 'CTC-R2': 'b' } }).then('roll 3 4');
		expect(free.refuses('rest 2')).toEqual([]);
	});

	it('CTC-D12: with damage kept the life left counts', () => {
		const hurt = built('1:7/0', { rulings: { 'CTC-R1': 'b' } }).then('roll 3 4;hit x0 3');
		expect(hurt.refuses('rest')).toEqual(['CTC-D12 diceCouldDestroy']);
	});

	it('CTC-D13: at most one bed for each die left over', () => {
		const left = built().then('roll 3 4');
		expect(left.refuses('rest 2')).toEqual([]);
		expect(left.refuses('rest 3')).toEqual(['CTC-D13 moreBedsThanDice']);
		expect(left.listed('rest')).toHaveLength(3);
		expect(left.then('rest 2').marks.beds).toBe(32);
	});

	it('CTC-D14: the defeated pile keeps the order of destruction', () => {
		const two = ownTable('1:2/0').then('play red;roll 1;rest;reveal 1:1/0 20:1/0 20:1/0;bottom x2 x3');
		const later = two.then('play red;roll 1;hit x1 1;rest;reveal 20:1/0 20:1/0 20:1/0;bottom x4 x5 x6');
		expect(later.then('play red;roll 2;hit x0 2').marks.defeated).toEqual(['x1', 'x0']);
	});
});

describe('charts', () => {
	it('CTC-B1: beds above 50 are lost', () => {
		const rich = ownTable().then('turn red;turn red;turn red;turn red;play red;clear;roll 1;rest 1');
		expect(rich.marks.beds).toBe(41);
		const full = rich.then('reveal 20:1/0 20:1/0 20:1/0;bottom x13 x14 x15');
		const again = full.then('turn red;turn red;turn red;turn red;play red;clear');
		expect(again.marks.beds).toBe(50);
	});

	it('CTC-B2: the infection level goes up by single steps', () => {
		expect(ownTable().then('turn red').marks.infection).toBe(2);
		expect(ownTable().then('turn red;turn red').marks.infection).toBe(3);
	});

	it('CTC-B3, CTC-R5: five shields, or as many as come', () => {
		const shields = (rulings: Record<string, string>) =>
			ownTable('1:60/0', { rulings })
				.then('turn red;turn red;play red;roll 1;rest;reveal 1:9/0S 1:9/0S 1:9/0S')
				.then('play red;roll 1;shield 1;rest;reveal 1:9/0S 1:9/0S 1:9/0S')
				.then('play red;clear;roll 1;shield 1;rest;reveal 1:9/0S 1:9/0S 1:9/0S').marks.shields;
		expect(shields({})).toBe(5);
		expect(shields({ 'CTC-R5': 'b' })).toBe(7);
	});

	it('CTC-B3, CTC-R5: five die tokens, or as many as come', () => {
		const tokens = (rulings: Record<string, string>) => {
			let here = ownTable('1:60/0', { deckSize: 200, rulings });
			for (let n = 0; n < 6; n++)
				here = here.then('calm wild;calm wild;play wild;remove 1 2 3;hospital;calm');
			return here.marks.dieTokens;
		};
		expect(tokens({})).toBe(5);
		expect(tokens({ 'CTC-R5': 'b' })).toBe(6);
	});
});
