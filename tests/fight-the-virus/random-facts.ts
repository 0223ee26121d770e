/** Editions at random, all of them valid: from a single square to the largest sheets. */
import type { Facts, Random } from '../../src/lib/table/record.ts';
import { between } from '../../src/lib/table/chance.ts';
import { pick, times } from '../kit/at-random.ts';

/** A virus that grows from one square, so that it is in one piece. */
function virus(random: Random): string[] {
	const [rows, columns] = [between(random, 1, 20), between(random, 1, 20)];
	const map = times(rows, () => times(columns, () => '.'));
	const open: [number, number][] = [[between(random, 0, rows - 1), between(random, 0, columns - 1)]];
	for (let left = between(random, 1, rows * columns); left > 0 && open.length > 0;) {
		const [[row, column] = [0, 0]] = open.splice(Math.floor(random() * open.length), 1);
		if (map[row]?.[column] !== '.') continue;
		map[row][column] = random() < 0.25 ? 's' : 'o';
		left--;
		open.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
	}
	return map.map((line) => line.join(''));
}

function shape(random: Random): string[] {
	for (;;) {
		const [rows, columns] = [between(random, 1, 3), between(random, 1, 5)];
		const map = times(rows, () => times(columns, () => (random() < 0.55 ? 'x' : '.')).join(''));
		const squares = [...map.join('')].filter((letter) => letter === 'x').length;
		if (squares >= 1 && squares <= 12) return map;
	}
}

const BONUS = ['S', 'N', '1', '+'];
const tail = (random: Random): string => (random() < 0.4 ? ` ${pick(random, BONUS)}` : '');
const letter = (random: Random): string => pick(random, ['-', '-', '-', 'R', '+', '*']);

function testingRow(random: Random): string {
	const units = between(random, 1, random() < 0.2 ? 30 : 12);
	let row = '';
	while (row.length < units) row += random() < 0.2 ? '.' : letter(random) + '='.repeat(between(random, 0, 3));
	return row.slice(0, units) + tail(random);
}

const hasSquare = (rows: readonly string[]): boolean => rows.some((row) => /[-R+*]/.test(row.split(' ')[0]!));

function rowsWithSquares(make: () => string[]): string[] {
	for (;;) {
		const rows = make();
		if (hasSquare(rows)) return rows;
	}
}

export function randomFacts(random: Random): Facts {
	const progress = between(random, 1, 40);
	const research = between(random, 1, Math.min(20, 6 + 2 * progress));
	const columns = between(random, 1, random() < 0.2 ? 20 : 8);
	const [a, b] = pick(random, [
		[1, 1],
		[1, 4],
		[2, 2],
		[3, 2],
		[2, 3],
		[4, 2],
		[3, 3]
	] as const);
	const all = {
		analysis: virus(random),
		shapes: Object.fromEntries(
			['1', '2', '3', '4', '5'].flatMap((value) => (random() < 0.5 ? [[value, shape(random)]] : []))
		),
		free: { most: between(random, 1, 6), box: [a, b] },
		research: times(research, () => (random() < 0.3 ? pick(random, BONUS) : '-')).join(''),
		testing: rowsWithSquares(() => times(between(random, 1, 10), () => testingRow(random))),
		curve: rowsWithSquares(() =>
			times(
				between(random, 1, 10),
				() => times(columns, () => (random() < 0.2 ? '.' : letter(random))).join('') + tail(random)
			)
		),
		progress
	};
	// what is left out is as in the standard edition; fewer fields may not reach its last number
	const kept = Object.entries(all).filter(
		([name]) => name === 'progress' || name === 'research' || random() < 0.8
	);
	return Object.fromEntries(kept);
}
