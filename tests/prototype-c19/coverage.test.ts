/** Every rule and ruling is named by the title of a test. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { facts } from '../../src/lib/sheets/prototype-c19/facts.ts';
import { rulebook, rulings } from '../../src/lib/validators/prototype-c19/rulebook.ts';

const titles = readdirSync(import.meta.dirname)
	.filter((file) => file.endsWith('.test.ts'))
	.flatMap(
		(file) => readFileSync(new URL(file, import.meta.url), 'utf8').match(/(it|describe)\('[^']*'/g) ?? []
	)
	.join('\n');

it.each([...Object.keys(rulebook), ...rulings.map(({ id }) => id)])('%s has a test', (id) => {
	expect(titles).toMatch(new RegExp(`${id}\\b`));
});

it('the standard maps have as many cells as the sheet', () => {
	const { health, risk } = facts.factsOf('standard');
	expect(health.cells.flat().filter((cell) => cell !== null)).toHaveLength(39);
	expect(risk.map.join('').replaceAll('H', '')).toHaveLength(38);
});
