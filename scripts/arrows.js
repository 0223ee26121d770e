// Which folder may import what: for both linters, the one that reads modules and the one that reads components.

/** Each outside library has one home, so that it can be understood, replaced and loaded late in one place. */
export const homes = [
	{ name: 'dexie', home: 'src/lib/store', why: 'storage is reached through store/ only' },
	{ name: 'pdf-lib', home: 'src/lib/print', why: 'it weighs 175 KB and is loaded on demand by print/ only' },
	{
		name: '@zxing/browser',
		home: 'src/lib/share',
		why: 'it weighs 123 KB and is loaded on demand by share/ only'
	},
	{
		name: '@zxing/library',
		home: 'src/lib/share',
		why: 'it weighs 123 KB and is loaded on demand by share/ only'
	},
	{ name: 'workbox-window', home: 'src/lib/offline', why: 'updates are handled in offline/ only' },
	{
		name: 'lean-qr',
		home: 'src/lib/share',
		why: 'a code is drawn once, for screen and paper: use share/modules.ts'
	},
	{
		name: 'simple-statistics',
		home: 'src/lib/statistics',
		why: 'numbers about tables are worked out in statistics/ only'
	},
	{
		name: 'valibot',
		home: 'src/lib/table',
		why: 'outside data enters through table/ only: use table/shape.ts'
	}
];

/** Everything that comes after the rules. */
const screens = [
	'i18n',
	'ui',
	'store',
	'print',
	'share',
	'offline',
	'dice',
	'statistics',
	'rulebook',
	'samples',
	'routes',
	'cli',
	'service-worker'
];

/** table <- sheets <- validators <- everything else */
const pure = [
	{ folder: 'src/lib/table', mayNot: ['sheets', 'validators', ...screens] },
	{ folder: 'src/lib/sheets', mayNot: ['validators', ...screens] },
	{ folder: 'src/lib/validators', mayNot: screens },
	{
		folder: 'src/lib/share',
		files: [
			'src/lib/share/codec/**',
			'src/lib/share/{copies,domain,joint,merge,message,modules,open-moves,qr,spoken,tiles,turn}.ts'
		],
		mayNot: screens.filter((folder) => folder !== 'share')
	}
];

const librariesExcept = (/** @type {string | null} */ folder) =>
	homes
		.filter(({ home }) => home !== folder)
		.map(({ name, why, home }) => ({ group: [name, `${name}/*`], message: `${why} (${home}).` }));

const STORE = 'src/lib/store';

/**
 * What the files of a folder may not import, and why; a later entry stands for an earlier one.
 * @type {{ files: string[], patterns: ({ message: string } & ({ group: string[] } | { regex: string }))[] }[]}
 */
export const arrows = [
	{ files: ['src/**'], patterns: librariesExcept(null) },
	...[...new Set(homes.map(({ home }) => home))].map((home) => ({
		files: [`${home}/**`],
		patterns: librariesExcept(home)
	})),
	{
		files: [`${STORE}/**`],
		patterns: [
			...librariesExcept(STORE),
			{
				group: ['**/ui/**', '**/print/**', '**/share/**', '**/dice/**'],
				message: 'the store keeps what it is given: screens, paper and codes come to it, never the other way.'
			}
		]
	},
	...pure.map(({ folder, mayNot, files = [`${folder}/**`] }) => ({
		files,
		patterns: [
			...librariesExcept(folder),
			...mayNot.map((other) => ({
				group: [`**/${other}/**`],
				message: `arrows go one way: table <- sheets <- validators <- everything else. This part of ${folder} knows nothing of ${other}.`
			})),
			{
				group: ['$lib/*', '$app/*', 'svelte', 'svelte/*', 'node:*'],
				message:
					'the pure folders run unchanged in the browser, in vitest and in Node: relative imports with .ts endings only.'
			},
			{
				regex: '^(\\.\\./)+(games|referee|read-table|examine|samples)\\.ts$',
				message: 'a game is a value: whoever loads games and words comes after the rules.'
			}
		]
	}))
];
