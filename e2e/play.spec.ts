/** The play screen, whatever the game: what happened is told, the way back closes, nothing half done is lost. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gameIds, loadGame, loadWords } from '../src/lib/games.ts';
import { inWords } from '../src/lib/i18n/game-words.ts';
import { talkIn } from '../src/lib/i18n/talk.ts';
import { replay } from '../src/lib/table/engine.ts';
import type { Table } from '../src/lib/table/record.ts';
import { expectAccessible, expectMoves, openTable } from './table.ts';
import { expect, test } from './watchful.ts';

function goldenOf(id: string): Table {
	const folder = new URL(`../tests/${id}/golden/`, import.meta.url);
	const [first = ''] = readdirSync(folder).sort();
	return (JSON.parse(readFileSync(new URL(first, folder), 'utf8')) as { table: Table }).table;
}
const cutAt = (table: Table, length: number): Table => ({ ...table, moves: table.moves.slice(0, length) });
const half = (table: Table): number => Math.floor(table.moves.length / 2);

for (const id of gameIds) {
	test(`${id} says what happened, what it set off, and what undo took back`, async ({ page }) => {
		const game = await loadGame(id);
		const words = await loadWords(id, 'en');
		const table = goldenOf(id);
		const talk = talkIn('en', table.players);
		const { line } = replay(game, table);
		// a move that set something off, where the game tells of any
		const loud = line.moves.findIndex(
			(move, at) => (game.tells?.(line.states[at], move, line.states[at + 1]) ?? []).length > 0
		);
		const at = loud < 0 ? half(table) : loud;
		const move = line.moves[at];
		if (!move) throw new Error('the golden game is too short');
		const sentences = [
			words.moves[move.do]?.(game.spoken(line.states[at], move), talk) ?? '',
			...(game.tells?.(line.states[at], move, line.states[at + 1]) ?? []).map((say) =>
				inWords(words.tellings ?? {}, say, talk)
			)
		];
		await openTable(page, cutAt(table, at + 1));
		for (const sentence of sentences) await expect(page.locator('[data-told]')).toContainText(sentence);
		await page.getByRole('button', { name: 'Undo' }).click();
		await expectMoves(page, at);
		await expect(page.locator('[data-told]')).toContainText(`Taken back: ${sentences[0] ?? ''}`);
		await expect(page.locator('[data-said]')).toContainText(`Taken back: ${sentences[0] ?? ''}`);
		await page.getByRole('button', { name: 'Redo' }).click();
		await expectMoves(page, at + 1);
		await expect(page.locator('[data-said]')).toHaveText(sentences.join(' '));
		// the timeline has each consequence under its cause
		await page.locator('[data-told] .news').click();
		const latest = page.locator('dialog .timeline li').first();
		for (const sentence of sentences) await expect(latest).toContainText(sentence);
		await expectAccessible(page);
	});

	test(`the way back closes what is open at ${id} before it leaves`, async ({ page }) => {
		await page.goto('/');
		await openTable(page, cutAt(goldenOf(id), half(goldenOf(id))));
		await page.getByRole('button', { name: 'Menu' }).click();
		await expect(page.locator('dialog[open]')).toBeVisible();
		await page.goBack();
		await expect(page.locator('dialog[open]')).toHaveCount(0);
		await expect(page.locator('.play')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
		// looking back at a move, and home again
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.locator('dialog .timeline li').nth(1).getByRole('button').click();
		await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('button', { name: 'Back to now' })).toHaveCount(0);
		await expect(page.locator('.play')).toBeVisible();
		// closed by hand, the way back leaves at once
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.getByRole('button', { name: 'Close the menu' }).click();
		await expect(page.locator('dialog[open]')).toHaveCount(0);
		await page.goBack();
		await expect(page.locator('.play')).toHaveCount(0);
	});

	test(`the end of ${id} tells how it ended, with its parts`, async ({ page }) => {
		const game = await loadGame(id);
		const words = await loadWords(id, 'en');
		const table = goldenOf(id);
		const { line } = replay(game, table);
		const score = game.score(line.states[line.states.length - 1]);
		await openTable(page, table);
		const end = page.locator('[data-end]');
		await expect(end).toContainText(words.outcome(score, talkIn('en', table.players)));
		// what nobody has told yet is no row
		const known = Object.keys(score.scores[0]?.parts ?? {}).filter((part) =>
			score.scores.some(({ parts }) => parts[part] != null)
		);
		for (const part of known) await expect(end.locator('table')).toContainText(words.parts[part] ?? part);
		const ranked = game.totals !== 'none' && score.scores.every(({ by }) => by !== 'team');
		await expect(end.getByRole('rowheader', { name: 'Total' })).toHaveCount(ranked ? 1 : 0);
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Sheets' }).click();
		await expect(end).toHaveCount(0);
		await page.getByRole('button', { name: 'Show the result' }).click();
		await expect(end).toBeVisible();
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect(end).toBeVisible();
		// beside the sheets the end stands in one frame for all games
		if (id === gameIds[0]) await expectAccessible(page);
	});
}

const chosenArea = (page: Page): Promise<string | null> =>
	page.locator('[data-area][aria-pressed="true"]').getAttribute('data-area');

test('language and theme are changed at the table, and the area in view stays', async ({ page }) => {
	const id = 'fight-the-virus';
	await openTable(page, cutAt(goldenOf(id), half(goldenOf(id))));
	await page.locator('[data-area]').nth(2).click();
	const area = await chosenArea(page);
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByLabel('Language').selectOption('de');
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible();
	expect(await chosenArea(page)).toBe(area);
	await page.getByRole('button', { name: 'Menü' }).click();
	await page.getByRole('button', { name: 'Dunkel' }).click();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a rule, the way back and a reload keep the area and half-entered dice', async ({ page }) => {
	const id = 'fight-the-virus';
	const table = goldenOf(id);
	const { line } = replay(await loadGame(id), table);
	const game = await loadGame(id);
	const at = line.states.findIndex(
		(state, n) => n > 20 && game.awaits(state).some(({ do: verb }) => verb === 'roll')
	);
	await openTable(page, cutAt(table, at));
	await page.locator('[data-area]').nth(2).click();
	const area = await chosenArea(page);
	await page.locator('[data-face="4"]').click();
	const entered = page.getByRole('button', { name: 'Take back the 4' });
	await expect(entered).toBeVisible();
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('link', { name: 'Rules' }).click();
	await expect(page.locator('article').first()).toBeVisible();
	await page.goBack();
	await expect(entered).toBeVisible();
	expect(await chosenArea(page)).toBe(area);
	await page.reload();
	await expect(entered).toBeVisible();
	expect(await chosenArea(page)).toBe(area);
	// the roll goes on from there
	await page.locator('[data-face="2"]').click();
	await expectMoves(page, at + 1);
});

test('somebody else’s turn is announced, and taps count again after a moment', async ({ page }) => {
	const id = 'fight-the-virus';
	const table = goldenOf(id);
	const game = await loadGame(id);
	const { line } = replay(game, table);
	// a move by one player after which the other is in front
	const at = line.moves.findIndex((move, n) => {
		const after = game.awaits(line.states[n + 1]);
		return move.do === 'done' && after.length > 0 && after.every(({ by }) => by !== move.by);
	});
	await openTable(page, cutAt(table, at));
	const done = page.locator('[data-done]');
	await expect(done).toBeVisible();
	const box = await done.boundingBox();
	if (!box) throw new Error('no button');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.evaluate(
		({ left, top }) => {
			const tap = (): void => {
				document.elementFromPoint(left, top)?.dispatchEvent(
					new MouseEvent('click', {
						bubbles: true,
						cancelable: true,
						detail: 1,
						clientX: left,
						clientY: top
					})
				);
			};
			tap();
			const seen = new MutationObserver(() => {
				if (!document.querySelector('[data-handover]')) return;
				seen.disconnect();
				// a thumb that taps the same spot again and again
				for (let n = 0; n < 5; n++) tap();
			});
			seen.observe(document.body, { subtree: true, childList: true });
		},
		{ left: x, top: y }
	);
	await expectMoves(page, at + 1);
	await expect(page.locator('[data-handover]')).toHaveCount(0);
	await expectMoves(page, at + 1);
});
