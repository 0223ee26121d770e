/** I: infections. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import { openSides } from '../../src/lib/validators/prototype-c19/zone.ts';
import { acting, empty, full, marksOf, stateIn, statusOf, withSheet, zoneFrom } from './drawn.ts';
import { rulings } from './lines.ts';

/** The cells that are marked with X in a drawing. */
const infect = (...lines: string[]): Move => ({
	do: 'infect',
	by: 0,
	cells: lines.flatMap((line, row) =>
		[...line].flatMap((sign, column) => (sign === 'X' ? [[row, column] as const] : []))
	)
});

describe('infections', () => {
	it('PC19-I1 an infection of the value of the die, once', () => {
		const state = acting([2, 1]);
		expect(state.broken(infect('XX'))).toEqual([]);
		const placed = state.after(infect('XX'));
		expect(statusOf(placed).taken[0]).toMatchObject({ use: 'infection', used: true });
		expect(placed.broken(infect('', 'X'))).toEqual(['PC19-I1 nothingToPlace']);
		expect(state.broken('A cover 0 3')).toEqual(['PC19-I1 noSuchInfection']);
	});

	it('PC19-I2 the shape of the value', () => {
		expect(acting([3, 1]).broken(infect('XXX'))).toEqual(['PC19-I2 wrongShape']);
		expect(acting([3, 1]).broken(infect('XX'))).toEqual(['PC19-I2 wrongCount']);
		expect(acting([3, 1]).broken(infect('X.X', 'X'))).toEqual(['PC19-I2 wrongShape']);
		expect(acting([3, 1]).broken(infect('XX', '.X'))).toEqual([]);
	});

	it('PC19-I2 PC19-R2 turned, mirrored only with answer b', () => {
		const printed = infect('X', 'XX', '.X');
		const mirrored = infect('XX', '.XX');
		expect(acting([4, 1]).broken(printed)).toEqual([]);
		expect(acting([4, 1]).broken(mirrored)).toContain('PC19-I2 wrongShape');
		const lower = zoneFrom('......', '..H...', '#...H.');
		expect(acting([4, 1], { zone: lower }).broken(infect('', '', '', 'XX', '.XX'))).toEqual([
			'PC19-I2 wrongShape',
			'PC19-I3 nobodyThere'
		]);
		expect(acting([5, 1], {}, rulings('R2b')).broken(infect('XX', 'XX', '.X'))).toEqual([]);
		expect(acting([5, 1]).broken(infect('XX', 'XX', '.X'))).toEqual(['PC19-I2 wrongShape']);
	});

	it('PC19-I3 individuals only', () => {
		expect(acting([6, 1]).broken(infect('XXX', 'XXX'))).toEqual(['PC19-I3 nobodyThere']);
		const outside = 'A infect 0.5 0.6';
		expect(acting([2, 1], { zone: zoneFrom('....#.') }).broken(outside)).toEqual(['PC19-I3 nobodyThere']);
		expect(acting([6, 1]).broken(infect('XX', 'XX', 'XX'))).toEqual([]);
	});

	it('PC19-I4 nobody twice; healthy, resistant and half-infected ones mixed', () => {
		expect(acting([2, 1], { zone: zoneFrom('#.....') }).broken(infect('XX'))).toEqual([
			'PC19-I4 alreadyInfected'
		]);
		expect(acting([3, 1], { zone: zoneFrom('#r....', 'h.H...') }).broken(infect('.X', 'XX'))).toEqual([]);
	});

	it('PC19-I5 the entry while nobody is infected', () => {
		expect(acting([2, 1]).broken(infect('.XX'))).toEqual(['PC19-I5 missesEntry']);
		expect(acting([2, 1], { zone: zoneFrom('h.....') }).broken(infect('.XX'))).toEqual([
			'PC19-I5 missesEntry'
		]);
		expect(acting([2, 1], { zone: zoneFrom('h.....') }, rulings('R5b')).broken(infect('.XX'))).toEqual([]);
		expect(acting([2, 1]).broken(infect('XX'))).toEqual([]);
	});

	it('PC19-I6 PC19-R5 it touches somebody infected before', () => {
		const zone = zoneFrom('#h....');
		expect(acting([1, 1], { zone }).broken(infect('', 'X'))).toEqual([]);
		expect(acting([1, 1], { zone }).broken(infect('', '.X'))).toEqual(['PC19-I6 touchesNobody']);
		expect(acting([1, 1], { zone }, rulings('R5b')).broken(infect('', '.X'))).toEqual([]);
	});

	it('PC19-R5 b: two half-infected ones touch each other, one does not touch itself', () => {
		const zone = zoneFrom('hh....');
		expect(acting([2, 1], { zone }, rulings('R5b')).broken(infect('XX'))).toEqual([]);
		expect(acting([1, 1], { zone: zoneFrom('h.....') }, rulings('R5b')).broken(infect('X'))).toEqual([
			'PC19-I6 touchesNobody'
		]);
	});

	const crowded = ['##.###', '##H###', '####H#', '######', '#H####', '###H##', '####.#'];

	it('PC19-I7 PC19-I8 a column is covered only if the shape fits nowhere', () => {
		const cover = 'A cover 4 2';
		expect(acting([2, 1], { zone: crowded }).broken(cover)).toEqual([]);
		expect(acting([2, 1], { zone: crowded }).awaited).toContain('A cover');
		expect(acting([2, 1], { zone: crowded }).listed('cover')).toHaveLength(2);
		expect(acting([2, 1], { zone: zoneFrom('#.....') }).broken(cover)).toEqual(['PC19-I8 shapeFits']);
		const zone = [...crowded.slice(0, 6), '####r#'];
		expect(marksOf(acting([2, 1], { zone }).after(cover)).risk[6]).toBe('####h#');
	});

	it('PC19-I9 the column holds somebody who is not infected', () => {
		expect(acting([2, 1], { zone: crowded }).broken('A cover 0 2')).toEqual(['PC19-I9 columnComplete']);
	});

	it('PC19-I10 in a full zone infections have no effect', () => {
		const last = ['.#####', ...full.slice(1)];
		const state = acting([1, 1], { zone: last, received: [1, 1] }).after(infect('X'));
		expect(statusOf(state).received).toEqual([]);
		expect(acting([1, 1], { zone: full }).broken(infect('X'))).toEqual(['PC19-I1 nothingToPlace']);
	});

	it('PC19-I11 a complete row gives its resource and raises the multiplier', () => {
		const gains = ['analysis', 'formula', 'rat', 'health', 'explorer', 'resistant', 'free'];
		gains.forEach((gain, row) => {
			// the last one to be infected stands beside an individual, not beside a hospital
			const column = row === 2 ? 0 : 5;
			const zone = empty.map((line, at) =>
				at === row ? [...line].map((one, c) => (one === 'H' || c === column ? one : '#')).join('') : line
			);
			const state = acting([1, 1], { zone }).after(`A infect ${row}.${column}`);
			expect(marksOf(state).rows).toEqual([row]);
			const bonus = marksOf(state).bonuses[gain];
			if (bonus) expect(bonus.gained).toBe(gain === 'rat' ? 3 : 2);
			else expect(statusOf(state).free).toEqual([gain]);
		});
	});

	it('PC19-I12 a complete column marks its virus', () => {
		const zone = empty.map((line, row) => (row === 0 ? line : `#${line.slice(1)}`));
		expect(marksOf(acting([1, 1], { zone })).columns).toEqual([]);
		expect(marksOf(acting([1, 1], { zone }).after(infect('X'))).columns).toEqual([0]);
	});

	it('PC19-I13 PC19-R9 a surrounded hospital gives a free sample once', () => {
		const sides = ['.#....', '.#H#..', '..#.H.', ...empty.slice(3)];
		const closing = infect('..X');
		const surrounded = acting([1, 1], { zone: sides }).after({ ...closing });
		expect(marksOf(surrounded).hospitals).toEqual([[1, 2]]);
		expect(statusOf(surrounded).free).toEqual(['free']);
		expect(marksOf(acting([1, 1], { zone: sides }, rulings('R9b')).after(closing)).hospitals).toEqual([]);
		const corners = ['.#.#..', '.#H#..', '.###H.', ...empty.slice(3)];
		expect(marksOf(acting([1, 1], { zone: corners }, rulings('R9b')).after(closing)).hospitals).toEqual([
			[1, 2]
		]);
		const next = surrounded.after('A forgo free');
		const more = withSheet(next, 0, { received: [1] }).after(infect('...X'));
		expect(statusOf(more).free).toEqual([]);
	});

	it('PC19-I14 received infections come first and are placed in any order', () => {
		const state = acting([4, 1], { received: [3, 2] });
		expect(statusOf(state).received).toEqual([2, 3]);
		expect(state.broken('A health 1')).toEqual(['PC19-T4 receivedFirst', 'PC19-I14 receivedFirst']);
		expect(state.broken(infect('XX'))).toEqual([]);
		expect(state.broken(infect('XX', 'X'))).toEqual([]);
		expect(state.broken(infect('X', 'XX', '.X'))).toEqual(['PC19-I2 wrongCount', 'PC19-I14 dieWaits']);
		expect(state.broken(infect('X'))).toEqual(['PC19-I2 wrongCount']);
		expect(state.broken('A cover 0 4')).toEqual(['PC19-I1 noSuchInfection', 'PC19-I14 dieWaits']);
	});

	it('PC19-I6 a proposal counts where an infection could still go: hospitals, gaps and the half-infected are no way out', () => {
		const sides = (lines: readonly string[], ...squares: (readonly [number, number])[]) => {
			const { agreed, players } = stateIn(acting([2, 1], { zone: lines }));
			return openSides(agreed.zone, players[0]!.zone, squares);
		};
		expect(sides(zoneFrom('......'), [0, 0])).toBe(2);
		expect(sides(zoneFrom('......'), [0, 0], [0, 1])).toBe(3);
		expect(sides(zoneFrom('#.....'), [0, 1])).toBe(2);
		expect(sides(zoneFrom('.h....', 'r.....'), [0, 0])).toBe(1);
		// beside a hospital
		expect(sides(zoneFrom('......'), [1, 1])).toBe(3);
	});
});
