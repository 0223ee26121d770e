// Node 20 does not read TypeScript: what runs outside the browser is bundled into .cache first.
import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} input from the root @param {string} file where the bundle belongs */
export async function bundle(input, file) {
	const { build } = await import('rolldown');
	mkdirSync(dirname(file), { recursive: true });
	// renamed when it is complete, so that two who bundle at the same time never read half a file
	const fresh = `${file}.${process.pid}`;
	await build({
		input: join(root, input),
		platform: 'node',
		// ours extends one that Kit writes, which a fresh clone does not have yet
		tsconfig: false,
		// the controls of the games are Svelte and belong to the browser
		external: [/\.svelte$/, /^\.\.?\/ui\//],
		output: { file: fresh, format: 'esm', codeSplitting: false },
		logLevel: 'silent'
	});
	renameSync(fresh, file);
}
