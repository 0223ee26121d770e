/** Dice: what they can show and how they are counted (PTC-D1 to PTC-D4). */
import {
	actions,
	colours,
	infectionFaces,
	printedFaces,
	type Action,
	type ByColour,
	type Colour,
	type Face,
	type InfectionDie,
	type InfectionFace
} from '../../sheets/pandemic-the-cure/facts.ts';

export type Counts = ByColour<number>;

export const none: Counts = { red: 0, yellow: 0, blue: 0, black: 0 };

export const byColour = <T>(of: (colour: Colour) => T): ByColour<T> => ({
	red: of('red'),
	yellow: of('yellow'),
	blue: of('blue'),
	black: of('black')
});

export const total = ({ red, yellow, blue, black }: Counts): number => red + yellow + blue + black;

export const adding = (counts: Counts, colour: Colour, n: number): Counts => ({
	...counts,
	[colour]: counts[colour] + n
});

export const countColours = (list: readonly Colour[]): Counts => {
	const counts = { red: 0, yellow: 0, blue: 0, black: 0 };
	for (const colour of list) counts[colour]++;
	return counts;
};

export interface Shown {
	readonly colour: Colour;
	readonly face: InfectionFace;
}

/** Every way an infection die can be written, with what it means. */
const shown: Readonly<Record<string, Shown>> = Object.fromEntries(
	colours.flatMap((colour) => infectionFaces.map((face) => [`${colour}${face}`, { colour, face }]))
);

export const isInfectionDie = (text: string): boolean => Object.hasOwn(shown, text);

export function read(die: InfectionDie): Shown {
	const found = shown[die];
	if (!found) throw new Error(`no infection die "${die}"`);
	return found;
}

export const countDice = (dice: readonly InfectionDie[]): Counts =>
	countColours(dice.map((die) => read(die).colour));

/** PTC-D2: what a die of this colour can show. */
export const facesOf = (colour: Colour, dice: 'printed' | 'any'): readonly InfectionFace[] =>
	dice === 'any' ? infectionFaces : differentFaces[colour];

const differentFaces = byColour((colour) => [...new Set(printedFaces[colour])]);

const treatKinds: readonly Action[] = ['treat', 'treat2', 'treat3'];

/** How many treatments one die is good for: PTC-K4. */
export const treatments: Partial<Readonly<Record<Action, number>>> = { treat: 1, treat2: 2, treat3: 3 };

const single = actions.map((action): [Face, readonly Action[]] => [action, [action]]);
const twofold = actions.flatMap((one) =>
	actions
		.filter((other) => other !== one && !(treatKinds.includes(one) && treatKinds.includes(other)))
		.map((other): [Face, readonly Action[]] => [`${one}/${other}`, [one, other]])
);

/** Every face that a card can have, with the actions on it: PTC-D4. */
const faceActions: ReadonlyMap<string, readonly Action[]> = new Map([
	...single,
	...twofold,
	['biohazard', []]
]);

/** What a card of the table's own is offered: the two actions of a face in one order only. */
export const singleFaces: readonly Face[] = [...actions, 'biohazard'];
export const doubleFaces: readonly Face[] = twofold
	.filter(([, [one, other]]) => one && other && actions.indexOf(one) < actions.indexOf(other))
	.map(([face]) => face);

export const isFace = (text: string): boolean => faceActions.has(text);
export const actionsOf = (face: string): readonly Action[] => faceActions.get(face) ?? [];

/** PTC-A1: `treat2` and `treat3` count as `treat`. */
export const actionAs = (face: string, verb: string): Action | undefined =>
	actionsOf(face).find((action) => action === verb || (verb === 'treat' && action in treatments));
