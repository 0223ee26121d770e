/** Screens that belong to no game: start page, set-up, rules; their weight, languages and accessibility. */
import { gzipSync } from 'node:zlib';
import { gameIds, titleOf } from '../src/lib/games.ts';
import { expectAccessible, startTable } from './table.ts';
import { expect, test } from './watchful.ts';

test('the start page invites, and lists what was played', async ({ page }) => {
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'No table yet' })).toBeVisible();
	await expectAccessible(page);
	await startTable(page, gameIds[0] ?? '', ['Ana', 'Bo']);
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'On the table' })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Delete the table of Ana and Bo' }).click();
	await expect(page.getByText('The table was deleted.')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'No table yet' })).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('Ana · Bo').first()).toBeVisible();
});

test('a table starts in three taps', async ({ page }) => {
	await page.goto('/');
	await page
		.getByRole('link', { name: titleOf(gameIds[0] ?? '', 'en').name })
		.first()
		.click();
	await page.getByRole('button', { name: 'Start' }).click();
	await expect(page.locator('.play')).toBeVisible();
});

test('names are remembered, moved, added and removed; an empty one gets a sentence', async ({ page }) => {
	await startTable(page, gameIds[0] ?? '', ['Ana', 'Bo']);
	await page.goto(`/new/?game=${gameIds[0]}`);
	const names = page.getByRole('list').first().getByRole('textbox');
	await expect(names.nth(0)).toHaveValue('Ana');
	await page.getByRole('button', { name: 'Move Ana down' }).click();
	await expect(names.nth(0)).toHaveValue('Bo');
	await page.getByRole('button', { name: 'Add a player' }).click();
	await expect(names).toHaveCount(3);
	await page.getByRole('button', { name: 'Remove Ana' }).click();
	await expect(names).toHaveCount(2);
	await names.nth(1).fill('  ');
	await page.getByRole('button', { name: 'Start' }).click();
	await expect(page.getByRole('alert')).toContainText('Player 2 needs a name');
});

for (const id of gameIds) {
	test(`set-up and rules of ${id} are accessible, folded open`, async ({ page }) => {
		await page.goto(`/new/?game=${id}`);
		await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
		for (const summary of await page.locator('summary').all()) await summary.click();
		await expectAccessible(page);
		await page.goto(`/rules/${id}/`);
		await expect(page.locator('article').first()).toBeVisible();
		await expectAccessible(page);
	});
}

test('the words follow the browser and can be changed', async ({ browser, watch }) => {
	const context = watch(await browser.newContext({ locale: 'pt-PT' }));
	const page = await context.newPage();
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'Começar um jogo' })).toBeVisible();
	await page.goto('/settings/');
	await page.getByLabel('Idioma').selectOption('de');
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'Ein Spiel beginnen' })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await context.close();
});

test('the start page stays light: painted after 12 KB, started after 57 KB, 95 KB in all', async ({
	browser,
	watch
}) => {
	// without the service worker, which fetches everything for later
	const context = watch(await browser.newContext());
	const page = await context.newPage();
	const weights = new Map<string, Promise<number>>();
	page.on('response', (response) => {
		weights.set(
			response.url(),
			response.body().then(
				(body) => gzipSync(body).length,
				() => 0
			)
		);
	});
	// every tap counts from the moment on in which the app says that it has started
	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (document.documentElement.dataset['started'] === undefined) return;
			performance.mark('started');
			observer.disconnect();
		}).observe(document, { subtree: true, attributeFilter: ['data-started'] });
	});
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'No table yet' })).toBeVisible();
	await page.waitForLoadState('networkidle');
	const needed = await page.evaluate(() => {
		const [started] = performance.getEntriesByName('started');
		const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
		return [
			location.href,
			...resources
				.filter(({ responseEnd }) => responseEnd <= (started?.startTime ?? 0))
				.map(({ name }) => name)
		];
	});
	const sum = async (urls: Iterable<string>): Promise<number> => {
		let bytes = 0;
		for (const url of new Set(urls)) bytes += (await weights.get(url)) ?? 0;
		return bytes;
	};
	// games can be begun by a tap as soon as they are painted: they are links in the page
	expect(await sum(needed.filter((url) => /(\/|\.css)$/.test(url)))).toBeLessThan(12 * 1024);
	// with less than that nothing at all would have started
	expect(await sum(needed)).toBeGreaterThan(30 * 1024);
	// two of them are Kit's page for errors, which it asks for at once
	expect(await sum(needed)).toBeLessThan(57 * 1024);
	expect(await sum(weights.keys())).toBeLessThan(95 * 1024);
	await context.close();
});

test('large text, narrow and landscape screens never scroll sideways', async ({ page }) => {
	await startTable(page, gameIds[0] ?? '', ['Ana', 'Bo']);
	const sideways = (): Promise<number> =>
		page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	for (const size of [
		{ width: 320, height: 640 },
		{ width: 844, height: 390 },
		{ width: 820, height: 1180 },
		{ width: 1440, height: 900 }
	]) {
		await page.setViewportSize(size);
		expect(await sideways(), `${size.width} wide`).toBeLessThanOrEqual(0);
	}
	await page.setViewportSize({ width: 390, height: 844 });
	await page.addStyleTag({ content: 'html { font-size: 200% }' });
	expect(await sideways()).toBeLessThanOrEqual(0);
});
