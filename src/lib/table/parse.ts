/** The one door: outside data becomes a `Table` here, or a fault with a path. Inside nobody checks shapes again. */
import type { AnyGame } from './game.ts';
import type { Move, Options, Setup, Table } from './record.ts';
import {
	anything,
	integer,
	list,
	object,
	oneOf,
	optional,
	parse,
	text,
	type Parsed,
	type Shape
} from './shape.ts';

export const MOST_MOVES = 5000;
export const LONGEST_NAME = 40;

const withinNameBounds = (name: string): boolean => {
	const length = [...name.trim()].length;
	return length >= 1 && length <= LONGEST_NAME && !/\p{Cc}/u.test(name);
};

export const playerName: Shape<string> = text(withinNameBounds, 'name', { max: LONGEST_NAME });

/** Ids of games that exist, and the game behind an id that is among them. */
export interface Games {
	readonly ids: readonly string[];
	get(id: string): AnyGame;
}

const envelope = (ids: readonly string[], mostPlayers: number) =>
	object({
		format: integer(1, 1),
		game: oneOf(...ids),
		sheet: oneOf('standard'),
		players: list(playerName, { min: 1, max: mostPlayers }),
		options: optional(anything),
		moves: list(anything, { max: MOST_MOVES })
	});

const within = (path: string, fault: Parsed<never> & { ok: false }): Parsed<never> => {
	const inner = fault.fault.path;
	const joined = inner === '' || inner.startsWith('[') ? path + inner : `${path}.${inner}`;
	return { ok: false, fault: { path: joined, say: fault.fault.say } };
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

export function parseSetup(game: AnyGame, players: readonly string[], options: unknown): Parsed<Setup> {
	const shape = optionShapes(`${game.id} ${players.length}`, { game, players: players.length });
	const parsed = parse<Options>(shape, options);
	if (!parsed.ok) return within('options', parsed);
	return { ok: true, value: { players, options: parsed.value } };
}

function moveShape(game: AnyGame, setup: Setup): Shape<Move> {
	const key = `${game.id} ${setup.players.length} ${JSON.stringify(setup.options)}`;
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
	const { players, options, moves: rawMoves } = outer.value;
	const setup = parseSetup(game, players, options === undefined ? {} : options);
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
	const agreed = options === undefined ? {} : { options: setup.value.options };
	return { ok: true, value: { format: 1, game: game.id, sheet: 'standard', players, ...agreed, moves } };
}
