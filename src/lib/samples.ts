/** A complete table of each game to look at, and to learn on. Loaded when somebody asks; a test compares the folder with the registry. */
import { readTable } from './read-table.ts';
import type { Table } from './table/record.ts';

const files = import.meta.glob<unknown>('./samples/*.json', { import: 'default' });

export const sampleGames: readonly string[] = Object.keys(files).map((path) =>
	path.slice('./samples/'.length, -'.json'.length)
);

/** Through the one door, like anything that was not just played; null for a game without one. */
export async function loadSample(game: string): Promise<Table | null> {
	const parsed = await readTable(await files[`./samples/${game}.json`]?.());
	return parsed.ok ? parsed.value : null;
}
