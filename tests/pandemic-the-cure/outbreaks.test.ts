/** Outbreaks, and how they are told step by step. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { happenings } from '../../src/lib/validators/pandemic-the-cure/infecting.ts';
import { diceAt } from '../../src/lib/validators/pandemic-the-cure/lying.ts';
import type { Move } from '../../src/lib/validators/pandemic-the-cure/moves.ts';
import type { At } from '../kit/at-the-table.ts';
import { after, rulings, seen, stateOf } from './lines.ts';
import { cured, told } from './openings.ts';

const table = { events: 'table' };

/** "region: red yellow blue black" of the regions that are not as the setup left them, for reading. */
const world = (state: At): string[] =>
	Object.entries(seen(state).world).map(
		([region, { red, yellow, blue, black }]) => `${region}: ${red} ${yellow} ${blue} ${black}`
	);

describe('outbreaks', () => {
	it('PTC-O1 regions in order, in each the colours in order', () => {
		const state = after(`setup\nput 3 black bag 4\nput 3 yellow bag 4\nput 3 red bag 1
A roll fly fly fly fly fly\nA next infect`);
		expect(told(state, 'A infect blue+ blue+')).toEqual([
			'blue to cdc',
			'blue to cdc',
			'outbreak 1 of red in 1: 1 to 2',
			'outbreak 2 of yellow in 4: 1 to 5',
			'outbreak 3 of black in 4: 1 to 5'
		]);
	});
	it('PTC-O2 three are no outbreak, four are one', () => {
		const state = after(`setup\nput 1 red bag 1\nA roll fly fly fly fly fly\nA next infect`);
		expect(told(state, 'A infect red1 blue+')).toEqual(['red to 1', 'blue to cdc']);
		expect(told(state, 'A infect red1 red1').at(-1)).toBe('outbreak 1 of red in 1: 1 to 2');
	});
	it('PTC-O2 PTC-R2 a cured disease stacks higher, or breaks out like any other', () => {
		const later = `${cured}
put 2 red bag 6
A next infect`;
		expect(told(after(later), 'A infect red6 red6')).toEqual(['red to 6', 'red to 6']);
		const like = after(later, { ...table, ...rulings('R2b') });
		expect(told(like, 'A infect red6 red6').at(-1)).toBe('outbreak 1 of red in 6: 2 to 1');
	});
	it('PTC-O3 PTC-O5 PTC-O6 a chain goes round from 6 to 1, each link counts', () => {
		const state = after(`setup\nput 2 red bag 6\nput 2 red bag 1\nA roll fly fly fly fly fly\nA next infect`);
		expect(told(state, 'A infect red6 blue+')).toEqual([
			'red to 6',
			'blue to cdc',
			'outbreak 1 of red in 6: 1 to 1',
			'chain outbreak 2 of red in 1: 1 to 2'
		]);
		expect(world(state.after('A infect red6 blue+'))).toEqual([
			'1: 3 0 1 0',
			'2: 1 1 1 0',
			'3: 0 0 1 1',
			'4: 1 1 0 1',
			'5: 0 1 0 1',
			'6: 3 0 0 0'
		]);
	});
	it('PTC-O4 the eighth outbreak loses and moves no dice', () => {
		const piles = ['red 1', 'red 2', 'blue 4', 'blue 5', 'black 1', 'black 2', 'yellow 1', 'yellow 2'];
		const puts = piles.map((pile) => {
			const [colour, region] = pile.split(' ');
			return `put 4 ${colour} bag ${region}`;
		});
		const state = after(['setup', ...puts, 'A roll fly fly fly fly fly', 'A next infect']);
		const steps = told(state, 'A infect blue+ black+');
		expect(steps.slice(-2)[0]).toMatch(/outbreak 8 of .*: 0 to/);
		expect(steps.at(-1)).toBe('lost: outbreaks');
		const lost = state.after('A infect blue+ black+');
		expect(game.score(lost.state).result).toEqual({ outcome: 'lost', why: 'outbreaks' });
		expect(seen(lost)).toMatchObject({ turn: 1, current: 0 });
	});
	it('PTC-R5 where the check starts changes the count', () => {
		const line = `setup
put 2 blue bag 1
put 2 blue bag 2
A roll fly fly fly fly fly
A fly fly 2
A next infect`;
		expect(told(after(line), 'A infect blue1 blue2').slice(2)).toEqual([
			'outbreak 1 of blue in 1: 1 to 2',
			'chain outbreak 2 of blue in 2: 2 to 3'
		]);
		const pawn = after(line, { ...table, ...rulings('R5b') });
		expect(told(pawn, 'A infect blue1 blue2').slice(2)).toEqual([
			'outbreak 1 of blue in 2: 1 to 3',
			'outbreak 2 of blue in 1: 1 to 2',
			'chain outbreak 3 of blue in 2: 1 to 3'
		]);
	});
	it('every step carries the table after it', () => {
		const state = after(`setup\nput 2 red bag 1\nA roll fly fly fly fly fly\nA next infect`);
		const steps = happenings(stateOf(state), state.move('A infect red1 red1') as Move);
		expect(steps.map((step) => diceAt(step.after, 1, 'red'))).toEqual([4, 5, 3]);
		expect(steps.map((step) => step.after.outbreaks)).toEqual([0, 0, 1]);
	});
	it('other moves have no steps to tell', () => {
		expect(
			happenings(stateOf(after('setup')), { do: 'roll', by: 0, faces: ['fly', 'fly', 'fly', 'fly', 'fly'] })
		).toEqual([]);
	});
});
