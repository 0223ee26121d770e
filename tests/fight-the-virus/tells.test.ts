import { describe, expect, it } from 'vitest';
import { words } from '../../src/lib/i18n/games/fight-the-virus/en/index.ts';
import { moveInWords, type AnyGameWords } from '../../src/lib/i18n/game-words.ts';
import { talkIn } from '../../src/lib/i18n/talk.ts';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import type { Move } from '../../src/lib/table/record.ts';
import type { At } from '../kit/at-the-table.ts';
import { drawn, table } from './lines.ts';

/** What is told of the last of these lines. */
function told(at: At, script: string): unknown[] {
	const lines = script.split('; ');
	return at
		.after(...lines.slice(0, -1))
		.told(lines.at(-1) ?? '')
		.map(({ key, values }) => [key, values]);
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
	it('FTV-B1 a bonus that fits nowhere is lost, one that is declined is not told', () => {
		const facts = { research: '1-', testing: ['-'] };
		const research = 'A roll 1 2; B research 0; B decline';
		expect(told(table({ facts }), research)).toEqual([]);
		const full = { from: { players: [{ by: 1, testing: [[3]] }] } };
		expect(told(table({ facts, ...full }), research)).toEqual([['bonusLost', { by: 1 }]]);
	});
	it('FTV-E1 the last number', () => {
		const facts = { research: '-', testing: ['-'], curve: ['-'] };
		expect(told(table({ facts }), 'A roll 1 2; B research 0')).toEqual([['crossedOut', { by: 1, last: 1 }]]);
	});
});

describe('a move in words', () => {
	const talk = talkIn('en', ['Ana', 'Bo']);
	const texts = words as unknown as AnyGameWords;
	const said = (at: At, move: Move & Record<string, unknown>): string =>
		moveInWords(texts, game.spoken(at.state, move), talk);

	it('names the die by its face, with what progress adds, and research by its number', () => {
		const at = drawn({ research: 6, progress: 'ooo' }).after('A roll 6 4');
		expect(said(at, { do: 'research', by: 1, die: 0, add: 1 })).toBe(
			'Bo crosses out research 7 with 6 + 1 = 7.'
		);
		expect(said(at, { do: 'test', by: 0, die: 1, cell: [4, 0] })).toBe(
			'Ana enters the 4 in testing, row 5, square 1.'
		);
	});
	it('and by its place where no face lies on the table', () => {
		const move = { do: 'curve', by: 0, die: 1, add: 2, cell: [4, 0] };
		expect(said(table(), move)).toBe('Ana enters die 2 + 2 in column 1 of the curve.');
	});
});
