// The first visit of the start page, on a slow line and a slow phone, beside a bare page of the same server: when
// something is painted, when it can be used, how much has come by then, and how much moved. Run by `npm run bench`.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { chromium, root } from '../../scripts/ready.js';
import { appServer, listen } from '../../scripts/serve.js';

const RUNS = 5;
/** As Lighthouse has its mobile phone: four times slower, 1.6 Mbit/s, 150 ms there and back. */
const THROTTLE = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const BARE =
	'<!doctype html><html lang="en"><title>Bare</title><h1>Bare</h1><script>document.documentElement.dataset.started=""</script>';

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs in the page before anything else. */
function watch() {
	const seen = { shift: 0, largest: 0, started: 0 };
	Object.assign(globalThis, { seen });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries())
			seen.shift += /** @type {{ value: number }} */ (/** @type {unknown} */ (entry)).value;
	}).observe({ type: 'layout-shift', buffered: true });
	new PerformanceObserver((list) => {
		for (const { startTime } of list.getEntries()) seen.largest = startTime;
	}).observe({ type: 'largest-contentful-paint', buffered: true });
	new MutationObserver((_, observer) => {
		if (document.documentElement.dataset['started'] === undefined) return;
		seen.started = performance.now();
		observer.disconnect();
	}).observe(document, { subtree: true, attributeFilter: ['data-started'] });
}

/** @param {import('playwright').Browser} browser @param {string} address */
async function visit(browser, address) {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		serviceWorkers: 'block'
	});
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', LINE);
	await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
	await page.addInitScript(watch);
	await page.goto(address, { waitUntil: 'networkidle' });
	const found = await page.evaluate(() => ({
		.../** @type {{ seen: { shift: number, largest: number, started: number } }} */ (
			/** @type {unknown} */ (globalThis)
		).seen,
		first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
	}));
	await context.close();
	return found;
}

const server = appServer(join(root, 'build'));
const port = await listen(server, 4720);
const bare = createServer((_, response) =>
	response.writeHead(200, { 'content-type': 'text/html' }).end(BARE)
);
const barePort = await listen(bare, 4740);
const browser = await playwright.launch({
	executablePath: chromium() ?? 'chromium',
	args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
});
/** @typedef {Awaited<ReturnType<typeof visit>>} Seen */
const ours = /** @type {Seen[]} */ ([]);
const theirs = /** @type {Seen[]} */ ([]);
for (let run = 0; run < RUNS; run++) {
	ours.push(await visit(browser, `http://localhost:${port}/`));
	theirs.push(await visit(browser, `http://localhost:${barePort}/`));
}
const row = (/** @type {'first' | 'largest' | 'started'} */ name) => {
	const [our, their] = [median(ours.map((one) => one[name])), median(theirs.map((one) => one[name]))];
	return {
		'ours ms': Math.round(our),
		'bare page ms': Math.round(their),
		ratio: Number((our / their).toFixed(2))
	};
};
console.table({
	'first paint': row('first'),
	'largest paint': row('largest'),
	'usable by scripts': row('started')
});
console.log(`layout shift: ${Math.max(...ours.map(({ shift }) => shift))}`);
await browser.close();
server.close();
bare.close();
