/** Bundles the store page once a worker and answers for a made-up address, so that no server is needed. */
import type { BrowserContext } from '@playwright/test';
import { build, type Plugin, type Rolldown } from 'vite';
import { fileURLToPath } from 'node:url';

export const ADDRESS = 'http://store.test/';

let bundled: Promise<string> | null = null;

/** The registry knows the games' controls; this page draws none. */
const withoutScreens: Plugin = {
	name: 'without-screens',
	enforce: 'pre',
	load: (id) => (id.endsWith('.svelte') ? 'export default null' : null)
};

async function bundle(): Promise<string> {
	const result = (await build({
		configFile: false,
		logLevel: 'error',
		plugins: [withoutScreens],
		build: {
			write: false,
			target: 'es2022',
			minify: false,
			lib: { entry: fileURLToPath(new URL('entry.ts', import.meta.url)), formats: ['es'] },
			rolldownOptions: { output: { codeSplitting: false } }
		}
	})) as Rolldown.RolldownOutput[];
	const chunk = result[0]?.output[0];
	if (!chunk) throw new Error('nothing was built');
	return chunk.code;
}

export async function serveStore(context: BrowserContext): Promise<void> {
	const code = await (bundled ??= bundle());
	await context.route(`${ADDRESS}**`, (route) =>
		route.request().url().endsWith('.js')
			? route.fulfill({ contentType: 'text/javascript', body: code })
			: route.fulfill({
					contentType: 'text/html',
					body: '<!doctype html><title>store</title><script type="module" src="/store.js"></script>'
				})
	);
}
