import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { drawn, rulings, seatOf, table } from './lines.ts';

/** Bo, who is passive, crosses out the next number with a die of this face. */
const cross = (face: number, research: number, add = 0): string[] =>
	drawn({ research, progress: 'oooooo' })
		.after(`A roll ${face} ${face === 1 ? 2 : 1}`)
		.broken(`B research 0+${add}`);

describe('research', () => {
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
		const at = drawn({ research: number - 1, progress: 'oooooo' }).after('A roll 1 2');
		expect(seatOf(at.after(`B research 0+${number - 1}`), 1)?.bonus).toBe(bonus);
	});
	it('FTV-RE2 what a number gives follows the edition', () => {
		const at = table({ facts: { research: 'N-' } }).after('A roll 1 2; B research 0');
		expect(seatOf(at, 1)?.bonus).toBe('number');
	});
	it('FTV-RE4 FTV-T8 FTV-C10 the last number needs all red squares', () => {
		const at = drawn({ research: 11, progress: 'oooooo' }).after('A roll 6 1');
		const move = { do: 'research', by: 1, die: 0, add: 6 } as const;
		const [complaint] = game.check(at.state, move);
		expect(complaint).toMatchObject({ rule: 'FTV-RE4', say: { values: { goals: 7, last: 12 } } });
		expect(complaint?.cells).toContain('curve.0.3');
		expect(complaint?.cells).toContain('testing.1.1');
	});
	it('FTV-RE4 an edition without red squares never refuses it', () => {
		const facts = { research: '-', testing: ['-'], curve: ['-'] };
		expect(table({ facts }).after('A roll 1 2').broken('B research 0')).toEqual([]);
		const red = { research: '-', testing: ['R'], curve: ['*'] };
		expect(table({ facts: red }).after('A roll 1 2').broken('B research 0')).toEqual(['FTV-RE4 goalsOpen']);
	});
	it('FTV-RE5 nothing comes after the last number', () => {
		const facts = { research: '+', testing: ['-'], curve: ['-'] };
		const crossed = table({ facts, options: rulings('R1b') }).after('A roll 1 2; B research 0');
		expect(crossed.broken('B research 1')).toEqual(['FTV-RE5 researchComplete']);
	});
});
