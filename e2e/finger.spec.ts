/** A double tap never reaches two different controls: one spot is tapped twice at every step, early, midway and late in
 *  a game. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gameIds, loadGame } from '../src/lib/games.ts';
import { replay } from '../src/lib/table/engine.ts';
import type { Move, Table } from '../src/lib/table/record.ts';
import { keptOf, tableOf } from './kept.ts';
import { emptyDevice, openTable } from './table.ts';
import { expect, test } from './watchful.ts';

/** Where in a complete game a walk begins, and how many steps it takes from there. */
const BEGINS = [0, 0.4, 0.9];
const STEPS = 60;

interface Walk {
	/** What a second tap on the same spot did that the first had not announced, and what was lit and then refused. */
	readonly broken: readonly string[];
	/** Where the tray gave up its height: after more moves than the first, and no more than the second. */
	readonly falls: readonly (readonly [number, number])[];
	readonly steps: number;
	readonly moves: number;
	/** How many second taps were not taken because something else lay under the finger by then. */
	readonly held: number;
}

/** Runs in the page. The choice of taps is always the same; only what lies in the tray or is lit gets tapped. */
async function walk([steps, begin]: [number, number]): Promise<Walk> {
	/** Nobody who taps twice takes longer; the app's own moment is a little more. */
	const DOUBLE = 350;
	const CONTROL = 'button, summary, label, input, select, [role="button"], [data-cell]';
	let seed = begin;
	const random = (): number => {
		seed = (seed * 1103515245 + 12345) % 2147483648;
		return seed / 2147483648;
	};
	const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
	const nameOf = (element: Element | null): string => {
		const control = element?.closest(CONTROL);
		if (!control) return '';
		const cell = control.getAttribute('data-cell');
		const sheet = control.closest('[data-sheet]')?.getAttribute('data-sheet') ?? '';
		return cell === null
			? (control.getAttribute('aria-label') ?? control.textContent.trim()).replace(/\s+/g, ' ')
			: `${sheet} ${cell}`;
	};
	const figures = (name: string): string => name.replace(/\d+/g, '#');
	const through = new Set<Event>();
	document.addEventListener('click', (event) => through.add(event));
	const tapAt = (x: number, y: number): { name: string; control: Element | null; taken: boolean } => {
		const target = document.elementFromPoint(x, y);
		const event = new MouseEvent('click', {
			bubbles: true,
			cancelable: true,
			clientX: x,
			clientY: y,
			detail: 1
		});
		const name = nameOf(target);
		const control = target?.closest(CONTROL) ?? null;
		target?.dispatchEvent(event);
		return { name, control, taken: through.has(event) && name !== '' };
	};
	const inSight = (element: Element): boolean => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const [x, y] = [left + width / 2, top + height / 2];
		return width > 0 && element.contains(document.elementFromPoint(x, y));
	};
	const play = document.querySelector<HTMLElement>('.play');
	const broken: string[] = [];
	const falls: [number, number][] = [];
	let [made, held, tall, seen] = [0, 0, 0, 0];
	for (let step = 0; step < steps && play; step++) {
		// what is lit is lit for the position in sight: the last tap has been kept and shown
		while (document.querySelector('[data-keeps], [data-handed-over], [data-went-on], [data-lingers]'))
			await wait(20);
		// it is told after the paint that a turn has ended
		for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
		const high = play.matches('.over') ? tall : (play.querySelector<HTMLElement>('.tray')?.offsetHeight ?? 0);
		const moves = Number(play.dataset['moves']);
		if (high > 0 && high < tall) falls.push([seen, moves]);
		[tall, seen] = [high, moves];
		const there = (selector: string): Element[] =>
			[...play.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0);
		const cells = there('[data-lit], [data-ghost]');
		const buttons = there('.tray button:not(:disabled):not(.danger)');
		const main = buttons.filter((button) => button.matches('.primary'));
		const areas = there('.dock [data-area]');
		const wish = random();
		const from =
			wish < 0.4 && cells.length > 0
				? cells
				: wish < 0.6 && main.length > 0
					? main
					: wish < 0.7 && areas.length > 0
						? areas
						: buttons;
		const chosen = from[Math.floor(random() * from.length)];
		if (!chosen) break;
		chosen.scrollIntoView({ block: 'nearest', inline: 'nearest' });
		if (!inSight(chosen)) continue;
		const { left, top, width, height } = chosen.getBoundingClientRect();
		const [x, y] = [left + width / 2, top + height / 2];
		const refused = (): boolean => play.querySelector('[data-card="refused"]') !== null;
		const isLit = chosen.matches('[data-lit]') && !refused();
		const first = tapAt(x, y);
		const since = performance.now();
		// long enough for the disk and a drawing, short enough for an impatient thumb
		await wait(45);
		while (isLit && document.querySelector('[data-keeps]')) await wait(5);
		if (isLit && first.taken && refused()) broken.push(`${step}: "${first.name}" was lit, and refused`);
		// on a machine that was busy elsewhere it has become a second tap of its own
		const isDouble = performance.now() - since < DOUBLE;
		const second = tapAt(x, y);
		const same =
			first.name === second.name ||
			(first.control === second.control && figures(first.name) === figures(second.name));
		if (isDouble && first.taken && second.taken && !same)
			broken.push(`${step}: "${first.name}", then "${second.name}"`);
		if (first.taken && !second.taken) held++;
		made++;
		await wait(second.taken ? 10 : 400);
	}
	return { broken, falls, steps: made, held, moves: Number(play?.dataset['moves']) };
}

function goldenOf(id: string): Table {
	const folder = new URL(`../tests/${id}/golden/`, import.meta.url);
	const [first = ''] = readdirSync(folder).sort();
	return (JSON.parse(readFileSync(new URL(first, folder), 'utf8')) as { table: Table }).table;
}

async function begin(page: Page, table: Table, at: number): Promise<void> {
	await emptyDevice(page);
	await page.addInitScript(() => {
		localStorage.setItem('pipsheet.habits', JSON.stringify({ rollForMe: true }));
	});
	await openTable(page, { ...table, moves: table.moves.slice(0, at) });
}

for (const id of gameIds) {
	test(`one spot tapped twice, sixty steps from three points of ${id}, never reaches two controls`, async ({
		page
	}) => {
		test.slow();
		const table = goldenOf(id);
		const game = await loadGame(id);
		let [steps, made, held] = [0, 0, 0];
		for (const [nth, share] of BEGINS.entries()) {
			const at = Math.floor(table.moves.length * share);
			await begin(page, table, at);
			const walked = await page.evaluate(walk, [STEPS, 7 + nth] as [number, number]);
			expect(walked.broken, `from move ${at} on`).toEqual([]);
			// while a turn lasts the tray keeps what it once needed: the sheet and the strip above it stay where they are
			const { log } = await keptOf(page, tableOf(page));
			const { states } = replay(game, { ...table, moves: log as Move[] }).line;
			const isBetweenTurns = (state: unknown): boolean => game.position.of(state) !== null;
			expect(
				walked.falls.filter(([after, upTo]) => !states.slice(after + 1, upTo + 1).some(isBetweenTurns))
			).toEqual([]);
			steps += walked.steps;
			made += walked.moves - at;
			held += walked.held;
		}
		// the walks went somewhere, and the guard was needed
		expect(steps).toBeGreaterThan(60);
		expect(made).toBeGreaterThan(5);
		expect(held).toBeGreaterThan(0);
	});
}
