/** The stamp of a table on the start page: the part of its sheet in which most was written. */
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '../../src/lib/games.ts';
import { loadSample } from '../../src/lib/samples.ts';
import { replay, sheetOf } from '../../src/lib/table/engine.ts';
import type { Sheet } from '../../src/lib/table/sheet.ts';
import { readThumb, stampOf } from '../../src/lib/table/thumb.ts';

const area = (id: string, y: number, side: number, seat?: number) => ({
	id,
	box: { x: 10, y, width: 2 * side, height: side },
	...(seat !== undefined && { seat }),
	cells: [0, 1].map((n) => ({ id: `${id}${n}`, box: { x: 10 + n * side, y, width: side, height: side } }))
});
const sheet = {
	areas: [area('small', 0, 4), area('large', 20, 9), area('theirs', 40, 20, 1)]
} as unknown as Sheet;
const marked = (...cells: readonly string[]) =>
	cells.map((cell) => ({ cell, marks: [{ kind: 'cross' }] as const }));

describe('a stamp', () => {
	it('shows the area with the most surface written on, never a part of somebody else', () => {
		const pencil = marked('small0', 'small1', 'large1', 'theirs0', 'theirs1');
		expect(stampOf(sheet, pencil, 0)).toBe('18 9|M0 0h9v9h-9zM9 0h9v9h-9z|M9 0h9v9h-9z');
		expect(stampOf(sheet, pencil, 1)).toMatch(/^40 20\|/);
	});
	it('draws loose things where they lie, and no strip because it is full', () => {
		const places = { red: [0, 3].map((x) => ({ x: x + 1, y: 1, side: 2 })) };
		const board = {
			areas: [
				{
					id: 'track',
					box: { x: 0, y: 0, width: 60, height: 6 },
					cells: [{ id: 'track', box: { x: 0, y: 0, width: 60, height: 6 } }]
				},
				{
					id: 'map',
					box: { x: 0, y: 0, width: 9, height: 9 },
					cells: [{ id: 'map', box: { x: 0, y: 0, width: 9, height: 9 }, places }]
				}
			]
		} as unknown as Sheet;
		const piece = { shape: 'square', letter: 'R', tone: 'red', count: 2 } as const;
		const lying = (at?: string) => [
			{ cell: 'map', marks: [{ kind: 'pieces', pieces: [{ ...piece, ...(at && { at }) }] }] as const },
			{ cell: 'track', marks: [{ kind: 'cross' }] as const }
		];
		expect(stampOf(board, lying('red'), 0)).toBe('9 9|M0 0h9v9h-9z|M1 1h2v2h-2zM4 1h2v2h-2z');
		expect(stampOf(board, lying(), 0)).toBe('9 9|M0 0h9v9h-9z|M2 2h5v5h-5z');
	});
	it('shows the first area of a sheet that is empty', () => {
		expect(stampOf(sheet, [], 0)).toBe('8 4|M0 0h4v4h-4zM4 0h4v4h-4z|');
	});
	it.each(gameIds)('of %s can be read, and something stands on it at the end', async (id) => {
		const game = await loadGame(id);
		const sample = await loadSample(id);
		if (!sample) throw new Error('no sample');
		const { line } = replay(game, sample);
		const thumb = readThumb(stampOf(sheetOf(game, line.setup), game.pencil(line.states.at(-1)), 0));
		expect(thumb?.filled).not.toBe('');
		expect(thumb?.filled).toBeDefined();
	});
});
