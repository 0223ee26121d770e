/** What the table would tell, made up: for "no dice at hand" and for random play. */
import { colours, type Colour, type InfectionDie } from '../../sheets/pandemic-the-cure/pieces.ts';
import { draw, drawOne } from '../../table/chance.ts';
import type { Random, ShownFace } from '../../table/record.ts';
import { read } from './dice.ts';
import { diceAt } from './lying.ts';
import type { State } from './state.ts';

export const rolledDie = ({ agreed }: State, colour: Colour, random: Random): InfectionDie =>
	`${colour}${drawOne(random, agreed.faces[colour])}`;

/** Blindly out of the bag: each die is as likely as any other. */
export function drawn(state: State, count: number, random: Random): Colour[] {
	const inBag = colours.flatMap((colour) =>
		Array.from({ length: diceAt(state, 'bag', colour) }, () => colour)
	);
	return draw(random, inBag, count);
}

/** Infection dice of one colour are compared with each other. */
export const infectionFacesOf = (
	{ agreed }: State,
	{ dice, by }: { readonly dice: readonly InfectionDie[]; readonly by?: number }
): ShownFace[] =>
	dice.map((die) => {
		const { colour, face } = read(die);
		return { kind: colour, face, of: agreed.faces[colour], ...(by !== undefined && { by }) };
	});

/** At set-up a cross is rolled again, and only what lies there in the end is told. */
export const setupFacesOf = (
	state: State,
	{ dice }: { readonly dice: readonly InfectionDie[] }
): ShownFace[] =>
	infectionFacesOf(state, { dice }).map(({ of = [], ...shown }) => ({
		...shown,
		of: of.filter((face) => face !== '+')
	}));
