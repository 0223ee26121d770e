/** What is the same in every edition: the colours, the ring of regions, and which faces, powers and cards there can be. */
export const colours = ['red', 'yellow', 'blue', 'black'] as const;
export type Colour = (typeof colours)[number];
export type ByColour<T> = Readonly<Record<Colour, T>>;

export const byColour = <T>(of: (colour: Colour) => T): ByColour<T> => ({
	red: of('red'),
	yellow: of('yellow'),
	blue: of('blue'),
	black: of('black')
});

/** Clockwise; 6 and 1 are neighbours. */
export const regions = [1, 2, 3, 4, 5, 6] as const;
export type Region = (typeof regions)[number];
/** The next one clockwise. */
export const neighbourAfter = (region: Region): Region => regions[region % regions.length] ?? 1;
export const areNeighbours = (one: Region, other: Region): boolean =>
	neighbourAfter(one) === other || neighbourAfter(other) === one;

/** Where infection dice lie, as effects name it. */
export const places = [...regions, 'centre', 'cdc', 'bag'] as const;
export type Place = (typeof places)[number];

/** A face of an infection die: the cross, or the number of a region. */
export const infectionFaces = ['+', 1, 2, 3, 4, 5, 6] as const;
export type InfectionFace = (typeof infectionFaces)[number];
export type InfectionDie = `${Colour}${InfectionFace}`;

export const difficulties = ['beginner', 'standard', 'heroic'] as const;
export type Difficulty = (typeof difficulties)[number];

export const actions = [
	'fly',
	'sail',
	'treat',
	'treat2',
	'treat3',
	'sample',
	'helicopter',
	'contain',
	'cdc',
	'special'
] as const;
export type Action = (typeof actions)[number];
/** An action, two different ones joined by a stroke, or a biohazard. */
export type Face = Action | `${Action}/${Action}` | 'biohazard';

const treatKinds: readonly Action[] = ['treat', 'treat2', 'treat3'];
const bothTreat = (one: Action, other: Action): boolean =>
	treatKinds.includes(one) && treatKinds.includes(other);

const twofold = actions.flatMap((one) =>
	actions
		.filter((other) => other !== one && !bothTreat(one, other))
		.map((other): [Face, readonly Action[]] => [`${one}/${other}`, [one, other]])
);

/** Every face that a card can have, with the actions on it. */
const faceActions: ReadonlyMap<string, readonly Action[]> = new Map([
	...actions.map((action): [Face, readonly Action[]] => [action, [action]]),
	...twofold,
	['biohazard', []]
]);

export const isFace = (text: string): boolean => faceActions.has(text);
export const actionsOf = (face: string): readonly Action[] => faceActions.get(face) ?? [];

/** What a card of the table's own is offered: the two actions of a face in one order only. */
export const singleFaces: readonly Face[] = [...actions, 'biohazard'];
export const doubleFaces: readonly Face[] = twofold
	.filter(([, [one, other]]) => one && other && actions.indexOf(one) < actions.indexOf(other))
	.map(([face]) => face);

export const powers = ['cure-11', 'first-biohazard', 'arrival', 'far-give', 'special'] as const;
export type Power = (typeof powers)[number];

export interface RoleCard {
	readonly dice: number;
	readonly faces: readonly Face[];
	readonly powers: readonly Power[];
}

/** What a card asks for when it is used. */
export type CardField = 'player' | 'region' | 'colour' | 'holder';

/** The ten event cards of this app. */
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

export const isEventId = (id: string): id is EventId => (eventIds as readonly string[]).includes(id);

/** What each of the ten costs in dice from the CDC tile, and what it asks for. */
export const theTen: Readonly<
	Record<EventId, { readonly cost: number; readonly fields: readonly CardField[] }>
> = {
	charter: { cost: 1, fields: ['player', 'region'] },
	summit: { cost: 2, fields: ['region'] },
	'field-hospital': { cost: 2, fields: ['region', 'colour'] },
	shipment: { cost: 1, fields: ['colour'] },
	'swab-drive': { cost: 1, fields: ['colour'] },
	'quiet-days': { cost: 3, fields: [] },
	slowdown: { cost: 3, fields: [] },
	'second-wind': { cost: 2, fields: [] },
	reagents: { cost: 2, fields: [] },
	courier: { cost: 1, fields: ['holder', 'player', 'colour'] }
};

/** The most players a table can have: the sheet has a row for each. */
export const mostPlayers = 5;
