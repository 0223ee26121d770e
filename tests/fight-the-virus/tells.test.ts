import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import type { Move } from '../../src/lib/table/record.ts';
import type { At } from '../kit/at-the-table.ts';
import { drawn, table } from './lines.ts';

/** What is told of the last of these lines. */
function told(at: At, script: string): unknown[] {
	const lines = script.split('; ');
	const before = at.after(...lines.slice(0, -1));
	const line = lines.at(-1) ?? '';
	const after = before.after(line);
	const move = lastMove(before, after);
	return (game.tells?.(before.state, move, after.state) ?? []).map(({ key, values }) => [key, values]);
}

/** The listed move, or the roll, that leads from one table to the other. */
function lastMove(before: At, after: At): Move {
	const wanted = JSON.stringify(after.marks) + JSON.stringify(after.status);
	const dice = (after.state as { dice: [number, number] }).dice;
	const rolls = before.awaited
		.filter((line) => line.endsWith('roll'))
		.map((line) => ({ do: 'roll', by: line.charCodeAt(0) - 65, dice }));
	const moves: Move[] = [...game.moves(before.state), ...rolls];
	const found = moves.find((move) => {
		if (game.check(before.state, move).length > 0) return false;
		const state = game.apply(before.state, move);
		return JSON.stringify(game.marks(state)) + JSON.stringify(game.status(state)) === wanted;
	});
	if (!found) throw new Error('no such move');
	return found;
}

describe('what is told', () => {
	it('FTV-A2 FTV-A6 FTV-A7 setbacks, and whom they hit', () => {
		expect(told(table(), 'A roll 5 6')).toEqual([['circled', { players: [0, 1] }]]);
		expect(told(drawn({ progress: 'o' }), 'A roll 6 6')).toEqual([['fieldLost', { players: [0, 1] }]]);
		expect(told(table(), 'A roll 6 6')).toEqual([['debt', { players: [0, 1] }]]);
		expect(told(table(), 'A roll 5 4')).toEqual([]);
	});
	it('FTV-P2 FTV-A7 spikes and debts', () => {
		expect(told(table(), 'A roll 1 2; A analyse 0 5.5')).toEqual([
			['progressGained', { by: 0, spikes: 1, fields: 1 }]
		]);
		expect(told(drawn({ progress: 'd' }), 'A roll 1 2; A analyse 0 5.5')).toEqual([
			['debtPaid', { by: 0, debts: 1 }]
		]);
		expect(told(table(), 'A roll 1 2; A analyse 0 4.5')).toEqual([]);
	});
	it('FTV-RE2 FTV-T7 FTV-T9 bonuses and the extra die', () => {
		expect(told(drawn({ research: 2 }), 'A roll 3 1; B research 0')).toEqual([
			['researchGives', { by: 1, number: 3, bonus: 'shape' }]
		]);
		expect(told(table(), 'A roll 3 1; B test 0 4.1')).toEqual([['extraDie', { by: 1 }]]);
		expect(told(table(), 'A roll 3 1; A test 0 4.1')).toEqual([]);
		const row = '- -\n- - -\n- - - -\n- - - - -\n- 2 3 2 3 2';
		expect(told(drawn({ testing: row }), 'A roll 3 1; B test 0 4.0')).toEqual([
			['testingGives', { by: 1, row: 5, bonus: 'shape' }]
		]);
	});
	it('FTV-E1 the last number', () => {
		const facts = { research: '-', testing: ['-'], curve: ['-'] };
		expect(told(table({ facts }), 'A roll 1 2; B research 0')).toEqual([['crossedOut', { by: 1, last: 1 }]]);
	});
});
