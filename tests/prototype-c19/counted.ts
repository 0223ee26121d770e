/** A finished game of two on paper, small enough to be counted by hand: Bo has written nothing. */
import type { Position } from '../../src/lib/table/record.ts';

export const counted: Position = {
	phase: 'over',
	players: [
		{
			mutant: [1, 2, 3],
			health: [
				[2, 3],
				[2, 3],
				[1, 4]
			],
			formula: [
				[2, '+1'],
				[3, null]
			],
			biotech: { A1: 3, A2: 5, B1: 2 }
		},
		{}
	]
};
