/** I and V: infections and resistant individuals. */
import { describe, expect, it } from 'vitest';
import type { PcMove } from '../../src/lib/validators/prototype-c19/moves.ts';
import {
	acting,
	after,
	awaited,
	broken,
	empty,
	full,
	marksOf,
	movesOf,
	statusOf,
	withSheet,
	zoneFrom
} from './sheets.ts';

const b = (id: string) => ({ rulings: { [`PC19-${id}`]: 'b' } });

/** The cells that are marked with X in a drawing. */
const infect = (...lines: string[]): PcMove => ({
	do: 'infect',
	by: 0,
	cells: lines.flatMap((line, row) =>
		[...line].flatMap((sign, column) => (sign === 'X' ? [[row, column] as const] : []))
	)
});
const resist = (...cells: (readonly [number, number])[]): PcMove => ({ do: 'resist', by: 0, cells });

describe('infections', () => {
	it('PC19-I1 an infection of the value of the die, once', () => {
		const state = acting([2, 1]);
		expect(broken(state, infect('XX'))).toEqual([]);
		const placed = after(state, infect('XX'));
		expect(statusOf(placed).taken[0]).toMatchObject({ use: 'infection', used: true });
		expect(broken(placed, infect('', 'X'))).toEqual(['I1 nothingToPlace']);
		expect(broken(state, { do: 'cover', by: 0, column: 0, value: 3 })).toEqual(['I1 noSuchInfection']);
	});

	it('PC19-I2 the shape of the value', () => {
		expect(broken(acting([3, 1]), infect('XXX'))).toEqual(['I2 wrongShape']);
		expect(broken(acting([3, 1]), infect('XX'))).toEqual(['I2 wrongCount']);
		expect(broken(acting([3, 1]), infect('X.X', 'X'))).toEqual(['I2 wrongShape']);
		expect(broken(acting([3, 1]), infect('XX', '.X'))).toEqual([]);
	});

	it('PC19-I2 PC19-R2 turned, mirrored only with answer b', () => {
		const printed = infect('X', 'XX', '.X');
		const mirrored = infect('XX', '.XX');
		expect(broken(acting([4, 1]), printed)).toEqual([]);
		expect(broken(acting([4, 1]), mirrored)).toContain('I2 wrongShape');
		const lower = zoneFrom('......', '..H...', '#...H.');
		expect(broken(acting([4, 1], { zone: lower }), infect('', '', '', 'XX', '.XX'))).toEqual([
			'I2 wrongShape',
			'I3 nobodyThere'
		]);
		expect(broken(acting([5, 1], {}, b('R2')), infect('XX', 'XX', '.X'))).toEqual([]);
		expect(broken(acting([5, 1]), infect('XX', 'XX', '.X'))).toEqual(['I2 wrongShape']);
	});

	it('PC19-I3 individuals only', () => {
		expect(broken(acting([6, 1]), infect('XXX', 'XXX'))).toEqual(['I3 nobodyThere']);
		const outside: PcMove = {
			do: 'infect',
			by: 0,
			cells: [
				[0, 5],
				[0, 6]
			]
		};
		expect(broken(acting([2, 1], { zone: zoneFrom('....#.') }), outside)).toEqual(['I3 nobodyThere']);
		expect(broken(acting([6, 1]), infect('XX', 'XX', 'XX'))).toEqual([]);
	});

	it('PC19-I4 nobody twice; healthy, resistant and half-infected ones mixed', () => {
		expect(broken(acting([2, 1], { zone: zoneFrom('#.....') }), infect('XX'))).toEqual([
			'I4 alreadyInfected'
		]);
		expect(broken(acting([3, 1], { zone: zoneFrom('#r....', 'h.H...') }), infect('.X', 'XX'))).toEqual([]);
	});

	it('PC19-I5 the entry while nobody is infected', () => {
		expect(broken(acting([2, 1]), infect('.XX'))).toEqual(['I5 missesEntry']);
		expect(broken(acting([2, 1], { zone: zoneFrom('h.....') }), infect('.XX'))).toEqual(['I5 missesEntry']);
		expect(broken(acting([2, 1], { zone: zoneFrom('h.....') }, b('R5')), infect('.XX'))).toEqual([]);
		expect(broken(acting([2, 1]), infect('XX'))).toEqual([]);
	});

	it('PC19-I6 PC19-R5 it touches somebody infected before', () => {
		const zone = zoneFrom('#h....');
		expect(broken(acting([1, 1], { zone }), infect('', 'X'))).toEqual([]);
		expect(broken(acting([1, 1], { zone }), infect('', '.X'))).toEqual(['I6 touchesNobody']);
		expect(broken(acting([1, 1], { zone }, b('R5')), infect('', '.X'))).toEqual([]);
	});

	it('PC19-R5 b: two half-infected ones touch each other, one does not touch itself', () => {
		const zone = zoneFrom('hh....');
		expect(broken(acting([2, 1], { zone }, b('R5')), infect('XX'))).toEqual([]);
		expect(broken(acting([1, 1], { zone: zoneFrom('h.....') }, b('R5')), infect('X'))).toEqual([
			'I6 touchesNobody'
		]);
	});

	const crowded = ['##.###', '##H###', '####H#', '######', '#H####', '###H##', '####.#'];

	it('PC19-I7 PC19-I8 a column is covered only if the shape fits nowhere', () => {
		const cover: PcMove = { do: 'cover', by: 0, column: 4, value: 2 };
		expect(broken(acting([2, 1], { zone: crowded }), cover)).toEqual([]);
		expect(awaited(acting([2, 1], { zone: crowded }))).toContain('cover 0');
		expect(movesOf(acting([2, 1], { zone: crowded }), 'cover')).toHaveLength(2);
		expect(broken(acting([2, 1], { zone: zoneFrom('#.....') }), cover)).toEqual(['I8 shapeFits']);
		const zone = [...crowded.slice(0, 6), '####r#'];
		expect(marksOf(after(acting([2, 1], { zone }), cover)).risk[6]).toBe('####h#');
	});

	it('PC19-I9 the column holds somebody who is not infected', () => {
		expect(broken(acting([2, 1], { zone: crowded }), { do: 'cover', by: 0, column: 0, value: 2 })).toEqual([
			'I9 columnComplete'
		]);
	});

	it('PC19-I10 in a full zone infections have no effect', () => {
		const last = ['.#####', ...full.slice(1)];
		const state = after(acting([1, 1], { zone: last, received: [1, 1] }), infect('X'));
		expect(statusOf(state).received).toEqual([]);
		expect(broken(acting([1, 1], { zone: full }), infect('X'))).toEqual(['I1 nothingToPlace']);
	});

	it('PC19-I11 a complete row gives its resource and raises the multiplier', () => {
		const gains = ['analysis', 'formula', 'rat', 'health', 'explorer', 'resistant', 'free'];
		gains.forEach((gain, row) => {
			// the last one to be infected stands beside an individual, not beside a hospital
			const column = row === 2 ? 0 : 5;
			const zone = empty.map((line, at) =>
				at === row ? [...line].map((one, c) => (one === 'H' || c === column ? one : '#')).join('') : line
			);
			const state = after(acting([1, 1], { zone }), { do: 'infect', by: 0, cells: [[row, column]] });
			expect(marksOf(state).rows).toEqual([row]);
			const bonus = marksOf(state).bonuses[gain];
			if (bonus) expect(bonus.gained).toBe(gain === 'rat' ? 3 : 2);
			else expect(statusOf(state).free).toEqual([gain]);
		});
	});

	it('PC19-I12 a complete column marks its virus', () => {
		const zone = empty.map((line, row) => (row === 0 ? line : `#${line.slice(1)}`));
		expect(marksOf(acting([1, 1], { zone })).columns).toEqual([]);
		expect(marksOf(after(acting([1, 1], { zone }), infect('X'))).columns).toEqual([0]);
	});

	it('PC19-I13 PC19-R9 a surrounded hospital gives a free sample once', () => {
		const sides = ['.#....', '.#H#..', '..#.H.', ...empty.slice(3)];
		const closing = infect('..X');
		const surrounded = after(acting([1, 1], { zone: sides }), { ...closing });
		expect(marksOf(surrounded).hospitals).toEqual([[1, 2]]);
		expect(statusOf(surrounded).free).toEqual(['free']);
		expect(marksOf(after(acting([1, 1], { zone: sides }, b('R9')), closing)).hospitals).toEqual([]);
		const corners = ['.#.#..', '.#H#..', '.###H.', ...empty.slice(3)];
		expect(marksOf(after(acting([1, 1], { zone: corners }, b('R9')), closing)).hospitals).toEqual([[1, 2]]);
		const next = after(surrounded, { do: 'forgo', by: 0, resource: 'free' });
		const more = after(withSheet(next, 0, { received: [1] }), infect('...X'));
		expect(statusOf(more).free).toEqual([]);
	});

	it('PC19-I14 received infections come first and are placed in any order', () => {
		const state = acting([4, 1], { received: [3, 2] });
		expect(statusOf(state).received).toEqual([2, 3]);
		expect(broken(state, { do: 'health', by: 0, die: 1 })).toEqual(['T4 receivedFirst', 'I14 receivedFirst']);
		expect(broken(state, infect('XX'))).toEqual([]);
		expect(broken(state, infect('XX', 'X'))).toEqual([]);
		expect(broken(state, infect('X', 'XX', '.X'))).toEqual(['I2 wrongCount', 'I14 dieWaits']);
		expect(broken(state, infect('X'))).toEqual(['I2 wrongCount']);
		expect(broken(state, { do: 'cover', by: 0, column: 0, value: 4 })).toEqual([
			'I1 noSuchInfection',
			'I14 dieWaits'
		]);
	});
});

describe('resistant individuals', () => {
	it('PC19-V1 one bonus, two individuals', () => {
		const state = after(acting([2, 1]), resist([6, 0], [6, 1]));
		expect(marksOf(state).risk[6]).toBe('rr....');
		expect(marksOf(state).bonuses['resistant']).toEqual({ gained: 1, used: 1 });
		expect(broken(state, resist([6, 2], [6, 3]))).toEqual(['U3 noBonus']);
	});

	it('PC19-V2 the first one enters at its corner', () => {
		expect(broken(acting([2, 1]), resist([5, 0], [4, 0]))).toEqual(['V2 notAtEntry']);
		expect(broken(acting([2, 1]), resist([5, 0], [6, 0]))).toEqual([]);
		expect(broken(acting([2, 1], { zone: zoneFrom('...r..') }), resist([0, 2], [0, 4]))).toEqual([]);
	});

	it('PC19-V3 every further one touches another', () => {
		expect(broken(acting([2, 1]), resist([6, 0], [6, 2]))).toEqual(['V3 notWithOthers']);
		const zone = zoneFrom('...h..');
		expect(broken(acting([2, 1], { zone }), resist([0, 5], [0, 4]))).toEqual([]);
		expect(broken(acting([2, 1], { zone }), resist([0, 5], [3, 3]))).toEqual(['V3 notWithOthers']);
	});

	it('PC19-V4 healthy ones only', () => {
		const zone = zoneFrom('...r..');
		expect(broken(acting([2, 1], { zone }), resist([0, 3], [0, 4]))).toEqual(['V4 notHealthy']);
		expect(broken(acting([2, 1], { zone: zoneFrom('..r...') }), resist([1, 2], [0, 1]))).toEqual([
			'V4 notHealthy'
		]);
		expect(
			broken(acting([2, 1]), {
				do: 'resist',
				by: 0,
				cells: [
					[6, 0],
					[7, 0]
				]
			})
		).toEqual(['V4 notHealthy']);
	});

	it('PC19-V5 PC19-R5 not beside an infected one', () => {
		const zone = zoneFrom('#..r.h');
		expect(broken(acting([2, 1], { zone }), resist([0, 2], [0, 1]))).toEqual(['V5 touchesInfected']);
		expect(broken(acting([2, 1], { zone }), resist([0, 2], [0, 4]))).toEqual([]);
		expect(broken(acting([2, 1], { zone }, b('R5')), resist([0, 2], [0, 4]))).toEqual(['V5 touchesInfected']);
	});

	it('PC19-V6 two if two can, one if only one can, none if nobody can', () => {
		expect(broken(acting([2, 1]), resist([6, 0]))).toEqual(['V6 twoMustEnter']);
		const corner = [...empty.slice(0, 4), '#H....', '...H..', '..#...'];
		expect(broken(acting([2, 1], { zone: corner }), resist([6, 0]))).toEqual([]);
		expect(broken(acting([2, 1], { zone: corner }), resist([6, 0], [6, 1]))).toEqual([
			'V5 touchesInfected',
			'V6 onlyOneCan'
		]);
		expect(movesOf(acting([2, 1], { zone: corner }), 'resist')).toEqual([resist([6, 0])]);
		const closed = [...empty.slice(0, 5), '#..H..', '......'];
		expect(broken(acting([2, 1], { zone: closed }), resist([6, 0]))).toEqual([
			'V5 touchesInfected',
			'V6 nobodyCanEnter'
		]);
		expect(awaited(acting([2, 1], { zone: closed }))).not.toContain('resist 0');
	});

	it('PC19-V7 PC19-V8 half first, and half does not count', () => {
		const zone = empty.map((line, row) => `${row === 6 ? 'r' : '#'}${line.slice(1)}`);
		const once = after(acting([1, 1], { zone }), { do: 'infect', by: 0, cells: [[6, 0]] });
		expect(marksOf(once).risk[6]).toBe('h.....');
		expect(marksOf(once).columns).toEqual([]);
		const twice = after(withSheet(once, 0, { received: [1] }), { do: 'infect', by: 0, cells: [[6, 0]] });
		expect(marksOf(twice).risk[6]).toBe('#.....');
		expect(marksOf(twice).columns).toEqual([0]);
	});

	it('lists each set once, in either order of entering', () => {
		const zone = zoneFrom('...r..');
		const listed = movesOf(acting([2, 1], { zone }), 'resist').map((move) => JSON.stringify(move));
		expect(new Set(listed).size).toBe(listed.length);
		expect(listed).toHaveLength(8);
	});
});
