/** What every end-to-end test does first: a table on the real screen of the built app. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { loadGame } from '../src/lib/games.ts';
import { linkText } from '../src/lib/share/codec/text.ts';
import { tableMessage } from '../src/lib/share/message.ts';
import type { Table } from '../src/lib/table/record.ts';
import { primed } from '../tests/kit/primed.ts';

export async function startTable(
	page: Page,
	game: string,
	names: readonly string[],
	prepare?: () => Promise<void>
): Promise<void> {
	await page.goto(`/new/?game=${game}`);
	await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
	const inputs = page.getByRole('list').first().getByRole('textbox');
	await expect(inputs.first()).toBeVisible();
	while ((await inputs.count()) > names.length)
		await page
			.getByRole('button', { name: /^Remove / })
			.last()
			.click();
	while ((await inputs.count()) < names.length)
		await page.getByRole('button', { name: 'Add a player' }).click();
	for (const [seat, name] of names.entries()) await inputs.nth(seat).fill(name);
	await prepare?.();
	await page.getByRole('button', { name: 'Start' }).click();
	await expect(page.locator('.play')).toBeVisible();
}

/** The link by which another phone would hand a table over, from the app's own address on. */
export const linkOf = async (table: Table): Promise<string> =>
	`scan/#${linkText(tableMessage(primed(await loadGame(table.game)), table))}`;

/** A table in the middle of a game: it comes by a link, as from another phone. */
export async function openTable(page: Page, table: Table): Promise<void> {
	await page.goto(`/${await linkOf(table)}`);
	await page.getByRole('button', { name: /^(Open it here|Keep all sheets here)$/ }).click();
	await expect(page.locator('.play')).toBeVisible();
}

/** How many moves the screen shows as made. */
export const movesShown = async (page: Page): Promise<number> =>
	Number(await page.locator('.play').getAttribute('data-moves'));

/** How often to look, in milliseconds: a look in every frame has every frame drawn, which costs more than the game. */
export const LOOKS = { polling: 20 };

/** Looks again at once: a game played by taps asks this hundreds of times. */
export async function expectMoves(page: Page, count: number): Promise<void> {
	await page
		.waitForFunction(
			(moves) => document.querySelector<HTMLElement>('.play')?.dataset['moves'] === moves,
			String(count),
			{ ...LOOKS, timeout: 60_000 }
		)
		// says what is there instead
		.catch(() => expect(page.locator('.play')).toHaveAttribute('data-moves', String(count)));
}

let source: string | null = null;

/** No violation of the accessibility rules as the page looks now; `colours`: of those alone. */
async function expectNoViolation(page: Page, look: string, rules: 'all' | 'colours'): Promise<void> {
	source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
	const found = await page.evaluate(async (only) => {
		const { axe } = window as unknown as { axe: typeof Axe };
		const { violations } = await axe.run(document, {
			// what is well needs no report
			resultTypes: ['violations'],
			iframes: false,
			preload: false,
			...(only === 'colours' && { runOnly: ['color-contrast'] })
		});
		return violations.map(
			({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
		);
	}, rules);
	expect(found.map((violation) => `${look} ${violation}`)).toEqual([]);
}

const CONTROL =
	/^\s*- '?(button|link|checkbox|radio|combobox|searchbox|spinbutton|textbox|switch)\b(?: "((?:[^"\\]|\\.)*)")?/;
/** Says nothing without what stands around it. */
const BARE = /^[\p{L}\d+−×–…-]{0,1}$/u;

/** On the play screen every control has a name that says what it is, and no two the same. */
async function expectNamed(page: Page): Promise<void> {
	const screen = page.locator('.play');
	if ((await screen.count()) !== 1) return;
	const names = (await screen.ariaSnapshot()).split('\n').flatMap((line) => {
		const [, role, name = ''] = CONTROL.exec(line) ?? [];
		return role === undefined ? [] : [`${role} ${BARE.test(name) ? `without a name (${name})` : name}`];
	});
	expect(names.filter((name) => name.includes('without a name'))).toEqual([]);
	// a square that is drawn twice, on the sheet and in large, is one square
	const squares = new Set(
		await screen
			.locator('[data-cell]')
			.evaluateAll((cells) => cells.map((cell) => `button ${cell.getAttribute('aria-label')}`))
	);
	expect(names.filter((name, at) => names.indexOf(name) < at && !squares.has(name))).toEqual([]);
}

/** In both themes, and by the names of all controls. */
export async function expectAccessible(page: Page): Promise<void> {
	await expectNamed(page);
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		// only colours differ at night
		await expectNoViolation(page, colorScheme, colorScheme === 'dark' ? 'colours' : 'all');
	}
	await page.emulateMedia({ colorScheme: 'light' });
}

/** In the colours of the system, by day and at night; the inks of the sheets follow them. */
export async function expectAccessibleInForcedColours(page: Page): Promise<void> {
	for (const colorScheme of ['dark', 'light'] as const) {
		await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
		await expectNoViolation(page, `forced ${colorScheme}`, colorScheme === 'dark' ? 'colours' : 'all');
	}
	const [ink, system] = await page.evaluate(() => {
		const inkOf = (colour: string): string => {
			const probe = document.createElement('i');
			probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
			document.body.append(probe);
			const seen = getComputedStyle(probe).color;
			probe.remove();
			return seen;
		};
		return [inkOf('var(--ink)'), inkOf('CanvasText')];
	});
	expect(ink).toBe(system);
	await page.emulateMedia({ forcedColors: 'none' });
}

/** Nothing on the device: the same table can be opened once more. */
export async function emptyDevice(page: Page): Promise<void> {
	await page.goto('/privacy/');
	await page.evaluate(async () => {
		for (const { name } of await indexedDB.databases())
			if (name !== undefined)
				await new Promise((done) => {
					const deleting = indexedDB.deleteDatabase(name);
					deleting.onsuccess = done;
					deleting.onerror = done;
				});
	});
}
