/** The one door: outside data becomes a `Table` here, or a fault with a path. Inside nobody checks shapes again. */
import type { AnyGame } from './game.ts';
import type { Edition, Facts, Move, Options, OwnEdition, Position, Setup, Table } from './record.ts';
import {
	anything,
	either,
	integer,
	list,
	named,
	object,
	oneOf,
	optional,
	parse,
	type Parsed,
	type Shape
} from './shape.ts';

export const MOST_MOVES = 5000;
export const LONGEST_NAME = 40;
export const LONGEST_EDITION_NAME = 60;

export const playerName: Shape<string> = named(LONGEST_NAME);

const ownEdition = object({ name: named(LONGEST_EDITION_NAME), facts: anything });

/** Ids of games that exist, and the game behind an id that is among them. */
export interface Games {
	readonly ids: readonly string[];
	get(id: string): AnyGame;
}

const envelope = (ids: readonly string[], mostPlayers: number) =>
	object({
		format: integer(1, 1),
		game: oneOf(...ids),
		sheet: either(oneOf('standard'), ownEdition),
		players: list(playerName, { min: 1, max: mostPlayers }),
		options: optional(anything),
		from: optional(anything),
		moves: list(anything, { max: MOST_MOVES })
	});

const within = (path: string, fault: Parsed<never> & { ok: false }): Parsed<never> => {
	const inner = fault.fault.path;
	const joined = inner === '' || inner.startsWith('[') ? path + inner : `${path}.${inner}`;
	return { ok: false, fault: { ...fault.fault, path: joined } };
};

/** Shapes cost more to build than to use: the newest are kept. */
function keep<K, T>(build: (key: K) => T, most = 512): (id: string, key: K) => T {
	const kept = new Map<string, T>();
	return (id, key) => {
		const found = kept.get(id);
		if (found) return found;
		const [oldest] = kept.keys();
		if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
		const built = build(key);
		kept.set(id, built);
		return built;
	};
}

const envelopes = keep((key: { ids: readonly string[]; most: number }) => envelope(key.ids, key.most));
const optionShapes = keep((key: { game: AnyGame; players: number }) => key.game.shape.options(key.players));
const moveShapes = keep((key: { game: AnyGame; setup: Setup }) => key.game.shape.move(key.setup));

export function parseOptions(game: AnyGame, players: number, options: unknown): Parsed<Options> {
	const parsed = parse<Options>(optionShapes(`${game.id} ${players}`, { game, players }), options);
	return parsed.ok ? parsed : within('options', parsed);
}

/** Facts pass in two steps: their shape, then the edition rules. */
export function parseFacts(game: AnyGame, facts: unknown): Parsed<Facts> {
	const parsed = parse(game.edition.shape, facts);
	if (!parsed.ok) return parsed;
	const complaints = game.edition.faults(parsed.value);
	const [first] = complaints;
	if (!first) return parsed;
	return { ok: false, fault: { path: first.field, say: first.say, complaints } };
}

/** What people enter or hand over: a name and facts. */
export function parseEdition(game: AnyGame, data: unknown): Parsed<OwnEdition> {
	const outer = parse(ownEdition, data);
	if (!outer.ok) return outer;
	const facts = parseFacts(game, outer.value.facts);
	if (!facts.ok) return within('facts', facts);
	return { ok: true, value: { name: outer.value.name, facts: facts.value } };
}

export interface RawSetup {
	readonly players: readonly string[];
	readonly options: unknown;
	readonly sheet?: 'standard' | { readonly name: string; readonly facts: unknown };
	readonly from?: unknown;
}

/** In the order of the contract: options, facts, edition rules, what of the options needs the edition, position. */
export function parseSetup(game: AnyGame, raw: RawSetup): Parsed<Setup> {
	const { players, sheet = 'standard' } = raw;
	const options = parseOptions(game, players.length, raw.options);
	if (!options.ok) return options;
	let edition: Edition = 'standard';
	if (sheet !== 'standard') {
		const own = parseEdition(game, sheet);
		if (!own.ok) return within('sheet', own);
		edition = own.value;
	}
	const setup: Setup = { players, options: options.value, sheet: edition };
	const misfit = game.misfit?.(setup);
	if (misfit) return { ok: false, fault: misfit };
	if (raw.from === undefined) return { ok: true, value: setup };
	const from = parse<Position>(game.position.shape(setup), raw.from);
	if (!from.ok) return within('from', from);
	return { ok: true, value: { ...setup, from: from.value } };
}

function moveShape(game: AnyGame, setup: Setup): Shape<Move> {
	const { players, options, sheet = 'standard' } = setup;
	const key = `${game.id} ${players.length} ${JSON.stringify([options, sheet])}`;
	return moveShapes(key, { game, setup });
}

export const parseMove = (game: AnyGame, setup: Setup, move: unknown): Parsed<Move> =>
	parse(moveShape(game, setup), move);

export function parseTable(games: Games, data: unknown): Parsed<Table> {
	const id = (data as { game?: unknown } | null)?.game;
	const game = typeof id === 'string' && games.ids.includes(id) ? games.get(id) : null;
	const most = game?.players.max ?? 1;
	const outer = parse(envelopes(`${games.ids.join()} ${most}`, { ids: games.ids, most }), data);
	if (!outer.ok) return outer;
	if (!game) throw new Error('the envelope accepts only games that exist');
	const { moves: rawMoves, ...raw } = outer.value;
	const setup = parseSetup(game, { ...raw, options: raw.options === undefined ? {} : raw.options });
	if (!setup.ok) return setup;
	const moves: Move[] = [];
	if (rawMoves.length > 0) {
		const shape = moveShape(game, setup.value);
		for (const [at, raw] of rawMoves.entries()) {
			const move = parse(shape, raw);
			if (!move.ok) return within(`moves[${at}]`, move);
			moves.push(move.value);
		}
	}
	const { players, options, sheet = 'standard', from } = setup.value;
	return {
		ok: true,
		value: {
			format: 1,
			game: game.id,
			sheet,
			players,
			...(raw.options !== undefined && { options }),
			...(from !== undefined && { from }),
			moves
		}
	};
}
