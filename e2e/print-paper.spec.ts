/** From paper back to the phone: photographs of printed pages, and what a stranger sees who scans one. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { gameIds, titleOf } from '../src/lib/games.ts';
import { printedText } from '../src/lib/share/codec/printed.ts';
import { gameMark } from '../src/lib/share/message.ts';
import { expectAccessible } from './table.ts';
import { expect, test } from './watchful.ts';

// tests/print reads the codes of all games; this is the scanner of the app
test('a photo of a whole printed page is enough', async ({ page }) => {
	const game = gameIds[0] ?? '';
	const { name } = titleOf(game, 'en');
	await page.goto(`/print/?game=${game}`);
	await page.getByRole('radio', { name: 'Blank sheets' }).check();
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download PDF' }).click();
	const pdf = await readFile(await (await saving).path());
	const photo = execFileSync('pdftoppm', ['-png', '-r', '150', '-f', '1', '-l', '1', '-'], {
		input: pdf,
		maxBuffer: 1 << 27
	});
	await page.goto('/scan/');
	await page
		.getByLabel('From a picture')
		.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: photo });
	await expect(page.getByRole('heading', { name: `A printed sheet of ${name}` })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Start a table' })).toHaveAttribute(
		'href',
		new RegExp(`/new/\\?game=${game}$`)
	);
});

test('a stranger who scans a sheet learns what this is and has one button', async ({ page }) => {
	const id = gameIds[0] ?? '';
	const mark = printedText({ game: gameMark(id), page: 1, edition: '0', frame: null });
	await page.goto(`/scan/#${mark}`);
	await expect(page.getByRole('heading', { name: 'Pipsheet' })).toBeVisible();
	await expect(page.getByText('needs no account')).toBeVisible();
	await expect(page.getByRole('heading', { name: titleOf(id, 'en').name })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Start the camera' })).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole('link', { name: 'Start a table' }).click();
	await expect(page).toHaveURL(new RegExp(`/new/\\?game=${id}`));
});

test('wrong codes and files are told apart', async ({ page }) => {
	await page.goto('/scan/');
	const type = async (text: string): Promise<void> => {
		await page.getByLabel('Letters or link').fill(text);
		await page.getByRole('button', { name: 'Take over' }).click();
	};
	const file = (content: string): Promise<void> =>
		page.getByLabel('From a file').setInputFiles({
			name: 'file.json',
			mimeType: 'application/json',
			buffer: Buffer.from(content)
		});
	await type('https://example.org/menu?table=4');
	await expect(page.getByRole('alert')).toHaveText(/leads to example\.org/);
	await type('WIFI:S:cafe;T:WPA;P:coffee;;');
	await expect(page.getByRole('alert')).toHaveText('This is no code of Pipsheet.');
	await type(printedText({ game: 0, page: 1, edition: '0', frame: null }));
	await expect(page.getByRole('alert')).toContainText('a game that this Pipsheet does not know');
	await file('{"pipsheet":"backup","version":1,"made":"2026-11-16T03:00:00.000Z","tables":[]}');
	await expect(page.getByRole('alert')).toContainText('is a backup');
	await expect(page.getByRole('link', { name: 'To the backup page' })).toBeVisible();
	await file('{"recipe":"soup"}');
	await expect(page.getByRole('alert')).toHaveText('This file holds no table of Pipsheet.');
	await file('not even JSON');
	await expect(page.getByRole('alert')).toHaveText('This file holds no table of Pipsheet.');
});
