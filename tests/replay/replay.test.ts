import { describe, expect, it } from 'vitest';
import { freshCells } from '../../src/lib/ui/sheet/fresh.ts';
import { dwell } from '../../src/lib/ui/replay/pace.ts';
import type { CellMarks, Mark } from '../../src/lib/table/record.ts';

const fill: readonly Mark[] = [{ kind: 'fill' }];
const four: readonly Mark[] = [{ kind: 'write', text: '4' }];
const struck: readonly Mark[] = [{ kind: 'write', text: '4', strike: true }];
const fresh = (before: readonly CellMarks[], after: readonly CellMarks[], seat = 0): string[] => [
	...freshCells(before, after, seat)
];

describe('what a move wrote', () => {
	it('is what is new or changed on this sheet', () => {
		const before = [
			{ by: 0, cell: 'a', marks: four },
			{ by: 0, cell: 'b', marks: fill }
		];
		const after = [
			{ by: 0, cell: 'a', marks: struck },
			{ by: 0, cell: 'b', marks: fill },
			{ by: 0, cell: 'c', marks: fill },
			{ by: 1, cell: 'd', marks: fill }
		];
		expect(fresh(before, after)).toEqual(['a', 'c']);
		expect(fresh(before, after, 1)).toEqual(['d']);
	});
	it('is on the board of everybody, and nothing where something was rubbed out', () => {
		expect(fresh([], [{ cell: 'x', marks: fill }], 2)).toEqual(['x']);
		expect(fresh([{ cell: 'x', marks: fill }], [{ cell: 'x', marks: [] }])).toEqual([]);
		expect(fresh([{ cell: 'x', marks: fill }], [])).toEqual([]);
		expect(fresh([], [{ cell: 'x', marks: [] }])).toEqual([]);
	});
});

describe('the pace', () => {
	it('gives time to read: 900 ms and 40 a letter', () => {
		expect(dwell({ move: 'Ana rolls 3.', then: [] }, 1)).toBe(900 + 12 * 40);
		expect(dwell({ move: 'Ana rolls 3.', then: ['A row.'] }, 1)).toBe(900 + 19 * 40);
		expect(dwell(null, 1)).toBe(900);
	});
	it('is shorter at a higher speed, and never drags', () => {
		expect(dwell({ move: 'Ana rolls 3.', then: [] }, 2)).toBe((900 + 12 * 40) / 2);
		expect(dwell({ move: 'x'.repeat(1000), then: [] }, 1)).toBe(6000);
		expect(dwell({ move: 'x'.repeat(1000), then: [] }, 0.5)).toBe(12_000);
	});
});
