/** A fresh sheet by its seed: another virus, other places for flags, extra dice and bonuses, the same counts. */
import { seeded } from '../../table/chance.ts';
import { reshuffled, shuffled } from '../kit/shuffle.ts';
import type { Facts as AnyFacts, Random } from '../../table/record.ts';
import { facts, type Given, type Square } from './facts.ts';

const standard = facts.standard as Required<Given>;
const SIDE = 11;
const MIDDLE = (SIDE - 1) / 2;

const count = (rows: readonly string[], letters: string): number =>
	rows.join('').replace(new RegExp(`[^${letters}]`, 'g'), '').length;

const key = ([row, column]: Square): string => `${row} ${column}`;
const isOn = ([row, column]: Square): boolean => row >= 0 && row < SIDE && column >= 0 && column < SIDE;
const beside = ([row, column]: Square): Square[] =>
	[
		[row - 1, column],
		[row + 1, column],
		[row, column - 1],
		[row, column + 1]
	].filter((square): square is [number, number] => isOn(square as [number, number]));
/** A square and its reflection: a virus looks alike on both sides. */
const both = ([row, column]: Square): Square[] =>
	column === MIDDLE
		? [[row, column]]
		: [
				[row, column],
				[row, SIDE - 1 - column]
			];

/** Grows from the middle, near squares before far ones, until it is as large as ours. */
function body(size: number, random: Random): Square[] {
	const distance = new Map<string, number>();
	for (let row = 0; row < SIDE; row++)
		for (let column = 0; column <= MIDDLE; column++)
			distance.set(key([row, column]), Math.hypot(row - MIDDLE, column - MIDDLE) + random() * 2.6);
	const grown = new Map<string, Square>([[key([MIDDLE, MIDDLE]), [MIDDLE, MIDDLE]]]);
	while (grown.size < size) {
		const left = size - grown.size;
		const edge = [...grown.values()]
			.flatMap(beside)
			.filter((square) => square[1] <= MIDDLE && !grown.has(key(square)));
		// the last one has no twin
		const fitting = edge.filter((square) => both(square).length <= left);
		const far = (square: Square): number => distance.get(key(square)) ?? 0;
		const [first, ...others] = fitting.length > 0 ? fitting : edge;
		if (!first) break;
		const next = others.reduce((best, square) => (far(square) < far(best) ? square : best), first);
		for (const square of both(next).slice(0, left)) grown.set(key(square), square);
	}
	return [...grown.values()];
}

/** Spikes stand apart from one another as long as there is room. */
function spikes(squares: readonly Square[], size: number, random: Random): ReadonlySet<string> {
	const chosen = new Set<string>();
	const there = new Set(squares.map(key));
	const order = shuffled(
		squares.filter(([, column]) => column <= MIDDLE),
		random
	);
	const take = (apart: boolean): void => {
		for (const square of order) {
			const pair = both(square).filter((one) => there.has(key(one)) && !chosen.has(key(one)));
			const crowded = pair.some((one) => beside(one).some((other) => chosen.has(key(other))));
			if (pair.length > 0 && pair.length <= size - chosen.size && !(apart && crowded))
				for (const one of pair) chosen.add(key(one));
		}
	};
	take(true);
	take(false);
	// an odd one out, where only pairs are left
	for (const square of squares) if (chosen.size < size) chosen.add(key(square));
	return chosen;
}

function virus(random: Random): string[] {
	const squares = body(count(standard.analysis, 'os'), random);
	const inside = new Set(squares.map(key));
	const marked = spikes(squares, count(standard.analysis, 's'), random);
	return Array.from({ length: SIDE }, (_, row) =>
		Array.from({ length: SIDE }, (__, column) => {
			const at = key([row, column]);
			return inside.has(at) ? (marked.has(at) ? 's' : 'o') : '.';
		}).join('')
	);
}

/** Flags, extra dice and plain squares change places, and so do the bonuses of the rows that have one. */
function rows(lines: readonly string[], random: Random): string[] {
	const squares = reshuffled(
		lines.map((line) => line.split(' ')[0] ?? ''),
		(letter) => '-R+*'.includes(letter),
		random
	);
	const bonuses = shuffled(
		lines.flatMap((line) => line.split(' ').slice(1)),
		random
	).values();
	return squares.map((line, row) =>
		lines[row]?.includes(' ') === true ? `${line} ${bonuses.next().value ?? 'S'}` : line
	);
}

/** The first and the last number stay without a bonus. */
const research = (line: string, random: Random): string =>
	reshuffled([line], (_, __, at) => at > 0 && at < line.length - 1, random).join('');

export function fresh(seed: number): AnyFacts {
	const random = seeded(seed);
	return {
		analysis: virus(random),
		testing: rows(standard.testing, random),
		curve: rows(standard.curve, random),
		research: research(standard.research, random)
	};
}
