import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { editionElsewhere, partOf } from './edition-elsewhere.ts';
import { expectAccessible, expectMoves, startTable } from './table.ts';
import { tap } from './tap.ts';
import { expect, test } from './watchful.ts';

interface Move {
	do: string;
	by: number;
	slot?: number;
	colour?: string;
	who?: string;
	person?: number;
	ward?: string;
	room?: number;
	doctor?: string;
	patients?: number;
	points?: number;
}
interface Golden {
	table: { players: string[]; moves: Move[] };
}

const golden = JSON.parse(
	readFileSync(new URL('../tests/clinic-covid-19/golden/solo-tactical.json', import.meta.url), 'utf8')
) as Golden;

/** The rules of accessibility look at hundreds of cells, in two themes: that takes a slow machine its time. */

type Touch = (selector: string) => Promise<void>;

const byTap =
	(page: Page): Touch =>
	(selector) =>
		tap(page, selector);

const byKey =
	(page: Page): Touch =>
	async (selector) => {
		await page.locator(selector).first().focus();
		await page.keyboard.press('Enter');
	};

async function opened(page: Page, touch: Touch, details: string): Promise<void> {
	if ((await page.locator(details).getAttribute('open')) === null) await touch(`${details} > summary`);
}

/** What a finger does for each verb. */
const doing: Record<string, (page: Page, touch: Touch, move: Move) => Promise<void>> = {
	admit: (_, touch) => touch('[data-admit]'),
	ready: (_, touch) => touch('[data-ready]'),
	take: (_, touch) => touch('[data-take]'),
	full: (_, touch) => touch('[data-full]'),
	arrive: async (_, touch, { slot, colour }) => {
		await touch(`[data-arrive="${slot}"]`);
		await touch(`[data-colours="patient"] [data-colour="${colour}"]`);
	},
	infect: (_, touch, { who, colour }) =>
		touch(colour ? `[data-colours="${who}"] [data-colour="${colour}"]` : `[data-infect="${who}"]`),
	protect: async (page, touch, { person, slot }) => {
		await opened(page, touch, '[data-fold="protection"]');
		await touch(
			person === undefined ? `[data-fold="protection"] [data-slot="${slot}"]` : `[data-person="${person}"]`
		);
		await touch('[data-protect]');
	},
	treat: async (_, touch, { person, ward, room, doctor }) => {
		await touch(`[data-person="${person}"]`);
		await touch(`[data-ward="${ward}"]`);
		if (room !== undefined) await touch(`[data-room="${room}"]`);
		await touch(`[data-doctor="${doctor ?? 'none'}"]`);
	},
	cure: report,
	dead: report,
	contaminate: (_, touch, { by, slot }) => touch(`[data-cell="clinic${by}.slots.${slot}"]`),
	popularity: async (page, touch, { points }) => {
		await page.getByRole('spinbutton').fill(String(points));
		await touch('button[data-report]');
	}
};

async function report(page: Page, touch: Touch, move: Move): Promise<void> {
	const box = `[data-fold="${move.do}"]`;
	await opened(page, touch, box);
	for (let n = 1; n < (move.patients ?? 1); n++) await touch(`${box} [data-more]`);
	await touch(`${box} [data-send]`);
}

async function play(page: Page, moves: readonly Move[], touch: Touch, from = 0): Promise<void> {
	for (const [nth, move] of moves.entries()) {
		await doing[move.do]?.(page, touch, move);
		await expectMoves(page, from + nth + 1);
	}
}

const opening: readonly Move[] = [
	{ do: 'admit', by: 0 },
	{ do: 'ready', by: 0 },
	{ do: 'take', by: 0 },
	{ do: 'infect', by: 0, who: 'patient', colour: 'white' },
	{ do: 'infect', by: 0, who: 'doctor', colour: 'red' }
];

test('a complete solo game by taps, to a tactical victory', async ({ page }) => {
	await startTable(page, 'clinic-covid-19', golden.table.players);
	await play(page, golden.table.moves, byTap(page));
	await expect(page.locator('[data-end] h2')).toContainText('Tactical victory');
	await expectAccessible(page);
});

test('a round by keyboard only', async ({ page }) => {
	const round = golden.table.moves.findIndex((move) => move.do === 'contaminate') + 1;
	await startTable(page, 'clinic-covid-19', ['Ana']);
	await play(page, golden.table.moves.slice(0, round), byKey(page));
	await expect(page.locator('.play')).toContainText('Round 2');
});

test('the wrong team is refused with its rule, and the right one is a tap away', async ({ page }) => {
	await startTable(page, 'clinic-covid-19', ['Ana']);
	await play(page, opening, byTap(page));
	await page.locator('[data-person="1"]').click();
	await expectAccessible(page);
	// the infected doctor is asked for, and may not
	await page.getByText('May this doctor treat?').click();
	await page.locator('[data-ask-doctor="2"]').click();
	const card = page.locator('[data-card="refused"]');
	await expect(card).toContainText('is infected and treats nobody');
	await expect(card.getByRole('link', { name: /CLN-T3/ })).toBeVisible();
	await expectMoves(page, 5);
	await page.locator('[data-ward="treatment"]').click();
	await expect(page.locator('[data-doctor="yellow"]')).toHaveAccessibleName('yellow doctor, no nurse, $6');
	await page.locator('[data-doctor="yellow"]').click();
	await expectMoves(page, 6);
	// what happens by itself is told
	await page.locator('[data-ready]').click();
	await expect(page.locator('[data-told]')).toContainText(
		'doctor 2 was red, not treated, and dies: −5 popularity'
	);
});

test('no tap on the sheet is dead', async ({ page }) => {
	await startTable(page, 'clinic-covid-19', ['Ana']);
	await page.locator('[data-ready]').click();
	await expect(page.locator('[data-card="refused"]').getByRole('link', { name: /CLN-A1/ })).toBeVisible();
	const answers: [string, string, string][] = [
		['clinic0', 'clinic0.slots.0', 'CLN-A3'],
		['clinic0', 'clinic0.rooms.1.1', 'CLN-M4'],
		['clinic0', 'clinic0.people.0', 'CLN-I3'],
		['clinic0', 'clinic0.popularity', 'CLN-F1'],
		['board', 'board.1.1', 'CLN-S2'],
		['track', 'track.2', 'CLN-S3'],
		['deceased', 'deceased.0', 'CLN-W1']
	];
	// the card rises over what stands lowest on the board
	const close = page.getByRole('button', { name: 'Close this message' });
	for (const [area, cell, rule] of answers) {
		await close.click();
		await page.locator(`[data-area="${area}"]`).click();
		await page.locator(`[data-cell="${cell}"]`).click();
		await expect(page.locator('[data-card]').getByRole('link', { name: new RegExp(rule) })).toBeVisible();
	}
	await close.click();
	await page.locator('[data-area="clinic0"]').click();
	await page.locator('[data-cell="clinic0.slots.5"]').click();
	await expect(page.locator('[data-card="notice"]')).toContainText('4 slots');
	await expectMoves(page, 0);
	await page.locator('[data-cell="clinic0.admitted.0"]').click();
	await expectMoves(page, 1);
});

test('two clinics share out the tiles, and one hands on what it cannot place', async ({ page }) => {
	await startTable(page, 'clinic-covid-19', ['Ana', 'Bo']);
	for (const seat of [0, 1]) {
		await page.locator(`[data-area="clinic${seat}"]`).click();
		await page.locator('[data-admit]').click();
		await page.locator('[data-ready]').click();
	}
	await page.getByRole('button', { name: 'Ana: one more' }).click();
	await page.locator('[data-take]').click();
	await expect(page.locator('[data-card="refused"]').getByRole('link', { name: /CLN-I1/ })).toBeVisible();
	await expectMoves(page, 4);
	await page.getByRole('button', { name: 'Bo: one less' }).click();
	await page.locator('[data-take]').click();
	await expectMoves(page, 6);
	await expect(page.locator('[data-area="clinic0"]')).toContainText('3 tiles to place');
	await page.locator('[data-area="clinic0"]').click();
	await page.locator('[data-full]').click();
	await page.locator('[data-area="clinic0"]').click();
	await page.locator('[data-hand-to="1"]').click();
	await expectMoves(page, 8);
	await expect(page.locator('[data-area="clinic1"]')).toContainText('4 tiles to place');
	await expectAccessible(page);
});

test('who may treat this person is answered on the rules page, without a table', async ({ page }) => {
	await page.goto('/rules/clinic-covid-19/');
	const aid = page.locator('[data-aid]');
	await aid.locator('[data-kind="doctor"]').click();
	await aid.locator('[data-colour="red"]').click();
	await expect(aid.locator('[data-answer] [data-doctor="red"]')).toContainText('red doctor, 1 nurse, $30');
	await aid.getByRole('combobox').first().selectOption('operating');
	await expect(aid.locator('[data-answer="nobody"]')).toContainText('CLN-M3');
	await aid.locator('[data-kind="patient"]').click();
	await aid.getByRole('checkbox', { name: 'has a COVID-19 tile' }).uncheck();
	await expect(aid.locator('[data-answer] [data-doctor="red"]')).toContainText('red doctor, no nurse, $30');
	await expectAccessible(page);
});

test('an edition typed in from the boards is handed over, and judges there by them', async ({
	page,
	browser,
	watch
}) => {
	await page.goto('/editions/');
	await page.getByRole('button', { name: 'Enter your edition' }).first().click();
	// no doctor of this box may treat a white patient
	await partOf(page, 'nurses');
	await page.locator('[data-brush="-"]').click();
	for (const doctor of ['white', 'yellow', 'orange'])
		await page.locator(`[data-nurses="white.${doctor}"]`).click();
	// or by its key
	await page.locator('[data-nurses="white.red"]').press('-');
	await expect(page.locator('[data-nurses="white.red"]')).toHaveText('–');
	await partOf(page, 'board');
	await page.getByRole('spinbutton', { name: 'Round 1, contagion low, confinement medium' }).fill('3');
	await partOf(page, 'people');
	await page.locator('[data-add-kind]').click();
	const kind = page.locator('[data-kind]');
	await kind.getByRole('textbox').fill('Surgeon');
	await kind.getByRole('combobox').selectOption('doctor');
	await expect(page.locator('[data-kind="surgeon"]')).toBeVisible();
	await expect(page.locator('[data-faults="0"]')).toBeVisible();
	await expectAccessible(page);
	const phone = await editionElsewhere(page, browser, watch);
	await phone
		.getByRole('button', { name: /^Remove / })
		.last()
		.click();
	await phone.getByRole('button', { name: 'Start' }).click();
	await expect(phone.locator('.play')).toBeVisible();
	await play(phone, opening, byTap(phone));
	// a third tile lies there, and the further kind is infected like a doctor
	await phone.locator('[data-colours="surgeon"] [data-colour="yellow"]').click();
	await expectMoves(phone, 6);
	// on our own boards the yellow doctor treats the white patient without a nurse
	await phone.locator('[data-person="1"]').click();
	await phone.getByRole('button', { name: 'Nobody may treat here: why?' }).click();
	await expect(phone.locator('[data-card="refused"]')).toContainText(/CLN-T\d/);
	// and so says the rules page that is opened from this table
	const { searchParams } = new URL(phone.url());
	await phone.goto(`/rules/clinic-covid-19/?table=${searchParams.get('id') ?? ''}`);
	await phone.locator('[data-aid] [data-colour="white"]').click();
	await expect(phone.locator('[data-answer="nobody"]')).toContainText('CLN-T6');
});
