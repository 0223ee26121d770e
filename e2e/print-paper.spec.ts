/** From paper back to the phone: photographs of printed pages, and what a stranger sees who scans one. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { gameIds, loadGame, titleOf } from '../src/lib/games.ts';
import { printedText } from '../src/lib/share/codec/printed.ts';
import { linkText } from '../src/lib/share/codec/text.ts';
import { editionMessage, gameMark } from '../src/lib/share/message.ts';
import { primed } from '../tests/kit/primed.ts';
import { expectAccessible } from './table.ts';
import { expect, test } from './watchful.ts';

/** The blank sheet that the print screen shows is saved; its first or last page as a photo. */
async function printed(page: Page): Promise<(which: 'first' | 'last') => Buffer> {
	await page.getByRole('radio', { name: 'Blank sheets' }).check();
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download PDF' }).click();
	const pdf = await (await saving).path();
	const pages = /^Pages: +(\d+)$/m.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1] ?? '1';
	return (which) => {
		const nth = which === 'first' ? '1' : pages;
		return execFileSync('pdftoppm', ['-png', '-gray', '-r', '150', '-f', nth, '-l', nth, pdf], {
			maxBuffer: 1 << 27
		});
	};
}

async function scan(page: Page, photo: Buffer): Promise<void> {
	await page.goto('/scan/');
	await page
		.getByLabel('From a picture')
		.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: photo });
}

// tests/print reads the codes of all games; this is the scanner of the app
test('a photo of a whole printed page is enough', async ({ page }) => {
	const game = gameIds[0] ?? '';
	const { name } = titleOf(game, 'en');
	await page.goto(`/print/?game=${game}`);
	const photo = await printed(page);
	await scan(page, photo('first'));
	await expect(page.getByRole('heading', { name: `A printed sheet of ${name}` })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Start a table' })).toHaveAttribute(
		'href',
		new RegExp(`/new/\\?game=${game}$`)
	);
});

const NAME = 'As it was in 2020';

/** The longest there is: every fact stated, of Combat the Corona the 54 and the 35 cards. */
async function printedEdition(page: Page, id: string): Promise<(which: 'first' | 'last') => Buffer> {
	const { edition } = await loadGame(id);
	const file = { pipsheet: 'edition', version: 1, game: id, name: NAME, facts: edition.standard };
	await page.goto('/scan/');
	await page.getByLabel('From a file').setInputFiles({
		name: 'edition.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file))
	});
	await page.getByRole('button', { name: 'Keep this edition' }).click();
	await page.getByRole('link', { name: 'Print' }).click();
	return printed(page);
}

test('a photo of the sheet brings its edition to whoever does not have it', async ({
	page,
	browser,
	watch
}) => {
	const photo = (await printedEdition(page, 'fight-the-virus'))('first');
	const found = page.locator('[data-edition-found]');
	await scan(page, photo);
	await expect(found).toContainText(`You have it already, as “${NAME}”.`);

	const phone = await watch(await browser.newContext()).newPage();
	await scan(phone, photo);
	const theirs = phone.locator('[data-edition-found]');
	await expect(theirs.getByRole('heading', { name: NAME })).toBeVisible();
	await expect(theirs.locator('[data-cell]').first()).toBeVisible();
	await theirs.getByRole('button', { name: 'Keep this edition' }).click();
	await expect(phone.getByLabel('Name of the edition')).toHaveValue(NAME);

	// another one of that name comes by a link, and replaces nothing
	const changed = { name: NAME, facts: { testing: ['-=====', '-=-=-='] } };
	const fight = primed(await loadGame('fight-the-virus'));
	await phone.goto(`/scan/#${linkText(editionMessage(fight, changed))}`);
	await expect(theirs).toContainText(`You have another edition called “${NAME}”.`);
	await theirs.getByRole('button', { name: 'Keep this edition' }).click();
	await expect(phone.getByLabel('Name of the edition')).toHaveValue(NAME);
	await phone.goto('/editions/');
	await expect(phone.getByText(NAME)).toHaveCount(2);
});

test('an edition too long for the sheet has a page of codes: one photo of it is enough', async ({
	page,
	browser,
	watch
}) => {
	const photo = await printedEdition(page, 'combat-the-corona');
	const sheet = photo('first');
	await scan(page, sheet);
	await expect(page.getByText(`Recognised: your edition “${NAME}”.`)).toBeVisible();

	const phone = await watch(await browser.newContext()).newPage();
	await scan(phone, sheet);
	await expect(phone.getByText('an edition that is not on this phone')).toBeVisible();
	await expectAccessible(phone);
	await scan(phone, photo('last'));
	const found = phone.locator('[data-edition-found]');
	await expect(found.getByRole('heading', { name: NAME })).toBeVisible();
	await found.getByRole('button', { name: 'Keep this edition' }).click();
	await expect(phone.getByLabel('Name of the edition')).toHaveValue(NAME);
	await scan(phone, sheet);
	await expect(phone.getByText(`Recognised: your edition “${NAME}”.`)).toBeVisible();
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
	// a link of ours that was cut
	await page.goto('/scan/#S0C6');
	await expect(page.getByRole('alert')).toHaveText('This is not complete. Ask for it again.');
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
