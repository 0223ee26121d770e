// From tap to painted mark, in the built app with the CPU throttled four times, beside a bare button that only
// changes its own text. Run by `npm run bench` after a build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium as playwright } from 'playwright';
import { chromium, root } from '../../scripts/ready.js';
import { appServer, listen } from '../../scripts/serve.js';

const TURNS = 24;
const THROTTLE = 4;
/** How long a finger stays down, in milliseconds; the time counts from when it is lifted. */
const CONTACT = 60;
/** Long enough for everything that a tap sets off, in milliseconds. */
const REST = 300;

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs in the page: the time from a click on something to the paint that shows the next move. */
function watchTaps(/** @type {string} */ selector) {
	const times = /** @type {number[]} */ ([]);
	let tapped = 0;
	addEventListener(
		'click',
		({ target, timeStamp }) => {
			tapped = target instanceof Element && target.closest(selector) ? timeStamp : 0;
		},
		true
	);
	new MutationObserver(() => {
		if (tapped === 0) return;
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

const golden = JSON.parse(readFileSync(join(root, 'tests/fight-the-virus/golden/two-players.json'), 'utf8'));
const server = appServer(join(root, 'build'));
const port = await listen(server, 4700);
const browser = await playwright.launch({
	executablePath: chromium() ?? 'chromium',
	args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
});
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });

await page.goto(`http://localhost:${port}/new/?game=${golden.table.game}`);
await page.click('button.start');
await page.waitForSelector('.play');
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
await page.evaluate(watchTaps, '[data-cell]');

let made = 0;
/**
 * A bare click in the middle of something, and then nobody asks the page anything: a locator's own checks and
 * listeners would be measured along with the app.
 * @param {string} selector
 */
const tap = async (selector) => {
	// while somebody else's turn is announced no tap counts
	await page.waitForFunction(() => !document.querySelector('[data-handover], [data-handed-over]'));
	const box = await page.locator(selector).first().boundingBox();
	if (!box) throw new Error(`${selector} is not on the screen`);
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: CONTACT });
	await setTimeout(REST);
};
const shown = () => page.waitForSelector(`.play[data-moves="${++made}"]`);
// a roll and a mark in the foot of the pyramid; then both are undone, so that there is room for more
for (let turn = 0; turn < TURNS; turn++) {
	await tap('[data-face="2"]');
	await tap('[data-face="3"]');
	await shown();
	await tap('[data-die="0"]');
	await tap('[data-area="testing"]');
	await tap(`[data-cell="testing.4.${turn % 6}"]`);
	await shown();
	for (let undo = 0; undo < 2; undo++) {
		await tap('.bar button[aria-label="Undo"]');
		made -= 2;
		await shown();
	}
}
const marks = await page.evaluate(
	() => /** @type {{ tapTimes: number[] }} */ (/** @type {unknown} */ (globalThis)).tapTimes
);

await page.setContent('<body><button data-moves="0">0</button></body>');
await page.evaluate(watchTaps, 'button');
await page.evaluate(() => {
	const button = document.querySelector('button');
	button?.addEventListener('click', () => {
		button.dataset['moves'] = button.textContent = String(Number(button.textContent) + 1);
	});
});
for (let n = 0; n < TURNS; n++) await tap('button');
const bare = await page.evaluate(
	() => /** @type {{ tapTimes: number[] }} */ (/** @type {unknown} */ (globalThis)).tapTimes
);
await browser.close();
server.close();

const [ours, theirs] = [median(marks), median(bare)];
console.log(
	`tap to painted mark, CPU throttled ${THROTTLE}×: median ${ours.toFixed(1)} ms over ${marks.length} marks`
);
console.log(`a bare button: median ${theirs.toFixed(1)} ms; ratio ${(ours / theirs).toFixed(1)}`);
