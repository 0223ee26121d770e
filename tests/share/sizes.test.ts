/** Tripwires: how long the codes of finished games are. The figures of docs/formats.md come from here. */
import { describe, expect, it } from 'vitest';
import { inParts } from '../../src/lib/share/codec/sequence.ts';
import { linkText } from '../../src/lib/share/codec/text.ts';
import { tableMessage } from '../../src/lib/share/message.ts';
import { drawCode } from '../../src/lib/share/qr.ts';
import { games } from '../games.ts';
import { finishedGames, median, usually } from './finished-games.ts';
import { primed } from '../kit/primed.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
	const tables = finishedGames(game);
	const messages = tables.map((table) => tableMessage(primed(game), table));

	it('a typical finished game is one code that a phone reads', () => {
		expect(tables.length).toBeGreaterThan(1);
		const typical = messages.find(({ length }) => length === median(messages.map((one) => one.length)))!;
		expect(inParts(typical)).toHaveLength(1);
		// 77 modules with the quiet zone: four pixels each on a narrow phone
		expect(drawCode('https://example.org/scan/#', typical).version).toBeLessThanOrEqual(13);
	});
	it('its link is less than a third of JSON, deflated, in base64', () => {
		const ours = messages.reduce((sum, message) => sum + linkText(message).length, 0);
		const theirs = tables.reduce((sum, table) => sum + usually.write(table).length, 0);
		expect(ours / theirs).toBeLessThan(1 / 3);
	});
});
