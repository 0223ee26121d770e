// Vite's list of what it has built: which file came from which module, and what it imports.
import { readFileSync } from 'node:fs';

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest */

/** @param {string} path @returns {Manifest} */
export const readManifest = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * A module and all that it imports, by the names they have in the list.
 * @param {Manifest} manifest
 * @param {string} module
 * @param {Set<string>} [found]
 */
export function withImports(manifest, module, found = new Set()) {
	if (found.has(module)) return found;
	found.add(module);
	for (const name of manifest[module]?.imports ?? []) withImports(manifest, name, found);
	return found;
}
