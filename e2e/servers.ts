/** Servers that a test can kill, and what a build consists of. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { appServer } from '../scripts/serve.js';

export const builtApp = fileURLToPath(new URL('../build', import.meta.url));

export interface Server {
	readonly address: string;
	/** What was asked for, in this order. */
	readonly asked: readonly string[];
	/** From now on another build is served from the same address. */
	deploy(folder: string): void;
	/** Keeps everybody who asks for such an address waiting, until it is let go. */
	hold(pattern: RegExp): () => void;
	/** As if the cable were cut: open connections, too. */
	kill(): Promise<void>;
}

export async function serve(folder: string, base = '', port = 0): Promise<Server> {
	let app = appServer(folder, base);
	let held: { pattern: RegExp; over: Promise<void> } | null = null;
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? '');
		const answer = (): unknown => app.emit('request', request, response);
		if (held?.pattern.test(request.url ?? '')) void held.over.then(answer);
		else answer();
	});
	await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
	const { port: given } = server.address() as AddressInfo;
	return {
		address: `http://localhost:${given}${base}/`,
		asked,
		deploy: (next) => {
			app = appServer(next, base);
		},
		hold: (pattern) => {
			let letGo = (): void => undefined;
			const over = new Promise<void>((done) => (letGo = done));
			held = { pattern, over };
			return letGo;
		},
		kill: () =>
			new Promise((done) => {
				server.close(() => {
					done();
				});
				server.closeAllConnections();
			})
	};
}

/** What the service worker is told to keep. Addresses are relative to the root of the build. */
export function keptFiles(folder: string): readonly { readonly url: string; readonly game?: string }[] {
	const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
	const { precache } = JSON.parse(worker.slice('Object.assign(self,'.length, worker.indexOf(');\n'))) as {
		precache: readonly { url: string; game?: string }[];
	};
	return precache;
}

/** The addresses of all pages of a build. */
export const pagesOf = (folder: string): readonly string[] =>
	keptFiles(folder)
		.map(({ url }) => url)
		.filter((url) => url.endsWith('/'));

/** The first visit is over: everything is on the device. */
export const readyForOffline = (page: Page): Promise<unknown> =>
	page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		if (navigator.serviceWorker.controller) return;
		await new Promise((done) => {
			navigator.serviceWorker.addEventListener('controllerchange', done);
		});
	});
