/** Tripwires: how many ways there are to go on, to a depth, without what only the table knows. */
import { expect, it } from 'vitest';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import { perft } from '../kit/perft.ts';
import { rulings, smallStanding, table } from './lines.ts';

it('the first turn: eight kinds of cards, then a roll', () => {
	expect(perft(game, table().after('setup'), 2)).toEqual([8, 0]);
});

it('a fight: two dice, a hospital, three viruses', () => {
	const fight = smallStanding({ hospitals: 1, viruses: ['Z', 'B', 'C'] }).after('A play hoard; A roll 2 6');
	expect(perft(game, fight, 3)).toEqual([16, 69, 135]);
});

it('five cards: exchange, clear, send', () => {
	const spaces = ['stay-home', 'stay-home', 'stay-home', 'hoard'];
	const full = smallStanding({ spaces }).after('A play stay-home');
	expect(perft(game, full, 3)).toEqual([6, 10, 0]);
});

it('a virus step with a save, a destroy and an order', () => {
	const from = { hospitals: 1, defeated: ['A', 'B', 'C'], viruses: ['Z'], deck: [['K', 'D', 'H'], '*'] };
	const step = smallStanding(from).after('A play hoard; A roll 1 1; A rest; reveal K D H');
	expect(perft(game, step, 3)).toEqual([8, 36, 216]);
});

it('shields that lie on their viruses', () => {
	const from = { infection: 3, turn: 3, hospitals: 1, viruses: ['S', 'T'], shields: ['S', 'T'] };
	const here = smallStanding(from, rulings('R8b')).after('A play hoard; A roll 2 5');
	expect(perft(game, here, 2)).toEqual([9, 38]);
});
