/** Backup, settings and self-check on the real screens, most of it without a server. */
import type { Page } from '@playwright/test';
import { keptOf, tableOf } from './kept.ts';
import { letMonkeyPlay, playMoves, startTable, stopMonkey } from './monkey.ts';
import { builtApp, readyForOffline, serve, type Server } from './servers.ts';
import { expectAccessible } from './table.ts';
import { expect, test } from './watchful.ts';

let server: Server;
test.beforeEach(async () => {
	server = await serve(builtApp);
});
test.afterEach(() => server.kill());

const at = (path: string): string => new URL(path, server.address).href;

interface Backup {
	tables: { id: string; touched: number; table: { players: string[]; moves: unknown[] } }[];
}

async function savedFile(page: Page, address: string): Promise<Backup> {
	await page.goto(address);
	const download = page.waitForEvent('download');
	await page.locator('button:has-text("file")').first().click();
	const stream = await (await download).createReadStream();
	let text = '';
	for await (const chunk of stream) text += String(chunk);
	return JSON.parse(text) as Backup;
}

const fileOf = (backup: Backup) => ({
	name: 'backup.json',
	mimeType: 'application/json',
	buffer: Buffer.from(JSON.stringify(backup))
});

async function playedTable(page: Page): Promise<string> {
	await startTable(page, server.address);
	await playMoves(page, 3);
	return tableOf(page);
}

test.describe('offline', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a new game can be begun, played, saved and brought back after the server is gone', async ({
		page
	}) => {
		await page.goto(server.address);
		await readyForOffline(page);
		await server.kill();
		const id = await playedTable(page);
		const before = await keptOf(page, id);
		const backup = await savedFile(page, at(`backup/?table=${id}`));
		expect(backup.tables.map((entry) => entry.id)).toEqual([id]);
		expect(backup.tables[0]?.table.moves).toEqual(before.log);
		await page.locator('input[type="file"]').setInputFiles(fileOf(backup));
		await expect(page.locator('[data-relation="same"]')).toBeVisible();
	});
});

test('names from a file are text and nothing else', async ({ page }) => {
	const id = await playedTable(page);
	const backup = await savedFile(page, at(`backup/?table=${id}`));
	const [entry] = backup.tables;
	if (!entry) throw new Error('nothing was saved');
	const names = ['<img src=x onerror=hacked=1>', '{{7*7}}<script>hacked=1'];
	entry.id = 'hostile000';
	entry.table.players = entry.table.players.map((_, seat) => names[seat] ?? '"><svg onload=hacked=1>');
	await page.locator('input[type="file"]').setInputFiles(fileOf(backup));
	await page.locator('[data-relation="new"] summary').click();
	await expect(page.locator('[data-relation="new"]')).toContainText('<img src=x');
	await expectAccessible(page);
	await page.locator('[data-relation="new"] ~ .row button.primary').click();
	await expect(page.locator('[data-brought]')).not.toBeEmpty();
	for (const path of ['', 'table/?id=hostile000', 'settings/', 'new/']) {
		await page.goto(at(path));
		await expect(page.locator('h1').first()).not.toBeEmpty();
	}
	await page.goto(server.address);
	await expect(page.getByText('<img src=x').first()).toBeVisible();
	expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
	await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0);
});

test('a backup of 5,000 tables goes through with progress, and so does counting them in history', async ({
	page
}) => {
	const id = await playedTable(page);
	const backup = await savedFile(page, at(`backup/?table=${id}`));
	const [entry] = backup.tables;
	if (!entry) throw new Error('nothing was saved');
	const tables = Array.from({ length: 5000 }, (_, n) => ({
		...entry,
		id: `many${String(n).padStart(6, '0')}`,
		touched: entry.touched + n,
		table: { ...entry.table, players: entry.table.players.map((name) => `${name} ${n}`) }
	}));
	const noteProgress = () => {
		const seen = new Set<number>();
		Object.assign(window, { seen });
		new MutationObserver(() => {
			const value = document.querySelector('progress')?.value;
			if (value !== undefined) seen.add(value);
		}).observe(document, { subtree: true, childList: true, attributes: true });
	};
	await page.evaluate(noteProgress);
	const forget = () =>
		page.evaluate(() => {
			const { seen } = window as unknown as { seen: Set<number> };
			const { size } = seen;
			seen.clear();
			return size;
		});
	const whole = { timeout: 120_000 };
	await page.locator('input[type="file"]').setInputFiles(fileOf({ ...backup, tables }));
	await page.locator('[data-relation="new"]').waitFor(whole);
	// the first and the last step are always told, what is between them depends on the machine
	expect(await forget()).toBeGreaterThanOrEqual(2);
	await page.locator('[data-relation] ~ .row button.primary').click();
	await expect(page.locator('[data-brought]')).toContainText('5,000', whole);
	expect(await forget()).toBeGreaterThanOrEqual(2);
	await page.goto(server.address);
	await expect(page.locator('h1').first()).not.toBeEmpty();
	await expect(page.getByText('4999').first()).toBeVisible();

	await page.addInitScript(noteProgress);
	const counting = page.waitForEvent('worker');
	await page.goto(at('history/'));
	await counting;
	await expect(page.locator('[data-history=shown]')).toBeVisible(whole);
	expect(await forget()).toBeGreaterThanOrEqual(2);
	await expect(page.locator('dl div', { hasText: 'Tables' }).locator('dd')).toHaveText('5,001');
});

test('a damaged table is found with what can be saved, and the others are untouched', async ({ page }) => {
	const id = await playedTable(page);
	const well = await playedTable(page);
	const kept = await keptOf(page, well);
	await page.evaluate(
		(id) =>
			new Promise((done) => {
				const opening = indexedDB.open('pipsheet');
				opening.onsuccess = () => {
					const writing = opening.result.transaction('moves', 'readwrite');
					writing.objectStore('moves').put({ table: id, at: 1, move: { do: 'fly' } });
					writing.oncomplete = done;
				};
			}),
		id
	);
	await page.goto(at(`table/?id=${id}`));
	await page.locator(`a[href*="backup/?table=${id}"]`).click();
	const card = page.locator(`[data-damaged="${id}"]`);
	await expect(card).toBeVisible();
	await expect(page.locator('[data-damaged]')).toHaveCount(1);
	await expectAccessible(page);
	await card.locator('button.primary').click();
	await card.locator('a.primary').click();
	await expect(page.locator('.play')).toHaveAttribute('data-moves', '1');
	await page.goto(at(`table/?id=${well}`));
	await expect(page.locator('.play')).toHaveAttribute('data-moves', String(kept.length));
});

/** In the page: fills what is left of the room, to the last half kilobyte. */
async function fillUp(): Promise<void> {
	const filler = await new Promise<IDBDatabase>((done) => {
		const opening = indexedDB.open('filler', 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore('bytes', { autoIncrement: true });
		opening.onsuccess = () => {
			done(opening.result);
		};
	});
	const put = (size: number): Promise<boolean> =>
		new Promise((done) => {
			const writing = filler.transaction('bytes', 'readwrite');
			writing.objectStore('bytes').put(crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536))));
			for (let more = 65_536; more < size; more += 65_536) {
				writing.objectStore('bytes').put(crypto.getRandomValues(new Uint8Array(65_536)));
			}
			writing.oncomplete = () => {
				done(true);
			};
			writing.onabort = () => {
				done(false);
			};
		});
	for (let size = 4_194_304; size >= 512; size /= 2) while (await put(size));
	filler.close();
}

test('a move that finds no room is said, not shown, and can be made once there is room', async ({
	page,
	context
}) => {
	const { origin } = new URL(server.address);
	const devtools = await context.newCDPSession(page);
	await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 40_000_000 });
	await startTable(page, server.address);
	const id = tableOf(page);
	await page.evaluate(fillUp);
	await letMonkeyPlay(page);
	await page.locator('[role="alert"] a[href*="backup"]').waitFor();
	await stopMonkey(page);
	const kept = await keptOf(page, id);
	await expect(page.locator('.play')).toHaveAttribute('data-moves', String(kept.length));
	expect(kept.log.length).toBe(kept.length);
	await devtools.send('Storage.overrideQuotaForOrigin', { origin });
	await page.reload();
	await expect(page.locator('.play')).toHaveAttribute('data-moves', String(kept.length));
	await playMoves(page, 1);
});

test.describe('offline', () => {
	test.use({ serviceWorkers: 'allow' });

	test('the language is changed and stays; the self-check reports without names', async ({
		page,
		context
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		const id = await playedTable(page);
		expect(id).not.toBe('');
		await page.goto(at('settings/'));
		await page.getByLabel('Language').selectOption('de');
		await expect(page.locator('h1')).toHaveText('Einstellungen');
		await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /manifest\.de\.webmanifest$/);
		await page.reload();
		await expect(page.locator('html')).toHaveAttribute('lang', 'de');
		await expect(page.locator('h1')).toHaveText('Einstellungen');
		await readyForOffline(page);
		await page.goto(at('selfcheck/'));
		await expect(page.locator('dl .line').nth(3)).toHaveAttribute('data-good', 'true');
		await page.locator('button.primary').click();
		await expect(page.locator('[aria-live]').filter({ hasText: 'Kopiert' })).toBeVisible();
		const report = await page.evaluate(() => navigator.clipboard.readText());
		expect(report.split('\n').length).toBe(10);
		const players = await page.evaluate(
			(id) =>
				new Promise<string[]>((done) => {
					const opening = indexedDB.open('pipsheet');
					opening.onsuccess = () => {
						const reading = opening.result.transaction('plays').objectStore('plays').get(id) as IDBRequest<{
							players: string[];
						}>;
						reading.onsuccess = () => {
							done(reading.result.players);
						};
					};
				}),
			id
		);
		for (const name of players) expect(report).not.toContain(name);
	});
});

test('settings, privacy and self-check are accessible in both themes, and a chosen theme stays', async ({
	page
}) => {
	for (const path of ['privacy/', 'selfcheck/', 'backup/', 'settings/']) {
		await page.goto(at(path));
		await expect(page.locator('h1')).not.toBeEmpty();
		await expect(page.locator('[aria-busy]')).toHaveCount(0);
		await expectAccessible(page);
	}
	await page.getByRole('button', { name: 'Dark' }).click();
	await page.reload();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
});
