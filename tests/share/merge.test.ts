/** Copies that went on apart, sheets that went to other phones, and sheets that come together at the end. */
import { describe, expect, it } from 'vitest';
import { compareCopies } from '../../src/lib/share/copies.ts';
import { mergeSheets } from '../../src/lib/share/merge.ts';
import { canPart, keeping } from '../../src/lib/share/sheets-apart.ts';
import { begin, cut, replay, stateOf, tableOf, type Line } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { Options, Table } from '../../src/lib/table/record.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { games } from '../games.ts';
import { randomGame } from '../random-play.ts';
import { sixthGame } from './sixth-game.ts';

const players = ['Ana', 'Bo', 'Cy'];

/** Everybody plays on: what no player does (calling the game off) is left out. */
const playersOnly = (game: AnyGame): AnyGame => ({
	...game,
	awaits: (state) => game.awaits(state).filter(({ by }) => by !== undefined)
});
const played = (game: AnyGame, seed: number, most = 400, options: Options = {}): Line => ({
	...randomGame(playersOnly(game), { players, options }, seeded(seed), most),
	game
});

describe('two copies of one table', () => {
	const line = played(sixthGame, 1);
	const at = (length: number): Table => tableOf(cut(line, length));
	const branch: Table = { ...at(6), moves: [...at(6).moves, { do: 'stop' }] };

	it('are the same, or one is ahead', () => {
		expect(compareCopies(at(5), at(5))).toEqual({ kind: 'same' });
		expect(compareCopies(at(5), at(7))).toEqual({ kind: 'behind', common: 5, theirs: at(7).moves.slice(5) });
		expect(compareCopies(at(7), at(5))).toEqual({ kind: 'ahead', common: 5, mine: at(7).moves.slice(5) });
	});
	it('share the common part and show both branches where they part', () => {
		expect(compareCopies(at(9), branch)).toEqual({
			kind: 'parted',
			common: 6,
			mine: at(9).moves.slice(6),
			theirs: [{ do: 'stop' }]
		});
	});
	it('are different tables when the players or the agreements differ', () => {
		expect(compareCopies(at(5), { ...at(5), players: ['Ana', 'Bo', 'Di'] })).toEqual({ kind: 'other' });
		expect(compareCopies(at(5), { ...at(5), options: { sheets: [0] } })).toEqual({ kind: 'other' });
	});
});

describe.each([...games, sixthGame].filter((game) => canPart(game)).map((game) => [game.id, game] as const))(
	'%s: sheets on several phones',
	(_id, game) => {
		const apart = (table: Table, ...groups: readonly (readonly number[])[]): Table[] =>
			groups.map((seats) => {
				const part = keeping(game, table, seats);
				if (!part) throw new Error(`seats ${seats.join()} cannot be told apart`);
				return part;
			});

		it('come together again with the same score', () => {
			for (let seed = 0; seed < 12; seed++) {
				const line = played(game, seed, 250);
				const table = tableOf(line);
				const merged = mergeSheets(game, apart(table, [2], [0], [1]));
				if (!merged.ok) throw new Error(JSON.stringify(merged.no));
				expect(game.score(stateOf(merged.line))).toEqual(game.score(stateOf(line)));
				expect(merged.missing).toEqual([]);
				expect(replay(game, merged.table).stopped).toBeNull();
			}
		});
		it('say whose sheet is still missing', () => {
			const merged = mergeSheets(game, apart(tableOf(played(game, 3, 60)), [0], [2]));
			expect(merged).toMatchObject({ ok: true, missing: [1], table: { options: { sheets: [0, 2] } } });
		});
		it('take the record that goes further when a sheet comes twice', () => {
			const line = played(game, 4, 60);
			const [early] = apart(tableOf(cut(line, 20)), [0, 1, 2]);
			const merged = mergeSheets(game, [early!, ...apart(tableOf(line), [0], [1], [2])]);
			expect(merged.ok && game.score(stateOf(merged.line))).toEqual(game.score(stateOf(line)));
		});
		it('are refused when they are of different tables, throws or hands', () => {
			const [ana] = apart(tableOf(played(game, 5, 60)), [0]);
			const [bo] = apart(tableOf(played(game, 6, 60)), [1]);
			expect(mergeSheets(game, [ana!, bo!])).toMatchObject({ ok: false, no: { why: 'throwsDiffer', at: 0 } });
			expect(mergeSheets(game, [ana!, { ...bo!, players: ['Ana', 'Bo', 'Di'] }])).toMatchObject({
				no: { why: 'otherTable' }
			});
			const [again] = apart(tableOf(played(game, 6, 60)), [0]);
			expect(mergeSheets(game, [ana!, again!])).toMatchObject({ no: { why: 'sheetTwice', by: 0 } });
			expect(mergeSheets(game, [])).toMatchObject({ no: { why: 'otherTable' } });
		});
		it('keep what a player on paper reported, once', () => {
			const start = begin(game, { players, options: { sheets: [0, 1] } });
			const line = randomGame(game, start.setup, seeded(9), 5000);
			const merged = mergeSheets(game, apart(tableOf(line), [0], [1]));
			if (!merged.ok) throw new Error(JSON.stringify(merged.no));
			expect(game.score(stateOf(merged.line))).toEqual(game.score(stateOf(line)));
			expect(merged.missing).toEqual([2]);
		});
		it('cannot be given to nobody, nor taken from where they are not', () => {
			const table = tableOf(begin(game, { players, options: { sheets: [0] } }));
			expect(keeping(game, table, [])).toBeNull();
			expect(keeping(game, table, [1])).toBeNull();
			expect(keeping(game, table, [0])).toMatchObject({ options: { sheets: [0] } });
		});
	}
);

it('a board that all share is not taken apart', () => {
	for (const game of games.filter((one) => !canPart(one))) {
		const table = tableOf(begin(game, { players: players.slice(0, game.players.min), options: {} }));
		expect(keeping(game, table, [0])).toBeNull();
	}
});
