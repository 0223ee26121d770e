/** The linters read what is imported at the top of a file (scripts/arrows.js); what is loaded late is read here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { homes } from '../scripts/arrows.js';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.(ts|svelte)$/.test(file))
	.map((file) => ({ file: join('src', file), text: readFileSync(join(root, 'src', file), 'utf8') }));
/** Each file with each module that it loads late; types are not loaded. */
const late = sources.flatMap(({ file, text }) =>
	[...text.matchAll(/(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, module = '']) => ({
		file,
		module
	}))
);

it('no library is loaded late outside its home', () => {
	expect(late.length).toBeGreaterThan(50);
	const astray = late.filter(({ file, module }) =>
		homes.some(
			({ name, home }) => (module === name || module.startsWith(`${name}/`)) && !file.startsWith(`${home}/`)
		)
	);
	expect(astray).toEqual([]);
});

it('the pure folders are there at once', () => {
	const isPure = (file: string): boolean => /^src\/lib\/(table|sheets|validators|share\/codec)\//.test(file);
	expect(late.filter(({ file }) => isPure(file))).toEqual([]);
});
