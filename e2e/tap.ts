/** A finger that waits as people do: until the thing is there, lies still, and a tap on it counts. */
import type { Page } from '@playwright/test';

/** Runs in the page: where to tap, as soon as a tap there would reach the first such thing and count. The app takes no
 *  tap on a spot where something else lay a moment ago, and none while a change of player is announced. */
function spotOf(selector: string): Promise<{ x: number; y: number }> {
	const MOMENT = 420;
	const SPOT = 24;
	/** How long to look away while nothing can be tapped: a frame drawn for every look would cost the most of a game. */
	const AWAY = 30;
	/** Long enough for the slowest machine; what is not there by then never comes. */
	const PATIENCE = 90_000;
	const BUSY = '[data-keeps], [data-settles], [data-handover], [data-handed-over]';
	const LEADING = '[data-lingers], [data-went-on]';
	interface Tapped {
		readonly target: Element;
		readonly x: number;
		readonly y: number;
		/** When the app got it, which on a busy machine is later than it was meant. */
		at: number;
	}
	const page = window as unknown as { tapped?: Tapped; hears?: true };
	if (!page.hears) {
		page.hears = true;
		const hear = (): void => {
			if (page.tapped) page.tapped.at = performance.now();
		};
		window.addEventListener('click', hear, { capture: true });
	}
	return new Promise((done, failed) => {
		const started = performance.now();
		let before = '';
		const look = (): void => {
			const target = document.querySelector(selector);
			const last = page.tapped;
			if (performance.now() > started + PATIENCE) {
				const middle = target?.getBoundingClientRect();
				const above =
					middle && document.elementFromPoint(middle.x + middle.width / 2, middle.y + middle.height / 2);
				return void failed(
					new Error(`${selector} ${target ? `lies under ${above?.outerHTML.slice(0, 200)}` : 'is not there'}`)
				);
			}
			const isPaused =
				document.querySelector(BUSY) ?? (target?.closest('main') && document.querySelector(LEADING));
			if (!target || isPaused) return void setTimeout(look, AWAY);
			const { left, top, width, height } = target.getBoundingClientRect();
			const [x, y] = [left + width / 2, top + height / 2];
			const still = before === `${x} ${y}`;
			before = `${x} ${y}`;
			const isSpotOfLast =
				last !== undefined &&
				last.target !== target &&
				Math.abs(last.x - x) <= SPOT &&
				Math.abs(last.y - y) <= SPOT;
			const rest = isSpotOfLast ? last.at + MOMENT - performance.now() : 0;
			if (rest > 0) return void setTimeout(look, rest);
			const reached = still && target.contains(document.elementFromPoint(x, y));
			if (reached) {
				page.tapped = { target, x, y, at: performance.now() };
				return done({ x, y });
			}
			if (still) target.scrollIntoView({ block: 'center', behavior: 'instant' });
			requestAnimationFrame(look);
		};
		look();
	});
}

/** Where a finger goes, also while a page gives way to the next one. */
async function spot(page: Page, selector: string): Promise<{ x: number; y: number }> {
	for (;;) {
		try {
			return await page.evaluate(spotOf, selector);
		} catch (error) {
			if (!String(error).includes('Execution context was destroyed')) throw error;
			await page.waitForLoadState();
		}
	}
}

const touches = new WeakMap<Page, number>();
const count = (page: Page): void => void touches.set(page, touchesOn(page) + 1);

/** How often a finger has touched this page: what slides over several things is one touch. */
export const touchesOn = (page: Page): number => touches.get(page) ?? 0;

export async function tap(page: Page, selector: string): Promise<void> {
	count(page);
	const { x, y } = await spot(page, selector);
	await page.mouse.click(x, y);
}

/** The same with a finger, which is no mouse: small squares come near under it. */
export async function touch(page: Page, selector: string): Promise<void> {
	count(page);
	const { x, y } = await spot(page, selector);
	await page.touchscreen.tap(x, y);
}

/** One finger slides from the first of these over all others. */
export async function slide(page: Page, selectors: readonly string[]): Promise<void> {
	count(page);
	const [first = '', ...others] = selectors;
	const from = await spot(page, first);
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	for (const other of others) {
		const { x, y } = await spot(page, other);
		await page.mouse.move(x, y, { steps: 4 });
	}
	await page.mouse.up();
}

/** How long a finger lies still before it is lifted, in milliseconds. */
const REST = 150;

/** The middles of things that lie still, in the order of their selectors. */
const middlesOf = (page: Page, selectors: readonly string[]): Promise<{ x: number; y: number }[]> =>
	page.evaluate(
		(all) =>
			all.map((selector) => {
				const box = document.querySelector(selector)?.getBoundingClientRect();
				if (!box) throw new Error(`${selector} is not there`);
				return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
			}),
		selectors
	);

/** A finger, which is no mouse: down on the first of these, over all others, and up. Nothing moves under a finger that
 *  draws: where the others lie is looked up once. */
export async function drawByFinger(
	page: Page,
	selectors: readonly string[],
	beforeLifting: () => Promise<void> = () => Promise.resolve()
): Promise<void> {
	count(page);
	const [first = ''] = selectors;
	const finger = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
		finger.send('Input.dispatchTouchEvent', { type, touchPoints });
	await touch('touchStart', [await spot(page, first)]);
	const middles = await middlesOf(page, selectors);
	for (const middle of middles.slice(1)) await touch('touchMove', [middle]);
	await beforeLifting();
	// lifted in full flight it would throw the page, and the next tap would only stop that
	await page.evaluate((rest) => new Promise((done) => setTimeout(done, rest)), REST);
	await touch('touchMove', middles.slice(-1));
	await touch('touchEnd', []);
	await finger.detach();
}
