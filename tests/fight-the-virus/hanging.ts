import type { Move, Table } from '../../src/lib/table/record.ts';
import { rulings } from './lines.ts';

/** Ana hangs a 1 over empty squares in each of two turns, which FTV-R4 b allows. */
export const hanging: Table = {
	format: 1,
	game: 'fight-the-virus',
	sheet: 'standard',
	players: ['Ana', 'Bo'],
	options: rulings('R4b'),
	moves: [
		{ do: 'roll', by: 0, dice: [1, 2] },
		{ do: 'test', by: 0, die: 0, add: 0, cell: [3, 0] },
		{
			do: 'analyse',
			by: 0,
			die: 1,
			add: 0,
			cells: [
				[4, 4],
				[4, 5]
			]
		},
		{ do: 'analyse', by: 1, die: 0, add: 0, cells: [[4, 4]] },
		{ do: 'done', by: 0 },
		{ do: 'done', by: 1 },
		{ do: 'roll', by: 1, dice: [1, 2] },
		{ do: 'test', by: 0, die: 0, add: 0, cell: [3, 2] },
		{ do: 'analyse', by: 1, die: 0, add: 0, cells: [[4, 5]] },
		{
			do: 'analyse',
			by: 1,
			die: 1,
			add: 0,
			cells: [
				[4, 6],
				[4, 7]
			]
		}
	] as readonly (Move & Readonly<Record<string, unknown>>)[]
};
