/** The referee's desk: a game on paper is copied by taps, asked about, and the verdict handed over; a table is corrected. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
	area,
	brush,
	cell,
	countTaps,
	digits,
	expectThumbs,
	forgetTaps,
	pad,
	tapsInDocs,
	tapsOf
} from './desk.ts';
import { openTable, expectAccessible } from './table.ts';
import { touch } from './tap.ts';
import { expect, test } from './watchful.ts';
import { hanging } from '../tests/fight-the-virus/hanging.ts';
import { counted } from '../tests/prototype-c19/counted.ts';
import type { Table } from '../src/lib/table/record.ts';

interface Dispute {
	readonly game: string;
	/** How its line begins in docs/editions.md. */
	readonly inDocs: string;
	/** A small phone, or a usual one. */
	readonly height: 640 | 844;
	/** What is tapped onto the sheet, and what then stands in the cell. */
	readonly copy: (page: Page) => Promise<void>;
	readonly shows: { readonly cell: string; readonly text: RegExp };
	readonly ask: (page: Page) => Promise<void>;
	readonly verdict: 'allowed' | 'refused';
	/** A rule that is read on the card; null when it is allowed. */
	readonly rule: string | null;
	/** How many dice lie on the table. */
	readonly dice: number;
}

const faces = async (page: Page, face: number | string, times: number): Promise<void> => {
	for (let die = 0; die < times; die++) await touch(page, `.tray [data-face="${face}"]`);
};

const disputes: readonly Dispute[] = [
	{
		game: 'fight-the-virus',
		inDocs: 'on paper, Fight the Virus',
		height: 640,
		copy: async (page) => {
			await area(page, 'testing');
			await cell(page, 'testing.4.0');
			await digits(page, [1, 6, 4, 5, 3]);
		},
		shows: { cell: 'testing.4.4', text: /3/ },
		ask: async (page) => {
			await faces(page, 6, 1);
			await faces(page, 3, 1);
			await touch(page, '.tray [data-die="0"]');
			await cell(page, 'testing.3.0');
		},
		verdict: 'refused',
		rule: 'FTV-T4',
		dice: 2
	},
	{
		game: 'clinic-covid-19',
		inDocs: 'on paper, Clinic',
		height: 640,
		copy: async (page) => {
			await cell(page, 'clinic0.people.0');
			await pad(page, '[data-value="2"]');
			await cell(page, 'clinic0.slots.1');
		},
		shows: { cell: 'clinic0.people.0', text: /Y2/ },
		ask: (page) => touch(page, '[data-ready]'),
		verdict: 'refused',
		rule: 'CLN-A1',
		dice: 0
	},
	{
		game: 'combat-the-corona',
		inDocs: 'on paper, Combat the Corona',
		height: 844,
		copy: async (page) => {
			await area(page, 'beds');
			await cell(page, 'bed.12');
			await area(page, 'viruses');
			await cell(page, 'virus.2');
			await pad(page, '[data-value="5"]');
			await pad(page, '[data-value="3"]');
		},
		shows: { cell: 'virus.3', text: /V02/ },
		ask: (page) => touch(page, '.tray [data-card-kind="wash-hands"]'),
		verdict: 'allowed',
		rule: null,
		dice: 0
	},
	{
		game: 'prototype-c19',
		inDocs: 'on paper, Prototype C19',
		height: 844,
		copy: async (page) => {
			await area(page, 'risk');
			await brush(page, 3);
			await cell(page, 'risk.0.0');
			await cell(page, 'risk.0.1');
		},
		shows: { cell: 'risk.0.1', text: /filled/i },
		ask: async (page) => {
			await faces(page, 2, 6);
			await touch(page, '.tray [data-table-die="1"]');
			await touch(page, '.tray [data-take]');
		},
		verdict: 'allowed',
		rule: null,
		dice: 6
	},
	{
		game: 'pandemic-the-cure',
		inDocs: 'on paper, The Cure',
		height: 640,
		copy: async (page) => {
			await cell(page, 'region.2');
			await pad(page, '[aria-label="Dice, red: one more"]');
			await pad(page, '[aria-label="Dice, red: one more"]');
		},
		shows: { cell: 'region.2', text: /2 R/ },
		ask: async (page) => {
			await faces(page, 'treat', 5);
			await touch(page, '[data-enter]');
			await touch(page, '.tray [data-next="infect"]');
		},
		verdict: 'allowed',
		rule: null,
		dice: 5
	}
];

test('a position is copied by taps in all games, asked about, and the link gives the same verdict elsewhere', async ({
	page,
	browser,
	watch
}) => {
	await countTaps(page);
	for (const { game, inDocs, height, copy, shows, ask, verdict, rule, dice } of disputes)
		await test.step(game, async () => {
			await page.setViewportSize({ width: height === 640 ? 360 : 390, height });
			await page.goto('/');
			await forgetTaps(page);
			await touch(page, 'a[href$="desk/"]');
			await touch(page, `a[href$="desk/?game=${game}"]`);
			await expect(page.locator('[data-pad]')).toBeVisible();
			await copy(page);
			await expect(page.locator(`[data-cell="${shows.cell}"]`)).toHaveAttribute('aria-label', shows.text);
			await expectThumbs(page);
			if (game === 'fight-the-virus') await expectAccessible(page);
			await touch(page, '[data-ask]');
			await expect(page.locator('[data-asks]')).toBeVisible();
			await ask(page);
			const card = page.locator('.verdict[data-card]');
			await expect(card).toBeVisible();
			expect(await tapsOf(page)).toBe(tapsInDocs(inDocs));
			if (rule !== null) await expect(card).toContainText(rule);
			await card.getByRole('link', { name: 'Show and share this verdict' }).tap();
			const shown = page.locator('[data-verdict]');
			await expect(shown).toHaveAttribute('data-verdict', verdict);
			await expect(page.locator('[data-dice] [data-kind]')).toHaveCount(dice);
			await expectThumbs(page);
			const sentence = await page.locator('[data-because]').innerText();
			const other = watch(await browser.newContext());
			const elsewhere = await other.newPage();
			await elsewhere.goto(page.url());
			await expect(elsewhere.locator('[data-verdict]')).toHaveAttribute('data-verdict', verdict);
			await expect(elsewhere.locator('[data-because]')).toHaveText(sentence);
			if (rule !== null) await expect(elsewhere.locator('[data-verdict]')).toContainText(rule);
			await other.close();
		});
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

test('finished paper sheets are counted and ranked, and every number opens its cells, its sum and its rule', async ({
	page
}) => {
	const copied = { players: ['Ana', 'Bo'], options: {}, sheet: 'standard', from: counted };
	const draft = { copied, edition: null, moves: [], asked: 0, area: null, seat: 0 };
	// copied before the tab was closed
	await page.addInitScript((text) => {
		localStorage.setItem('pipsheet.desk.prototype-c19', text);
	}, JSON.stringify(draft));
	await page.goto('/desk/?game=prototype-c19');
	await page.locator('[data-count]').tap();
	const score = page.locator('[data-score]');
	await expect(score.getByRole('row', { name: /^Total/ })).toHaveText(/52\s*30/);
	await expect(score.getByRole('row', { name: /^Place/ })).toHaveText(/1\s*2/);
	await score.getByRole('button', { name: /^Health, Ana: 10/ }).tap();
	const explained = page.locator('[data-explained="health"]');
	await expect(explained.locator('svg').last()).toBeInViewport();
	await expect(explained).toContainText('3 + 3 + 4 = 10');
	const rule = explained.getByRole('link');
	await expect(rule).toContainText('PC19-E2');
	await expectAccessible(page);
	// not behind the tray
	await rule.tap({ timeout: 5000 });
	await expect(page.locator('[data-rule="PC19-E2"]')).toBeInViewport();
});

test('two tabs that copy the same game keep what each wrote, also when one is closed', async ({
	page,
	context
}) => {
	const square = (on: Page) => on.locator('[data-cell="testing.4.0"]');
	const write = async (on: Page, digit: number): Promise<void> => {
		await area(on, 'testing');
		await cell(on, 'testing.4.0');
		await digits(on, [digit]);
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
});

interface Correction {
	readonly game: string;
	/** A finished game, and after which of its moves it is looked at. */
	readonly golden: string;
	readonly at: number;
	/** Writes something else onto the sheet. */
	readonly copy: (page: Page) => Promise<void>;
	readonly shows: { readonly cell: string; readonly text: RegExp };
	/** Answered otherwise, it would have refused this move by this rule. */
	readonly ruling: string;
	readonly refused: { readonly move: number; readonly rule: string };
}

const corrections: readonly Correction[] = [
	{
		game: 'clinic-covid-19',
		golden: 'solo-tactical',
		at: 10,
		copy: (page) => cell(page, 'clinic0.rooms.2.1'),
		shows: { cell: 'clinic0.rooms.2.1', text: /crossed|ticked|filled/ },
		ruling: 'CLN-R3',
		refused: { move: 10, rule: 'CLN-R3' }
	},
	{
		game: 'combat-the-corona',
		golden: 'solo-epic-lost',
		at: 33,
		copy: async (page) => {
			await area(page, 'beds');
			await cell(page, 'bed.12');
		},
		shows: { cell: 'bed.12', text: /the marker is here/ },
		ruling: 'CTC-R3',
		refused: { move: 26, rule: 'CTC-A12' }
	},
	{
		game: 'prototype-c19',
		golden: 'alone',
		at: 52,
		copy: async (page) => {
			await area(page, 'risk');
			await page.locator('[data-brush="3"]').tap();
			await cell(page, 'risk.0.0');
		},
		// it was filled
		shows: { cell: 'risk.0.0', text: /empty/ },
		ruling: 'PC19-R1',
		refused: { move: 50, rule: 'PC19-U5' }
	},
	{
		game: 'pandemic-the-cure',
		golden: 'lost-bag',
		at: 16,
		copy: async (page) => {
			await cell(page, 'region.2');
			await page.getByRole('button', { name: 'Dice, red: one more' }).tap();
		},
		shows: { cell: 'region.2', text: /R/ },
		ruling: 'PTC-R1',
		refused: { move: 11, rule: 'PTC-T2' }
	}
];

function goldenOf(game: string, name: string): Table {
	const file = new URL(`../tests/${game}/golden/${name}.json`, import.meta.url);
	return (JSON.parse(readFileSync(file, 'utf8')) as { table: Table }).table;
}

test('a sheet is corrected in the middle of every game, and a changed ruling names the moves it judges otherwise', async ({
	page
}) => {
	for (const { game, golden, at, copy, shows, ruling, refused } of corrections)
		await test.step(game, async () => {
			const table = goldenOf(game, golden);
			await openTable(page, { ...table, moves: table.moves.slice(0, at) });
			await page.getByRole('button', { name: 'Menu' }).tap();
			await page.getByRole('link', { name: 'Correct the sheet' }).tap();
			await expect(page.locator('[data-pad]')).toBeVisible();
			const changed = page.locator(`[data-cell="${shows.cell}"]`);
			await copy(page);
			await expect(changed).toHaveAttribute('aria-label', shows.text);
			if (game === 'prototype-c19') {
				// half entered, it is here again after a reload, in the same area
				await page.reload();
				await expect(page.locator('[data-offer="begun"]')).toBeVisible();
				await expect(changed).toHaveAttribute('aria-label', shows.text);
			}
			await page.getByText('Options and rulings', { exact: true }).tap();
			await page.getByText('Rulings', { exact: true }).tap();
			await page.locator(`input[name="${ruling}"]:not(:checked)`).first().check();
			const otherwise = page.locator('[data-otherwise]');
			await expect(otherwise).toContainText(`Move ${refused.move} `);
			await expect(otherwise).toContainText(refused.rule);
			await page.locator('[data-go-on]').tap();
			await expect(page.locator('.play')).toHaveAttribute('data-moves', '0');
			await page.getByRole('button', { name: 'Menu' }).tap();
			await expect(page.locator('[data-origin="corrected"]')).toHaveText(`corrected after move ${at}`);
		});
});

/** Ana has hung a 1 over empty squares, and the turn is over. */
const hung: Table = { ...hanging, moves: hanging.moves.slice(0, 6) };

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

test('a corrected sheet keeps what is doubted, and says everywhere that it was corrected', async ({
	page
}) => {
	await openTable(page, hung);
	await page.getByRole('button', { name: 'Menu' }).tap();
	await page.getByRole('link', { name: 'Correct the sheet' }).tap();
	await expect(page.locator('[data-pad]')).toBeVisible();
	await area(page, 'testing');
	await expect(page.locator('[data-cell="testing.3.0"]')).toHaveAttribute('aria-label', /1/);
	await cell(page, 'testing.4.0');
	await digits(page, [4]);
	await page.getByText('Options and rulings', { exact: true }).tap();
	await page.getByText('Rulings', { exact: true }).tap();
	await page.locator('input[name="FTV-R4"]').first().check();
	const changed = page.locator('[data-otherwise]');
	await expect(changed).toHaveAttribute('data-otherwise', '1');
	await expect(changed).toContainText('FTV-T3');
	await expect(changed).toContainText('Move 2');
	// the sheet is as it was written: the 1 over an empty square is now doubted, and nothing stands in the way
	await expect(page.locator('[data-cell="testing.3.0"]')).toHaveAttribute('data-doubted', 'true');
	await expectAccessible(page);
	await page.locator('[data-go-on]').tap();
	await expect(page.locator('.play')).toHaveAttribute('data-moves', '0');
	await page.getByRole('button', { name: 'Menu' }).tap();
	await expect(page.locator('[data-origin="corrected"]')).toHaveText('corrected after move 6');
	await page.locator('dialog').getByRole('link', { name: 'Tables' }).tap();
	await expect(page.locator('.go-on')).toContainText('corrected after move 6');
});
