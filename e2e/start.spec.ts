/** The start page with tables on it: one tap to go on, results, undo, search; and its words before any script. */
import type { Page } from '@playwright/test';
import { gameIds, titleOf } from '../src/lib/games.ts';
import { expectAccessible } from './table.ts';
import { expect, test } from './watchful.ts';

/** Rows as the store writes them, without their moves: the start page reads no more. */
async function keepRows(page: Page, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
	// somebody has played here before: on a first visit there is no database
	await page.goto('/privacy/');
	await page.evaluate(() => {
		localStorage.setItem('pipsheet.running', '0');
	});
	await page.goto('/');
	await expect(page.locator('.intro')).toHaveAttribute('aria-busy', 'false');
	await page.evaluate(
		(rows) =>
			new Promise<void>((done) => {
				const opening = indexedDB.open('pipsheet');
				opening.onsuccess = () => {
					const writing = opening.result.transaction('plays', 'readwrite');
					for (const row of rows) writing.objectStore('plays').put(row);
					writing.oncomplete = () => {
						opening.result.close();
						done();
					};
				};
			}),
		rows
	);
}

const day = 86_400_000;
const rowOf = (n: number, game: string, more: Readonly<Record<string, unknown>>) => ({
	id: `row${n}`,
	format: 1,
	game,
	sheet: 'standard',
	players: ['Ana', 'Bo'],
	created: 1_790_000_000_000,
	touched: 1_790_000_000_000 - n * day,
	over: 0,
	thumb: '100 100|M0 0h10v10h-10z|',
	next: 1,
	length: 9,
	logged: 9,
	revision: 0,
	result: null,
	...more
});
const [first = '', second = ''] = gameIds;
const [longest = ''] = [...gameIds].sort(
	(a, b) => titleOf(b, 'en').name.length - titleOf(a, 'en').name.length
);

test('one tap goes on or begins without scrolling, whatever is stored; results lead; deleting can be undone', async ({
	page
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	const finished = [
		{ how: 'won', winners: [0], together: false, totals: [132, 118] },
		{ how: 'lost', winners: [], together: true, round: 5 }
	].map((result, n) => rowOf(100 + n, second, { over: 1, result }));
	const running = Array.from({ length: 30 }, (_, n) => rowOf(n, gameIds[n % gameIds.length] ?? '', {}));
	const named = [rowOf(0, longest, {}), rowOf(7, first, { players: ['Zoë', 'Bo'] })];
	await keepRows(page, [...running, ...finished, ...named]);
	await page.goto('/');
	const name = page.locator('.go-on .game > span');
	await expect(name).toHaveText(titleOf(longest, 'en').name);
	expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	await expect(page.getByRole('link', { name: 'Go on' })).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', /id=row0$/);
	await expect(page.locator('.tile').first()).toBeInViewport({ ratio: 1 });
	await expectAccessible(page);

	// words are made when they are shown
	const headlines = page.locator('[data-headline]');
	await expect(headlines).toHaveText(['Ana won 132 : 118', 'Lost in round 5']);
	await page.evaluate(() => localStorage.setItem('pipsheet.language', 'de'));
	await page.goto('/');
	await expect(headlines).toHaveText(['Ana hat 132 : 118 gewonnen', 'Verloren in Runde 5']);
	await page.evaluate(() => localStorage.setItem('pipsheet.language', 'en'));
	await page.goto('/');

	// a taller phone: the next two tables whole, and still every game
	await page.setViewportSize({ width: 390, height: 844 });
	for (const nth of [0, 1]) await expect(page.locator('.strip li').nth(nth)).toBeInViewport({ ratio: 0.99 });
	for (const tile of await page.locator('.tile').all()) await expect(tile).toBeInViewport({ ratio: 0.9 });
	await page.setViewportSize({ width: 360, height: 640 });

	await page.getByRole('searchbox').fill('zoe');
	await expect(headlines).toHaveText(['Bo is next']);
	await page.getByRole('searchbox').fill('nobody');
	await expect(page.getByText('No table fits.')).toBeVisible();
	await page.getByRole('searchbox').fill('');
	await page.getByRole('combobox', { name: 'Game' }).selectOption(second);
	await expect(headlines.filter({ hasText: 'Ana won' })).toHaveCount(1);

	await page
		.getByRole('button', { name: /^Delete the table of/ })
		.first()
		.click();
	await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', /id=row1$/);
	const undo = page.getByRole('button', { name: 'Undo' });
	await expect(undo).toBeInViewport({ ratio: 1 });
	await undo.click();
	await expect(page.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', /id=row0$/);
	// the others beside it, too
	const beside = page.locator('.strip li').first();
	await expect(beside.getByRole('link')).toHaveAttribute('href', /id=row1$/);
	await beside.getByRole('button', { name: /^Delete the table of/ }).click();
	await expect(beside.getByRole('link')).toHaveAttribute('href', /id=row2$/);
	await undo.click();
	await expect(beside.getByRole('link')).toHaveAttribute('href', /id=row1$/);

	// of many in progress none is out of reach, and a desktop says how many there are
	await page.locator('.strip').getByRole('button', { name: 'Show more' }).click();
	await expect(page.locator('.strip li')).toHaveCount(running.length - 1);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.evaluate(() => scrollTo(0, 0));
	await expect(page.getByText(`${running.length} tables`)).toBeInViewport({ ratio: 1 });
});

test('the page speaks before its scripts come, in each language, and nothing shifts when they do', async ({
	browser,
	watch,
	baseURL
}) => {
	for (const [locale, games] of [
		['en-GB', 'Start a game'],
		['es-ES', 'Empezar un juego'],
		['pt-BR', 'Começar um jogo'],
		['de-DE', 'Ein Spiel beginnen']
	] as const) {
		const context = watch(await browser.newContext({ locale, ...(baseURL && { baseURL }) }));
		const page = await context.newPage();
		await page.addInitScript(() => {
			Object.assign(window, { shifts: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
					(window as unknown as { shifts: number }).shifts += entry.value;
			}).observe({ type: 'layout-shift', buffered: true });
		});
		let letGo = (): void => undefined;
		const held = new Promise<void>((done) => (letGo = done));
		await page.route(/\.js$/, async (route) => {
			await held;
			await route.continue();
		});
		await page.goto('/', { waitUntil: 'commit' });
		await expect(page.getByRole('heading', { name: games })).toBeVisible();
		await expect(page.locator('.tile')).toHaveCount(gameIds.length);
		expect(await page.locator('html').getAttribute('data-started')).toBeNull();
		letGo();
		await expect(page.locator('.intro')).toHaveAttribute('aria-busy', 'false');
		await expect(page.getByRole('heading', { name: games })).toHaveCount(1);
		expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
		await context.close();
	}
});
