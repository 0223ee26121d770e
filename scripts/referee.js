// Runs src/cli/referee.ts. It is bundled once (installing what that needs) and again whenever a source is newer than the bundle, because
// starting a compiler for every question would cost more than the answer.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from './bundle.js';
import { installPackages } from './ready.js';

const file = join(root, '.cache/referee/referee.js');

/** @param {string} folder @returns {number} */
function newest(folder) {
	let latest = 0;
	for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
		if (!entry.name.endsWith('.ts') && !entry.name.endsWith('.json') && !entry.name.endsWith('.js')) continue;
		latest = Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
	}
	return latest;
}

function built() {
	try {
		return statSync(file).mtimeMs;
	} catch {
		return 0;
	}
}

if (built() < Math.max(newest('src/lib'), newest('src/cli'), newest('scripts'))) {
	installPackages();
	await bundle('src/cli/referee.ts', file);
}

await import(pathToFileURL(file).href);
