// npm run check: everything that needs no browser.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './ready.js';

export function check() {
	mkdirSync(join(root, '.cache'), { recursive: true });
	run('npx', ['svelte-kit', 'sync']);
	run('npx', ['svelte-check', '--threshold', 'warning']);
	run('npx', ['tsc', '-p', 'src/service-worker']);
	run('npx', ['eslint', '.']);
	run('npx', ['prettier', '--check', '--log-level', 'warn', '.']);
	run('npx', ['vitest', 'run', '--reporter=dot', '--reporter=json', '--outputFile.json=.cache/unit.json']);
}

if (process.argv[1]?.endsWith('check.js')) check();
