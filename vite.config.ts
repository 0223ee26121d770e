import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { forgetful, groups } from './scripts/chunks.js';

/** Workers know the registry of games, but draw no screens: the games' controls are left out of them. */
const withoutScreens: Plugin = {
	name: 'without-screens',
	enforce: 'pre',
	load: (id) => (id.endsWith('.svelte') ? 'export default null' : null)
};

/** Kit takes all of Svelte for four of its functions: the start page would carry the rest along. */
const onlyWhatKitNeeds: Plugin = {
	name: 'only-what-kit-needs',
	enforce: 'pre',
	transform: (code, id) =>
		id.endsWith('/runtime/client/client.js')
			? code.replace(
					"import * as svelte from 'svelte';",
					"import * as all from 'svelte';\nconst svelte = { onMount: all.onMount, settled: all.settled, tick: all.tick, untrack: all.untrack };"
				)
			: null
};

export default defineConfig({
	plugins: [onlyWhatKitNeeds, forgetful, sveltekit()],
	// the oldest browsers that have what cannot be translated; src/app.html tells older ones
	build: {
		target: ['safari15.4', 'chrome108', 'firefox104'],
		rolldownOptions: {
			checks: { bundlerTimings: false, pluginTimings: false },
			output: { codeSplitting: { groups } }
		}
	},
	worker: { format: 'es', plugins: () => [withoutScreens] }
});
