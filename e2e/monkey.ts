/** Plays any game by taps: whatever lies in the tray, and the cells that light up. The same seed wishes the same. */
import type { Page } from '@playwright/test';

interface Playing {
	readonly seed: number;
	/** It stops by itself after as many moves; null: it plays until it is stopped. */
	readonly most: number | null;
	/** It stops when this is on the screen. */
	readonly until: string | null;
}

/** Runs in the page. Leaves the way out and everything destructive alone. */
export function monkey({ seed, most, until }: Playing): Promise<void> | undefined {
	let a = seed >>> 0;
	const random = (): number => {
		a = (a + 0x6d2b79f5) >>> 0;
		let t = Math.imul(a ^ (a >>> 15), a | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
	let stopped = false;
	Object.assign(window, {
		stopMonkey: () => {
			stopped = true;
		}
	});
	const any = (elements: readonly Element[]): Element | undefined =>
		elements[Math.floor(random() * elements.length)];
	const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
	const made = (): number => Number(document.querySelector<HTMLElement>('.play')?.dataset['moves']);
	const enough = most === null ? Infinity : made() + most;
	const playing = new Promise<void>((done) => {
		const tap = (): void => {
			if (stopped || made() >= enough || (until !== null && document.querySelector(until))) {
				// what the last tap set off is on its way to the disk by then
				setTimeout(done, 50);
				return;
			}
			// lit here, or in an area that is not in view
			const cells = all('.play [data-lit], .play [data-ghost], .play [data-area]:has(.dot)');
			const buttons = all(
				'.play .tray button:not(:disabled):not(.danger), .play .stage button:not(:disabled)'
			);
			const next = all('.play .tray button.primary:not(:disabled)');
			const wish = random();
			const chosen = (wish < 0.4 && any(cells)) || (wish < 0.6 && any(next)) || any(buttons);
			chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
			setTimeout(tap, 8);
		};
		tap();
	});
	return most === null ? undefined : playing;
}

/** From now on, until it is stopped or the page is gone. */
export const letMonkeyPlay = (page: Page, seed = 1): Promise<void> =>
	page.evaluate(monkey, { seed, most: null, until: null });

export const stopMonkey = (page: Page): Promise<void> =>
	page.evaluate(() => {
		(window as unknown as { stopMonkey: () => void }).stopMonkey();
	});

/** As many moves more, however long that takes. */
export const playMoves = (page: Page, most: number, seed = 1): Promise<void> =>
	page.evaluate(monkey, { seed, most, until: null });

/** A new table, set up as the app proposes. The third game has many small moves, which is what these tests want. */
export async function startTable(page: Page, home: string): Promise<void> {
	await page.goto(home);
	const games = page.locator('a[href*="/new/?game="]');
	await games.first().waitFor();
	await games.nth(2).click();
	await page.locator('button.start').click();
	await page.waitForURL(/table\/\?id=/);
	await page.locator('.play').waitFor();
}
