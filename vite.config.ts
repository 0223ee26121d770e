import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [sveltekit()],
	build: { target: 'es2022' },
	worker: { format: 'es' },
	test: {
		include: ['tests/**/*.test.ts'],
		environment: 'node',
		benchmark: { include: ['tests/bench/**/*.bench.ts'] }
	}
});
