/** Setting up. */
import { describe, expect, it } from 'vitest';
import { setupFault } from '../../src/lib/validators/pandemic-the-cure/setup.ts';
import { after, refusedSetup, rulings, seen, stateOf, table as tableOf } from './lines.ts';

const table = { events: 'table' };

describe('setup', () => {
	it('PTC-S1 the setup comes first and only once', () => {
		expect(after('').broken('A roll fly fly fly fly fly')).toEqual([
			'PTC-T2 setUpFirst',
			'PTC-S1 setUpFirst'
		]);
		expect(after('setup').broken('setup')).toEqual(['PTC-T2 alreadySetUp', 'PTC-S1 alreadySetUp']);
		expect(after('').broken('setup')).toEqual([]);
	});
	it('PTC-S1 before the setup it does not matter whose move it is', () => {
		expect(after('').broken('C roll fly')).toEqual(['PTC-T2 setUpFirst', 'PTC-S1 setUpFirst']);
	});
	it('PTC-S2 at first all dice are in the bag', () => {
		const marks = after('').marks as Record<string, unknown>;
		expect(marks['bag']).toEqual({ red: 12, yellow: 12, blue: 12, black: 12 });
	});
	it('PTC-S3 twelve dice', () => {
		expect(after('').broken('setup red1 red4')).toEqual(['PTC-S3 setupDice']);
	});
	it('PTC-S4 no cross is left', () => {
		const line = 'setup red+ red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5';
		expect(after('').broken(line)).toEqual(['PTC-S4 crossInSetup']);
	});
	it('PTC-S5 three of a colour in a region are the most', () => {
		const three = 'setup red1 red1 red1 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5';
		const four = three.replace('blue1', 'red1');
		expect(after('').broken(three)).toEqual([]);
		expect(after('').broken(four)).toEqual(['PTC-S5 tooManyInSetup']);
	});
	it.each([
		['beginner', 'a', 0],
		['standard', 'a', 4],
		['heroic', 'a', 8],
		['beginner', 'b', 6],
		['standard', 'b', 5],
		['heroic', 'b', 4]
	])('PTC-S6 PTC-R1 %s with answer %s starts on %d without an epidemic', (difficulty, answer, space) => {
		const state = after('setup', { ...table, difficulty, ...rulings(`R1${answer}`) });
		expect(state.status).toMatchObject({ rate: { space }, phase: 'roll' });
	});
	it('PTC-R1 a shorter track starts before the skull, and a start space beats the difficulty', () => {
		const track = { dice: [2, 3], epidemics: [] };
		expect(seen(after('setup', { ...table, track, difficulty: 'heroic' })).space).toBe(1);
		expect(seen(after('setup', { ...table, difficulty: 'heroic', start: 2 })).space).toBe(2);
		expect(refusedSetup({ options: { track, start: 2 } }) === null).toBe(false);
	});
	it('PTC-S7 three different cards', () => {
		const dice = 'red1 red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5'.split(' ');
		const twice = { do: 'setup', dice, events: ['charter', 'charter', 'summit'] };
		expect(after('', {}).broken(twice)).toEqual(['PTC-S7 sameEventTwice']);
		expect(after('', {}).broken('setup')).toEqual([]);
	});
	it('PTC-S8 a role each, all in region 1, none but the plain one twice', () => {
		expect(seen(after('setup')).pawns).toEqual([1, 1, 1]);
		expect(refusedSetup({ options: { roles: ['medic', 'medic'] } }) === null).toBe(false);
		expect(refusedSetup({ options: { roles: ['plain', 'plain'] } }) === null).toBe(true);
		expect(refusedSetup({ options: { roles: ['medic'] } }) === null).toBe(false);
	});
	it('PTC-S9 the chosen player begins', () => {
		expect(after('setup', { ...table, first: 2 }).status.awaits[0]).toEqual({ do: 'roll', by: 2 });
	});
});

describe('while the dice are entered', () => {
	it('PTC-S5 what is above the stack is told at once', () => {
		const at = stateOf(after(''));
		expect(setupFault(at, ['red1', 'red1', 'red1'])).toBeNull();
		expect(setupFault(at, ['red1', 'red1', 'red1', 'red1'])?.rule).toBe('PTC-S5');
	});
	it('PTC-D1 and so are more dice than there are', () => {
		const few = stateOf(tableOf({ facts: { infectionDice: { red: '1 +11466' } } }));
		expect(setupFault(few, ['red1', 'red4'])?.rule).toBe('PTC-D1');
	});
});
