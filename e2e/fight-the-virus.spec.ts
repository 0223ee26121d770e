import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Table } from '../src/lib/table/record.ts';
import { editionElsewhere, partOf } from './edition-elsewhere.ts';
import { expectAccessible, expectMoves, LOOKS, movesShown, openTable, startTable } from './table.ts';
import { slide, tap } from './tap.ts';
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
	table: Omit<Table, 'moves'> & { moves: Move[] };
	score: { result: { winners: number[] } };
}

const golden = JSON.parse(
	readFileSync(new URL('../tests/fight-the-virus/golden/two-players-again.json', import.meta.url), 'utf8')
) as Golden;
const { players, moves } = golden.table;
/** The last fifth of the game begins with this roll. */
const late = moves.findIndex((move, at) => move.do === 'roll' && at > moves.length * 0.8);
const begun = (at: number): Table => ({ ...golden.table, moves: moves.slice(0, at) });

/** How a finger (or a key) does things on the screen. */
interface Touch {
	/** How often it has touched the screen. */
	touches: number;
	press(selector: string): Promise<void>;
	area(id: string): Promise<void>;
	/** One stroke over squares, where there is a finger. */
	draw?(selectors: readonly string[]): Promise<void>;
}

/** No tap counts while somebody else's turn is announced. */
const handedOver = async (page: Page): Promise<void> => {
	await page.waitForFunction(() => !document.querySelector('[data-handover]'), undefined, LOOKS);
};

const byTap = (page: Page): Touch => ({
	touches: 0,
	async press(selector) {
		this.touches++;
		await handedOver(page);
		await page.locator(selector).first().click();
	},
	area(id) {
		this.touches++;
		return page.locator(`[data-area="${id}"]`).click();
	},
	draw(selectors) {
		this.touches++;
		return slide(page, selectors);
	}
});

const byKey = (page: Page): Touch => {
	const press = async (selector: string): Promise<void> => {
		await page.locator(selector).first().focus();
		await page.keyboard.press('Enter');
	};
	return { touches: 0, press, area: (id) => press(`[data-area="${id}"]`) };
};

/** What the test follows through the game besides the screen: the roll, and the number crossed out next. */
interface Followed {
	dice: [number, number];
	research: number[];
}

/** What a move has cost, with all that was touched on the way to it. */
interface Spent {
	readonly move: Move;
	readonly touches: number;
}

/** Parts that end by themselves are in the record earlier than in the list; at each roll both are alike again. */
async function play(
	page: Page,
	list: readonly Move[],
	touch: Touch,
	from = 0,
	followed: Followed = { dice: [1, 1], research: [0, 0] }
): Promise<Spent[]> {
	const spent: Spent[] = [];
	for (const [nth, move] of list.entries()) {
		const touched = touch.touches;
		if (move.do === 'roll') await expectMoves(page, from + nth);
		const ends = move.do === 'done' || move.do === 'decline';
		if (ends && (await page.locator('[data-end]').count()) > 0) continue;
		if (move.by !== undefined && players.length > 1 && !['roll', 'keep'].includes(move.do)) {
			const tab = page.locator(`[data-seat="${move.by}"]`);
			if ((await tab.getAttribute('aria-pressed')) !== 'true') await touch.press(`[data-seat="${move.by}"]`);
		}
		if (ends && (await page.locator(`[data-${move.do}]`).count()) === 0) continue;
		const before = await movesShown(page);
		await make(page, move, touch, followed);
		await expect.poll(() => movesShown(page)).toBeGreaterThan(before);
		spent.push({ move, touches: touch.touches - touched });
	}
	return spent;
}

async function make(page: Page, move: Move, touch: Touch, followed: Followed): Promise<void> {
	switch (move.do) {
		case 'roll':
			followed.dice = move.dice ?? followed.dice;
			for (const face of followed.dice) await touch.press(`[data-face="${face}"]`);
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
	if (move.do === 'research' && touch.draw && (await offersResearch(page, move, followed))) {
		countResearch(move, followed);
		return touch.press('[data-research]');
	}
	const die = page.locator(`[data-die="${move.die}"]`);
	if ((await die.getAttribute('aria-pressed')) !== 'true') await touch.press(`[data-die="${move.die}"]`);
	for (let point = 0; point < (move.add ?? 0); point++) await touch.press('[data-add]');
	if (move.do === 'test') return tapCell(page, `testing.${move.cell?.join('.')}`, touch);
	if (move.do === 'curve') return tapCell(page, `curve.${move.cell?.join('.')}`, touch);
	if (move.do === 'research') {
		return tapCell(page, `research.${countResearch(move, followed)}`, touch);
	}
	return shape(page, move, touch, followed.dice[move.die ?? 0] + (move.add ?? 0) === 6);
}

/** The number that this player crosses out next. */
function countResearch({ by = 0 }: Move, { research }: Followed): number {
	return (research[by] = (research[by] ?? 0) + 1);
}

/** Beside the dice stands what brings the next number, with its price. */
async function offersResearch(page: Page, { die = 0, add = 0 }: Move, { dice }: Followed): Promise<boolean> {
	const offer = page.locator('[data-research] strong');
	if ((await offer.count()) === 0) return false;
	return (await offer.innerText()).startsWith(add > 0 ? `${dice[die]} + ${add} =` : `${dice[die]}`);
}

async function tapCell(page: Page, cell: string, touch: Touch): Promise<void> {
	const [area = ''] = cell.split('.');
	if ((await page.locator(`[data-cell="${cell}"]`).count()) === 0) await touch.area(area);
	await touch.press(`[data-cell="${cell}"]`);
}

const ghostOf = (page: Page): Promise<string[]> =>
	page
		.locator('[data-ghost]')
		.evaluateAll((all) => all.map((one) => one.getAttribute('data-cell') ?? '').sort());

/** From square to neighbour over all of these, and back where it goes no further. */
function strokeOver(cells: readonly [number, number][]): [number, number][] {
	const left = [...cells];
	const from = (square: [number, number]): [number, number][] => {
		left.splice(left.indexOf(square), 1);
		const stroke = [square];
		for (let next; (next = left.find((other) => isBeside(square, other)));)
			stroke.push(...from(next), square);
		return stroke;
	};
	const [first] = cells;
	return first ? from(first) : [];
}
const isBeside = ([row, column]: [number, number], [otherRow, otherColumn]: [number, number]): boolean =>
	Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1;

/** A finger draws a shape. By keys it is proposed; a free one is changed square by square, any other turned until
 *  it lies as it should. */
async function shape(page: Page, move: Move, touch: Touch, free: boolean): Promise<void> {
	const wanted = (move.cells ?? []).map((cell) => `analysis.${cell.join('.')}`).sort();
	const [first = ''] = wanted;
	if (touch.draw) {
		if ((await page.locator(`[data-cell="${first}"]`).count()) === 0) await touch.area('analysis');
		await touch.draw(strokeOver(move.cells ?? []).map((cell) => `[data-cell="analysis.${cell.join('.')}"]`));
		expect(await ghostOf(page)).toEqual(wanted);
		return touch.press('[data-confirm]');
	}
	await tapCell(page, first, touch);
	if (free) {
		for (const extra of await ghostOf(page)) if (!wanted.includes(extra)) await tapCell(page, extra, touch);
		const drawn = await ghostOf(page);
		for (const missing of wanted) if (!drawn.includes(missing)) await tapCell(page, missing, touch);
	} else {
		for (let turn = 0; turn < 24 && (await ghostOf(page)).join() !== wanted.join(); turn++)
			await touch.press('[data-turn]');
	}
	expect(await ghostOf(page)).toEqual(wanted);
	await touch.press('[data-confirm]');
}

const marksShown = (page: Page): Promise<string[]> =>
	page.locator('[data-cell]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

/** How many numbers each player has crossed out before this move. */
const researchBefore = (at: number): number[] =>
	players.map(
		(_, by) => moves.slice(0, at).filter((move) => move.do === 'research' && move.by === by).length
	);

async function playToTheEnd(page: Page, from: number, touch: Touch): Promise<Spent[]> {
	await openTable(page, begun(from));
	const spent = await play(page, moves.slice(from), touch, from, {
		dice: [1, 1],
		research: researchBefore(from)
	});
	const winners = golden.score.result.winners.map((by) => players[by]);
	await expect(page.locator('[data-end] h2')).toContainText(winners[0] ?? '');
	return spent;
}

test('a complete game of two, by taps only, to the winner; undone to the start and redone to the end', async ({
	page
}) => {
	const spent = await playToTheEnd(page, late, byTap(page));
	// the next number stands beside the dice, with its price
	const research = spent.filter(({ move }) => move.do === 'research');
	expect(research.length).toBeGreaterThan(0);
	expect(Math.max(...research.map(({ touches }) => touches))).toBeLessThanOrEqual(2);
	await expectAccessible(page);
	await expectMoves(page, moves.length);

	// taps are carried out in their order, however fast they come
	await page.locator('.play').press('Control+z');
	await page.locator('[data-seat="0"]').click();
	await page.locator('[data-area="testing"]').click();
	const before = await marksShown(page);
	for (let left = moves.length - 1; left > 0; left--) await page.keyboard.press('Control+z');
	await expectMoves(page, 0);
	await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
	for (let made = 1; made < moves.length; made++) await page.keyboard.press('Control+Shift+z');
	await expectMoves(page, moves.length - 1);
	await page.locator('[data-seat="0"]').click();
	await page.locator('[data-area="testing"]').click();
	expect(await marksShown(page)).toEqual(before);
});

test('research 10 with a 4 takes two taps: the die, and what it brings with its price', async ({ page }) => {
	const { table } = JSON.parse(
		readFileSync(new URL('../tests/fight-the-virus/golden/every-other-ruling.json', import.meta.url), 'utf8')
	) as Golden;
	const at = table.moves.findIndex(({ do: verb, add }, nth) => verb === 'research' && add === 6 && nth > 150);
	const { by, die } = table.moves[at] ?? {};
	await openTable(page, { ...table, moves: table.moves.slice(0, at) });
	await page.locator(`[data-seat="${by}"]`).click();
	const touch = byTap(page);
	const chosen = page.locator(`[data-die="${die}"]`);
	if ((await chosen.getAttribute('aria-pressed')) !== 'true') await touch.press(`[data-die="${die}"]`);
	await expect(page.locator('[data-research]')).toContainText('4 + 6 = 10');
	await touch.press('[data-research]');
	await expect(page.locator('[data-area="research"]')).toContainText('next: 11');
	expect(touch.touches).toBeLessThanOrEqual(2);
});

test('a complete game of two by keyboard only', async ({ page }) => {
	await playToTheEnd(page, moves.findLastIndex((move) => move.do === 'roll') - 24, byKey(page));
});

test('an illegal tap opens a card that names the rule, and offers what is legal', async ({ page }) => {
	await startTable(page, 'fight-the-virus', ['Ana', 'Bo']);
	await play(page, [{ do: 'roll', by: 0, dice: [3, 5] }], byTap(page));
	await page.locator('[data-die="0"]').click();
	await page.locator('[data-area="testing"]').click();
	await page.locator('[data-cell="testing.0.0"]').click();
	const card = page.locator('[data-card="refused"]');
	await expect(card.getByRole('link', { name: /FTV-T3/ })).toBeVisible();
	await expect(card.locator('[data-ruling="FTV-R4"]')).toContainText('At this table: “Yes.”');
	await expectMoves(page, 1);
	await expectAccessible(page);
	await card.getByRole('button', { name: /Show the \d+ legal moves/ }).click();
	await expect(page.locator('[data-lit]').first()).toBeVisible();
	await card.locator('.close').click();
	await page.locator('[data-cell="testing.0.0"]').click();
	await card.getByRole('link', { name: /FTV-T3/ }).click();
	await expect(page.locator('#FTV-T3')).toBeInViewport();
	await page.getByRole('link', { name: 'Back to the table' }).first().click();
	await expectMoves(page, 1);
	// the die is still in the hand, also after a reload, and only in this player's
	const die = page.locator('[data-die="0"]');
	await expect(die).toHaveAttribute('aria-pressed', 'true');
	await page.reload();
	await expect(die).toHaveAttribute('aria-pressed', 'true');
	await page.locator('[data-seat="1"]').click();
	await expect(die).toHaveAttribute('aria-pressed', 'false');
});

test('try mode gives a verdict and records nothing', async ({ page }) => {
	await startTable(page, 'fight-the-virus', ['Ana', 'Bo']);
	await play(page, [{ do: 'roll', by: 0, dice: [3, 5] }], byTap(page));
	await page.getByRole('button', { name: 'Ask without recording' }).click();
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
	await openTable(page, begun(at));
	const before = await page.locator('.tray').innerText();
	expect(before).toContain('Bonus');
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

test('one tap passes for everybody else, and says who could still use a die', async ({ page }) => {
	await startTable(page, 'fight-the-virus', ['Ana', 'Bo', 'Cy']);
	await play(page, moves.slice(0, 4), byTap(page));
	await page.locator('[data-seat="0"]').click();
	await expect(page.getByText('Bo and Cy could still use a die')).toBeVisible();
	await page.getByRole('button', { name: 'Bo and Cy pass: next roll' }).click();
	await expectMoves(page, 6);
});

/** Where a square of the virus is drawn. */
async function squareAt(page: Page, square: string): Promise<{ x: number; y: number; side: number }> {
	const box = await page.locator(`[data-cell="analysis.${square}"] .box`).boundingBox();
	if (!box) throw new Error('no such square');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2, side: box.width };
}

test('a shape takes two taps, a part of a passive player two, and it ends by itself', async ({ page }) => {
	// on a small phone squares are smaller than a thumb
	await page.setViewportSize({ width: 360, height: 640 });
	await startTable(page, 'fight-the-virus', ['Ana', 'Bo']);
	const touch = byTap(page);
	await play(page, [{ do: 'roll', by: 0, dice: [4, 1] }], touch);
	touch.touches = 0;
	const far = await squareAt(page, '5.5');
	expect(far.side).toBeLessThan(28);
	await page.touchscreen.tap(far.x, far.y);
	await expect(page.locator('[data-ghost]')).toHaveCount(4);
	// they come near, and the one that was tapped stays under the finger
	const near = await squareAt(page, '5.5');
	expect(near.side).toBeGreaterThanOrEqual(43.9);
	expect(Math.hypot(near.x - far.x, near.y - far.y)).toBeLessThan(3);
	await touch.press('[data-confirm]');
	await expectMoves(page, 2);
	expect(touch.touches).toBe(1);
	await touch.area('analysis');
	expect((await squareAt(page, '5.5')).side).toBeCloseTo(far.side);
	await page.setViewportSize({ width: 390, height: 844 });
	// the second die of the active player, and with it the end of the part
	await tapCell(page, 'testing.4.0', touch);
	await expectMoves(page, 4);
	// what was marked is told, not only that the part ended with it
	await expect(page.locator('[data-told]')).toContainText(
		'Ana enters the 1 in testing, row 5, square 1. Ana is done.'
	);
	await expect(page.locator('[data-seat="1"]')).toHaveAttribute('aria-pressed', 'true');
	touch.touches = 0;
	await tapCell(page, 'research.1', touch);
	await expectMoves(page, 6);
	expect(touch.touches).toBe(2);
	// undo takes the end of the part back first
	await page.keyboard.press('Control+z');
	await expectMoves(page, 5);
});

test('a finger draws a shape: proposed with its die, and refused as drawn where it is none', async ({
	page
}) => {
	await startTable(page, 'fight-the-virus', ['Ana']);
	await play(page, [{ do: 'roll', by: 0, dice: [5, 3] }], byTap(page));
	const draw = (...squares: readonly string[]): Promise<void> =>
		slide(
			page,
			squares.map((square) => `[data-cell="analysis.${square}"]`)
		);
	const ghost = page.locator('[data-ghost]');
	// what was chosen for a roll goes with it
	await draw('5.3', '5.4', '5.5');
	await expect(ghost).toHaveCount(3);
	await page.keyboard.press('Control+z');
	await expectMoves(page, 0);
	await expect(ghost).toHaveCount(0);
	await page.getByRole('button', { name: 'Redo' }).click();
	await expectMoves(page, 1);
	await draw('5.3', '5.4', '5.5');
	await expect(ghost).toHaveCount(3);
	await expect(page.locator('[data-die="1"]')).toHaveAttribute('aria-pressed', 'true');
	// the plus is the shape of the other die, and its middle is passed three times
	await draw('5.4', '5.5', '5.6', '5.5', '4.5', '5.5', '6.5');
	await expect(ghost).toHaveCount(5);
	await expect(page.locator('[data-die="0"]')).toHaveAttribute('aria-pressed', 'true');
	await draw('5.3', '5.4', '4.4');
	await expect(page.locator('[data-card="refused"]')).toContainText('FTV-V1');
	await expectMoves(page, 1);
	await page.locator('[data-card] .close').click();
	await draw('5.4', '5.5', '5.6', '5.5', '4.5', '5.5', '6.5');
	await tap(page, '[data-confirm]');
	await expectMoves(page, 2);
	await expect(page.locator('[data-cell="analysis.4.5"]')).toHaveAttribute('aria-label', /: filled/);
});

test('what progress makes possible is lit, offered with its price, and never refused', async ({ page }) => {
	await startTable(page, 'fight-the-virus', ['Ana']);
	const touch = byTap(page);
	await play(page, [{ do: 'roll', by: 0, dice: [5, 3] }], touch);
	await tapCell(page, 'analysis.5.5', touch);
	await touch.press('[data-confirm]');
	await expectMoves(page, 2);
	// a 3 is left, research waits for its 1: nothing fits there, a field or not
	await expect(page.locator('.tray')).toContainText('Tap a lit place outside the virus');
	await touch.area('testing');
	await expect(page.locator('[data-cell="testing.4.0"][data-lit]')).toBeVisible();
	await touch.press('[data-cell="testing.4.0"]');
	await expectMoves(page, 4);
	await play(page, [{ do: 'roll', by: 0, dice: [1, 3] }], touch, 4);
	await tapCell(page, 'research.1', touch);
	await expectMoves(page, 6);
	await tapCell(page, 'analysis.6.6', touch);
	const shown = await movesShown(page);
	if ((await page.locator('[data-confirm]').count()) > 0) await touch.press('[data-confirm]');
	await expect.poll(() => movesShown(page)).toBeGreaterThan(shown);
	await play(page, [{ do: 'roll', by: 0, dice: [1, 6] }], touch, 8);
	touch.touches = 0;
	// research 2 with the 1: one field
	await tapCell(page, 'research.2', touch);
	await expect(page.locator('[data-offer="0"]')).toContainText('1 + 1 = 2');
	await expect(page.locator('[data-offer="0"]')).toContainText('one field');
	await touch.press('[data-offer="0"]');
	expect(touch.touches).toBeLessThanOrEqual(3);
	// the 6 fits in the virus only: the view has gone there
	await expect(page.locator('[data-cell="analysis.6.6"]')).toBeVisible();
	await touch.area('research');
	await expect(page.locator('[data-cell="research.2"]')).toHaveAttribute('aria-label', /crossed out/);

	// research 10 with a 4: three fields, and no point is counted up
	const rolled: Table<Move> = {
		format: 1,
		game: 'fight-the-virus',
		sheet: 'standard',
		players: ['Ana'],
		from: { players: [{ by: 0, research: 9, progress: 'ooo'.padEnd(21, '-') }] },
		moves: [{ do: 'roll', by: 0, dice: [4, 2] }]
	};
	await openTable(page, rolled);
	touch.touches = 0;
	const ten = page.locator('[data-research]');
	await expect(ten).toContainText('4 + 6 = 10');
	await expect(ten).toContainText('3 fields');
	await touch.press('[data-research]');
	await expectMoves(page, 2);
	expect(touch.touches).toBeLessThanOrEqual(2);
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

test('an edition entered by taps is printed, handed over by codes, and judges there as it is', async ({
	page,
	browser,
	watch
}) => {
	await page.goto('/editions/');
	// what there is before: ours, drawn
	await page.locator('[data-ours="fight-the-virus"]').click();
	await expect(page.locator('[data-preview] svg').first()).toBeVisible();
	await expect(page.locator('main')).toContainText('Not the published sheet');
	await page.getByRole('link', { name: 'Back' }).click();
	await page.getByRole('button', { name: 'Enter your edition of Fight the Virus' }).click();
	const virus = page.locator('[data-field="analysis"]');
	// a square that hangs alone is told where it hangs, and taken out again
	await virus.locator('[data-brush="s"]').click();
	await virus.locator('[data-paint="0.0"]').click();
	await expect(virus.locator('[data-fault]')).toContainText('FTV-ED2');
	await expect(virus.locator('[data-paint="0.0"]')).toHaveClass(/wrong/);
	await virus.locator('[data-take-out]').click();
	await virus.locator('[data-brush="."]').click();
	await virus.locator('[data-mirror="down"]').click();
	await virus.locator('[data-paint="0.5"]').click();
	await expect(virus.locator('[data-count]')).toContainText('67 squares, 19 of them spikes');
	// one more thing to be won by a row of research
	await page.locator('[data-next-part]').click();
	await expect(page.locator('[data-field="shapes"]')).toBeVisible();
	await expect(virus).toBeHidden();
	await partOf(page, 'research');
	const tile = page.locator('[data-field="research"] [data-tile="1"]');
	await page.locator('[data-field="research"] [data-brush="N"]').click();
	await tile.click();
	await expect(tile).toHaveAttribute('data-letter', 'N');
	// a square that rests on three
	await partOf(page, 'testing');
	await page.locator('[data-preset="columns"]').click();
	await page.locator('[data-preset="brick"]').click();
	await page.locator('[data-brick="3.0"]').click();
	for (let wider = 0; wider < 2; wider++)
		await page.locator('[data-field="testing"]').getByRole('button', { name: 'Wider' }).click();
	await expect(page.locator('[data-faults="0"][data-kept="true"]')).toBeVisible();
	// a reload comes back to the part that was worked on
	await page.reload();
	await expect(page.locator('[data-field="testing"]')).toBeVisible();
	await expect(virus).toBeHidden();
	await expect(page.locator('[data-faults="0"]')).toBeVisible();
	await expectAccessible(page);
	const phone = await editionElsewhere(page, browser, watch);
	await phone.getByRole('button', { name: 'Start' }).click();
	await expect(phone.locator('[data-cell="analysis.1.5"]')).toBeVisible();
	await expect(phone.locator('[data-cell="analysis.0.5"]')).toHaveCount(0);
	await play(
		phone,
		[
			{ do: 'roll', by: 0, dice: [3, 5] },
			{ do: 'test', by: 0, die: 0, cell: [4, 0] },
			{
				do: 'analyse',
				by: 0,
				die: 1,
				cells: [
					[4, 5],
					[5, 4],
					[5, 5],
					[5, 6],
					[6, 5]
				]
			},
			{ do: 'done', by: 0 },
			{ do: 'done', by: 1 },
			{ do: 'roll', by: 1, dice: [2, 4] },
			// which brings the other die
			{ do: 'test', by: 0, die: 0, cell: [4, 1] }
		],
		byTap(phone)
	);
	// on our own sheet this square rests on the 3 and the 2 alone, and takes the 4
	await tap(phone, '[data-cell="testing.3.0"]');
	await expect(phone.locator('[data-card="refused"]')).toContainText('FTV-T3');
	// the table is right: the edition is corrected, and the game goes on where it stood
	await phone.locator('[data-correct-edition]').click();
	// at the part that the rule is about
	await expect(phone.locator('[data-field="testing"]')).toBeVisible();
	await phone.locator('[data-brick="3.0"]').click();
	for (let narrower = 0; narrower < 2; narrower++)
		await phone.locator('[data-field="testing"]').getByRole('button', { name: 'Narrower' }).click();
	await phone.getByRole('button', { name: 'Go on with the corrected edition' }).click();
	await phone.locator('[data-area="testing"]').click();
	await tap(phone, '[data-cell="testing.3.0"]');
	// with the last die the turn ends
	await expectMoves(phone, 9);
});

test('a fresh sheet by its number: drawn, judged beside ours, and the same again', async ({ page }) => {
	await page.goto('/editions/');
	const shuffle = page.getByRole('button', { name: 'Shuffle a fresh sheet of Fight the Virus' });
	await shuffle.locator('xpath=..').locator('[data-seed]').fill('4711');
	await shuffle.click();
	await expect(page.getByLabel('Name of the edition')).toHaveValue('Fresh sheet 4711');
	// first figures come long before the last game, and are kept when somebody has seen enough
	const fair = page.locator('[data-fair]');
	await expect(fair).toHaveText(/^It wins \d+ of 100 games on this sheet and \d+ of 100 on ours\. /);
	const first = Number(await fair.getAttribute('data-games'));
	await expect.poll(async () => Number(await fair.getAttribute('data-games'))).toBeGreaterThan(first);
	await page.locator('[data-stop-trying]').click();
	await expect(page.locator('[data-fairness="resting"]')).toContainText(/\d+ of 200 games on each sheet/);
	await expect(fair).toHaveText(/^It wins \d+ of 100 games/);
	await expect(page.locator('[data-count="analysis"]')).toContainText('69 squares, 21 of them spikes');
	await expectAccessible(page);
	const letters = (): Promise<string[]> =>
		page
			.locator('[data-painting="analysis"] [data-letter]')
			.evaluateAll((all) => all.map((one) => one.getAttribute('data-letter') ?? ''));
	const drawn = await letters();
	await page.goto('/editions/');
	await shuffle.locator('xpath=..').locator('[data-seed]').fill('4711');
	await shuffle.click();
	await expect(page.locator('[data-fairness]')).toBeVisible();
	await partOf(page, 'analysis');
	expect(await letters()).toEqual(drawn);
	// what was shuffled is nobody's until somebody changes it
	const part = (field: string): Locator => page.locator(`[data-to-part~="${field}"]`);
	await expect(part('analysis')).toHaveAttribute('data-tag', 'shuffled');
	await expect(page.locator('[data-field="free"] legend')).toHaveAttribute('data-whose', 'ours');
	await expect(page.locator('[data-field="progress"] legend')).toHaveAttribute('data-whose', 'known');
	await page.locator('[data-painting="analysis"] [data-letter="s"]').first().click();
	await expect(part('analysis')).toHaveAttribute('data-tag', 'yours');
	await expect(part('testing')).toHaveAttribute('data-tag', 'shuffled');
});
