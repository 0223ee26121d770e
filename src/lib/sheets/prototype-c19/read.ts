/** From the letters of an edition to the facts that the rules and the drawing use. */
import type { At, Facts, Given, HealthCell, Pair } from './facts.ts';
import type { Resource } from './kinds.ts';

const resources: Readonly<Record<string, Resource>> = {
	E: 'explorer',
	A: 'analysis',
	R: 'rat',
	I: 'resistant',
	H: 'health',
	F: 'formula',
	B: 'biotech',
	S: 'free'
};

const resourceOf = (letter: string): Resource | null => resources[letter] ?? null;

/** Every square whose letter is one of these. */
const squaresWith = (map: readonly string[], letters: string): At[] =>
	map.flatMap((line, row) =>
		[...line].flatMap((letter, column): At[] => (letters.includes(letter) ? [[row, column]] : []))
	);

function healthOf(map: readonly string[]): Facts['health'] {
	const cells = map.map((line, row) =>
		[...line].map((letter, column): HealthCell | null => {
			if (letter === '-') return null;
			const times = /\d/.test(letter) ? Number(letter) : 1;
			return { row, column, gives: resourceOf(letter), times };
		})
	);
	const starts = cells.flatMap(([first], row) => (first ? [row] : []));
	return { rows: map.length, columns: map[0]?.length ?? 0, cells, starts };
}

const pairsOf = (letters: string): Pair[] =>
	[...letters].map((letter, at): Pair => {
		const id = String.fromCharCode('A'.charCodeAt(0) + at);
		return { id, spaces: [`${id}1`, `${id}2`], gives: resourceOf(letter) };
	});

function riskOf({ risk, rowGives, multiplierStart }: Required<Given>): Facts['risk'] {
	return {
		rows: risk.length,
		columns: risk[0]?.length ?? 0,
		map: risk.map((line) => line.replace(/[>+*]/g, '.')),
		entries: squaresWith(risk, '>*'),
		resistantEntries: squaresWith(risk, '+*'),
		rowGives: [...rowGives].map(resourceOf),
		multiplierStart
	};
}

export function read(given: Required<Given>): Facts {
	const pairs = pairsOf(given.pairs);
	return {
		rounds: given.rounds,
		mutantBoxes: Math.max(...given.rounds),
		circles: given.circles,
		start: given.start,
		health: healthOf(given.health),
		boxes: [...given.boxes].map(Number),
		factors: given.factors,
		pairs,
		spaces: pairs.flatMap(({ spaces }) => spaces),
		risk: riskOf(given),
		shapes: given.shapes.map((drawn) => squaresWith(drawn.split('/'), 'X')),
		bands: given.bands.map(([below, name]) => ({ below, name }))
	};
}
