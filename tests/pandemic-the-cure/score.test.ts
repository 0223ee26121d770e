/** How it ends. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { after, custom, seat } from './lines.ts';

describe('the end', () => {
	const cureOf = (by: number, colour: string, faces: string): string => `put 4 ${colour} bag centre
${seat(by)} roll sample sample sample sample fly
${seat(by)} sample sample ${colour}
${seat(by)} sample sample ${colour}
${seat(by)} sample sample ${colour}
${seat(by)} sample sample ${colour}
${seat(by)} next cure
${seat(by)} cure ${faces}`;
	const won = `setup
${cureOf(0, 'red', 'red6 red6 red6 red6')}
A next infect
A infect blue+ yellow+
${cureOf(1, 'yellow', 'yellow5 yellow5 yellow5 yellow5')}
B next infect
B infect red+ black+
${cureOf(2, 'blue', 'blue6 blue6 blue6 blue6')}
C next infect
C infect red+ black+
${cureOf(0, 'black', 'black5 black5 black5 black5')}`;
	it('PTC-X1 nothing is legal after the end, whoever moves', () => {
		const state = after(won);
		expect(state.status.awaits).toEqual([]);
		expect(game.moves(state.state)).toEqual([]);
		expect(state.broken('B roll fly')).toEqual(['PTC-T2 gameOver', 'PTC-X1 gameOver']);
		expect(state.broken(custom({ effect: 'skip' }))).toEqual(['PTC-T2 gameOver', 'PTC-X1 gameOver']);
	});
	it('PTC-X2 the fourth cure wins at once', () => {
		expect(game.score(after(won).state)).toMatchObject({
			scores: [{ by: 'team', total: 4 }],
			result: { outcome: 'won', why: 'all-cured' }
		});
	});
	it('PTC-X2 a win fills its goal and nothing was fatal; the set-up takes nothing from the bag that could be blamed', () => {
		const gauges = (line: string) => game.ending?.(after(line).state).gauges ?? [];
		expect(gauges(won)[0]).toMatchObject({ value: 4, of: 4, goal: true });
		expect(gauges(won).some(({ fatal }) => fatal)).toBe(false);
		const bag = (line: string): unknown => gauges(line).at(-1)?.value;
		expect(bag('')).toBe(bag('setup'));
	});
});
