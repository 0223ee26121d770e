/** Phones at one table: a game whose sheets can be on several of them, and what their owners do with them. */
import { devices, type Browser, type Page } from '@playwright/test';
import { gameIds, loadGame } from '../src/lib/games.ts';
import { linkText } from '../src/lib/share/codec/text.ts';
import { tableMessage } from '../src/lib/share/message.ts';
import { openMoves } from '../src/lib/share/open-moves.ts';
import { canPart, keeping } from '../src/lib/share/sheets-apart.ts';
import { cut, tableOf, type Line } from '../src/lib/table/engine.ts';
import type { AnyGame } from '../src/lib/table/game.ts';
import type { Table } from '../src/lib/table/record.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { randomGame } from '../tests/random-play.ts';
import { expect, test as watchful } from './watchful.ts';
import { primed } from '../tests/kit/primed.ts';

interface Phones {
	/** Somebody else's phone: a browser of its own, which is closed in the end. */
	readonly phone: (starting: Promise<Browser>) => Promise<Page>;
}

export const test = watchful.extend<Phones>({
	phone: async ({ baseURL, watch }, use) => {
		const browsers: Browser[] = [];
		const screen = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
		await use(async (starting) => {
			const browser = await starting;
			browsers.push(browser);
			return watch(await browser.newContext({ ...screen, baseURL: baseURL ?? '' })).newPage();
		});
		for (const browser of browsers) await browser.close();
	}
});

const games = await Promise.all(gameIds.map(loadGame));
export const game = games.find(canPart)!;
export const players = ['Ana', 'Bo'];

/** Nobody calls the game off. */
const playersOnly: AnyGame = {
	...game,
	awaits: (state) => game.awaits(state).filter(({ by }) => by !== undefined)
};
export const played = (most: number, seed = 3): Line => ({
	...randomGame(playersOnly, { players, options: {} }, seeded(seed), most),
	game
});
/** The line up to and with its last open move: somebody has just rolled. */
export function justRolled(line: Line): Line {
	const open = new Set(openMoves(game, line.moves));
	return cut(line, line.moves.findLastIndex((move) => open.has(move)) + 1);
}
export const sheetOf = (line: Line, seat: number): Table => keeping(game, tableOf(line), [seat])!;

export const linkTo = (table: Table): string => `scan/#${linkText(tableMessage(primed(game), table))}`;

/** Opens a table by a link and answers its id. */
export async function receive(page: Page, table: Table): Promise<string> {
	await page.goto(linkTo(table));
	await page.getByRole('button', { name: /^(Open it here|Keep all sheets here)$/ }).click();
	await page.waitForURL(/\/table\/\?id=/);
	return new URL(page.url()).searchParams.get('id') ?? '';
}

export async function show(page: Page, id: string, what: string): Promise<void> {
	await page.goto(`share/?table=${id}&what=${what}`);
	await expect(page.locator('svg[data-code]')).toBeVisible();
}

/** Starts the camera, unless it was allowed before: then it runs, or has even seen something already. */
export async function look(page: Page): Promise<void> {
	const start = page.getByRole('button', { name: 'Start the camera' });
	const running = page.getByRole('button', { name: /^(Stop the camera|Scan the next code)$/ });
	await expect(start.or(running)).toBeVisible();
	if (await start.isVisible()) await start.click();
}

export { expect };
