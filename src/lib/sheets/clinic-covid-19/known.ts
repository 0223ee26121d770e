/** Which of the standard values are known from the rule book. The others are this app's own, and screens say so. */
import { fitted, standard, type Facts, type Given } from './facts.ts';
import {
	colours,
	confinements,
	contagions,
	type Colour,
	type Confinement,
	type Contagion
} from './vocabulary.ts';

type Board = NonNullable<Given['board']>;
export type ColumnKey = keyof Board;

export interface ColumnOf {
	readonly key: ColumnKey;
	readonly contagion: Contagion;
	readonly confinement: Confinement;
}

/** In the order of the board. */
export const columns: readonly ColumnOf[] = contagions.flatMap((contagion) =>
	confinements.map((confinement) => ({ key: `${contagion}/${confinement}` as const, contagion, confinement }))
);

export const isKnownColumn = (key: ColumnKey): boolean => key === 'low/medium';

/** The row of white, and red with red. */
export const isKnownNurse = (person: Colour, doctor: Colour): boolean =>
	person === 'white' || (person === 'red' && doctor === 'red');

export const isKnownIncome = (colour: Colour): boolean => colour === 'yellow' || colour === 'orange';

export type PlainNumber = Exclude<
	keyof Given,
	'rounds' | 'board' | 'contagions' | 'nurses' | 'incomes' | 'people'
>;
/** In the order of the boards. */
export const plainNumbers: readonly PlainNumber[] = [
	'total',
	'protection',
	'consultation',
	'doctorDeath',
	'strategic',
	'beds',
	'admits',
	'slots',
	'rooms'
];
const ourNumbers: readonly PlainNumber[] = ['slots', 'rooms', 'admits'];
export const isKnownNumber = (field: PlainNumber): boolean => !ourNumbers.includes(field);

/** Whether these numbers are the app's own: neither the rule book's nor those of somebody's board. */
export function isOurColumn(
	{ columns: stated, rounds }: Facts,
	{ contagion, confinement }: Pick<ColumnOf, 'contagion' | 'confinement'>
): boolean {
	const key: ColumnKey = `${contagion}/${confinement}`;
	const ours = fitted(standard.board[key] ?? [], rounds);
	return !isKnownColumn(key) && stated[contagion][confinement].join() === ours.join();
}

/** The same of what somebody of this colour brings, and of a number that stands by itself. */
export const isOurIncome = (colour: Colour, income: number): boolean =>
	!isKnownIncome(colour) && income === standard.incomes[colours.indexOf(colour)];

export const isOurNumber = (field: PlainNumber, number: number): boolean =>
	!isKnownNumber(field) && number === standard[field];

/** The same of a person's row of the table of nurses that an edition states. */
export const isOurRow = (nurses: readonly string[], person: Colour): boolean => {
	const at = colours.indexOf(person);
	return nurses[at] === standard.nurses[at];
};
