/** What is no move at all, and what is only an illegal one. */
import { describe, expect, it } from 'vitest';
import { after } from './lines.ts';

const die = (n: number): string[] => Array.from({ length: n }, () => 'red1');

describe('moves without a shape', () => {
	it.each<[string, unknown]>([
		['an unknown verb', { do: 'dance', by: 0 }],
		['no seat', { do: 'roll', faces: ['fly'] }],
		['a seat too many', { do: 'roll', by: 3, faces: ['fly'] }],
		['no faces', { do: 'roll', by: 0, faces: [] }],
		['thirteen faces', { do: 'roll', by: 0, faces: Array.from({ length: 13 }, () => 'fly') }],
		['the same action twice', { do: 'roll', by: 0, faces: ['fly/fly'] }],
		['two kinds of treatment', { do: 'roll', by: 0, faces: ['treat/treat2'] }],
		['half a biohazard', { do: 'roll', by: 0, faces: ['fly/biohazard'] }],
		['three actions', { do: 'roll', by: 0, faces: ['fly/sail/treat'] }],
		['rest as a rolled face', { do: 'roll', by: 0, faces: ['rest'] }],
		['an infection die of 0', { do: 'infect', by: 0, dice: ['red0'] }],
		['an infection die of 7', { do: 'infect', by: 0, dice: ['red7'] }],
		['a green die', { do: 'infect', by: 0, dice: ['green1'] }],
		['a hundred and twenty-one dice', { do: 'infect', by: 0, dice: die(121) }],
		['a cure with nothing', { do: 'cure', by: 0, dice: [] }],
		['region 7', { do: 'fly', by: 0, die: 'fly', region: 7 }],
		['region as text', { do: 'fly', by: 0, die: 'fly', region: '2' }],
		['four contained dice', { do: 'contain', by: 0, die: 'contain', dice: ['red', 'red', 'red', 'red'] }],
		['back to the act step', { do: 'next', by: 0, step: 'act' }],
		['a field too many', { do: 'give', by: 0, player: 1, colour: 'red', note: 'hi' }],
		['an event with a seat', { do: 'event', by: 0, card: 'slowdown', pay: [] }],
		['a missing field of a card', { do: 'event', card: 'charter', pay: [], player: 0 }],
		['a field of another card', { do: 'event', card: 'summit', pay: [], region: 1, colour: 'red' }],
		['an unknown card', { do: 'event', card: 'party', pay: [] }],
		['thirteen dice as payment', { do: 'event', card: 'slowdown', pay: die(13).map(() => 'red') }],
		['a custom card to turn up', { do: 'reveal', card: 'custom' }],
		['setup with cards of the app', { do: 'setup', dice: [], events: ['charter', 'summit', 'courier'] }]
	])('%s', (_, move) => {
		expect(!after('').malformed(move as object)).toBe(false);
	});

	const effect = (...effects: unknown[]): unknown => ({ do: 'event', card: 'custom', pay: [], effects });
	it.each<[string, unknown]>([
		['no effect', effect()],
		['seven effects', effect(...Array.from({ length: 7 }, () => ({ effect: 'skip' })))],
		['dice that stay where they are', effect({ effect: 'dice', colour: 'red', count: 1, from: 1, to: 1 })],
		['no dice', effect({ effect: 'dice', colour: 'red', count: 0, from: 1, to: 2 })],
		['thirteen dice', effect({ effect: 'dice', colour: 'red', count: 13, from: 'bag', to: 2 })],
		['dice from a card', effect({ effect: 'dice', colour: 'red', count: 1, from: 'samples', to: 2 })],
		['seven spaces back', effect({ effect: 'back', spaces: 7 })],
		['a bonus of seven', effect({ effect: 'bonus', points: 7 })],
		['a skip with a field', effect({ effect: 'skip', times: 2 })],
		['an unknown effect', effect({ effect: 'win' })]
	])('a custom card with %s', (_, move) => {
		expect(!after('').malformed(move as object)).toBe(false);
	});

	it('lists of a wrong length within the bounds have their shape', () => {
		expect(!after('').malformed({ do: 'setup', dice: [] })).toBe(true);
		expect(!after('').malformed({ do: 'infect', by: 0, dice: die(120) })).toBe(true);
		expect(!after('').malformed({ do: 'roll', by: 0, faces: ['treat/fly'] })).toBe(true);
		expect(!after('').malformed({ do: 'fly', by: 0, die: 'rest', region: 2 })).toBe(true);
		expect(!after('').malformed({ do: 'fly', by: 0, die: 'biohazard', region: 2 })).toBe(true);
		expect(!after('').malformed({ do: 'event', card: 'slowdown', pay: die(12).map(() => 'red') })).toBe(true);
		expect(!after('').malformed({ do: 'reveal', card: 'charter' })).toBe(true);
	});
});
