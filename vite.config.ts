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
	build: { target: 'es2022' },
	worker: { format: 'es', plugins: () => [withoutScreens] }
});
