/** What phones send each other, from text to table and back. Everything read goes through the one door. */
import type { AnyGame } from '../table/game.ts';
import { parseMove, parseTable } from '../table/parse.ts';
import type { Move, Setup, Table } from '../table/record.ts';
import type { Fault } from '../table/shape.ts';
import { lastEdition, readMoves, readRecord, writeMoves, writeRecord } from './codec/record.ts';
import { bytesFor, checksum, joined, numberIn, seal, unseal } from './codec/seal.ts';
import { bytesOf } from './codec/text.ts';

/** Why something that was scanned, typed or opened is of no use here. */
export type Useless =
	| { readonly why: 'notOurs' | 'newer' | 'damaged' | 'unknownGame' | 'unreadable' }
	| { readonly why: 'malformed'; readonly fault: Fault };
export type Understood<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly useless: Useless };

const useless = (why: Exclude<Useless['why'], 'malformed'>): Understood<never> => ({
	ok: false,
	useless: { why }
});

/** What a text is about, before the game that it speaks of is loaded. */
export type Letter =
	| { readonly kind: 'part'; readonly inside: Uint8Array }
	| {
			readonly kind: 'table' | 'turn';
			readonly game: string;
			readonly edition: number;
			readonly body: Uint8Array;
	  };

/** Three hexadecimal digits for the game, one for the edition. */
const HEAD = 2;
const encoder = new TextEncoder();
export const gameMark = (id: string): number => checksum(encoder.encode(id)) >>> 20;
const headOf = (game: AnyGame): number[] => bytesFor(gameMark(game.id) * 16 + lastEdition(game), HEAD);

export function openLetter(ids: readonly string[], sealed: string | Uint8Array): Understood<Letter> {
	const bytes = typeof sealed === 'string' ? bytesOf(sealed) : sealed;
	if (!bytes) return useless('notOurs');
	const unsealed = unseal(bytes);
	if (!unsealed.ok) return useless(unsealed.why);
	const { kind, inside } = unsealed;
	if (kind === 'part') return { ok: true, value: { kind, inside } };
	const head = numberIn(inside, 0, HEAD);
	const game = ids.find((id) => gameMark(id) === head >> 4);
	if (game === undefined || inside.length < HEAD) return useless('unknownGame');
	return { ok: true, value: { kind, game, edition: head & 15, body: inside.subarray(HEAD) } };
}

export const tableMessage = (game: AnyGame, table: Table): Uint8Array =>
	seal('table', joined(headOf(game), writeRecord(game, table)));

type Body = Pick<Letter & { kind: 'table' }, 'edition' | 'body'>;

export function readTable(game: AnyGame, { edition, body }: Body): Understood<Table> {
	if (edition > lastEdition(game)) return useless('newer');
	const read = readRecord(game, edition, body);
	if (!read.ok) return useless('unreadable');
	const parsed = parseTable({ ids: [game.id], get: () => game }, read.value);
	return parsed.ok ? parsed : { ok: false, useless: { why: 'malformed', fault: parsed.fault } };
}

/** What the roller did on the open table in this turn, and where in the game that was. */
export interface Turn {
	/** Which table it belongs to. */
	readonly table: number;
	/** How many open moves came before, and a mark of what they were. */
	readonly before: number;
	readonly past: number;
	readonly moves: readonly Move[];
}

const TURN_HEAD = 7;

export const turnMessage = (game: AnyGame, seats: number, turn: Turn): Uint8Array =>
	seal(
		'turn',
		joined(
			headOf(game),
			bytesFor(turn.table, 3),
			bytesFor(turn.before, 2),
			bytesFor(turn.past, 2),
			writeMoves(game, seats, turn.moves)
		)
	);

/** Which table a turn belongs to can be told before that table is fetched. */
export const tableOfTurn = ({ body }: Body): number => numberIn(body, 0, 3);

export function readTurn(game: AnyGame, setup: Setup, { edition, body }: Body): Understood<Turn> {
	if (edition > lastEdition(game)) return useless('newer');
	if (body.length < TURN_HEAD) return useless('unreadable');
	const read = readMoves(game, edition, setup.players.length, body.subarray(TURN_HEAD));
	if (!read.ok) return useless('unreadable');
	const moves: Move[] = [];
	for (const raw of read.value) {
		const move = parseMove(game, setup, raw);
		if (!move.ok) return { ok: false, useless: { why: 'malformed', fault: move.fault } };
		moves.push(move.value);
	}
	const [table, before, past] = [numberIn(body, 0, 3), numberIn(body, 3, 2), numberIn(body, 5, 2)];
	return { ok: true, value: { table, before, past, moves } };
}
