// Modules, with types. Components are read by eslint, which understands them.
import js from '@eslint/js';
import ts from 'typescript-eslint';
import { arrows } from './scripts/arrows.js';

/** The compiler refuses what these are about, and oxlint does not know them. */
const UNKNOWN = ['no-octal', 'no-dupe-args', 'no-new-symbol'];

/** What eslint's own sets name, by the names that it has here. @param {Record<string, unknown>} rules */
const named = (rules) =>
	Object.fromEntries(
		Object.entries(rules)
			.filter(([name]) => !UNKNOWN.includes(name))
			.map(([name, how]) => [name.replace('@typescript-eslint/', 'typescript/'), how])
	);

const rules = {
	...Object.assign(
		{},
		...[js.configs.recommended, ...ts.configs.recommendedTypeChecked].map((set) => named({ ...set.rules }))
	),
	'no-undef': 'off',
	'typescript/no-non-null-assertion': 'error',
	'typescript/switch-exhaustiveness-check': 'error',
	'typescript/no-unnecessary-condition': 'error',
	'typescript/consistent-type-imports': 'error',
	'typescript/restrict-template-expressions': ['error', { allowNumber: true }]
};

/** For scripts, which are typed by their comments only. */
const untyped = Object.fromEntries(
	Object.entries(named({ ...ts.configs.disableTypeChecked.rules })).filter(([name]) => name in rules)
);

export default {
	plugins: ['typescript'],
	categories: { correctness: 'off' },
	ignorePatterns: ['build/**', '.svelte-kit/**', '.cache/**', 'test-results/**', '**/*.svelte'],
	options: { typeAware: true },
	rules,
	overrides: [
		...arrows.map(({ files, patterns }) => ({
			files,
			rules: { 'typescript/no-restricted-imports': ['error', { patterns }] }
		})),
		{ files: ['**/*.js'], rules: untyped },
		{ files: ['tests/**', 'e2e/**'], rules: { 'typescript/no-non-null-assertion': 'off' } }
	]
};
