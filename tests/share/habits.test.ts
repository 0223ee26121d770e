/** What games tell the codec beforehand. */
import { describe, expect, it } from 'vitest';
import { lastEdition } from '../../src/lib/share/codec/record.ts';
import { tableMessage } from '../../src/lib/share/message.ts';
import { openMoves } from '../../src/lib/share/open-moves.ts';
import { spokenMove } from '../../src/lib/share/spoken.ts';
import { begin, extend, replay, stateOf, tableOf } from '../../src/lib/table/engine.ts';
import { parseTable } from '../../src/lib/table/parse.ts';
import type { AnyGame, Habit } from '../../src/lib/table/game.ts';
import type { Table } from '../../src/lib/table/record.ts';
import { games, seeded } from '../games.ts';
import { randomGame } from '../random-play.ts';
import { sixthGame } from './sixth-game.ts';

const tableFrom = (game: AnyGame, { players, options, moves }: Habit): Table => ({
	format: 1,
	game: game.id,
	sheet: 'standard',
	players: Array.from({ length: players }, (_, seat) => `P${seat}`),
	options,
	moves
});

describe.each([...games, sixthGame].map((game) => [game.id, game] as const))('%s', (_id, game) => {
	const editions = game.share?.editions ?? [];

	it('shows the codec legal games only', { timeout: 30_000 }, () => {
		expect(editions.length).toBeGreaterThan(0);
		expect(lastEdition(game)).toBeLessThan(16);
		for (const habit of editions.flat()) {
			const table = tableFrom(game, habit);
			expect(parseTable({ ids: [game.id], get: () => game }, table)).toEqual({ ok: true, value: table });
			// options that exist only to be named need not go together
			if (habit.moves.length > 0) expect(replay(game, table).stopped).toBeNull();
		}
	});
	it('is shorter with habits than without', () => {
		const { share, ...bare } = game;
		expect(share).toBeDefined();
		const players = ['Ana', 'Bo'];
		const table = tableOf(randomGame(game, { players, options: {} }, seeded(5), 80));
		expect(tableMessage(game, table).length).toBeLessThan(tableMessage(bare, table).length);
	});
	it('says a first throw in six letters, if everybody has an own sheet, else in ten at most', () => {
		const verb = game.share?.open[0];
		if (verb === undefined) return;
		const own = game.options.some(({ kind }) => kind === 'sheets');
		for (let seed = 0; seed < 100; seed++) {
			const random = seeded(seed);
			let line = begin(game, { players: ['Ana', 'Bo'], options: {} });
			while (openMoves(game, line.moves).length === 0) {
				const state = stateOf(line);
				const wanted = game.awaits(state).find((one) => one.do === verb) ?? game.awaits(state)[0]!;
				line = extend(line, game.chance(state, wanted, random) ?? game.moves(state)[0]!);
			}
			expect(spokenMove(game, tableOf(line), 0) ?? '').toMatch(own ? /^\w{6}$/ : /^(\w\w){3,5}$/);
		}
	});
});
