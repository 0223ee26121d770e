/** What the refusal card offers instead, in every game: legal moves, drawn or told, the nearest first. */
import { awaitsTable } from '../../src/lib/ui/play/awaits-table.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame, loadWords } from '../../src/lib/games.ts';
import { talkIn } from '../../src/lib/i18n/talk.ts';
import { replay, sheetOf } from '../../src/lib/table/engine.ts';
import type { Move, Table } from '../../src/lib/table/record.ts';
import { middleOf, nearestFirst } from '../../src/lib/ui/play/alternatives.ts';
import { moveInWords } from '../../src/lib/i18n/game-words.ts';

function goldenOf(id: string): Table {
	const folder = new URL(`../${id}/golden/`, import.meta.url);
	const [first = ''] = readdirSync(folder).sort();
	return (JSON.parse(readFileSync(new URL(first, folder), 'utf8')) as { readonly table: Table }).table;
}

describe.each(gameIds)('%s', (id) => {
	it('offers legal moves instead of any refused one, each with a sentence and the nearest first', async () => {
		const game = await loadGame(id);
		const words = await loadWords(id, 'en');
		const table = goldenOf(id);
		const talk = talkIn('en', table.players);
		const { line } = replay(game, table);
		const sheet = sheetOf(game, line.setup);
		let refused = 0;
		for (let at = 3; at < line.states.length && refused < 60; at += 7) {
			const state = line.states[at];
			const moves = game.moves(state);
			if (moves.length === 0) continue;
			// what was right at another time is often wrong now
			const wrong = line.moves.find(
				(move: Move, nth) => Math.abs(nth - at) > 2 && game.check(state, move).length > 0
			);
			if (!wrong) continue;
			refused++;
			const found = nearestFirst({ game, state, moves }, sheet, wrong);
			// while dice are awaited there may be nothing but to stop, which is no answer
			if (found.length === 0) expect(awaitsTable(game, state)).toBe(true);
			const from = middleOf(sheet, game.cells(state, wrong));
			let way = 0;
			for (const { move, cells } of found.slice(0, 50)) {
				expect(game.check(state, move)).toEqual([]);
				expect(moveInWords(words, move, talk)).not.toBe(move.do);
				const to = middleOf(sheet, cells);
				if (!from || !to) continue;
				const next = Math.hypot(to[0] - from[0], to[1] - from[1]);
				expect(next).toBeGreaterThanOrEqual(way);
				way = next;
			}
		}
		expect(refused).toBeGreaterThan(0);
		// also where dice are thrown again until they fit: before a set-up
		expect(awaitsTable(game, game.start(line.setup))).toBe(
			game.chance(line.states[0], game.awaits(line.states[0])[0] ?? { do: '' }, seeded(1)) !== null
		);
	});
});
