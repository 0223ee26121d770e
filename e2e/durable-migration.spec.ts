/**
 * Databases of every version so far, with real tables of every game, are opened by this one. A new version adds its
 * own database here (WRITE_DATABASE=1 npx playwright test durable-migration) and never changes the earlier ones.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MoveRow, NameRow, TableRow } from '../src/lib/store/database.ts';
import { VERSION } from '../src/lib/store/database.ts';
import { readOut, setUp, type Dump } from './store-page/databases.ts';
import { storePage } from './store-page/open.ts';
import { serveStore } from './store-page/serve.ts';
import { expect, test } from './watchful.ts';

const fileOf = (version: number): string =>
	fileURLToPath(new URL(`databases/version-${version}.json`, import.meta.url));

test.beforeEach(({ context }) => serveStore(context));

test('every version has left a database', async ({ context }) => {
	if (process.env['WRITE_DATABASE']) {
		const page = await storePage(context);
		await page.evaluate(async () => {
			const { store } = window;
			for (let game = 0; game < store.games; game++) {
				const { moves, ...setup } = await store.played(game, 9, 21);
				const cache = { thumb: '100 100|M0 0h9v9h-9z|', next: null, over: false };
				await store.createTable({ ...setup, moves: moves.slice(0, 7) }, cache, moves.slice(7));
			}
			const { game } = await store.played(0, 0);
			await store.createEdition({ game, name: 'Ours', facts: {}, origin: 'entered' });
			await store.rememberNames(['Ana', 'Bo']);
		});
		const dump = await page.evaluate(readOut);
		writeFileSync(fileOf(VERSION), `${JSON.stringify(dump, null, '\t')}\n`);
	}
	for (let version = 1; version <= VERSION; version++) {
		expect(existsSync(fileOf(version)), `version ${version}`).toBe(true);
	}
});

for (let version = 1; version <= VERSION; version++) {
	test(`a database of version ${version} is opened with everything in it, and played on`, async ({
		context
	}) => {
		const dump = JSON.parse(readFileSync(fileOf(version), 'utf8')) as Dump;
		expect(dump.version).toBe(version * 10);
		const rowsOf = (name: string) => dump.stores.find((store) => store.name === name)?.rows ?? [];
		const plays = rowsOf('plays') as TableRow[];
		const moves = rowsOf('moves') as MoveRow[];
		const page = await storePage(context);
		await page.evaluate(setUp, dump);
		for (const { id, length, logged, players, revision } of plays) {
			const result = await page.evaluate(async (id) => {
				const { store } = window;
				const opened = await store.openTable(id);
				if (opened.kind !== 'ok') return opened.kind === 'damaged' ? opened.why : opened.kind;
				const { table, redo, line, revision } = opened.saved;
				const move = redo[0] ?? store.anyMove(line, store.seeded(1));
				const cache = { thumb: '', next: null, over: false };
				const written = move && (await store.appendMoves(id, revision, [move], cache));
				return { table, redo, revision, written };
			}, id);
			const log = moves.filter(({ table }) => table === id).map(({ move }) => move);
			expect(log.length).toBe(logged);
			expect(result).toMatchObject({
				table: { players, moves: log.slice(0, length) },
				redo: log.slice(length),
				revision,
				written: { ok: true, revision: revision + 1 }
			});
		}
		const found = await page.evaluate(async () => ({
			names: await window.store.knownNames(),
			counted: await window.store.countTables(),
			editions: await window.store.listEditions()
		}));
		expect(found.names).toEqual(
			(rowsOf('names') as NameRow[]).sort((a, b) => b.used - a.used).map(({ name }) => name)
		);
		expect(found.counted.running).toBe(plays.length);
		expect(found.editions).toEqual(rowsOf('editions'));
		expect((await page.evaluate(readOut)).version).toBe(VERSION * 10);
	});
}
