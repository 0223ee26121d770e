/** What a thumb means where squares are smaller than it is, and how they come near. */
import { describe, expect, it } from 'vitest';
import { draw } from '../../src/lib/sheets/fight-the-virus/draw.ts';
import { facts } from '../../src/lib/sheets/fight-the-virus/facts.ts';
import { enlarged, factorFor } from '../../src/lib/ui/sheet/near.svelte.ts';
import { snapped } from '../../src/lib/ui/sheet/walk.ts';

const areas = draw(facts.factsOf('standard')).areas;
const areaOf = (name: string) => areas.find(({ id }) => id === name)!;
const virus = areaOf('analysis');
const cellOf = (id: string) => virus.cells.find((cell) => cell.id === id)!;
const middleOf = (id: string) => {
	const { x, y, width, height } = cellOf(id).box;
	return { x: x + width / 2, y: y + height / 2 };
};
/** So small that a finger reaches over one square and a bit. */
const SMALL = 18;
const side = cellOf('analysis.5.5').box.width;
const thumb = (22 / SMALL) * side;

describe('a finger beside a legal square', () => {
	const lit = new Set(['analysis.5.5', 'analysis.5.7']);
	const meant = (tapped: string, reach: number, shift = 0): string => {
		const { x, y } = middleOf(tapped);
		return snapped(virus, cellOf(tapped), { x: x + shift, y }, lit, reach).id;
	};

	it('means the nearest one within its reach', () => {
		expect(meant('analysis.5.4', thumb)).toBe('analysis.5.5');
		expect(meant('analysis.4.4', thumb)).toBe('analysis.5.5');
		expect(meant('analysis.5.6', thumb, side / 4)).toBe('analysis.5.7');
		expect(meant('analysis.5.6', thumb, -side / 4)).toBe('analysis.5.5');
	});
	it('means what it taps when that is legal, or when nothing legal is near', () => {
		expect(meant('analysis.5.7', thumb)).toBe('analysis.5.7');
		expect(meant('analysis.5.3', thumb)).toBe('analysis.5.3');
	});
	it('means a neighbour only from its edge on where squares are large', () => {
		expect(meant('analysis.5.4', (22 / 60) * side)).toBe('analysis.5.4');
		expect(meant('analysis.5.4', (22 / 60) * side, side * 0.4)).toBe('analysis.5.5');
	});
});

describe('squares that are too small', () => {
	it('grow to the width of a thumb', () => {
		const millimetre = SMALL / side;
		expect(factorFor(virus, millimetre) * SMALL).toBeCloseTo(44);
		expect(factorFor(virus, 30 / side)).toBe(1);
		expect(factorFor(virus, 0)).toBe(1);
		// few columns: each of them is as wide as a thumb already
		expect(factorFor(areaOf('testing'), millimetre)).toBe(1);
	});
	it('come near around the finger, and nothing beyond the area is shown', () => {
		const view = virus.box;
		const at = middleOf('analysis.5.10');
		const seen = enlarged(view, at, 2.5);
		expect((at.x - seen.x) / seen.width).toBeCloseTo((at.x - view.x) / view.width);
		expect((at.y - seen.y) / seen.height).toBeCloseTo((at.y - view.y) / view.height);
		expect(seen.x + seen.width).toBeLessThanOrEqual(view.x + view.width);
		expect(seen.y).toBeGreaterThanOrEqual(view.y);
	});
});
