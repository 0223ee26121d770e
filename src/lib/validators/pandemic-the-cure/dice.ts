/** Dice: what they can show and how they are counted (PTC-D1 to PTC-D4). */
import {
	actionsOf,
	colours,
	infectionFaces,
	type Action,
	type ByColour,
	type Colour,
	type InfectionDie,
	type InfectionFace
} from '../../sheets/pandemic-the-cure/pieces.ts';

export type Counts = ByColour<number>;

export const total = ({ red, yellow, blue, black }: Counts): number => red + yellow + blue + black;

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
const shown: ReadonlyMap<string, Shown> = new Map(
	colours.flatMap((colour) =>
		infectionFaces.map((face): [string, Shown] => [`${colour}${face}`, { colour, face }])
	)
);

export const isInfectionDie = (text: string): boolean => shown.has(text);

export function read(die: InfectionDie): Shown {
	const found = shown.get(die);
	if (!found) throw new Error(`no infection die "${die}"`);
	return found;
}

export const countDice = (dice: readonly InfectionDie[]): Counts => {
	const counts = { red: 0, yellow: 0, blue: 0, black: 0 };
	for (const die of dice) counts[read(die).colour]++;
	return counts;
};

/** How many treatments one die is good for: PTC-K4. */
export const treatments: Partial<Readonly<Record<Action, number>>> = { treat: 1, treat2: 2, treat3: 3 };

/** PTC-A1: `treat2` and `treat3` count as `treat`. */
export const actionAs = (face: string, verb: string): Action | undefined =>
	actionsOf(face).find((action) => action === verb || (verb === 'treat' && action in treatments));

/** Every way to take `size` dice, in colour order. */
export function handfuls(counts: Counts, size: number): Colour[][] {
	const found: Colour[][] = [];
	const taken: Colour[] = [];
	/** `left`: how many of the first of these colours may still be taken. */
	const takeFrom = (at: number, left: number): void => {
		const colour = colours[at];
		if (taken.length === size) found.push(taken.slice());
		else if (colour !== undefined) {
			if (left > 0) {
				taken.push(colour);
				takeFrom(at, left - 1);
				taken.pop();
			}
			const next = colours[at + 1];
			if (next !== undefined) takeFrom(at + 1, counts[next]);
		}
	};
	takeFrom(0, counts[colours[0]]);
	return found;
}
