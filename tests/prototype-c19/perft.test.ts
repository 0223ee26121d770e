/** How many legal continuations there are to depth n: a number that changes says that a rule changed. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import type { At } from '../kit/at-the-table.ts';
import { perft } from '../kit/perft.ts';
import { acting, empty, fresh, zoneFrom } from './drawn.ts';
import { rulings } from './lines.ts';

const half = zoneFrom('#h....', '#.H...', '##..H.', 'rr....');

const positions: readonly (readonly [string, At, readonly number[]])[] = [
	['a researcher with two dice on a fresh sheet', acting([3, 2]), [20, 222, 1298]],
	['a single die', acting([4]), [10, 50, 108]],
	['a zone with all kinds of individuals', acting([4, 2], { zone: half }), [25, 398, 3636]],
	[
		'the same with mirrored shapes and halves that connect',
		acting([4, 2], { zone: half }, rulings('R2b', 'R5b')),
		[26, 430, 3787]
	],
	[
		'a free sample and a received infection',
		acting([2, 1], { free: ['free'], received: [2], zone: half }),
		[103, 721, 15044]
	],
	['a pair to convert', acting([5, 3], { biotech: { A1: 5, A2: 3 }, zone: empty }), [20, 217, 1444]],
	['the Common flu before the first turn of three', fresh(3, { scenario: 'common-flu' }), [9, 54, 162]]
];

describe('perft', () => {
	it.each(positions)('%s', (_, here, counts) => {
		expect(perft(game, here, counts.length)).toEqual(counts);
	});
});
