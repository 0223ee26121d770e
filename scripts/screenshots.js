// node scripts/screenshots.js [part of a name …]: pictures of every screen in three sizes and both themes, from the built
// app. What the README shows stands in files of its own; of the other screens one picture shows all six views.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { chromium, root } from './ready.js';
import { appServer, listen } from './serve.js';

const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
const schemes = /** @type {const} */ (['light', 'dark']);
const wanted = process.argv.slice(2);
const folder = join(root, 'docs/screenshots');
mkdirSync(folder, { recursive: true });

const games = readdirSync(join(root, 'src/lib/validators')).filter((name) => name !== 'kit');
const DAY = 86_400_000;
const NOW = Date.now();

/** A golden game, up to about two thirds or to its end. @param {string} game @param {string} name @param {number} part */
function golden(game, name, part) {
	const read = JSON.parse(readFileSync(join(root, 'tests', game, 'golden', name), 'utf8'));
	const table = read.table ?? read;
	return { ...table, moves: table.moves.slice(0, Math.floor(table.moves.length * part)) };
}
const firstOf = (/** @type {string} */ game) => readdirSync(join(root, 'tests', game, 'golden'))[0] ?? '';

/** Ids are known beforehand. @param {string} id @param {number} days @param {unknown} table */
const kept = (id, days, table) => ({
	id,
	rules: 2,
	created: NOW - days * DAY - 2_460_000,
	touched: NOW - days * DAY,
	table
});
const idOf = (/** @type {number} */ n) => `${'abcdefgh'[n]}`.repeat(8) + '22';
const tables = [
	...games.map((game, n) => kept(idOf(n), n * 2 + 0.2, golden(game, firstOf(game), 0.62))),
	kept('wwwwwwww33', 3, golden('prototype-c19', 'two.json', 1)),
	kept('uuuuuuuu33', 6, golden('pandemic-the-cure', 'lost-outbreaks.json', 1)),
	kept('xxxxxxxx33', 12, golden('fight-the-virus', 'two-players.json', 1)),
	kept('yyyyyyyy33', 19, golden('combat-the-corona', 'four-medium-won.json', 1)),
	kept('zzzzzzzz33', 26, golden('clinic-covid-19', 'strategic-four-all-modules.json', 1)),
	kept('vvvvvvvv33', 40, golden('prototype-c19', 'four.json', 1))
];
const backup = { pipsheet: 'backup', version: 3, made: new Date(NOW).toISOString(), tables };

/** Each in a file of its own. */
const single = new Map([
	...games.map((game, n) => /** @type {const} */ ([game, `table/?id=${idOf(n)}`])),
	/** @type {const} */ (['home', ''])
]);
/** All views in one picture. */
const together = new Map([
	['set-up', 'new/?game=combat-the-corona'],
	['won', 'table/?id=wwwwwwww33'],
	['lost', 'table/?id=uuuuuuuu33'],
	['tour', 'tour/'],
	['lesson', 'learn/?game=fight-the-virus'],
	['sample', 'replay/?sample=pandemic-the-cure'],
	['replay', 'replay/?table=wwwwwwww33&at=60'],
	['history', 'history/'],
	['settings', 'settings/'],
	['licences', 'licences/'],
	['rules', 'rules/fight-the-virus/'],
	['desk', 'desk/?game=fight-the-virus'],
	['print', 'print/?game=fight-the-virus'],
	['editions', 'editions/'],
	['share', 'share/?table=wwwwwwww33'],
	['scan', 'scan/'],
	['backup', 'backup/'],
	['privacy', 'privacy/'],
	['selfcheck', 'selfcheck/'],
	['not-found', 'nowhere/']
]);
const isWanted = (/** @type {string} */ name) =>
	wanted.length === 0 || wanted.some((part) => name.includes(part));

const server = appServer(join(root, 'build'));
const port = await listen(server, 4800);
const browser = await playwright.launch({
	executablePath: chromium() ?? 'chromium',
	args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
});

/** @type {Map<string, string[]>} */
const views = new Map();
for (const [size, [width = 0, height = 0]] of Object.entries(sizes))
	for (const colorScheme of schemes) {
		const context = await browser.newContext({
			viewport: { width, height },
			colorScheme,
			locale: 'en-GB',
			reducedMotion: 'reduce'
		});
		const page = await context.newPage();
		const look = async (/** @type {string} */ path) => {
			await page.goto(`http://localhost:${port}/${path}`, { waitUntil: 'networkidle' });
			await page.waitForTimeout(400);
		};
		await bringTables(page);
		for (const [name, path] of single) {
			if (!isWanted(name)) continue;
			await look(path);
			const shot = (/** @type {string} */ as) =>
				page.screenshot({ path: join(folder, `${as}-${size}-${colorScheme}.png`) });
			await shot(name);
			if (size === 'phone' && games.includes(name)) await refuse(page, () => shot(`${name}-refused`));
		}
		for (const [name, path] of together) {
			if (!isWanted(name)) continue;
			await look(path);
			const view = (await page.screenshot()).toString('base64');
			views.set(name, [...(views.get(name) ?? []), view]);
		}
		await context.close();
	}
for (const [name, pictures] of views) await paste(name, pictures);
await browser.close();
server.close();

/** As whoever changes the device does. @param {import('playwright').Page} page */
async function bringTables(page) {
	await page.goto(`http://localhost:${port}/backup/`);
	const buffer = Buffer.from(JSON.stringify(backup));
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
	await page.getByRole('button', { name: `Keep ${tables.length} tables` }).click();
	await page.locator('[data-brought]').waitFor();
}

/** Six views of one screen, side by side at half their size. @param {string} name @param {string[]} pictures */
async function paste(name, pictures) {
	const page = await browser.newPage({ viewport: { width: 1460, height: 100 } });
	const images = pictures.map((one) => `<img src="data:image/png;base64,${one}">`).join('');
	await page.setContent(
		`<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#8c8577}img{height:360px}</style>${images}`
	);
	await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
	const body = await page.locator('body').boundingBox();
	const clip = { x: 0, y: 0, width: 1460, height: Math.ceil((body?.height ?? 780) + 16) };
	writeFileSync(join(folder, `${name}.png`), await page.screenshot({ clip, fullPage: true }));
	await page.close();
}

/** Tries mode on, then taps a cell until the referee says no. @param {import('playwright').Page} page @param {() => Promise<unknown>} shot */
async function refuse(page, shot) {
	await page.getByRole('button', { name: 'Ask without recording' }).click();
	for (const cell of await page.locator('[data-cell]:not([data-lit])').all()) {
		await cell.dispatchEvent('click');
		if (await page.locator('[data-card="refused"]').isVisible()) {
			await page.waitForTimeout(400);
			await shot();
			return;
		}
	}
}
