/** Facts of valid editions at random, from the smallest to the largest that the document allows. */
import type { Facts, Random } from '../../src/lib/table/record.ts';
import { bonusKinds } from '../../src/lib/sheets/prototype-c19/kinds.ts';
import { between } from '../../src/lib/table/chance.ts';
import { pick, times } from '../kit/at-random.ts';

const text = (random: Random, length: number, letters: string): string =>
	times(length, () => pick(random, letters)).join('');
const set = (line: string, at: number, letter: string): string =>
	line.slice(0, at) + letter + line.slice(at + 1);

const RESOURCES = 'EARIHFBS';

function health(random: Random): string[] {
	const [rows, columns] = [between(random, 1, 8), between(random, 1, 14)];
	const map = times(rows, () => text(random, columns, `......--2359${RESOURCES}`));
	return map.map((line, row) =>
		row === between(random, 0, rows - 1) || row === 0 ? set(line, 0, '.') : line
	);
}

function risk(random: Random): string[] {
	const [rows, columns] = [between(random, 1, 12), between(random, 1, 12)];
	const map = times(rows, () => text(random, columns, '..........H-'));
	const place = (letter: string): void => {
		const [row, column] = [between(random, 0, rows - 1), between(random, 0, columns - 1)];
		const there = map[row]?.charAt(column);
		const both = (letter === '+' && there === '>') || there === '*';
		map[row] = set(map[row] ?? '', column, both ? '*' : letter);
	};
	for (let n = between(random, 1, 2); n > 0; n--) place('>');
	place('+');
	// the second sign may have covered the only entry
	return map.join('').match(/[>*]/) ? map : map.map((line) => line.replace('+', '*'));
}

/** Exactly `value` cells, now and then in pieces. */
function shape(random: Random, value: number): string {
	const [rows, columns] = [between(random, 1, 3), 6];
	let cells = '.'.repeat(rows * columns);
	const hangs = random() < 0.7;
	for (let n = 0; n < value; n++) {
		if (hangs) cells = set(cells, n < columns ? n : columns + (n - columns), 'X');
		else {
			const free = [...cells].flatMap((letter, at) => (letter === '.' ? [at] : []));
			cells = set(cells, free[between(random, 0, free.length - 1)] ?? 0, 'X');
		}
	}
	return cells.match(/.{6}/g)?.join('/') ?? 'X';
}

const factor = (random: Random): string =>
	`${pick(random, '=+-x/')}${between(random, 1, random() < 0.8 ? 6 : 99)}`;

function bands(random: Random): (readonly [number | null, string])[] {
	const limits = times(between(random, 0, 11), () => between(random, -200, 300));
	const rising = [...new Set(limits)].sort((a, b) => a - b);
	return [...rising.map((limit, at) => [limit, `Result ${at + 1}`] as const), [null, 'The best'] as const];
}

/** A valid edition: some of its fields, or all. */
export function randomFacts(random: Random): Facts {
	const circles = Object.fromEntries(bonusKinds.map((kind) => [kind, between(random, 0, 30)]));
	const zone = risk(random);
	const all: Record<string, unknown> = {
		rounds: times(5, () => between(random, 1, random() < 0.2 ? 12 : 4)),
		circles,
		start: Object.fromEntries(
			bonusKinds.map((kind) => [kind, between(random, 0, Math.min(4, circles[kind] ?? 0))])
		),
		health: health(random),
		boxes: text(random, between(random, 1, 20), '11111239'),
		factors: times(between(random, 1, 20), () => factor(random)),
		pairs: text(random, between(random, 1, 8), `-${RESOURCES}`),
		risk: zone,
		rowGives: text(random, zone.length, `-${RESOURCES}`),
		multiplierStart: between(random, 0, 20),
		shapes: [1, 2, 3, 4, 5, 6].map((value) => shape(random, value)),
		bands: bands(random)
	};
	const together = [
		['circles', 'start'],
		['risk', 'rowGives']
	];
	for (const field of Object.keys(all)) {
		const group = together.find((names) => names.includes(field)) ?? [field];
		if (group[0] === field && random() < 0.25) for (const name of group) delete all[name];
	}
	return all;
}
