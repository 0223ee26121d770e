/** Printing at once: the browser's own dialogue where it can, a tab where it cannot, and never a dead button. */
import { devices, type Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { launchWhole } from '../playwright.config.ts';
import { gameIds, titleOf } from '../src/lib/games.ts';
import { expect, test } from './watchful.ts';

// only the whole browser shows a PDF; the preview window of the dialogue needs a screen, which a browser under test does not have
test.use({
	...devices['Desktop Chrome'],
	launchOptions: { ...launchWhole, args: [...launchWhole.args, '--disable-print-preview'] }
});

const id = gameIds[0] ?? '';
const { name } = titleOf(id, 'en');

/** The policy of the app lets nobody read an address in memory: what was put there is remembered instead. */
async function askForThree(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const made = new Map<string, Blob>();
		const create = URL.createObjectURL.bind(URL);
		URL.createObjectURL = (object: Blob): string => {
			const url = create(object);
			made.set(url, object);
			return url;
		};
		Object.assign(window, { made });
	});
	await page.goto(`/print/?game=${id}`);
	await page.getByRole('radio', { name: 'Blank sheets' }).check();
	await page.getByRole('spinbutton', { name: 'Copies' }).fill('3');
	await page.getByRole('spinbutton', { name: 'Copies' }).blur();
	await expect(page.getByText('3 pages')).toBeVisible();
	await page.getByRole('button', { name: 'Print now' }).click();
}

async function expectSheet(page: Page, url: string): Promise<void> {
	const bytes = await page.evaluate(async (address) => {
		const { made } = window as unknown as { made: ReadonlyMap<string, Blob> };
		return [...new Uint8Array((await made.get(address)?.arrayBuffer()) ?? new ArrayBuffer())];
	}, url);
	const pdf = await PDFDocument.load(Uint8Array.from(bytes), { updateMetadata: false });
	expect(pdf.getTitle()).toContain(name);
	expect(pdf.getPageCount()).toBe(3);
}

test('the viewer with the PDF prints, again and again, and leaves one frame behind', async ({ page }) => {
	const printed: string[] = [];
	page.on('console', (message) => {
		if (message.text().startsWith('prints ')) printed.push(message.text().slice('prints '.length));
	});
	// runs in every frame, also in that of the viewer
	await page.addInitScript(() => {
		addEventListener('beforeprint', () => {
			console.log(`prints ${location.href}`);
		});
	});
	await askForThree(page);
	await expect.poll(() => printed.length).toBe(1);
	expect(printed[0]).toMatch(/^blob:/);
	await expectSheet(page, printed[0] ?? '');
	await page.getByRole('button', { name: 'Print now' }).click();
	await expect.poll(() => printed.length).toBe(2);
	expect(printed[1]).not.toBe(printed[0]);
	await expect(page.locator('body > iframe')).toHaveCount(1);
	await expect(page.getByText('does not print or open')).toHaveCount(0);
});

test('a viewer that refuses: the PDF opens in a tab of its own', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
			get: () => ({
				print: () => {
					throw new DOMException('the viewer is guarded', 'SecurityError');
				}
			})
		});
	});
	const opening = page.waitForEvent('popup');
	await askForThree(page);
	const tab = await opening;
	await expect(page.getByRole('status')).toHaveText('The PDF is open in a new tab. Print it from there.');
	await expectSheet(page, tab.url());
	await expect(page.locator('body > iframe')).toHaveCount(0);
});

test('a phone gets a tab; where that is blocked too, a sentence and a button that opens it', async ({
	browser,
	baseURL
}) => {
	const context = await browser.newContext({ ...devices['Pixel 7'], ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	const opening = page.waitForEvent('popup');
	await askForThree(page);
	await expectSheet(page, (await opening).url());
	await page.evaluate(() => Object.assign(window, { open: () => null }));
	await page.getByRole('button', { name: 'Print now' }).click();
	await expect(page.getByRole('status')).toContainText('does not print or open a PDF by itself');
	const byHand = page.waitForEvent('popup');
	await page.getByRole('link', { name: 'Open the PDF' }).click();
	await expectSheet(page, (await byHand).url());
	await context.close();
});
