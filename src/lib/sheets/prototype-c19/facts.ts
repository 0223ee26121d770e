/** What the sheet holds: every number that the rules name. Coordinates are [row, column] from the top left. */
export type BonusKind = 'explorer' | 'analysis' | 'rat' | 'resistant';
export type ResearchKind = 'health' | 'formula' | 'biotech' | 'free';
export type Resource = BonusKind | ResearchKind;

export const mutantBoxes = 6;

/** As many circles as the sheet can ever give; one of each is marked at the start. */
export const bonuses: readonly { readonly kind: BonusKind; readonly circles: number }[] = [
	{ kind: 'explorer', circles: 4 },
	{ kind: 'analysis', circles: 4 },
	{ kind: 'rat', circles: 5 },
	{ kind: 'resistant', circles: 11 }
];
export const bonusesAtStart = 1;

export interface HealthCell {
	readonly row: number;
	readonly column: number;
	readonly gives: Resource | null;
	readonly times: number;
}

/** `..` no cell, `--` a plain cell, `xN` a multiplier, else the first letters of what the cell gives. */
const healthMap = [
	'.. .. Bi -- x2 -- x2 -- x3',
	'.. -- -- Ra -- An -- Ex --',
	'-- Ex -- -- Bi -- x2 -- x2',
	'.. -- -- An -- Ra -- Fo --',
	'.. .. Fo -- Fo -- Fr -- x2'
];
const healthGives: Readonly<Record<string, Resource>> = {
	Ex: 'explorer',
	An: 'analysis',
	Ra: 'rat',
	Bi: 'biotech',
	Fo: 'formula',
	Fr: 'free'
};

export const health = {
	rows: healthMap.length,
	columns: 9,
	startRow: 2,
	/** By row, then column; null where there is no cell. */
	cells: healthMap.map((line, row) =>
		line.split(' ').map((sign, column): HealthCell | null => {
			if (sign === '..') return null;
			const times = sign.startsWith('x') ? Number(sign.slice(1)) : 1;
			return { row, column, gives: healthGives[sign] ?? null, times };
		})
	)
} as const;

export const factors = ['=2', '=3', '=4', '=5', '=6', '+1', '+2', '-1', '-2', '/2'] as const;
export type Factor = (typeof factors)[number];

/** The multiplier of each box. */
export const formulaBoxes: readonly number[] = [1, 1, 1, 2, 1, 1, 2, 1, 1, 3];

export const spaces = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type Space = (typeof spaces)[number];
export const pairIds = ['A', 'B', 'C'] as const;
export type PairId = (typeof pairIds)[number];

export interface Pair {
	readonly id: PairId;
	readonly spaces: readonly [Space, Space];
	readonly gives: Resource;
}
export const pairs: readonly Pair[] = [
	{ id: 'A', spaces: ['A1', 'A2'], gives: 'rat' },
	{ id: 'B', spaces: ['B1', 'B2'], gives: 'formula' },
	{ id: 'C', spaces: ['C1', 'C2'], gives: 'health' }
];

type At = readonly [row: number, column: number];

export const risk = {
	rows: 7,
	columns: 6,
	/** `H` a hospital, `.` an individual. */
	map: ['......', '..H...', '....H.', '......', '.H....', '...H..', '......'],
	hospitals: [
		[1, 2],
		[2, 4],
		[4, 1],
		[5, 3]
	] satisfies At[] as readonly At[],
	entry: [0, 0] as At,
	resistantEntry: [6, 0] as At,
	rowGives: ['analysis', 'formula', 'rat', 'health', 'explorer', 'resistant', 'free'] as readonly Resource[],
	multiplierStart: 3
} as const;

/** The shapes of the infections 1 to 6. */
export const shapes: readonly (readonly At[])[] = [
	[[0, 0]],
	[
		[0, 0],
		[0, 1]
	],
	[
		[0, 0],
		[1, 0],
		[1, 1]
	],
	[
		[0, 1],
		[0, 2],
		[1, 0],
		[1, 1]
	],
	[
		[0, 0],
		[0, 1],
		[1, 0],
		[1, 1],
		[2, 0]
	],
	[
		[0, 0],
		[0, 1],
		[0, 2],
		[1, 0],
		[1, 1],
		[1, 2]
	]
];

export const scenarios = [
	'ets',
	'dengue',
	'common-flu',
	'hospital-virus',
	'covid-19',
	'cholera',
	'swine-flu',
	'black-death',
	'avian-flu',
	'corrupt-labs',
	'chemical-war',
	'designer-virus',
	'anti-vaccines'
] as const;
export type Scenario = (typeof scenarios)[number];

export const scoreParts = ['health', 'resistant', 'formula', 'biotech', 'pairs', 'curve', 'mutant'] as const;
export type ScorePart = (typeof scoreParts)[number];

/** Results by total: the first whose bound is above it. They keep their Spanish names. */
export const bands: readonly { readonly below: number; readonly name: string }[] = [
	{ below: 70, name: 'Apocalíptico' },
	{ below: 80, name: 'Catastrófico' },
	{ below: 100, name: 'de Milagro' },
	{ below: 120, name: 'Superado' },
	{ below: 150, name: 'Controlado' },
	{ below: Infinity, name: 'Épico' }
];
