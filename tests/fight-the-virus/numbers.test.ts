import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import type { Move } from '../../src/lib/validators/fight-the-virus/moves.ts';
import { awaitedOf, play, position, refusals, sheetOf, type At, type Position } from './position.ts';

const EMPTY = `
	. . . - . . .
	. . - - - . .
	. - - - - - .
	- - - - - - -
	- - - - - - -`;

/** Puts the first die, of this face, into a square; the other die is a 1 or a 2, so that there is no setback. */
const with1 = (face: number): [number, number] => [face, face === 1 ? 2 : 1];
const enter = (verb: 'test' | 'curve', face: number, drawn: Position, cell: At, add = 0): string[] =>
	refusals(position({ ...drawn, dice: with1(face), progress: 'oooooo' }), {
		do: verb,
		by: 1,
		die: 0,
		add,
		cell
	});
const test = (face: number, testing: string, cell: At, rulings: Position['rulings'] = {}, add = 0) =>
	enter('test', face, { testing, rulings }, cell, add);
const curve = (face: number, drawing: string, cell: At, rulings: Position['rulings'] = {}, add = 0) =>
	enter('curve', face, { curve: drawing, rulings }, cell, add);

describe('research', () => {
	const cross = (face: number, research: number, add = 0) =>
		enterResearch({ dice: with1(face), research, progress: 'oooooo' }, add);
	const enterResearch = (drawn: Position, add: number) =>
		refusals(position(drawn), { do: 'research', by: 1, die: 0, add });

	it('FTV-RE1 only the next number, with exactly its value', () => {
		expect(cross(1, 0)).toEqual([]);
		expect(cross(2, 0)).toEqual(['FTV-RE1 researchNext']);
		expect(cross(1, 1)).toEqual(['FTV-RE1 researchNext']);
		expect(cross(6, 6, 1)).toEqual([]);
		expect(cross(5, 6, 2)).toEqual([]);
		expect(cross(6, 10, 5)).toEqual([]);
	});
	it.each([
		[3, 'shape'],
		[8, 'shape'],
		[6, 'one'],
		[10, 'one'],
		[4, null]
	] as const)('FTV-RE2 FTV-RE3 crossing out %i gives %s', (number, bonus) => {
		const state = position({ dice: with1(1), research: number - 1, progress: 'oooooo' });
		const after = play(state, { do: 'research', by: 1, die: 0, add: number - 1 });
		expect(after.seats[1]?.bonus).toBe(bonus);
	});
	it('FTV-RE4 FTV-T8 FTV-C10 12 needs all red squares', () => {
		const state = position({ dice: [6, 1], research: 11, progress: 'oooooo' });
		const [complaint] = game.check(state, { do: 'research', by: 1, die: 0, add: 6 } as never);
		expect(complaint).toMatchObject({ rule: 'FTV-RE4', say: { values: { goals: 7 } } });
		expect(complaint?.cells).toContain('curve.0.3');
		expect(complaint?.cells).toContain('testing.1.1');
	});
	it('FTV-RE5 nothing comes after 12', () => {
		expect(cross(1, 12)).toEqual(['FTV-RE5 researchComplete']);
	});
});

describe('testing', () => {
	const pyramid = `
		   - -
		  - - -
		 - - - -
		5 - - - -
	   1 6 2 3 - -`;

	it('FTV-T1 a square of the pyramid takes the value, however high', () => {
		expect(test(4, pyramid, [4, 4])).toEqual([]);
		expect(test(6, pyramid, [4, 4], {}, 9)).toEqual([]);
		expect(test(4, pyramid, [4, 6])).toEqual(['FTV-T1 noTestingSquare']);
		expect(test(4, pyramid, [5, 0])).toEqual(['FTV-T1 noTestingSquare']);
	});
	it('FTV-T2 the square is empty', () => {
		expect(test(4, pyramid, [4, 0])).toEqual(['FTV-T2 testingFilled']);
	});
	it('FTV-T3 both squares underneath are filled', () => {
		expect(test(4, pyramid, [3, 2])).toEqual([]);
		expect(test(4, pyramid, [3, 3])).toEqual(['FTV-T3 needsSupport']);
		expect(test(1, pyramid, [3, 4])).toEqual(['FTV-T3 needsSupport']);
		expect(test(1, pyramid, [3, 4], { 'FTV-R4': 'b' })).toEqual([]);
		expect(test(2, pyramid, [3, 4], { 'FTV-R4': 'b' })).toEqual(['FTV-T3 needsSupport']);
	});
	it('FTV-T4 higher than each number underneath, and the sentence names it', () => {
		expect(test(3, pyramid, [3, 2])).toEqual(['FTV-T4 notHigher']);
		expect(test(2, pyramid, [3, 2])).toEqual(['FTV-T4 notHigher']);
		const state = position({ dice: [3, 1], testing: pyramid });
		const [complaint] = game.check(state, { do: 'test', by: 1, die: 0, cell: [3, 2] } as never);
		expect(complaint).toEqual({
			rule: 'FTV-T4',
			say: { key: 'notHigher', values: { value: 3, below: 3 } },
			cells: ['testing.4.3']
		});
		expect(test(3, pyramid, [3, 3])).toEqual(['FTV-T3 needsSupport', 'FTV-T4 notHigher']);
	});
	it('FTV-T5 a 1 stands on anything but a 1', () => {
		expect(test(1, pyramid, [3, 1])).toEqual([]);
		expect(test(1, pyramid.replace('5 -', '- -'), [3, 0])).toEqual(['FTV-T5 oneOnOne']);
		const hanging = '- - - - - - - - - - 1 - - - - - - - - -';
		expect(test(1, hanging, [4, 1], { 'FTV-R4': 'b' })).toEqual(['FTV-T5 oneUnderOne']);
		expect(test(1, hanging, [4, 3], { 'FTV-R4': 'b' })).toEqual([]);
	});
	it('FTV-T6 upon a 1 and a 6 only 7 or more; numbers may repeat in a row', () => {
		const free = pyramid.replace('5 -', '- -');
		expect(test(6, free, [3, 0])).toEqual(['FTV-T4 notHigher']);
		expect(test(6, free, [3, 0], {}, 1)).toEqual([]);
		expect(test(6, free, [4, 4])).toEqual([]);
	});
	it.each([
		[0, 'shape'],
		[1, 'number'],
		[2, 'shape'],
		[3, 'number'],
		[4, 'shape']
	])('FTV-T7 the last square of row %i gives %s', (row, bonus) => {
		const rows = [9, 8, 7, 6, 5].map((number, at) =>
			Array<string>(at + 2).fill(at < row ? '-' : String(number))
		);
		rows[row]![0] = '-';
		const state = position({ dice: [6, 1], testing: rows.flat().join(' '), progress: 'oooooo' });
		const after = play(state, {
			do: 'test',
			by: 1,
			die: 0,
			add: 3 - row + (row === 4 ? 1 : 0),
			cell: [row, 0]
		});
		expect(after.seats[1]?.bonus).toBe(bonus);
		rows[row]![1] = '-';
		const two = position({ dice: [6, 1], testing: rows.flat().join(' '), progress: 'oooooo' });
		expect(play(two, { do: 'test', by: 1, die: 0, add: 4, cell: [row, 0] }).seats[1]?.bonus).toBeNull();
	});
});

describe('spread curve', () => {
	const begun = EMPTY.replace(/- - - - - - -$/, '- - 3 - - - -');

	it('FTV-C1 FTV-C2 an empty square of the curve', () => {
		expect(curve(4, EMPTY, [4, 0])).toEqual([]);
		expect(curve(4, EMPTY, [0, 0])).toEqual(['FTV-C1 noCurveSquare']);
		expect(curve(4, EMPTY, [4, 7])).toEqual(['FTV-C1 noCurveSquare']);
		expect(curve(4, EMPTY, [3, 99])).toEqual(['FTV-C1 noCurveSquare']);
		expect(curve(4, begun, [4, 2])).toEqual(['FTV-C2 curveFilled']);
	});
	it('FTV-C3 FTV-R8 numbers are 1 to 6, and that is told first', () => {
		expect(curve(6, EMPTY, [4, 0], {}, 1)).toEqual(['FTV-C3 curveTooHigh']);
		expect(curve(6, EMPTY, [0, 0], {}, 1)).toEqual(['FTV-C3 curveTooHigh', 'FTV-C1 noCurveSquare']);
		expect(curve(6, EMPTY, [4, 0], { 'FTV-R8': 'b' }, 1)).toEqual([]);
	});
	it('FTV-C4 from the bottom up', () => {
		expect(curve(4, begun, [3, 2])).toEqual([]);
		expect(curve(4, begun, [2, 2])).toEqual(['FTV-C4 fromBelow']);
		expect(curve(4, EMPTY, [3, 2])).toEqual(['FTV-C4 fromBelow']);
	});
	it('FTV-C5 FTV-R5 a column once begun is completed first, and the sentence names it', () => {
		expect(curve(4, begun, [4, 5])).toEqual(['FTV-C5 completeColumn']);
		const [complaint] = game.check(position({ dice: [4, 1], curve: begun }), {
			do: 'curve',
			by: 1,
			die: 0,
			cell: [4, 5]
		} as never);
		expect(complaint?.say.values).toEqual({ column: 3 });
		expect(complaint?.cells).toEqual(['curve.3.2', 'curve.2.2', 'curve.1.2']);
		expect(curve(4, EMPTY, [4, 5], { 'FTV-R5': 'b' })).toEqual(['FTV-C5 leftmostColumn']);
		expect(curve(4, EMPTY, [4, 0], { 'FTV-R5': 'b' })).toEqual([]);
	});
	it('FTV-C6 neighbours differ', () => {
		expect(curve(3, begun, [3, 2])).toEqual(['FTV-C6 sameBeside']);
	});
	const circled = EMPTY.replace(/- - - - - - -$/, '- - o - - - -');
	it('FTV-C7 FTV-R7 a circled bottom square is begun first', () => {
		expect(curve(4, circled, [4, 2])).toEqual([]);
		expect(curve(4, circled, [4, 3])).toEqual(['FTV-C7 circledFirst']);
		expect(curve(4, circled, [3, 3])).toEqual(['FTV-C4 fromBelow', 'FTV-C7 circledFirst']);
		const beside = `
			. . . - . . .
			. . - - - . .
			. 2 - - - - .
			- 1 - - - - -
			- 2 o - - - -`;
		expect(curve(5, beside, [4, 6])).toEqual(['FTV-C7 circledFirst']);
		expect(curve(1, beside, [4, 6])).toEqual(['FTV-C7 circledFirst']);
		expect(curve(1, beside, [4, 6], { 'FTV-R7': 'b' })).toEqual([]);
		expect(curve(5, beside, [4, 6], { 'FTV-R7': 'b' })).toEqual(['FTV-C7 circledFirst']);
		// under FTV-R5 b only the leftmost column may be begun, circled or not
		expect(curve(1, beside, [4, 0], { 'FTV-R5': 'b' })).toEqual([]);
	});

	describe('FTV-C8 a circled square takes the opposite', () => {
		const above1 = `
			. . . - . . .
			. . - - - . .
			. - - - - - .
			- - o - - - -
			- - 1 - - - -`;
		it('FTV-C8 above a 1 a 6 and nothing else, and the sentence says so', () => {
			expect(curve(6, above1, [3, 2])).toEqual([]);
			expect(curve(5, above1, [3, 2])).toEqual(['FTV-C8 opposite']);
			const state = position({ dice: [5, 1], curve: above1 });
			const [complaint] = game.check(state, { do: 'curve', by: 1, die: 0, cell: [3, 2] } as never);
			expect(complaint?.say.values).toEqual({ value: 5, takes: 6, beside: 1 });
		});
		/** Column 1 was filled with a 2 beside the circled square, then the square below it with `below`. */
		const between = (below: number) => `
			. . . - . . .
			. . - - - . .
			. 5 - - - - .
			- 2 o - - - -
			- 3 ${below} - - - -`;
		it('FTV-R2 a: the neighbour filled last', () => {
			expect(curve(1, between(6), [3, 2])).toEqual([]);
			expect(curve(5, between(6), [3, 2])).toEqual(['FTV-C8 opposite']);
		});
		it('FTV-R2 a: if its opposite stands on another side, the circle no longer binds', () => {
			expect(curve(4, between(5), [3, 2])).toEqual([]);
			expect(curve(2, between(5), [3, 2])).toEqual(['FTV-C6 sameBeside']);
		});
		it('FTV-R2 b: it binds only while all filled neighbours are the same', () => {
			expect(curve(4, between(6), [3, 2], { 'FTV-R2': 'b' })).toEqual([]);
			expect(curve(4, between(2), [3, 2], { 'FTV-R2': 'b' })).toEqual(['FTV-C8 opposite']);
			expect(curve(5, between(2), [3, 2], { 'FTV-R2': 'b' })).toEqual([]);
		});
		it('FTV-R8 b: a 7 has no opposite', () => {
			const above7 = above1.replace('1', '7');
			expect(curve(4, above7, [3, 2], { 'FTV-R8': 'b' })).toEqual([]);
			expect(curve(4, above7, [3, 2], { 'FTV-R8': 'b', 'FTV-R2': 'b' })).toEqual([]);
		});
	});

	it.each([
		[1, 2, 'one'],
		[2, 1, 'shape'],
		[3, 0, 'shape'],
		[4, 0, null]
	])('FTV-C9 the last square of row %i gives its bonus', (row, column, bonus) => {
		const full = ['. . . 1 . . .', '. . 1 2 1 . .', '. 1 2 1 2 1 .', '1 2 1 2 1 2 1', '2 1 2 1 2 1 2'].map(
			(line) => line.split(' ')
		);
		for (let above = 0; above <= row; above++) if (full[above]![column] !== '.') full[above]![column] = '-';
		const drawing = full.map((line) => line.join(' ')).join('\n');
		const state = position({ dice: [4, 3], curve: drawing });
		const after = play(state, { do: 'curve', by: 1, die: 0, cell: [row, column] });
		expect(after.seats[1]?.bonus).toBe(bonus);
	});
});

describe('bonus actions', () => {
	const bottom = '- - - - - - - - - - - - - - - 2 3 2 3 2';
	const shapeWon = play(position({ dice: [4, 1], testing: bottom }), {
		do: 'test',
		by: 1,
		die: 0,
		cell: [4, 0]
	});
	const wonNumber = (rulings: Position['rulings'] = {}, drawing = EMPTY) =>
		play(
			position({ dice: [5, 1], testing: `- - - - - - - - - - 4 4 4 4 3 2 3 2 3 2`, curve: drawing, rulings }),
			{ do: 'test', by: 1, die: 0, cell: [3, 0] }
		);
	const number = (n: number, cell: At): Move => ({ do: 'bonusNumber', by: 1, number: n, cell });

	it('FTV-B1 a bonus is taken or declined', () => {
		expect(awaitedOf(shapeWon, 1)).toEqual(['bonusShape', 'decline']);
		const declined = play(shapeWon, { do: 'decline', by: 1 });
		expect(awaitedOf(declined, 1)).toEqual(['done']);
		expect(refusals(declined, { do: 'bonusShape', by: 1, cells: [[5, 5]] })).toEqual(['FTV-G1 noBonus']);
	});
	it('FTV-B2 while one is pending its owner does nothing else', () => {
		for (const move of [
			{ do: 'done', by: 1 },
			{ do: 'research', by: 1, die: 1 },
			{ do: 'bonusOne', by: 1, cell: [4, 0] },
			{ do: 'roll', by: 1, dice: [1, 2] }
		] satisfies Move[]) {
			expect(refusals(shapeWon, move)).toEqual(['FTV-G1 bonusFirst', 'FTV-B2 bonusFirst']);
		}
		expect(refusals(shapeWon, { do: 'research', by: 0, die: 1 })).toEqual([]);
	});
	it('FTV-B3 a shape as with a 6', () => {
		expect(
			refusals(shapeWon, {
				do: 'bonusShape',
				by: 1,
				cells: [
					[5, 5],
					[5, 6]
				]
			})
		).toEqual([]);
		expect(
			refusals(shapeWon, {
				do: 'bonusShape',
				by: 1,
				cells: [
					[5, 5],
					[6, 6]
				]
			})
		).toEqual(['FTV-V3 sixApart']);
		const spike = play(shapeWon, { do: 'bonusShape', by: 1, cells: [[5, 5]] });
		expect(sheetOf(spike, 1).progress[0]).toBe('o');
	});
	it('FTV-B4 FTV-R6 a number where the next one goes', () => {
		const above3 = EMPTY.replace(/- - - - - - -$/, '- - 3 - - - -');
		expect(refusals(wonNumber(), number(6, [4, 3]))).toEqual([]);
		expect(refusals(wonNumber(), number(6, [3, 3]))).toEqual(['FTV-C4 fromBelow']);
		expect(refusals(wonNumber({}, above3), number(6, [4, 3]))).toEqual(['FTV-C5 completeColumn']);
		expect(refusals(wonNumber({}, above3), number(3, [3, 2]))).toEqual(['FTV-C6 sameBeside']);
		expect(refusals(wonNumber({ 'FTV-R6': 'b' }, above3), number(3, [3, 2]))).toEqual([]);
	});
	it('FTV-B5 a 1 in testing', () => {
		const won = play(position({ dice: [6, 1], research: 5 }), { do: 'research', by: 1, die: 0 });
		expect(awaitedOf(won, 1)).toEqual(['bonusOne', 'decline']);
		expect(refusals(won, { do: 'bonusOne', by: 1, cell: [4, 0] })).toEqual([]);
		expect(refusals(won, { do: 'bonusOne', by: 1, cell: [3, 0] })).toEqual(['FTV-T3 needsSupport']);
		expect(sheetOf(play(won, { do: 'bonusOne', by: 1, cell: [4, 0] }), 1).testing[14]).toBe(1);
	});
	it('FTV-B6 an extra-die square filled by a bonus gives the second die', () => {
		const after = play(wonNumber(), number(6, [4, 6]));
		expect(awaitedOf(after, 1)).toEqual(['analyse', 'research', 'test', 'curve', 'done']);
	});
	it('FTV-B7 a bonus uses no die', () => {
		const state = position({ dice: [4, 1], testing: bottom });
		const won = play(state, { do: 'test', by: 0, die: 0, cell: [4, 0] });
		const taken = play(won, { do: 'bonusShape', by: 0, cells: [[5, 5]] });
		expect(awaitedOf(taken, 0)).toEqual(['analyse', 'done']);
	});
});

describe('adverse circumstances', () => {
	const circlesAfter = (dice: [number, number], drawing: string, columns?: number[]) => {
		const state = position({ dice, curve: drawing, ...(columns && { columns }) });
		return (game.marks(state) as { players: { circles: At[] }[] }).players.map(({ circles }) => circles);
	};

	it('FTV-A1 5-6 and 6-6 hit everybody; other rolls nobody', () => {
		expect(circlesAfter([5, 6], EMPTY)).toEqual([[[4, 0]], [[4, 0]]]);
		expect(circlesAfter([6, 5], EMPTY)).toEqual([[[4, 0]], [[4, 0]]]);
		expect(circlesAfter([4, 6], EMPTY)).toEqual([[], []]);
		expect(sheetOf(position({ dice: [6, 6], progress: 'oo' }), 1).progress.startsWith('xo')).toBe(true);
	});
	it('FTV-A2 the begun column first, from the bottom up; then from the left', () => {
		const begun = EMPTY.replace(/- - - - - - -$/, '- - - 2 - - -');
		expect(circlesAfter([5, 6], begun)[0]).toEqual([[3, 3]]);
		const complete = `
			. . . - . . .
			. . - - - . .
			. - - - - - .
			3 - - - - - -
			2 - - - - - -`;
		expect(circlesAfter([5, 6], complete)[0]).toEqual([[4, 1]]);
	});
	it('FTV-A3 squares that are circled, or between different numbers, are passed over', () => {
		const different = `
			. . . - . . .
			. . - - - . .
			. 5 - - - - .
			- 2 - - - - -
			- 3 6 - - - -`;
		expect(circlesAfter([5, 6], different)[0]).toEqual([[2, 2]]);
	});
	it('FTV-A4 squares beside a circled empty one are passed over', () => {
		const circled = `
			. . . - . . .
			. . - - - . .
			. - - - - - .
			- - - o - - -
			- - - 2 - - -`;
		expect(circlesAfter([5, 6], circled)[0]).toEqual([
			[1, 3],
			[3, 3]
		]);
	});
	it('FTV-A5 if nothing is found, nothing happens', () => {
		const nothing = `
			. . . 1 . . .
			. . 1 2 1 . .
			. 1 2 1 2 1 .
			1 2 1 2 1 2 -
			2 1 2 1 2 1 o`;
		expect(circlesAfter([5, 6], nothing)[0]).toEqual([[4, 6]]);
	});
	it('FTV-A6 FTV-A7 6-6 crosses out the first available field, else makes a debt', () => {
		expect(sheetOf(position({ dice: [6, 6], progress: 'xoo' })).progress.slice(0, 4)).toBe('xxo-');
		expect(sheetOf(position({ dice: [6, 6], progress: 'xx' })).progress.slice(0, 4)).toBe('xxd-');
		expect(sheetOf(position({ dice: [6, 6], progress: 'x'.repeat(21) })).progress).toBe('x'.repeat(21));
	});
	it('FTV-A7 the next spike pays the debt, the one after it counts', () => {
		const state = position({ dice: [3, 1], progress: 'xd' });
		const after = play(state, {
			do: 'analyse',
			by: 0,
			die: 0,
			cells: [
				[3, 3],
				[3, 4],
				[3, 5]
			]
		});
		expect(sheetOf(after).progress.slice(0, 4)).toBe('xxo-');
	});
});
