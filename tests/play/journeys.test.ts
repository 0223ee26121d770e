/** What moved on a shared board, told by the marks before and after a move; and in the sample of each game. */
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '../../src/lib/games.ts';
import { loadSample } from '../../src/lib/samples.ts';
import { replay, sheetOf } from '../../src/lib/table/engine.ts';
import type { CellMarks, Piece } from '../../src/lib/table/record.ts';
import type { Sheet } from '../../src/lib/table/sheet.ts';
import { journeysOf } from '../../src/lib/ui/sheet/journeys.ts';

/** Two tracks of three squares; the last of the second has places for its dice. */
const cellAt = (id: string, x: number, y: number) => ({
	id,
	box: { x, y, width: 10, height: 10 },
	...(id === 'b3' && {
		places: {
			red: [
				{ x, y, side: 4 },
				{ x: x + 5, y, side: 4 }
			]
		}
	})
});
const sheet = {
	areas: ['a', 'b'].map((id, row) => ({
		id,
		cells: [1, 2, 3].map((n) => cellAt(`${id}${n}`, n * 10, row * 20))
	}))
} as unknown as Sheet;
const die = (count = 1): Piece => ({ shape: 'square', letter: 'R', tone: 'red', at: 'red', count });
const lying = (cell: string, ...pieces: readonly Piece[]): CellMarks => ({
	cell,
	marks: [{ kind: 'pieces', pieces }]
});
const marker = (cell: string): CellMarks => ({ cell, marks: [{ kind: 'marker' }] });
const told = (before: readonly CellMarks[], after: readonly CellMarks[]) =>
	journeysOf(sheet, before, after).map(({ from, to }) => `${from.cell.id} ${to.cell.id}`);

describe('a journey', () => {
	it('leads a piece from where there is one less to where there is one more', () => {
		expect(
			told([lying('a1', die(2)), lying('b1', die())], [lying('a1', die()), lying('b1', die(2))])
		).toEqual(['a1 b1']);
	});
	it('ends at the last place of the stack, or in the middle', () => {
		const [one] = journeysOf(sheet, [lying('a1', die()), lying('b3', die())], [lying('b3', die(2))]);
		expect(one?.to.spot).toEqual({ x: 35, y: 20, width: 4, height: 4 });
		expect(one?.from.spot).toEqual({ x: 12, y: 2, width: 6, height: 6 });
	});
	it('keeps a marker on its track', () => {
		expect(told([marker('a1'), marker('b3')], [marker('a2'), marker('b1')])).toEqual(['a1 a2', 'b3 b1']);
	});
	it('is none for what comes from elsewhere, leaves the board, or is written', () => {
		expect(told([lying('a1', die())], [])).toEqual([]);
		expect(told([], [lying('a1', die())])).toEqual([]);
		const wrote = (cell: string): CellMarks => ({ cell, marks: [{ kind: 'write', text: '4' }] });
		expect(told([wrote('a1')], [wrote('a2')])).toEqual([]);
	});
	it.each(gameIds)('in the sample of %s pieces move where a board is shared', async (id) => {
		const game = await loadGame(id);
		const sample = await loadSample(id);
		if (!sample) throw new Error('no sample');
		const { line } = replay(game, sample);
		const drawn = sheetOf(game, line.setup);
		const count = line.moves.reduce(
			(sum, _, n) =>
				sum + journeysOf(drawn, game.pencil(line.states[n]), game.pencil(line.states[n + 1])).length,
			0
		);
		if (drawn.per === 'table') expect(count).toBeGreaterThan(3);
		else expect(count).toBe(0);
	});
});
