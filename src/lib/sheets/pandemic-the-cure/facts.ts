/** What lies on the table: dice, tracks, role cards and event cards, as the layout has them. No rules. */

export const colours = ['red', 'yellow', 'blue', 'black'] as const;
export type Colour = (typeof colours)[number];
export type ByColour<T> = Readonly<Record<Colour, T>>;

export const regions = [1, 2, 3, 4, 5, 6] as const;
export type Region = (typeof regions)[number];

/** A face of an infection die: the cross, or the number of a region. */
export const infectionFaces = ['+', 1, 2, 3, 4, 5, 6] as const;
export type InfectionFace = (typeof infectionFaces)[number];
export type InfectionDie = `${Colour}${InfectionFace}`;

/** In the order of an ordinary die: a 1 is the first face. */
export const printedFaces: ByColour<readonly InfectionFace[]> = {
	red: ['+', 1, 1, 4, 6, 6],
	yellow: ['+', 2, 2, 4, 5, 5],
	blue: ['+', 1, 2, 3, 6, 6],
	black: ['+', 3, 3, 3, 4, 5]
};

export const dicePerColour = 12;
export const setupDice = 12;
export const cureAt = 13;
/** What `cure-11` needs. */
export const cureAtEleven = 11;
export const stack = 3;
export const skullOutbreaks = 8;
export const openEvents = 3;

export const difficulties = ['beginner', 'standard', 'heroic'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The number of dice on each space; the skull is the space after the last. */
export const rateTrack = {
	dice: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4],
	epidemics: [4, 8, 12, 16, 20],
	start: { beginner: 0, standard: 4, heroic: 8 }
} as const;

export const actions = [
	'fly',
	'sail',
	'treat',
	'treat2',
	'treat3',
	'sample',
	'helicopter',
	'contain',
	'cdc'
] as const;
export type Action = (typeof actions)[number];
/** An action, two different ones joined by a stroke, or a biohazard. */
export type Face = Action | `${Action}/${Action}` | 'biohazard';

export const powers = ['cure-11', 'first-biohazard', 'arrival', 'far-give'] as const;
export type Power = (typeof powers)[number];

export interface RoleCard {
	readonly dice: number;
	readonly faces: readonly Face[];
	readonly powers: readonly Power[];
}

export const roleIds = [
	'plain',
	'generalist',
	'medic',
	'scientist',
	'dispatcher',
	'contingency-planner',
	'researcher',
	'containment-specialist'
] as const;
export type RoleId = (typeof roleIds)[number];

export const roleCards: Readonly<Record<RoleId, RoleCard>> = {
	plain: {
		dice: 5,
		faces: ['fly', 'treat', 'sail/treat', 'sample', 'treat/sample', 'biohazard'],
		powers: []
	},
	generalist: {
		dice: 7,
		faces: ['fly', 'sail', 'treat', 'treat', 'sample', 'biohazard'],
		powers: ['first-biohazard']
	},
	medic: {
		dice: 5,
		faces: ['fly', 'treat2', 'treat3', 'fly/treat', 'sample', 'biohazard'],
		powers: []
	},
	scientist: {
		dice: 5,
		faces: ['sail', 'treat', 'sail/treat', 'sample', 'sail/sample', 'biohazard'],
		powers: ['cure-11']
	},
	dispatcher: {
		dice: 5,
		faces: ['fly', 'sail/treat', 'helicopter', 'sample', 'sample', 'biohazard'],
		powers: []
	},
	'contingency-planner': {
		dice: 5,
		faces: ['fly', 'sail/treat', 'treat', 'cdc', 'sample', 'biohazard'],
		powers: []
	},
	researcher: {
		dice: 5,
		faces: ['sail', 'treat', 'treat', 'sample', 'sail/sample', 'biohazard'],
		powers: []
	},
	'containment-specialist': {
		dice: 5,
		faces: ['fly', 'sail', 'treat', 'contain', 'sample', 'biohazard'],
		powers: ['arrival']
	}
};

/** In the order of the sheet: down the left column, then down the right one. */
export const eventIds = [
	'charter',
	'summit',
	'field-hospital',
	'shipment',
	'swab-drive',
	'quiet-days',
	'slowdown',
	'second-wind',
	'reagents',
	'courier'
] as const;
export type EventId = (typeof eventIds)[number];

/** What an event costs in dice from the CDC tile. */
export const eventCosts: Readonly<Record<EventId, number>> = {
	charter: 1,
	summit: 2,
	'field-hospital': 2,
	shipment: 1,
	'swab-drive': 1,
	'quiet-days': 3,
	slowdown: 3,
	'second-wind': 2,
	reagents: 2,
	courier: 1
};
/** The most players a table can have: the sheet has a row for each. */
export const mostPlayers = 5;
