import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';

/** Workers know the registry of games, but draw no screens: the games' controls are left out of them. */
const withoutScreens: Plugin = {
	name: 'without-screens',
	enforce: 'pre',
	load: (id) => (id.endsWith('.svelte') ? 'export default null' : null)
};

export default defineConfig({
	plugins: [sveltekit()],
	// the oldest browsers that have what cannot be translated; src/app.html tells older ones
	build: {
		target: ['safari15.4', 'chrome108', 'firefox104'],
		rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } }
	},
	worker: { format: 'es', plugins: () => [withoutScreens] }
});
