/** What leaves as a file comes back the same, and what comes from elsewhere is never trusted. */
import { RULES } from '../src/lib/table/rules.ts';
import { hostileFiles } from './store-page/hostile.ts';
import { storePage } from './store-page/open.ts';
import { serveStore } from './store-page/serve.ts';
import { expect, test } from './watchful.ts';

test.beforeEach(({ context }) => serveStore(context));

test('a backup brings back every table of every game, with what was undone', async ({ context }) => {
	const page = await storePage(context);
	const result = await page.evaluate(async () => {
		const { store } = window;
		const cache = { thumb: '', next: null, over: false };
		const origins = [{ kind: 'paper' }, { kind: 'corrected', table: 'abcdefgh23', at: 12 }] as const;
		const before: unknown[] = [];
		const ids: string[] = [];
		const told = async (id: string) => {
			const opened = await store.openTable(id);
			if (opened.kind !== 'ok') return opened.kind;
			const { table, redo, origin } = opened.saved;
			return { table, redo, origin };
		};
		for (let game = 0; game < store.games; game++) {
			const table = await store.played(game, 12, 7);
			const id = await store.createTable(
				{ ...table, moves: table.moves.slice(0, 8) },
				cache,
				table.moves.slice(8),
				origins[game]
			);
			ids.push(id);
			before.push(await told(id));
		}
		// one is finished, one breaks an edition rule, and neither is played on
		const entered = { name: 'Ours', origin: 'entered' } as const;
		await store.createEdition({ ...entered, game: 'fight-the-virus', facts: { progress: 12 } });
		await store.createEdition({ ...entered, game: 'fight-the-virus', facts: { analysis: ['o.o'] } });
		const shelf = await store.listEditions();
		const { file, count } = await store.exportTables(null, new Date(0), () => undefined);
		for (const id of ids) await store.deleteTable(id);
		for (const { id } of shelf) await store.deleteEdition(id);
		const inspected = await store.inspect(file, 0, () => undefined);
		if (!inspected.ok) throw new Error('refused');
		const choices = { longer: 'skip', different: 'skip', parts: false } as const;
		const imported = await store.bringIn(inspected.candidates, choices, () => undefined);
		const brought = await store.bringEditions(inspected.editions);
		const after = await Promise.all(ids.map(told));
		const again = await store.inspect(file, 0, () => undefined);
		const relations = again.ok
			? [...again.candidates, ...again.editions].map(({ relation }) => relation)
			: [];
		const shelfAfter = await store.listEditions();
		const { tables } = await store.listTables({ finished: false, limit: 99 });
		return {
			before,
			after,
			count,
			imported,
			brought,
			shelf,
			shelfAfter,
			relations,
			thumbs: tables.map(({ thumb }) => thumb)
		};
	});
	expect(result.after).toEqual(result.before);
	expect(result.after.slice(0, 2)).toMatchObject([
		{ origin: { kind: 'paper' } },
		{ origin: { kind: 'corrected', table: 'abcdefgh23', at: 12 } }
	]);
	expect(result.imported).toEqual({ added: result.count, replaced: 0, skipped: 0, stopped: null });
	expect(result.brought).toEqual({ editions: 2, stopped: null });
	expect(result.shelfAfter).toEqual(result.shelf);
	expect(new Set(result.relations)).toEqual(new Set(['same']));
	expect(result.thumbs.every(Boolean)).toBe(true);
});

test('duplicates are recognised, and nothing is overwritten unless that was chosen', async ({ context }) => {
	const page = await storePage(context);
	const result = await page.evaluate(async (rules) => {
		const { store } = window;
		const cache = { thumb: '', next: null, over: false };
		const table = await store.played(0, 14, 3);
		const other = await store.played(0, 14, 4);
		const upTo = (n: number, of = table) => ({ ...of, moves: of.moves.slice(0, n) });
		const entry = (id: string, t: typeof table) => ({ id, created: 1, touched: 2, rules, table: t });
		const file = (...tables: unknown[]) =>
			new Blob([JSON.stringify({ pipsheet: 'backup', version: 2, made: '2026-01-01T00:00:00Z', tables })]);
		const look = async (blob: Blob) => {
			const inspected = await store.inspect(blob, 0, () => undefined);
			if (!inspected.ok) throw new Error('refused');
			return inspected.candidates;
		};
		const id = await store.createTable(upTo(8), cache, [], { kind: 'paper' });
		const relation = async (t: typeof table, as = id) => (await look(file(entry(as, t))))[0]?.relation;
		const relations = {
			same: await relation(upTo(8)),
			copyUnderAnotherId: await relation(upTo(8), 'otherother'),
			longer: await relation(upTo(12)),
			older: await relation(upTo(3)),
			different: await relation(other),
			otherPeople: await relation({ ...upTo(8), players: ['Zoe', 'Yan'] }),
			new: await relation(other, 'otherother'),
			twiceInOneFile: (await look(file(entry('twicetwice', other), entry('twicetwice', upTo(4))))).map(
				(candidate) => candidate.relation
			)
		};
		const longer = await look(file(entry(id, upTo(12))));
		const bring = (choice: 'skip' | 'both' | 'replace') =>
			store.bringIn(longer, { longer: choice, different: choice, parts: false }, () => undefined);
		const lengths = async () =>
			(await store.listTables({ finished: false, limit: 9 })).tables.map(({ length }) => length).sort();
		const steps = {
			skip: [await bring('skip'), await lengths()],
			both: [await bring('both'), await lengths()],
			replace: [await bring('replace'), await lengths()],
			// it has changed since it was compared: then both are kept
			stale: [await bring('replace'), await lengths()]
		};
		const replaced = await store.openTable(id);
		return { relations, steps, origin: replaced.kind === 'ok' ? replaced.saved.origin : null };
	}, RULES);
	expect(result.relations).toEqual({
		same: 'same',
		copyUnderAnotherId: 'same',
		longer: 'longer',
		older: 'older',
		different: 'different',
		otherPeople: 'different',
		new: 'new',
		twiceInOneFile: ['new', 'different']
	});
	// a file of an earlier version does not say where it came from, but the table here does
	expect(result.origin).toEqual({ kind: 'paper' });
	const counts = { added: 0, replaced: 0, skipped: 0, stopped: null };
	expect(result.steps).toEqual({
		skip: [{ ...counts, skipped: 1 }, [8]],
		both: [{ ...counts, added: 1 }, [12, 8]],
		replace: [{ ...counts, replaced: 1 }, [12, 12]],
		stale: [{ ...counts, added: 1 }, [12, 12, 12]]
	});
});

test('300 malformed and hostile files: refused with a reason, or only what stands is kept', async ({
	context
}) => {
	const page = await storePage(context);
	const seed = await page.evaluate(async () => {
		const { store } = window;
		const table = await store.played(0, 12, 5);
		const id = await store.createTable(table, { thumb: '', next: null, over: false });
		const { file } = await store.exportTables([id], new Date(0), () => undefined);
		return { id, table, file: await file.text() };
	});
	const files = hostileFiles(seed.file);
	expect(files.length).toBe(300);
	const outcomes = { refused: 0, nothingKept: 0, partKept: 0 };
	const found = await page.evaluate(
		async ([files, id]) => {
			const { store } = window;
			const choices = { longer: 'both', different: 'both', parts: true } as const;
			const results = [];
			for (const base64 of files) {
				const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
				const inspected = await store.inspect(new Blob([bytes]), 0, () => undefined);
				if (!inspected.ok) {
					const { refusal } = inspected;
					const why = refusal.why === 'fault' ? refusal.fault.say.key : refusal.why;
					results.push({ kind: 'refused', why } as const);
					continue;
				}
				const { added } = await store.bringIn(inspected.candidates, choices, () => undefined);
				const damaged = added > 0 ? await store.findDamaged(() => undefined) : [];
				const kept = (await store.database.plays.toCollection().primaryKeys()).filter((key) => key !== id);
				for (const key of kept) await store.deleteTable(key);
				const reasons = inspected.candidates.map(({ relation, fault }) => fault?.say.key ?? relation);
				results.push({ kind: 'read', added, damaged: damaged.length, kept: kept.length, reasons } as const);
			}
			return results;
		},
		[files.map(({ bytes }) => Buffer.from(bytes).toString('base64')), seed.id] as const
	);
	for (const [n, outcome] of found.entries()) {
		const name = files[n]?.name ?? '';
		if (outcome.kind === 'refused') {
			expect(outcome.why, name).toBeTruthy();
			outcomes.refused++;
			continue;
		}
		expect(outcome.damaged, name).toBe(0);
		expect(outcome.kept, name).toBe(outcome.added);
		expect(outcome.reasons, name).not.toContain('new');
		outcomes[outcome.added ? 'partKept' : 'nothingKept']++;
	}
	test.info().annotations.push({ type: 'figures', description: JSON.stringify(outcomes) });
	expect(outcomes.refused).toBeGreaterThan(50);
	expect(outcomes.partKept).toBeGreaterThan(10);
	const opened = await page.evaluate(async (id) => {
		const found = await window.store.openTable(id);
		return found.kind === 'ok' ? found.saved.table : found.kind;
	}, seed.id);
	expect(opened).toEqual(seed.table);
});

test('what stands of a damaged table becomes a new one', async ({ context }) => {
	const page = await storePage(context);
	const result = await page.evaluate(async () => {
		const { store } = window;
		const cache = { thumb: '', next: null, over: false };
		const table = await store.played(0, 10, 9);
		const [well, gap, illegal, lost] = [
			await store.createTable(table, cache),
			await store.createTable(table, cache),
			await store.createTable(table, cache),
			await store.createTable(table, cache)
		];
		await store.database.moves.delete([gap, 6]);
		for (const move of table.moves) {
			// one of them cannot follow the first three
			await store.database.moves.put({ table: illegal, at: 3, move });
			const opened = await store.openTable(illegal);
			if (opened.kind === 'ok' && opened.saved.refused) break;
		}
		const refused = await store.openTable(illegal);
		await store.database.plays.update(lost, { game: 'chess' });
		const found = await store.findDamaged(() => undefined);
		const rescued: Record<string, unknown> = {};
		for (const { id } of found) {
			const saved = await store.rescue(id);
			const opened = saved === null ? null : await store.openTable(saved);
			rescued[id] = opened?.kind === 'ok' ? opened.saved.table.moves.length : null;
		}
		const stands = refused.kind === 'ok' ? refused.saved : null;
		return {
			ids: { gap, lost, well },
			found,
			rescued,
			refused: stands && {
				at: stands.refused?.at,
				stands: stands.table.moves.length,
				later: stands.refused?.later.length
			}
		};
	});
	const { gap, lost } = result.ids;
	const saveable = Object.fromEntries(result.found.map(({ id, saveable: moves }) => [id, moves]));
	expect(saveable).toEqual({ [gap]: 6, [lost]: null });
	expect(result.rescued).toEqual({ [gap]: 6, [lost]: null });
	// what today's rules refuse is no damage: the table opens as it was before, and nothing of it is cut
	expect(result.refused).toEqual({ at: 3, stands: 3, later: 7 });
});
