/** The part of the store that an open table needs, and what it is told about the table for the start page. */
import type { SavedTable } from '../../store/open.ts';
import type { Written } from '../../store/tables.ts';
import { sheetOf, stateOf, type Line } from '../../table/engine.ts';
import type { Awaited, Move } from '../../table/record.ts';
import { positionOf } from './position.ts';
import { thumbOf } from './thumb.ts';

export interface Keeper {
	append(revision: number, moves: readonly Move[], cache: Summary): Promise<Written>;
	cursor(revision: number, length: number, cache: Summary): Promise<Written>;
	reopen(): Promise<SavedTable | null>;
}

/** Why a move could not be kept. */
export type Trouble = Exclude<Written, { ok: true }>['why'];

export interface Summary {
	readonly thumb: string;
	readonly line: string;
	readonly over: boolean;
}

/** Its parts are made when they are asked for: the store does so while it waits for the disk. */
export function summaryOf(line: Line, seat: number, wait: (awaited: Awaited) => string): Summary {
	const { game, setup } = line;
	const state = stateOf(line);
	return {
		get thumb() {
			return thumbOf(sheetOf(game, setup), positionOf(game, state).pencil, seat);
		},
		get line() {
			const [first] = game.awaits(state);
			return first ? wait(first) : '';
		},
		get over() {
			return game.over(state);
		}
	};
}
