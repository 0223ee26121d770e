/** The referee's desk: a game on paper is copied by taps, asked about, and the verdict handed over; a table is asked. */
import type { Locator, Page } from '@playwright/test';
import { area, cell, countTaps, expectThumbs, forgetTaps, tapsInDocs, tapsOf } from './desk.ts';
import { disputes, type Dispute } from './desk-disputes.ts';
import { openTable, expectAccessible } from './table.ts';
import { touch } from './tap.ts';
import { expect, test } from './watchful.ts';
import { hanging } from '../tests/fight-the-virus/hanging.ts';

/** The rule, its title and what it rests on. */
async function expectRule(verdict: Locator, { id, title }: Dispute['rule']): Promise<void> {
	const read = verdict.locator('.rule').filter({ hasText: id });
	await expect(read).toContainText(title);
	await expect(read.locator('.basis')).toHaveText('The rule book says so');
}

for (const { game, inDocs, height, copy, shows, ask, rule, dice, goesOn } of disputes)
	test(`${game}: a position is copied by taps, asked about, its rule read, and the link gives the same verdict elsewhere`, async ({
		page,
		browser,
		watch
	}) => {
		await countTaps(page);
		await page.setViewportSize({ width: height === 640 ? 360 : 390, height });
		await page.goto('/');
		await touch(page, 'a[href$="desk/"]');
		await touch(page, `a[href$="desk/?game=${game}"]`);
		await expect(page.locator('[data-pad]')).toBeVisible();
		await copy(page);
		await expect(page.locator(`[data-cell="${shows.cell}"]`)).toHaveAttribute('aria-label', shows.text);
		await expectThumbs(page);
		if (game === 'fight-the-virus') await expectAccessible(page);
		await touch(page, '[data-ask]');
		await expect(page.locator('[data-asks]')).toBeVisible();
		await expect(page.locator('[data-step-now]')).toContainText('recorded');
		await ask(page);
		const card = page.locator('.verdict[data-card="refused"]');
		await expect(card).toContainText(`${rule.id} · ${rule.title}`);
		expect(await tapsOf(page)).toBe(tapsInDocs(inDocs));
		await card.getByRole('link', { name: 'Show and share this verdict' }).tap();
		const shown = page.locator('[data-verdict="refused"]');
		await expectRule(shown, rule);
		// the number that was tried stands in its square
		if (game === 'fight-the-virus') await expect(shown.locator('[data-numbers]').first()).toHaveText('6');
		await expect(page.locator('[data-dice] [data-kind]')).toHaveCount(dice);
		await expectThumbs(page);
		await expect(page.locator('[data-link]')).toBeInViewport({ ratio: 1 });
		const sentence = await page.locator('[data-because]').innerText();
		const other = watch(await browser.newContext());
		const elsewhere = await other.newPage();
		await elsewhere.goto(page.url());
		await expectRule(elsewhere.locator('[data-verdict="refused"]'), rule);
		await expect(elsewhere.locator('[data-because]')).toHaveText(sentence);
		await other.close();
		await shown.getByRole('link', { name: rule.id, exact: true }).tap();
		await expect(page.locator(`[data-rule="${rule.id}"]`)).toBeInViewport();
		await expect(page.locator(`[data-rule="${rule.id}"]`)).toContainText(rule.title);
		await touch(page, 'header a');
		await expect(page.locator('[data-because]')).toHaveText(sentence);
		await touch(page, 'header a');
		await expect(page.locator('[data-asks]')).toBeVisible();
		await touch(page, 'header a');
		await touch(page, '[data-go-on]');
		await expect(page.locator('.play')).toHaveAttribute('data-moves', '0');
		if (goesOn.area !== null) await area(page, goesOn.area);
		await expect(page.locator(goesOn.shows).first()).toHaveAttribute('aria-label', goesOn.text);
	});

test('what is allowed is handed over as a picture and as a PDF, too', async ({ page, browser, watch }) => {
	await page.goto('/desk/?game=pandemic-the-cure');
	await touch(page, '[data-ask]');
	for (let die = 0; die < 5; die++) await touch(page, '.tray [data-face="treat"]');
	await touch(page, '[data-enter]');
	await touch(page, '.tray [data-next="infect"]');
	await touch(page, '.verdict[data-card="allowed"] .link');
	await expect(page.locator('[data-verdict="allowed"] [data-about]')).toBeVisible();
	await expectAccessible(page);
	const verdict = await page.locator('[data-verdict]').getAttribute('data-verdict');
	const sentence = await page.locator('[data-because]').innerText();
	const picture = page.waitForEvent('download');
	await page.locator('[data-picture]').click();
	const drawn = await picture;
	expect(drawn.suggestedFilename()).toMatch(/\.png$/);
	await test.step('the picture is scanned on another phone', async () => {
		const other = watch(await browser.newContext());
		const elsewhere = await other.newPage();
		await elsewhere.goto('/scan/');
		await elsewhere.getByLabel('From a picture').setInputFiles(await drawn.path());
		await expect(elsewhere.locator('[data-verdict]')).toHaveAttribute('data-verdict', verdict ?? '');
		await expect(elsewhere.locator('[data-because]')).toHaveText(sentence);
		await other.close();
	});
	const pdf = page.waitForEvent('download');
	await page.locator('[data-pdf]').click();
	expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
});

test('two tabs that copy the same game keep what each wrote, also when one is closed, and a table goes on from it', async ({
	page,
	context
}) => {
	const square = (on: Page) => on.locator('[data-cell="testing.4.0"]');
	const write = async (on: Page, digit: number): Promise<void> => {
		await area(on, 'testing');
		await cell(on, 'testing.4.0');
		await on.keyboard.press(String(digit));
	};
	await page.goto('/desk/?game=fight-the-virus');
	await write(page, 4);
	const other = await context.newPage();
	await other.goto('/desk/?game=fight-the-virus');
	await expect(other.locator('[data-elsewhere]')).toBeVisible();
	await write(other, 6);
	await other.close();
	// the area in view is found again, too
	await page.reload();
	await expect(square(page)).toHaveAttribute('aria-label', /4/);
	await page.locator('[data-offer="other-copy"]').getByRole('button').tap();
	await expect(square(page)).toHaveAttribute('aria-label', /6/);
	await page.locator('[data-go-on]').tap();
	await expect(page.locator('.play')).toHaveAttribute('data-moves', '0');
	await area(page, 'testing');
	await expect(square(page)).toHaveAttribute('aria-label', /6/);
	await page.getByRole('button', { name: 'Menu' }).tap();
	await expect(page.locator('[data-origin="paper"]')).toBeVisible();
});

test('at a running table the question is two taps, at an earlier point of it three, and nothing is recorded', async ({
	page
}) => {
	await countTaps(page);
	/** Bo has rolled in the second turn, Ana has used a die, and he asks about a square far away from his own. */
	const ROLLED = 7;
	const asks = async (line: string): Promise<void> => {
		await cell(page, 'analysis.0.5');
		await expect(page.locator('[data-card="refused"]')).toContainText('FTV-V7');
		expect(await tapsOf(page)).toBe(tapsInDocs(line));
		await expect(page.locator('.play')).toHaveAttribute('data-moves', String(ROLLED + 1));
	};
	await openTable(page, { ...hanging, moves: hanging.moves.slice(0, ROLLED + 1) });
	if ((await page.locator('.play').getAttribute('data-front')) !== '1') await touch(page, '[data-seat="1"]');
	await forgetTaps(page);
	await touch(page, '.ask');
	await asks('a running table');

	await page.locator('[data-card] .close').tap();
	await touch(page, '.ask');
	await forgetTaps(page);
	await page.getByRole('button', { name: 'Menu' }).tap();
	await page.locator('dialog .timeline li').nth(1).getByRole('button').tap();
	await asks('the same, earlier in the game');
});
