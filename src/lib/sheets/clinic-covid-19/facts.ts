/** The facts of the layout: what the boards, the tiles and the clinics hold. Values marked "own" are this app's. */

export const TILES = 100;
export const ROUNDS = 6;

/** In order of their level: how ill a patient is, how skilled a doctor is. */
export const colours = ['white', 'yellow', 'orange', 'red'] as const;
export type Colour = (typeof colours)[number];

export const level: Readonly<Record<Colour, number>> = { white: 1, yellow: 2, orange: 3, red: 4 };

/** White and red are own. */
export const incomes: readonly number[] = [6, 12, 20, 30];

export const prices = { protection: 20, consultation: 6, doctorDeath: 5, strategic: 40 } as const;

export const modules = [
	'elders',
	'pregnant',
	'janitors',
	'transfusions',
	'workaholics',
	'facilities',
	'intensive-care'
] as const;
export type Module = (typeof modules)[number];

/** Who can be infected, whether they have a colour, what happens then, and the module that brings them. */
export const people = {
	patient: { coloured: true, then: 'infected', module: null },
	doctor: { coloured: true, then: 'infected', module: null },
	nurse: { coloured: false, then: 'quarantine', module: null },
	caregiver: { coloured: false, then: 'quarantine', module: null },
	janitor: { coloured: false, then: 'quarantine', module: 'janitors' },
	elder: { coloured: false, then: 'deceased', module: 'elders' },
	pregnant: { coloured: false, then: 'deceased', module: 'pregnant' }
} as const;
export type Kind = keyof typeof people;
export const kinds = Object.keys(people) as readonly Kind[];

export interface WardFacts {
	readonly fields: readonly ('room' | 'doctor' | 'nurses')[];
	/** Infected doctors are treated here too. */
	readonly doctorsToo: boolean;
	readonly module: Module | null;
}

export const wardIds = [
	'treatment',
	'operating',
	'consultation',
	'outpatient',
	'intensive',
	'transfusion'
] as const;
export type Ward = (typeof wardIds)[number];

export const wards: Readonly<Record<Ward, WardFacts>> = {
	treatment: { fields: ['room', 'doctor', 'nurses'], doctorsToo: true, module: null },
	operating: { fields: ['doctor', 'nurses'], doctorsToo: false, module: null },
	consultation: { fields: ['doctor', 'nurses'], doctorsToo: false, module: null },
	outpatient: { fields: ['doctor'], doctorsToo: true, module: null },
	intensive: { fields: [], doctorsToo: false, module: 'intensive-care' },
	transfusion: { fields: [], doctorsToo: false, module: 'transfusions' }
};

export const contagions = ['low', 'high'] as const;
export type Contagion = (typeof contagions)[number];
export const confinements = ['low', 'medium', 'high'] as const;
export type Confinement = (typeof confinements)[number];

/** Tiles a player and round: the columns of the board. All but low/medium are own. */
export const columns: Readonly<Record<Contagion, Readonly<Record<Confinement, readonly number[]>>>> = {
	low: { low: [2, 3, 3, 4, 4, 5], medium: [2, 2, 3, 3, 4, 4], high: [1, 1, 2, 2, 3, 3] },
	high: { low: [2, 3, 4, 4, 5, 6], medium: [2, 2, 3, 4, 4, 5], high: [1, 2, 2, 3, 4, 4] }
};

/** Tiles that each player puts on slots in each contagion phase. */
export const spread: Readonly<Record<Contagion, number>> = { low: 1, high: 2 };

/** All own. */
export const ROOMS = 8;
export const BEDS = 2;
export const slotCount = { default: 4, min: 1, max: 6 } as const;

/** How many cells the ledger prints; the app sets no limit. */
export const ledger = { tally: 80, people: 40, quarantine: 8 } as const;
