/** Tripwires: how many ways there are to go on, to a depth, without what only the table knows. */
import { expect, it } from 'vitest';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import { ownTable, table, type Position } from './position.ts';

function continuations(state: unknown, depth: number): number {
	const moves = game.moves(state);
	if (depth === 1) return moves.length;
	return moves.reduce((sum, move) => sum + continuations(game.apply(state, move), depth - 1), 0);
}

const perft = (position: Position, depth: number): readonly number[] =>
	Array.from({ length: depth }, (_, n) => continuations(position.state, n + 1));

it('the first turn: eight kinds of cards, then a roll', () => {
	expect(perft(table().then('setup'), 2)).toEqual([8, 0]);
});

it('a fight: two dice, a hospital, three viruses', () => {
	const fight = ownTable('1:3/0')
		.then('turn wild;turn wild;play wild;remove 1 2 3;roll 1 1;rest')
		.then('reveal 1:6/0 1:6/0 20:1/0;play red;roll 2 6');
	expect(perft(fight, 3)).toEqual([16, 69, 135]);
});

it('five cards: exchange, clear, send', () => {
	const full = ownTable().then('turn wild;turn wild;turn wild;turn red;play wild');
	expect(perft(full, 3)).toEqual([6, 10, 0]);
});

it('a virus step with a save, a destroy and an order', () => {
	const step = ownTable('1:2/0')
		.then('turn wild;turn wild;play wild;remove 1 2 3;roll 1 1;hit x0 1 1;rest')
		.then('reveal 1:1/0 1:1/0 1:60/0;play wild;roll 1 1;hit x7 1;hit x8 1;rest')
		.then('reveal 20:1/0+save 20:1/0+destroy 20:1/0');
	expect(perft(step, 3)).toEqual([8, 36, 216]);
});
