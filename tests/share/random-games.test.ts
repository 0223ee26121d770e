/** Thousands of random games of all kinds there and back, and what others make of broken codes. */
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../../src/lib/share/codec/seal.ts';
import { bytesOf, qrText } from '../../src/lib/share/codec/text.ts';
import {
	openLetter,
	readTableLetter,
	readTurn,
	tableMessage,
	turnMessage
} from '../../src/lib/share/message.ts';
import { lastTurn } from '../../src/lib/share/turn.ts';
import { cut, setupOf, tableOf } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { Random, Table } from '../../src/lib/table/record.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { games } from '../games.ts';
import { randomGame, randomSetup } from '../random-play.ts';
import { sixthGame } from './sixth-game.ts';
import { primed } from '../kit/primed.ts';

const all = [...games, sixthGame];
const ids = all.map(({ id }) => id);
const GAMES = 200;
const FUZZED = 8_000;

function tableFrom(game: AnyGame, sealed: Uint8Array | string): unknown {
	const letter = openLetter(ids, sealed);
	if (!letter.ok || letter.value.kind !== 'table') return letter;
	expect(letter.value.game).toBe(game.id);
	return readTableLetter(primed(game), letter.value);
}

/** Whatever comes: a table, a turn, a part or a reason; never anything else. */
function readAnything(table: Table, sealed: Uint8Array | string): string {
	const letter = openLetter(ids, sealed);
	if (!letter.ok) return letter.useless.why;
	const { value } = letter;
	if (value.kind === 'part') return 'part';
	const game = all.find(({ id }) => id === value.game)!;
	const read =
		value.kind === 'table'
			? readTableLetter(primed(game), value)
			: readTurn(primed(game), setupOf(table), value);
	return read.ok ? value.kind : read.useless.why;
}

describe.each(all.map((game) => [game.id, game] as const))('%s', (_id, game) => {
	it(`${GAMES} random games come back as they were`, () => {
		for (let seed = 0; seed < GAMES; seed++) {
			const random = seeded(seed + 1000);
			const line = randomGame(
				game,
				randomSetup(game, random),
				random,
				seed % 10 === 0 ? 120 : 5 + (seed % 30)
			);
			const table = tableOf(cut(line, Math.ceil(line.moves.length * Math.max(0.5, random()))));
			const message = tableMessage(primed(game), table);
			expect(tableFrom(game, message)).toEqual({ ok: true, value: table });
			// the letters of a code are the same bytes
			expect(bytesOf(qrText(message))).toEqual(message);
		}
	});
});

const byte = (random: Random): number => Math.floor(random() * 256);

/** Ways to break a message; the last ones have a right checksum, so that the inside is reached. */
const breaks: readonly ((message: Uint8Array, random: Random) => Uint8Array)[] = [
	(message, random) => message.slice(0, Math.floor(random() * message.length)),
	(message, random) => message.map((old) => (random() < 0.02 ? byte(random) : old)),
	(_message, random) => Uint8Array.from({ length: Math.floor(random() * 400) }, () => byte(random)),
	(message, random) => resealed(message, (inside) => inside.slice(0, Math.floor(random() * inside.length))),
	(message, random) =>
		resealed(message, (inside) => inside.map((old, at) => (at > 1 && random() < 0.02 ? byte(random) : old))),
	(message, random) => resealed(message, (inside) => inside.map((old, at) => (at > 1 ? byte(random) : old))),
	(message, random) =>
		resealed(message, (inside) =>
			Uint8Array.from([...inside, ...Array.from({ length: 20 }, () => byte(random))])
		),
	(message, random) => resealed(message, (inside) => inside.map(() => byte(random)))
];

function resealed(message: Uint8Array, change: (inside: Uint8Array) => Uint8Array): Uint8Array {
	const opened = unseal(message);
	if (!opened.ok) throw new Error('a message of ours is sealed well');
	return seal(opened.kind, change(opened.inside));
}

it(`${FUZZED} broken codes give nothing but clear reasons`, () => {
	const random = seeded(7);
	const messages = all.flatMap((game) =>
		[1, 2, 3].flatMap((seed) => {
			const play = seeded(seed);
			const table = tableOf(randomGame(game, randomSetup(game, play), play, 60));
			const turn = lastTurn(game, table);
			const sealed = [tableMessage(primed(game), table)];
			if (turn) sealed.push(turnMessage(primed(game), table.players.length, turn));
			return sealed.map((message) => ({ table, message }));
		})
	);
	const told = new Map<string, number>();
	for (let at = 0; at < FUZZED; at++) {
		const { table, message } = messages[at % messages.length]!;
		const broken = breaks[at % breaks.length]!(message, random);
		const why = readAnything(table, at % 3 === 0 ? qrText(broken) : broken);
		told.set(why, (told.get(why) ?? 0) + 1);
	}
	expect([...told.keys()].sort()).toEqual(
		expect.arrayContaining(['damaged', 'malformed', 'newer', 'notOurs', 'unknownGame', 'unreadable'])
	);
});

it('10,000 texts of any letters are read or refused', () => {
	const random = seeded(8);
	const told = { read: 0, refused: 0 };
	for (let at = 0; at < 10_000; at++) {
		const letters = Array.from({ length: Math.floor(random() * 60) }, () =>
			String.fromCharCode(32 + Math.floor(random() * 95))
		);
		const text = (at % 2 === 0 ? 'Q' : 'b') + letters.join('');
		told[bytesOf(text) === null ? 'refused' : 'read']++;
	}
	expect(told.refused).toBeGreaterThan(9_000);
	expect(told.read).toBeGreaterThan(0);
});
