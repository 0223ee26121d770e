/** The play screen, whatever the game: what happened is told, the way back closes, nothing half done is lost. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gameIds, loadGame, loadWords } from '../src/lib/games.ts';
import { inWords } from '../src/lib/i18n/game-words.ts';
import { talkIn } from '../src/lib/i18n/talk.ts';
import { replay } from '../src/lib/table/engine.ts';
import type { Table } from '../src/lib/table/record.ts';
import { isReadOff } from '../src/lib/ui/play/awaits-table.ts';
import { expectAccessible, expectMoves, openTable } from './table.ts';
import { expect, test } from './watchful.ts';

function goldenOf(id: string): Table {
	const folder = new URL(`../tests/${id}/golden/`, import.meta.url);
	const [first = ''] = readdirSync(folder).sort();
	return (JSON.parse(readFileSync(new URL(first, folder), 'utf8')) as { table: Table }).table;
}
const cutAt = (table: Table, length: number): Table => ({ ...table, moves: table.moves.slice(0, length) });
const half = (table: Table): number => Math.floor(table.moves.length / 2);

/** Runs in the page: taps everything that can be read and is no control, and what would end the game; how many. */
async function tapToRead(): Promise<number> {
	const control = 'button, a, label, input, select, summary, svg.sheet, [data-cell], dialog';
	const texts = [...document.querySelectorAll('.play *')].filter(
		(one) =>
			one.closest(control) === null &&
			[...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
	);
	// what cannot be taken back by the table asks once
	const grave = [...document.querySelectorAll('.tray .button.danger')];
	for (const one of [...texts, ...grave]) {
		one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
		await new Promise((done) => setTimeout(done, 5));
	}
	return texts.length;
}

interface Drawn {
	readonly what: string;
	readonly frame: number;
}

/** From now on, in which frame marks and moves are drawn. */
const watchFrames = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const drawn: Drawn[] = [];
		let frame = 0;
		const next = (): void => {
			frame++;
			requestAnimationFrame(next);
		};
		next();
		new MutationObserver((seen) => {
			for (const { attributeName } of seen) drawn.push({ what: attributeName ?? '', frame });
		}).observe(document.body, { subtree: true, attributeFilter: ['data-written', 'data-moves'] });
		Object.assign(window, { drawn });
	});
const framesOf = (page: Page): Promise<Drawn[]> =>
	page.evaluate(() => (window as unknown as { drawn: Drawn[] }).drawn);

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
		const front = Number(await page.locator('.play').getAttribute('data-front'));
		const onSheet = (state: unknown): string =>
			JSON.stringify(game.pencil(state).filter(({ by = front }) => by === front));
		await watchFrames(page);
		await page.getByRole('button', { name: 'Undo' }).click();
		await expectMoves(page, at);
		// a mark waits for no tray: it is painted first, and without one everything comes at once
		const [first, second] = await framesOf(page);
		expect(first?.what === 'data-written' && (second?.frame ?? 0) > first.frame).toBe(
			onSheet(line.states[at]) !== onSheet(line.states[at + 1])
		);
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

	test(`at ${id} only buttons act, and the way back closes what is open before it leaves`, async ({
		page
	}) => {
		await page.goto('/');
		await openTable(page, cutAt(goldenOf(id), half(goldenOf(id))));
		expect(await page.evaluate(tapToRead)).toBeGreaterThan(1);
		await expect(page.locator('.verdict')).toHaveCount(0);
		await expectMoves(page, half(goldenOf(id)));
		const leave = async (): Promise<void> => {
			await page.getByRole('button', { name: 'Menu' }).click();
			await page.getByRole('button', { name: 'Close the menu' }).click();
			await expect(page.locator('dialog[open]')).toHaveCount(0);
			await page.goBack();
			await expect(page.locator('.play')).toHaveCount(0);
		};
		// closed by hand, the way back leaves at once
		await leave();
		await page.goForward();
		await expect(page.locator('.play')).toBeVisible();
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
		await expect(page.locator('dialog[open]')).toHaveCount(0);
		await page.goBack();
		await expect(page.getByRole('button', { name: 'Back to now' })).toHaveCount(0);
		await expect(page.locator('.play')).toBeVisible();
		// also after all this
		await leave();
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
		// however much there is to tell, the next game is one tap away
		await expect(page.getByRole('link', { name: /^(Play|Try) again/ })).toBeInViewport({ ratio: 1 });
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
	await page.locator('[data-habits] > summary').click();
	await page.getByLabel('Language').selectOption('de');
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible();
	expect(await chosenArea(page)).toBe(area);
	await page.getByRole('button', { name: 'Menü' }).click();
	await page.locator('[data-habits] > summary').click();
	await page.getByRole('button', { name: 'Dunkel' }).click();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	// the rest of the settings is one tap away, and so is the table from there
	const table = page.url();
	await page.getByRole('link', { name: 'Einstellungen' }).click();
	await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
	await page.getByRole('link', { name: 'Zurück', exact: true }).click();
	await page.waitForURL(table);
});

/** Something half done in each game: what is awaited then, what is tapped, and what shows that it is kept. */
const halfDone: Readonly<
	Record<string, { readonly awaits: string; readonly taps: readonly string[]; readonly shows: string }>
> = {
	'fight-the-virus': { awaits: 'roll', taps: ['[data-face="4"]'], shows: '[aria-label="Take back the 4"]' },
	'prototype-c19': {
		awaits: 'take',
		taps: ['[data-table-die="1"]'],
		shows: '[data-table-die="1"][aria-pressed="true"]'
	},
	'combat-the-corona': {
		awaits: 'hit',
		taps: ['[data-die]'],
		shows: '[data-die][aria-pressed="true"]'
	},
	'pandemic-the-cure': {
		awaits: 'reroll',
		taps: ['[data-reroll]', '[data-rolled]'],
		shows: '.tray:has([data-rolled][aria-pressed="true"]) [data-reroll-these]:not(:disabled)'
	},
	'clinic-covid-19': {
		awaits: 'treat',
		taps: ['[data-person]', '.stepper [data-more]'],
		shows: '.tray:has([data-ward]) .stepper [data-less]:not(:disabled)'
	}
};

for (const id of gameIds) {
	test(`at ${id} a rule, the way back and a reload keep what is half done`, async ({ page }) => {
		const table = goldenOf(id);
		const game = await loadGame(id);
		const { line } = replay(game, table);
		const { awaits, taps, shows } = halfDone[id] ?? { awaits: '', taps: [], shows: '' };
		const at = line.states.findIndex(
			(state, n) => n > 20 && game.awaits(state).some(({ do: verb }) => verb === awaits)
		);
		await openTable(page, cutAt(table, at));
		const areas = page.locator('[data-area]');
		const picks = id === 'fight-the-virus';
		if (picks) await areas.nth(2).click();
		const area = picks ? await chosenArea(page) : null;
		for (const one of taps) await page.locator(one).first().click();
		const kept = page.locator(shows);
		await expect(kept).toHaveCount(1);
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.getByRole('link', { name: 'Rules' }).click();
		await expect(page.locator('article').first()).toBeVisible();
		await page.goBack();
		await expect(kept).toHaveCount(1);
		await page.reload();
		await expect(kept).toHaveCount(1);
		await expectMoves(page, at);
		if (!picks) return;
		expect(await chosenArea(page)).toBe(area);
		// the roll goes on from there
		await page.locator('[data-face="2"]').click();
		await expectMoves(page, at + 1);
	});
}

/** What ends a part of a game, and what could be done at any time and is no reason to wait. */
const endings: Readonly<Record<string, { readonly ends: string; readonly besides: readonly string[] }>> = {
	'fight-the-virus': { ends: '[data-done], [data-decline]', besides: ['done', 'decline', 'stop', 'report'] },
	'prototype-c19': {
		ends: '[data-done], [data-pass]',
		besides: ['done', 'pass', 'analysis', 'convert', 'report', 'formula-elsewhere']
	},
	'combat-the-corona': { ends: '[data-rest]', besides: ['rest', 'hospital', 'reroll', 'extra'] },
	'pandemic-the-cure': { ends: '[data-next]', besides: ['next', 'special', 'event'] },
	'clinic-covid-19': {
		ends: '[data-ready]',
		besides: ['ready', 'admit', 'arrive', 'protect', 'cure', 'dead']
	}
};

for (const id of gameIds) {
	test(`at ${id} no end stands out while something useful is possible`, async ({ page }) => {
		const { ends, besides } = endings[id] ?? { ends: '', besides: [] };
		const table = goldenOf(id);
		const game = await loadGame(id);
		const { line } = replay(game, table);
		const useful = (at: number, by: number): string[] => {
			const state = line.states[at];
			const legal = game.moves(state);
			return game
				.awaits(state)
				.filter(({ do: verb, by: seat }) => (seat ?? by) === by && !besides.includes(verb))
				.filter((one) => legal.some((move) => move.do === one.do) || isReadOff(game, state, one))
				.map(({ do: verb }) => verb);
		};
		// back from the middle of the game, move by move
		const from = half(table);
		await openTable(page, cutAt(table, from));
		let seen = 0;
		for (let at = from; at > Math.max(0, from - 40); at--) {
			await expectMoves(page, at);
			const shown = await page.evaluate((selector) => {
				const front = document.querySelector<HTMLElement>('.play')?.dataset['front'];
				const all = [...document.querySelectorAll(`.tray :is(${selector})`)];
				return { front: Number(front), count: all.length, lit: all.some((one) => one.matches('.primary')) };
			}, ends);
			seen += shown.count;
			// where only one can act, it is theirs whoever is in front
			const acting = new Set(game.awaits(line.states[at]).flatMap(({ by }) => by ?? []));
			const [only = shown.front] = acting;
			const by = acting.size === 1 ? only : shown.front;
			if (shown.lit) expect({ at, useful: useful(at, by) }).toEqual({ at, useful: [] });
			await page.keyboard.press('Control+z');
		}
		expect(seen).toBeGreaterThan(0);
	});
}

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
