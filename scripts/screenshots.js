// node scripts/screenshots.js: pictures of the main screens in three sizes for the README, from the built app.
// Tables come from the golden games, so that the pictures show real positions.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { chromium, root } from './ready.js';
import { appServer, listen } from './serve.js';

const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
const folder = join(root, 'docs/screenshots');
mkdirSync(folder, { recursive: true });

const server = appServer(join(root, 'build'));
const port = await listen(server, 4800);
const browser = await playwright.launch({
	executablePath: chromium() ?? 'chromium',
	args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
});

/** A golden game up to about two thirds. @param {string} game */
function position(game) {
	const golden = join(root, 'tests', game, 'golden');
	const [file] = readdirSync(golden).filter((name) => name.endsWith('.json'));
	const read = JSON.parse(readFileSync(join(golden, file ?? ''), 'utf8'));
	const table = read.table ?? read;
	return { ...table, moves: table.moves.slice(0, Math.floor(table.moves.length * 0.62)) };
}

const games = readdirSync(join(root, 'src/lib/validators')).filter((name) => name !== 'kit');
for (const [size, [width = 0, height = 0]] of Object.entries(sizes)) {
	for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
		if (colorScheme === 'dark' && size !== 'phone') continue;
		const context = await browser.newContext({
			viewport: { width, height },
			deviceScaleFactor: 1,
			colorScheme,
			locale: 'en-GB'
		});
		const page = await context.newPage();
		const shot = (/** @type {string} */ name) =>
			page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
		for (const game of games) {
			// written straight into the app's own database, as the store itself would
			await page.goto(`http://localhost:${port}/new/?game=${game}`);
			await page.click('button.start');
			await page.waitForSelector('.play');
			const id = new URL(page.url()).searchParams.get('id') ?? '';
			await page.evaluate(fill, { id, table: position(game) });
			await page.reload();
			await page.waitForSelector('.play');
			// a move taken back and made again draws the small picture for the start page
			await page.keyboard.press('Control+z');
			await page.waitForTimeout(300);
			await page.keyboard.press('Control+Shift+z');
			await page.waitForTimeout(400);
			await shot(game);
			if (size === 'phone') await refuse(page, () => shot(`${game}-refused`));
		}
		await page.goto(`http://localhost:${port}/`);
		await page.waitForTimeout(500);
		await shot('home');
		await context.close();
	}
}
await browser.close();
server.close();

/** Tries mode on, then taps a cell until the referee says no. @param {import('playwright').Page} page @param {() => Promise<unknown>} shot */
async function refuse(page, shot) {
	await page.getByRole('button', { name: 'Try', exact: true }).click();
	for (const cell of await page.locator('[data-cell]:not([data-lit])').all()) {
		await cell.dispatchEvent('click');
		if (await page.locator('[data-card="refused"]').isVisible()) {
			await page.waitForTimeout(400);
			await shot();
			return;
		}
	}
}

/** Runs in the page: gives the table these players, options and moves. @param {{ id: string, table: any }} given */
async function fill({ id, table }) {
	const database = await new Promise((resolve, reject) => {
		const request = indexedDB.open('pipsheet');
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
	await new Promise((resolve, reject) => {
		const work = database.transaction(['plays', 'moves'], 'readwrite');
		work.oncomplete = resolve;
		work.onerror = () => reject(work.error);
		const plays = work.objectStore('plays');
		plays.get(id).onsuccess = (/** @type {any} */ event) => {
			const { moves, ...setup } = table;
			plays.put({ ...event.target.result, ...setup, length: moves.length, logged: moves.length });
			for (const [at, move] of moves.entries()) work.objectStore('moves').put({ table: id, at, move });
		};
	});
	database.close();
}
