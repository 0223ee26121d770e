/** Screens that belong to no game: start page, set-up, rules; their weight, languages and accessibility. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { gameIds } from '../src/lib/games.ts';
import { builtApp } from './servers.ts';
import { expectAccessible, expectAccessibleInForcedColours, startTable } from './table.ts';
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

test('a table starts in three taps, and can be read in forced colours; the desk too', async ({ page }) => {
	await page.goto('/');
	await expectAccessibleInForcedColours(page);
	await page.locator(`a[href$="/new/?game=${gameIds[0] ?? ''}"]`).click();
	await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
	await expectAccessibleInForcedColours(page);
	await page.getByRole('button', { name: 'Start' }).click();
	await expect(page.locator('.play')).toBeVisible();
	await expectAccessibleInForcedColours(page);
	await page.goto(`/desk/?game=${gameIds[0] ?? ''}`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expectAccessibleInForcedColours(page);
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
	for (const at of [0, 1]) await names.nth(at).fill('  ');
	await page.getByRole('button', { name: 'Start' }).click();
	// all faults at once, and the first of them is where one types
	for (const player of ['Player 1', 'Player 2'])
		await expect(page.getByRole('alert')).toContainText(`${player} needs a name`);
	await expect(names.nth(0)).toBeFocused();
});

for (const id of gameIds) {
	test(`set-up, rules and how to play ${id} are accessible, folded open`, async ({ page }) => {
		await page.goto(`/new/?game=${id}`);
		await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
		for (const summary of await page.locator('summary').all()) await summary.click();
		await expectAccessible(page);
		await page.goto(`/rules/${id}/`);
		await expect(page.locator('article').first()).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('link', { name: 'How to play in two minutes' }).click();
		const lesson = page.locator('[data-lesson]');
		await expect(lesson).toHaveAttribute('data-lesson', 'aim');
		// the picture is the one that the sentence is about, also on a board that shows one area at a time
		const lessons = readFileSync(`src/lib/rulebook/lessons/${id}.json`, 'utf8');
		const [aim] = JSON.parse(lessons) as readonly { readonly area?: string }[];
		const area = page.locator('[data-area][aria-pressed="true"]');
		if ((await area.count()) > 0) await expect(area).toHaveAttribute('data-area', aim?.area ?? '');
		await page.getByRole('button', { name: 'Next' }).click();
		await expect(lesson).not.toHaveAttribute('data-lesson', 'aim');
		// the way on stands below what is said
		const [said, next] = await Promise.all(
			['.said', '.next'].map((part) => page.locator(`.tray ${part}`).boundingBox())
		);
		expect(next?.y).toBeGreaterThanOrEqual((said?.y ?? NaN) + (said?.height ?? NaN));
		await expectAccessible(page);
		await page.keyboard.press('End');
		await expect(lesson).toHaveAttribute('data-lesson', 'end');
		await page.getByRole('link', { name: 'Start a table' }).click();
		await expect(page).toHaveURL(new RegExp(`/new/\\?game=${id}$`));
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

test('the tray stands on the side of the hand, its main action under the thumb', async ({ page }) => {
	const leftOf = async (selector: string): Promise<number> =>
		(await page.locator(selector).first().boundingBox())?.x ?? NaN;
	const sides = async (): Promise<readonly [tray: boolean, action: boolean]> => {
		await page.setViewportSize({ width: 844, height: 390 });
		await expect(page.locator('.play.beside')).toBeVisible();
		const tray = (await leftOf('.tray')) < (await leftOf('.stage'));
		await page.setViewportSize({ width: 390, height: 844 });
		await expect(page.locator('.play:not(.beside)')).toBeVisible();
		return [tray, (await leftOf('.tray .next > .big')) < (await leftOf('.tray .next > .icon'))];
	};
	const lesson = `/learn/?game=${gameIds[0] ?? ''}`;
	await page.goto(lesson);
	expect(await sides()).toEqual([false, false]);
	await page.goto('/settings/');
	await page.getByRole('group', { name: 'The hand that taps' }).getByRole('button', { name: 'Left' }).click();
	await page.goto(lesson);
	expect(await sides()).toEqual([true, true]);
});

test('the start page stays light: painted after 12 KB, started after 54 KB, 95 KB in all', async ({
	page
}) => {
	const KB = 1024;
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
	const weight = async (): Promise<number> =>
		(await Promise.all(weights.values())).reduce((sum, bytes) => sum + bytes, 0);
	// first no script at all comes; then those that the page itself names, which are all that it needs to start
	const named = readFileSync(join(builtApp, 'index.html'), 'utf8');
	const held: { name: string; letGo: () => Promise<void> }[] = [];
	const isNamed = (name: string): boolean => /\.(js|css)$/.test(name) && named.includes(name);
	let mayCome = (name: string): boolean => name.endsWith('.css') && isNamed(name);
	// pictures and what comes with later scripts are no part of it, however early they arrive
	await page.route(/\.(js|css|svg|webmanifest)$/, async (route) => {
		const name = new URL(route.request().url()).pathname;
		if (mayCome(name)) await route.continue();
		else held.push({ name, letGo: () => route.continue() });
	});
	const letCome = async (which: (name: string) => boolean): Promise<void> => {
		mayCome = which;
		for (const one of held.splice(0))
			if (which(one.name)) await one.letGo();
			else held.push(one);
	};
	await page.goto('/', { waitUntil: 'commit' });
	// games can be begun by a tap as soon as they are painted: they are links in the page
	await expect(page.locator('main a[href*="/new/?game="]').first()).toBeVisible();
	expect(await weight()).toBeLessThan(12 * KB);
	await letCome(isNamed);
	// every tap counts from the moment on in which the app says that it has started
	await expect(page.locator('html')).toHaveAttribute('data-started');
	expect(await weight()).toBeLessThan(54 * KB);
	await letCome(() => true);
	await expect(page.getByRole('heading', { name: 'No table yet' })).toBeVisible();
	await page.waitForLoadState('networkidle');
	expect(await weight()).toBeLessThan(95 * KB);
});

test('a table asks for few files: the way to the server and back costs more than what is in most of them', async ({
	page
}) => {
	for (const game of gameIds) {
		const asked = new Set<string>();
		const ask = (request: Request): void =>
			void (/\.(js|css)$/.test(request.url()) && asked.add(request.url()));
		page.on('request', ask);
		await startTable(page, game, ['Ana', 'Bo']);
		page.off('request', ask);
		expect(asked.size, game).toBeGreaterThan(20);
		expect(asked.size, game).toBeLessThan(50);
	}
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
