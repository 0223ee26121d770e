/** Infecting and epidemics. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { after, custom, rulings, seen } from './lines.ts';
import { told } from './openings.ts';

const table = { events: 'table' };

const infecting = `setup
A roll fly fly fly fly fly
A next infect`;

describe('infecting', () => {
	it('PTC-I1 as many dice as the rate', () => {
		expect(after(infecting).broken('A infect red1')).toEqual(['PTC-I1 drawAsRate']);
		expect(after(infecting).broken('A infect')).toEqual(['PTC-I1 drawAsRate']);
		expect(after(infecting).broken('A infect red1 red1')).toEqual([]);
	});
	it('PTC-I2 a bag with too few dice loses, entered as an empty list', () => {
		const empty = ['red', 'yellow', 'blue'].map((colour) => `put 9 ${colour} bag 3`).join('\n');
		const short = `setup\n${empty}\nput 8 black bag 3\nA roll fly fly fly fly fly\nA next infect`;
		expect(after(short).broken('A infect black3')).toEqual(['PTC-I2 bagShort']);
		expect(after(short).status).toMatchObject({ draw: 2, infectionRoll: 0, bag: 1 });
		expect(told(after(short), 'A infect')).toEqual(['lost: bag']);
		expect(game.score(after(`${short}\nA infect`).state).result).toEqual({ outcome: 'lost', why: 'bag' });
	});
	it('PTC-I3 a cross to the CDC, a number to its region', () => {
		expect(told(after(infecting), 'A infect red4 blue+')).toEqual(['red to 4', 'blue to cdc']);
		const state = after(`${infecting}\nA infect red4 blue+`);
		expect([seen(state).world[4].red, seen(state).cdc.blue]).toEqual([2, 1]);
	});
	it('PTC-I4 a skipped step draws nothing, checks the outbreaks and passes on', () => {
		const state = after([...infecting.split('\n'), 'put 3 red bag 1', custom({ effect: 'skip' })]);
		expect(state.broken('A infect red1 red1')).toEqual(['PTC-I1 nothingDrawn']);
		expect(told(state, 'A infect')).toEqual(['outbreak 1 of red in 1: 1 to 2']);
		const next = state.after('A infect');
		expect(seen(next)).toMatchObject({ outbreaks: 1, skip: false, current: 1, turn: 2 });
	});
});

describe('epidemic', () => {
	const start3 = { ...table, start: 3 };
	const waiting = `setup
put 2 red bag centre
A roll biohazard fly fly sample treat`;
	it('PTC-P1 it comes before anything but events', () => {
		const state = after(waiting, start3);
		expect(state.broken('A fly fly 2')).toEqual(['PTC-T2 epidemicWaits', 'PTC-P1 epidemicWaits']);
		expect(state.broken('put 1 red centre bag')).toEqual([]);
		expect(after('setup').broken('A epidemic red1 red1')).toEqual(['PTC-T2 noEpidemic', 'PTC-P1 noEpidemic']);
		expect(after(`${waiting}\nA epidemic red1 red1 blue1 blue1`, start3).status).toMatchObject({
			phase: 'act',
			rolled: ['fly', 'fly', 'sample', 'treat']
		});
	});
	it('PTC-P2 all of the centre and as many as the rate', () => {
		const state = after(waiting, start3);
		expect(state.broken('A epidemic red1 red1')).toEqual(['PTC-P2 epidemicCount']);
		expect(state.broken('A epidemic red1 blue1 blue1 blue1')).toEqual(['PTC-P2 centreMissing']);
		expect(state.broken('A epidemic red1 red4 red6 red+')).toEqual([]);
	});
	it('PTC-D1 in an epidemic: what centre and bag hold together', () => {
		const state = after(`setup\nput 9 red bag 2\nA roll biohazard fly fly fly fly`, start3);
		expect(state.broken('A epidemic red1 blue1')).toEqual(['PTC-D1 moreThanCentreAndBag']);
	});
	it('PTC-P3 samples and CDC are not touched', () => {
		const state = after(
			`setup
put 2 red bag centre
A roll sample fly fly fly fly
put 1 blue bag cdc
A sample sample red
A reroll fly to biohazard
A epidemic red1 blue+ blue1`,
			start3
		);
		expect(seen(state).samples[0]!.red).toEqual([0]);
		expect(seen(state).cdc.blue).toBe(2);
		expect(seen(state).centre.red).toBe(0);
	});
	it('PTC-P4 PTC-R3 a short bag loses, or what is left is rolled', () => {
		const puts = ['red', 'yellow', 'blue'].map((colour) => `put 9 ${colour} bag cdc`).join('\n');
		const short = `setup\n${puts}\nput 8 black bag cdc\nA roll biohazard fly fly fly fly`;
		expect(after(short, start3).broken('A epidemic black3')).toEqual(['PTC-P4 bagShort']);
		expect(seen(after(`${short}\nA epidemic`, start3)).why).toBe('bag');
		const on = { ...start3, ...rulings('R3b') };
		expect(after(short, on).status).toMatchObject({ draw: 1, infectionRoll: 1 });
		expect(after(short, on).broken('A epidemic')).toEqual(['PTC-P2 epidemicCount']);
		expect(seen(after(`${short}\nA epidemic black3`, on))).toMatchObject({ why: null, step: 'act' });
	});
	it('PTC-R3 b an epidemic with nothing to roll still happens', () => {
		const puts = ['red', 'yellow', 'blue', 'black'].map((colour) => `put 9 ${colour} bag cdc`).join('\n');
		const on = { ...start3, ...rulings('R3b') };
		const state = after(`setup\n${puts}\nA roll biohazard fly fly fly fly`, on);
		expect(state.status).toMatchObject({ phase: 'epidemic', infectionRoll: 0 });
		expect(state.broken('A epidemic')).toEqual([]);
	});
	it('PTC-X3 an outbreak loss in an epidemic ends the game in the middle of the turn', () => {
		const puts = ['red 1', 'red 2', 'blue 4', 'blue 5', 'black 1', 'black 2', 'yellow 1', 'yellow 2'].map(
			(pile) => `put 4 ${pile.split(' ')[0]} bag ${pile.split(' ')[1]}`
		);
		const state = after(
			['setup', ...puts, 'A roll biohazard fly fly fly fly', 'A epidemic blue+ black+'],
			start3
		);
		expect(state.status).toMatchObject({ phase: 'over', rolled: [], over: true });
	});
});
