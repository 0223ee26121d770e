import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { draw } from '../src/lib/sheets/prototype-c19/draw.ts';
import { facts } from '../src/lib/sheets/prototype-c19/facts.ts';
import { replay, stateOf } from '../src/lib/table/engine.ts';
import type { Options, Table } from '../src/lib/table/record.ts';
import { game } from '../src/lib/validators/prototype-c19/game.ts';
import { editionElsewhere, partOf } from './edition-elsewhere.ts';
import { expectAccessible, expectMoves, LOOKS, movesShown, openTable, startTable } from './table.ts';
import { drawByFinger, slide, tap } from './tap.ts';
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
	factors?: number;
	columns?: number;
}
interface Golden {
	table: Omit<Table, 'players' | 'moves'> & { players: string[]; moves: Move[] };
	score: { scores: { by: number; total: number }[]; result: { winners: number[] } };
}

const golden = (name: string): Golden =>
	JSON.parse(
		readFileSync(new URL(`../tests/prototype-c19/golden/${name}.json`, import.meta.url), 'utf8')
	) as Golden;

/** What a golden game is worth to a table that has agreed on nothing but these options. */
function totalsWith(name: string, options: Options): number[] {
	const { table } = golden(name);
	const { line } = replay(game, { ...table, options });
	return game.score(stateOf(line)).scores.map(({ total }) => total);
}

const faces = async (page: Page, list: readonly number[]): Promise<void> => {
	for (const face of list) await tap(page, `[data-face="${face}"]`);
};
const area = async (page: Page, id: string): Promise<void> => {
	if ((await page.locator(`[data-cell^="${id}."]`).count()) > 0) return;
	if ((await page.locator('[data-card]').count()) > 0) await read(page);
	await tap(page, `[data-area="${id}"]`);
};
const pressed = async (page: Page, selector: string): Promise<void> => {
	const button = page.locator(selector).first();
	if ((await button.getAttribute('aria-pressed')) !== 'true') await tap(page, selector);
};

async function zone(page: Page, move: Move): Promise<void> {
	const cells = (move.cells ?? []).map((cell) => `risk.${cell.join('.')}`);
	await area(page, 'risk');
	const size = page.locator(`[data-infection="${cells.length}"]`);
	if (move.do === 'infect' && (await size.count()) > 0) await size.click();
	await tap(page, `[data-cell="${cells[0]}"]`);
	const ghost = async (): Promise<string> =>
		(await page.locator('[data-ghost]').evaluateAll((all) => all.map((one) => one.getAttribute('data-cell'))))
			.sort()
			.join();
	const wanted = [...cells].sort().join();
	for (let turn = 0; turn < 24 && (await ghost()) !== wanted; turn++) await tap(page, '[data-turn]');
	expect(await ghost()).toBe(wanted);
	await tap(page, '[data-confirm]');
}

async function resist(page: Page, move: Move): Promise<void> {
	await pressed(page, '[data-resist]');
	await area(page, 'risk');
	for (const cell of move.cells ?? []) await tap(page, `[data-cell="risk.${cell.join('.')}"]`);
	await tap(page, '[data-confirm]');
}

/** Chooses the die, or the value of a research sample. */
const choose = (page: Page, { die, value }: Move): Promise<void> =>
	value === undefined ? pressed(page, `[data-die="${die}"]`) : pressed(page, `[data-value="${value}"]`);

const reportOf = (page: Page, by: number): Locator =>
	page.locator('.report', { has: page.locator(`[data-report="${by}"]`) });

/** Steps a number of a report up or down until it is the wanted one. */
async function tell(page: Page, by: number, what: string, wanted: number): Promise<void> {
	const field = reportOf(page, by).locator(`[data-told-number="${what}"]`);
	const shown = field.locator('output');
	let now = Number(await shown.innerText());
	while (now !== wanted) {
		const step = now < wanted ? 1 : -1;
		await field.locator(step > 0 ? '[data-more]' : '[data-less]').click();
		now += step;
		await expect(shown).toHaveText(String(now));
	}
}

const doing: Record<string, (page: Page, move: Move) => Promise<void>> = {
	roll: (page, { samples = [], mutant }) =>
		faces(page, mutant === undefined ? samples : [...samples, mutant]),
	reroll: async (page, move) => {
		for (const die of move.dice ?? []) await tap(page, `[data-table-die="${die}"]`);
		if (move.mutant !== undefined) await tap(page, '[data-mutant]');
		await tap(page, '[data-reroll]');
		await faces(page, [...(move.faces ?? []), ...(move.mutant === undefined ? [] : [move.mutant])]);
	},
	take: async (page, { dice = [] }) => {
		for (const die of dice) await tap(page, `[data-table-die="${die}"]`);
		await tap(page, '[data-take]');
	},
	pass: (page) => tap(page, '[data-pass]'),
	analysis: async (page, move) => {
		await choose(page, move);
		await tap(page, `[data-analysis="${move.change}"]`);
	},
	convert: async (page, move) => {
		await choose(page, move);
		await tap(page, `[data-convert="${move.space}"]`);
	},
	health: async (page, move) => {
		await choose(page, move);
		await area(page, 'health');
		await tap(page, '[data-cell^="health."][data-lit]');
		await tap(page, '[data-confirm]');
	},
	formula: async (page, move) => {
		await choose(page, move);
		if ((await page.locator('[data-factor]').count()) === 0) await tap(page, '[data-formula]');
		await tap(page, `[data-factor="${move.factor}"]`);
	},
	biotech: async (page, move) => {
		await choose(page, move);
		await tap(page, `[data-space="${move.space}"]`);
	},
	infect: zone,
	cover: async (page, { column = 0 }) => {
		await area(page, 'risk');
		await tap(page, `[data-cell="risk.6.${column}"]`);
		await tap(page, '[data-confirm]');
	},
	resist,
	forgo: (page, { resource }) => tap(page, `[data-forgo="${resource}"]`),
	done: (page) => tap(page, '[data-done]'),
	report: async (page, { by, factors = 0, columns = 0 }) => {
		await tell(page, by, 'factors', factors);
		await tell(page, by, 'columns', columns);
		await tap(page, `[data-report="${by}"]`);
	},
	'formula-elsewhere': (page, { by }) => tap(page, `[data-told="${by}"]`),
	annul: (page, { pair }) => tap(page, `[data-annul="${pair}"]`),
	'infection-roll': (page, move) => faces(page, move.faces ?? []),
	'infection-reroll': async (page, move) => {
		for (const die of move.dice ?? []) await tap(page, `[data-last-die="${die}"]`);
		await tap(page, '[data-last-reroll]');
		await faces(page, move.faces ?? []);
	}
};

/** The golden game as it stood before its move `at`, and what was played from there. */
async function openAt(
	page: Page,
	name: string,
	at: number
): Promise<{ rest: Move[]; score: Golden['score'] }> {
	const { table, score } = golden(name);
	await openTable(page, { ...table, moves: table.moves.slice(0, at) });
	await expectMoves(page, at);
	return { rest: table.moves.slice(at), score };
}

const refusal = (page: Page): Locator => page.locator('[data-card="refused"]');
/** Takes the card away that lies over the lower part of the sheet. */
const read = async (page: Page): Promise<void> => {
	await page.locator('[data-card] .close').click();
	await expect(page.locator('[data-card]')).toHaveCount(0);
};
const cellOf = (page: Page, id: string): Locator => page.locator(`[data-cell="${id}"]`);
const said = (page: Page): Locator => page.locator('[data-said]');

/** The move is made; what ends by itself may have followed it. */
const expectAtLeast = (page: Page, moves: number): Promise<unknown> =>
	page.waitForFunction(
		(least) => Number(document.querySelector<HTMLElement>('.play')?.dataset['moves']) >= least,
		moves,
		LOOKS
	);

async function play(page: Page, list: readonly Move[], from = 0): Promise<void> {
	for (const [nth, move] of list.entries()) {
		const tab = page.locator(`[data-seat="${move.by}"]`);
		if ((await tab.count()) > 0 && (await tab.getAttribute('aria-pressed')) !== 'true') await tab.click();
		// a part that can only be ended has ended by itself
		if (move.do === 'done' && (await movesShown(page)) > from + nth) continue;
		// what ended by itself before has the screen ahead of this list
		const shown = await movesShown(page);
		await doing[move.do]!(page, move);
		await expectAtLeast(page, shown + 1);
	}
}

const chooseScenario = (page: Page, scenario: string) => async (): Promise<void> => {
	await page.getByLabel('Scenario').selectOption(scenario);
};

test('a complete game alone, by taps only', async ({ page }) => {
	const { table } = golden('alone');
	await startTable(page, 'prototype-c19', table.players);
	await play(page, table.moves);
	const [total] = totalsWith('alone', {});
	await expect(page.locator('[data-end]')).toContainText(`${total} points`);
	await expectAccessible(page);
});

test('three begin the Chemical war, and its last infections end it', async ({ page }) => {
	const { table, score } = golden('chemical-war-three');
	await startTable(page, 'prototype-c19', table.players, chooseScenario(page, 'chemical-war'));
	await expect(page.locator('[data-scenario="chemical-war"]')).toBeVisible();
	await play(page, table.moves.slice(0, 15));

	const at = table.moves.length - 25;
	const { rest } = await openAt(page, 'chemical-war-three', at);
	await play(page, rest, at);
	const winner = table.players[score.result.winners[0] ?? 0] ?? '';
	await expect(page.locator('[data-end] h2')).toContainText(winner);
});

test('a turn with two dice takes nine taps, and fewer touches where a finger slides', async ({ page }) => {
	await startTable(page, 'prototype-c19', ['Ana', 'Bo']);
	const face = (value: number): string => `[data-face="${value}"]`;
	const taps = [
		...[2, 3, 3, 5, 6, 4].map(face),
		// the 2 goes to Health, and the least infection comes with it
		'[data-table-die="0"]',
		'[data-cell="health.2.0"]',
		// which is proposed
		'[data-finish]'
	];
	expect(taps).toHaveLength(9);
	for (const selector of taps) await tap(page, selector);
	// thrown, taken, noted, infected, done
	await expectMoves(page, 5);
	await page.keyboard.press('Control+z');
	await expectMoves(page, 4);
	await area(page, 'health');
	await expect(cellOf(page, 'health.2.0')).toHaveAttribute('aria-label', /: 2/);
	await area(page, 'risk');
	await expect(page.locator('[data-cell^="risk."][aria-label$=": filled"]')).toHaveCount(3);

	await page.goto('/');
	await startTable(page, 'prototype-c19', ['Ana', 'Bo']);
	const touches: readonly (() => Promise<void>)[] = [
		() => slide(page, [face(2), face(3)]),
		() => tap(page, face(3)),
		() => slide(page, [face(5), face(6)]),
		() => tap(page, face(4)),
		// from the 2 to the 5: the dice between them stay
		() => slide(page, ['[data-table-die="0"]', '[data-table-die="3"]']),
		() => tap(page, '[data-cell="health.2.0"]'),
		() => tap(page, '[data-finish]')
	];
	for (const touch of touches) await touch();
	await expectMoves(page, 5);
});

test('what a ruling or an edition adds can be done by taps', async ({ page }) => {
	const table: Golden['table'] = {
		format: 1,
		game: 'prototype-c19',
		sheet: { name: 'One factor', facts: { factors: ['=3'] } },
		players: ['Ana', 'Bo'],
		options: { rulings: { 'PC19-R10': 'b' } },
		from: { players: [{ formula: [[3, '=3']] }, {}] },
		moves: [{ do: 'roll', by: 0, samples: [3, 5, 5, 1, 2], mutant: 6 }]
	};
	await openTable(page, table);
	// the mutant die, before dice are taken (PC19-R10)
	await tap(page, '[data-analysis="1"]');
	await expect(refusal(page)).toContainText('PC19-U6');
	await read(page);
	await tap(page, '[data-analysis="-1"]');
	await expectMoves(page, 2);
	await expect(page.locator('[data-mutant]')).toHaveAttribute('aria-label', 'Mutant die 5');
	// a sample without a factor, where none is left (PC19-F4)
	await tap(page, '[data-table-die="0"]');
	await area(page, 'formula');
	await tap(page, '[data-cell="formula.1"]');
	await expectMoves(page, 4);
	await area(page, 'formula');
	await expect(cellOf(page, 'formula.1')).toHaveAttribute('aria-label', /: 3/);
});

test('no tap is dead: each wish is refused with its rule or explained', async ({ page }) => {
	await startTable(page, 'prototype-c19', ['Ana', 'Bo']);
	await area(page, 'risk');
	await tap(page, '[data-cell="risk.3.3"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PC19-T4');
	await play(page, [
		{ do: 'roll', by: 0, samples: [4, 2, 5, 1, 3], mutant: 6 },
		{ do: 'take', by: 0, dice: [0, 1] }
	]);
	await area(page, 'risk');
	await tap(page, '[data-cell="risk.3.3"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PC19-I5');
	await read(page);
	await tap(page, '[data-done]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PC19-T14');
	await read(page);
	await tap(page, '[data-die="0"]');
	await area(page, 'health');
	await tap(page, '[data-cell="health.2.0"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PC19-D6');
	await area(page, 'biotech');
	await tap(page, '[data-cell="biotech.A1"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PC19-B4');
	await read(page);
	await tap(page, '[data-area="bonuses"]');
	await tap(page, '[data-cell="bonus.explorer.0"]');
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

test('an infection that fits nowhere covers a column that is not full', async ({ page }) => {
	await openAt(page, 'anti-vaccines-elsewhere', 142);
	await area(page, 'risk');
	await expect(page.locator('.tray')).toContainText('Infection 6 fits nowhere');
	await tap(page, '[data-cell="risk.2.1"]');
	await expect(refusal(page)).toContainText('PC19-I9');
	await read(page);
	await tap(page, '[data-cell="virus.3"]');
	await tap(page, '[data-confirm]');
	await expect(refusal(page)).toContainText('PC19-I9');
	await expectMoves(page, 142);

	await expect(cellOf(page, 'virus.0')).toHaveAttribute('aria-label', /: empty/);
	await tap(page, '[data-cell="virus.0"]');
	await expect(page.locator('[data-ghost]')).toHaveCount(7);
	await expect(page.locator('[data-confirm]')).toHaveText('Cover column 1 then Ana is done');
	await tap(page, '[data-confirm]');
	// nothing else was to be done: the part has ended by itself
	await expectMoves(page, 144);
	await expect(said(page)).toContainText(
		'Ana covers column 1: the infection 6 fits nowhere. Everybody in column 1 of Ana is infected: −10 points.'
	);
	await expect(cellOf(page, 'risk.6.0')).toHaveAttribute('aria-label', /: filled/);
	await expect(cellOf(page, 'virus.0')).not.toHaveAttribute('aria-label', /: empty/);
});

test('a sample in a Formula elsewhere brings an infection here, ten times at most', async ({ page }) => {
	await openAt(page, 'anti-vaccines-elsewhere', 143);
	await tap(page, '[data-told="2"]');
	await expect(refusal(page)).toContainText('Cy has already filled all 10 boxes');
	await expect(refusal(page)).toContainText('PC19-M3');
	await expectMoves(page, 143);

	await expect(page.locator('[data-told="1"]')).toContainText('(6/10)');
	await tap(page, '[data-told="1"]');
	await expectMoves(page, 144);
	await expect(said(page)).toHaveText(
		'Bo adds a sample to the Formula on another sheet. Anti-vaccines: Ana receives an infection of 1.'
	);
	await expect(page.locator('[data-told="1"]')).toContainText('(7/10)');
	await area(page, 'biotech');
	await tap(page, '[data-cell="biotech.A1"]');
	await expect(refusal(page)).toContainText('PC19-I14');
	await play(page, [{ do: 'infect', by: 0, cells: [[0, 5]] }], 144);
	await expect(cellOf(page, 'risk.0.5')).toHaveAttribute('aria-label', /: filled/);
});

test('after the last turn the sheets elsewhere report, and nothing else is done', async ({ page }) => {
	await openAt(page, 'anti-vaccines-elsewhere', 154);
	await area(page, 'risk');
	await tap(page, '[data-cell="risk.2.5"]');
	await expect(refusal(page)).toContainText('PC19-T4');
	await expect(refusal(page)).toContainText('only the reports of the other sheets are missing');
	// the samples told so far are proposed, and no number leaves its range
	await expect(reportOf(page, 1).locator('[data-told-number="factors"] output')).toHaveText('7');
	await expect(reportOf(page, 2).locator('[data-told-number="factors"] [data-more]')).toBeDisabled();
	await expect(reportOf(page, 2).locator('[data-told-number="columns"] [data-less]')).toBeDisabled();
	await expectAccessible(page);

	await doing['report']!(page, { do: 'report', by: 2, factors: 7, columns: 2 });
	await expectMoves(page, 155);
	await expect(said(page)).toHaveText('Cy reports crossed factors: 7, Health columns: 2.');
	await expect(reportOf(page, 2)).toHaveCount(0);
	await doing['report']!(page, { do: 'report', by: 1, factors: 6, columns: 0 });
	await expect(page.locator('[data-end]')).toBeVisible();
});

test('what is reported decides how many infections come in the end', async ({ page }) => {
	const { rest } = await openAt(page, 'avian-flu-elsewhere', 72);
	const { factors = 0 } = rest[0]!;
	await play(page, rest.slice(0, 1), 72);
	const received = Number(await page.locator('[data-received]').getAttribute('data-received'));
	await page.getByRole('button', { name: 'Undo' }).click();
	await expectMoves(page, 72);
	await play(page, [{ do: 'report', by: 0, factors: factors + 2, columns: 8 }], 72);
	await expect(page.locator('[data-received]')).toHaveAttribute('data-received', String(received - 2));
});

test('only a complete, unused pair is annulled, and the multiplier falls', async ({ page }) => {
	await openAt(page, 'designer-virus-three', 278);
	await area(page, 'biotech');
	await expect(page.locator('.tray')).toContainText('×10');
	await tap(page, '[data-annul="A"]');
	await expect(refusal(page)).toContainText('PC19-X12');
	await expect(refusal(page)).toContainText('A is not');
	await expectMoves(page, 278);

	await read(page);
	await tap(page, '[data-annul="C"]');
	// nobody can annul anything else: with it the game is over
	await expectMoves(page, 281);
	await expect(page.locator('[data-end]')).toBeVisible();
	for (const moves of [280, 279]) {
		await page.getByRole('button', { name: 'Undo' }).click();
		await expectMoves(page, moves);
	}
	await area(page, 'biotech');
	for (const space of ['C1', 'C2'])
		await expect(cellOf(page, `biotech.${space}`)).toHaveAttribute('aria-label', /crossed out/);
	await expect(page.locator('.tray')).toContainText('×9');
	await tap(page, '[data-annul="C"]');
	await expect(refusal(page)).toContainText('PC19-X12');
	await expectAccessible(page);
});

test('every cell is as large as a thumb; in the nine columns of Health a tap is snapped and shown first', async ({
	page
}) => {
	await startTable(page, 'prototype-c19', ['Ana', 'Bo']);
	for (const { id, columns, cells } of draw(facts.factsOf('standard')).areas) {
		await tap(page, `[data-area="${id}"]`);
		await expect(cellOf(page, cells[0]?.id ?? '')).toBeVisible();
		const sides = await page.locator('[data-cell]').evaluateAll(
			(drawn, ids) =>
				drawn.flatMap((cell) => {
					if (!ids.includes(cell.getAttribute('data-cell') ?? '')) return [];
					const { width = 0, height = 0 } = cell.querySelector('.box')?.getBoundingClientRect() ?? {};
					return [Math.min(width, height)];
				}),
			cells.map(({ id }) => id)
		);
		expect(sides).toHaveLength(cells.length);
		expect(Math.min(...sides), id).toBeGreaterThanOrEqual(columns <= 8 ? 44 : 32);
	}

	await play(page, [
		{ do: 'roll', by: 0, samples: [4, 2, 5, 1, 3], mutant: 6 },
		{ do: 'take', by: 0, dice: [0, 1] }
	]);
	await area(page, 'health');
	const { x, y, width, height } = (await cellOf(page, 'health.2.0').boundingBox())!;
	// beside the start cell, on the bare paper
	await page.mouse.click(x + width + 3, y + height / 2);
	await expect(cellOf(page, 'health.2.0')).toHaveAttribute('data-ghost');
	await expectMoves(page, 2);
	await tap(page, '[data-clear]');
	await expect(page.locator('[data-ghost]')).toHaveCount(0);
	await tap(page, '[data-cell="health.2.0"]');
	await expect(page.locator('[data-confirm]')).toHaveText('Note the 2 in Health');
	await tap(page, '[data-confirm]');
	await expectMoves(page, 3);
	// only the infection is left: the view went there
	await area(page, 'health');
	await expect(cellOf(page, 'health.2.0')).toHaveAttribute('aria-label', /: 2/);
});

test('an edition drawn with a finger is printed, handed over by codes, and judges there as it is', async ({
	page,
	browser,
	watch
}) => {
	const square = (at: string): string => `[data-painting="risk"] [data-paint="${at}"]`;
	const expectLetters = async (at: readonly string[], letters: string): Promise<void> => {
		for (const [nth, one] of at.entries())
			await expect(page.locator(square(one))).toHaveAttribute('data-letter', letters.charAt(nth));
	};
	await page.goto('/editions/');
	await page.getByRole('button', { name: 'Enter your edition of Prototype C19' }).click();
	// one stroke, one step back
	await partOf(page, 'risk');
	const risk = page.locator('[data-field="risk"]');
	await risk.locator('[data-brush="H"]').click();
	const row = ['3.0', '3.1', '3.2'];
	// what the finger hides is seen under the loupe, as long as it is there
	await drawByFinger(page, row.map(square), () => expect(page.locator('[data-loupe]')).toBeVisible());
	await expect(page.locator('[data-loupe]')).toHaveCount(0);
	await expectLetters(row, 'HHH');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expectLetters(row, '...');
	// the infection enters at the other side
	await risk.locator('[data-brush=">"]').click();
	await page.locator(square('3.5')).click();
	await risk.locator('[data-brush="."]').click();
	await page.locator(square('0.0')).click();
	await expectLetters(['0.0', '3.5'], '.>');
	await expect(page.locator('[data-faults="0"][data-kept="true"]')).toBeVisible();
	await expectAccessible(page);

	const phone = await editionElsewhere(page, browser, watch);
	await phone.getByRole('button', { name: 'Start' }).click();
	const moves: Move[] = [
		{ do: 'roll', by: 0, samples: [4, 2, 5, 1, 3], mutant: 6 },
		{ do: 'take', by: 0, dice: [0, 1] }
	];
	await play(phone, moves);
	await area(phone, 'risk');
	await tap(phone, '[data-cell="risk.0.0"]');
	await expect(refusal(phone)).toContainText('PC19-I5');

	// which our own edition allows
	const { line } = replay(game, { ...golden('two').table, players: ['Ana', 'Bo'], options: {}, moves });
	const cells: [number, number][] = [
		[0, 0],
		[1, 0],
		[1, 1],
		[2, 1]
	];
	expect(line.moves).toHaveLength(2);
	const infect: Move = { do: 'infect', by: 0, cells };
	expect(game.check(stateOf(line), infect)).toEqual([]);
});
