/** One visit, then the server is gone for good. */
import type { Page } from '@playwright/test';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtApp, pagesOf, readyForOffline, serve } from './servers.ts';
import { expect, test } from './watchful.ts';

test.use({ serviceWorkers: 'allow' });

const pages = pagesOf(builtApp);

/** Drawn by the app, not by the browser's own error page. */
const isThere = (page: Page): Promise<void> => expect(page.locator('#app main').first()).not.toBeEmpty();

/** Opened, started, and everything that it asked for has come. */
async function shows(page: Page, address: string): Promise<void> {
	const missing = new Map<string, string>();
	page.on('requestfailed', (request) => {
		const why = request.failure()?.errorText ?? '';
		// what the page itself no longer wants is not missing
		if (why !== 'net::ERR_ABORTED') missing.set(request.url(), why);
	});
	// what is asked for ahead of time may be asked for again
	page.on('requestfinished', (request) => missing.delete(request.url()));
	await page.goto(address);
	await expect(page.locator('html')).toHaveAttribute('data-started');
	await isThere(page);
	await page.waitForLoadState('networkidle');
	expect([...missing]).toEqual([]);
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
		for (const path of pages) {
			const page = await context.newPage();
			await shows(page, new URL(path, server.address).href);
			// a reload is answered in the same way wherever the app lies
			if (base === '') await page.reload();
			await isThere(page);
			await page.close();
		}
	});
}

test('an address without its last slash and one that does not exist are answered, too', async ({
	context
}) => {
	const server = await serve(builtApp);
	const page = await context.newPage();
	await page.goto(server.address);
	await readyForOffline(page);
	await server.kill();
	await page.goto(new URL('settings?from=cellar', server.address).href);
	expect(page.url()).toBe(new URL('settings/?from=cellar', server.address).href);
	await expect(page.locator('h1').first()).not.toBeEmpty();
	await page.goto(new URL('no/such/page', server.address).href);
	await expect(page.getByText('There is no page here.')).toBeVisible();
});

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

test('that it works without a network is said when it is true, and until then how far it is', async ({
	page
}) => {
	const server = await serve(builtApp);
	// asked for by nobody but the service worker
	const letGo = server.hold(/licences\.txt/);
	await page.goto(server.address);
	const line = page.locator('[data-offline]');
	await expect(line).toHaveText(/^Offline-ready: \d+%$/);
	await expect(page.getByText('Works without any network')).toHaveCount(0);
	letGo();
	await expect(line).toHaveText('Works without any network.');
	await server.kill();
	await page.reload();
	await expect(line).toHaveText('Works without any network.');
});
