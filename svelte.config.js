import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { withPrecache } from './scripts/precache.js';
import { shippedScripts } from './scripts/start-scripts.js';

/** Like /games, where the app does not live at the root of its server. */
const subPath = /** @type {'' | `/${string}`} */ (process.env['BASE_PATH'] ?? '');

/**
 * The scripts of the page itself, which the policy has to know: Kit allows only its own. They are shipped
 * without white and with short names (scripts/start-scripts.js): what is to be said of them is said here.
 * The first runs before anything else, also where nothing else can, and is in old style on purpose: it sets theme,
 * language and the room that tables will want (src/lib/store/shelf-size.ts), hides the page, which is written in
 * English, until it speaks the right language, asks for our letters once they have been fetched (src/lib/ui/face.ts),
 * keeps the browser's one offer to install the app, and tells when the browser is too old or a script did not arrive (a
 * missing picture is no reason): instead of a page that has not started, above one that has and asked for a part later.
 * Before it tells, a page that has not started tries once more by itself: a browser may drop what it was about to hand
 * over.
 * The second turns the start page to the right language with what scripts/start-page.js has put there.
 */
const startScripts = shippedScripts.map(
	(script) =>
		/** @type {`sha256-${string}`} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`)
);

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	// packages of the benchmarks' rival, which this app does not ship
	vitePlugin: { experimental: { disableSvelteResolveWarnings: true } },
	compilerOptions: {
		runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true),
		// a file of its own for every visitor, which only tells tools which Svelte this is
		discloseVersion: false
	},
	kit: {
		// index.html would overwrite the prerendered start page
		adapter: withPrecache(adapter({ fallback: '200.html' })),
		serviceWorker: { register: false },
		// pages find their files from any folder; only addresses that no page has need to know it
		paths: { base: subPath },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'script-src': ['self', ...startScripts],
				'style-src': ['self', 'unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'worker-src': ['self', 'blob:'],
				'media-src': ['self', 'blob:'],
				'frame-src': ['self', 'blob:'],
				'object-src': ['none'],
				'base-uri': ['none'],
				'form-action': ['none']
			}
		},
		version: { pollInterval: 0 },
		typescript: {
			config: (config) => ({
				...config,
				include: [
					...config['include'],
					'../scripts/**/*.js',
					'../*.config.js',
					'../*.config.ts',
					'../e2e/**/*.ts'
				]
			})
		}
	}
};
