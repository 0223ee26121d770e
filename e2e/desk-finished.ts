/** A finished sheet of every game. The numbers were computed by hand from docs/rules; each says how. */
import { expect, type Page } from '@playwright/test';
import { area, brush, cell, digits, pad, seat } from './desk.ts';
import { drawByFinger } from './tap.ts';

export interface Finished {
	readonly game: string;
	readonly copy: (page: Page) => Promise<void>;
	/** A small square, and the area it lies in. */
	readonly small: { readonly area: string; readonly cell: string };
	readonly doubts: number;
	/** What the score says first, and the rule that ended it; null while it is not over. */
	readonly says: RegExp;
	readonly endedBy: string | null;
	/** The rows of the table, each with its numbers from left to right; null where nobody can know it. */
	readonly rows: Readonly<Record<string, readonly (number | null)[]>>;
	/** Whether there is a total and a place; co-operative games and those without points have neither. */
	readonly ranked: boolean;
}

const drawn = (page: Page, cells: readonly string[]): Promise<void> =>
	drawByFinger(
		page,
		cells.map((id) => `[data-cell="${id}"]`)
	);
/** A row of the virus: from its first square to its last. */
const row = (nth: number, from: number, to: number): string[] =>
	Array.from({ length: to - from + 1 }, (_, at) => `analysis.${nth}.${from + at}`);
const many = (digit: number, times: number): number[] => Array<number>(times).fill(digit);
const more = async (page: Page, what: string, times: number): Promise<void> => {
	for (let tap = 0; tap < times; tap++) await pad(page, `[aria-label="${what}: one more"]`);
};
/** A number is typed where more than a few taps would be needed. */
const typed = async (page: Page, label: string, value: number): Promise<void> => {
	const field = page.locator('[data-pad]').getByLabel(label, { exact: true });
	await field.fill(String(value));
	await field.blur();
};
const say = (page: Page, name: string): Promise<void> =>
	page.locator('.besides').getByRole('button', { name, exact: true }).tap();

export const finished: readonly Finished[] = [
	{
		game: 'fight-the-virus',
		/*
		 * The lower half of the virus, rows 5 to 10: 11 + 9 + 9 + 5 + 5 + 1 = 40 squares, with 5 + 5 + 2 + 1 = 13 spikes.
		 * 13 fields of progress are circled by them; research 7 to 12 cost at least 1 + 1 + 2 + 2 + 3 + 3 = 12 of them
		 * (FTV-P3), so 12 are crossed out and 1 is left. All 20 squares of testing with their 3 flags, all 23 of the
		 * curve with their 4, and research is complete: player 1 wins, nobody is ranked.
		 */
		copy: async (page) => {
			await area(page, 'analysis');
			for (const cells of [row(5, 0, 10), row(6, 1, 9), row(7, 1, 9), row(8, 3, 7), row(9, 3, 7)])
				await drawn(page, cells);
			await cell(page, 'analysis.10.5');
			await area(page, 'testing');
			await cell(page, 'testing.0.0');
			await digits(page, [...many(6, 2), ...many(5, 3), ...many(4, 4), ...many(3, 5), ...many(2, 6)]);
			// the next square has the same buttons
			await expect(page.locator('[data-digit="2"]')).toBeFocused();
			await area(page, 'curve');
			await cell(page, 'curve.0.3');
			// like a chessboard, so that no neighbours are equal; with a keyboard
			await page.keyboard.type(`1${'121'}${'12121'}${'1212121'}${'2121212'}`);
			await area(page, 'progress');
			await brush(page, 2);
			await drawn(
				page,
				Array.from({ length: 12 }, (_, at) => `progress.${at}`)
			);
			await brush(page, 1);
			await cell(page, 'progress.12');
			await area(page, 'research');
			await cell(page, 'research.12');
		},
		small: { area: 'analysis', cell: 'analysis.5.5' },
		doubts: 0,
		says: /Player 1 beats the virus and wins/,
		endedBy: 'FTV-E2',
		rows: {
			'Squares analysed': [40, 0],
			'Spikes covered': [13, 0],
			'Progress available': [1, 0],
			Research: [12, 0],
			Tests: [20, 0],
			'Squares of the curve': [23, 0],
			'Goals in testing': [3, 0],
			'Goals in the curve': [4, 0]
		},
		ranked: false
	},
	{
		game: 'prototype-c19',
		/*
		 * Player 1. Health 3 + 3 + 4 = 10. One Resistant bonus used: 3. Formula 2 + 3 = 5, doubled, for nobody crossed
		 * more factors: 10. Biotechnology 3 + 5 + 2 = 10, one pair complete: 10. Row 0 and column 5 are infected: five
		 * columns are open, 5 × 5, one is complete, -10: 15. Mutants 1 + 1 + 1 + 1 + 1 + 2 = 7, times 3 and 1 for the row:
		 * -28. Together 30.
		 * Player 2 has six mutants of 1, times 3: -18, and six open columns: 30. Together 12.
		 */
		copy: async (page) => {
			await area(page, 'mutant');
			await cell(page, 'mutant.0');
			await digits(page, [1, 1, 1, 1, 1, 2]);
			await area(page, 'health');
			for (const [at, digit] of [
				['health.2.0', 3],
				['health.2.1', 3],
				['health.1.2', 4]
			] as const) {
				await cell(page, at);
				await digits(page, [digit]);
			}
			await area(page, 'formula');
			for (const [box, number, factor] of [
				[0, 2, 6],
				[1, 3, 4]
			] as const) {
				await cell(page, `formula.${box}`);
				await digits(page, [number]);
				await cell(page, `step.${box}`);
				// the sixth factor is +1, so that a 3 follows the 2; the fourth is =5
				await pad(page, `[data-value="${factor}"]`);
			}
			await area(page, 'biotech');
			for (const [space, number] of [
				['A1', 3],
				['A2', 5],
				['B1', 2]
			] as const) {
				await cell(page, `biotech.${space}`);
				await digits(page, [number]);
			}
			await area(page, 'bonuses');
			await cell(page, 'bonus.resistant.0');
			await area(page, 'risk');
			await brush(page, 1);
			await cell(page, 'risk.6.0');
			await cell(page, 'risk.5.0');
			await brush(page, 3);
			await drawn(
				page,
				[0, 1, 2, 3, 4, 5].map((column) => `risk.0.${column}`)
			);
			for (let down = 1; down <= 6; down++) await cell(page, `risk.${down}.5`);
			await seat(page, 1);
			await area(page, 'mutant');
			await cell(page, 'mutant.0');
			await digits(page, many(1, 6));
			await say(page, 'At the end');
		},
		small: { area: 'health', cell: 'health.2.0' },
		doubts: 0,
		says: /Player 1 wins with 30 points/,
		endedBy: 'PC19-E10',
		rows: {
			Health: [10, 0],
			'Resistant individuals': [3, 0],
			Formula: [10, 0],
			Biotechnology: [10, 0],
			Pairs: [10, 0],
			'Infection curve': [15, 30],
			'Mutant strain': [-28, -18],
			Total: [30, 12],
			Place: [1, 2]
		},
		ranked: true
	},
	{
		game: 'clinic-covid-19',
		/*
		 * In the boxes lie 4 infected and 2 others who were cured, and a patient, a doctor and a tile: 6 against 3, and
		 * nobody knows any more whose they were. Popularity 44 + 36 = 80, which is 40 for each of two: the vaccine is
		 * found (CLN-W3).
		 */
		copy: async (page) => {
			await area(page, 'track');
			await cell(page, 'track.6');
			await say(page, 'The end');
			await area(page, 'cured');
			await cell(page, 'cured.3');
			await more(page, 'Other patients cured', 2);
			await area(page, 'deceased');
			await cell(page, 'deceased.0');
			await more(page, 'Doctors who died', 1);
			await more(page, 'Tiles in the box', 1);
			await area(page, 'clinic0');
			await cell(page, 'clinic0.popularity');
			await typed(page, 'Player 1, popularity at the end', 44);
			await seat(page, 1);
			await area(page, 'clinic1');
			await cell(page, 'clinic1.popularity');
			await typed(page, 'Player 2, popularity at the end', 36);
		},
		small: { area: 'clinic1', cell: 'clinic1.slots.0' },
		doubts: 0,
		says: /Strategic victory[^]*80 of 80[^]*Cured: 6, deceased: 3/,
		endedBy: 'CLN-W3',
		rows: { Cured: [null, null, 6], Deceased: [null, null, 3], Popularity: [44, 36, 80] },
		ranked: false
	},
	{
		game: 'combat-the-corona',
		/*
		 * The last bed ends the game by a move, so that a position is never over (CTC-E1 to E3): this is how it stands.
		 * 7 beds, level 5, three viruses defeated. Player 1 plays every other turn from the first on: with level 5 it is
		 * turn 5 at least.
		 */
		copy: async (page) => {
			await area(page, 'beds');
			await cell(page, 'bed.7');
			await area(page, 'infection');
			await cell(page, 'infection.5');
			const pile = page.locator('.besides details', {
				has: page.locator('summary', { hasText: 'Defeated viruses' })
			});
			await pile.locator('summary').tap();
			for (const nth of [0, 1, 2]) await pile.locator('.value').nth(nth).tap();
		},
		small: { area: 'beds', cell: 'bed.7' },
		doubts: 0,
		says: /Not over yet: this is how it stands now/,
		endedBy: null,
		rows: { 'Beds left': [7], 'Infection level': [5], 'Viruses in the pile': [3], Turns: [5] },
		ranked: false
	},
	{
		game: 'pandemic-the-cure',
		/*
		 * All four diseases are cured: won (PTC-X2). Of 4 × 12 dice 4 lie on the card of cured diseases and 2 in Europe:
		 * 42 are in the bag.
		 */
		copy: async (page) => {
			await cell(page, 'region.2');
			await more(page, 'Dice, red', 2);
			await cell(page, 'tile.cured');
			for (const colour of ['red', 'yellow', 'blue', 'black'])
				await page
					.locator('[data-pad]')
					.getByRole('button', { name: `Cured: ${colour}` })
					.tap();
			await area(page, 'rate');
			await cell(page, 'rate.5');
			await area(page, 'outbreaks');
			await cell(page, 'outbreak.3');
		},
		small: { area: 'events', cell: 'event.courier' },
		doubts: 0,
		says: /The team wins/,
		endedBy: 'PTC-X2',
		rows: { 'Diseases cured': [4], Outbreaks: [3], 'Space of the rate marker': [5], 'Dice in the bag': [42] },
		ranked: false
	},
	{
		game: 'pandemic-the-cure',
		/* The same, but the black disease is not cured and the eighth outbreak came: lost (PTC-X3), with 43 in the bag. */
		copy: async (page) => {
			await area(page, 'board');
			await cell(page, 'tile.cured');
			await page.locator('[data-pad]').getByRole('button', { name: 'Cured: black' }).tap();
			await area(page, 'outbreaks');
			await cell(page, 'outbreak.8');
		},
		small: { area: 'events', cell: 'event.courier' },
		doubts: 0,
		says: /The team loses/,
		endedBy: 'PTC-X3',
		rows: { 'Diseases cured': [3], Outbreaks: [8], 'Space of the rate marker': [5], 'Dice in the bag': [43] },
		ranked: false
	}
];
