import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksum, seal, unseal } from '../../src/lib/share/codec/seal.ts';
import { collect, inParts, nothingCollected } from '../../src/lib/share/codec/sequence.ts';
import { bytesOf, fromSpoken, linkText, qrText, spokenText } from '../../src/lib/share/codec/text.ts';
import { readMoves, writeMoves } from '../../src/lib/share/codec/record.ts';
import { gameMark, openLetter, readTableLetter, tableMessage } from '../../src/lib/share/message.ts';
import { gameIds } from '../../src/lib/games.ts';
import { tableOf } from '../../src/lib/table/engine.ts';
import type { Table } from '../../src/lib/table/record.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomGame } from '../random-play.ts';
import { bareSixth, primedSixth, sixthGame } from './sixth-game.ts';

const bytes = fc.uint8Array({ maxLength: 400 });
const ascii = (text: string) => new TextEncoder().encode(text);

describe('bytes as text', () => {
	it('come back from both alphabets, with and without the link before them', () => {
		fc.assert(
			fc.property(bytes, (data) => {
				expect(bytesOf(qrText(data))).toEqual(data);
				expect(bytesOf(linkText(data))).toEqual(data);
				expect(bytesOf(`https://example.org/scan/#${linkText(data)}`)).toEqual(data);
				expect(bytesOf(`  ${qrText(data)}\n`)).toEqual(data);
			})
		);
	});
	it('use only letters that are cheap in a QR code, or safe in a link', () => {
		fc.assert(
			fc.property(bytes, (data) => {
				expect(qrText(data)).toMatch(/^[0-9A-Z$*+\-./:]*$/);
				expect(linkText(data)).toMatch(/^[\w-]*$/);
			})
		);
	});
	it.each(['', '#', 'hello', 'Q?', 'Q1', 'QZZZ:::', 'b*', 'bA', 'https://example.org/', 'q123', 'B12'])(
		'refuses %j',
		(text) => {
			expect(bytesOf(text)).toBeNull();
		}
	);
	it('reads spoken letters as they are usually mistaken', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 2 ** 30 - 1 }), (number) => {
				expect(fromSpoken(spokenText(number, 6))).toEqual({ number, letters: 6 });
			})
		);
		expect(fromSpoken('oil-uv 7')).toEqual(fromSpoken('011VV7'));
		expect(fromSpoken('AB!')).toBeNull();
		expect(fromSpoken(' - ')).toBeNull();
	});
});

describe('the coat', () => {
	it('has the checksum that everybody knows as CRC-32', () => {
		expect(checksum(ascii('123456789'))).toBe(0xcbf43926);
	});
	it('notices every single changed byte', () => {
		const message = seal('table', ascii('a table'));
		for (let at = 0; at < message.length; at++) {
			const changed = message.slice();
			changed[at] = (changed[at] ?? 0) ^ 0x41;
			expect(unseal(changed).ok).toBe(false);
		}
	});
	it('tells a newer version from damage and from what is none of ours', () => {
		expect(unseal(Uint8Array.of(0x21, 1, 2, 3))).toEqual({ ok: false, why: 'newer' });
		expect(unseal(Uint8Array.of(0x11, 1, 2, 3))).toEqual({ ok: false, why: 'damaged' });
		expect(unseal(Uint8Array.of(3, 1, 2, 3))).toEqual({ ok: false, why: 'notOurs' });
		expect(unseal(new Uint8Array())).toEqual({ ok: false, why: 'notOurs' });
	});
});

describe('a sequence of codes', () => {
	const message = seal(
		'table',
		Uint8Array.from({ length: 1500 }, (_, at) => (at * 7) % 251)
	);

	it('is one code when it is short', () => {
		const short = seal('turn', ascii('3 and 6'));
		expect(inParts(short)).toEqual([short]);
	});
	it('is one code up to 400 bytes, and then never has a code of more than 300', () => {
		const alone = seal('table', new Uint8Array(396));
		expect(inParts(alone)).toEqual([alone]);
		expect(inParts(seal('table', new Uint8Array(397)))).toHaveLength(2);
		expect(Math.max(...inParts(message).map((part) => part.length))).toBeLessThanOrEqual(300);
		expect(inParts(message)).toHaveLength(6);
	});
	it('is put together in any order, with repetitions', () => {
		const parts = inParts(message);
		const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
		fc.assert(
			fc.property(order, fc.array(fc.nat(5), { maxLength: 6 }), (places, repeated) => {
				let collected = nothingCollected;
				const seen = new Set<number>();
				for (const place of [
					...places.slice(0, 5),
					...repeated.filter((one) => one !== places[5]),
					places[5]!
				]) {
					const opened = unseal(parts[place]!);
					const step = collect(collected, opened.ok ? opened.inside : new Uint8Array());
					seen.add(place);
					if (seen.size === 6) expect(step).toMatchObject({ kind: 'whole', message });
					else expect(step).toMatchObject({ kind: 'more', total: 6, have: [...seen].sort() });
					collected = step.collected;
				}
			})
		);
	});
	it('keeps two phones apart that are scanned by turns', () => {
		const other = seal(
			'table',
			Uint8Array.from({ length: 1500 }, (_, at) => (at * 11) % 241)
		);
		let collected = nothingCollected;
		const whole: Uint8Array[] = [];
		for (const [at, part] of inParts(message).entries())
			for (const one of [part, inParts(other)[at]!]) {
				const opened = unseal(one);
				const step = collect(collected, opened.ok ? opened.inside : new Uint8Array());
				if (step.kind === 'whole') whole.push(step.message);
				collected = step.collected;
			}
		expect(whole).toEqual([message, other]);
	});
	it('refuses odd parts', () => {
		for (const odd of [[], [1, 0, 1, 2, 3, 9], [3, 3, 1, 2, 3, 9], [255, 0, 1, 2, 3, 9], [3, 0, 1, 2, 3]])
			expect(collect(nothingCollected, Uint8Array.from(odd)).kind).toBe('odd');
	});
});

describe.each([
	['without a primer', bareSixth],
	['with a primer', primedSixth]
])('a game that nobody knows, %s', (_name, primed) => {
	const { game } = primed;
	const there = (table: Table): unknown => {
		const letter = openLetter([game.id], tableMessage(primed, table));
		return letter.ok && letter.value.kind === 'table' ? readTableLetter(primed, letter.value) : letter;
	};
	it('comes back as it was', () => {
		for (let seed = 0; seed < 100; seed++) {
			const random = seeded(seed);
			const players = ['Ana', 'Bo', 'Çağla', '名前'].slice(0, 1 + (seed % 4));
			const options = seed % 3 === 0 ? { sheets: [0] } : {};
			const table = tableOf(randomGame(game, { players, options }, random, seed));
			expect(there(table)).toEqual({ ok: true, value: table });
		}
	});
	it('keeps absent options apart from empty ones', () => {
		const table: Table = { format: 1, game: game.id, sheet: 'standard', players: ['A'], moves: [] };
		expect(there(table)).toEqual({ ok: true, value: table });
		expect(there({ ...table, options: {} })).toEqual({ ok: true, value: { ...table, options: {} } });
	});
});

it('what games share does not depend on how they are played: any JSON comes back', () => {
	const value = fc.letrec((tie) => ({
		json: fc.oneof(
			{ maxDepth: 3 },
			fc.integer({ min: -1000, max: 2 ** 31 }),
			fc.boolean(),
			fc.constant(null),
			fc.string({ maxLength: 12, unit: 'grapheme' }),
			fc.array(tie('json'), { maxLength: 5 }),
			fc.dictionary(fc.string({ maxLength: 6 }), tie('json'), { maxKeys: 4, noNullPrototype: true })
		)
	}));
	const move = fc.record({
		do: fc.constantFrom('roll', 'mark', 'constructor', 'done'),
		by: fc.nat(3),
		cells: value.json
	});
	fc.assert(
		fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
			expect(readMoves(primedSixth, 1, 4, writeMoves(primedSixth, 4, moves))).toEqual({
				ok: true,
				value: moves
			});
		})
	);
});

it('games are told apart by their marks', () => {
	const marks = [...gameIds, sixthGame.id].map(gameMark);
	expect(new Set(marks).size).toBe(marks.length);
});
