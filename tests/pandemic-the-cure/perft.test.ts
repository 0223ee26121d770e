/** How many different lines of legal moves there are: tripwires for the list of moves. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import type { At } from '../kit/at-the-table.ts';
import { perft } from '../kit/perft.ts';
import { after, table } from './lines.ts';
import { crosses } from './openings.ts';

const hand = 'A roll fly treat sail/treat sample treat/sample';
const medic = { events: 'table', roles: ['medic', 'plain', 'plain'] };
const specialist = { events: 'table', roles: ['containment-specialist', 'plain'] };
const anaPays = { ...crosses, current: 0, cdc: [2, 1, 0, 1] };

describe('legal continuations', () => {
	it.each<[string, At, readonly number[]]>([
		['a plain hand', after(`setup; ${hand}`), [16, 170, 1403]],
		[
			'a medic with a full centre',
			after('setup; put 2 red bag centre; A roll treat3 treat2 fly/treat sample sample', medic),
			[18, 204, 1836]
		],
		[
			'a containment specialist',
			after(
				'setup; put 2 red bag centre; put 2 blue bag centre; A roll contain fly sail treat sample',
				specialist,
				2
			),
			[23, 350, 3723]
		],
		['open events and four crosses', table({ players: 3, from: anaPays }).after(hand), [81, 1238]]
	])('%s', (_, at, counts) => {
		expect(perft(game, at, counts.length)).toEqual(counts);
	});
});
