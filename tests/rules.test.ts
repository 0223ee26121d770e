/** Every rule and every ruling of every game is named by the title of one of that game's tests; changed answers. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asAgreed } from '../src/lib/table/rules.ts';
import { defaultOf } from '../src/lib/validators/kit/rulebook.ts';
import { gameOf, games } from './games.ts';

/** What stands first in the brackets of `it`, `describe` and what `each` returns. */
const TITLE = /(?:\b(?:it|describe)(?:\.\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

function titlesOf(game: string): string {
	const folder = join(import.meta.dirname, game);
	return readdirSync(folder)
		.filter((file) => file.endsWith('.test.ts'))
		.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(TITLE)])
		.map(([, , title]) => title)
		.join('\n');
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, { rulebook, rulings }) => {
	it('names every rule and ruling in the title of a test', () => {
		const titles = titlesOf(id);
		const ids = [...Object.keys(rulebook), ...rulings.map((ruling) => ruling.id)];
		expect(ids.length).toBeGreaterThan(0);
		expect(ids.filter((rule) => !new RegExp(`${rule}\\b`).test(titles))).toEqual([]);
	});

	it('a table of version 1 keeps the first answer, which was the usual one then', () => {
		const changed = rulings.filter((ruling) => defaultOf(ruling) !== ruling.answers[0]);
		const then = Object.fromEntries(changed.map(({ id: ruling, answers }) => [ruling, answers[0]]));
		expect(asAgreed(gameOf(id), {}, 1)?.rulings ?? {}).toEqual(then);
	});
});
