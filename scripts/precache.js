// Tells the service worker what the build consists of. SvelteKit's own list lacks the fallback page and the web
// workers, and knows no checksums: with them a half uploaded version is refused as a whole instead of mixed.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { licences } from './licences.js';
import { readManifest, withImports } from './manifest.js';
import { foldStartPage } from './start-page.js';

/** Fetched anew anyway, asked for only when online, or shown only by a shop before the app is installed. */
const leftOut = /^(service-worker\.js|_headers|_app\/version\.json|screenshots\/.*)$/;

/** @param {string} folder */
function filesOf(folder) {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.filter((file) => !leftOut.test(file))
		.sort();
}

/** Each game has a folder of this name. */
const games = readdirSync(fileURLToPath(new URL('../src/lib/validators', import.meta.url))).filter(
	(name) => name !== 'kit'
);

/** @param {string} path of a module or a page */
const gameIn = (path) => games.find((game) => path.split(/[/.]/).includes(game));

/**
 * The game of every file that one game alone needs; what the open game needs is fetched first.
 * @param {import('./manifest.js').Manifest} manifest
 */
function gamesOf(manifest) {
	const needed = /** @type {Map<string, Set<string | undefined>>} */ (new Map());
	for (const module of Object.keys(manifest).filter((name) => name.includes('/')))
		for (const name of withImports(manifest, module)) {
			const { file = '', css = [] } = manifest[name] ?? {};
			for (const one of [file, ...css]) needed.set(one, (needed.get(one) ?? new Set()).add(gameIn(module)));
		}
	return (/** @type {string} */ file) => {
		const [game, ...others] = needed.get(file) ?? [gameIn(file)];
		return others.length === 0 ? game : undefined;
	};
}

/** @param {string} folder @param {string} file @param {string | undefined} game */
function entryOf(folder, file, game) {
	const bytes = readFileSync(join(folder, file));
	const digest = createHash('sha256').update(bytes).digest('base64');
	// a folder's page is asked for by the folder's address: some servers redirect from index.html
	const page = file.match(/^(.*\/)?index\.html$/);
	return {
		url: page ? `./${page[1] ?? ''}` : `./${file}`,
		revision: file.includes('/immutable/') ? null : digest.slice(0, 16),
		integrity: `sha256-${digest}`,
		...(game && { game })
	};
}

/**
 * The adapter, then the languages of the start page, the licences beside it and the list in front of the service worker.
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @param {string} folder where it builds to
 * @returns {import('@sveltejs/kit').Adapter}
 */
export const withPrecache = (adapter, folder = 'build') => ({
	...adapter,
	async adapt(builder) {
		await adapter.adapt(builder);
		const manifest = readManifest(join(builder.config.kit.outDir, 'output/client/.vite/manifest.json'));
		foldStartPage(folder, manifest);
		writeFileSync(join(folder, 'licences.txt'), licences());
		const worker = join(folder, 'service-worker.js');
		const gameOf = gamesOf(manifest);
		const entries = filesOf(folder).map((file) => entryOf(folder, file, gameOf(file)));
		const known = { precache: entries, builtFor: builder.config.kit.paths.base };
		const code = readFileSync(worker, 'utf8');
		writeFileSync(worker, `Object.assign(self,${JSON.stringify(known)});\n${code}`);
	}
});
