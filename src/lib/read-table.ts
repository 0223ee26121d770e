/** The one door with the game behind it loaded on demand: for files, codes, links and storage. */
import { gameIds, isGame, loadGame } from './games.ts';
import { parseTable } from './table/parse.ts';
import type { Table } from './table/record.ts';
import type { Parsed } from './table/shape.ts';

const nameOf = (data: unknown): string | null => {
	const id = (data as { game?: unknown } | null | undefined)?.game;
	return typeof id === 'string' && isGame(id) ? id : null;
};

export async function readTable(data: unknown): Promise<Parsed<Table>> {
	const id = nameOf(data);
	const game = id === null ? null : await loadGame(id);
	return parseTable(
		{
			ids: gameIds,
			get: (asked) => {
				if (game?.id !== asked) throw new Error(`"${asked}" was not loaded`);
				return game;
			}
		},
		data
	);
}
