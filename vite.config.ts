import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Workers know the registry of games, but draw no screens: the games' controls are left out of them. */
const withoutScreens: Plugin = {
	name: 'without-screens',
	enforce: 'pre',
	load: (id) => (id.endsWith('.svelte') ? 'export default null' : null)
};

export default defineConfig({
	plugins: [sveltekit()],
	build: { target: 'es2022' },
	worker: { format: 'es', plugins: () => [withoutScreens] },
	test: {
		include: ['tests/**/*.test.ts'],
		environment: 'node',
		// a slow machine is no failure: nothing here asserts a time
		testTimeout: 120_000,
		benchmark: { include: ['tests/bench/**/*.bench.ts'] }
	}
});
