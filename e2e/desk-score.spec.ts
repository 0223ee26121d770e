/** Finished sheets are copied by taps on a small phone, counted and ranked, and every number says where it comes from. */
import { area, expectReach, expectThumbs, openDesk } from './desk.ts';
import { finished } from './desk-finished.ts';
import { expectAccessible } from './table.ts';
import { touch } from './tap.ts';
import { expect, test } from './watchful.ts';
import { gameIds } from '../src/lib/games.ts';
import { counted } from '../tests/prototype-c19/counted.ts';

for (const id of gameIds)
	test(`${id}: finished sheets are copied by taps and counted as by hand`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await openDesk(page, id);
		// the second one of a game goes on from the first
		for (const sheets of finished.filter(({ game }) => game === id)) {
			const { copy, small, doubts, says, endedBy, rows, ranked } = sheets;
			await copy(page);
			await expect(page.locator('[data-doubts]')).toHaveAttribute('data-doubts', String(doubts));
			const score = page.locator('[data-score]');
			if (!(await score.isVisible())) await touch(page, '[data-count]');
			await expect(score).toContainText(says);
			await expect(score.locator('[data-ended-by]')).toHaveCount(endedBy === null ? 0 : 1);
			if (endedBy !== null) await expect(score.locator('[data-ended-by]')).toContainText(endedBy);
			await expect(score.locator('[data-not-over]')).toHaveCount(endedBy === null ? 1 : 0);
			if (endedBy === null) await expect(score).toContainText('How it ends. Won: ');
			const table = await score.getByRole('row').evaluateAll((all) =>
				all.flatMap((one) => {
					const title = one.querySelector('th[scope="row"]')?.textContent.trim();
					const numbers = [...one.querySelectorAll('td')].map(({ textContent }) =>
						textContent.trim() === '–' ? null : Number(textContent.replace('−', '-'))
					);
					return title === undefined ? [] : [[title, numbers] as const];
				})
			);
			expect(Object.fromEntries(table)).toEqual(rows);
			await expect(score.getByRole('row', { name: /^Total/ })).toHaveCount(ranked ? 1 : 0);
			await expectThumbs(page);
			await area(page, small.area);
			await expectReach(page, small.cell);
		}
		if (id === 'fight-the-virus') await expectAccessible(page);
	});

test('finished paper sheets are counted and ranked, and every number opens its cells, its sum and its rule', async ({
	page
}) => {
	const copied = { players: ['Ana', 'Bo'], options: {}, sheet: 'standard', from: counted };
	const draft = { copied, edition: null, moves: [], asked: 0, area: null, seat: 0 };
	// copied before the tab was closed
	await page.addInitScript((text) => {
		localStorage.setItem('pipsheet.desk.prototype-c19', text);
	}, JSON.stringify(draft));
	await page.goto('/desk/?game=prototype-c19');
	await page.locator('[data-count]').tap();
	const score = page.locator('[data-score]');
	await expect(score.getByRole('row', { name: /^Total/ })).toHaveText(/52\s*30/);
	await expect(score.getByRole('row', { name: /^Place/ })).toHaveText(/1\s*2/);
	await score.getByRole('button', { name: /^Health, Ana: 10/ }).tap();
	const explained = page.locator('[data-explained="health"]');
	await expect(explained.locator('svg').last()).toBeInViewport();
	await expect(explained).toContainText('3 + 3 + 4 = 10');
	const rule = explained.getByRole('link');
	await expect(rule).toContainText('PC19-E2');
	await expectAccessible(page);
	await score.getByRole('button', { name: /^Total, Bo: 30/ }).tap();
	const total = page.locator('[data-explained="total"]');
	await expect(total.getByRole('link')).toContainText('PC19-E10');
	await total.getByRole('button', { name: /^Mutant strain: / }).tap();
	await expect(page.locator('[data-explained="mutant"]')).toBeVisible();
	await score.getByRole('button', { name: /^Health, Ana: 10/ }).tap();
	// not behind the tray
	await rule.tap({ timeout: 5000 });
	await expect(page.locator('[data-rule="PC19-E2"]')).toBeInViewport();
	await page.getByRole('link', { name: 'Back to the question' }).first().tap();
	await expect(page.locator('[data-count]')).toBeVisible();
	await test.step('where there is room the whole sheet is in sight, and brings what is tapped into view', async () => {
		await page.setViewportSize({ width: 1440, height: 900 });
		const whole = page.locator('[data-whole]');
		await expect(whole).toBeInViewport({ ratio: 1 });
		await whole.locator('[data-cell="mutant.0"]').click();
		await expect(page.locator('[data-area="mutant"]')).toHaveAttribute('aria-pressed', 'true');
		await page.keyboard.press('4');
		await expect(page.locator('[data-cell="mutant.0"]')).toHaveCount(2);
		for (const square of await page.locator('[data-cell="mutant.0"]').all())
			await expect(square).toHaveAttribute('aria-label', /4/);
		await expectAccessible(page);
		// one more lies on the table: it is copied next, and the others stay
		await page.locator('[data-add]').click();
		await expect(page.locator('[data-seat="2"]')).toHaveAttribute('aria-pressed', 'true');
		await page.locator('[data-seat="0"]').click();
		await expect(whole.locator('[data-cell="mutant.0"]')).toHaveAttribute('aria-label', /4/);
	});
});
