import { describe, expect, it } from 'vitest';
import { bestAssignments } from '../../src/lib/validators/combat-the-corona/assignments.ts';
import type { State } from '../../src/lib/validators/combat-the-corona/state.ts';
import { ownTable, type Position } from './position.ts';

const told = (position: Position): readonly string[] =>
	bestAssignments(position.state as State).map(({ shields, hits, left }) =>
		[
			...(shields.length > 0 ? [`shield ${shields.join('+')}`] : []),
			...hits.map(
				({ virus, dice, waste }) => `${virus.id} ${dice.join('+')}${waste > 0 ? ` (${waste})` : ''}`
			),
			...(left.length > 0 ? [`left ${left.join('+')}`] : [])
		].join(', ')
	);

/** Viruses of life 3 (x0), 6 and 6, and two dice. */
const fight = (dice: string): Position =>
	ownTable('1:3/0')
		.then('turn wild;turn wild;play wild;remove 1 2 3;roll 1 1;rest')
		.then(`reveal 1:6/1 1:6/2 20:1/0;play red;roll ${dice}`);

describe('the best assignments', () => {
	it('destroy as many as possible, the strongest attacker first', () => {
		expect(told(fight('3 6'))).toEqual(['x0 3, x8 6', 'x0 3, x7 6']);
	});

	it('use no die that is not needed, and say what is wasted', () => {
		expect(told(fight('2 6'))).toEqual(['x8 6, left 2', 'x7 6, left 2', 'x0 6 (3), left 2']);
	});

	it('are none when the dice are too weak', () => {
		expect(told(fight('1 1'))).toEqual([]);
	});

	it('pay the shields first', () => {
		const shielded = ownTable('1:3/0', { rulings: { 'CTC-R2': 'b' } }).then(
			'turn wild;turn wild;play wild;remove 1 2 3;roll 1 1;rest;reveal 1:9/0S 20:1/0 20:1/0;bottom x8 x9;play red'
		);
		expect(told(shielded.then('roll 2 4'))).toEqual(['shield 2, x0 4 (1)']);
	});
});
