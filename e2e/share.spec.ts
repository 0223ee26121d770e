/** Phones at one table: codes go from one browser to the camera of another. */
import { ranking } from '../src/lib/share/joint.ts';
import { openMoves } from '../src/lib/share/open-moves.ts';
import { spokenMove } from '../src/lib/share/spoken.ts';
import { cut, stateOf, tableOf } from '../src/lib/table/engine.ts';
import type { Table } from '../src/lib/table/record.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { browserRefusing, browserSeeing, codesShown } from './clips.ts';
import { keptOf, tableOf as idOf } from './kept.ts';
import {
	expect,
	game,
	justRolled,
	linkTo,
	look,
	played,
	players,
	receive,
	sheetOf,
	show,
	test
} from './phones.ts';
import { readyForOffline } from './servers.ts';
import { expectAccessible } from './table.ts';
import { primed } from '../tests/kit/primed.ts';

test('a roll goes over by camera, once', async ({ page, phone }) => {
	const line = justRolled(played(40));
	const before = cut(line, line.moves.length - 1);
	const roll = line.moves.at(-1)!;
	const roller = roll.by ?? 0;
	await receive(page, sheetOf(line, roller));
	await page.getByRole('link', { name: 'Hand over the roll' }).click();
	await expect(page.locator('svg[data-code]')).toBeVisible();
	const letters = spokenMove(primed(game), tableOf(line), openMoves(game, line.moves).length - 1) ?? '';
	await expect(page.locator('[data-letters]')).toHaveAttribute('data-letters', letters);

	const other = await phone(browserSeeing(await codesShown(page)));
	await receive(other, sheetOf(before, 1 - roller));
	await expect(other.getByRole('link', { name: 'Hand over the roll' })).toHaveCount(0);
	await other.getByRole('link', { name: 'Scan the roll' }).click();
	await look(other);
	await expect(other.locator('[data-rolled]')).toBeVisible();
	await other.getByRole('button', { name: 'Scan the next code' }).click();
	await look(other);
	await expect(other.locator('[data-refused=already]')).toBeVisible();
});

test('a roll goes over by its letters; wrong ones are refused', async ({ page }) => {
	const line = justRolled(played(40));
	const before = cut(line, line.moves.length - 1);
	const roller = line.moves.at(-1)?.by ?? 0;
	const letters = spokenMove(primed(game), tableOf(line), openMoves(game, line.moves).length - 1) ?? '';
	await receive(page, sheetOf(before, 1 - roller));
	await page.goto('scan/');
	await expect(page.getByRole('button', { name: 'Start the camera' })).toBeVisible();
	await expectAccessible(page);
	const type = async (text: string): Promise<void> => {
		await page.getByLabel('Letters or link').fill(text);
		await page.getByRole('button', { name: 'Take over' }).click();
	};
	await type(letters.endsWith('7') ? `${letters.slice(0, -1)}8` : `${letters.slice(0, -1)}7`);
	await expect(page.locator('[data-refused]')).toBeVisible();
	await page.getByRole('button', { name: 'Scan the next code' }).click();
	await type(letters.toLowerCase());
	await expect(page.locator('[data-rolled]')).toBeVisible();
});

test('a short table goes over in one single code, move by move', async ({ page, phone }) => {
	const line = played(30);
	const id = await receive(page, tableOf(line));
	await show(page, id, 'table');
	const pictures = await codesShown(page);
	expect(pictures).toHaveLength(1);

	const other = await phone(browserSeeing(pictures));
	await other.goto('scan/');
	await look(other);
	await other.getByRole('button', { name: 'Keep all sheets here' }).click();
	await other.waitForURL(/\/table\/\?id=/);
	await expect(other.locator('.play')).toHaveAttribute('data-moves', String(line.moves.length));
	for (const name of players) await expect(other.getByText(name).first()).toBeAttached();
	expect((await keptOf(other, idOf(other))).log).toEqual(line.moves);
});

test('a long table goes over as a sequence of codes, shown dark on light', async ({ page, phone }) => {
	const line = played(600);
	const table = tableOf(line);
	await page.emulateMedia({ colorScheme: 'dark' });
	const id = await receive(page, table);
	await show(page, id, 'table');
	const pictures = await codesShown(page);
	expect(pictures.length).toBeGreaterThan(1);
	const svg = page.locator('svg[data-code]');
	const size = Number((await svg.getAttribute('viewBox'))?.split(' ')[2]);
	expect((await svg.boundingBox())!.width / size).toBeGreaterThanOrEqual(3);
	await expect(svg.locator('rect')).toHaveAttribute('fill', '#fff');

	// the last one first: any order will do
	const other = await phone(browserSeeing([...pictures].reverse()));
	await other.goto('scan/');
	await look(other);
	await expect(other.getByRole('button', { name: 'Keep all sheets here' })).toBeVisible();
	await other.getByRole('button', { name: 'Keep all sheets here' }).click();
	await other.waitForURL(/\/table\/\?id=/);

	// what arrived is what was sent
	await other.goto(linkTo(table));
	await expect(other.getByText('You have this table already')).toBeVisible();
});

test('at the end one phone scans the sheets of the others and ranks them', async ({ page, phone }) => {
	const line = played(120, 5);
	const id = await receive(page, sheetOf(line, 1));
	await show(page, id, 'table');

	const other = await phone(browserSeeing(await codesShown(page)));
	await receive(other, sheetOf(line, 0));
	await other.goto('scan/');
	await look(other);
	await other.getByRole('button', { name: 'Put the sheets together' }).click();
	const expected = ranking(game, stateOf(line)).map(({ line: { by, total } }) => [
		players[Number(by)],
		total
	]);
	for (const [at, [name, total]] of expected.entries()) {
		const row = other.locator('[data-ranking] tbody tr').nth(at);
		await expect(row).toContainText(String(total));
		if (expected[0]![1] !== expected[1]![1]) await expect(row).toContainText(String(name));
	}
	await expect(other.getByText('All sheets are here.')).toBeVisible();
	await other.getByRole('button', { name: 'Keep the joint table' }).click();
	await other.waitForURL(/\/table\/\?id=/);
});

test('a refused camera is explained, and a picture or a file does it too', async ({
	page,
	phone,
	baseURL
}) => {
	const line = played(30);
	const id = await receive(page, tableOf(line));
	await show(page, id, 'table');
	const picture = await page.locator('svg[data-code]').screenshot();
	await expectAccessible(page);

	const other = await phone(browserRefusing());
	await other.goto('scan/');
	await other.getByRole('button', { name: 'Start the camera' }).click();
	await expect(other.getByRole('alert')).toContainText('The camera was refused.');
	await other
		.getByLabel('From a picture')
		.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
	await expect(other.getByText('A table that is new on this phone')).toBeVisible();
	await other.getByRole('button', { name: 'Scan the next code' }).click();
	await other.getByLabel('Letters or link').fill(`${baseURL}new/?game=${game.id}&sheet=standard`);
	await other.getByRole('button', { name: 'Take over' }).click();
	await expect(other.getByRole('link', { name: 'Start a table' })).toBeVisible();
	const file = {
		name: 'table.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(tableOf(line)))
	};
	await other.getByLabel('From a file').setInputFiles(file);
	await expect(other.getByText('A table that is new on this phone')).toBeVisible();
});

test.describe('offline', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a link opens offline; copies that went on apart are shown, and none is lost', async ({
		page,
		context
	}) => {
		const line = played(30);
		const mine = tableOf(line);
		const common = cut(line, 20);
		const state = stateOf(common);
		const taken = line.moves[20];
		const another =
			game.moves(state).find((move) => JSON.stringify(move) !== JSON.stringify(taken)) ??
			game.chance(state, game.awaits(state)[0]!, seeded(99))!;
		const theirs: Table = { ...mine, moves: [...common.moves, another] };
		await page.goto('');
		await readyForOffline(page);
		await context.setOffline(true);
		await receive(page, mine);
		await page.goto(linkTo(theirs));
		await expect(page.getByText('The first 20 moves are the same.')).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Go on with theirs' }).click();
		await page.waitForURL(/\/table\/\?id=/);

		// both branches are on this phone now
		for (const table of [mine, theirs]) {
			await page.goto(linkTo(table));
			await expect(page.getByText(/You have this table already|moves? more|Which one counts/)).toBeVisible();
		}
		await page.goto('');
		await expect(page.getByRole('link', { name: /Ana/ }).or(page.getByText('Ana'))).not.toHaveCount(0);
	});
});
