/** Finished games from the vectors that the codec has not learnt from: what a typical code is measured with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { textOf } from '../../src/lib/table/same.ts';
import { replay, stateOf } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import { parseTable } from '../../src/lib/table/parse.ts';
import type { Table } from '../../src/lib/table/record.ts';
import { primed } from '../kit/primed.ts';

/** Shorter ones were called off, or made to show something else. */
const FEWEST_MOVES = 60;

export function finishedGames(game: AnyGame): readonly Table[] {
	const file = join(import.meta.dirname, '../vectors', `${game.id}.jsonl`);
	const learnt = new Set(
		primed(game)
			.primers.flat()
			.map(({ moves }) => textOf(moves))
	);
	const found = new Map<string, Table>();
	for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
		const { request } = JSON.parse(line) as { request?: { table?: unknown } };
		const parsed = parseTable({ ids: [game.id], get: () => game }, request?.table);
		if (!parsed.ok || parsed.value.moves.length < FEWEST_MOVES) continue;
		const { line: played, stopped } = replay(game, parsed.value);
		const text = textOf(parsed.value.moves);
		if (!stopped && game.over(stateOf(played)) && !learnt.has(text)) found.set(text, parsed.value);
	}
	return [...found.values()];
}

/** What everybody would do first: JSON, the usual compression at its best, and the usual letters. */
export const usually = {
	write: (table: Table): string =>
		deflateRawSync(Buffer.from(JSON.stringify(table)), { level: 9 }).toString('base64url'),
	read: (text: string): unknown => JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString())
};

export const median = (numbers: readonly number[]): number =>
	[...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
