/**
 * Examples of rules, kept as data and judged anew wherever they are shown: what stands here is only where a game is
 * and what somebody tries, never what the rules say to it.
 */
import { extend, judge, replay, stateOf, type Line } from '../table/engine.ts';
import type { AnyGame } from '../table/game.ts';
import type { Complaint, EditionFault, Facts, Move, Options, Position, Table } from '../table/record.ts';

/** A table at the moment of the example. */
export interface Scene {
	/** How many sit there. */
	readonly players: number;
	readonly options?: Options;
	readonly facts?: Facts;
	readonly from?: Position;
	readonly moves?: readonly Move[];
}

/** Why a rule has no example: `table` it is about people and things, `record` what is not allowed cannot even be
 *  entered, `count` it only says what counts, `never` it cannot come up on the standard sheet, `desk` it is about
 *  positions that somebody enters. */
export const reasons = ['table', 'record', 'count', 'never', 'desk'] as const;
export type Reason = (typeof reasons)[number];

/** Two moves at the same moment. */
export interface Pair {
	readonly at: Scene;
	readonly allowed: Move;
	readonly refused: Move;
	/** No other one is found from here: none is offered. */
	readonly alone?: true;
}

export type Example =
	| Pair
	/** What a move brings about. About a ruling: the same move under each of its answers. */
	| { readonly at: Scene; readonly shown: Move }
	/** Facts that no edition may state. */
	| { readonly facts: Facts }
	| { readonly none: Reason };

export type Examples = Readonly<Record<string, Example>>;

/** The moves that an example is about. */
export const movesOf = (example: Example): readonly Move[] =>
	'allowed' in example ? [example.allowed, example.refused] : 'shown' in example ? [example.shown] : [];

/** Whoever plays in examples. */
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dai', 'Eva', 'Flo'];

export const playersOf = ({ players }: Scene): readonly string[] =>
	Array.from({ length: players }, (_, seat) => NAMES[seat] ?? `P${seat + 1}`);

export const tableFor = (game: AnyGame, scene: Scene): Table => ({
	format: 1,
	game: game.id,
	sheet: scene.facts ? { name: 'Own', facts: scene.facts } : 'standard',
	players: playersOf(scene),
	...(scene.options && { options: scene.options }),
	...(scene.from && { from: scene.from }),
	moves: scene.moves ?? []
});

/** A scene that cannot be played is our mistake. */
export function lineOf(game: AnyGame, scene: Scene): Line {
	const { line, stopped } = replay(game, tableFor(game, scene));
	if (stopped) throw new Error(`${game.id}: ${stopped.complaints.map(({ rule }) => rule).join()}`);
	return line;
}

/** One move of an example, as the rules see it now. */
export interface Tried {
	readonly line: Line;
	readonly move: Move;
	/** Empty when it is allowed. */
	readonly complaints: readonly Complaint[];
	/** Where it leads; null when it is not allowed. */
	readonly after: unknown;
}

export function tried(game: AnyGame, scene: Scene, move: Move): Tried {
	const line = lineOf(game, scene);
	const verdict = judge(game, stateOf(line), move);
	if (!verdict.legal) return { line, move, complaints: verdict.complaints, after: null };
	return { line, move, complaints: [], after: stateOf(extend(line, move)) };
}

/** The same scene under another answer; null where it could not have come about so. */
export function underAnswer(
	game: AnyGame,
	scene: Scene,
	move: Move,
	ruling: string,
	answer: string
): Tried | null {
	const options = { ...scene.options, rulings: { ...scene.options?.rulings, [ruling]: answer } };
	const table = { ...scene, options };
	return replay(game, tableFor(game, table)).stopped ? null : tried(game, table, move);
}

export const faultsOf = (game: AnyGame, facts: Facts, rule: string): readonly EditionFault[] =>
	game.edition.faults(facts).filter((fault) => fault.rule === rule);
