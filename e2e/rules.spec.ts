/** The rule book: how to play, search, examples, and the way from a number of the score to its rule. */
import { readdirSync, readFileSync } from 'node:fs';
import { gameIds } from '../src/lib/games.ts';
import type { Table } from '../src/lib/table/record.ts';
import { expectThumbs } from './desk.ts';
import { expectAccessible, openTable } from './table.ts';
import { expect, test } from './watchful.ts';

function finished(): Table {
	const folder = new URL('../tests/prototype-c19/golden/', import.meta.url);
	const tables = readdirSync(folder)
		.sort()
		.map((file) => (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { table: Table }).table);
	const table = tables.find(({ sheet, options }) => sheet === 'standard' && options?.sheets === undefined);
	if (!table) throw new Error('no finished table');
	return table;
}

test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });

test('the rule book says how to play, finds a rule without accents, and shows it judged', async ({
	page
}) => {
	await page.goto('/rules/fight-the-virus/');
	await expect(page.locator('[data-overview]')).toContainText('Ziel.');
	await expectThumbs(page);
	await expectAccessible(page);
	await page.locator('[data-find]').click();
	await page.getByRole('searchbox', { name: 'Regel suchen' }).fill('HOHER als');
	await page.locator('[data-found="FTV-T4"]').click();
	const rule = page.locator('[data-rule="FTV-T4"]');
	await expect(rule).toBeInViewport();
	await expect(rule.locator('[data-example="allowed"]')).toContainText('Erlaubt');
	await expect(rule.locator('[data-example="refused"] svg').last()).toBeVisible();
	const before = await rule.locator('[data-example="refused"]').innerText();
	await rule.locator('[data-another]').click();
	await expect(rule.locator('[data-example="refused"]')).not.toHaveText(before);
	await expect(rule.locator('[data-example="allowed"]')).toContainText('Erlaubt');
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Offene Fragen' }).click();
	await expect(page.locator('[data-rule="FTV-R4"] [data-example]')).toHaveCount(2);
	await expectAccessible(page);
});

test('an example calls the cards by their names', async ({ page }) => {
	await page.goto('/rules/combat-the-corona/#CTC-A12');
	await expect(page.locator('[data-rule="CTC-A12"]')).toContainText('Ana spielt „Hände waschen“.');
});

test('how to play is one screen of a phone in every game', async ({ page }) => {
	for (const game of gameIds) {
		await page.goto(`/rules/${game}/`);
		await expect(page.locator('[data-overview]')).toBeInViewport({ ratio: 1 });
	}
});

test('a number of the final score opens its cells, its sum and its rule', async ({ page }) => {
	await page.addInitScript(() => {
		localStorage.setItem('pipsheet.language', 'en');
	});
	await openTable(page, finished());
	const number = page.locator('[data-end]').getByRole('button', { name: /^Infection curve, .*Where/ });
	await number.first().click();
	const explained = page.locator('[data-explained="curve"]');
	await expect(explained.getByRole('link')).toContainText(['PC19-E8']);
	await expectAccessible(page);
	await explained.getByRole('link').first().click();
	await expect(page.locator('[data-rule="PC19-E8"]')).toBeInViewport();
	await page.getByRole('link', { name: 'Back to the table' }).first().click();
	await expect(page.locator('[data-end]')).toBeVisible();
});
