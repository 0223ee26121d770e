/** The messages that phones send each other, from text to table and back. Everything read goes through the one door. */
import type { AnyGame } from '../table/game.ts';
import { parseEdition, parseMove, parseTable } from '../table/parse.ts';
import { setupOf } from '../table/engine.ts';
import type { Move, OwnEdition, Setup, Table } from '../table/record.ts';
import { asAgreed } from '../table/rules.ts';
import type { Fault } from '../table/shape.ts';
import {
	numberOfCodes,
	decodeEdition,
	readMoves,
	readRecord,
	writeEdition,
	writeMoves,
	writeRecord
} from './codec/record.ts';
import { bytesFor, checksum, joined, numberIn, seal, unseal, type SealKind } from './codec/seal.ts';
import { bytesOf } from './codec/text.ts';
import type { Primed } from './primers.ts';

/** Why something that was scanned, typed or opened is of no use here. */
export type Useless =
	| { readonly why: 'notOurs' | 'newer' | 'damaged' | 'unknownGame' | 'unreadable' }
	| { readonly why: 'malformed'; readonly fault: Fault };
export type Understood<T> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly useless: Useless };

const useless = (why: Exclude<Useless['why'], 'malformed'>): Understood<never> => ({
	ok: false,
	useless: { why }
});

const malformed = (fault: Fault): Understood<never> => ({ ok: false, useless: { why: 'malformed', fault } });

/** A text about one game: which, and written with which primer. */
export interface GameLetter {
	readonly kind: Exclude<SealKind, 'part'>;
	readonly game: string;
	readonly number: number;
	readonly body: Uint8Array;
}

/** What a text is about, before the game that it speaks of is loaded. */
export type Letter = { readonly kind: 'part'; readonly inside: Uint8Array } | GameLetter;

/** Three hexadecimal digits for the game, one for the number of its codes. */
const HEAD = 2;
const encoder = new TextEncoder();
export const gameMark = (id: string): number => checksum(encoder.encode(id)) >>> 20;
const headOf = (primed: Primed): number[] =>
	bytesFor(gameMark(primed.game.id) * 16 + numberOfCodes(primed), HEAD);

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
	return { ok: true, value: { kind, game, number: head & 15, body: inside.subarray(HEAD) } };
}

/** A table on the app's own edition, from the start, is told as ever: older phones read it. */
const isPlain = ({ sheet, from }: Table): boolean => sheet === 'standard' && from === undefined;

export const tableMessage = (primed: Primed, table: Table): Uint8Array =>
	isPlain(table)
		? seal('table', joined(headOf(primed), writeRecord(primed, 'plain', table)))
		: seal('ownTable', joined(headOf(primed), writeRecord(primed, 'own', table)));

export const editionMessage = (primed: Primed, edition: OwnEdition): Uint8Array =>
	seal('edition', joined(headOf(primed), writeEdition(primed, edition)));

/** A table, and a move that is asked about. */
export interface Question {
	readonly table: Table;
	readonly move: Move;
}

export const questionMessage = (primed: Primed, { table, move }: Question): Uint8Array =>
	seal('question', joined(headOf(primed), writeRecord(primed, 'question', table, move)));

/** Codes of earlier rules speak of what held then; a number of 0 says nothing about it. */
function agreedThen(game: AnyGame, number: number, table: Table): Table {
	const options = number === 0 ? undefined : asAgreed(game, table.options, number);
	return options === undefined ? table : { ...table, options };
}

type Body = Pick<GameLetter, 'kind' | 'number' | 'body'>;

function readQuestioned(primed: Primed, { kind, number, body }: Body) {
	const { game } = primed;
	if (number > numberOfCodes(primed)) return useless('newer');
	const extent = kind === 'table' ? 'plain' : kind === 'question' ? 'question' : 'own';
	const read = readRecord(primed, number, extent, body);
	if (!read.ok) return useless('unreadable');
	const parsed = parseTable({ ids: [game.id], get: () => game }, read.value.table);
	if (!parsed.ok) return malformed(parsed.fault);
	return {
		ok: true,
		value: { table: agreedThen(game, number, parsed.value), asked: read.value.asked }
	} as const;
}

export function readTableLetter(primed: Primed, letter: Body): Understood<Table> {
	const read = readQuestioned(primed, letter);
	return read.ok ? { ok: true, value: read.value.table } : read;
}

export function readQuestion(primed: Primed, letter: Body): Understood<Question> {
	const read = readQuestioned(primed, letter);
	if (!read.ok) return read;
	const { table, asked } = read.value;
	const move = parseMove(primed.game, setupOf(table), asked);
	return move.ok ? { ok: true, value: { table, move: move.value } } : malformed(move.fault);
}

export function readEdition(primed: Primed, { number, body }: Body): Understood<OwnEdition> {
	if (number > numberOfCodes(primed)) return useless('newer');
	const read = decodeEdition(primed, number, body);
	if (!read.ok) return useless('unreadable');
	const parsed = parseEdition(primed.game, read.value);
	return parsed.ok ? parsed : malformed(parsed.fault);
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

export const turnMessage = (primed: Primed, seats: number, turn: Turn): Uint8Array =>
	seal(
		'turn',
		joined(
			headOf(primed),
			bytesFor(turn.table, 3),
			bytesFor(turn.before, 2),
			bytesFor(turn.past, 2),
			writeMoves(primed, seats, turn.moves)
		)
	);

/** Which table a turn belongs to can be told before that table is fetched. */
export const tableOfTurn = ({ body }: Body): number => numberIn(body, 0, 3);

export function readTurn(primed: Primed, setup: Setup, { number, body }: Body): Understood<Turn> {
	if (number > numberOfCodes(primed)) return useless('newer');
	if (body.length < TURN_HEAD) return useless('unreadable');
	const read = readMoves(primed, number, setup.players.length, body.subarray(TURN_HEAD));
	if (!read.ok) return useless('unreadable');
	const moves: Move[] = [];
	for (const raw of read.value) {
		const move = parseMove(primed.game, setup, raw);
		if (!move.ok) return malformed(move.fault);
		moves.push(move.value);
	}
	const [table, before, past] = [numberIn(body, 0, 3), numberIn(body, 3, 2), numberIn(body, 5, 2)];
	return { ok: true, value: { table, before, past, moves } };
}
