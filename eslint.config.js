import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Each outside library has one home, so that it can be understood, replaced and loaded late in one place. */
const homes = [
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

/** table <- sheets <- validators <- everything else */
const pure = [
	{
		folder: 'src/lib/table',
		mayNot: ['sheets', 'validators', 'i18n', 'ui', 'store', 'print', 'share', 'offline', 'dice']
	},
	{
		folder: 'src/lib/sheets',
		mayNot: ['validators', 'i18n', 'ui', 'store', 'print', 'share', 'offline', 'dice']
	},
	{ folder: 'src/lib/validators', mayNot: ['i18n', 'ui', 'store', 'print', 'share', 'offline', 'dice'] },
	{
		folder: 'src/lib/share',
		files: [
			'src/lib/share/codec/**',
			'src/lib/share/{copies,domain,joint,merge,message,modules,open-moves,qr,spoken,tiles,turn}.ts'
		],
		mayNot: ['i18n', 'ui', 'store', 'print', 'offline', 'dice', 'routes']
	}
];

const librariesExcept = (/** @type {string | null} */ folder) =>
	homes
		.filter(({ home }) => home !== folder)
		.map(({ name, why, home }) => ({ group: [name, `${name}/*`], message: `${why} (${home}).` }));

/** @param {{ group: string[], message: string }[]} patterns @returns {Record<string, ['error', object]>} */
const restricted = (patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

export default ts.config(
	{ ignores: ['build/', '.svelte-kit/', '.cache/', 'node_modules/', 'test-results/', 'playwright-report/'] },
	js.configs.recommended,
	...ts.configs.recommendedTypeChecked,
	...svelte.configs.recommended,
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] }
		},
		rules: {
			'no-undef': 'off',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': 'error',
			'@typescript-eslint/no-unnecessary-condition': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			'svelte/no-navigation-without-resolve': 'off',
			// sets and maps here are built once and never changed: a new one replaces the old
			'svelte/prefer-svelte-reactivity': 'off'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},
	{
		files: ['src/**'],
		rules: restricted(librariesExcept(null))
	},
	...[...new Set(homes.map(({ home }) => home))].map((home) => ({
		files: [`${home}/**`],
		rules: restricted(librariesExcept(home))
	})),
	{
		files: ['src/lib/store/**'],
		rules: restricted([
			...librariesExcept('src/lib/store'),
			{
				group: ['**/ui/**', '**/print/**', '**/share/**', '**/dice/**'],
				message: 'the store keeps what it is given: screens, paper and codes come to it, never the other way.'
			}
		])
	},
	...pure.map(({ folder, mayNot, files = [`${folder}/**`] }) => ({
		files,
		rules: restricted([
			...librariesExcept(folder),
			...mayNot.map((other) => ({
				group: [`**/${other}/**`],
				message: `arrows go one way: table <- sheets <- validators <- everything else. This part of ${folder} knows nothing of ${other}.`
			})),
			{
				group: ['$lib/*', '$app/*', 'svelte', 'svelte/*', 'node:*'],
				message:
					'the pure folders run unchanged in the browser, in vitest and in Node: relative imports with .ts endings only.'
			}
		])
	})),
	// components are typed by svelte-check; to lint them by types the compiler would begin anew for each of them
	{
		files: ['**/*.js', '**/*.svelte'],
		extends: [ts.configs.disableTypeChecked],
		languageOptions: { parserOptions: { projectService: false } }
	},
	{
		files: ['tests/**', 'e2e/**'],
		rules: { '@typescript-eslint/no-non-null-assertion': 'off' }
	}
);
