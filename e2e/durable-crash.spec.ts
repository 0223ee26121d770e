/**
 * The browser is killed with SIGKILL while moves are made on the real screen, on a profile on the disk. After the
 * restart the table has exactly the moves that the screen had shown, or those of the one write in flight more.
 * CRASH_POINTS says how often (npm test: a few; docs/reliability.md: fifty).
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchWhole } from '../playwright.config.ts';
import { appServer } from '../scripts/serve.js';
import { seeded } from '../src/lib/table/chance.ts';
import { keptOf, tableOf, type Kept } from './kept.ts';
import { letMonkeyPlay, startTable } from './monkey.ts';
import { clearAway, newProfile } from './profile.ts';
import { builtApp } from './servers.ts';
import { expect, test } from './watchful.ts';

const POINTS = Number(process.env['CRASH_POINTS'] ?? 3);

/** Serves the app, and is told by the page what it shows before the screen can be painted. */
async function witness() {
	const app = appServer(builtApp);
	const shown: number[] = [];
	const server = createServer((request, response) => {
		const moves = /^\/shown\?(\d+)$/.exec(request.url ?? '')?.[1];
		if (moves === undefined) {
			app.emit('request', request, response);
			return;
		}
		shown.push(Number(moves));
		response.end('seen');
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	return { home: `http://localhost:${port}/`, shown, close: () => server.close() };
}

/** In the page: a change of what is shown is reported, and nothing goes on until it has arrived. */
function report(): void {
	let last = '';
	new MutationObserver(() => {
		const now = document.querySelector<HTMLElement>('.play')?.dataset['moves'] ?? last;
		if (now === last) return;
		last = now;
		const request = new XMLHttpRequest();
		request.open('GET', `/shown?${now}`, false);
		request.send();
	}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-moves'] });
}

/** A browser that does not answer before it has opened anything (once in some hundred starts) is started anew. */
const ATTEMPTS = 3;
const PATIENCE = 60_000;

async function startBrowser(
	profile: string,
	watch: (context: BrowserContext) => void,
	attempt = 1
): Promise<{ process: ChildProcess; page: Page }> {
	const args = [
		...launchWhole.args,
		'--headless=new',
		'--remote-debugging-port=0',
		`--user-data-dir=${profile}`
	];
	const browserProcess = spawn(launchWhole.executablePath, args, {
		detached: true,
		stdio: ['ignore', 'ignore', 'pipe']
	});
	const endpoint = await new Promise<string>((found) => {
		let said = '';
		browserProcess.stderr.on('data', (chunk: Buffer) => {
			said += chunk.toString();
			const address = /ws:\/\/\S+/.exec(said)?.[0];
			if (address) found(address);
		});
	});
	let browser;
	try {
		browser = await chromium.connectOverCDP(endpoint, { timeout: PATIENCE });
	} catch (fault) {
		await kill(browserProcess);
		if (attempt === ATTEMPTS) throw fault;
		return startBrowser(profile, watch, attempt + 1);
	}
	const [context] = browser.contexts();
	if (!context) throw new Error('no context');
	watch(context);
	await context.addInitScript(report);
	return { process: browserProcess, page: await context.newPage() };
}

/** With everything that it has started. */
async function kill(browser: ChildProcess): Promise<void> {
	const gone = new Promise((done) => browser.once('exit', done));
	if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
	await gone;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Anywhere within the next moves: between two, or in the middle of writing one. At a new table at least one is waited
 * for; a table that was played on may be over by then.
 */
async function someMovesLater(shown: readonly number[], random: () => number, isNew: boolean): Promise<void> {
	const before = shown.length;
	const enough = before + 1 + Math.floor(random() * 6);
	const done = (waited: number): boolean =>
		shown.length >= enough || (waited > 6_000 && (!isNew || shown.length > before));
	for (let waited = 0; !done(waited); waited += 5) await pause(5);
	await pause(random() * 40);
}

// a trace would wait for the browser that was killed
test.use({ trace: 'off' });

let running: ChildProcess | null = null;
let profile = '';
test.beforeEach(() => {
	profile = newProfile();
});
test.afterEach(async () => {
	// of a test that failed half-way
	if (running?.exitCode === null && running.signalCode === null) await kill(running);
	clearAway(profile);
});

test(`a killed browser loses no move that was shown: ${POINTS} times`, async ({ watch }) => {
	test.setTimeout(600_000 + POINTS * 20_000);
	const { home, shown, close } = await witness();
	let table: { address: string; before: Kept } | null = null;
	const seen = { kills: 0, shown: 0, inFlight: 0 };
	const random = seeded(POINTS);
	for (let point = 0; point <= POINTS; point++) {
		// the restarted page will report as well
		const [first = 0, ...changes] = shown;
		const { process, page } = await startBrowser(profile, watch);
		running = process;
		if (table) {
			await page.goto(table.address);
			const screen = page.locator('.play');
			await screen.waitFor();
			const kept = await keptOf(page, tableOf(page));
			expect(first).toBe(table.before.length);
			const inFlight = kept.revision - table.before.revision - changes.length;
			expect([0, 1], `after ${changes.length} writes shown`).toContain(inFlight);
			if (inFlight === 0) expect(kept.length).toBe(changes.at(-1) ?? first);
			else expect(kept.length).toBeGreaterThan(changes.at(-1) ?? first);
			expect(kept.log.length).toBe(kept.length);
			await expect(screen).toHaveAttribute('data-moves', String(kept.length));
			seen.kills++;
			seen.shown += changes.length;
			seen.inFlight += inFlight;
		}
		if (point < POINTS) {
			const isNew = !table || changes.length < 2;
			if (isNew) await startTable(page, home);
			const before = await keptOf(page, tableOf(page));
			table = { address: page.url(), before };
			shown.splice(0, shown.length, before.length);
			await letMonkeyPlay(page, point);
			await someMovesLater(shown, random, isNew);
		}
		await kill(process);
	}
	close();
	expect(seen.kills).toBe(POINTS);
	expect(seen.shown).toBeGreaterThan(0);
	test.info().annotations.push({ type: 'figures', description: JSON.stringify(seen) });
});

/** What somebody sees of an edition of painted maps while it is entered. */
const entered = (page: Page): Promise<unknown> =>
	page.evaluate(() => ({
		name: document.querySelector<HTMLInputElement>('#edition-name')?.value,
		faults: document.querySelector<HTMLElement>('[data-faults]')?.dataset['faults'],
		maps: [...document.querySelectorAll<HTMLElement>('[data-painting]')].map((map) =>
			[...map.querySelectorAll<HTMLElement>('[data-letter]')]
				.map(({ dataset }) => dataset['letter'] ?? '')
				.join('')
		)
	}));

test('a killed browser loses nothing of an edition that is half entered', async ({ watch }) => {
	const { home, close } = await witness();
	const first = await startBrowser(profile, watch);
	running = first.process;
	const { page } = first;
	await page.goto(`${home}editions/`);
	await page.getByRole('button', { name: 'Enter your edition of Fight the Virus' }).click();
	await page.getByLabel('Name of the edition').fill('Half of it');
	const virus = page.locator('[data-field="analysis"]');
	await virus.locator('[data-blank]').click();
	// two squares that do not touch: an edition that nobody could play on yet
	for (const at of ['0.0', '5.5', '5.6']) await virus.locator(`[data-paint="${at}"]`).click();
	await page.locator('[data-to-part~="curve"]').click();
	await page.locator('[data-height="0"]').press('End');
	await expect(page.locator('[data-kept="true"]')).toBeVisible();
	const before = await entered(page);
	const address = page.url();
	await kill(first.process);

	const second = await startBrowser(profile, watch);
	running = second.process;
	await second.page.goto(address);
	// a device that is slow to open its database after that offers to try again
	const opened = second.page.locator('[data-kept="true"]');
	const again = second.page.getByRole('button', { name: 'Try again' });
	await expect(async () => {
		if (await again.isVisible()) await again.click();
		await expect(opened).toBeVisible({ timeout: 2_000 });
	}).toPass();
	expect(await entered(second.page)).toEqual(before);
	await expect(second.page.getByLabel('Name of the edition')).toHaveValue('Half of it');
	await expect(second.page.locator('[data-painting="analysis"] [data-letter="o"]')).toHaveCount(3);
	await expect(second.page.locator('[data-height="0"]')).toHaveAttribute('aria-valuenow', '10');
	await expect(second.page.locator('[data-fault="analysis"]')).toContainText('FTV-ED');
	await kill(second.process);
	close();
});
