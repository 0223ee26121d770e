import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectMoves, startTable } from './table.ts';
import { expect, test } from './watchful.ts';

interface Move {
	do: string;
	by?: number;
	dice?: [number, number];
	die?: 0 | 1;
	add?: number;
	cell?: [number, number];
	cells?: [number, number][];
	number?: number;
}
interface Golden {
	table: { players: string[]; moves: Move[] };
	score: { result: { winners: number[] } };
}

const golden = JSON.parse(
	readFileSync(new URL('../tests/fight-the-virus/golden/two-players-again.json', import.meta.url), 'utf8')
) as Golden;
const { players, moves } = golden.table;

/** How a finger (or a key) does things on the screen. */
interface Touch {
	press(selector: string): Promise<void>;
	area(id: string): Promise<void>;
}

const byTap = (page: Page): Touch => ({
	press: (selector) => page.locator(selector).first().click(),
	area: (id) => page.locator(`[data-area="${id}"]`).click()
});

const byKey = (page: Page): Touch => {
	const press = async (selector: string): Promise<void> => {
		await page.locator(selector).first().focus();
		await page.keyboard.press('Enter');
	};
	return { press, area: (id) => press(`[data-area="${id}"]`) };
};

/** The number that is crossed out next, followed through the game. */
async function play(
	page: Page,
	list: readonly Move[],
	touch: Touch,
	from = 0,
	research = [0, 0]
): Promise<void> {
	for (const [nth, move] of list.entries()) {
		if (move.by !== undefined && players.length > 1 && !['roll', 'keep'].includes(move.do)) {
			const tab = page.locator(`[data-seat="${move.by}"]`);
			if ((await tab.getAttribute('aria-pressed')) !== 'true') await touch.press(`[data-seat="${move.by}"]`);
		}
		await make(page, move, touch, research);
		await expectMoves(page, from + nth + 1);
	}
}

async function make(page: Page, move: Move, touch: Touch, research: number[]): Promise<void> {
	switch (move.do) {
		case 'roll':
			for (const face of move.dice ?? []) await touch.press(`[data-face="${face}"]`);
			return;
		case 'keep':
		case 'done':
		case 'decline':
			return touch.press(`[data-${move.do}]`);
		case 'bonusNumber':
			await touch.press(`[data-number="${move.number}"]`);
			return tapCell(page, `curve.${move.cell?.join('.')}`, touch);
		case 'bonusOne':
			return tapCell(page, `testing.${move.cell?.join('.')}`, touch);
		case 'bonusShape':
			return shape(page, move, touch, true);
	}
	const die = page.locator(`[data-die="${move.die}"]`);
	if ((await die.getAttribute('aria-pressed')) !== 'true') await touch.press(`[data-die="${move.die}"]`);
	for (let point = 0; point < (move.add ?? 0); point++) await touch.press('[data-add]');
	if (move.do === 'test') return tapCell(page, `testing.${move.cell?.join('.')}`, touch);
	if (move.do === 'curve') return tapCell(page, `curve.${move.cell?.join('.')}`, touch);
	if (move.do === 'research') {
		const by = move.by ?? 0;
		research[by] = (research[by] ?? 0) + 1;
		return tapCell(page, `research.${research[by]}`, touch);
	}
	const value = await page.locator('.what strong').textContent();
	return shape(page, move, touch, value?.trim().endsWith('6') ?? false);
}

async function tapCell(page: Page, cell: string, touch: Touch): Promise<void> {
	const [area = ''] = cell.split('.');
	if ((await page.locator(`[data-cell="${cell}"]`).count()) === 0) await touch.area(area);
	await touch.press(`[data-cell="${cell}"]`);
}

async function shape(page: Page, move: Move, touch: Touch, free: boolean): Promise<void> {
	const cells = (move.cells ?? []).map((cell) => `analysis.${cell.join('.')}`);
	const [first = ''] = cells;
	if (free) for (const cell of cells) await tapCell(page, cell, touch);
	else {
		await tapCell(page, first, touch);
		const ghost = async (): Promise<string> =>
			(
				await page
					.locator('[data-ghost]')
					.evaluateAll((all) => all.map((one) => one.getAttribute('data-cell')))
			)
				.sort()
				.join();
		const wanted = [...cells].sort().join();
		for (let turn = 0; turn < 24 && (await ghost()) !== wanted; turn++) await touch.press('[data-turn]');
		expect(await ghost()).toBe(wanted);
	}
	await touch.press('[data-confirm]');
}

const marksShown = (page: Page): Promise<string[]> =>
	page.locator('[data-cell]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

test('a complete game of two, by taps only, to the winner; undone to the start and redone to the end', async ({
	page
}) => {
	await startTable(page, 'fight-the-virus', players);
	await play(page, moves, byTap(page));
	const winners = golden.score.result.winners.map((by) => players[by]);
	await expect(page.locator('[data-end] h2')).toContainText(winners[0] ?? '');
	await expectAccessible(page);

	await page.locator('[data-seat="0"]').click();
	await page.locator('[data-area="testing"]').click();
	const before = await marksShown(page);
	// taps are carried out in their order, however fast they come
	for (let left = moves.length; left > 0; left--) await page.keyboard.press('Control+z');
	await expect(page.locator('.play')).toHaveAttribute('data-moves', '0', { timeout: 60_000 });
	await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
	for (let made = 0; made < moves.length; made++) await page.keyboard.press('Control+Shift+z');
	await expect(page.locator('.play')).toHaveAttribute('data-moves', String(moves.length), {
		timeout: 60_000
	});
	await page.locator('[data-seat="0"]').click();
	await page.locator('[data-area="testing"]').click();
	expect(await marksShown(page)).toEqual(before);
});

test('the same by keyboard only', async ({ page }) => {
	await startTable(page, 'fight-the-virus', players);
	await play(page, moves, byKey(page));
	await expect(page.locator('[data-end]')).toBeVisible();
});

test('an illegal tap opens a card that names the rule, and offers what is legal', async ({ page }) => {
	await startTable(page, 'fight-the-virus', ['Ana', 'Bo']);
	await play(page, [{ do: 'roll', by: 0, dice: [3, 5] }], byTap(page));
	await page.locator('[data-die="0"]').click();
	await page.locator('[data-area="testing"]').click();
	await page.locator('[data-cell="testing.0.0"]').click();
	const card = page.locator('[data-card="refused"]');
	await expect(card.getByRole('link', { name: /FTV-T3/ })).toBeVisible();
	await expectMoves(page, 1);
	await expectAccessible(page);
	await card.getByRole('button', { name: /Show the \d+ legal moves/ }).click();
	await expect(page.locator('[data-lit]').first()).toBeVisible();
	await card.getByRole('link', { name: /FTV-T3/ }).click();
	await expect(page.locator('#FTV-T3')).toBeInViewport();
	await page.getByRole('link', { name: 'Back to the table' }).click();
	await expectMoves(page, 1);
});

test('try mode gives a verdict and records nothing', async ({ page }) => {
	await startTable(page, 'fight-the-virus', ['Ana', 'Bo']);
	await play(page, [{ do: 'roll', by: 0, dice: [3, 5] }], byTap(page));
	await page.getByRole('button', { name: 'Try', exact: true }).click();
	await page.locator('[data-die="1"]').click();
	await page.locator('[data-area="testing"]').click();
	await page.locator('[data-cell="testing.4.0"]').click();
	await expect(page.locator('[data-card="allowed"]')).toBeVisible();
	await page.locator('[data-cell="testing.3.0"]').click();
	await expect(page.locator('[data-card="refused"]')).toBeVisible();
	await expectMoves(page, 1);
});

test('a reload in the middle of a bonus comes back to the same screen', async ({ page }) => {
	const at = moves.findIndex((move) => move.do === 'bonusShape');
	await startTable(page, 'fight-the-virus', players);
	await play(page, moves.slice(0, at), byTap(page));
	const before = await page.locator('.tray').innerText();
	await page.reload();
	await expectMoves(page, at);
	expect(await page.locator('.tray').innerText()).toBe(before);
});

test('a table open in two tabs: the second follows, and nothing is written twice', async ({
	page,
	context
}) => {
	await startTable(page, 'fight-the-virus', ['Ana', 'Bo']);
	const other = await context.newPage();
	await other.goto(page.url());
	await expectMoves(other, 0);
	await play(page, [{ do: 'roll', by: 0, dice: [3, 5] }], byTap(page));
	await expectMoves(other, 1);
	await play(other, [{ do: 'test', by: 0, die: 0, cell: [4, 0] }], byTap(other), 1);
	await expectMoves(page, 2);
});

test('the page is killed right after a tap: the move is there or was never shown', async ({
	page,
	context
}) => {
	await startTable(page, 'fight-the-virus', ['Ana', 'Bo']);
	const url = page.url();
	await page.locator('[data-face="3"]').click();
	await page.locator('[data-face="5"]').click();
	const shown = Number(await page.locator('.play').getAttribute('data-moves'));
	await page.close({ runBeforeUnload: false });
	const again = await context.newPage();
	await again.goto(url);
	await expect(again.locator('.play')).toBeVisible();
	expect(Number(await again.locator('.play').getAttribute('data-moves'))).toBeGreaterThanOrEqual(shown);
});

test('the next roll says who would forgo what, and passes for them', async ({ page }) => {
	await startTable(page, 'fight-the-virus', ['Ana', 'Bo', 'Cy']);
	await play(page, moves.slice(0, 1), byTap(page));
	await play(page, moves.slice(1, 4), byTap(page), 1);
	await page.locator('[data-seat="0"]').click();
	await page.locator('[data-next-roll]').click();
	await expect(page.getByText('Bo could still use a die')).toBeVisible();
	await page.locator('[data-next-roll-sure]').click();
	await expectMoves(page, 6);
});

test('the timeline tells the moves and looks back without changing anything', async ({ page }) => {
	await startTable(page, 'fight-the-virus', players);
	await play(page, moves.slice(0, 6), byTap(page));
	await page.getByRole('button', { name: 'Menu' }).click();
	await expectAccessible(page);
	await page.locator('.timeline button').last().click();
	await expect(page.getByText('Looking back: after move 1 of 6')).toBeVisible();
	await page.getByRole('button', { name: 'Back to now' }).click();
	await expectMoves(page, 6);
});
