import { describe, expect, it } from 'vitest';
import type { Move, Table } from '../../src/lib/table/record.ts';
import { withEdition } from '../../src/lib/ui/edition/go-on.ts';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';

const table = (...moves: object[]): Table => ({
	format: 1,
	game: game.id,
	sheet: 'standard',
	players: ['Ana'],
	options: { rulings: { 'FTV-R1': 'b' } },
	moves: moves as Move[]
});
const roll = (...dice: number[]) => ({ do: 'roll', by: 0, dice });
const done = { do: 'done', by: 0 };
const curve = (die: number, cell: number[]) => ({ do: 'curve', by: 0, die, add: 0, cell });

describe('a table goes on with a corrected edition', () => {
	it('with all its moves where they are legal there too', () => {
		const line = withEdition(game, table(roll(4, 1), curve(0, [4, 0])), {
			name: 'Ours',
			facts: { shapes: { '4': ['xxxx'] } }
		});
		expect(line?.moves).toHaveLength(2);
		expect(line?.setup.sheet).toMatchObject({ name: 'Ours' });
	});
	it('from the last position between two turns where they are not', () => {
		const played = table(
			roll(4, 1),
			{
				do: 'analyse',
				by: 0,
				die: 0,
				add: 0,
				cells: [
					[4, 4],
					[4, 5],
					[5, 4],
					[5, 5]
				]
			},
			done,
			roll(2, 3)
		);
		const line = withEdition(game, played, { name: 'Ours', facts: { shapes: { '4': ['xxxx'] } } });
		expect(line?.moves).toEqual([]);
		expect(line?.setup.from).toMatchObject({ turn: 1 });
		expect(game.check(line?.states[0], roll(2, 3) as unknown as Move)).toEqual([]);
	});
	it('not with facts that break the edition rules, nor where the marks have no place', () => {
		expect(withEdition(game, table(roll(4, 1)), { name: 'Ours', facts: { analysis: ['o.o'] } })).toBeNull();
		const marked = table(roll(4, 1), curve(0, [4, 6]), done);
		expect(withEdition(game, marked, { name: 'Ours', facts: { curve: ['-----'] } })).toBeNull();
	});
});
