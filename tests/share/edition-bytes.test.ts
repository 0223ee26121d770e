/** How many bytes an own edition adds to the code of its table: the figures of docs/formats.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableMessage } from '../../src/lib/share/message.ts';
import type { OwnEdition, Table } from '../../src/lib/table/record.ts';
import { games } from '../games.ts';
import { primed } from '../kit/primed.ts';
import { finishedGames, median } from './finished-games.ts';

const docs = readFileSync(join(import.meta.dirname, '../../docs/formats.md'), 'utf8');

/** The editions that the vectors put to the referee, each once, with those that no play could work with left out. */
function editionsOf(id: string): OwnEdition[] {
	const file = join(import.meta.dirname, '../vectors', `${id}-editions.jsonl`);
	const found = readFileSync(file, 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as { request: { table?: Table }; expect: object })
		.flatMap(({ request, expect: expected }) => ('error' in expected ? [] : [request.table?.sheet]))
		.filter((sheet): sheet is OwnEdition => typeof sheet === 'object');
	return [...new Map(found.map((sheet) => [JSON.stringify(sheet), sheet])).values()];
}

const NAME = 'The sheet we printed';

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	const [table] = finishedGames(game);
	const bytes = (sheet: Table['sheet']): number =>
		table ? tableMessage(primed(game), { ...table, sheet }).length : NaN;
	const added = (facts: OwnEdition['facts']): number => bytes({ name: NAME, facts }) - bytes('standard');

	it('the document says how long its editions are', () => {
		const some = editionsOf(id).map(({ facts }) => added(facts));
		expect(some.length).toBeGreaterThan(5);
		const row = `| \`${id}\` | ${added({})} | ${median(some)} | ${added(game.edition.standard)} |`;
		expect(docs).toContain(row);
	});
});
