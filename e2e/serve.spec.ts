/** The server of `npm start`, asked from outside. */
import { request as ask } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingHttpHeaders } from 'node:http';
import { builtApp, readyForOffline, serve } from './servers.ts';
import { expect, test } from './watchful.ts';

interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly size: number;
}

/** Without a client that tidies up the path first. */
const answerTo = (address: string, path: string, method = 'GET'): Promise<Answer> =>
	new Promise((done, failed) => {
		const { hostname, port } = new URL(address);
		ask({ hostname, port, path, method }, (response) => {
			let size = 0;
			response.on('data', (part: Buffer) => (size += part.length));
			response.on('end', () => {
				done({ status: response.statusCode ?? 0, headers: response.headers, size });
			});
		})
			.on('error', failed)
			.end();
	});

test('every answer has the headers that docs/hosting.md asks for', async () => {
	const server = await serve(builtApp);
	const wanted = readFileSync(join(builtApp, '_headers'), 'utf8');
	const [, everywhere = ''] = /^\/\*\n((?: {2}.*\n)+)/.exec(wanted) ?? [];
	// hosts join what two rules say of one header
	const said = [...wanted.matchAll(/^ {2}([^:]+):/gm)].map(([, name]) => name);
	expect(said).toEqual([...new Set(said)]);
	const headers = everywhere
		.trim()
		.split('\n')
		.map((line) => line.trim().split(': '));
	expect(headers.length).toBeGreaterThan(2);
	for (const path of ['/', '/settings/', '/icon.svg', '/no/such/page']) {
		const answer = await answerTo(server.address, path);
		for (const [name = '', value] of headers) expect(answer.headers[name.toLowerCase()], path).toBe(value);
	}
	await server.kill();
});

test('only GET and HEAD are answered, and HEAD without a body', async () => {
	const server = await serve(builtApp);
	const head = await answerTo(server.address, '/', 'HEAD');
	expect([head.status, head.size]).toEqual([200, 0]);
	for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
		const { status, headers } = await answerTo(server.address, '/', method);
		expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
	}
	await server.kill();
});

test('nothing outside the folder and the sub-path is served', async () => {
	const server = await serve(builtApp, '/games');
	for (const path of ['/games', '/games/', '/games/settings/'])
		expect((await answerTo(server.address, path)).status, path).toBe(200);
	for (const path of [
		'/',
		'/gamesx/',
		'/games-old/settings/',
		'/games/../package.json',
		'/games/%2e%2e/package.json'
	])
		expect((await answerTo(server.address, path)).status, path).toBe(404);
	await server.kill();
});

test.describe('offline', () => {
	test.use({ serviceWorkers: 'allow' });

	test('the licence texts of everything that is shipped are there, offline too', async ({ page }) => {
		const text = readFileSync(join(builtApp, 'licences.txt'), 'utf8');
		const { dependencies } = JSON.parse(
			readFileSync(new URL('../package.json', import.meta.url), 'utf8')
		) as {
			dependencies: Record<string, string>;
		};
		for (const name of [...Object.keys(dependencies), 'svelte'])
			expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
		for (const licence of ['Apache License', 'SIL OPEN FONT LICENSE', 'MIT License', 'Dexie.js'])
			expect(text).toContain(licence);
		await page.goto('/privacy/');
		await readyForOffline(page);
		await page.context().setOffline(true);
		await page.getByRole('link', { name: 'Read the licences' }).click();
		await page
			.getByText(/alegreya-sans \d/)
			.first()
			.click();
		await expect(page.getByText('SIL OPEN FONT LICENSE').first()).toBeVisible();
	});
});
