/** The store on a real database: what was written is there, and nothing else. */
import type { Page } from '@playwright/test';
import type { TableRow } from '../src/lib/store/database.ts';
import { storePage } from './store-page/open.ts';
import { ADDRESS, serveStore } from './store-page/serve.ts';
import { expect, test } from './watchful.ts';

test.beforeEach(({ context }) => serveStore(context));

test('a table of every game comes back move by move, with what was undone', async ({ context }) => {
	const page = await storePage(context);
	const games = await page.evaluate(() => window.store.games);
	expect(games).toBeGreaterThan(0);
	for (let game = 0; game < games; game++) {
		const result = await page.evaluate(async (game) => {
			const { store } = window;
			const table = await store.played(game, 12);
			const cache = { thumb: 'M0 0', next: null, over: false };
			const id = await store.createTable({ ...table, moves: [] }, cache);
			for (const [revision, move] of table.moves.entries()) {
				const written = await store.appendMoves(id, revision, [move], cache);
				if (!written.ok) throw new Error(written.message ?? written.why);
			}
			const undone = await store.moveCursor(id, table.moves.length, 5, cache);
			const opened = await store.openTable(id);
			const appended = await store.appendMoves(id, table.moves.length + 1, table.moves.slice(5, 6), cache);
			return { table, undone, opened, appended, after: await store.openTable(id) };
		}, game);
		const { table, opened, after } = result;
		expect(table.moves.length).toBeGreaterThan(6);
		expect(result.undone).toEqual({ ok: true, revision: table.moves.length + 1 });
		expect(opened).toMatchObject({
			kind: 'ok',
			saved: { table: { ...table, moves: table.moves.slice(0, 5) }, redo: table.moves.slice(5) }
		});
		expect(after).toMatchObject({
			kind: 'ok',
			saved: { table: { ...table, moves: table.moves.slice(0, 6) }, redo: [] }
		});
	}
	expect(await page.evaluate(() => window.store.openTable('nothing'))).toEqual({ kind: 'missing' });
});

test('a write that lost the race changes nothing and says so', async ({ context }) => {
	const page = await storePage(context);
	const result = await page.evaluate(async () => {
		const { store } = window;
		const table = await store.played(0, 8);
		const cache = { thumb: '', next: null, over: false };
		const id = await store.createTable({ ...table, moves: table.moves.slice(0, 4) }, cache);
		const first = await store.appendMoves(id, 0, table.moves.slice(4, 5), cache);
		const lost = await store.appendMoves(id, 0, table.moves.slice(4, 8), cache);
		const lostUndo = await store.moveCursor(id, 0, 0, cache);
		const gone = await store.appendMoves('nothing', 0, table.moves, cache);
		const beyond = await store.moveCursor(id, 1, 99, cache);
		return { table, first, lost, lostUndo, gone, beyond, opened: await store.openTable(id) };
	});
	expect(result.first).toEqual({ ok: true, revision: 1 });
	for (const refused of [result.lost, result.lostUndo])
		expect(refused).toEqual({ ok: false, why: 'conflict' });
	expect(result.gone).toEqual({ ok: false, why: 'gone' });
	expect(result.beyond).toEqual({ ok: false, why: 'broken', message: 'no move 99 among 5' });
	expect(result.opened).toMatchObject({
		kind: 'ok',
		saved: { revision: 1, redo: [], table: { moves: result.table.moves.slice(0, 5) } }
	});
});

test('two tabs write at the same time, forty times: one of them is accepted, the other is told, and nothing is lost', async ({
	context
}) => {
	const tabs = [await storePage(context), await storePage(context)] as const;
	const [first] = tabs;
	const id = await first.evaluate(async () => {
		const table = await window.store.played(0, 1);
		return window.store.createTable({ ...table, moves: [] }, { thumb: '', next: null, over: false });
	});
	/** Reads the table and decides what to do there, but does not write yet. */
	const decide = (page: Page, seed: number) =>
		page.evaluate(
			async ([id, seed]) => {
				const { store } = window;
				const opened = await store.openTable(id);
				if (opened.kind !== 'ok') throw new Error(opened.kind);
				const { line, revision } = opened.saved;
				return { revision, move: store.anyMove(line, store.seeded(seed)) };
			},
			[id, seed] as const
		);
	const write = (page: Page, { revision, move }: Awaited<ReturnType<typeof decide>>) =>
		page.evaluate(
			([id, revision, move]) =>
				window.store.appendMoves(id, revision, [move!], { thumb: '', next: null, over: false }),
			[id, revision, move] as const
		);
	const accepted: unknown[] = [];
	for (let round = 0; round < 40; round++) {
		const decided = await Promise.all(tabs.map((tab, n) => decide(tab, 2 * round + n)));
		expect(decided.map(({ revision }) => revision)).toEqual([round, round]);
		expect(decided.every(({ move }) => move)).toBe(true);
		const written = await Promise.all(tabs.map((tab, n) => write(tab, decided[n]!)));
		const winner = written.findIndex(({ ok }) => ok);
		expect(written[winner]).toEqual({ ok: true, revision: round + 1 });
		expect(written[1 - winner]).toEqual({ ok: false, why: 'conflict' });
		accepted.push(decided[winner]!.move);
	}
	const opened = await first.evaluate((id) => window.store.openTable(id), id);
	expect(opened).toMatchObject({ kind: 'ok', saved: { table: { moves: accepted } } });
});

test('a second tab is told of each write, and of the deletion', async ({ context }) => {
	const [a, b] = [await storePage(context), await storePage(context)];
	const id = await a.evaluate(async () => {
		const table = await window.store.played(0, 1);
		return window.store.createTable({ ...table, moves: [] }, { thumb: '', next: null, over: false });
	});
	await b.evaluate((id) => {
		const seen: (number | null)[] = [];
		Object.assign(window, { seen });
		window.store.watchTable(id, (revision) => seen.push(revision));
	}, id);
	const seen = () => b.evaluate(() => (window as unknown as { seen: (number | null)[] }).seen);
	await expect.poll(seen).toEqual([0]);
	await a.evaluate(async (id) => {
		const { moves } = await window.store.played(0, 1);
		await window.store.appendMoves(id, 0, moves, { thumb: '', next: null, over: false });
	}, id);
	await expect.poll(seen).toEqual([0, 1]);
	await a.evaluate(async (id) => {
		const restore = await window.store.deleteTable(id);
		Object.assign(window, { restore });
	}, id);
	await expect.poll(seen).toEqual([0, 1, null]);
	await a.evaluate(() => (window as unknown as { restore: () => Promise<void> }).restore());
	await expect.poll(seen).toEqual([0, 1, null, 1]);
	const opened = await b.evaluate((id) => window.store.openTable(id), id);
	expect(opened).toMatchObject({ kind: 'ok', saved: { revision: 1, table: { moves: [{}] } } });
});

test('5,000 tables are listed a page at a time, each once, the last touched first', async ({ context }) => {
	const page = await storePage(context);
	const result = await page.evaluate(async () => {
		const { store } = window;
		const { moves, ...setup } = await store.played(0, 1);
		const rows = Array.from({ length: 5000 }, (_, n): TableRow => ({
			...setup,
			id: `t${String(n).padStart(4, '0')}`,
			created: 1,
			// many were touched in the same millisecond
			touched: 1000 + Math.floor(n / 7),
			over: n % 3 === 0 ? 1 : 0,
			thumb: 'M0 0h1v1z',
			next: null,
			length: moves.length,
			logged: moves.length,
			revision: 0
		}));
		await store.database.plays.bulkAdd(rows);
		const seen: string[] = [];
		let before: { touched: number; id: string } | undefined;
		let pages = 0;
		for (;;) {
			const { tables, more } = await store.listTables({
				finished: false,
				limit: 24,
				...(before && { before })
			});
			pages++;
			seen.push(...tables.map(({ id }) => id));
			before = tables.at(-1);
			if (!more) break;
		}
		const wanted = rows
			.filter(({ over }) => over === 0)
			.map(({ id }) => id)
			.reverse();
		return { seen, wanted, pages, counted: await store.countTables() };
	});
	expect(result.seen).toEqual(result.wanted);
	expect(result.pages).toBe(Math.ceil(result.wanted.length / 24));
	expect(result.counted).toEqual({ running: result.wanted.length, finished: 5000 - result.wanted.length });
});

test('a damaged table is told from the others, which open as ever', async ({ context }) => {
	const page = await storePage(context);
	const result = await page.evaluate(async () => {
		const { store } = window;
		const table = await store.played(0, 10);
		const make = () => store.createTable(table, { thumb: '', next: null, over: false });
		const [whole, gap, foreign, setup, cursor] = [
			await make(),
			await make(),
			await make(),
			await make(),
			await make()
		];
		const { plays, moves } = store.database;
		await moves.delete([gap, 4]);
		await moves.put({ table: foreign, at: 2, move: { do: 'fly' } });
		await plays.update(setup, { players: 'nobody' });
		await plays.update(cursor, { length: 11 });
		const all = { whole, gap, foreign, setup, cursor };
		const opened: Record<string, unknown> = {};
		for (const [name, id] of Object.entries(all)) {
			const found = await store.openTable(id);
			opened[name] = found.kind === 'damaged' ? found.why.path : found.kind;
		}
		const { tables } = await store.listTables({ finished: false, limit: 9 });
		return { opened, listed: tables.length };
	});
	expect(result.opened).toEqual({
		whole: 'ok',
		gap: 'moves[4]',
		foreign: 'moves[2].do',
		setup: 'players',
		cursor: 'moves[10]'
	});
	expect(result.listed).toBe(5);
});

test('names are remembered, the last players first', async ({ context }) => {
	const page = await storePage(context);
	const names = await page.evaluate(async () => {
		const { store } = window;
		await store.rememberNames(['Ana', 'Bo']);
		await new Promise((done) => setTimeout(done, 10));
		await store.rememberNames(['Chloé', ' Ana ']);
		return store.knownNames();
	});
	expect(names).toEqual(['Chloé', 'Ana', 'Bo']);
});

test('an older page stops writing when a newer version has taken the database over', async ({ context }) => {
	const page = await storePage(context);
	const result = await page.evaluate(async () => {
		const { store } = window;
		const table = await store.played(0, 3);
		const cache = { thumb: '', next: null, over: false };
		const id = await store.createTable({ ...table, moves: [] }, cache);
		let told = 0;
		store.onOutdated(() => told++);
		// what a newer version does when it opens
		const newer = await new Promise<IDBDatabase>((done, failed) => {
			const request = indexedDB.open('pipsheet', 10_000);
			request.onsuccess = () => {
				done(request.result);
			};
			request.onerror = () => {
				failed(request.error ?? new Error('not opened'));
			};
		});
		const written = await store.appendMoves(id, 0, table.moves, cache);
		newer.close();
		const later = await store.appendMoves(id, 0, table.moves, cache);
		return { told, written, later };
	});
	expect(result).toMatchObject({
		told: 1,
		written: { ok: false, why: 'newer-version' },
		later: { ok: false, why: 'newer-version' }
	});
	// and one that starts afterwards does not even open it
	const late = await storePage(context);
	const refused = await late.evaluate(async () => {
		try {
			await window.store.listTables({ finished: false, limit: 1 });
			return null;
		} catch (error) {
			return { why: (error as { why?: unknown }).why, outdated: window.store.isOutdated() };
		}
	});
	expect(refused).toEqual({ why: 'newer-version', outdated: true });
});

test('a full disk is said, and nothing is half written', async ({ context }) => {
	const page = await storePage(context);
	const devtools = await context.newCDPSession(page);
	// before the first write: Chromium remembers for a while how much room there was
	await devtools.send('Storage.overrideQuotaForOrigin', {
		origin: new URL(ADDRESS).origin,
		quotaSize: 3_000_000
	});
	const setup = await page.evaluate(async () => {
		const { store } = window;
		const table = await store.played(0, 5);
		const id = await store.createTable(table, { thumb: '', next: null, over: false });
		return { id, table };
	});
	const full = await page.evaluate(async ({ id, table }) => {
		const { store } = window;
		const big = { thumb: 'M0 0'.repeat(2_000_000), next: null, over: false };
		const written = await store.appendMoves(id, 0, table.moves.slice(0, 1), big);
		const created = await store
			.createTable(table, big)
			.catch((error: unknown) => (error as { why: string }).why);
		return { written, created, opened: await store.openTable(id) };
	}, setup);
	expect(full.written).toMatchObject({ ok: false, why: 'full' });
	expect(full.created).toBe('full');
	expect(full.opened).toMatchObject({ kind: 'ok', saved: { revision: 0, table: setup.table } });
	await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(ADDRESS).origin });
	const again = await page.evaluate(
		({ id, table }) =>
			window.store.appendMoves(id, 0, table.moves.slice(0, 1), { thumb: '', next: null, over: false }),
		setup
	);
	expect(again).toEqual({ ok: true, revision: 1 });
});

test('a connection that the browser has closed is opened again, and the write is done once', async ({
	context
}) => {
	const page = await storePage(context);
	const result = await page.evaluate(async () => {
		const { store } = window;
		const table = await store.played(0, 3);
		const cache = { thumb: '', next: null, over: false };
		const id = await store.createTable({ ...table, moves: [] }, cache);
		// what a phone does to a page in the background
		store.database.backendDB().close();
		const written = await store.appendMoves(id, 0, table.moves.slice(0, 1), cache);
		store.database.backendDB().close();
		const opened = await store.openTable(id);
		return { written, opened, moves: table.moves };
	});
	expect(result.written).toEqual({ ok: true, revision: 1 });
	expect(result.opened).toMatchObject({
		kind: 'ok',
		saved: { revision: 1, table: { moves: result.moves.slice(0, 1) } }
	});
});

test('a database that is deleted under a page: the table is gone, not changed elsewhere, and a new one can be kept', async ({
	context
}) => {
	const page = await storePage(context);
	const result = await page.evaluate(async () => {
		const { store } = window;
		const table = await store.played(0, 3);
		const cache = { thumb: '', next: null, over: false };
		const id = await store.createTable({ ...table, moves: [] }, cache);
		await new Promise((done, failed) => {
			const deleting = indexedDB.deleteDatabase('pipsheet');
			deleting.onsuccess = done;
			deleting.onerror = failed;
		});
		const written = await store.appendMoves(id, 0, table.moves, cache);
		const anew = await store.createTable(table, cache);
		const opened = await store.openTable(anew);
		return { written, kind: opened.kind };
	});
	expect(result).toEqual({ written: { ok: false, why: 'gone' }, kind: 'ok' });
});
