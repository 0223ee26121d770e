import { describe, expect, it } from 'vitest';
import { bestAssignments } from '../../src/lib/validators/combat-the-corona/assignments.ts';
import { smallStanding, stateOf } from './lines.ts';

function told(viruses: readonly string[], dice: string, shields = 0): readonly string[] {
	const from = { infection: 3, turn: 3, viruses, shields, hospitals: dice.split(' ').length - 1 };
	const rolled = smallStanding(from).after(`A play hoard; A roll ${dice}`);
	return bestAssignments(stateOf(rolled)).map(({ shields: paid, hits, left }) =>
		[
			...(paid.length > 0 ? [`shield ${paid.join('+')}`] : []),
			...hits.map(
				({ virus, dice: some, waste }) => `${virus.id} ${some.join('+')}${waste > 0 ? ` (${waste})` : ''}`
			),
			...(left.length > 0 ? [`left ${left.join('+')}`] : [])
		].join(', ')
	);
}

describe('the best assignments', () => {
	it('destroy as many as possible, the strongest attacker first', () => {
		expect(told(['Z', 'B', 'C'], '3 6')).toEqual(['Z 3, C 6', 'Z 3, B 6']);
	});

	it('use no die that is not needed, and say what is wasted', () => {
		expect(told(['Z', 'B', 'C'], '2 6')).toEqual(['C 6, left 2', 'B 6, left 2', 'Z 6 (3), left 2']);
	});

	it('are none when the dice are too weak', () => {
		expect(told(['Z', 'B', 'C'], '1 1')).toEqual([]);
	});

	it('pay the shields first', () => {
		expect(told(['Z', 'H'], '2 4', 1)).toEqual(['shield 2, Z 4 (1)']);
	});
});
