/** A table that disappears while it is open, and a database that does not answer. */
import type { Page } from '@playwright/test';
import { playMoves, startTable } from './monkey.ts';
import { tableOf } from './kept.ts';
import { expectAccessible, expectMoves, movesShown } from './table.ts';
import { expect, test } from './watchful.ts';

async function expectKeptAnew(page: Page, moves: number): Promise<void> {
	const before = tableOf(page);
	await page.getByRole('button', { name: 'Keep it as a new table' }).click();
	await expect.poll(() => tableOf(page)).not.toBe(before);
	await expectMoves(page, moves);
	await expect(page.getByRole('alert')).toHaveCount(0);
	await page.reload();
	await expectMoves(page, moves);
	await playMoves(page, 1);
}

test('a table that is deleted in another tab says so at once, and can be kept as a new one', async ({
	page,
	context,
	baseURL
}) => {
	await startTable(page, baseURL ?? '');
	await playMoves(page, 3);
	const moves = await movesShown(page);
	const other = await context.newPage();
	await other.goto('/');
	await other.getByRole('button', { name: /^Delete the table of/ }).click();
	await expect(page.getByRole('alert')).toContainText('This table was deleted from this device');
	await expectAccessible(page);
	// taken back over there, it is no longer said here
	await other.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await other.getByRole('button', { name: /^Delete the table of/ }).click();
	await expectKeptAnew(page, moves);
});

test('a database that the browser clears away: the next move says so, and the table is kept from the screen', async ({
	page,
	baseURL
}) => {
	await startTable(page, baseURL ?? '');
	await playMoves(page, 3);
	const moves = await movesShown(page);
	await page.evaluate(
		() =>
			new Promise((done, failed) => {
				const deleting = indexedDB.deleteDatabase('pipsheet');
				deleting.onsuccess = done;
				deleting.onerror = failed;
			})
	);
	await page.getByRole('button', { name: 'Undo' }).first().click();
	await expect(page.getByRole('alert')).toContainText('This table was deleted from this device');
	await expectKeptAnew(page, moves);
});

test('a database that never answers: the set-up screen does not wait, the others say so', async ({
	page
}) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
		// somebody has played here before
		localStorage.setItem('pipsheet.running', '1');
	});
	await page.clock.install();
	/** Nobody has to wait that long here. */
	const expectLater = (sentence: string): Promise<void> =>
		expect(async () => {
			await page.clock.fastForward(5_000);
			await expect(page.getByText(sentence)).toBeVisible({ timeout: 500 });
		}).toPass();
	await page.goto('/');
	await page.locator('a[href*="/new/?game="]').first().click();
	await expect(page.getByRole('textbox').first()).toHaveValue('Player 1');
	await page.goto('/');
	await expectLater('The tables on this device cannot be read right now.');
	await page.goto('/table/?id=anything');
	await expectLater('The tables on this device do not answer.');
	await expectAccessible(page);
	await page.goto('/editions/?id=anything');
	await expectLater('The editions on this device cannot be read right now.');
});

test('an open database that never comes to a new table: it is told, and can be tried again', async ({
	page,
	baseURL
}) => {
	await startTable(page, baseURL ?? '');
	await page.clock.install();
	await page.goto('/new/?game=fight-the-virus');
	// somebody else holds what is needed, until they let go
	await page.evaluate(
		() =>
			new Promise<void>((held) => {
				const opening = indexedDB.open('pipsheet');
				opening.onsuccess = () => {
					const stores = [...opening.result.objectStoreNames];
					const names = opening.result.transaction(stores, 'readwrite').objectStore('names');
					const hold = (): void => {
						if ('letGo' in window) return;
						names.count().onsuccess = hold;
						held();
					};
					hold();
				};
			})
	);
	await page.getByRole('button', { name: 'Start' }).click();
	await expect(async () => {
		await page.clock.fastForward(10_000);
		await expect(page.getByRole('alert')).toBeVisible({ timeout: 500 });
	}).toPass();
	await page.evaluate(() => Object.assign(window, { letGo: true }));
	await page.getByRole('button', { name: 'Start' }).click();
	await expect(page.locator('.play')).toBeVisible();
	await page.goto('/');
	await expect(page.locator('a[href*="/table/?id="]')).toHaveCount(2);
});

test('a screen that has no table has a heading and a way on', async ({ page }) => {
	for (const path of ['/share/', '/share/?table=nothing', '/table/', '/table/?id=nothing']) {
		await page.goto(path);
		await expect(page.getByText('This table is not on this device.')).toBeVisible();
		await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
		await expectAccessible(page);
		await page.getByRole('link', { name: 'Tables' }).click();
		await expect(page.getByRole('heading', { name: 'No table yet' })).toBeVisible();
	}
});

test('what another version left: an impossible date, and a move that today’s rules refuse', async ({
	page,
	baseURL
}) => {
	await startTable(page, baseURL ?? '');
	await playMoves(page, 3);
	const moves = await movesShown(page);
	const id = tableOf(page);
	await page.evaluate(
		(id) =>
			new Promise((done) => {
				const opening = indexedDB.open('pipsheet');
				opening.onsuccess = () => {
					const writing = opening.result.transaction(['plays', 'moves'], 'readwrite');
					const [plays, moves] = [writing.objectStore('plays'), writing.objectStore('moves')];
					const reading = plays.get(id) as IDBRequest<object>;
					reading.onsuccess = () => plays.put({ ...reading.result, touched: 1e300 });
					// the first move a second time, where the second was
					const first = moves.get([id, 0]) as IDBRequest<object>;
					first.onsuccess = () => moves.put({ ...first.result, at: 1 });
					writing.oncomplete = done;
				};
			}),
		id
	);
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'On the table' })).toBeVisible();
	await expect(page.locator('.go-on')).toHaveCount(1);
	await page.goto(`/table/?id=${id}`);
	await expect(page.locator('[data-refused-by-rules]')).toContainText(/Move 2 .* breaks rule \S+ today/);
	await expectMoves(page, 1);
	await expectAccessible(page);
	await page.getByRole('button', { name: 'Go on from here as a copy' }).click();
	await expect.poll(() => tableOf(page)).not.toBe(id);
	await expectMoves(page, 1);
	await playMoves(page, 1);
	// the old one is as it was
	await page.goto(`/table/?id=${id}`);
	await expect(page.locator('[data-refused-by-rules]')).toContainText(`${moves - 1} moves`);
});

test('a name is counted as the door counts, and one that nobody can read is not taken', async ({ page }) => {
	await page.goto('/');
	await page.locator('a[href*="/new/?game="]').first().click();
	const [first, second] = [page.getByRole('textbox').nth(0), page.getByRole('textbox').nth(1)];
	await expect(first).not.toHaveValue('');
	await first.fill('🎲'.repeat(40));
	await expect(first).toHaveValue('🎲'.repeat(40));
	for (const name of ['\u200b', 'Bo\u202e', 'x'.repeat(41)]) {
		await second.fill(name);
		await page.getByRole('button', { name: 'Start' }).click();
		await expect(page.getByRole('alert')).toContainText('Player 2 needs a name that can be read');
	}
	await second.fill('Bo');
	await page.getByRole('button', { name: 'Start' }).click();
	await expect(page.locator('.play')).toBeVisible();
});

test('that there was no room is said until a move succeeds', async ({ page, baseURL }) => {
	await startTable(page, baseURL ?? '');
	await playMoves(page, 2);
	const moves = await movesShown(page);
	await page.evaluate(() => {
		const { prototype } = IDBDatabase;
		const begin: unknown = Reflect.get(prototype, 'transaction');
		Object.assign(window, { makeRoom: () => Object.assign(prototype, { transaction: begin }) });
		prototype.transaction = () => {
			throw new DOMException('no room', 'QuotaExceededError');
		};
	});
	const undo = page.getByRole('button', { name: 'Undo' }).first();
	await undo.click();
	await expect(page.getByRole('alert')).toContainText('no room left');
	await expectMoves(page, moves);
	await page.evaluate(() => {
		(window as unknown as { makeRoom: () => void }).makeRoom();
	});
	await undo.click();
	await expectMoves(page, moves - 1);
	await expect(page.getByRole('alert')).toHaveCount(0);
});
