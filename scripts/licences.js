// The licence texts of everything that the build contains, as one file that is shipped with it.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.js';

/** Compiled into every page, although they are tools for whoever builds it. */
const compiledIn = ['svelte', 'clsx', 'devalue', 'esm-env', '@sveltejs/kit'];

/** @typedef {{ version: string, license?: string, dependencies?: Record<string, string> }} Package */

/** The app's own dependencies and theirs, and so on. @param {Record<string, Package>} packages the lock file's */
function shipped(packages) {
	const found = new Set(compiledIn);
	const open = Object.keys(packages['']?.dependencies ?? {});
	for (let name = open.pop(); name; name = open.pop()) {
		if (found.has(name)) continue;
		found.add(name);
		open.push(...Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}));
	}
	return [...found].sort();
}

/** @param {string} name */
function textOf(name) {
	const folder = join(root, 'node_modules', name);
	const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying|ofl)/i.test(file));
	if (files.length === 0) throw new Error(`${name} comes without the text of its licence`);
	return files
		.sort()
		.map((file) => readFileSync(join(folder, file), 'utf8').trim())
		.join('\n\n');
}

/** Packages with the same text stand above it together. */
export function licences() {
	const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
	const byText = /** @type {Map<string, string[]>} */ (new Map());
	for (const name of shipped(packages)) {
		const { version, license } = packages[`node_modules/${name}`];
		const text = textOf(name);
		byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
	}
	const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
	const rule = '='.repeat(72);
	const parts = [['Pipsheet (MIT)', own], ...[...byText].map(([text, names]) => [names.join('\n'), text])];
	return `${parts.map(([names, text]) => `${rule}\n${names}\n${rule}\n\n${text}\n`).join('\n')}`;
}
