// Runs src/cli/referee.ts. It is bundled once and again whenever a source is newer than the bundle, because
// Node 20 does not read TypeScript and starting a compiler for every question would cost more than the answer.
import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = join(root, '.cache/referee/referee.js');

/** @param {string} folder @returns {number} */
function newest(folder) {
	let latest = 0;
	for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
		if (!entry.name.endsWith('.ts') && !entry.name.endsWith('.json')) continue;
		latest = Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
	}
	return latest;
}

function built() {
	try {
		return statSync(bundle).mtimeMs;
	} catch {
		return 0;
	}
}

const sources = [
	newest(join(root, 'src/lib')),
	newest(join(root, 'src/cli')),
	statSync(import.meta.filename).mtimeMs
];
if (built() < Math.max(...sources)) {
	const { build } = await import('rolldown');
	mkdirSync(join(root, '.cache/referee'), { recursive: true });
	const fresh = `${bundle}.${process.pid}`;
	await build({
		input: join(root, 'src/cli/referee.ts'),
		platform: 'node',
		// the controls of the games are Svelte and belong to the browser
		external: [/\.svelte$/, /^\.\.?\/ui\//],
		output: { file: fresh, format: 'esm', codeSplitting: false },
		logLevel: 'silent'
	});
	renameSync(fresh, bundle);
}

await import(pathToFileURL(bundle).href);
