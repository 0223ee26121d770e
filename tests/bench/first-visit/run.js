// The first visit of the start page by Lighthouse, as its mobile phone: four times slower, 1.6 Mbit/s, 150 ms there and
// back. Beside it a bare page of SvelteKit, built and visited in the same run: times are told as ratios to that one.
// Lighthouse is a dependency of this folder alone, installed by whoever runs `npm run bench`.
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { chromium as playwright } from 'playwright';
import { chromium, root } from '../../../scripts/ready.js';
import { appServer, listen } from '../../../scripts/serve.js';

const RUNS = Number(process.env['RUNS'] ?? 5);
const DEVTOOLS = 9333;
const here = import.meta.dirname;
const cache = join(root, '.cache/first-visit');

/** @param {string} folder @param {string} command @param {string[]} args */
function run(folder, command, args) {
	const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
	if (status !== 0) throw new Error(stderr);
}

function installLighthouse() {
	mkdirSync(cache, { recursive: true });
	for (const file of ['package.json', 'package-lock.json']) cpSync(join(here, file), join(cache, file));
	if (existsSync(join(cache, 'node_modules/lighthouse/package.json'))) return;
	console.log('Installing Lighthouse …');
	run(cache, 'npm', ['ci', '--no-audit', '--no-fund']);
}

/** Where the bare page is; packages are found in the folders above it. */
function buildBare() {
	const folder = join(cache, 'bare');
	cpSync(join(here, 'bare'), folder, { recursive: true });
	run(folder, 'npx', ['vite', 'build']);
	return join(folder, 'build');
}

installLighthouse();
const { default: lighthouse } = await import(
	pathToFileURL(join(cache, 'node_modules/lighthouse/core/index.js')).href
);

const AUDITS = /** @type {const} */ ({
	'first paint': 'first-contentful-paint',
	'largest paint': 'largest-contentful-paint',
	interactive: 'interactive',
	shift: 'cumulative-layout-shift',
	KB: 'total-byte-weight'
});
/** @typedef {Record<keyof typeof AUDITS, number>} Seen */

/** @param {string} address @returns {Promise<Seen>} */
async function visit(address) {
	const { lhr } = await lighthouse(address, {
		port: DEVTOOLS,
		logLevel: 'error',
		onlyAudits: Object.values(AUDITS)
	});
	return /** @type {Seen} */ (
		Object.fromEntries(Object.entries(AUDITS).map(([name, id]) => [name, lhr.audits[id].numericValue]))
	);
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const servers = [appServer(join(root, 'build')), appServer(buildBare())];
const addresses = /** @type {string[]} */ ([]);
for (const [at, server] of servers.entries())
	addresses.push(`http://localhost:${await listen(server, 4720 + 20 * at)}/`);
const browser = await playwright.launch({
	executablePath: chromium() ?? 'chromium',
	args: [
		...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
		'--disable-gpu',
		`--remote-debugging-port=${DEVTOOLS}`
	]
});
const seen = addresses.map(() => /** @type {Seen[]} */ ([]));
for (let nth = 0; nth < RUNS; nth++)
	for (const [at, address] of addresses.entries()) seen[at]?.push(await visit(address));
const [ours = [], bare = []] = seen;

const times = /** @type {const} */ (['first paint', 'largest paint', 'interactive']);
console.table(
	Object.fromEntries(
		times.map((name) => {
			const [our, their] = [median(ours.map((one) => one[name])), median(bare.map((one) => one[name]))];
			const ratio = Number((our / their).toFixed(2));
			return [name, { 'ours ms': Math.round(our), 'bare SvelteKit ms': Math.round(their), ratio }];
		})
	)
);
const most = (/** @type {'shift' | 'KB'} */ name, /** @type {Seen[]} */ visits) =>
	Math.max(...visits.map((one) => one[name]));
console.log(`layout shift: ${most('shift', ours)}`);
console.log(`KB: ${Math.round(most('KB', ours) / 1024)} against ${Math.round(most('KB', bare) / 1024)}`);
await browser.close();
for (const server of servers) server.close();
