/** What was played: statistics against numbers counted by hand, replay by a link, and the first five minutes. */
import { readFileSync } from 'node:fs';
import type { Score, Table } from '../src/lib/table/record.ts';
import { expectAccessible, linkOf, openTable } from './table.ts';
import { expect, test } from './watchful.ts';

const golden = (game: string, name: string) =>
	JSON.parse(readFileSync(`tests/${game}/golden/${name}.json`, 'utf8')) as { table: Table; score: Score };

/** Sixty dice: 5 ones, 8 twos, 9 threes, 8 fours, 10 fives and 20 sixes; a low one with a high one, because a pair
 *  could be rolled again. */
const sixty = [5, 8, 9, 8, 10, 20].flatMap((count, at) => Array.from({ length: count }, () => at + 1));
const rolls: Table = {
	format: 1,
	game: 'fight-the-virus',
	sheet: 'standard',
	players: ['Ana', 'Bo'],
	options: { sheets: [] },
	moves: Array.from({ length: 30 }, (_, n) => ({ do: 'roll', by: n % 2, dice: [sixty[n], sixty[n + 30]] }))
};
const points = golden('prototype-c19', 'two');
const lost = golden('pandemic-the-cure', 'lost-outbreaks');

/** Three evenings, the second 45 minutes long. */
const backup = {
	pipsheet: 'backup',
	version: 3,
	made: '2026-11-16T03:00:00.000Z',
	tables: [
		{ id: 'aaaaaaaa22', created: Date.UTC(2026, 8, 5, 18), touched: Date.UTC(2026, 8, 5, 19), table: rolls },
		{
			id: 'bbbbbbbb33',
			created: Date.UTC(2026, 9, 5, 18),
			touched: Date.UTC(2026, 9, 5, 18, 45),
			origin: { kind: 'corrected', table: 'dddddddd55', at: 12 },
			table: points.table
		},
		{
			id: 'cccccccc44',
			created: Date.UTC(2026, 9, 6, 18),
			touched: Date.UTC(2026, 9, 6, 19),
			table: lost.table
		}
	].map((one) => ({ ...one, rules: 2 }))
};

test('statistics say what was counted by hand, and so does the file for a spreadsheet', async ({ page }) => {
	await page.goto('/backup/');
	const file = { name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(backup)) };
	await page.locator('input[type=file]').setInputFiles(file);
	await page.getByRole('button', { name: /3 tables/ }).click();
	await expect(page.locator('[data-brought]')).toContainText('3');

	await page.goto('/history/');
	await expect(page.locator('[data-history=shown]')).toBeVisible();
	const sum = (name: string) => page.locator('dl div', { hasText: name }).locator('dd');
	const moves = 30 + points.table.moves.length + lost.table.moves.length;
	await expect(sum('Tables')).toHaveText('3');
	await expect(sum('Finished')).toHaveText('2');
	await expect(sum('Moves')).toHaveText(String(moves));
	await expect(page.getByRole('table', { name: 'Won together' }).getByRole('row').nth(1)).toHaveText(
		/Pandemic: The Cure.*0 of 1.*0%/s
	);
	const [a, b] = points.score.scores.map(({ total }) => total);
	const best = Math.max(a ?? 0, b ?? 0);
	await expect(page.locator('[data-played=bbbbbbbb33]')).toContainText(
		`${best === a ? 'Ana' : 'Bo'} won ${best} : ${Math.min(a ?? 0, b ?? 0)}`
	);
	await expect(page.locator('[data-played=bbbbbbbb33]')).toContainText('45 min · corrected after move 12');
	await expectAccessible(page);

	// (25 + 4 + 1 + 4 + 0 + 100) / 10 = 13.4 with five degrees of freedom: 0.0199
	await page.getByRole('combobox', { name: 'Game' }).selectOption('Fight the Virus');
	await expect(sum('Dice entered')).toHaveText('60');
	const dice = page.locator('[data-dice=d6]');
	const counts = await dice.locator('tbody tr td:nth-of-type(2)').allTextContents();
	expect(counts).toEqual(['5', '8', '9', '8', '10', '20']);
	await expect(dice.locator('[data-fairness]')).toHaveText(
		'60 dice. Fair dice are at least this uneven on 2 of 100 evenings. Uneven, as chance makes it now and then.'
	);

	await page.getByRole('combobox', { name: 'Game' }).selectOption('All games');
	await expect(sum('Tables')).toHaveText('3');
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Results (CSV)' }).click();
	const csv = readFileSync(await (await saving).path(), 'utf8');
	const lines = csv.split('\r\n');
	expect(lines[0]).toMatch(/^\ufeffTable,Game,Begun,Ended,Minutes,Moves,Player,Result,Points,Remark,/);
	const ana = lines.find((line) => line.startsWith('bbbbbbbb33,') && line.includes(',Ana,'));
	expect(ana).toMatch(
		new RegExp(
			`^bbbbbbbb33,Prototype C19,2026-10-05T18:00:00.000Z,2026-10-05T18:45:00.000Z,45,${points.table.moves.length},Ana,${best === a ? 'won' : 'lost'},${a},corrected after move 12,`
		)
	);
	const parts = Object.values(points.score.scores[0]?.parts ?? {});
	expect(ana?.split(',').slice(-parts.length).map(Number)).toEqual(parts);

	await page
		.locator('[data-played=bbbbbbbb33]')
		.getByRole('link', { name: /^Replay/ })
		.click();
	await expect(page.locator('[data-replay-told]')).toContainText(`Move 0 of ${points.table.moves.length}`);
});

test('a link opens the replay; the tour is walked through on a table that nobody keeps', async ({ page }) => {
	const { length } = points.table.moves;
	const link = `replay/#${(await linkOf(points.table)).split('#')[1]}`;
	await page.goto(`/${link}`);
	const told = page.locator('[data-replay-told]');
	await expect(told).toContainText(`Move 0 of ${length}`);
	await page.keyboard.press('ArrowRight');
	await expect(told).toContainText(/Ana rolls 5, 4, 4, 3, and 5/);
	// what the move wrote is marked on the sheet of whoever moved
	await expect(page.locator('[data-seat="0"]')).toHaveAttribute('aria-pressed', 'true');
	await page.getByRole('slider', { name: 'Move' }).fill('9');
	await expect(told).toContainText(`Move 9 of ${length}`);
	await page.getByRole('button', { name: 'Play', exact: true }).click();
	// it goes on by itself, however quickly it is looked at
	await expect(told).not.toContainText(`Move 9 of ${length}`);
	await page.getByRole('button', { name: 'Pause' }).click();
	await page.getByLabel('Speed').selectOption('4×');
	await page.keyboard.press('End');
	await expect(told).toContainText(`Move ${length} of ${length}`);
	await expect(told).toContainText('Ana wins with');
	await expectAccessible(page);
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.getByRole('button', { name: 'Share the replay' }).click();
	await page.getByRole('button', { name: 'Copy the link' }).click();
	await expect(page.getByText('The link is copied.')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		new URL(`/${link}`, page.url()).href
	);

	await page.goto('/tour/');
	const press = async (selector: string): Promise<void> => {
		await page.locator(selector).first().focus();
		await page.keyboard.press('Enter');
	};
	const step = (name: string) => expect(page.locator(`[data-step=${name}]`)).toBeVisible();
	await step('dice');
	await press('[data-face="2"]');
	await press('[data-face="5"]');
	await step('mark');
	await press('[data-die="0"]');
	await press('[data-area="testing"]');
	await press('[data-cell^="testing"][data-lit]');
	await step('refused');
	await expectAccessible(page);
	await press('[data-die="1"]');
	await press('[data-cell]:not([data-lit])');
	await step('undo');
	await page.getByRole('button', { name: 'Undo' }).click();
	await step('handOver');
	await page.getByRole('button', { name: 'Next step' }).click();
	await expect(page.locator('[data-tour-end]')).toBeVisible();
	await expectAccessible(page);
	// a sample of every game can be watched
	await page.locator('[data-tour-end] li').first().getByRole('link', { name: 'A whole game' }).click();
	await expect(told).toContainText('Move 0 of');
	expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});

test('pieces go from where they were to where they are, unless motion is unwanted', async ({ page }) => {
	await page.addInitScript(() => {
		const travelled: string[] = [];
		Object.assign(globalThis, { travelled });
		new MutationObserver((changes) => {
			for (const { addedNodes } of changes)
				for (const node of addedNodes)
					if (node instanceof SVGElement && node.dataset['travels']) travelled.push(node.dataset['travels']);
		}).observe(document, { childList: true, subtree: true });
	});
	const travelled = () => page.evaluate(() => (globalThis as unknown as { travelled: string[] }).travelled);
	const flies = lost.table.moves.findIndex((move) => move.do === 'fly') + 1;
	const link = `/replay/?at=${flies - 1}#${(await linkOf(lost.table)).split('#')[1]}`;
	const told = page.locator('[data-replay-told]');
	await page.goto(link);
	await page.getByRole('button', { name: 'One move on' }).click();
	await expect(told).toContainText(`Move ${flies} of`);
	expect(await travelled()).toEqual([]);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	// on the board of a phone, and on the sheet
	for (const size of [
		{ width: 390, height: 844 },
		{ width: 1280, height: 800 }
	]) {
		await page.setViewportSize(size);
		await page.goto('/privacy/');
		await page.goto(link);
		await page.getByRole('button', { name: 'One move on' }).click();
		await expect.poll(travelled).toEqual([expect.stringMatching(/^region\S+ region\S+$/)]);
	}
});

test('nothing shifts on any screen while it is loading; an end tells its story on a phone on its side, too', async ({
	page
}) => {
	await page.addInitScript(() => {
		interface Shift extends PerformanceEntry {
			readonly value: number;
			readonly hadRecentInput: boolean;
		}
		const shifts: { sum: number } = { sum: 0 };
		Object.assign(globalThis, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.sum += entry.value;
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await openTable(page, points.table);
	const table = page.url();
	const game = points.table.game;
	const id = new URL(table).searchParams.get('id') ?? '';
	const names = ['settings', 'history', 'tour', 'desk', 'print', 'editions', 'backup', 'scan', 'licences'];
	const ofGame = [
		`/new/?game=${game}`,
		`/rules/${game}/`,
		`/learn/?game=${game}`,
		`/replay/?table=${id}&at=40`,
		`/table/?id=${id}`
	];
	for (const path of ['/', ...names.map((name) => `/${name}/`), ...ofGame]) {
		await page.goto(path);
		await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		// all that comes later, too: lists of tables, what was counted
		await page.waitForLoadState('networkidle');
		const sum = await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
		expect(sum, path).toBeLessThan(0.02);
	}
	await page.setViewportSize({ width: 844, height: 390 });
	await expect(page.locator('[data-tale]')).toBeInViewport({ ratio: 1 });
});
