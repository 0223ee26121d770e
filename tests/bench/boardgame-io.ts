/** A comparably small game for boardgame.io: a hundred squares, one marked a move, each only once. */
import { createRequire } from 'node:module';
import type * as ClientModule from 'boardgame.io/client';
import type * as CoreModule from 'boardgame.io/core';
import type * as InternalModule from 'boardgame.io/internal';

const load = createRequire(import.meta.url);
const { Client } = load('boardgame.io/client') as typeof ClientModule;
const { INVALID_MOVE } = load('boardgame.io/core') as typeof CoreModule;
const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as typeof InternalModule;

export const SQUARES = 100;

interface Squares {
	cells: (string | null)[];
}

const game = {
	name: 'squares',
	setup: (): Squares => ({ cells: Array<string | null>(SQUARES).fill(null) }),
	turn: { minMoves: 1, maxMoves: 1 },
	moves: {
		mark: ({ G, playerID }: { G: Squares; playerID: string }, at: number) => {
			if (G.cells[at] !== null) return INVALID_MOVE;
			G.cells[at] = playerID;
			return undefined;
		}
	}
};

const reduce = CreateGameReducer({ game });
const initial = InitializeGame({ game, numPlayers: 2 });

type Their = typeof initial;

const marking = (at: number, playerID = String(at % 2)): Parameters<typeof reduce>[1] => ({
	type: 'MAKE_MOVE',
	payload: { type: 'mark', args: [at], playerID }
});

/** The state after the first `moves` squares were marked. */
export function playTheir(moves: number): Their {
	let state: Their = initial;
	for (let at = 0; at < moves; at++) state = reduce(state, marking(at));
	return state;
}

/** The same through the client that an app would use. */
export function playTheirClient(moves: number): unknown {
	const client = Client({ game, numPlayers: 2, debug: false });
	for (let at = 0; at < moves; at++) {
		client.updatePlayerID(String(at % 2));
		client.moves['mark']?.(at);
	}
	return client.getState();
}

/** It has no list of legal moves: what looks possible is tried. (It logs every refusal, so only legal moves are.) */
export const theirLegalMoves = (state: Their): number[] =>
	(state.G as Squares).cells.flatMap((cell, at) => {
		if (cell !== null) return [];
		return reduce(state, marking(at, state.ctx.currentPlayer)).G === state.G ? [] : [at];
	});

/** What its server does with a request: the state and an action in, the new state out, all of it JSON. */
export function answerTheir(line: string): string {
	const { state, at } = JSON.parse(line) as { state: Their; at: number };
	return JSON.stringify(reduce(state, marking(at)));
}

/** A record of moves in, how it ends out. */
export function replayTheir(record: string): string {
	const { moves } = JSON.parse(record) as { moves: readonly number[] };
	let state: Their = initial;
	for (const at of moves) state = reduce(state, marking(at));
	return JSON.stringify(state.G);
}

export const theirRequest = (state: Their, at: number): string => JSON.stringify({ state, at });
