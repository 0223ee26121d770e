import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { eventCosts } from '../src/lib/sheets/pandemic-the-cure/facts.ts';
import { replay } from '../src/lib/table/engine.ts';
import type { Table } from '../src/lib/table/record.ts';
import { total } from '../src/lib/validators/pandemic-the-cure/dice.ts';
import { game } from '../src/lib/validators/pandemic-the-cure/game.ts';
import { happenings } from '../src/lib/validators/pandemic-the-cure/infecting.ts';
import type { EventMove, MoveOf, PtcMove } from '../src/lib/validators/pandemic-the-cure/moves.ts';
import type { State } from '../src/lib/validators/pandemic-the-cure/state.ts';
import { expectAccessible, expectMoves, startTable } from './table.ts';
import { expect, test } from './watchful.ts';

const { table } = JSON.parse(
	readFileSync(new URL('../tests/pandemic-the-cure/golden/won-two-players.json', import.meta.url), 'utf8')
) as { table: Table<PtcMove> };
const states = replay(game, table).line.states as readonly State[];

const tap = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();

async function enterFaces(page: Page, faces: readonly string[]): Promise<void> {
	for (const face of faces) await tap(page, `[data-face="${face}"]`);
	await tap(page, '[data-enter]');
}
async function enterDice(page: Page, dice: readonly string[]): Promise<void> {
	for (const die of dice) await tap(page, `[data-die="${die}"]`);
	await tap(page, '[data-enter]');
}

async function rollAgain(page: Page, { dice, faces }: MoveOf<'reroll'>): Promise<void> {
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
	const clear = move.card !== 'custom' && total(state.cdc) === eventCosts[move.card];
	if (!clear) for (const colour of move.pay) await tap(page, `[data-pay="${colour}"]`);
	await tap(page, '[data-use-event]');
}

/** Die, then place; where several things are possible the tray asks which. */
async function act(page: Page, move: PtcMove & { die: string }, state: State, nth: number): Promise<void> {
	const die = page.locator(`[data-rolled="${move.die}"]`).first();
	await die.click();
	await expect(die).toHaveAttribute('aria-pressed', 'true');
	const [cell = ''] = game.cells(state, move);
	await tap(page, `[data-cell="${cell}"]`);
	const choice = page.locator(`[data-choice='${JSON.stringify(move)}']`);
	await expect(choice.or(page.locator(`[data-moves="${nth + 1}"]`)).first()).toBeVisible();
	if ((await choice.count()) > 0) await choice.click();
}

async function make(page: Page, move: PtcMove, state: State, nth: number): Promise<void> {
	switch (move.do) {
		case 'setup':
			await enterDice(page, move.dice);
			for (const card of move.events ?? []) await tap(page, `[data-event="${card}"]`);
			return tap(page, '[data-begin]');
		case 'roll':
			return enterFaces(page, move.faces);
		case 'reroll':
			return rollAgain(page, move);
		case 'unlock':
		case 'give':
			return tap(page, `[data-choice='${JSON.stringify(move)}']`);
		case 'cure': {
			const disease = page.locator(`[data-disease="${(move.dice[0] ?? '').slice(0, -1)}"]`);
			if ((await disease.count()) > 0) await disease.click();
			return enterDice(page, move.dice);
		}
		case 'next':
			return tap(page, `[data-step="${move.step}"]`);
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
	test.setTimeout(420_000);
	await startTable(page, 'pandemic-the-cure', table.players);
	await expectAccessible(page);
	for (const [nth, move] of table.moves.entries()) {
		const state = states[nth];
		if (!state) throw new Error('a state for every move');
		await make(page, move, state, nth);
		await expectMoves(page, nth + 1);
		const steps = happenings(state, move);
		if (steps.some(({ kind }) => kind === 'outbreak')) await follow(page, steps.length);
		if (nth === 12) await expectAccessible(page);
	}
	await expect(page.locator('[data-end]')).toBeVisible();
	await expectAccessible(page);
});

test('a wish that the rules do not allow is answered with the rule, never with silence', async ({ page }) => {
	await startTable(page, 'pandemic-the-cure', table.players);
	const [setup, roll] = table.moves;
	if (!setup || !roll) throw new Error('the game has moves');
	await make(page, setup, states[0]!, 0);
	await tap(page, '[data-cell="region-3"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('PTC-T2');
	await tap(page, '[data-step="give"]');
	await expect(page.locator('[data-card="refused"]')).toContainText('Roll first');
	await make(page, roll, states[1]!, 1);
	await expectMoves(page, 2);
	await tap(page, '[data-cell="cured"]');
	await expect(page.locator('[data-card="notice"]')).toContainText('PTC-A6');
	await tap(page, '[data-card="0"]');
	await expect(page.locator('[data-card="notice"]')).toBeVisible();
});

test('twelve infection dice take fewer than fifteen taps, and only faces that a colour has are offered', async ({
	page
}) => {
	await startTable(page, 'pandemic-the-cure', table.players);
	await expect(page.locator('[data-die="red2"]')).toHaveCount(0);
	await expect(page.locator('[data-die="black1"]')).toHaveCount(0);
	const [setup] = table.moves;
	if (setup?.do !== 'setup') throw new Error('the game begins with its setup');
	await enterDice(page, setup.dice);
	expect(setup.dice.length + 1).toBeLessThan(15);
	await expect(page.locator('[data-begin]')).toBeVisible();
});
