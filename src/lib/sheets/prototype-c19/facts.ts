/** What is printed on a sheet of this game: as an own edition states it, and as the rules and the drawing use it. */
import {
	either,
	integer,
	list,
	named,
	object,
	oneOf,
	optional,
	text,
	tuple,
	where,
	type Shape
} from '../../table/shape.ts';
import { editionBook } from '../kit/edition.ts';
import { editionRules } from './edition-rules.ts';
import type { BonusKind, Resource } from './kinds.ts';
import { limits } from './limits.ts';
import { read } from './read.ts';

export type At = readonly [row: number, column: number];

export interface HealthCell {
	readonly row: number;
	readonly column: number;
	readonly gives: Resource | null;
	readonly times: number;
}

export interface Pair {
	readonly id: string;
	readonly spaces: readonly [string, string];
	readonly gives: Resource | null;
}

export interface Facts {
	/** With one player, two, and so on. */
	readonly rounds: readonly number[];
	readonly mutantBoxes: number;
	readonly circles: Readonly<Record<BonusKind, number>>;
	readonly start: Readonly<Record<BonusKind, number>>;
	readonly health: {
		readonly rows: number;
		readonly columns: number;
		/** By row, then column; null where there is no cell. */
		readonly cells: readonly (readonly (HealthCell | null)[])[];
		/** The rows of the cells in column 0. */
		readonly starts: readonly number[];
	};
	/** The multiplier of each Formula box. */
	readonly boxes: readonly number[];
	/** As they are printed: what is printed twice stands twice. */
	readonly factors: readonly string[];
	readonly pairs: readonly Pair[];
	readonly spaces: readonly string[];
	readonly risk: {
		readonly rows: number;
		readonly columns: number;
		/** `.` an individual, `H` a hospital, `-` a gap. */
		readonly map: readonly string[];
		readonly entries: readonly At[];
		readonly resistantEntries: readonly At[];
		readonly rowGives: readonly (Resource | null)[];
		readonly multiplierStart: number;
	};
	/** The cells of the infections 1 to 6, from the top left of what is drawn. */
	readonly shapes: readonly (readonly At[])[];
	/** Results: the first whose limit is above the total; null is no limit. */
	readonly bands: readonly { readonly below: number | null; readonly name: string }[];
}

type Counts = Readonly<Record<BonusKind, number>>;

/** The form of the facts in a record. */
export interface Given {
	readonly rounds?: readonly number[];
	readonly circles?: Counts;
	readonly start?: Counts;
	readonly health?: readonly string[];
	readonly boxes?: string;
	readonly factors?: readonly string[];
	readonly pairs?: string;
	readonly risk?: readonly string[];
	readonly rowGives?: string;
	readonly multiplierStart?: number;
	readonly shapes?: readonly string[];
	readonly bands?: readonly (readonly [below: number | null, name: string])[];
}

/** This app's own edition. */
const standard: Required<Given> = {
	rounds: [6, 6, 6, 5, 4],
	circles: { explorer: 4, analysis: 4, rat: 5, resistant: 11 },
	start: { explorer: 1, analysis: 1, rat: 1, resistant: 1 },
	health: ['--B.2.2.3', '-..R.A.E.', '.E..B.2.2', '-..A.R.F.', '--F.F.S.2'],
	boxes: '1112112113',
	factors: ['=2', '=3', '=4', '=5', '=6', '+1', '+2', '-1', '-2', '/2'],
	pairs: 'RFH',
	risk: ['>.....', '..H...', '....H.', '......', '.H....', '...H..', '+.....'],
	rowGives: 'AFRHEIS',
	multiplierStart: 3,
	shapes: ['X', 'XX', 'X./XX', '.XX/XX.', 'XX/XX/X.', 'XXX/XXX'],
	bands: [
		[70, 'Apocalíptico'],
		[80, 'Catastrófico'],
		[100, 'de Milagro'],
		[120, 'Superado'],
		[150, 'Controlado'],
		[null, 'Épico']
	]
};

const counts: Shape<Counts> = object({
	explorer: integer(...limits.circles),
	analysis: integer(...limits.circles),
	rat: integer(...limits.circles),
	resistant: integer(...limits.circles)
});

const matching = (pattern: RegExp): Shape<string> => text((line) => pattern.test(line), 'value');

const sameLength = ([first, ...others]: readonly string[]): boolean =>
	others.every(({ length }) => length === first?.length);

/** Rows of these letters, as long as one another. */
const grid = (letters: string, { rows, columns }: { rows: number; columns: number }): Shape<string[]> =>
	where(
		list(matching(new RegExp(`^[${letters}]{1,${columns}}$`)), { min: 1, max: rows }),
		sameLength,
		'value'
	);

const drawn: Shape<string> = where(
	matching(/^[X.]+(\/[X.]+)*$/),
	(drawn) => {
		const rows = drawn.split('/');
		return (
			sameLength(rows) &&
			[rows.length, ...rows.map(({ length }) => length)].every((side) => side <= limits.shape)
		);
	},
	'value'
);

const noLimit = oneOf(null);

/** Every result but the last has a limit. */
const bands = where(
	list(tuple(either(integer(...limits.below), noLimit), named(limits.name)), { min: 1, max: limits.bands }),
	(all) => all.every(([below], at) => (below === null) === (at === all.length - 1)),
	'value'
);

const shape: Shape<Given> = object({
	rounds: optional(list(integer(...limits.rounds), { min: 5, max: 5 })),
	circles: optional(counts),
	start: optional(counts),
	health: optional(grid('-.EARIHFBS2-9', limits.health)),
	boxes: optional(matching(new RegExp(`^[1-9]{1,${limits.boxes}}$`))),
	factors: optional(list(matching(/^[-=+x/][1-9]\d?$/), { min: 1, max: limits.factors })),
	pairs: optional(matching(new RegExp(`^[-EARIHFBS]{1,${limits.pairs}}$`))),
	risk: optional(grid('-.H>+*', limits.risk)),
	rowGives: optional(matching(new RegExp(`^[-EARIHFBS]{1,${limits.risk.rows}}$`))),
	multiplierStart: optional(integer(...limits.multiplierStart)),
	shapes: optional(list(drawn, { min: 6, max: 6 })),
	bands: optional(bands)
});

export const facts = editionBook<Facts, Given>({
	standard,
	known: ['rounds', 'start', 'bands'],
	shape,
	read: (given) => read({ ...standard, ...given }),
	rules: editionRules
});
