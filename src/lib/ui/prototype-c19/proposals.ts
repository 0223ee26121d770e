/** What an infection would most likely cover. Legality comes from the list of legal moves. */
import type { Agreed } from '../../validators/prototype-c19/agreed.ts';
import type { Verbs } from '../../validators/prototype-c19/moves.ts';
import type { Player } from '../../validators/prototype-c19/state.ts';
import { openSides } from '../../validators/prototype-c19/zone.ts';

/** The placement that keeps closest to what is infected already first. */
export const byCloseness = (
	{ zone: map }: Agreed,
	{ zone }: Player,
	moves: readonly Verbs['infect'][]
): readonly Verbs['infect'][] =>
	moves
		.map((move) => ({ move, sides: openSides(map, zone, move.cells) }))
		.sort((a, b) => a.sides - b.sides)
		.map(({ move }) => move);
