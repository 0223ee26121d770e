/** What people have in the field: old browsers, parts that do not arrive, pages that break. Each gets a sentence. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { playMoves, startTable } from './monkey.ts';
import { builtApp, serve } from './servers.ts';
import { expectAccessible, expectMoves, movesShown } from './table.ts';

/** Without a watch: what is thrown here is thrown on purpose. */
const contextIn = (browser: Browser, baseURL: string, locale = 'en-GB'): Promise<BrowserContext> =>
	browser.newContext({ baseURL, locale, viewport: { width: 390, height: 844 } });

test('the build has nothing that keeps older browsers out', () => {
	const files = readdirSync(builtApp, { recursive: true, encoding: 'utf8' });
	const found = files
		.filter((file) => /\.(js|css|html)$/.test(file))
		.flatMap((file) => {
			// what is asked for before it is used keeps nobody out
			const asked = /@supports ?\([^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
			const text = readFileSync(join(builtApp, file), 'utf8').replace(asked, '');
			const strange = [
				...text.matchAll(/color-mix\(/g),
				...text.matchAll(/\(\?<[=!]/g),
				...text.matchAll(/(?<![\w-])light-dark\(/g),
				...text.matchAll(/\bstatic\s*\{/g)
			];
			return strange.map((match) => `${file}: ${text.slice(match.index - 30, match.index + 30)}`);
		});
	expect(found).toEqual([]);
});

test('a game’s accent comes in both colours, and the style sheet chooses', async ({ page, baseURL }) => {
	await startTable(page, baseURL ?? '');
	const given = (await page.locator('.play').getAttribute('style')) ?? '';
	expect(given).not.toContain('light-dark');
	const [, light, dark] = /--accent-light: *([^;]+);.*--accent-dark: *([^;]+);/.exec(given) ?? [];
	/** What a part of the play screen that asks for the accent gets. */
	const seen = (wanted: string) =>
		page.locator('.play').evaluate((play, wanted) => {
			const probe = play.appendChild(document.createElement('i'));
			probe.style.color = wanted;
			const { color } = getComputedStyle(probe);
			probe.remove();
			return color;
		}, wanted);
	for (const [colorScheme, wanted] of [
		['light', light],
		['dark', dark]
	] as const) {
		await page.emulateMedia({ colorScheme });
		expect(await seen('var(--accent)')).toBe(await seen(wanted ?? ''));
	}
	expect(light).not.toBe(dark);
});

const sentences = {
	'en-GB': ['could not be loaded completely', 'too old for Pipsheet', 'Try again'],
	'es-MX': ['no se pudo cargar por completo', 'demasiado antiguo', 'Reintentar'],
	'pt-PT': ['Não foi possível carregar', 'antigo demais', 'Tentar de novo'],
	'de-AT': ['nicht vollständig geladen', 'zu alt für Pipsheet', 'Nochmal versuchen']
} as const;

for (const [locale, [failed, old, again]] of Object.entries(sentences)) {
	test(`a part that does not arrive and a browser that is too old get a sentence (${locale})`, async ({
		browser,
		baseURL
	}) => {
		const context = await contextIn(browser, baseURL ?? '', locale);
		const page = await context.newPage();
		let broken = true;
		await context.route(/\/entry\/app\.[^/]*\.js$/, (route) => (broken ? route.abort() : route.continue()));
		await page.goto('/');
		await expect(page.getByRole('alert')).toContainText(failed);
		if (locale === 'en-GB') await expectAccessible(page);
		broken = false;
		await page.getByRole('button', { name: again }).click();
		await expect(page.locator('html')).toHaveAttribute('data-started');
		await expect(page.getByRole('alert')).toHaveCount(0);

		const older = await context.newPage();
		await older.addInitScript(() => {
			Reflect.deleteProperty(Array.prototype, 'findLast');
		});
		await older.goto('/');
		await expect(older.getByRole('alert')).toContainText(old);
		await context.close();
	});
}

/** What every visitor needs: the app, its layout, the start page. */
const parts = [/\/entry\/app\.[^/]*\.js$/, /\/nodes\/0\.[^/]*\.js$/, /\/nodes\/2\.[^/]*\.js$/];

test('what is dropped once, from the entry or from a page, is asked for again without a word', async ({
	page
}) => {
	let loads = 0;
	page.on('request', (request) => {
		if (request.isNavigationRequest()) loads++;
	});
	for (const part of parts) {
		loads = 0;
		await page.route(part, (route) => (loads === 1 ? route.abort() : route.continue()));
		await page.goto('/');
		await expect(page.locator('html')).toHaveAttribute('data-started');
		expect(loads).toBe(2);
		await expect(page.getByRole('heading', { name: 'No table yet' })).toBeVisible();
		await expect(page.getByRole('alert')).toHaveCount(0);
		expect(await page.evaluate(() => sessionStorage.getItem('pipsheet.tried'))).toBeNull();
		await page.unroute(part);
	}
});

test('a link that is tapped while parts are still on their way leads where it says, though they are dropped then', async ({
	page
}) => {
	const server = await serve(builtApp);
	const letGo = server.hold(/\/entry\/|\/new\//);
	await page.goto(server.address, { waitUntil: 'commit' });
	const asked = page.waitForRequest(/\/new\/\?game=/);
	await page.locator('a[href*="/new/?game="]').first().waitFor();
	await page.evaluate(() => {
		document.querySelector<HTMLElement>('a[href*="/new/?game="]')?.click();
		// what WebKit does to the scripts of a page that is being left
		const reason = new TypeError('Importing a module script failed.');
		const dropped = { promise: Promise.resolve(), reason };
		setTimeout(() => window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', dropped)));
	});
	await asked;
	letGo();
	await expect(page).toHaveURL(/\/new\/\?game=/);
	await expect(page.locator('button.start')).toBeVisible();
	await server.kill();
});

test('whatever stays away, a sentence and a way out are shown', async ({ browser, baseURL }) => {
	const context = await contextIn(browser, baseURL ?? '', 'de-DE');
	for (const part of parts) {
		const page = await context.newPage();
		await page.route(part, (route) => route.abort());
		await page.goto('/');
		await expect(
			page.getByText(/konnte nicht (vollständig )?geladen werden/).filter({ visible: true })
		).toBeVisible();
		await expect(page.getByText('Internal Error')).toHaveCount(0);
		await page.waitForLoadState('networkidle');
		await expectAccessible(page);
		await page.unroute(part);
		await page.getByText('Nochmal versuchen').filter({ visible: true }).click();
		await expect(page.locator('html')).toHaveAttribute('data-started');
		await expect(page.getByRole('heading', { name: 'Noch keine Partie' })).toBeVisible();
		await page.close();
	}
	await context.close();
});

test('a script that cannot be read gets the same sentence', async ({ browser, baseURL }) => {
	const context = await contextIn(browser, baseURL ?? '');
	const page = await context.newPage();
	await context.route(/\/entry\/app\.[^/]*\.js$/, (route) =>
		route.fulfill({ contentType: 'text/javascript', body: 'export const = what?' })
	);
	await page.goto('/');
	await expect(page.getByRole('alert')).toContainText('could not be loaded completely');
	await context.close();
});

test('a page whose part does not arrive later says so, and tries again', async ({ browser, baseURL }) => {
	const context = await contextIn(browser, baseURL ?? '');
	const page = await context.newPage();
	await page.goto('/');
	await expect(page.locator('html')).toHaveAttribute('data-started');
	await page.waitForLoadState('networkidle');
	await context.route(/\/nodes\/.*\.js$/, (route) => route.abort());
	await page.getByRole('link', { name: 'Print' }).click();
	await expect(page.getByText('This page could not be loaded.')).toBeVisible();
	await expect(page).toHaveTitle(/^This page could not be loaded/);
	await context.unroute(/\/nodes\/.*\.js$/);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('heading', { name: 'Which game?' })).toBeVisible();
	await context.close();
});

test('a part that a page asks for later and that does not arrive is told above it, as what it is', async ({
	browser,
	baseURL
}) => {
	const context = await contextIn(browser, baseURL ?? '', 'de-DE');
	const page = await context.newPage();
	const told = page.getByText('konnte nicht vollständig geladen werden');
	await page.goto('/new/');
	await page.waitForLoadState('networkidle');
	await context.route(/\/chunks\/.*\.js$/, (route) => route.abort());
	await page.locator('a[href*="game="]').first().click();
	await expect(told).toBeVisible();
	await expectAccessible(page);
	await context.unroute(/\/chunks\/.*\.js$/);
	await page.getByRole('button', { name: 'Nochmal versuchen' }).click();
	await expect(page.getByRole('button', { name: 'Los' })).toBeVisible();
	await expect(told).toHaveCount(0);
	await context.close();
});

test('a page that breaks while it is drawn says so, and tries again', async ({ browser, baseURL }) => {
	const context = await contextIn(browser, baseURL ?? '');
	const page = await context.newPage();
	await page.goto('/');
	await expect(page.locator('html')).toHaveAttribute('data-started');
	await expect(page.getByRole('heading', { name: 'No table yet' })).toBeVisible();
	await page.waitForLoadState('networkidle');
	// a browser that cannot name languages, until it is mended
	await page.evaluate(() => {
		const { DisplayNames } = Intl;
		Object.assign(window, { mend: () => Object.assign(Intl, { DisplayNames }) });
		Object.assign(Intl, {
			DisplayNames: function () {
				throw new Error('broken on purpose');
			}
		});
	});
	await page.getByRole('link', { name: 'Settings' }).click();
	await expect(page.getByRole('alert')).toContainText('Something went wrong in the app.');
	await expectAccessible(page);
	await page.evaluate(() => {
		(window as unknown as { mend: () => void }).mend();
	});
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
	await context.close();
});

test('a page that comes back from the browser’s memory shows what was played meanwhile', async ({
	context,
	page,
	baseURL
}) => {
	await startTable(page, baseURL ?? '');
	await expectMoves(page, 0);
	const other: Page = await context.newPage();
	// a page that is put away hears nothing
	await other.addInitScript(() => {
		BroadcastChannel.prototype.postMessage = () => undefined;
	});
	await other.goto(page.url());
	await other.locator('.play').waitFor();
	await playMoves(other, 2);
	const played = await movesShown(other);
	await expectMoves(page, 0);
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
	await expectMoves(page, played);
});

test('where only people can install it, they are told how, once', async ({ page, baseURL }) => {
	await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
	await startTable(page, baseURL ?? '');
	await playMoves(page, 1);
	await page.goto('/');
	const hint = page.locator('[data-install]');
	await expect(hint).toContainText('Add to Home Screen');
	await expect(hint.getByRole('button', { name: 'Install' })).toHaveCount(0);
	await hint.getByRole('button', { name: 'No, thanks' }).click();
	await page.reload();
	await expect(page.getByRole('link', { name: 'Print' })).toBeVisible();
	await expect(hint).toHaveCount(0);
});

test('an address without a page has a title that says so', async ({ page }) => {
	await page.goto('/no/such/page');
	await expect(page).toHaveTitle(/^There is no page here/);
});
