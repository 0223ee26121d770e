/** Our games beside boardgame.io in the same run. */
import { begin, extend, judge, stateOf, tableOf, type Line } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import { ask, games, seeded } from '../games.ts';
import { randomMove } from '../random-play.ts';
import {
	answerTheir,
	playTheir,
	playTheirClient,
	replayTheir,
	theirLegalMoves,
	theirRequest
} from './boardgame-io.ts';
import { compare } from './measure.ts';

const MOVES = 100;

/** A hundred moves at random of a game that goes on for so long. */
function hundredMoves(game: AnyGame): Line {
	for (let seed = 1; ; seed++) {
		const random = seeded(seed);
		let line = begin(game, { players: ['Ana', 'Bo'], options: {} });
		while (line.moves.length < MOVES && !game.over(stateOf(line))) {
			const move = randomMove(game, stateOf(line), random);
			if (!move) break;
			// a game that the table stops is over too soon
			if (move.do !== 'stop') line = extend(line, move);
		}
		if (line.moves.length === MOVES) return line;
	}
}

const lines = games.map((game) => ({ game, line: hundredMoves(game) }));

compare('moves judged and applied', [
	{ name: 'boardgame.io: reducer', each: MOVES, run: () => void playTheir(MOVES) },
	{ name: 'boardgame.io: client', each: MOVES, run: () => void playTheirClient(MOVES) },
	...lines.map(({ game, line }) => ({
		name: game.id,
		each: MOVES,
		run: () => {
			let state = game.start(line.setup);
			for (const move of line.moves) if (judge(game, state, move).legal) state = game.apply(state, move);
		}
	}))
]);

/** The standard edition, stated as an own one: the same moves, judged by facts that came with the table. */
const owned = lines.map(({ game, line }) => {
	const sheet = { name: 'Stated', facts: game.edition.standard };
	return { game, setup: { ...line.setup, sheet }, moves: line.moves };
});
compare('moves judged and applied on an own edition', [
	...lines.flatMap(({ game, line }, at) =>
		[line.setup, owned[at]?.setup ?? line.setup].map((setup) => ({
			name: `${game.id}: ${setup.sheet === undefined ? 'standard' : 'own'}`,
			each: MOVES,
			run: () => {
				let state = game.start(setup);
				for (const move of line.moves) if (judge(game, state, move).legal) state = game.apply(state, move);
			}
		}))
	)
]);

let read = 0;
compare('editions read, with all that follows from them', [
	...lines.map(({ game, line }) => ({
		name: game.id,
		each: 1,
		run: () => {
			// a field more makes it an edition that nobody has read before
			const facts = { ...game.edition.standard, [`${read++}`]: null };
			game.edition.faults(facts);
			game.start({ ...line.setup, sheet: { name: 'New', facts } });
		}
	}))
]);

const theirMiddle = playTheir(MOVES / 2);
compare('lists of all legal moves, in the middle of a game', [
	{ name: 'boardgame.io: 50 legal, each tried', each: 1, run: () => void theirLegalMoves(theirMiddle) },
	...lines.map(({ game, line }) => {
		const middle = line.states[MOVES / 2];
		return {
			name: `${game.id}: ${game.moves(middle).length} legal`,
			each: 1,
			run: () => void game.moves(middle)
		};
	})
]);

const theirs = theirRequest(playTheir(1), 1);
compare('requests, from JSON to JSON', [
	{ name: 'boardgame.io: state and action', each: 1, run: () => void answerTheir(theirs) },
	...lines.map(({ game, line }) => {
		const asked = JSON.stringify({
			table: { ...tableOf(line), moves: line.moves.slice(0, 2) },
			ask: 'check',
			move: line.moves[2]
		});
		return {
			name: `${game.id}: check of the third move`,
			each: 1,
			run: () => void JSON.stringify(ask(JSON.parse(asked)))
		};
	})
]);

const theirRecord = JSON.stringify({ moves: Array.from({ length: MOVES }, (_, at) => at) });
compare('records of 100 moves, from JSON to the score as JSON', [
	{ name: 'boardgame.io: reducer', each: 1, run: () => void replayTheir(theirRecord) },
	...lines.map(({ game, line }) => {
		const asked = JSON.stringify({ table: tableOf(line), ask: 'score' });
		return { name: game.id, each: 1, run: () => void JSON.stringify(ask(JSON.parse(asked))) };
	})
]);
