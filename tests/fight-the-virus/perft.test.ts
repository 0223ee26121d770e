/** How many legal continuations there are: a tripwire for every rule at once. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { perft } from '../kit/perft.ts';
import { drawn, table } from './lines.ts';

const MIDDLE = {
	analysis: `
		. . . . . s . . . . .
		. . . s o o o s . . .
		. . . o o o o o . . .
		. s o s x x o s o s .
		. o o o x x x o o o .
		s o o s o x o s o o s
		. o o o o o o o o o .
		. s o s o s o s o s .
		. . . o o o o o . . .
		. . . s o o o s . . .
		. . . . . s . . . . .`,
	testing: '- -\n- - -\n- - - -\n- - - - -\n1 4 2 6 3 3',
	curve: `
		. . . - . . .
		. . - - - . .
		. - - - - - .
		- - 5 - - - -
		- - 2 o - - -`,
	progress: 'xxo',
	research: 4
};

describe('legal continuations', () => {
	it.each([
		['1 2', [196, 6604, 6604]],
		['3 5', [137, 4802, 4802]],
		['6 6', [2096, 56988]]
	])('alone, first roll %s', (roll, counts) => {
		expect(perft(game, table({ players: 1 }).after(`A roll ${roll}`), counts.length)).toEqual(counts);
	});

	it('two players, in the middle of the game, with progress', () => {
		const at = drawn(MIDDLE).after('A roll 5 3');
		expect(perft(game, at, 2)).toEqual([631, 202412]);
		expect(perft(game, at.after('B test 0 3.4'), 1)).toEqual([316]);
	});

	it('an own edition with narrow testing, a shape in pieces and a curve with gaps', () => {
		const facts = {
			analysis: ['oooo', 'osso', 'oooo'],
			shapes: { '3': ['x.x', '.x.'] },
			free: { most: 3, box: [3, 1] as const },
			research: 'N1+',
			testing: ['-- 1', '-= S', '---'],
			curve: ['-.- +', '--- N'],
			progress: 2
		};
		expect(perft(game, table({ players: 1, facts }).after('A roll 3 6'), 3)).toEqual([49, 609, 609]);
	});
});
