/** What can be handed over of a table: its last turn, all of it, or one player's sheet. */
import type { Table } from '../table/record.ts';
import { linkText } from './codec/text.ts';
import { tableMessage, turnMessage } from './message.ts';
import { keptSeats, openMoves } from './open-moves.ts';
import { canPart, keeping } from './sheets-apart.ts';
import type { Shelved } from './shelf.ts';
import { spokenMove } from './spoken.ts';
import { lastTurn } from './turn.ts';

export type Gift = 'roll' | 'table' | 'sheet';

/** What this table has to give. */
export function giftsOf({ line, saved }: Shelved): readonly Gift[] {
	const rolls = line.game.open.length > 0;
	const sheets = canPart(line.game) && keptSeats(saved.table).length > 1;
	return [...(rolls ? (['roll'] as const) : []), 'table', ...(sheets ? (['sheet'] as const) : [])];
}

/** The roll, right after somebody here has rolled; else the table. */
export function firstGift(shelved: Shelved): Gift {
	const { line } = shelved;
	const last = line.moves.at(-1);
	const open = openMoves(line.game, line.moves);
	return giftsOf(shelved).includes('roll') && last !== undefined && open.at(-1) === last ? 'roll' : 'table';
}

export function rollMessage({ line, saved, primed }: Shelved): Uint8Array | null {
	const turn = lastTurn(line.game, saved.table);
	return turn && turnMessage(primed, saved.table.players.length, turn);
}

/** The moves of the last turn with their letters, the last one first. */
export function spokenTurn({ line, saved, primed }: Shelved) {
	const turn = lastTurn(line.game, saved.table);
	if (!turn) return [];
	return turn.moves
		.map((move, at) => ({ move, letters: spokenMove(primed, saved.table, turn.before + at) }))
		.reverse();
}

export const sheetTable = ({ line, saved }: Shelved, seat: number): Table | null =>
	keeping(line.game, saved.table, [seat]);

/** The table without the sheet that went to another phone. */
export const withoutSheet = ({ line, saved }: Shelved, seat: number): Table | null =>
	keeping(
		line.game,
		saved.table,
		keptSeats(saved.table).filter((kept) => kept !== seat)
	);

export const tableBytes = ({ primed }: Shelved, table: Table): Uint8Array => tableMessage(primed, table);

/** The address of the page that takes things over, up to and with its #. */
export const addressFor = (base: string): string => `${new URL(`${base}/scan/`, location.href).href}#`;

/** The same for the page that plays a table back. */
export const replayAddress = (base: string): string => `${new URL(`${base}/replay/`, location.href).href}#`;

export const linkFor = (address: string, bytes: Uint8Array): string => address + linkText(bytes);
