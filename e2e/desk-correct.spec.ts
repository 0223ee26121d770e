/** A table is corrected: its sheets by hand, or what was agreed, and everybody sees it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { area, cell, digits } from './desk.ts';
import { openTable, expectAccessible } from './table.ts';
import { expect, test } from './watchful.ts';
import { hanging } from '../tests/fight-the-virus/hanging.ts';
import type { Table } from '../src/lib/table/record.ts';

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
	/** Where an option is changed as well: the move that one value would have refused, and a value that refuses none. */
	readonly option?: {
		readonly name: string;
		readonly strict: { readonly value: string; readonly move: number; readonly rule: string };
		readonly mild: { readonly value: string; readonly says: string };
	};
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
		refused: { move: 50, rule: 'PC19-U5' },
		option: {
			name: 'scenario',
			strict: { value: 'black-death', move: 27, rule: 'PC19-F3' },
			mild: { value: 'avian-flu', says: 'Avian flu' }
		}
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

for (const { game, golden, at, copy, shows, ruling, refused, option } of corrections)
	test(`${game}: a sheet is corrected in the middle, and a changed option or ruling names the moves it judges otherwise`, async ({
		page
	}) => {
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
		const otherwise = page.locator('[data-otherwise]');
		if (option) {
			const { name, strict, mild } = option;
			await page.locator(`#option-${name}`).selectOption(strict.value);
			await expect(otherwise).toContainText(`Move ${strict.move} `);
			await expect(otherwise).toContainText(strict.rule);
			await page.locator(`#option-${name}`).selectOption(mild.value);
			await expect(otherwise).toHaveAttribute('data-otherwise', '0');
			await expect(otherwise).toHaveText('No earlier move would have been judged otherwise.');
		}
		await page.getByText('Rulings', { exact: true }).tap();
		await page.locator(`input[name="${ruling}"]:not(:checked)`).first().check();
		await expect(otherwise).toContainText(`Move ${refused.move} `);
		await expect(otherwise).toContainText(refused.rule);
		await page.locator('[data-go-on]').tap();
		await expect(page.locator('.play')).toHaveAttribute('data-moves', '0');
		if (option) await expect(page.locator('.tray')).toContainText(option.mild.says);
		await page.getByRole('button', { name: 'Menu' }).tap();
		await expect(page.locator('[data-origin="corrected"]')).toHaveText(`corrected after move ${at}`);
	});

/** Ana has hung a 1 over empty squares, the turn is over, and Bo has rolled. */
const hung: Table = { ...hanging, sheet: { name: 'Ours', facts: {} }, moves: hanging.moves.slice(0, 7) };

test('a corrected sheet keeps what is doubted, and says everywhere that it was corrected', async ({
	page
}) => {
	await openTable(page, hung);
	await page.getByRole('button', { name: 'Menu' }).tap();
	await page.getByRole('link', { name: 'Correct the sheet' }).tap();
	await expect(page.locator('[data-pad]')).toBeVisible();
	// the sheets before this turn; what was done since then follows
	await expect(page.locator('[data-since="1"]')).toContainText('after move 6');
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
	// the rule is read on the edition of this table, and leads back to what is half corrected
	await page.locator('[data-doubts]').getByRole('link', { name: 'FTV-T3' }).first().tap();
	await expect(page.locator('[data-rule="FTV-T3"]')).toBeInViewport();
	await page.getByRole('link', { name: 'How to play' }).first().tap();
	await expect(page.locator('[data-edition="Ours"]')).toBeVisible();
	await page.getByRole('link', { name: 'Back to the question' }).first().tap();
	await expect(changed).toHaveAttribute('data-otherwise', '1');
	await page.locator('[data-go-on]').tap();
	await expect(page.locator('.play')).toHaveAttribute('data-moves', '1');
	await page.getByRole('button', { name: 'Menu' }).tap();
	await expect(page.locator('[data-origin="corrected"]')).toHaveText('corrected after move 6');
	await page.locator('dialog').getByRole('link', { name: 'Tables' }).tap();
	await expect(page.locator('.go-on')).toContainText('corrected after move 6');
});
