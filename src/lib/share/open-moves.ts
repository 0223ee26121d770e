/** The moves that every phone at the table records, whoever keeps which sheet: throws and what their rollers decide. */
import type { AnyGame } from '../table/game.ts';
import type { Edition, Move, Options, Table } from '../table/record.ts';
import { textOf } from '../table/same.ts';
import { checksum } from './codec/seal.ts';

const encoder = new TextEncoder();
export const markOf = (value: unknown, bits: number): number =>
	checksum(encoder.encode(textOf(value))) % 2 ** bits;

type Agreed = Pick<Table, 'game' | 'players' | 'options' | 'sheet' | 'from'>;

/** What was agreed, whoever's sheets are kept here. */
export const withoutSheets = (options: Options = {}): Options =>
	Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'sheets'));

/** The same on all phones of a table: who plays what, and what was agreed, but not whose sheets are kept here. */
export const tableMark = ({ game, players, options, sheet, from }: Agreed): number => {
	// a plain table has the mark that earlier versions gave it
	const own = sheet === 'standard' && from === undefined ? [] : [factsOf(sheet), from ?? null];
	return markOf([game, players, withoutSheets(options), ...own], 24);
};

/** Two names of one edition are one edition. */
const factsOf = (sheet: Edition): unknown => (sheet === 'standard' ? null : sheet.facts);

/** Whose sheets this table keeps. */
export const keptSeats = ({ players, options }: Pick<Table, 'players' | 'options'>): readonly number[] =>
	options?.sheets ?? players.map((_, seat) => seat);

/** The first of the open verbs is the throw; the others are open only when whoever threw last does them. */
export function openMoves(game: AnyGame, moves: readonly Move[]): readonly Move[] {
	const verbs = game.open;
	let roller: number | undefined;
	return moves.filter((move) => {
		if (!verbs.includes(move.do)) return false;
		if (move.do === verbs[0]) roller = move.by;
		return move.by === roller;
	});
}
