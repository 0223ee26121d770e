// From tap to painted mark, in the built app with the CPU throttled, beside a bare button that only changes its own
// text. In each game the table of a complete game is opened in its middle, a tap that makes a move is looked for, and
// made and undone again and again. Run by `npm run bench` after a build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium as playwright } from 'playwright';
import { chromium, root } from '../../scripts/ready.js';
import { appServer, listen } from '../../scripts/serve.js';

const TAPS = 16;
/** The first taps compile what they run. */
const WARM = 3;
const THROTTLES = [4, 6];
/** How long a finger stays down, in milliseconds; the time counts from when it is lifted. */
const CONTACT = 60;
/** Long enough for everything that a tap sets off, in milliseconds. */
const REST = 450;
/** Where in a game a table is opened, and how many moves further it is looked for a tap. */
const MIDDLE = 0.4;
const FURTHER = 14;

const games = readdirSync(join(root, 'src/lib/validators')).filter((name) => name !== 'kit');
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ tapTimes: number[] }} Watched */

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs in the page: the time from a click to the paint that shows one more move. */
function watchTaps() {
	const times = /** @type {number[]} */ ([]);
	let [tapped, before] = [0, 0];
	const made = () => Number(document.querySelector('[data-moves]')?.getAttribute('data-moves'));
	addEventListener('click', ({ timeStamp }) => ([tapped, before] = [timeStamp, made()]), true);
	new MutationObserver(() => {
		if (tapped === 0 || made() <= before) return;
		const since = tapped;
		tapped = 0;
		requestAnimationFrame(() => {
			const painted = new MessageChannel();
			painted.port1.onmessage = () => times.push(performance.now() - since);
			painted.port2.postMessage(null);
		});
	}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-moves'] });
	Object.assign(globalThis, { tapTimes: times });
}

/** The table after so many moves, under an id of its own. @param {string} game @param {number} more */
function tableIn(game, more) {
	const folder = join(root, 'tests', game, 'golden');
	const { table } = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8'));
	const moves = table.moves.slice(0, Math.floor(table.moves.length * MIDDLE) + more);
	const id = `${'abcdefghijklmnop'[more]}`.repeat(8) + `2${2 + games.indexOf(game)}`;
	return { id, rules: 2, created: 1, touched: 1, table: { ...table, moves } };
}
const tables = games.flatMap((game) => Array.from({ length: FURTHER }, (_, more) => tableIn(game, more)));

/** A bare click in the middle of something, and then nobody asks the page anything. @param {Page} page @param {import('playwright').Locator} at */
async function tap(page, at) {
	// while somebody else's turn is announced or the view goes on no tap counts
	await page.waitForFunction(
		() => !document.querySelector('[data-handover], [data-handed-over], [data-lingers], [data-went-on]')
	);
	const box = await at.boundingBox();
	if (!box) throw new Error('nothing to tap there');
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: CONTACT });
	await setTimeout(REST);
}
const moves = (/** @type {Page} */ page) => page.locator('.play').getAttribute('data-moves');

/** What makes a move by one tap: a lit cell rather than a button. @param {Page} page @param {string} address @param {string} game */
async function findTap(page, address, game) {
	for (let more = 0; more < FURTHER; more++) {
		const open = async () => {
			await page.goto(`${address}table/?id=${tableIn(game, more).id}`);
			await page.waitForSelector('.play');
			await setTimeout(REST);
		};
		for (const selector of ['main [data-lit]', '.tray button:not(:disabled):not(.danger)']) {
			await open();
			const count = Math.min(5, await page.locator(selector).count());
			for (let nth = 0; nth < count; nth++) {
				await open();
				const at = page.locator(selector).nth(nth);
				const before = await moves(page);
				if (!(await at.isVisible())) continue;
				await tap(page, at);
				if (Number(await moves(page)) <= Number(before)) continue;
				await open();
				const cell = await at.getAttribute('data-cell');
				return cell === null ? at : page.locator(`main [data-cell="${cell}"]`).first();
			}
		}
	}
	throw new Error(`no tap makes a move in ${game}`);
}

/** Waits without asking the page anything while it works. @param {Page} page @param {number} count */
const stands = (page, count) =>
	page.waitForFunction(
		(wanted) => Number(document.querySelector('[data-moves]')?.getAttribute('data-moves')) === wanted,
		count
	);

/**
 * @param {Page} page @param {import('playwright').Locator} at
 * @param {(from: number) => Promise<unknown>} undo takes back what the tap made @param {number} rate
 */
async function timesOf(page, at, undo, rate) {
	const session = await page.context().newCDPSession(page);
	await page.evaluate(watchTaps);
	await session.send('Emulation.setCPUThrottlingRate', { rate });
	for (let n = 0; n < TAPS + WARM; n++) {
		const from = Number(await page.locator('[data-moves]').getAttribute('data-moves'));
		await tap(page, at);
		await undo(from);
	}
	await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	await session.detach();
	return page.evaluate(
		(warm) => /** @type {Watched} */ (/** @type {unknown} */ (globalThis)).tapTimes.slice(warm),
		WARM
	);
}

const server = appServer(join(root, 'build'));
const port = await listen(server, 4700);
const address = `http://localhost:${port}/`;
const browser = await playwright.launch({
	executablePath: chromium() ?? 'chromium',
	args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
});
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
await page.goto(`${address}backup/`);
const backup = { pipsheet: 'backup', version: 3, made: new Date().toISOString(), tables };
await page.locator('input[type=file]').setInputFiles({
	name: 'backup.json',
	mimeType: 'application/json',
	buffer: Buffer.from(JSON.stringify(backup))
});
await page.getByRole('button', { name: `Keep ${tables.length} tables` }).click();
await page.locator('[data-brought]').waitFor();

const bare = await browser.newPage({ viewport: { width: 390, height: 844 } });
await bare.setContent('<body><button data-moves="0">0</button></body>');
await bare.evaluate(() => {
	const button = document.querySelector('button');
	button?.addEventListener('click', () => {
		button.dataset['moves'] = button.textContent = String(Number(button.textContent) + 1);
	});
});
const nothing = () => Promise.resolve();

for (const rate of THROTTLES) {
	const least = median(await timesOf(bare, bare.locator('button'), nothing, rate));
	console.log(`tap to painted mark, CPU throttled ${rate}×; a bare button: median ${least.toFixed(1)} ms`);
	for (const game of games) {
		const at = await findTap(page, address, game);
		const undo = async (/** @type {number} */ from) => {
			for (let made = Number(await moves(page)); made > from; made--) {
				await tap(page, page.locator('.bar button[aria-label="Undo"]'));
				await stands(page, made - 1);
			}
		};
		const times = await timesOf(page, at, undo, rate);
		const [middle, most] = [median(times), Math.max(...times)];
		console.log(
			`${game.padEnd(18)} median ${middle.toFixed(1)} ms, ${(middle / least).toFixed(1)} times the button; ` +
				`longest ${most.toFixed(1)} of ${times.length}`
		);
	}
}
await browser.close();
server.close();
