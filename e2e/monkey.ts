/** Plays any game by taps at random: whatever lies in the tray, and the cells that light up. */
import type { Page } from '@playwright/test';

/** Runs in the page until it is told to stop. Leaves the way out and everything destructive alone. */
function monkey(): void {
	let stopped = false;
	Object.assign(window, {
		stopMonkey: () => {
			stopped = true;
		}
	});
	const any = (elements: readonly Element[]): Element | undefined =>
		elements[Math.floor(Math.random() * elements.length)];
	const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
	const tap = (): void => {
		const cells = all('.play [data-lit], .play [data-ghost]');
		const buttons = all('.play .tray button:not(:disabled):not(.danger), .play .stage button:not(:disabled)');
		const next = all('.play .tray button.primary:not(:disabled)');
		const wish = Math.random();
		const chosen = (wish < 0.4 && any(cells)) || (wish < 0.6 && any(next)) || any(buttons);
		if (chosen) chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
		if (!stopped) setTimeout(tap, 8);
	};
	tap();
}

export const letMonkeyPlay = (page: Page): Promise<void> => page.evaluate(monkey);

export const stopMonkey = (page: Page): Promise<void> =>
	page.evaluate(() => {
		(window as unknown as { stopMonkey: () => void }).stopMonkey();
	});

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
