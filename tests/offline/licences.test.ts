/** Every work that is shipped is named on the licences page, with its text. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licences } from '../../scripts/licences.js';
import { readLicences } from '../../src/lib/offline/licences.ts';

it('names the app, every dependency and font, each with a text', () => {
	const works = readLicences(licences());
	const names = works.flatMap((work) => work.names);
	const { dependencies } = JSON.parse(
		readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
	) as { dependencies: Record<string, string> };
	for (const name of ['Pipsheet', ...Object.keys(dependencies), 'svelte'])
		expect(
			names.some((one) => one.startsWith(`${name} `)),
			name
		).toBe(true);
	for (const { names, text } of works) expect(text.length, names.join()).toBeGreaterThan(300);
});
