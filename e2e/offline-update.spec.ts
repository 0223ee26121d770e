/** A new version arrives in the middle of a game, with a newer database: two real builds, two tabs. */
import { keptOf, tableOf } from './kept.ts';
import { letMonkeyPlay, playMoves, startTable, stopMonkey } from './monkey.ts';
import { nextVersion } from './second-build.ts';
import { builtApp, readyForOffline, serve } from './servers.ts';
import { movesShown } from './table.ts';
import { expect, test } from './watchful.ts';

test.use({ serviceWorkers: 'allow' });

test('it waits, is taken over between two moves, and no tab loses or spoils anything', async ({
	context
}) => {
	const next = await nextVersion();
	const server = await serve(builtApp);
	const page = await context.newPage();
	await startTable(page, server.address);
	const id = tableOf(page);
	await readyForOffline(page);
	const other = await context.newPage();
	await other.goto(page.url());
	await other.locator('.play').waitFor();

	await playMoves(page, 4);
	server.deploy(next.folder);
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
	});
	await page.locator('[data-update="waiting"]').waitFor();

	// it waits: the old version goes on
	const waiting = await keptOf(page, id);
	await playMoves(page, 1, 2);
	expect(waiting.version).toBe((next.databaseVersion - 1) * 10);

	// taken over while somebody plays
	await letMonkeyPlay(page, 3);
	const reloaded = page.waitForEvent('load');
	await page.locator('[data-update="waiting"] button.primary').click();
	await reloaded;
	await page.locator('.play').waitFor();
	const after = await keptOf(page, id);
	expect(after.version).toBe(next.databaseVersion * 10);
	expect(after.log.slice(0, waiting.log.length)).toEqual(waiting.log);
	expect(after.length).toBeGreaterThan(waiting.length);
	await expect(page.locator('.play')).toHaveAttribute('data-moves', String(after.length));
	await expect(page.locator('[data-update]')).toHaveCount(0);

	// the other tab is of the old version: it says so, and cannot write any more
	await other.locator('[data-update="taken"], [data-update="outdated"]').waitFor();
	await letMonkeyPlay(other);
	await other.locator('[role="alert"]').waitFor();
	await stopMonkey(other);
	expect((await keptOf(page, id)).revision).toBe(after.revision);
	await other.locator('[data-update] button.primary').click();
	await expect(other.locator('[data-update]')).toHaveCount(0);
	await expect(other.locator('.play')).toHaveAttribute('data-moves', String(after.length));

	// and both go on
	await playMoves(other, 1);
	await expect.poll(async () => (await movesShown(page)) - (await movesShown(other))).toBe(0);
	await server.kill();
});
