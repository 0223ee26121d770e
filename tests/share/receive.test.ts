/** What was scanned or picked and is no table, told apart: each kind has a sentence of its own that is true. */
import { describe, expect, it } from 'vitest';
import { share } from '../../src/lib/i18n/share/index.ts';
import { languages } from '../../src/lib/i18n/talk.ts';
import { qrText } from '../../src/lib/share/codec/text.ts';
import { editionMessage } from '../../src/lib/share/message.ts';
import { Receiver } from '../../src/lib/share/receive.ts';
import { games } from '../games.ts';
import { primed } from '../kit/primed.ts';

const [game] = games;
const message = editionMessage(primed(game!), { name: 'Ours', facts: {} });
const code = (bytes: Uint8Array): string => `https://pipsheet.example/scan/#${qrText(bytes)}`;
const told = async (read: Promise<Awaited<ReturnType<Receiver['text']>>>): Promise<string> => {
	const received = await read;
	return received.kind === 'useless' ? received.useless.why : received.kind;
};

describe('a code', () => {
	it.each([
		['edition', code(message)],
		['newer', code(Uint8Array.of((message[0] ?? 0) + 0x10, ...message.slice(1)))],
		['damaged', code(message.slice(0, -3))],
		['damaged', code(message).slice(0, -4)],
		['foreign', 'https://menu.example/lunch'],
		['foreign', 'https://other.example/scan/?x=1'],
		['notOurs', 'WIFI:S:home;T:WPA;P:secret;;'],
		['notOurs', 'hello']
	])('%s: %s', async (kind, text) => {
		expect(await told(new Receiver(null).text(text))).toBe(kind);
	});
});

describe('a file', () => {
	const edition = { pipsheet: 'edition', version: 1, game: game!.id, name: 'Ours', facts: {} };
	const record = { format: 1, game: game!.id, sheet: 'standard', players: ['Ana'], moves: [] };
	it.each([
		['edition', JSON.stringify(edition)],
		['newer', JSON.stringify({ ...edition, version: 2, colours: 'new' })],
		['newer', JSON.stringify({ ...record, format: 2 })],
		['malformed', JSON.stringify({ ...record, players: 'Ana' })],
		['unknownGame', JSON.stringify({ ...edition, game: 'chess' })],
		['damaged', JSON.stringify(record).slice(0, -20)],
		['damaged', '{"pipsheet":"backup","version":3,"made":"2026-11-16T03:00:00.000Z","tables":[\n{"id":'],
		['backup', '{"pipsheet":"backup","version":3,"made":"2026-11-16T03:00:00.000Z","tables":[\n]}'],
		['otherFile', '{"scores":[1,2,3]}'],
		['otherFile', '[1,2,3]'],
		['otherFile', 'Dear Ana,\nthank you for the evening.'],
		['foreign', 'https://menu.example/lunch']
	])('%s: %s', async (kind, content) => {
		expect(await told(new Receiver(null).file(content))).toBe(kind);
	});
});

it('every kind has a sentence of its own in every language', async () => {
	for (const language of languages) {
		const { words } = await share[language]();
		const said = [
			...Object.values(words.useless),
			words.foreign({ host: 'menu.example' }),
			words.isBackup,
			words.otherFile
		];
		expect(new Set(said).size).toBe(said.length);
	}
});
