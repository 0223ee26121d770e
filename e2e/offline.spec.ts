/** One visit, then the server is gone for good. */
import type { Page } from '@playwright/test';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '../src/lib/games.ts';
import { builtApp, keptFiles, pagesOf, readyForOffline, serve } from './servers.ts';
import { expect, test } from './watchful.ts';

test.use({ serviceWorkers: 'allow' });

const pages = pagesOf(builtApp);

/** Drawn by the app, not by the browser's own error page. */
const isThere = (page: Page): Promise<void> => expect(page.locator('#app main').first()).not.toBeEmpty();

/** What this page asks for and does not get, from now on. */
function missingFor(page: Page): ReadonlyMap<string, string> {
	const missing = new Map<string, string>();
	page.on('requestfailed', (request) => {
		const why = request.failure()?.errorText ?? '';
		// what the page itself no longer wants is not missing
		if (why !== 'net::ERR_ABORTED') missing.set(request.url(), why);
	});
	// what is asked for ahead of time may be asked for again
	page.on('requestfinished', (request) => missing.delete(request.url()));
	return missing;
}

/** Opened, started, and everything that it asked for has come. */
async function shows(page: Page, address: string, missing: ReadonlyMap<string, string>): Promise<void> {
	await page.goto(address);
	await expect(page.locator('html')).toHaveAttribute('data-started');
	await isThere(page);
	await page.waitForLoadState('networkidle');
	expect([...missing], address).toEqual([]);
}

/** An address without its last slash and one that does not exist are answered, too. */
async function answersAnyAddress(page: Page, home: string): Promise<void> {
	await page.goto(new URL('settings?from=cellar', home).href);
	expect(page.url()).toBe(new URL('settings/?from=cellar', home).href);
	await expect(page.locator('h1').first()).not.toBeEmpty();
	await page.goto(new URL('no/such/page', home).href);
	await expect(page.getByText('There is no page here.')).toBeVisible();
}

for (const base of ['', '/club/dice']) {
	test(`every page opens and reloads without a server, at ${base || 'the root'}`, async ({ context }) => {
		expect(pages.length).toBeGreaterThan(0);
		const server = await serve(builtApp, base);
		const first = await context.newPage();
		await first.goto(server.address);
		await readyForOffline(first);
		await server.kill();
		await first.reload();
		await isThere(first);
		// a tab of its own has nothing left from the time with a server; one for all saves starting each anew
		const page = await context.newPage();
		const missing = missingFor(page);
		for (const path of pages) {
			await shows(page, new URL(path, server.address).href, missing);
			// a reload is answered in the same way wherever the app lies
			if (base === '') await page.reload();
			await isThere(page);
		}
		if (base === '') await answersAnyAddress(first, server.address);
	});
}

test('a half uploaded version is refused as a whole', async ({ context }) => {
	const folder = mkdtempSync(join(tmpdir(), 'pipsheet-half-'));
	cpSync(builtApp, folder, { recursive: true });
	appendFileSync(join(folder, 'privacy/index.html'), '<!-- of another version -->');
	const server = await serve(folder);
	const page = await context.newPage();
	await page.goto(server.address);
	const became = await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.register('service-worker.js');
		const worker = registration.installing;
		// it may have been refused already
		if (!worker) return registration.active?.state ?? 'redundant';
		return new Promise<string>((done) => {
			worker.addEventListener('statechange', () => {
				if (worker.state !== 'installing') done(worker.state);
			});
		});
	});
	expect(became).toBe('redundant');
	await server.kill();
	rmSync(folder, { recursive: true, force: true });
});

test('while the app is fetched, how far it is is said, and the open game comes before the others', async ({
	page
}) => {
	const games = new Map(keptFiles(builtApp).map(({ url, game }) => [url.slice(1), game]));
	expect(new Set(games.values())).toEqual(new Set([undefined, ...gameIds]));
	const server = await serve(builtApp);
	// asked for by nobody but the service worker; no game's own, so it comes before the games that are not open
	const letGo = server.hold(/licences\.txt/);
	await page.addInitScript(() => {
		const { prototype } = ServiceWorker;
		const post = Reflect.get(prototype, 'postMessage') as (message: unknown) => void;
		Reflect.set(prototype, 'postMessage', function (this: ServiceWorker, message: { scripts?: string[] }) {
			Object.assign(window, { inUse: message.scripts });
			post.call(this, message);
		});
	});
	const shifts = (): Promise<number> => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
	await page.addInitScript(() => {
		const seen = Object.assign(window, { shifts: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto(server.address);
	const line = page.locator('[data-offline]');
	await expect(line).toHaveText(/^Offline-ready: \d+%$/);
	await expect(page.getByText('Works without any network')).toHaveCount(0);
	// the line has its place before it has its words
	expect(await shifts()).toBe(0);
	const open = gameIds.at(-1) ?? '';
	await page.locator(`a[href*="/new/?game=${open}"]`).first().click();
	await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
	const told = (): Promise<string[]> =>
		page.evaluate(() => (window as unknown as { inUse?: string[] }).inUse ?? []);
	await expect
		.poll(async () => (await told()).map((address) => games.get(new URL(address).pathname)))
		.toContain(open);
	letGo();
	await readyForOffline(page);
	const order = server.asked.filter((path) => path.endsWith('.js')).flatMap((path) => games.get(path) ?? []);
	expect(order.lastIndexOf(open)).toBeLessThan(order.findIndex((game) => game !== open));
	expect(order.filter((game) => game !== open).length).toBeGreaterThan(20);
	await server.kill();
	await page.goto(server.address);
	await expect(line).toHaveText('Works without any network.');
});
