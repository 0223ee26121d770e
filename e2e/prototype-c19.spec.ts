import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectMoves, startTable } from './table.ts';
import { expect, test } from './watchful.ts';

interface Move {
	do: string;
	by: number;
	samples?: number[];
	mutant?: number;
	dice?: number[];
	faces?: number[];
	die?: number;
	value?: number;
	change?: number;
	factor?: string;
	space?: string;
	column?: number;
	cells?: [number, number][];
	resource?: string;
	pair?: string;
}
interface Golden {
	table: { players: string[]; moves: Move[] };
	score: { scores: { by: number; total: number }[]; result: { winners: number[] } };
}

const golden = (name: string): Golden =>
	JSON.parse(
		readFileSync(new URL(`../tests/prototype-c19/golden/${name}.json`, import.meta.url), 'utf8')
	) as Golden;

const press = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();
const faces = async (page: Page, list: readonly number[]): Promise<void> => {
	for (const face of list) await press(page, `[data-face="${face}"]`);
};
const area = async (page: Page, id: string): Promise<void> => {
	if ((await page.locator(`[data-cell^="${id}."]`).count()) === 0) await press(page, `[data-area="${id}"]`);
};
const pressed = async (page: Page, selector: string): Promise<void> => {
	const button = page.locator(selector).first();
	if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
};

async function zone(page: Page, move: Move): Promise<void> {
	const cells = (move.cells ?? []).map((cell) => `risk.${cell.join('.')}`);
	await area(page, 'risk');
	const size = page.locator(`[data-infection="${cells.length}"]`);
	if (move.do === 'infect' && (await size.count()) > 0) await size.click();
	await press(page, `[data-cell="${cells[0]}"]`);
	const ghost = async (): Promise<string> =>
		(await page.locator('[data-ghost]').evaluateAll((all) => all.map((one) => one.getAttribute('data-cell'))))
			.sort()
			.join();
	const wanted = [...cells].sort().join();
	for (let turn = 0; turn < 24 && (await ghost()) !== wanted; turn++) await press(page, '[data-turn]');
	expect(await ghost()).toBe(wanted);
	await press(page, '[data-confirm]');
}

async function resist(page: Page, move: Move): Promise<void> {
	await pressed(page, '[data-resist]');
	await area(page, 'risk');
	for (const cell of move.cells ?? []) await press(page, `[data-cell="risk.${cell.join('.')}"]`);
	await press(page, '[data-confirm]');
}

/** Chooses the die, or the value of a research sample. */
const choose = (page: Page, { die, value }: Move): Promise<void> =>
	value === undefined ? pressed(page, `[data-die="${die}"]`) : pressed(page, `[data-value="${value}"]`);

const doing: Record<string, (page: Page, move: Move) => Promise<void>> = {
	roll: (page, { samples = [], mutant }) =>
		faces(page, mutant === undefined ? samples : [...samples, mutant]),
	reroll: async (page, move) => {
		for (const die of move.dice ?? []) await press(page, `[data-table-die="${die}"]`);
		if (move.mutant !== undefined) await press(page, '[data-mutant]');
		await press(page, '[data-reroll]');
		await faces(page, [...(move.faces ?? []), ...(move.mutant === undefined ? [] : [move.mutant])]);
	},
	take: async (page, { dice = [] }) => {
		for (const die of dice) await press(page, `[data-table-die="${die}"]`);
		await press(page, '[data-take]');
	},
	pass: (page) => press(page, '[data-pass]'),
	analysis: async (page, move) => {
		await choose(page, move);
		await press(page, `[data-analysis="${move.change}"]`);
	},
	convert: async (page, move) => {
		await choose(page, move);
		await press(page, `[data-convert="${move.space}"]`);
	},
	health: async (page, move) => {
		await choose(page, move);
		await area(page, 'health');
		await press(page, '[data-cell^="health."][data-lit]');
	},
	formula: async (page, move) => {
		await choose(page, move);
		if ((await page.locator('[data-factor]').count()) === 0) await press(page, '[data-formula]');
		await press(page, `[data-factor="${move.factor}"]`);
	},
	biotech: async (page, move) => {
		await choose(page, move);
		await press(page, `[data-space="${move.space}"]`);
	},
	infect: zone,
	cover: async (page, { column = 0 }) => {
		await area(page, 'risk');
		await press(page, `[data-cell="risk.6.${column}"]`);
		await press(page, '[data-confirm]');
	},
	resist,
	forgo: (page, { resource }) => press(page, `[data-forgo="${resource}"]`),
	done: (page) => press(page, '[data-done]'),
	annul: (page, { pair }) => press(page, `[data-annul="${pair}"]`),
	'infection-roll': (page, move) => faces(page, move.faces ?? []),
	'infection-reroll': async (page, move) => {
		for (const die of move.dice ?? []) await press(page, `[data-last-die="${die}"]`);
		await press(page, '[data-last-reroll]');
		await faces(page, move.faces ?? []);
	}
};

async function play(page: Page, list: readonly Move[], from = 0): Promise<void> {
	for (const [nth, move] of list.entries()) {
		const tab = page.locator(`[data-seat="${move.by}"]`);
		if ((await tab.count()) > 0 && (await tab.getAttribute('aria-pressed')) !== 'true') await tab.click();
		await doing[move.do]!(page, move);
		await expectMoves(page, from + nth + 1);
	}
}

const chooseScenario = (page: Page, scenario: string) => async (): Promise<void> => {
	await page
		.locator('details', { has: page.getByLabel('Scenario') })
		.locator('summary')
		.click();
	await page.getByLabel('Scenario').selectOption(scenario);
};

test('a complete game alone, by taps only', async ({ page }) => {
	test.setTimeout(240_000);
	const { table, score } = golden('alone');
	await startTable(page, 'prototype-c19', table.players);
	await play(page, table.moves);
	await expect(page.locator('[data-end]')).toContainText(String(score.scores[0]?.total));
	await expectAccessible(page);
});

test('a complete game of three in the Chemical war, with its last infections', async ({ page }) => {
	test.setTimeout(480_000);
	const { table, score } = golden('chemical-war-three');
	await startTable(page, 'prototype-c19', table.players, chooseScenario(page, 'chemical-war'));
	await expect(page.locator('[data-scenario="chemical-war"]')).toBeVisible();
	await play(page, table.moves);
	const winner = table.players[score.result.winners[0] ?? 0] ?? '';
	await expect(page.locator('[data-end] h2')).toContainText(winner);
});

test('no tap is dead: each wish is refused with its rule or explained', async ({ page }) => {
	await startTable(page, 'prototype-c19', ['Ana', 'Bo']);
	await area(page, 'risk');
	await press(page, '[data-cell="risk.3.3"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PC19-T4');
	await play(page, [
		{ do: 'roll', by: 0, samples: [4, 2, 5, 1, 3], mutant: 6 },
		{ do: 'take', by: 0, dice: [0, 1] }
	]);
	await press(page, '[data-cell="risk.3.3"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PC19-I5');
	await press(page, '[data-done]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PC19-T14');
	await press(page, '[data-die="0"]');
	await area(page, 'health');
	await press(page, '[data-cell="health.2.0"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PC19-D6');
	await area(page, 'biotech');
	await press(page, '[data-cell="biotech.A1"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PC19-B4');
	await press(page, '[data-area="bonuses"]');
	await press(page, '[data-cell="bonus.explorer.0"]');
	await expect(page.locator('[data-card="notice"]')).toContainText('PC19-U4');
	await expectMoves(page, 2);
	await expectAccessible(page);
});

test('of a sheet kept elsewhere only the throw and the dice taken are entered', async ({ page }) => {
	await startTable(page, 'prototype-c19', ['Ana', 'Bo'], async () => {
		await page
			.locator('details', { has: page.locator('[name="sheets"]') })
			.locator('summary')
			.click();
		await page.locator('[name="sheets"]').last().check();
	});
	await play(page, [
		{ do: 'roll', by: 0, samples: [4, 2, 5, 1, 3], mutant: 6 },
		{ do: 'take', by: 0, dice: [3] },
		{ do: 'biotech', by: 0, die: 3, space: 'A1' },
		{ do: 'done', by: 0 },
		{ do: 'roll', by: 1, samples: [1, 1, 2, 2, 3], mutant: 1 },
		{ do: 'take', by: 1, dice: [0, 1, 2] },
		{ do: 'pass', by: 0 }
	]);
	await expect(page.locator('[data-take]')).toHaveCount(0);
	await expect(page.locator('[data-face]').first()).toBeVisible();
});
