import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [svelte()],
	test: {
		include: ['tests/**/*.test.ts'],
		environment: 'node',
		// a test that asserts nothing cannot fail
		expect: { requireAssertions: true },
		// the modules are pure: loading them once a worker instead of once a file saves a quarter of the time
		isolate: false,
		maxWorkers: 2,
		// a slow machine is no failure: nothing here asserts a time
		testTimeout: 300_000,
		benchmark: { include: ['tests/bench/**/*.bench.ts'] }
	}
});
