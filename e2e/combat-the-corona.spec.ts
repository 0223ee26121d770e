import { loadGame } from '../src/lib/games.ts';
import { golden, play, type Move } from './combat-the-corona.taps.ts';
import { readActionLine, readVirusLine } from '../src/lib/sheets/combat-the-corona/lines.ts';
import { editionElsewhere, partOf } from './edition-elsewhere.ts';
import { expectAccessible, expectMoves, startTable } from './table.ts';
import { slide, tap, touchesOn } from './tap.ts';
import { expect, test } from './watchful.ts';

const GAME = 'combat-the-corona';
const solo = golden('solo-beginner-won').table;

/** The moves up to the first one with this verb. */
const upTo = (verb: string): Move[] =>
	solo.moves.slice(
		0,
		solo.moves.findIndex((move) => move.do === verb)
	);

test('a complete solo game by taps only, to the victory', async ({ page }) => {
	await startTable(page, GAME, solo.players);
	await play(page, solo.moves);
	await expect(page.locator('[data-end] h2')).toContainText('Won');
	await expectAccessible(page);
});

test('every step is accessible in both themes', async ({ page }) => {
	await startTable(page, GAME, solo.players);
	await expectAccessible(page);
	let made = 0;
	for (const verb of ['play', 'roll', 'rest', 'reveal', 'bottom']) {
		const next = upTo(verb);
		await play(page, next.slice(made), made);
		made = Math.max(made, next.length);
		await expectAccessible(page);
	}
});

test('the checklist can be ticked off and is never stored', async ({ page }) => {
	await startTable(page, GAME, ['Ana', 'Bo']);
	const first = page.getByRole('checkbox').first();
	await first.check();
	await expect(first).toBeChecked();
	await expectMoves(page, 0);
	await page.reload();
	await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});

test('dice that are too weak are refused with the rule; a suggestion is never carried out', async ({
	page
}) => {
	await startTable(page, GAME, ['Ana']);
	await play(page, [
		{ do: 'setup', top: [] },
		{ do: 'play', card: 'wash-hands' },
		{ do: 'roll', dice: [2] }
	]);
	await page.locator('[data-die="2"]').click();
	await page.locator('[data-virus="V00"]').click();
	await expect(page.locator('[data-card="refused"]').getByRole('link', { name: /CTC-D10/ })).toBeVisible();
	// a refusal lies over the tray, so that the virus it speaks of is in sight
	await page.getByRole('button', { name: 'Close this message' }).click();
	await page.locator('[data-suggest]').click();
	await expect(page.locator('[data-suggestions]')).toContainText('cannot destroy');
	await expectMoves(page, 3);
});

test('a card that cannot be on top is found by searching and explained', async ({ page }) => {
	await startTable(page, GAME, ['Ana']);
	await play(page, [
		{ do: 'setup', top: ['V17', 'V18', 'V19', 'V20', 'V08', 'V15', 'V16', 'V23', 'V24', 'V36'] },
		{ do: 'play', card: 'hoard' },
		{ do: 'roll', dice: [1] },
		{ do: 'rest', beds: 1 }
	]);
	await page.locator('.cards [data-virus="V17"]').click();
	await page.locator('.cards [data-virus="V18"]').click();
	await page.getByRole('searchbox').fill('V36');
	await page.locator('.cards [data-virus="V36"]').click();
	await page.locator('.tray [data-confirm]').click();
	await expect(page.locator('[data-card="refused"]').getByRole('link', { name: /CTC-P2/ })).toBeVisible();
});

test('a card that lies elsewhere is believed; a combination that is not the best is explained', async ({
	page
}) => {
	await startTable(page, GAME, ['Ana']);
	await play(page, [
		{ do: 'setup', top: [] },
		{ do: 'play', card: 'hoard' },
		{ do: 'roll', dice: [1] },
		{ do: 'rest', beds: 1 }
	]);
	// a card that the app knows on the table is turned up all the same: there are two of it, and the game goes on
	await page.getByRole('searchbox').fill('Patient');
	for (const card of ['V00', 'V02', 'V03']) await tap(page, `.cards [data-virus="${card}"]`);
	await tap(page, '.tray [data-confirm]');
	await expect(page.locator('[data-card="refused"]').getByRole('link', { name: /CTC-P2/ })).toBeVisible();
	await tap(page, '[data-all-the-same]');
	await expectMoves(page, 5);
	await page.locator('.tray [data-virus="V00b"]').click();
	await page.locator('.tray [data-virus="V02"]').click();
	await page.locator('.tray [data-confirm]').click();
	await expect(page.locator('[data-card="refused"]').getByRole('link', { name: /CTC-P3/ })).toBeVisible();
	await expect(page.locator('[data-place]')).toHaveCount(3);
	await play(page, [{ do: 'place', viruses: ['V02'] }], 5);
});

test('own cards are told by three numbers and switches', async ({ page }) => {
	await startTable(page, GAME, ['Ana', 'Bo'], async () => {
		await expect(page.getByLabel('Size of your virus deck')).toHaveCount(0);
		await page.getByLabel('Cards', { exact: true }).selectOption('own');
		await page.getByLabel('Size of your virus deck').fill('12');
		await page.getByLabel('Size of your virus deck').blur();
	});
	await page.getByRole('spinbutton', { name: 'Life', exact: true }).fill('9');
	await page.getByRole('spinbutton', { name: 'Life', exact: true }).blur();
	await page.locator('[data-begin]').click();
	await expectMoves(page, 1);
	await page.getByLabel('Name of a blue card').fill('Wear gloves');
	await page.locator('[data-play-blue]').click();
	await expectMoves(page, 2);
	await play(
		page,
		[
			{ do: 'roll', dice: [2] },
			{ do: 'rest', beds: 1 }
		],
		2
	);
	// level, life, attack, one stroke over the signs and the next card: five touches
	const numbers = ['Level 9', 'Life 4', 'Attack 1'].map((name) => `[aria-label="${name}"]`);
	const untold = touchesOn(page);
	for (const number of numbers) await tap(page, number);
	await slide(page, ['[data-sign="shield"]', '[data-sign="raise"]']);
	await tap(page, '[data-add-card]');
	expect(touchesOn(page) - untold).toBeLessThanOrEqual(5);
	await expect(page.locator('[data-told-card]')).toHaveText('9: 4/1 S raise');
	// it outlasts a reload, and can be taken out and told again
	await page.reload();
	await tap(page, '[data-told-card]');
	await expect(page.locator('[data-told-card]')).toHaveCount(0);
	for (const number of numbers) await tap(page, number);
	await tap(page, '[data-add-card]');
	// the starting virus was seen: one tap, and so is every card that came up before
	await tap(page, '[data-seen-card]');
	await tap(page, '[data-seen-card]');
	await expectMoves(page, 5);
	await expectAccessible(page);
});

function fail(line: string): never {
	throw new Error(`no card: ${line}`);
}
/** Lines of a deck as rows of a spreadsheet, with their heading. */
function asTable(field: 'viruses' | 'actions', lines: readonly string[]): string {
	const viruses = () =>
		lines.map((line) => {
			const { id, level, life, attack, shield, skills, group, copies, name } =
				readVirusLine(line) ?? fail(line);
			return [id, level, life, attack, shield ? 'x' : '', skills.join(' '), group, copies, name ?? ''];
		});
	const actions = () =>
		lines.map((line) => {
			const { id, count, soloExtra, wild, colour, name } = readActionLine(line) ?? fail(line);
			return [id, count, soloExtra, wild ? 'wild' : colour, name ?? ''];
		});
	const head = {
		viruses: ['Id', 'Level', 'Life', 'Attack', 'Shield', 'Skills', 'Kind', 'Copies', 'Name'],
		actions: ['Id', 'Cards', 'Solo', 'Colour', 'Name']
	};
	const rows = [head[field], ...(field === 'viruses' ? viruses() : actions())];
	return rows.map((row) => row.join('\t')).join('\r\n');
}

test('an edition is pasted, told where it is wrong, handed over, and played with its own refusal', async ({
	page,
	browser,
	watch
}) => {
	await page.goto('editions/');
	await page.getByRole('heading', { name: 'Combat the Corona' }).waitFor();
	await page.locator('section').filter({ hasText: 'Combat the Corona' }).getByRole('button').last().click();
	// both decks as a whole, copied from a spreadsheet, under other ids than ours
	const { standard } = (await loadGame(GAME)).edition;
	for (const [field, count] of [
		['viruses', '54 of 54'],
		['actions', '35 of 35']
	] as const) {
		const deck = page.locator(`[data-field="${field}"]`);
		if (await deck.isHidden()) await partOf(page, field);
		await deck.locator('summary').press('Enter');
		const lines = (standard[field] as readonly string[]).map((line) => line.replace(/^V/, 'K'));
		await deck.locator('[data-pasted]').fill(asTable(field, lines));
		await deck.locator('[data-paste="replace"]').click();
		await expect(page.locator(`[data-count="${field}"]`)).toHaveText(count);
	}
	await expect(page.locator('[data-faults="0"][data-kept="true"]')).toBeVisible();
	await partOf(page, 'viruses');
	const pasted = page.locator('[data-field="viruses"] [data-pasted]');
	await pasted.fill('Z 1 4/1 start: Zero\nA\t1\t9\t1\t\t\t\t12\tSpeck\nB 2 99/1');
	await expect(page.locator('[data-read="2"]')).toContainText('Line 3: “Life” does not fit: 99/1');
	// what does not fit is chosen where it stands
	await page.locator('[data-mend="3"]').click();
	await expect(pasted).toBeFocused();
	const chosen = await pasted.evaluate((field: HTMLTextAreaElement) =>
		field.value.slice(field.selectionStart, field.selectionEnd)
	);
	expect(chosen).toBe('99/1');
	await page.locator('[data-field="viruses"] [data-paste="replace"]').click();
	await expect(page.locator('[data-count="viruses"]')).toHaveText('13 of 54');
	await expect(pasted).toHaveValue('B 2 99/1');
	// what is typed and not taken yet is here again after a reload, and so is the way back
	await page.locator('[data-quick] input').fill('A 2 3/1 S: Boom');
	await expect(page.locator('[data-kept="true"]')).toBeVisible();
	await page.reload();
	await expect(pasted).toHaveValue('B 2 99/1');
	await expect(page.locator('[data-quick] input')).toHaveValue('A 2 3/1 S: Boom');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.locator('[data-count="viruses"]')).toHaveText('54 of 54');
	await page.getByRole('button', { name: 'Redo' }).click();
	await expect(page.locator('[data-count="viruses"]')).toHaveText('13 of 54');
	// an id that stands twice is told at its line, with its repair
	await page.locator('[data-quick] input').fill('A 2 3/1 S: Boomerang');
	await expect(page.locator('[data-quick]')).toContainText(
		'A: level 2, life 3, attack 1, Shield, “Boomerang”'
	);
	await page.locator('[data-quick] input').press('Enter');
	await expect(page.locator('[data-fault="viruses"]')).toContainText('CTC-ED3');
	await expect(page.locator('[data-virus-line="A"] .fault')).toContainText('A stands in line 2 already.');
	await page.locator('[data-repair]').click();
	await expect(page.locator('[data-virus-line="A1"]')).toHaveCount(1);
	await page.locator('[data-virus-line="Z"] button[aria-label^="Duplicate"]').click();
	await expect(page.locator('[data-fault-list]')).toContainText('CTC-ED1');
	await page.locator('[data-virus-line="Z1"] button[aria-label^="Remove"]').click();
	await expect(page.locator('[data-faults]')).toHaveAttribute('data-faults', '0');
	// the cards are drawn in the inks of the sheet
	await partOf(page, 'sheet');
	await expect(page.locator('[data-deck="viruses"] svg rect').first()).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
	await expectAccessible(page);
	await partOf(page, 'actions');
	await page.locator('[data-field="actions"] summary').press('Enter');
	await page
		.locator('[data-field="actions"] [data-pasted]')
		.fill('id\tcards\tsolo\tcolour\nhands\t30\t\tblue\nwash-hands\t9\t2\tblue');
	await expect(page.locator('[data-read="1"]')).toContainText('Line 2: “Cards” does not fit: 30');
	await page.locator('[data-field="actions"] [data-paste="replace"]').click();
	await expect(page.locator('[data-count="actions"]')).toHaveText('11 of 35');
	await expectAccessible(page);
	const phone = await editionElsewhere(page, browser, watch);
	await phone.getByRole('button', { name: 'Start', exact: true }).click();
	await play(phone, [
		{ do: 'setup', top: [] },
		{ do: 'play', card: 'wash-hands' },
		{ do: 'roll', dice: [3] }
	]);
	// life 4 in this edition, 3 in the standard one
	await phone.locator('[data-die="3"]').click();
	await phone.locator('[data-virus="Z"]').click();
	await expect(phone.locator('[data-card="refused"]').getByRole('link', { name: /CTC-D10/ })).toBeVisible();
});
