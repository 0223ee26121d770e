/** "Show the legal moves" shows them in every game, drawn or as a list, and one of them can be done from there. */
import { readdirSync, readFileSync } from 'node:fs';
import { gameIds } from '../src/lib/games.ts';
import type { Table } from '../src/lib/table/record.ts';
import { expectAccessible, movesShown, openTable } from './table.ts';
import { expect, test } from './watchful.ts';

function middleOf(id: string): Table {
	const folder = new URL(`../tests/${id}/golden/`, import.meta.url);
	const [first = ''] = readdirSync(folder).sort();
	const { table } = JSON.parse(readFileSync(new URL(first, folder), 'utf8')) as { table: Table };
	return { ...table, moves: table.moves.slice(0, Math.floor(table.moves.length / 2)) };
}

/** Runs in the page: taps this and that, the same every time, until something is refused that has alternatives. */
async function untilRefused(): Promise<boolean> {
	let seed = 3;
	const random = (): number => {
		seed = (seed * 1103515245 + 12345) % 2147483648;
		return seed / 2147483648;
	};
	for (let step = 0; step < 600; step++) {
		if (document.querySelector('[data-card="refused"] .show:not(:disabled)')) return true;
		const all = [
			...document.querySelectorAll(
				'.stage [data-cell], .stage .board button:not(:disabled), .tray button:not(:disabled):not(.danger), [data-area]'
			)
		].filter((element) => element.getBoundingClientRect().width > 0);
		const chosen = all[Math.floor(random() * all.length)];
		chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
		await new Promise((done) => setTimeout(done, 25));
	}
	return false;
}

/** Runs in the page: words on the strip of areas that are cut, by their map, the edge or the button of the whole sheet. */
const cutWords = (): string[] =>
	[...document.querySelectorAll<HTMLElement>('.strip :is(.title, .count)')].flatMap((word) => {
		const box = word.getBoundingClientRect();
		const map = word.closest('.map')?.getBoundingClientRect();
		const edge = word.closest('.strip')?.querySelector('.all')?.getBoundingClientRect().left ?? innerWidth;
		const isBeneath = !word.closest('.all') && box.left < edge - 6 && box.right > edge - 6;
		const isCut = word.scrollWidth > word.clientWidth + 1 || (map && box.bottom > map.bottom);
		return isBeneath || isCut ? [word.innerText] : [];
	});

/** Runs in the page: where sheet, strips and tray begin and end. */
const frame = (): number[] =>
	[...document.querySelectorAll('.play > :is(.stage, .dock, .tray)')].flatMap((part) => {
		const { top, bottom } = part.getBoundingClientRect();
		return [Math.round(top), Math.round(bottom)];
	});

for (const id of gameIds) {
	test(`the refusals of ${id} show what is legal instead`, async ({ page }) => {
		test.slow();
		await openTable(page, middleOf(id));
		expect(await page.evaluate(cutWords)).toEqual([]);
		expect(await page.evaluate(untilRefused)).toBe(true);
		const before = await movesShown(page);
		const show = page.locator('[data-card="refused"] .show:not([data-correct-edition])');
		const offered = Number(/\d+/.exec(await show.innerText())?.[0]);
		const still = await page.evaluate(frame);
		await show.click();
		const found = page.locator('[data-alternatives]');
		await expect(found).toHaveAttribute('data-alternatives', String(offered));
		await expect(page.locator('[data-alternative="0"]')).toBeVisible();
		// nothing moved
		expect(await page.evaluate(frame)).toEqual(still);
		await expectAccessible(page);
		if (offered > 1) {
			await page.getByRole('button', { name: 'Next', exact: true }).click();
			await expect(page.locator('[data-alternative="1"]')).toHaveAttribute('aria-pressed', 'true');
		}
		await page.locator('[data-do-this]').focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => movesShown(page)).toBe(before + 1);
		await expect(page.locator('[data-card="refused"]')).toHaveCount(0);
		// the button is gone, the focus is not
		await expect(page.locator('.tray:focus, .tray :focus')).toHaveCount(1);
	});
}
