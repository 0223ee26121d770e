/** Codes that were made once are read for ever: a change of the codec or of a published edition breaks this. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { markOf } from '../../src/lib/share/open-moves.ts';
import { openLetter, readTableLetter } from '../../src/lib/share/message.ts';
import { games } from '../games.ts';
import { primed } from '../kit/primed.ts';

const lines = readFileSync(join(import.meta.dirname, 'codes.txt'), 'utf8')
	.trim()
	.split('\n');
const ids = games.map(({ id }) => id);

it.each(lines.map((line) => line.split(' ') as [string, string]))('%s …', (mark, code) => {
	const letter = openLetter(ids, code);
	if (!letter.ok || letter.value.kind !== 'table') throw new Error(JSON.stringify(letter));
	const { value } = letter;
	const read = readTableLetter(primed(games.find(({ id }) => id === value.game)!), value);
	if (!read.ok) throw new Error(read.useless.why);
	expect(markOf(read.value, 32).toString(16)).toBe(mark);
});

it('there is a code of every game', () => {
	const marked = lines.map((line) => openLetter(ids, line.split(' ')[1] ?? ''));
	const found = marked.map((letter) =>
		letter.ok && letter.value.kind === 'table' ? letter.value.game : null
	);
	expect(new Set(found)).toEqual(new Set(ids));
});
