/** What the start page shows of a table without loading a move. It can be made again at any time. */
import { sheetOf, stateOf, type Line } from '../table/engine.ts';
import type { CellMarks } from '../table/record.ts';
import { stampOf } from '../table/thumb.ts';
import { lastOf, type Last } from './last.ts';
import { resultOf, type Result } from './result.ts';

export interface Cache {
	/** A small drawing of the sheet as an SVG path. */
	readonly thumb: string;
	/** Whose turn it is, by index: the start page says it in the language of the day. */
	readonly next: number | null;
	readonly over: boolean;
	/** How it ended, when it is over. */
	readonly result?: Result | null;
	/** What happened last. */
	readonly last?: Last;
}

/**
 * Its parts are made when they are asked for: the store does so while it waits for the disk.
 * Whoever has the pencil at hand gives it.
 */
export function cacheOf(line: Line, pencil?: () => readonly CellMarks[]): Cache {
	const { game, setup } = line;
	const state = stateOf(line);
	return {
		get thumb() {
			return stampOf(sheetOf(game, setup), pencil?.() ?? game.pencil(state), setup.options.sheets?.[0] ?? 0);
		},
		get next() {
			return game.awaits(state)[0]?.by ?? null;
		},
		get over() {
			return game.over(state);
		},
		get result() {
			return resultOf(game, state);
		},
		get last() {
			return lastOf(line);
		}
	};
}
