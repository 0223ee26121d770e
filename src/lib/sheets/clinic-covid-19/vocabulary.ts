/** What is the same in every edition: colours and their order, wards, modules, and the kinds of people of the base game. */

/** In order of their level: how ill a patient is, how skilled a doctor is. */
export const colours = ['white', 'yellow', 'orange', 'red'] as const;
export type Colour = (typeof colours)[number];

export const level: Readonly<Record<Colour, number>> = { white: 1, yellow: 2, orange: 3, red: 4 };

export const contagions = ['low', 'high'] as const;
export type Contagion = (typeof contagions)[number];
export const confinements = ['low', 'medium', 'high'] as const;
export type Confinement = (typeof confinements)[number];

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

/** What becomes of somebody with a tile: further kinds of an edition are like one of these. */
export const likes = ['patient', 'doctor', 'nurse', 'elder', 'pregnant'] as const;
export type Like = (typeof likes)[number];

/** Who can be infected in every edition, and the module that brings them. */
export const baseKinds = {
	patient: { like: 'patient', module: null },
	doctor: { like: 'doctor', module: null },
	nurse: { like: 'nurse', module: null },
	caregiver: { like: 'nurse', module: null },
	janitor: { like: 'nurse', module: 'janitors' },
	elder: { like: 'elder', module: 'elders' },
	pregnant: { like: 'pregnant', module: 'pregnant' }
} as const satisfies Readonly<Record<string, { readonly like: Like; readonly module: Module | null }>>;
export type BaseKind = keyof typeof baseKinds;

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
