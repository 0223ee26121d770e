import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { parseFacts } from '../../src/lib/table/parse.ts';
import type { Box } from '../../src/lib/table/sheet.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { refusedSetup, table } from './lines.ts';
import { randomFacts } from './random-facts.ts';

const { standard } = game.edition;
const refused = (facts: Record<string, unknown>) => refusedSetup({ facts });

describe('the edition rules', () => {
	it('FTV-ED1 the virus has a square', () => {
		expect(refused({ analysis: ['...', '...'] })).toBe('FTV-ED1');
		expect(refused({ analysis: ['.o.'] })).toBeNull();
	});
	it('FTV-ED2 the virus is in one piece, corners do not connect', () => {
		expect(refused({ analysis: ['o.', '.s'] })).toBe('FTV-ED2');
		expect(refused({ analysis: ['oo', '.s'] })).toBeNull();
	});
	it('FTV-ED3 each shape has 1 to 12 squares', () => {
		expect(refused({ shapes: { '3': ['..', '..'] } })).toBe('FTV-ED3');
		expect(refused({ shapes: { '3': ['xxxxx', 'xxxxx', 'xxx..'] } })).toBe('FTV-ED3');
		expect(refused({ shapes: { '3': ['xxxxx', 'xxxxx', 'xx...'] } })).toBeNull();
	});
	it('FTV-ED4 FTV-ED5 testing and curve have a square', () => {
		expect(refused({ testing: ['...'] })).toBe('FTV-ED4');
		expect(refused({ curve: ['..', '.. S'] })).toBe('FTV-ED5');
		expect(refused({ testing: ['.'], curve: ['.'] })).toBe('FTV-ED4 FTV-ED5');
	});
	it('FTV-ED6 a die can reach the last number', () => {
		expect(refused({ progress: 2 })).toBe('FTV-ED6');
		expect(refused({ progress: 3 })).toBeNull();
		expect(refused({ progress: 1, research: '-'.repeat(8) })).toBeNull();
		expect(refused({ progress: 1, research: '-'.repeat(9) })).toBe('FTV-ED6');
	});
	it('all that are broken are told, in their order', () => {
		expect(
			refused({ analysis: ['.'], shapes: { '1': ['.'] }, testing: ['.'], curve: ['.'], progress: 1 })
		).toBe('FTV-ED1 FTV-ED3 FTV-ED4 FTV-ED5 FTV-ED6');
	});
});

describe('the shape of facts', () => {
	it.each<[string, Record<string, unknown>]>([
		['rows of different lengths', { analysis: ['oo', 'o'] }],
		['21 rows', { analysis: Array<string>(21).fill('o') }],
		['21 columns', { analysis: ['o'.repeat(21)] }],
		['a strange letter', { analysis: ['ox'] }],
		['an empty row', { analysis: [''] }],
		['a shape of a 6', { shapes: { '6': ['x'] } }],
		['a shape of four rows', { shapes: { '1': ['x', 'x', 'x', 'x'] } }],
		['half a free shape', { free: { most: 3 } }],
		['a box of 12', { free: { most: 3, box: [3, 4] } }],
		['no research', { research: '' }],
		['a strange bonus', { research: '-X' }],
		['testing that begins in the middle of a square', { testing: ['=-'] }],
		['an = after a gap', { testing: ['-.='] }],
		['two bonuses of a row', { testing: ['- S N'] }],
		['31 units', { testing: ['-'.repeat(31)] }],
		['a bonus without a space', { curve: ['--S'] }],
		['rows of the curve of different lengths', { curve: ['--', '- S'] }],
		['no progress', { progress: 0 }],
		['41 fields', { progress: 41 }],
		['a field that does not exist', { virus: [] }]
	])('%s', (_, facts) => {
		expect(refused(facts)).toMatch(/^sheet\.facts/);
	});
	it('30 units and a bonus fit', () => {
		expect(refused({ testing: [`${'-'.repeat(30)} +`, 'R===='] })).toBeNull();
	});
});

describe('the standard facts', () => {
	const script = 'A roll 3 5; A analyse 1 3.5 4.4 4.5 4.6 5.5; B test 0 4.1; B curve 1 4.6; A research 0';
	it('stated in full, or not at all, answer as the standard edition does', () => {
		const plain = table();
		for (const facts of [standard, {}]) {
			let [own, known] = [table({ facts }), plain];
			for (const line of ['', ...script.split('; ').slice(0, 4)]) {
				[own, known] = [own.after(line), known.after(line)];
				expect(own.status).toEqual(known.status);
				expect(own.marks).toEqual(known.marks);
				expect(game.moves(own.state)).toEqual(game.moves(known.state));
				expect(game.score(own.state)).toEqual(game.score(known.state));
				expect(game.position.of(own.state)).toEqual(game.position.of(known.state));
			}
			expect(own.broken('A research 0')).toEqual(known.broken('A research 0'));
		}
	});
});

describe('the sheet of an edition', () => {
	const overlap = (a: Box, b: Box): boolean =>
		a.x + a.width > b.x + 0.01 &&
		b.x + b.width > a.x + 0.01 &&
		a.y + a.height > b.y + 0.01 &&
		b.y + b.height > a.y + 0.01;

	it('has every cell once, 7 mm at least, inside its area and its page, without overlaps', () => {
		for (let seed = 0; seed < 150; seed++) {
			const facts = randomFacts(seeded(seed));
			const sheet = game.edition.draw({ name: 'Ours', facts });
			const { pages = 1, page, areas } = sheet;
			const cells = areas.flatMap((area) => area.cells);
			expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
			expect(cells.filter(({ box }) => box.width < 6.999 || box.height < 6.999)).toEqual([]);
			const height = page.height / pages;
			for (const area of areas) {
				const { box } = area;
				expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= page.width).toBe(true);
				expect(Math.floor(box.y / height)).toBe(Math.floor((box.y + box.height - 0.01) / height));
				expect(
					area.cells.filter(
						({ box: at }) =>
							at.x < box.x - 0.01 ||
							at.y < box.y - 0.01 ||
							at.x + at.width > box.x + box.width + 0.01 ||
							at.y + at.height > box.y + box.height + 0.01
					)
				).toEqual([]);
				expect(areas.filter((one) => one !== area && overlap(one.box, box)).map(({ id }) => id)).toEqual([]);
				const sorted = [...area.cells].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
				for (const [at, one] of sorted.entries()) {
					expect(sorted.slice(at + 1, at + 40).filter((next) => overlap(one.box, next.box))).toEqual([]);
				}
			}
		}
	});
	it('of the standard edition fits one page with its largest squares', () => {
		const { pages, page, areas } = game.edition.draw('standard');
		expect([pages, page]).toEqual([undefined, { width: 210, height: 297 }]);
		const sides = areas.map(({ id, cells }) => [id, cells[0]?.box.width]);
		expect(Object.fromEntries(sides)).toEqual({
			analysis: 10,
			research: 14,
			testing: 12,
			curve: 12,
			progress: 8.6
		});
	});
	it('random editions are valid ones', () => {
		for (let seed = 0; seed < 300; seed++) expect(parseFacts(game, randomFacts(seeded(seed))).ok).toBe(true);
	});
});
