/** Answers one question about one table. The command line, the tests and the app ask here. */
import { judge, replay, stateOf } from './engine.ts';
import type { AnyGame } from './game.ts';
import { parseMove, parseTable, type Games } from './parse.ts';
import type { Complaint, Setup } from './record.ts';
import { anything, object, oneOf, optional, parse, type Fault } from './shape.ts';

const request = object({
	table: anything,
	ask: oneOf('check', 'moves', 'status', 'marks', 'position', 'doubts', 'score'),
	move: optional(anything)
});

/** What the referee needs besides the rules: words for what it has to say. */
export interface Wording {
	because(game: AnyGame, complaint: Complaint, setup: Setup): string;
	fault(fault: Fault): string;
}

export type Answer = Readonly<Record<string, unknown>>;

const faulty = (wording: Wording, fault: Fault): Answer => ({ error: { because: wording.fault(fault) } });

const citing = (wording: Wording, game: AnyGame, complaints: readonly Complaint[], setup: Setup) => ({
	rules: [...new Set(complaints.map(({ rule }) => rule))],
	because: complaints[0] ? wording.because(game, complaints[0], setup) : ''
});

/** Before a table has its players and its edition. */
const nobody: Setup = { players: [], options: {} };

/** The game behind a table that came as far as its edition. */
const gameOf = (games: Games, table: unknown): AnyGame => games.get((table as { game: string }).game);

function doubted(wording: Wording, game: AnyGame, setup: Setup) {
	return game.position.doubts(setup).map((doubt) => {
		const { rule, by, cells } = doubt;
		return {
			rule,
			because: wording.because(game, doubt, setup),
			...(by !== undefined && { by }),
			...(cells.length > 0 && { cells })
		};
	});
}

export function answer(games: Games, wording: Wording, data: unknown): Answer {
	const asked = parse(request, data);
	if (!asked.ok) return faulty(wording, asked.fault);
	const { ask, move: rawMove } = asked.value;
	if (ask !== 'check' && rawMove !== undefined) {
		return faulty(wording, { path: 'move', say: { key: 'noField', values: {} } });
	}
	const table = parseTable(games, asked.value.table);
	if (!table.ok) {
		const { complaints, path } = table.fault;
		if (complaints) return { error: citing(wording, gameOf(games, asked.value.table), complaints, nobody) };
		return faulty(wording, { ...table.fault, path: `table.${path}`.replace(/\.$/, '') });
	}

	const game = games.get(table.value.game);
	const { line, stopped } = replay(game, table.value);
	if (stopped) return { error: { at: stopped.at, ...citing(wording, game, stopped.complaints, line.setup) } };

	const state = stateOf(line);
	switch (ask) {
		case 'check': {
			if (rawMove === undefined) return faulty(wording, { path: 'move', say: { key: 'field', values: {} } });
			const move = parseMove(game, line.setup, rawMove);
			if (!move.ok) {
				const { path, say } = move.fault;
				return faulty(wording, { path: `move.${path}`.replace(/\.$/, ''), say });
			}
			const verdict = judge(game, state, move.value);
			return verdict.legal
				? { legal: true }
				: { legal: false, ...citing(wording, game, verdict.complaints, line.setup) };
		}
		case 'moves':
			return { moves: game.moves(state) };
		case 'status':
			return { ...game.status(state) };
		case 'marks':
			return { marks: game.marks(state) };
		case 'position':
			return { position: game.position.of(state) };
		case 'doubts':
			return { doubts: doubted(wording, game, line.setup) };
		case 'score':
			return { ...game.score(state) };
	}
}
