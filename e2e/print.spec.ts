/** Printing on the built app: offline, as it is seen, stopped, shared, and the table itself. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { gameIds, loadGame, titleOf } from '../src/lib/games.ts';
import { builtApp, readyForOffline, serve } from './servers.ts';
import { expectAccessible, startTable } from './table.ts';
import { expect, test } from './watchful.ts';

const id = gameIds[0] ?? '';
const { name } = titleOf(id, 'en');

async function downloaded(page: Page): Promise<{ file: string; pdf: PDFDocument; bytes: Buffer }> {
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download PDF' }).click();
	const download = await saving;
	const bytes = await readFile(await download.path());
	return {
		file: download.suggestedFilename(),
		pdf: await PDFDocument.load(bytes, { updateMetadata: false }),
		bytes
	};
}

test.describe('offline', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a sheet is chosen, seen and saved without a network', async ({ context }) => {
		const server = await serve(builtApp);
		const page = await context.newPage();
		await page.goto(server.address);
		await readyForOffline(page);
		await server.kill();
		await page.goto(new URL('print/', server.address).href);
		await page.getByRole('link', { name }).click();
		await page.getByRole('radio', { name: 'Blank sheets' }).check();
		await page.getByRole('radio', { name: 'Black and white' }).check();
		await page.getByRole('radio', { name: 'Letter' }).check();
		await page.getByLabel('Language of the sheet').selectOption('de');
		await page.getByRole('spinbutton', { name: 'Copies' }).fill('3');
		await page.getByRole('spinbutton', { name: 'Copies' }).blur();
		await expect(page.getByRole('img', { name: /Page 1 of 3|Seite 1/ })).toBeVisible();
		const { file, pdf, bytes } = await downloaded(page);
		expect(file).toBe(
			`${titleOf(id, 'de').name.replace(':', '')}, 3 leere Blätter, schwarzweiß, Letter, de.pdf`
		);
		expect(pdf.getPageCount()).toBe(3);
		expect(Math.min(pdf.getPage(0).getWidth(), pdf.getPage(0).getHeight())).toBeCloseTo(612, 1);
		expect(bytes.length).toBeLessThan(80_000);
		await expect(page.getByRole('status')).toContainText(file);
		const again = await downloaded(page);
		expect(again.bytes.equals(bytes)).toBe(true);
	});
});

test('the preview is the page: both look alike, dot for dot', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 1400 });
	for (const game of gameIds) {
		await page.goto(`/print/?game=${game}`);
		const preview = page.getByRole('img', { name: /Page 1 of/ });
		await expect(preview).toBeVisible();
		await page.evaluate(() => document.fonts.ready);
		const seen = await preview.screenshot();
		const { bytes } = await downloaded(page);
		const printed = execFileSync('pdftoppm', ['-png', '-r', '100', '-f', '1', '-l', '1', '-'], {
			input: bytes,
			maxBuffer: 1 << 26
		});
		const share = await page.evaluate(
			async ([a, b]) => {
				const greys = async (data: string): Promise<Uint8ClampedArray> => {
					const image = new Image();
					image.src = `data:image/png;base64,${data}`;
					await image.decode();
					const [width, height] = [210, Math.round((210 * image.naturalHeight) / image.naturalWidth)];
					const canvas = new OffscreenCanvas(width, height);
					const context = canvas.getContext('2d');
					if (!context) throw new Error('no canvas');
					context.drawImage(image, 0, 0, width, height);
					return context.getImageData(0, 0, width, height).data;
				};
				const [first, second] = [await greys(a), await greys(b)];
				let differing = 0;
				for (let at = 0; at < Math.min(first.length, second.length); at += 4)
					if (Math.abs((first[at] ?? 0) - (second[at] ?? 0)) > 100) differing++;
				return {
					differing: (4 * differing) / first.length,
					sizes: Math.abs(first.length - second.length) / first.length
				};
			},
			[seen.toString('base64'), printed.toString('base64')] as const
		);
		expect(share.sizes, game).toBeLessThan(0.02);
		expect(share.differing, game).toBeLessThan(0.01);
	}
});

test('a long job tells how far it is and can be stopped', async ({ page }) => {
	await page.goto(`/print/?game=${id}`);
	await page.getByRole('radio', { name: 'Blank sheets' }).check();
	await page.getByRole('spinbutton', { name: 'Copies' }).fill('100');
	await page.getByRole('spinbutton', { name: 'Copies' }).blur();
	await expect(page.getByText('100 pages')).toBeVisible();
	// a finger is slower than the job: the button is pressed the moment it appears
	await page.evaluate(() => {
		const watch = new MutationObserver(() => {
			const stop = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Stop');
			if (!stop) return;
			watch.disconnect();
			stop.click();
		});
		watch.observe(document.body, { childList: true, subtree: true });
	});
	await page.getByRole('button', { name: 'Download PDF' }).click();
	await expect(page.getByRole('status')).toHaveText('Stopped. Nothing was saved.');
	const { pdf } = await downloaded(page);
	expect(pdf.getPageCount()).toBe(100);
});

test('where the device has a share sheet, it gets the file', async ({ page }) => {
	await page.addInitScript(() => {
		const shared: string[] = [];
		Object.assign(navigator, {
			canShare: () => true,
			share: ({ files }: { files: File[] }) => {
				for (const file of files) shared.push(`${file.name} ${file.type} ${file.size > 10_000}`);
				document.title = shared.join();
				return Promise.resolve();
			}
		});
	});
	await page.goto(`/print/?game=${id}`);
	await page.getByRole('button', { name: 'Share' }).click();
	await expect(page).toHaveTitle(/\.pdf application\/pdf true$/);
});

test('a table is printed as it stands, with its score and its moves', async ({ page }) => {
	const { players } = await loadGame(id);
	const people = ['Ana', 'Bo', 'Chloë', 'Dan'].slice(0, Math.max(2, players.min));
	await startTable(page, id, people);
	const table = new URL(page.url()).searchParams.get('id') ?? '';
	await page.goto(`/print/?game=${id}&table=${table}`);
	await expect(page.getByRole('radio', { name: 'This table, as it stands' })).toBeChecked();
	await page.getByRole('checkbox', { name: 'With the list of moves' }).check();
	const { file, pdf } = await downloaded(page);
	expect(file).toContain('table of Ana');
	expect(pdf.getTitle()).toContain(name);
	expect(pdf.getPageCount()).toBeGreaterThanOrEqual(3);
	await expectAccessible(page);
});

test('on a phone the page is in sight, and the kit for tonight takes three taps', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/');
	await page.getByRole('link', { name: 'Print' }).first().click();
	await expect(page).toHaveURL(/\/print\//);
	await page.getByRole('link', { name }).click();
	await expect(page.getByRole('radio', { name: 'Kit for tonight' })).toBeChecked();
	const preview = page.getByRole('img', { name: /Kit for tonight\. Page 1 of/ });
	await expect(preview).toBeInViewport({ ratio: 0.9 });
	await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport();
	for (const [width, height] of [
		[320, 568],
		[844, 390],
		[667, 375]
	] as const) {
		await page.setViewportSize({ width, height });
		// nothing lies over the last line of the page, nor over its first
		const shown = await preview.evaluate((picture) => {
			const { left, right, top, bottom } = picture.getBoundingClientRect();
			return [top + 1, bottom - 1].map((y) =>
				picture.contains(document.elementFromPoint((left + right) / 2, y))
			);
		});
		expect(shown, `${width}×${height}`).toEqual([true, true]);
	}
	await page.setViewportSize({ width: 390, height: 844 });
	const { file, pdf } = await downloaded(page);
	expect(file).toContain('kit for 2');
	expect(pdf.getPageCount() % 2).toBe(0);
	expect(pdf.catalog.getViewerPreferences()?.getDuplex()).toBe('DuplexFlipLongEdge');
	await expectAccessible(page);
	// a name for everybody who plays tonight, and no line more
	await page.getByLabel('Name 1').fill('Ana');
	await page.getByLabel('Name 2').fill('Bo');
	await expect(page.getByLabel('Name 3')).toHaveCount(0);
	await page.getByRole('button', { name: 'More' }).click();
	await expect(page.getByLabel('Name 3')).toBeVisible();
	await expect(page.getByText(/They stand on the (board|first sheets)/)).toBeVisible();
});

for (const game of gameIds)
	test(`every choice of ${game} shows its pages`, async ({ page }) => {
		await page.goto(`/print/?game=${game}`);
		const choices = page.getByRole('group', { name: 'What to print' }).getByRole('radio');
		await expect(choices.first()).toBeVisible();
		for (const what of await choices.all()) {
			await what.check();
			await expect(page.getByRole('img', { name: /Page 1 of/ })).toBeVisible();
		}
	});

test('a table or game that is not here gets a sentence and a way on', async ({ page }) => {
	await page.goto('/print/?table=nowhere');
	await expect(page.getByText('This table is not on this device.')).toBeVisible();
	await page.getByRole('link', { name: 'Which game?' }).click();
	await expect(page.getByRole('link', { name })).toBeVisible();
});
