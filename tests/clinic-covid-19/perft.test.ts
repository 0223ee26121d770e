/** Tripwires: how many legal continuations there are. A change here is a change of the rules. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import { perft } from '../kit/perft.ts';
import { business, infecting, modules, rulings, table } from './lines.ts';

describe('perft', () => {
	it('beginnings', () => {
		expect(perft(game, table({ players: 1 }), 3)).toEqual([1, 2, 2]);
		expect(perft(game, table({ players: 4 }), 3)).toEqual([4, 20, 100]);
	});

	it('infections and treatments', () => {
		const a = rulings('R5a');
		expect(perft(game, infecting(2, { modules }), 2)).toEqual([14, 194]);
		expect(perft(game, business('patient red, doctor white', { modules, ...a }), 2)).toEqual([89, 3880]);
		expect(perft(game, business('patient red, doctor white', { modules }), 2)).toEqual([93, 4180]);
		expect(perft(game, business('patient red', { contagion: 'high', ...a }), 3)[2]).toBe(52);
	});

	it('an own edition', () => {
		const facts = { rooms: 3, nurses: ['1012', '2101', '3210', '---1'], people: ['surgeon doctor'] };
		expect(perft(game, infecting(2, {}, facts), 2)).toEqual([15, 225]);
		expect(perft(game, business('patient red, surgeon white', {}, facts), 1)).toEqual([28]);
	});
});
