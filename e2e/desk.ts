/** A finger at the referee's desk, and how often it came down. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { touch } from './tap.ts';

const COUNTED = 'taps';

/** From now on every tap that the app gets is counted, over all pages that it leads to. */
export async function countTaps(page: Page): Promise<void> {
	await page.addInitScript((key) => {
		window.addEventListener(
			'click',
			() => {
				sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
			},
			{ capture: true }
		);
	}, COUNTED);
}
export const tapsOf = (page: Page): Promise<number> =>
	page.evaluate((key) => Number(sessionStorage.getItem(key)), COUNTED);
export const forgetTaps = (page: Page): Promise<void> =>
	page.evaluate((key) => {
		sessionStorage.removeItem(key);
	}, COUNTED);

export const area = (page: Page, id: string): Promise<void> => touch(page, `[data-area="${id}"]`);
export const cell = (page: Page, id: string): Promise<void> => touch(page, `[data-cell="${id}"]`);
export const seat = (page: Page, by: number): Promise<void> => touch(page, `[data-seat="${by}"]`);
export const pad = (page: Page, selector: string): Promise<void> => touch(page, `[data-pad] ${selector}`);
export const brush = (page: Page, value: number): Promise<void> => pad(page, `[data-brush="${value}"]`);
export async function digits(page: Page, all: readonly number[]): Promise<void> {
	for (const digit of all) await pad(page, `[data-digit="${digit}"]`);
}

export async function openDesk(page: Page, game: string): Promise<void> {
	await page.goto(`/desk/?game=${game}`);
	await expect(page.locator('[data-pad]')).toBeVisible();
}

/** The numbers of the table "Taps for a dispute" in docs/editions.md, by the beginning of their line. */
export function tapsInDocs(line: string): number {
	const text = readFileSync(new URL('../docs/editions.md', import.meta.url), 'utf8');
	const found = text.split('\n').find((one) => one.startsWith(`| ${line}`));
	const taps = found?.match(/\| (\d+): /)?.[1];
	if (taps === undefined) throw new Error(`docs/editions.md says nothing about "${line}"`);
	return Number(taps);
}

/** The least side of a control that is tapped. */
const THUMB = 44;

/** Every control on the page is as large as a thumb; a link within a sentence is text. */
export async function expectThumbs(page: Page): Promise<void> {
	const small = await page.evaluate((thumb) => {
		const isInSentence = (one: Element): boolean =>
			one.tagName === 'A' && getComputedStyle(one).display === 'inline';
		return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
			.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isInSentence(one))
			.flatMap((one) => {
				// a box to tick is reached by its label, which is around it
				const target = one.matches('[type="checkbox"], [type="radio"]') ? (one.closest('label') ?? one) : one;
				const { width, height } = target.getBoundingClientRect();
				const isSmall = width > 0 && (width < thumb - 0.5 || height < thumb - 0.5);
				return isSmall ? [`${one.outerHTML.slice(0, 120)} ${width}×${height}`] : [];
			});
	}, THUMB);
	expect(small).toEqual([]);
}

/** A cell is as large as a thumb, if need be under the magnifying glass, where a tap on it reaches it. */
export async function expectReach(page: Page, id: string): Promise<void> {
	const box = page.locator(`[data-cell="${id}"] .box`).first();
	const side = async (): Promise<number> => {
		const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
		return Math.min(width, height);
	};
	const glass = page.locator('[data-larger]');
	if ((await side()) < THUMB - 0.5) {
		await expect(glass).toHaveAttribute('aria-pressed', 'false');
		await glass.tap();
		await expect(glass).toHaveAttribute('aria-pressed', 'true');
		expect(await side(), id).toBeGreaterThanOrEqual(THUMB - 0.5);
		// the finger moves the paper there
		await box.scrollIntoViewIfNeeded();
		await expect(box).toBeInViewport();
		await glass.tap();
	}
}
