// Components, and modules with runes. All other modules are read by oxlint, which is ten times as quick with types.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { arrows } from './scripts/arrows.js';
import svelteConfig from './svelte.config.js';

/** @param {object[]} patterns @returns {Record<string, ['error', object]>} */
const restricted = (patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

export default ts.config(
	{ ignores: ['build/', '.svelte-kit/', '.cache/', 'node_modules/', 'test-results/', 'playwright-report/'] },
	{ ignores: ['**/*.js', '**/*.ts', '!**/*.svelte.ts'] },
	js.configs.recommended,
	...ts.configs.recommended,
	...svelte.configs.recommended,
	{
		// components are typed by svelte-check; to lint them by types the compiler would begin anew for each of them
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: { extraFileExtensions: ['.svelte'] }
		},
		rules: {
			'no-undef': 'off',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'svelte/no-navigation-without-resolve': 'off',
			// sets and maps here are built once and never changed: a new one replaces the old
			'svelte/prefer-svelte-reactivity': 'off'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},
	...arrows.map(({ files, patterns }) => ({ files, rules: restricted(patterns) }))
);
