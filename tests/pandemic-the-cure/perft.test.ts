/** How many different lines of legal moves there are: tripwires for the list of moves. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import type { State } from '../../src/lib/validators/pandemic-the-cure/state.ts';
import { after } from './at-the-table.ts';

function lines(state: unknown, depth: number): number {
	const moves = game.moves(state);
	if (depth === 1) return moves.length;
	return moves.reduce((sum, move) => sum + lines(game.apply(state, move), depth - 1), 0);
}

const hand = after('setup\n0 roll fly treat sail/treat sample treat/sample');
const medic = after('setup\nput 2 red bag centre\n0 roll treat3 treat2 fly/treat sample sample', {
	events: 'table',
	roles: ['medic', 'plain', 'plain']
});
const specialist = after(
	'setup\nput 2 red bag centre\nput 2 blue bag centre\n0 roll contain fly sail treat sample',
	{
		events: 'table',
		roles: ['containment-specialist', 'plain']
	},
	['Ana', 'Bo']
);
const crosses: State = {
	...after('setup\n0 roll fly treat sail/treat sample treat/sample', {}),
	cdc: { red: 2, yellow: 1, blue: 0, black: 1 }
};

describe('legal continuations', () => {
	it.each<[string, State, readonly number[]]>([
		['a plain hand', hand, [16, 170, 1403]],
		['a medic with a full centre', medic, [18, 204, 1836]],
		['a containment specialist', specialist, [23, 350, 3723]],
		['open events and four crosses', crosses, [81, 1238]]
	])('%s', (_, state, counts) => {
		expect(counts.map((_, at) => lines(state, at + 1))).toEqual(counts);
	});
});
