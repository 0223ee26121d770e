/** Locked dice. */
import { describe, expect, it } from 'vitest';
import { after, custom, seen } from './lines.ts';
import { allLocked, twoColours } from './openings.ts';

describe('locked dice', () => {
	it('PTC-L1 a locked die is not rolled', () => {
		const state = after(`${twoColours}
A next infect
A infect blue+ yellow+
B roll fly fly fly fly fly
B next infect
B infect blue+ yellow+
C roll fly fly fly fly fly
C next infect
C infect blue+ yellow+`);
		expect(state.status['toRoll']).toBe(2);
	});
	it('PTC-L2 with all dice locked: unlock one, or go on without a roll', () => {
		const state = after(allLocked);
		expect(state.status.awaits.map((it) => it.do)).toEqual(['unlock', 'next', 'event']);
		expect(state.broken('A roll fly')).toEqual(['PTC-T2 allLocked', 'PTC-L2 allLocked']);
		expect(state.broken('A next cure')).toEqual([]);
	});
	it('PTC-L2 nobody unlocks with a die to roll, also right after unlocking one', () => {
		expect(after('setup').broken('A unlock 0 red')).toEqual(['PTC-T2 diceToRoll', 'PTC-L2 diceToRoll']);
		const state = after(`${allLocked}\nA unlock 0 red`);
		expect(state.broken('A unlock 0 red')).toEqual(['PTC-T2 diceToRoll', 'PTC-L2 diceToRoll']);
	});
	it('PTC-L3 the infection die goes to the centre and one die is rolled', () => {
		const state = after(allLocked);
		expect(state.broken('A unlock 0 blue')).toEqual(['PTC-L3 notYoursThere']);
		expect(state.broken('A unlock 1 red')).toEqual(['PTC-L3 notYoursThere']);
		const free = after(`${allLocked}\nA unlock 0 red`);
		expect(seen(free).centre.red).toBe(1);
		expect(free.broken('A roll fly')).toEqual([]);
		expect(free.broken('A roll fly fly')).toEqual(['PTC-N1 rollAll']);
	});
	it('PTC-L3 an own die on the card of somebody else', () => {
		const courier = custom({ effect: 'courier', holder: 0, player: 1, colour: 'red' });
		const state = after([...allLocked.split('\n'), courier]);
		expect(state.broken('A unlock 1 red')).toEqual([]);
		expect(state.broken('A unlock 0 red')).toEqual(['PTC-L3 notYoursThere']);
	});
});
