import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Face, InfectionDie } from '../src/lib/sheets/pandemic-the-cure/pieces.ts';
import { replay } from '../src/lib/table/engine.ts';
import type { Options, Table } from '../src/lib/table/record.ts';
import { game } from '../src/lib/validators/pandemic-the-cure/game.ts';
import { happenings } from '../src/lib/validators/pandemic-the-cure/infecting.ts';
import type { EventMove, Move, Verbs } from '../src/lib/validators/pandemic-the-cure/moves.ts';
import { totalAt } from '../src/lib/validators/pandemic-the-cure/lying.ts';
import type { State } from '../src/lib/validators/pandemic-the-cure/state.ts';
import { editionElsewhere, partOf } from './edition-elsewhere.ts';
import { expectAccessible, expectMoves, openTable, startTable } from './table.ts';
import { slide, tap, touchesOn } from './tap.ts';
import { expect, test } from './watchful.ts';

const { table } = JSON.parse(
	readFileSync(new URL('../tests/pandemic-the-cure/golden/won-two-players.json', import.meta.url), 'utf8')
) as { table: Table<Move> };
const states = replay(game, table).line.states as readonly State[];

async function enterFaces(page: Page, faces: readonly string[]): Promise<void> {
	for (const face of faces) await tap(page, `[data-face="${face}"]`);
	await tap(page, '[data-enter]');
}
async function enterDice(page: Page, dice: readonly string[]): Promise<void> {
	for (const die of dice) await tap(page, `[data-die="${die}"]`);
	await tap(page, '[data-enter]');
}

/** Keys that stand side by side are drawn over with one finger. */
async function drawDice(page: Page, dice: readonly string[]): Promise<void> {
	await page.locator('[data-die]').first().waitFor();
	const keys = await page
		.locator('[data-die]')
		.evaluateAll((all) => all.map((key) => key.getAttribute('data-die') ?? ''));
	const left = [...dice].sort((one, other) => keys.indexOf(one) - keys.indexOf(other));
	const colourOf = (die: string): string => die.slice(0, -1);
	for (let die; (die = left.shift()) !== undefined;) {
		const stroke = [die];
		for (;;) {
			const next = keys[keys.indexOf(stroke.at(-1) ?? '') + 1] ?? '';
			if (!left.includes(next) || colourOf(next) !== colourOf(die)) break;
			stroke.push(...left.splice(left.indexOf(next), 1));
		}
		const selectors = stroke.map((one) => `[data-die="${one}"]`);
		await (selectors.length > 1 ? slide(page, selectors) : tap(page, `[data-die="${die}"]`));
	}
}

async function rollAgain(page: Page, { dice, faces }: Verbs['reroll']): Promise<void> {
	await tap(page, '[data-reroll]');
	for (const die of dice) await tap(page, `[data-rolled="${die}"][aria-pressed="false"]`);
	await tap(page, '[data-reroll-these]');
	await enterFaces(page, faces);
}

async function useEvent(page: Page, move: EventMove, state: State): Promise<void> {
	await tap(page, '[data-events]');
	await tap(page, `[data-open-event="${move.card}"]`);
	if ('holder' in move) await tap(page, `[data-who="holder-${move.holder}"]`);
	if ('player' in move) await tap(page, `[data-who="player-${move.player}"]`);
	if ('region' in move) await tap(page, `[data-region="${move.region}"]`);
	if ('colour' in move) await tap(page, `[data-colour="${move.colour}"]`);
	const clear = totalAt(state, 'cdc') === state.agreed.eventCards.get(move.card)?.cost;
	if (!clear) for (const colour of move.pay) await tap(page, `[data-pay="${colour}"]`);
	await tap(page, '[data-use-event]');
}

/** Die, then place; where several things are possible the tray asks which. */
async function act(page: Page, move: Move & { die: string }, state: State, nth: number): Promise<void> {
	await tap(page, `[data-rolled="${move.die}"]`);
	await page.locator(`[data-rolled="${move.die}"][aria-pressed="true"]`).waitFor();
	if (move.do === 'contain') {
		for (const colour of move.dice) await tap(page, `[data-contain="${colour}"]`);
		return tap(page, '[data-contain-now]');
	}
	if (move.do === 'helicopter') await tap(page, `[data-pawn="${move.player}"]`);
	const [cell = ''] = game.cells(state, move);
	await tap(page, `[data-cell="${cell}"]`);
	const choice = `[data-choice='${JSON.stringify(move)}']`;
	await page.waitForSelector(`${choice}, [data-moves="${nth + 1}"]`);
	if ((await page.locator(choice).count()) > 0) await tap(page, choice);
}

async function make(page: Page, move: Move, state: State, nth: number): Promise<void> {
	switch (move.do) {
		case 'setup':
			await drawDice(page, move.dice);
			if (!move.events) return tap(page, '[data-enter]');
			for (const card of move.events) await tap(page, `[data-event="${card}"]`);
			return;
		case 'roll':
			return enterFaces(page, move.faces);
		case 'reroll':
			return rollAgain(page, move);
		case 'unlock':
		case 'give':
			return tap(page, `[data-choice='${JSON.stringify(move)}']`);
		case 'cure': {
			const disease = `[data-disease="${(move.dice[0] ?? '').slice(0, -1)}"]`;
			await page.waitForSelector(`${disease}, [data-die]`);
			if ((await page.locator(disease).count()) > 0) await tap(page, disease);
			return enterDice(page, move.dice);
		}
		case 'next':
			return tap(page, `[data-next="${move.step}"]`);
		case 'infect':
		case 'epidemic':
			return enterDice(page, move.dice);
		case 'event':
			return useEvent(page, move, state);
		case 'reveal':
			return tap(page, `[data-reveal="${move.card}"]`);
		case 'fly':
		case 'sail':
		case 'treat':
		case 'sample':
		case 'helicopter':
		case 'contain':
		case 'cdc':
		case 'special':
			return act(page, move, state, nth);
	}
}

/** An infection with outbreaks is told step by step: it is followed to its end. */
async function follow(page: Page, steps: number): Promise<void> {
	await expect(page.locator('[data-story]')).toBeVisible();
	for (let step = 1; step < steps; step++) await tap(page, '[data-story-next]');
	await tap(page, '[data-story-end]');
}

test('a complete game of two on a phone, by taps only, to the fourth cure', async ({ page }) => {
	await startTable(page, 'pandemic-the-cure', table.players);
	await expectAccessible(page);
	for (const [nth, move] of table.moves.entries()) {
		const state = states[nth];
		if (!state) throw new Error('a state for every move');
		const before = touchesOn(page);
		await make(page, move, state, nth);
		await expectMoves(page, nth + 1);
		if (move.do === 'setup') expect(touchesOn(page) - before).toBeLessThanOrEqual(14);
		const steps = happenings(state, move);
		if (steps.some(({ kind }) => kind === 'outbreak')) await follow(page, steps.length);
		if (nth === 12) await expectAccessible(page);
	}
	await expect(page.locator('[data-end]')).toBeVisible();
	await expectAccessible(page);
});

test('a quick second tap finds the tray as high as the first one made it', async ({ page }) => {
	// three cards are open, and the tray must grow for them
	await openTable(page, { ...table, moves: table.moves.slice(0, 109) });
	await page.locator('[data-events]').waitFor();
	const [high, ...later] = await page.evaluate(async () => {
		const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
		const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
		const height = (): number => document.querySelector<HTMLElement>('.tray')?.offsetHeight ?? 0;
		press('[data-events]');
		// as soon as that stands on the screen
		await frame();
		await new Promise((done) => setTimeout(done));
		const heights = [height()];
		press('[data-open-event]');
		for (let n = 0; n < 6; n++) {
			await frame();
			heights.push(height());
		}
		return heights;
	});
	await expect(page.locator('[data-use-event]')).toBeVisible();
	expect(new Set(later)).toEqual(new Set([high]));
});

/** A table with this setup that stands after these moves: it comes by a link, as from another phone. */
async function openAfter(page: Page, moves: readonly Move[], options: Options = {}): Promise<void> {
	await openTable(page, { ...table, players: ['Ana', 'Bo'], options, moves });
}

test('a wish that the rules do not allow is answered with the rule, never with silence', async ({ page }) => {
	await openAfter(page, table.moves.slice(0, 1));
	await tap(page, '[data-cell="region.3"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PTC-T2');
	await make(page, table.moves[1]!, states[1]!, 1);
	await expectMoves(page, 2);
	await tap(page, '[data-cell="tile.cured"]');
	await expect(page.locator('[data-card="notice"]')).toContainText('PTC-A6');
	await tap(page, '[data-card="notice"] .close');
	await tap(page, '[data-card="0"]');
	await expect(page.locator('[data-card="notice"]')).toContainText('PTC-D3');
});

test('what is legal instead lights its places on the board, and what was tried is hatched', async ({
	page
}) => {
	const faces: readonly Face[] = ['sail/treat', 'sample', 'fly', 'treat', 'treat'];
	await openAfter(page, [setup, { do: 'roll', by: 0, faces }]);
	await tap(page, '[data-rolled="sample"]');
	await tap(page, '[data-cell="region.3"]');
	// samples come from the treatment centre, which is empty
	await expect(page.locator('[data-card="refused"]')).toContainText('PTC-A7');
	await tap(page, '[data-rolled="sail/treat"]');
	await tap(page, '[data-cell="region.4"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PTC-A3');
	await page.getByRole('button', { name: 'Show the 2 legal moves' }).click();
	await expect(page.locator('[data-cell="region.4"]')).toHaveAttribute('data-tried');
	for (const region of [2, 6])
		await expect(page.locator(`[data-cell="region.${region}"]`)).toHaveAttribute('data-lit');
	await tap(page, '[data-cell="region.6"]');
	await expect(page.locator('[data-cell="region.6"]')).toHaveAttribute('data-ghost');
	await tap(page, '[data-do-this]');
	await expectMoves(page, 3);
	await expect(place(page, 'region.6')).toHaveAccessibleName(/here: Ana/);
});

const usualDice = 'red1 red4 red6 blue1 blue2 blue3 black3 black3 black3 yellow2 yellow4 yellow5'.split(
	' '
) as InfectionDie[];
const cards: readonly string[] = ['charter', 'summit', 'courier'];
const setup: Move = { do: 'setup', dice: usualDice, events: [...cards] };

/** Makes these moves by taps, on a table with these options that stands after `made` moves. */
async function playOn(page: Page, options: Options, moves: readonly Move[], made = 0): Promise<void> {
	const asked = { ...table, players: ['Ana', 'Bo'], options, moves };
	const { line, stopped } = replay(game, asked);
	expect(stopped).toBeNull();
	for (const [nth, move] of moves.entries()) {
		if (nth < made) continue;
		await make(page, move, line.states[nth] as State, nth);
		await expectMoves(page, nth + 1);
	}
}

const place = (page: Page, cell: string): Locator => page.locator(`[data-cell="${cell}"]`).first();

test('the set-up takes nine touches, tells faults at once, and takes back any die', async ({ page }) => {
	await openAfter(page, []);
	const die = (name: string): string => `[data-die="${name}"]`;
	const touches: readonly (() => Promise<void>)[] = [
		() => slide(page, ['red1', 'red4', 'red6'].map(die)),
		() => slide(page, ['blue1', 'blue2', 'blue3'].map(die)),
		() => tap(page, die('black3')),
		() => tap(page, die('black3')),
		() => tap(page, die('black3')),
		() => slide(page, ['yellow2', 'yellow4', 'yellow5'].map(die)),
		...cards.map((card) => () => tap(page, `[data-event="${card}"]`))
	];
	expect(touches).toHaveLength(9);
	await expect(page.locator(die('red2'))).toHaveCount(0);
	for (const touch of touches.slice(0, 5)) await touch();
	// the board shows what is entered, also after a reload
	await expect(place(page, 'region.3')).toHaveAccessibleName(/1 blue.*3 black/);
	await page.reload();
	await expect(page.getByRole('group', { name: '9 of 12 dice entered' })).toBeVisible();
	await tap(page, die('black3'));
	await expect(page.locator('[data-card="notice"]')).toContainText('PTC-S5');
	await tap(page, '[data-slot="0"]');
	await expect(page.getByRole('group', { name: '8 of 12 dice entered' })).toBeVisible();
	await tap(page, die('red1'));
	for (const touch of touches.slice(5)) await touch();
	// the last card begins the game; after undo a card is changed, and nothing is entered twice
	await expectMoves(page, 1);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expectMoves(page, 0);
	await expect(page.locator('[data-slot]')).toHaveCount(12);
	await tap(page, '[data-event="courier"]');
	await tap(page, '[data-event="shipment"]');
	await expectMoves(page, 1);
	await expect(place(page, 'region.3')).toHaveAccessibleName(/1 blue.*3 black/);
	await tap(page, '[data-events]');
	await expect(page.locator('[data-open-event="shipment"]')).toBeVisible();
	await expect(page.locator('[data-open-event="courier"]')).toHaveCount(0);
});

test('a face that is not on the card lies there all the same, and the game goes on', async ({ page }) => {
	await openAfter(page, [setup]);
	const before = page.url();
	for (const face of ['fly', 'treat', 'treat', 'sample']) await tap(page, `[data-face="${face}"]`);
	await page.locator('[data-other-face]').selectOption('helicopter');
	await tap(page, '[data-enter]');
	const refused = page.locator('[data-card="refused"]');
	await expect(refused).toContainText('PTC-D3');
	await expect(refused).toContainText('no longer checked');
	await expectAccessible(page);
	await tap(page, '[data-all-the-same]');
	await expectMoves(page, 2);
	expect(page.url()).not.toBe(before);
	await tap(page, '[data-rolled="helicopter"]');
	await tap(page, '[data-pawn="1"]');
	await tap(page, '[data-cell="region.4"]');
	await expectMoves(page, 3);
	await page.getByRole('button', { name: 'Menu' }).click();
	await expect(page.locator('[data-origin="corrected"]')).toBeVisible();
});

test('a helicopter flies somebody else, who contains dice in the own turn', async ({ page }) => {
	const options = { roles: ['dispatcher', 'containment-specialist'] };
	const moves: readonly Move[] = [
		setup,
		{ do: 'roll', by: 0, faces: ['helicopter', 'fly', 'sample', 'sample', 'sail/treat'] },
		{ do: 'helicopter', by: 0, die: 'helicopter', player: 1, region: 3 },
		{ do: 'next', by: 0, step: 'infect' },
		{ do: 'infect', by: 0, dice: ['red+', 'blue+'] },
		{ do: 'roll', by: 1, faces: ['contain', 'fly', 'sail', 'treat', 'sample'] }
	];
	await openAfter(page, moves.slice(0, 2), options);
	await playOn(page, options, moves, 2);
	await expect(place(page, 'region.3')).toHaveAccessibleName(/2 black.*Bo/);
	await expect(place(page, 'tile.centre')).toHaveAccessibleName(/1 black/);
	await tap(page, '[data-rolled="contain"]');
	await tap(page, '[data-contain="red"]');
	await tap(page, '[data-contain-now]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PTC-K6');
	await tap(page, '[data-contain-none]');
	await tap(page, '[data-contain="black"]');
	await expectAccessible(page);
	await tap(page, '[data-contain-now]');
	await expectMoves(page, 7);
	await expect(place(page, 'tile.centre')).toHaveAccessibleName(/no dice/);
});

test('a card of the table’s own: two effects in turn, and a refusal that names the rule', async ({
	page
}) => {
	await openAfter(page, [{ do: 'setup', dice: usualDice }], { events: 'table' });
	await tap(page, '[data-events]');
	await page.getByLabel('Which colour?').selectOption('blue');
	await page.getByLabel('How many?').fill('2');
	await page.getByRole('combobox', { name: 'From', exact: true }).selectOption({ label: 'CDC' });
	await tap(page, '[data-use-event]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PTC-E5');
	await expectMoves(page, 1);
	await page.getByRole('combobox', { name: 'From', exact: true }).selectOption({ label: 'Bag' });
	await tap(page, '[data-add-effect]');
	await page.locator('[data-effect="1"]').selectOption('pawn');
	await page.getByLabel('Whose pawn?').selectOption({ label: 'Bo' });
	await page.getByLabel('Which region?').selectOption({ label: '5 Africa' });
	await tap(page, '[data-use-event]');
	await expectMoves(page, 2);
	await expect(place(page, 'tile.centre')).toHaveAccessibleName(/2 blue/);
	await expect(place(page, 'region.5')).toHaveAccessibleName(/Bo/);
});

test('no dice at hand: the device rolls, and only when it is asked', async ({ page }) => {
	await openAfter(page, []);
	await expect(page.locator('[data-enter]')).toBeVisible();
	await expect(page.locator('[data-roll-for-me]')).toHaveCount(0);
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.locator('[data-habits] > summary').click();
	await page.getByLabel(/^No dice at hand/).check();
	await page.keyboard.press('Escape');
	await tap(page, '[data-roll-for-me]');
	// the cards were drawn, too
	await expect(page.locator('[data-event][aria-pressed="true"]')).toHaveCount(3);
	await tap(page, '[data-begin]');
	await expectMoves(page, 1);
	await tap(page, '[data-roll-for-me]');
	await tap(page, '[data-enter]');
	await expectMoves(page, 2);
});

test('roles, a track, a start space and a role card of the table’s own come from the form', async ({
	page
}) => {
	await startTable(page, 'pandemic-the-cure', ['Ana', 'Bo'], async () => {
		await page.locator('.pair select').nth(1).selectOption('medic');
		await page.locator('[data-option="track"] summary').click();
		await tap(page, '[data-begin-track]');
		const numbers = page.locator('[data-own-track]');
		const start = page.getByRole('spinbutton', { name: 'Start space' });
		await expect(numbers).toBeFocused();
		await numbers.fill(`${'2 '.repeat(29)}thirteen`);
		await page.locator('[data-option="track"] summary').click();
		await page.getByRole('button', { name: 'Start', exact: true }).click();
		await expect(numbers).toBeFocused();
		await expect(page.getByText('Space 29: “thirteen” is not a number from 1 to 12.')).toBeVisible();
		await numbers.fill('2 '.repeat(30));
		await tap(page, '[data-space="28"]');
		await start.fill('30');
		await start.blur();
		await expect(page.locator('#wrong-start')).toHaveText('Start space must be a whole number from 0 to 29.');
		await start.fill('27');
		// what was wrong is told no longer
		await start.blur();
		await page.locator('[data-option="roleCards"] summary').click();
		await tap(page, '[data-make-card]');
		await page.locator('[data-card-dice]').selectOption('2');
		await page.locator('[data-card-face="1"]').selectOption('fly/helicopter');
		await page.locator('[data-card-power="cure-11"]').check();
		await expectAccessible(page);
	});
	const faces: Face[] = ['fly', 'fly/helicopter', 'sail/treat', 'sample', 'treat/sample', 'biohazard'];
	const options = {
		roles: ['plain', 'medic'],
		track: { dice: Array.from({ length: 30 }, () => 2), epidemics: [4, 8, 12, 16, 20, 28] },
		start: 27,
		roleCards: { plain: { dice: 2, faces, powers: ['cure-11'] } }
	};
	await playOn(page, options, [
		setup,
		{ do: 'roll', by: 0, faces: ['fly/helicopter', 'biohazard'] },
		{ do: 'epidemic', by: 0, dice: ['red+', 'blue+'] },
		{ do: 'helicopter', by: 0, die: 'fly/helicopter', player: 1, region: 4 }
	]);
	await expect(page.getByRole('button', { name: /space 28, skull on 30/ })).toBeVisible();
	await expect(place(page, 'region.4')).toHaveAccessibleName(/Bo/);
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(place(page, 'own-rate.space')).toHaveAccessibleName(/28/);
	await expect(page.getByRole('button', { name: /space 28, skull on 30/ })).toBeVisible();
});

test('on a wide screen each step of an infection is drawn and told, forward and back', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const dice = usualDice.map((die) => (die.startsWith('red') ? 'red1' : die));
	await openAfter(page, [
		{ do: 'setup', dice, events: [...cards] },
		{ do: 'roll', by: 0, faces: ['fly', 'treat', 'sample', 'sample', 'treat'] },
		{ do: 'next', by: 0, step: 'infect' }
	]);
	await enterDice(page, ['red1', 'blue+']);
	await expectMoves(page, 4);
	const story = page.locator('[data-story]');
	await expect(story).toHaveCount(1);
	await expect(story).toContainText('A red die goes to North America.');
	await expect(place(page, 'outbreak.0')).toHaveAccessibleName(/marker/i);
	await tap(page, '[data-story-next]');
	await tap(page, '[data-story-next]');
	await expect(story).toContainText('Outbreak 1: red in North America. 1 die goes to Europe.');
	await expect(place(page, 'outbreak.1')).toHaveAccessibleName(/marker/i);
	await page.getByRole('button', { name: 'Step back' }).click();
	await expect(story).toContainText('Step 2 of 3');
	await expect(place(page, 'outbreak.0')).toHaveAccessibleName(/marker/i);
	await tap(page, '[data-story-skip]');
	await tap(page, '[data-watch]');
	await expect(story).toContainText('Step 1 of 3');
});

test('an edition entered from the box is handed over and played: its faces, its stack, its dice of the set-up', async ({
	page,
	browser,
	watch
}) => {
	await page.goto('/editions/');
	await page.getByRole('button', { name: 'Enter your edition' }).nth(3).click();
	await page.locator('[data-field="infectionDice"] [data-brush="2"]').click();
	await page.locator('[data-dice="red"] [data-die-face="1"]').click();
	// what is no number yet is here again, letter by letter
	await partOf(page, 'track');
	const track = page.locator('[data-own-track]');
	const whole = await track.inputValue();
	await track.fill('2 2 x 3');
	await expect(page.locator('[data-kept="true"]')).toBeVisible();
	await page.reload();
	await partOf(page, 'track');
	await expect(track).toHaveValue('2 2 x 3');
	await track.fill(whole);
	const painted = page.locator('[data-field="track"]');
	await painted.locator('[data-brush="5"]').click();
	await painted.locator('[data-space="3"]').click();
	await expect(track).toHaveValue(/^2 2 2 5 2/);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(track).toHaveValue(whole);
	await partOf(page, 'numbers');
	const figure = async (name: string, value: number): Promise<void> => {
		await page.getByRole('spinbutton', { name }).fill(String(value));
		await page.getByRole('spinbutton', { name }).press('Enter');
	};
	await figure('Dice of the set-up', 48);
	await expect(page.locator('[data-fault="setupDice"]')).toContainText('PTC-ED3');
	await figure('Dice of the set-up', 3);
	await figure('Dice of a colour that a region bears', 1);
	await partOf(page, 'events');
	await page.locator('[data-ten="charter"]').click();
	await page.locator('[data-add-event]').click();
	const card = page.locator('[data-card-row="new-card"]');
	await card.locator('summary').click();
	await card.getByRole('textbox', { name: 'Name' }).fill('Airlift');
	await card.locator('[data-add-effect]').click();
	await card.locator('[data-effect="0"]').selectOption('pawn');
	await card.getByLabel('Which region?').selectOption({ label: 'chosen when used' });
	await partOf(page, 'roles');
	await page.locator('[data-card-row="medic"] summary').click();
	await page.locator('[data-card-row="medic"] [data-card-dice]').selectOption('2');
	const role = page.locator('[data-card-row="medic"]').getByRole('textbox', { name: 'Name' });
	await role.fill('Surgeon');
	await expect(page.locator('[data-faults="0"]')).toBeVisible();
	await expectAccessible(page);
	const phone = await editionElsewhere(page, browser, watch);
	await phone.locator('.pair select').first().selectOption({ label: 'Surgeon' });
	await phone.getByRole('button', { name: 'Start' }).click();
	for (const die of ['red2', 'black3', 'black3']) await tap(phone, `[data-die="${die}"]`);
	// the standard edition bears three, and has no red 2
	await expect(phone.locator('[data-card="notice"]')).toContainText('PTC-S5');
	await tap(phone, '[data-die="black4"]');
	await expect(phone.locator('[data-event="charter"]')).toHaveCount(0);
	for (const name of ['summit', 'shipment', 'new-card']) await tap(phone, `[data-event="${name}"]`);
	await expectMoves(phone, 1);
	await enterFaces(phone, ['fly', 'treat3']);
	await expectMoves(phone, 2);
	await tap(phone, '[data-events]');
	await expect(phone.locator('[data-open-event="new-card"]')).toContainText('Airlift');
});
