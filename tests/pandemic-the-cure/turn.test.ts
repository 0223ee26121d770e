/** Whose turn it is, and which step. */
import { describe, expect, it } from 'vitest';
import { after, seat, seen } from './lines.ts';
import { rolled } from './openings.ts';

const table = { events: 'table' };

describe('turn', () => {
	it('PTC-T1 only the current player moves, also in an interrupt', () => {
		expect(after('setup').broken('B roll fly fly fly fly fly')).toEqual(['PTC-T1 notYourTurn']);
		const epidemic = after('setup\nA roll biohazard fly fly fly fly', { ...table, start: 3 });
		expect(epidemic.broken('B epidemic red1 red1')).toEqual(['PTC-T1 notYourTurn']);
	});
	it('PTC-T1 turns go round', () => {
		const turn = (by: number): string =>
			`${seat(by)} roll fly fly fly fly fly\n${seat(by)} next infect\n${seat(by)} infect blue+ red+`;
		expect(seen(after(`setup\n${turn(0)}\n${turn(1)}\n${turn(2)}`)).current).toBe(0);
	});
	it('PTC-T2 a move belongs to its step', () => {
		expect(after('setup').broken('A fly fly 2')).toEqual(['PTC-T2 wrongStep']);
		expect(after(rolled).broken('A infect red1 red1')).toEqual(['PTC-T2 wrongStep']);
		expect(after(rolled).broken('reveal charter')).toEqual(['PTC-T2 nothingToReveal']);
		expect(after(rolled).broken('A fly fly 2')).toEqual([]);
	});
	it('PTC-T3 rolling and infecting cannot be left out', () => {
		expect(after('setup').broken('A next give')).toEqual(['PTC-T2 rollFirst', 'PTC-T3 rollFirst']);
		const last = after(`${rolled}\nA next infect`);
		expect(last.broken('A next infect')).toEqual(['PTC-T2 infectLast', 'PTC-T3 infectLast']);
		expect(after(rolled).broken('A next infect')).toEqual([]);
	});
	it('PTC-T4 steps only go forward', () => {
		const cure = after(`${rolled}\nA next cure`);
		expect(cure.broken('A next give')).toEqual(['PTC-T4 stepIsOver']);
		expect(cure.broken('A next cure')).toEqual(['PTC-T4 stepIsOver']);
		expect(cure.broken('A next infect')).toEqual([]);
	});
});
