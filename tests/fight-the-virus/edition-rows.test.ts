import { limits } from '../../src/lib/sheets/fight-the-virus/limits.ts';
import { describe, expect, it } from 'vitest';
import { parseFacts } from '../../src/lib/table/parse.ts';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { facts } from '../../src/lib/sheets/fight-the-virus/facts.ts';
import {
	asBricks,
	asColumns,
	bonusIn,
	bricksAs,
	bricksIn,
	heightened,
	heightOf,
	leftsOf,
	lowered,
	mostHeight,
	raised,
	rowOf,
	squaresIn
} from '../../src/lib/ui/fight-the-virus/edition/rows.ts';

const testing = facts.standard['testing'] as readonly string[];
const curve = facts.standard['curve'] as readonly string[];

describe('rows of testing as they are entered', () => {
	it('are read and written back as they were', () => {
		for (const line of [...testing, '-===== 1', '..R=..*', '.'])
			expect(rowOf(bricksAs(bricksIn(line)), bonusIn(line))).toBe(line);
	});
	it('know where each square begins', () => {
		expect(leftsOf(bricksIn('..R=.*==-'))).toEqual([2, 5, 8]);
	});
	it('lie like bricks as ours do, whatever they were before', () => {
		expect(asBricks(testing)).toEqual(testing);
		expect(asBricks(asColumns(testing))).toEqual(testing);
	});
	it('stand in straight columns, each on one', () => {
		expect(asColumns(['-=-= S', '-=R=+=-='])).toEqual(['.-- S', '-R+-']);
	});
	it('are accepted at the door in both arrangements', () => {
		for (const rows of [asBricks(testing), asColumns(testing)])
			expect(parseFacts(game, { testing: rows }).ok).toBe(true);
	});
});

describe('heights of the curve', () => {
	const heights = (lines: readonly string[]): number[] =>
		Array.from(squaresIn(lines[0] ?? ''), (_, column) => heightOf(lines.map(squaresIn), column));

	it('grow by a plain square on top and keep the bonuses of their rows', () => {
		const higher = raised(curve, 0);
		expect(heights(higher)).toEqual([3, 3, 4, 5, 4, 3, 2]);
		expect(higher.map(bonusIn)).toEqual(curve.map(bonusIn));
	});
	it('get a row of their own where there is no room', () => {
		const higher = raised(curve, 3);
		expect(higher).toHaveLength(6);
		expect(heights(higher)[3]).toBe(6);
	});
	it('shrink from the top', () => {
		expect(lowered(raised(curve, 1), 1)).toEqual(curve);
		expect(heights(lowered(lowered(curve, 0), 0))[0]).toBe(0);
		expect(heights(raised(lowered(lowered(curve, 0), 0), 0))[0]).toBe(1);
	});
	it('become what they are dragged to, in one change', () => {
		expect(heights(heightened(curve, 0, 5))).toEqual([5, 3, 4, 5, 4, 3, 2]);
		expect(heights(heightened(curve, 3, 0))).toEqual([2, 3, 4, 0, 4, 3, 2]);
		expect(heightened(curve, 3, 5)).toEqual(curve);
		expect(heightened(curve, 0, 5).map(bonusIn)).toEqual(curve.map(bonusIn));
	});
	it('end where there is no room for a row more', () => {
		for (let column = 0; column < 7; column++) {
			expect(mostHeight(curve, column)).toBe(limits.curve.rows);
			const full = heightened(curve, column, limits.curve.rows);
			expect(full).toHaveLength(limits.curve.rows);
			expect(mostHeight(full, column)).toBe(limits.curve.rows);
			expect(parseFacts(game, { curve: full }).ok).toBe(true);
		}
		expect(mostHeight(heightened(curve, 2, 0), 2)).toBe(limits.curve.rows);
	});
});
