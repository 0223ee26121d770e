/** No screen is ever wider than the device, whoever plays and however large the letters are. */
import type { Page } from '@playwright/test';
import { gameIds, loadGame } from '../src/lib/games.ts';
import { languages } from '../src/lib/i18n/talk.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { randomGame } from '../tests/random-play.ts';
import { emptyDevice, openTable } from './table.ts';
import { expect, test } from './watchful.ts';

const sizes = [
	{ width: 320, height: 640 },
	{ width: 360, height: 640 },
	{ width: 390, height: 844 },
	{ width: 640, height: 360 },
	{ width: 844, height: 390 }
];
/** Pages that only flow have nothing to show in between, and a table with room for one more is in no other need. */
const extremes = sizes.filter(({ width }) => width === 320 || width === 844);
/** Forty characters: words that can be broken, one that cannot, and short ones. */
const names = ['Anna-Maria of the Seven Hills and Valleys', 'W'.repeat(40), 'Bo', 'Cleo', 'Dario', 'Eva'].map(
	(name) => name.slice(0, 40)
);

/** What sticks out, by name. What scrolls inside itself may hold more than it shows. */
const sticksOut = (page: Page, width: number): Promise<string[]> =>
	page.evaluate(async (wide) => {
		// the frame follows the size of the screen with the next drawing
		for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
		const scrolls = (element: Element | null): boolean =>
			element !== null &&
			(/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
		const found: string[] = [];
		if (innerWidth !== wide) found.push(`the page is ${innerWidth} wide`);
		if (document.documentElement.scrollWidth > wide)
			found.push(`the page scrolls to ${document.documentElement.scrollWidth}`);
		for (const control of document.querySelectorAll('button, a[href], select, input, h1, h2, p')) {
			if (control.closest('.strip, .board, [role="list"], dialog') || scrolls(control)) continue;
			const { left, right, width: own } = control.getBoundingClientRect();
			const within = control.closest('.tray')?.getBoundingClientRect() ?? { left: 0, right: wide };
			if (own > 1 && (left < within.left - 1 || right > within.right + 1))
				found.push(`${control.outerHTML.slice(0, 80)} from ${left} to ${right}`);
		}
		return found;
	}, width);

const speak = (page: Page, language: string): Promise<void> =>
	page.evaluate((tag) => {
		localStorage.setItem('pipsheet.language', tag);
	}, language);

async function expectWithin(page: Page, what: string, these = sizes): Promise<void> {
	for (const letters of ['100%', '200%']) {
		await page.evaluate((size) => {
			document.documentElement.style.fontSize = size;
		}, letters);
		for (const size of these) {
			await page.setViewportSize(size);
			expect(await sticksOut(page, size.width), `${what}, ${size.width} wide, letters ${letters}`).toEqual(
				[]
			);
		}
	}
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '';
	});
}

for (const id of gameIds) {
	test(`the table of ${id} fits the device, for any number of players, in every language`, async ({
		page
	}) => {
		test.slow();
		const game = await loadGame(id);
		const { players } = game;
		const most = Math.min(players.max, names.length);
		const counts = Array.from({ length: most - players.min }, (_, n) => players.min + n);
		// the fullest table in every language, the smaller ones in turn
		const tables = [
			...counts.map((count, n) => ({ count, language: languages[n % languages.length] ?? 'en' })),
			...languages.map((language) => ({ count: most, language }))
		];
		let open = 0;
		for (const { count, language } of tables) {
			if (count !== open) {
				await emptyDevice(page);
				await speak(page, 'en');
				// each in the middle of another turn
				const setup = { players: names.slice(0, count), options: {} };
				const { moves } = randomGame(game, setup, seeded(count), 20 + count);
				await openTable(page, { format: 1, game: id, sheet: 'standard', players: setup.players, moves });
				open = count;
			}
			await speak(page, language);
			await page.reload();
			await expect(page.locator('.play')).toBeVisible();
			await expectWithin(page, `${count} players, ${language}`, count === most ? sizes : extremes);
		}
	});

	test(`set-up and rules of ${id} fit the device in every language`, async ({ page }) => {
		for (const language of languages) {
			await page.goto('/privacy/');
			await speak(page, language);
			await page.goto(`/new/?game=${id}`);
			await expect(page.locator('button.start')).toBeVisible();
			await expectWithin(page, `set-up, ${language}`, extremes);
			await page.goto(`/rules/${id}/`);
			await expect(page.locator('article').first()).toBeVisible();
			await expectWithin(page, `rules, ${language}`, extremes);
		}
	});
}
