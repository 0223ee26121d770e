/** What becomes of an edition that was just entered: it is printed with its name, and handed over by codes. */
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { codesShown } from './clips.ts';
import { expect } from './watchful.ts';

const NAME = 'Our old box';

/** A phone shows one part of an edition at a time. */
export const partOf = (page: Page, field: string): Promise<void> =>
	page.locator(`[data-to-part~="${field}"]`).click();

/** The page shows the editor; answers somebody else's phone, which did not know the edition and has kept it. */
export async function editionElsewhere(
	page: Page,
	browser: Browser,
	watch: (context: BrowserContext) => BrowserContext
): Promise<Page> {
	await page.getByLabel('Name of the edition').fill(NAME);
	await expect(page.locator('[data-faults="0"][data-kept="true"]')).toBeVisible();
	const editor = page.url();

	await partOf(page, 'sheet');
	await page.locator('main a[href*="/print/"]').click();
	await page.getByRole('radio', { name: 'Blank sheets' }).check();
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download PDF' }).click();
	const pdf = await saving;
	expect(pdf.suggestedFilename()).toContain(NAME);
	expect(
		readFileSync(await pdf.path())
			.subarray(0, 5)
			.toString()
	).toBe('%PDF-');

	await page.goto(`${editor}&hand`);
	await expect(page.locator('svg[data-code]')).toBeVisible();
	const codes = await codesShown(page, (one) => one.locator('svg[data-code]').screenshot());
	const phone = await watch(await browser.newContext()).newPage();
	await phone.goto('/scan/');
	for (const [nth, code] of codes.entries()) {
		const file = { name: 'code.png', mimeType: 'image/png', buffer: Buffer.from(code) };
		await phone.locator('input[type="file"][accept="image/*"]').setInputFiles(file);
		if (nth < codes.length - 1)
			await expect(phone.locator('progress')).toHaveAttribute('value', `${nth + 1}`);
	}
	const found = phone.locator('[data-edition-found]');
	await expect(found.getByRole('heading', { name: NAME })).toBeVisible();
	await expect(found.locator('svg').last()).toBeVisible();
	await found.getByRole('button', { name: 'Keep this edition' }).click();
	await phone.getByRole('link', { name: 'Start a table with it' }).click();
	await expect(phone.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
	return phone;
}
