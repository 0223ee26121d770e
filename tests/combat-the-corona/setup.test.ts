import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import { marksOf, refusedSetup, small, standing, stateOf, table } from './lines.ts';

const ids = (groups: readonly (readonly { id: string }[])[] | null): string[][] =>
	(groups ?? []).map((group) => group.map(({ id }) => id));

describe('setup', () => {
	it('CTC-S1: one to twelve players, as far as the action deck has a hand for everybody', () => {
		expect(refusedSetup({ players: 11 })).toBeNull();
		expect(refusedSetup({ players: 12 })).toBe('CTC-S1');
		expect(refusedSetup({ players: 12, facts: { actions: ['a 18 blue', 'b 18 red'] } })).toBeNull();
		expect(refusedSetup({ players: 12, options: { deck: 'own' } })).toBe('CTC-S1');
		expect(game.players).toEqual({ min: 1, max: 12 });
	});

	it('CTC-S1: six cards are enough for two, and for one alone', () => {
		const facts = { actions: ['a 6 blue'] };
		expect([1, 2, 3].map((players) => refusedSetup({ players, facts }))).toEqual([null, null, 'CTC-S1']);
	});

	it('CTC-S2, CTC-S10: the markers of the edition, an empty board', () => {
		expect(marksOf(table())).toMatchObject({
			beds: 30,
			infection: 1,
			hospitals: 0,
			dieTokens: 0,
			shields: 0,
			spaces: [null, null, null, null, null],
			discard: [],
			viruses: [],
			defeated: []
		});
		expect(marksOf(table({ facts: { beds: [7, 9] } })).beds).toBe(7);
	});

	it.each([
		['beginner', 49],
		['easy', 50],
		['medium', 51],
		['difficult', 52],
		['epic', 53]
	])('CTC-S3, CTC-S4: %s has %i cards', (difficulty, cards) => {
		expect(table({ options: { difficulty } }).status['deck']).toBe(cards);
	});

	it('CTC-S4: the starting virus lies open; red cards of other difficulties are not in the deck', () => {
		const easy = table({ options: { difficulty: 'easy' } });
		expect(marksOf(easy.after('setup')).viruses).toEqual(['V00']);
		expect(easy.broken('setup V00 V01 V02 V03 V04 V05 V06 V07 V08 VM')).toEqual(['CTC-S4 notInThisDeck']);
		expect(easy.broken('setup VE V01 V02 V03 V04 V05 V06 V07 V08 V09')).toEqual([]);
	});

	it('CTC-S5: ten cards or none', () => {
		expect(table().broken('setup')).toEqual([]);
		expect(table().broken('setup V01 V02')).toEqual(['CTC-S5 tenOrNone']);
		expect(table().broken('setup V00 V02')).toEqual(['CTC-S5 tenOrNone', 'CTC-S4 notInThisDeck']);
	});

	it('CTC-S5: all cards of a deck that has fewer than ten', () => {
		const few = table({ facts: { viruses: ['Z 1 3/0 start', 'A 1 2/1 x3', 'R 1 2/1 raise'] } });
		expect(few.broken('setup A.1 A.2 R')).toEqual(['CTC-S5 tenOrNone']);
		const sorted = few.after('setup R A.2 A.1 A.3');
		expect(ids(stateOf(sorted).deck.groups)).toEqual([['A.1', 'A.2', 'A.3'], ['R']]);
	});

	it('CTC-S5: the special ones go under the deck, whatever is printed in red', () => {
		const ten = 'setup A B C S T R Q K L D';
		const groups = (special?: readonly string[]) =>
			ids(stateOf(table({ facts: { ...small, ...(special && { special }) } }).after(ten)).deck.groups);
		expect(groups()).toEqual([
			['A', 'B', 'C', 'S', 'T'],
			['H', 'I', 'J'],
			['R', 'Q', 'K', 'L', 'D']
		]);
		expect(groups(['shield'])[2]).toEqual(['S', 'T']);
		expect(groups([])).toHaveLength(2);
	});

	it('CTC-S6, CTC-S7: three cards each; five and the green ones alone', () => {
		expect(table({ players: 3 }).status).toMatchObject({ hands: [3, 3, 3], stock: 24 });
		expect(table({ players: 1 }).status).toMatchObject({ hands: [5], stock: 30 });
	});

	it('CTC-S8: red cards are exchanged before the first move, so that no move tells of it', () => {
		expect(table().awaited).toEqual(['setup']);
		expect(table().after('setup').status).toMatchObject({ hands: [3, 3], stock: 27 });
	});

	it('CTC-S9: the first player is agreed', () => {
		expect(table({ options: { first: 1 } }).status['player']).toBe(1);
		expect(table({ options: { first: 1 } }).after('setup').awaited).toEqual(['B play']);
		expect(refusedSetup({ options: { first: 2 } })).toBe('options.first integer');
	});

	it('CTC-S5: from a position no setup is made', () => {
		expect(standing({}).broken('setup')).toEqual(['CTC-T1 otherPhase']);
	});

	it('the size of a deck is asked only of own decks', () => {
		expect(refusedSetup({ options: { deckSize: 20 } })).toBe('options.deckSize noField');
		expect(table({ options: { deck: 'own', deckSize: 20 } }).status['deck']).toBe(20);
		expect(table({ options: { deck: 'own', difficulty: 'epic' } }).status['deck']).toBe(53);
	});
});
