// Which modules are shipped in one file: what is asked for together. With a file for each small module that two screens
// share, a table asked for 137 files, most of them smaller than the asking. e2e/screens.spec.ts says how many
// files a table may ask for.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.js';

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: string[] } | null }} Graph */

/** The files, in this order: what a module brings along goes with it, unless an earlier file has it. */
const FILES = ['start', 'covers', 'common', 'offline', 'game', 'store', 'rules', 'shared', 'play', 'words'];

const at = (/** @type {string} */ path) => join(root, path);
const games = readdirSync(at('src/lib/validators')).filter((name) => name !== 'kit');
const rules = games.map((game) => at(`src/lib/validators/${game}/game.ts`));
const controls = games.map((game) => at(`src/lib/ui/${game}/controls.ts`));
const screens = readdirSync(at('src/routes'), { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('+page.svelte') && !file.startsWith('in'))
	.map((file) => at(`src/routes/${file}`));
const table = at('src/routes/table/+page.svelte');
const setUp = at('src/routes/new/+page.svelte');
const play = at('src/lib/ui/play/PlayScreen.svelte');
/** What the start page brings after itself. */
const afterStart = ['UpdateNotice', 'OfflineLine', 'InstallHint'].map((name) =>
	at(`src/lib/offline/${name}.svelte`)
);

/** What the start page cannot do without, besides its own components; with it come Svelte and Kit. */
const START =
	/\/(accent|i18n\/languages|i18n\/language\.svelte|(common|home)\/index|shelf-size|ui\/[\w-]+\/box|home\/boxes|ui\/signs)\.ts$|\/(ui\/Sign|home\/GameEmblem)\.svelte$|\/runtime\/(client\/entry|app\/navigation)\.js$/;
const COVER = /\/games\/[\w-]+\/[\w-]+\/cover\.ts$|\/home\/covers\.ts$/;
/** How words are found: small, and every screen wants some. */
const GLUE = /\/i18n\/([\w-]+|[\w-]+\/index|games\/[\w-]+\/words)\.ts$/;
/** Words that a table and its set-up ask for besides those of the game: a few hundred bytes each. */
const WORDS = /\/i18n\/(?:faults|setup|editions|origin|play|end)\/(?!index)([\w-]+)\.ts$/;
const OFFLINE = /\/(workbox-window|runtime\/app\/state)\//;
const KIT = /\/(sheets|validators)\/kit\//;
const RUNTIME = /\/svelte\/src\/(reactivity|motion|easing)\/|@oxc-project/;
const OURS = /\/src\/lib\/|\/valibot\//;

/** What each module brings along, itself included. @type {Map<string, Set<string>>} */
const brought = new Map();
/** In which file each module is. @type {Map<string, readonly [file: string, name: string] | null>} */
const found = new Map();

/** @param {Graph} graph @param {string} id */
function broughtBy(graph, id) {
	const known = brought.get(id);
	if (known) return known;
	const all = new Set([id]);
	for (const one of all) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) all.add(next);
	brought.set(id, all);
	return all;
}

/** The file of a module, and its name where there are several; null where it is best left to the bundler.
 *  @param {string} id @param {Graph} graph @returns {readonly [file: string, name?: string] | null} */
function fileOf(id, graph) {
	const bringers = (/** @type {string[]} */ modules) =>
		modules.filter((module) => broughtBy(graph, module).has(id)).length;
	const brings = (/** @type {string} */ module) => bringers([module]) > 0;
	if (START.test(id)) return ['start'];
	if (COVER.test(id)) return ['covers'];
	if (OFFLINE.test(id) || bringers(afterStart) > 0) return ['offline'];
	const [, language] = WORDS.exec(id) ?? [];
	if (language !== undefined) return ['words', `words-${language}`];
	if (RUNTIME.test(id)) return ['common'];
	if (id.includes('/dexie/')) return ['store'];
	if (!OURS.test(id)) return null;
	if (id.includes('/lib/store/') && [...broughtBy(graph, id)].some((one) => one.includes('/dexie/')))
		return ['store'];
	if (GLUE.test(id) || bringers(screens) > screens.length / 3) return ['common'];
	if (KIT.test(id) || bringers(rules) > 1 || (brings(table) && brings(setUp))) return ['game'];
	const only = games.find((_, nth) => brings(rules[nth] ?? ''));
	if (only !== undefined) return ['rules', only];
	const withoutPlay = screens.filter((screen) => !broughtBy(graph, screen).has(play));
	if (brings(table) && bringers(withoutPlay) > 0) return ['shared'];
	return brings(table) || bringers(controls) > 1 ? ['play'] : null;
}

/** @param {string} id @param {Graph} graph */
function remembered(id, graph) {
	const known = found.get(id);
	if (known !== undefined) return known;
	const [file, name = file] = fileOf(id, graph) ?? [];
	const now = file === undefined || name === undefined ? null : /** @type {const} */ ([file, name]);
	found.set(id, now);
	return now;
}

/** For rolldown's `codeSplitting`. */
export const groups = FILES.map((file, nth) => ({
	name: (/** @type {string} */ id, /** @type {Graph} */ graph) => {
		const [own, name = null] = remembered(id, graph) ?? [];
		return own === file ? name : null;
	},
	priority: FILES.length - nth
}));

/** Each build (the pages', the browser's) has a graph of its own. @type {import('vite').Plugin} */
export const forgetful = {
	name: 'forget-chunks',
	renderStart() {
		brought.clear();
		found.clear();
	}
};
