import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { facts } from '../../src/lib/sheets/fight-the-virus/facts.ts';
import {
	NO_MIRROR,
	blank,
	countOf,
	letterOfKey,
	painted,
	resized,
	stroked,
	trimmed,
	type Mirror
} from '../../src/lib/ui/edition/painted.ts';

it('is painted by the key of a letter, and not by what belongs to the browser', () => {
	const letters = ['R', '1', '-'].map((letter) => ({ letter, name: letter, shown: letter }));
	const press = (key: string, held = {}) =>
		letterOfKey(letters, { key, ctrlKey: false, metaKey: false, altKey: false, ...held });
	expect(['r', 'R', '1', '-', 'x', 'Enter'].map((key) => press(key))).toEqual([
		'R',
		'R',
		'1',
		'-',
		null,
		null
	]);
	expect([
		press('r', { ctrlKey: true }),
		press('1', { metaKey: true }),
		press('1', { altKey: true })
	]).toEqual([null, null, null]);
});

it('is the same drawing wherever it stands', () => {
	expect(trimmed(['.....', '..x..', '.xxx.'])).toEqual(['.x.', 'xxx']);
	expect(trimmed(['x'])).toEqual(['x']);
	expect(trimmed(['...', '...'])).toEqual(['.']);
});

describe('a map that is painted', () => {
	const map = ['...', '...', '...', '...'];

	it('takes a letter at one square', () => {
		expect(painted(map, [0, 1], 'o')).toEqual(['.o.', '...', '...', '...']);
	});
	it('takes it at the reflections too: two on an axis, four elsewhere', () => {
		expect(painted(map, [1, 0], 's', { across: true, down: false })).toEqual(['...', 's.s', '...', '...']);
		expect(painted(map, [0, 1], 's', { across: true, down: true })).toEqual(['.s.', '...', '...', '.s.']);
		expect(painted(map, [0, 0], 's', { across: true, down: true })).toEqual(['s.s', '...', '...', 's.s']);
	});
	it('grows and shrinks at the bottom and at the right', () => {
		expect(resized(['ab', 'cd'], 3, 3)).toEqual(['ab.', 'cd.', '...']);
		expect(resized(['ab', 'cd'], 1, 1)).toEqual(['a']);
	});
	it('is counted, and emptied', () => {
		expect(countOf(['os.', 'so.'], 's')).toBe(2);
		expect(countOf(['os.', 'so.'], 'os')).toBe(4);
		expect(blank(['os', '.o'])).toEqual(['..', '..']);
	});
});

describe('a stroke', () => {
	const map = ['.....', '.....', '.....'];

	it('paints every square that it came to', () => {
		const squares = [
			[0, 0],
			[0, 1],
			[1, 1]
		] as const;
		expect(stroked(map, squares, 'o', NO_MIRROR)).toEqual(['oo...', '.o...', '.....']);
	});
	it('takes its reflections along', () => {
		const squares = [
			[0, 0],
			[0, 1]
		] as const;
		expect(stroked(map, squares, 's', { across: true, down: false })[0]).toBe('ss.ss');
	});
});

it('the standard virus takes as many taps from an empty map as docs/editions.md says', () => {
	const virus = facts.standard['analysis'] as readonly string[];
	/** Taps one square after the other, each letter with its brush, where the map is not yet as it should be. */
	const tapsWith = (mirror: Mirror): number => {
		let [map, taps]: [readonly string[], number] = [
			blank(virus),
			1 + Object.values(mirror).filter(Boolean).length
		];
		for (const letter of 'os') {
			taps++;
			for (const [row, line] of virus.entries())
				for (const [column, wanted] of [...line].entries())
					if (wanted === letter && map[row]?.[column] !== letter) {
						map = painted(map, [row, column], letter, mirror);
						taps++;
					}
		}
		expect(map).toEqual(virus);
		return taps;
	};
	const docs = readFileSync(join(import.meta.dirname, '../../docs/editions.md'), 'utf8');
	expect(docs).toContain(`from an empty map: ${tapsWith({ across: true, down: true })}**`);
	expect(docs).toContain(`Without mirrors it is ${tapsWith(NO_MIRROR)}.`);
});
