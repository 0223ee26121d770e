/** A record as bytes, by a model that has learnt how the game is usually played. */
import type { AnyGame, Habit } from '../../table/game.ts';
import { MOST_MOVES } from '../../table/parse.ts';
import type { Move, Options, Table } from '../../table/record.ts';
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
const OPTIONS = -2;

const fresh = (): Prior => ({ model: Model.fresh(), words: new Words(), forms: [] });

function learn(prior: Prior, { players, options, moves }: Habit): Prior {
	const walk = new Walk(new Symbols(listener, prior.model), prior.words);
	walk.field(OPTIONS, 'options', options as Json);
	const told = new Moves(walk, players, prior.forms);
	for (const move of moves) told.move(move);
	return { ...prior, forms: told.forms };
}

const learnt = new WeakMap<AnyGame, Map<number, Prior>>();

/** Editions are counted from 1; 0 knows nothing. */
export const lastEdition = (game: AnyGame): number => game.share?.editions.length ?? 0;

function priorOf(game: AnyGame, edition: number): Prior {
	const kept = learnt.get(game) ?? new Map<number, Prior>();
	learnt.set(game, kept);
	const prior = kept.get(edition) ?? (game.share?.editions[edition - 1] ?? []).reduce(learn, fresh());
	kept.set(edition, prior);
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

interface Told {
	readonly players: readonly string[];
	readonly options: Options | null;
	readonly moves: readonly Move[];
}

function tellRecord(coder: Coder, prior: Prior, wanted: Told): Told & { wrong: Wrong | null } {
	const walk = begin(coder, prior);
	const players = tellPlayers(walk, wanted.players);
	const options = walk.field(OPTIONS, 'options', wanted.options as Json) as Options | null;
	const moves = tellMoves(walk, Math.max(1, players.length), prior, wanted.moves);
	return { players, options, moves, wrong: walk.symbols.wrong };
}

export type Read<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly wrong: Wrong };

export function writeRecord(game: AnyGame, { players, options, moves }: Table): Uint8Array {
	const writer = new Writer();
	const { wrong } = tellRecord(writer, priorOf(game, lastEdition(game)), {
		players,
		options: options ?? null,
		moves
	});
	if (wrong) throw new Error(`a table cannot be told: ${wrong}`);
	return writer.finish();
}

/** What comes out has the form of a record, and nothing else is sure: it still has to go through the one door. */
export function readRecord(game: AnyGame, edition: number, bytes: Uint8Array): Read<unknown> {
	const reader = new Reader(bytes);
	const nothing = { players: [], options: null, moves: [] };
	const { wrong, players, options, moves } = tellRecord(reader, priorOf(game, edition), nothing);
	if (wrong ?? !reader.endedWell) return { ok: false, wrong: wrong ?? 'ended' };
	const agreed = options === null ? {} : { options };
	return { ok: true, value: { format: 1, game: game.id, sheet: 'standard', players, ...agreed, moves } };
}

/** Some moves of a table that the reader has, too. */
export function writeMoves(game: AnyGame, seats: number, moves: readonly Move[]): Uint8Array {
	const writer = new Writer();
	const prior = priorOf(game, lastEdition(game));
	const walk = begin(writer, prior);
	tellMoves(walk, seats, prior, moves);
	if (walk.symbols.wrong) throw new Error(`moves cannot be told: ${walk.symbols.wrong}`);
	return writer.finish();
}

export function readMoves(
	game: AnyGame,
	edition: number,
	seats: number,
	bytes: Uint8Array
): Read<readonly Move[]> {
	const reader = new Reader(bytes);
	const prior = priorOf(game, edition);
	const walk = begin(reader, prior);
	const value = tellMoves(walk, seats, prior, []);
	const { wrong } = walk.symbols;
	return (wrong ?? !reader.endedWell) ? { ok: false, wrong: wrong ?? 'ended' } : { ok: true, value };
}
