/** A record as bytes, by a model that has learnt how the game is usually played. */
import { MOST_MOVES } from '../../table/parse.ts';
import type { Edition, Move, Options, OwnEdition, Position, Table } from '../../table/record.ts';
import { RULES } from '../../table/rules.ts';
import type { Lesson, Primed, Primer } from '../primers.ts';
import { listener, Reader, Writer, type Coder } from './arithmetic.ts';
import { Model } from './model.ts';
import { Moves, type Form } from './moves.ts';
import { CLASS, Symbols, type Wrong } from './symbols.ts';
import { Walk, type Json } from './walk.ts';
import { spell, Words } from './words.ts';

/** What is known before the first bit. */
interface Prior {
	readonly model: Model;
	readonly words: Words;
	readonly forms: readonly Form[];
}

const MOST_PLAYERS = 62;
/** Scopes of the fields that are no fields of moves. */
const OPTIONS = -2;
const SHEET = -3;
const FROM = -4;

const fresh = (): Prior => ({ model: Model.fresh(), words: new Words(), forms: [] });

function learn(prior: Prior, { players, options, moves }: Lesson): Prior {
	const walk = new Walk(new Symbols(listener, prior.model), prior.words);
	walk.field(OPTIONS, 'options', options as Json);
	const told = new Moves(walk, players, prior.forms);
	for (const move of moves) told.move(move);
	return { ...prior, forms: told.forms };
}

const learnt = new WeakMap<Primer, Prior>();
const nothingLearnt: Primer = [];

/**
 * The number that a code is written with: the version of the rules, or 0 without primers. It picks the primer, too:
 * a version that brought none of its own uses the last one before.
 */
export const numberOfCodes = ({ primers }: Primed): number => (primers.length === 0 ? 0 : RULES);

function priorOf({ primers }: Primed, number: number): Prior {
	const primer = primers[Math.min(number, primers.length) - 1] ?? nothingLearnt;
	const prior = learnt.get(primer) ?? primer.reduce(learn, fresh());
	learnt.set(primer, prior);
	return { model: prior.model.copy(), words: prior.words.copy(), forms: prior.forms };
}

const begin = (coder: Coder, { model, words }: Prior): Walk => new Walk(new Symbols(coder, model), words);

function tellMoves(walk: Walk, seats: number, prior: Prior, wanted: readonly Move[]): readonly Move[] {
	const { symbols } = walk;
	const count = symbols.number(CLASS.size, [40], wanted.length);
	if (count > MOST_MOVES) symbols.fail('tooLong');
	const moves = new Moves(walk, seats, prior.forms);
	const found: Move[] = [];
	for (let i = 0; i < count && !symbols.wrong; i++) found.push(moves.move(wanted[i] ?? { do: '' }));
	return found;
}

function tellPlayers({ symbols }: Walk, wanted: readonly string[]): readonly string[] {
	const count = symbols.number(CLASS.size, [41], wanted.length);
	if (count < 1 || count > MOST_PLAYERS) symbols.fail('tooLong');
	const found: string[] = [];
	for (let i = 0; i < count && !symbols.wrong; i++) found.push(spell(symbols, wanted[i] ?? ''));
	return found;
}

/** What a code can tell of a table; a reader wants nothing and finds it out. */
interface Contents {
	readonly players: readonly string[];
	readonly options: Options | null;
	readonly sheet: OwnEdition | null;
	readonly from: Position | null;
	readonly moves: readonly Move[];
	/** The move that is asked about, or none. */
	readonly asked: readonly Move[];
}

/** `plain`: the app's own edition, from the start. `own`: with edition and position. `question`: and a move. */
export type Extent = 'plain' | 'own' | 'question';

const tellSheet = (walk: Walk, wanted: OwnEdition | null): OwnEdition | null =>
	walk.field(SHEET, 'sheet', wanted as unknown as Json) as unknown as OwnEdition | null;

function tellRecord(
	coder: Coder,
	prior: Prior,
	extent: Extent,
	wanted: Contents
): Contents & { readonly wrong: Wrong | null } {
	const walk = begin(coder, prior);
	const players = tellPlayers(walk, wanted.players);
	const options = walk.field(OPTIONS, 'options', wanted.options as Json) as Options | null;
	const own = extent !== 'plain';
	const sheet = own ? tellSheet(walk, wanted.sheet) : null;
	const from = own ? (walk.field(FROM, 'from', wanted.from as Json) as Position | null) : null;
	const seats = Math.max(1, players.length);
	const moves = tellMoves(walk, seats, prior, wanted.moves);
	const asked = extent === 'question' ? tellMoves(walk, seats, prior, wanted.asked) : [];
	return { players, options, sheet, from, moves, asked, wrong: walk.symbols.wrong };
}

export type Read<T> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly wrong: Wrong };

const ownOf = (sheet: Edition): OwnEdition | null => (sheet === 'standard' ? null : sheet);

export function writeRecord(primed: Primed, extent: Extent, table: Table, asked?: Move): Uint8Array {
	const { players, options, sheet, from, moves } = table;
	const writer = new Writer();
	const { wrong } = tellRecord(writer, priorOf(primed, numberOfCodes(primed)), extent, {
		players,
		options: options ?? null,
		sheet: ownOf(sheet),
		from: from ?? null,
		moves,
		asked: asked ? [asked] : []
	});
	if (wrong) throw new Error(`a table cannot be told: ${wrong}`);
	return writer.finish();
}

/** What comes out has the form of a record, and nothing else is sure: it still has to go through the one door. */
export function readRecord(
	primed: Primed,
	number: number,
	extent: Extent,
	bytes: Uint8Array
): Read<{ readonly table: unknown; readonly asked: unknown }> {
	const reader = new Reader(bytes);
	const nothing = { players: [], options: null, sheet: null, from: null, moves: [], asked: [] };
	const told = tellRecord(reader, priorOf(primed, number), extent, nothing);
	const { wrong, players, options, sheet, from, moves, asked } = told;
	if (wrong ?? !reader.endedWell) return { ok: false, wrong: wrong ?? 'ended' };
	const table = {
		format: 1,
		game: primed.game.id,
		sheet: sheet ?? 'standard',
		players,
		...(options !== null && { options }),
		...(from !== null && { from }),
		moves
	};
	return { ok: true, value: { table, asked: asked[0] } };
}

/** An edition alone. */
export function writeEdition(primed: Primed, edition: OwnEdition): Uint8Array {
	const writer = new Writer();
	const walk = begin(writer, priorOf(primed, numberOfCodes(primed)));
	tellSheet(walk, edition);
	if (walk.symbols.wrong) throw new Error(`an edition cannot be told: ${walk.symbols.wrong}`);
	return writer.finish();
}

export function decodeEdition(primed: Primed, number: number, bytes: Uint8Array): Read<unknown> {
	const reader = new Reader(bytes);
	const walk = begin(reader, priorOf(primed, number));
	const value = tellSheet(walk, null);
	const { wrong } = walk.symbols;
	return (wrong ?? !reader.endedWell) ? { ok: false, wrong: wrong ?? 'ended' } : { ok: true, value };
}

/** Some moves of a table that the reader has, too. */
export function writeMoves(primed: Primed, seats: number, moves: readonly Move[]): Uint8Array {
	const writer = new Writer();
	const prior = priorOf(primed, numberOfCodes(primed));
	const walk = begin(writer, prior);
	tellMoves(walk, seats, prior, moves);
	if (walk.symbols.wrong) throw new Error(`moves cannot be told: ${walk.symbols.wrong}`);
	return writer.finish();
}

export function readMoves(
	primed: Primed,
	number: number,
	seats: number,
	bytes: Uint8Array
): Read<readonly Move[]> {
	const reader = new Reader(bytes);
	const prior = priorOf(primed, number);
	const walk = begin(reader, prior);
	const value = tellMoves(walk, seats, prior, []);
	const { wrong } = walk.symbols;
	return (wrong ?? !reader.endedWell) ? { ok: false, wrong: wrong ?? 'ended' } : { ok: true, value };
}
