// From tap to painted mark, in the built app with the CPU throttled, in every game: a finger that always wishes the same
// plays whatever is offered, and each tap that made a move counts: until its mark is painted, and until everything is,
// the tray with what can be done next included. A tap that writes nothing on the sheet in front (a roll) has only the
// latter. Beside it a bare button that only changes its own text. Run by `npm run bench` after a build; with the names of
// games behind it, for these alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium as playwright } from 'playwright';
import { chromium, root } from '../../scripts/ready.js';
import { appServer, listen } from '../../scripts/serve.js';

/** In the midst of a complete game of each: its record, after so many moves. */
const TABLES = [
	{ game: 'fight-the-virus', golden: 'two-players', from: 60 },
	{ game: 'prototype-c19', golden: 'alone', from: 12 },
	{ game: 'combat-the-corona', golden: 'two-easy-won', from: 40 },
	{ game: 'clinic-covid-19', golden: 'tactical-two-rulings', from: 30 },
	{ game: 'pandemic-the-cure', golden: 'won-two-players', from: 30 }
];
/** How many times slower than this machine, and how many moves of each game then. */
const SLOW = [
	{ rate: 4, moves: 24 },
	{ rate: 6, moves: 12 }
];
/** A game in which nothing more comes about ends the measuring: so many taps for one move. */
const PATIENCE = 12;
/** How long a finger stays down, in milliseconds; the time counts from when it is lifted. */
const CONTACT = 60;
/** Longer than everything that a tap sets off, in milliseconds: no tap counts while somebody else comes to the front. */
const REST = 450;

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @template T @param {number} wish @param {T[]} things */
const any = (wish, things) => /** @type {T} */ (things[Math.floor(wish * things.length)]);

/** @typedef {{ mark: number | null, whole: number }} Tap in milliseconds; without a mark where none was written */

/** Runs in the page: the time from a click to the paint that shows its mark, and to the one that shows the next move. */
function watchTaps() {
	const times = /** @type {Tap[]} */ ([]);
	let tapped = 0;
	let mark = /** @type {number | null} */ (null);
	addEventListener('click', ({ timeStamp }) => ([tapped, mark] = [timeStamp, null]), true);
	/** First in line behind the frame: what the app leaves for after the paint is not waited for. @param {(painted: number) => void} tell */
	const whenPainted = (tell) =>
		requestAnimationFrame(() => {
			void scheduler.postTask(() => tell(performance.now()), { priority: 'user-blocking' });
		});
	new MutationObserver((seen) => {
		if (tapped === 0) return;
		const since = tapped;
		const isWhole = seen.some(({ attributeName }) => attributeName === 'data-moves');
		if (isWhole) tapped = 0;
		whenPainted((painted) => {
			if (isWhole) times.push({ mark, whole: painted - since });
			else mark = painted - since;
		});
	}).observe(document.body, { subtree: true, attributeFilter: ['data-moves', 'data-written'] });
	Object.assign(globalThis, { tapTimes: times });
}

/** Runs in the page: the middle of something that a finger can reach. @param {{ selectors: string[], wish: number }} from */
function spotOf({ selectors, wish }) {
	for (const selector of selectors) {
		const reached = [...document.querySelectorAll(selector)].flatMap((element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const [x, y] = [left + width / 2, top + height / 2];
			return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
		});
		if (reached.length > 0) return reached[Math.floor(wish * reached.length)];
	}
	return null;
}

const LIT = '.play main [data-lit], .play main [data-ghost]';
const ELSEWHERE = '.play [data-area]:has(.dot)';
const NEXT = '.play .tray button.primary:not(:disabled), .play .tray .next button:not(:disabled)';
const CLOSE = '.play .close';
const UNDO = '.play .bar button[aria-label="Undo"]';
const TRAY = '.play .tray button:not(:disabled):not(.danger)';

const server = appServer(join(root, 'build'));
const port = await listen(server, 4700);
const browser = await playwright.launch({
	executablePath: chromium() ?? 'chromium',
	args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
});

/** @param {number} rate */
async function slowPage(rate) {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
	const page = await context.newPage();
	const slow = async () => {
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate });
		await page.evaluate(watchTaps);
	};
	/** @type {() => Promise<Tap[]>} */
	const times = () =>
		page.evaluate(() => /** @type {{ tapTimes: Tap[] }} */ (/** @type {unknown} */ (globalThis)).tapTimes);
	return { context, page, slow, times };
}

/** A bare click, and then nobody asks the page anything: a locator's own checks would be measured along with the app.
 *  @param {import('playwright').Page} page @param {{ x: number, y: number }} spot */
async function tap(page, { x, y }) {
	await page.mouse.click(x, y, { delay: CONTACT });
	await setTimeout(REST);
}

/** @param {typeof TABLES[number]} start @param {number} rate @param {number} moves */
async function play({ game, golden, from }, rate, moves) {
	const { context, page, slow, times } = await slowPage(rate);
	const { table } = JSON.parse(readFileSync(join(root, `tests/${game}/golden/${golden}.json`), 'utf8'));
	await page.goto(`http://localhost:${port}/scan/`);
	await page.getByLabel('From a file').setInputFiles({
		name: 'table.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify({ ...table, moves: table.moves.slice(0, from) }))
	});
	await page.getByRole('button', { name: /^(Open it here|Keep all sheets here)$/ }).click();
	await page.waitForSelector('.play');
	// what is kept for later is fetched once in a device's life
	await page.evaluate(() => navigator.serviceWorker.ready);
	await slow();
	// the same wishes in every run
	let seed = 1;
	const wish = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
	for (let taps = 0, idle = 0, made = 0; taps < moves * PATIENCE; taps++) {
		const so = (await times()).length;
		if (so >= moves) break;
		idle = so > made ? 0 : idle + 1;
		made = so;
		// who gets no further closes what is open, or takes a step back
		if (idle > 6) {
			const spot = await page.evaluate(spotOf, { selectors: [CLOSE, UNDO], wish: 0 });
			if (spot) await tap(page, spot);
			if (idle > 12) idle = 0;
			continue;
		}
		const selectors = any(wish(), [
			[NEXT, LIT, TRAY],
			[LIT, NEXT, TRAY],
			[TRAY, ELSEWHERE],
			[ELSEWHERE, TRAY]
		]);
		const spot = await page.evaluate(spotOf, { selectors, wish: wish() });
		if (spot) await tap(page, spot);
	}
	const all = await times();
	await context.close();
	return all;
}

/** @param {number} rate @param {number} taps */
async function bareButton(rate, taps) {
	const { context, page, slow, times } = await slowPage(rate);
	await page.setContent('<body><button data-moves="0">0</button></body>');
	await slow();
	await page.evaluate(() => {
		const button = document.querySelector('button');
		button?.addEventListener('click', () => {
			button.dataset['moves'] = button.textContent = String(Number(button.textContent) + 1);
		});
	});
	for (let n = 0; n < taps; n++) await tap(page, { x: 20, y: 20 });
	const all = await times();
	await context.close();
	return all.map(({ whole }) => whole);
}

/** @param {number[]} times */
const told = (times) =>
	`median ${median(times).toFixed(0).padStart(4)} ms, most ${Math.max(0, ...times)
		.toFixed(0)
		.padStart(4)} ms`;

const asked = process.argv.slice(2);
for (const { rate, moves } of SLOW) {
	const bare = median(await bareButton(rate, moves));
	console.log(`\ntap to painted mark, CPU throttled ${rate}×`);
	console.log(`  ${'a bare button'.padEnd(28)} median ${bare.toFixed(0).padStart(4)} ms`);
	for (const table of TABLES) {
		if (asked.length > 0 && !asked.includes(table.game)) continue;
		const times = await play(table, rate, moves);
		const marks = times.flatMap(({ mark }) => mark ?? []);
		const rolls = times.flatMap(({ mark, whole }) => (mark === null ? whole : []));
		const all = times.map(({ whole }) => whole);
		console.log(
			`  ${table.game.padEnd(28)} mark ${told(marks)} (${marks.length}) | without a mark ${told(rolls)} (${rolls.length}) | all of it ${told(all)}`
		);
	}
}
await browser.close();
server.close();
