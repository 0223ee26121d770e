/** What the codec learns from beforehand. */
import { describe, expect, it } from 'vitest';
import { numberOfCodes } from '../../src/lib/share/codec/record.ts';
import type { Lesson } from '../../src/lib/share/primers.ts';
import { tableMessage } from '../../src/lib/share/message.ts';
import { openMoves } from '../../src/lib/share/open-moves.ts';
import { spokenMove } from '../../src/lib/share/spoken.ts';
import { begin, extend, replay, stateOf, tableOf } from '../../src/lib/table/engine.ts';
import { parseTable } from '../../src/lib/table/parse.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { Table } from '../../src/lib/table/record.ts';
import { asAgreed } from '../../src/lib/table/rules.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { games } from '../games.ts';
import { randomGame } from '../random-play.ts';
import { primedSixth } from './sixth-game.ts';
import { primed } from '../kit/primed.ts';

const tableFrom = (game: AnyGame, { players, options, moves }: Lesson): Table => ({
	format: 1,
	game: game.id,
	sheet: 'standard',
	players: Array.from({ length: players }, (_, seat) => `P${seat}`),
	// a primer is never changed: what it was played under is spelt out
	options: asAgreed(game, options, 1) ?? {},
	moves
});

const all = [...games.map(primed), primedSixth];

describe.each(all.map((one) => [one.game.id, one] as const))('%s', (_id, one) => {
	const { game, primers } = one;

	it('shows the codec legal games only', () => {
		expect(primers.length).toBeGreaterThan(0);
		expect(numberOfCodes(one)).toBeLessThan(16);
		for (const lesson of primers.flat()) {
			const table = tableFrom(game, lesson);
			expect(parseTable({ ids: [game.id], get: () => game }, table)).toEqual({ ok: true, value: table });
			// options that exist only to be named need not go together
			if (lesson.moves.length > 0) expect(replay(game, table).stopped).toBeNull();
		}
	});
	it('is shorter with a primer than without', () => {
		const players = ['Ana', 'Bo'];
		const table = tableOf(randomGame(game, { players, options: {} }, seeded(5), 80));
		expect(tableMessage(one, table).length).toBeLessThan(tableMessage({ game, primers: [] }, table).length);
	});
	const open = game.open.slice(0, 1);
	// where everybody plays on one board there is no throw to hand over
	it.each(open)(
		'says a first %s in six letters, if everybody has an own sheet, else in ten at most',
		(verb) => {
			const own = game.options.some(({ kind }) => kind === 'sheets');
			for (let seed = 0; seed < 100; seed++) {
				const random = seeded(seed);
				let line = begin(game, { players: ['Ana', 'Bo'], options: {} });
				while (openMoves(game, line.moves).length === 0) {
					const state = stateOf(line);
					const wanted = game.awaits(state).find((one) => one.do === verb) ?? game.awaits(state)[0]!;
					line = extend(line, game.chance(state, wanted, random) ?? game.moves(state)[0]!);
				}
				expect(spokenMove(one, tableOf(line), 0) ?? '').toMatch(own ? /^\w{6}$/ : /^(\w\w){3,5}$/);
			}
		}
	);
});
