/** A position as text: each field has a name in four languages, and reads back as it was. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../src/lib/games.ts';
import { inWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';
import { replay } from '../../src/lib/table/engine.ts';
import type { Table } from '../../src/lib/table/record.ts';
import { asText, fromText, kindOf } from '../../src/lib/ui/entry/as-text.ts';
import { games } from '../games.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (part: unknown): part is Fields =>
	typeof part === 'object' && part !== null && !Array.isArray(part);
/** The fields as they are listed: those of one player are fields of their own. */
const fieldsIn = (position: Fields): (readonly [string, unknown])[] =>
	Object.entries(position).flatMap(([field, part]): (readonly [string, unknown])[] =>
		Array.isArray(part) && part.length > 0 && part.every(isFields)
			? [[field, null] as const, ...part.flatMap(fieldsIn)]
			: field === 'by'
				? []
				: [[field, part] as const]
	);

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	const folder = new URL(`../${id}/golden/`, import.meta.url);
	const all = readdirSync(folder).flatMap((file) => {
		const { table } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { table: Table };
		return replay(game, table).line.states.flatMap((state) => fieldsIn(game.position.of(state) ?? {}));
	});
	const names = [...new Set(all.map(([field]) => field))];

	it.each(languages)('every field has a name in %s', async (language) => {
		const { entry } = await loadWords(id, language);
		const talk = talkIn(language, ['Ana']);
		const told = names.map((field) =>
			inWords(entry, { key: `field.${field}`, values: { player: 0, at: 1 } }, talk)
		);
		expect(names.length).toBeGreaterThan(8);
		expect(told.filter((name) => /undefined|NaN|^$/.test(name))).toEqual([]);
	});

	it('what is written reads back', () => {
		for (const [, part] of all) expect(fromText(kindOf(part), asText(kindOf(part), part))).toEqual(part);
	});
});

it('numbers stand as on paper, and what cannot be read stays text', () => {
	expect(asText('row', [6, null, 1])).toBe('6 . 1');
	expect(fromText('row', ' 6  . 1')).toEqual([6, null, 1]);
	expect(fromText('row', '')).toEqual([]);
	expect(asText('json', { rat: 1 })).toBe('{"rat":1}');
	expect(fromText('json', '{"rat":')).toBe('{"rat":');
});
