/** Our games beside boardgame.io in the same run. */
import { begin, extend, judge, stateOf, tableOf, type Line } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { Move } from '../../src/lib/table/record.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { ask, games } from '../games.ts';
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

const judgeAll = (game: AnyGame, setup: Line['setup'], moves: Line['moves']) => () => {
	let state = game.start(setup);
	for (const move of moves) if (judge(game, state, move).legal) state = game.apply(state, move);
};

compare('moves judged and applied', [
	{ name: 'boardgame.io: reducer', each: MOVES, run: () => void playTheir(MOVES) },
	{ name: 'boardgame.io: client', each: MOVES, run: () => void playTheirClient(MOVES) },
	...lines.map(({ game, line }) => ({
		name: game.id,
		each: MOVES,
		run: judgeAll(game, line.setup, line.moves)
	}))
]);

/** The standard edition, stated as an own one: the same moves, judged by facts that came with the table. */
const owned = lines.map(({ game, line }) => {
	const sheet = { name: 'Stated', facts: game.edition.standard };
	return { game, setup: { ...line.setup, sheet }, moves: line.moves };
});
for (const { game, setup, moves } of owned)
	compare(`moves judged and applied on an own edition: ${game.id}`, [
		{ name: 'standard', each: MOVES, run: judgeAll(game, { ...setup, sheet: 'standard' }, moves) },
		{ name: 'own', each: MOVES, run: judgeAll(game, setup, moves) }
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

/** Numbers written on a sheet: moves that differ in one field only, some legal and some not. */
const numberAreas: Readonly<Record<string, readonly (readonly [verb: string, field: string])[]>> = {
	'fight-the-virus': [
		['test', 'cell'],
		['curve', 'cell']
	],
	'prototype-c19': [
		['health', 'die'],
		['formula', 'factor'],
		['biotech', 'space']
	]
};

interface Asked {
	readonly state: unknown;
	readonly move: Move;
}

function askedIn({ game, states }: Line, verb: string, field: string): readonly Asked[] {
	const legal = states.flatMap((state) =>
		game.moves(state).flatMap((move) => (move.do === verb ? [{ state, move }] : []))
	);
	const fieldOf = (move: Move): unknown => Object.entries(move).find(([name]) => name === field)?.[1];
	const values = new Map(legal.map(({ move }) => [JSON.stringify(fieldOf(move)), fieldOf(move)]));
	return legal.flatMap(({ state, move }) =>
		[...values.values()].map((value) => ({ state, move: { ...move, [field]: value } }))
	);
}

compare('numbers checked', [
	{ name: 'boardgame.io: reducer', each: MOVES, run: () => void playTheir(MOVES) },
	...lines.flatMap(({ game, line }) =>
		(numberAreas[game.id] ?? []).flatMap(([verb, field]) => {
			const asked = askedIn(line, verb, field);
			return [true, false].flatMap((legal) => {
				const some = asked
					.filter(({ state, move }) => judge(game, state, move).legal === legal)
					.filter((_, at, all) => at % Math.ceil(all.length / 500) === 0);
				if (some.length === 0) return [];
				const run = (): void => some.forEach(({ state, move }) => void game.check(state, move));
				return [{ name: `${game.id}: ${verb}, ${legal ? 'legal' : 'refused'}`, each: some.length, run }];
			});
		})
	)
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
