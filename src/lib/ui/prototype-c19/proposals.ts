/** What an infection would most likely cover. Legality comes from the list of legal moves. */
import type { Agreed } from '../../validators/prototype-c19/agreed.ts';
import type { Cell, Verbs } from '../../validators/prototype-c19/moves.ts';
import type { Player } from '../../validators/prototype-c19/state.ts';
import { isUnhurt, personAt } from '../../validators/prototype-c19/marks.ts';

const around = ([row, column]: Cell): Cell[] => [
	[row - 1, column],
	[row + 1, column],
	[row, column - 1],
	[row, column + 1]
];

/** How many sides of these squares meet somebody healthy or resistant who is left out: the zone that stays open. */
function openSides(agreed: Agreed, { zone }: Player, cells: readonly Cell[]): number {
	const { rows, columns } = agreed.facts.risk;
	const isInside = ([row, column]: Cell): boolean =>
		row >= 0 && column >= 0 && row < rows && column < columns;
	const isCovered = ([row, column]: Cell): boolean =>
		cells.some((cell) => cell[0] === row && cell[1] === column);
	return cells
		.flatMap(around)
		.filter((at) => isInside(at) && !isCovered(at) && isUnhurt(personAt(agreed, zone, at[0], at[1]))).length;
}

/** The placement that keeps closest to what is infected already first. */
export const byCloseness = (
	agreed: Agreed,
	player: Player,
	moves: readonly Verbs['infect'][]
): readonly Verbs['infect'][] =>
	moves
		.map((move) => ({ move, sides: openSides(agreed, player, move.cells) }))
		.sort((a, b) => a.sides - b.sides)
		.map(({ move }) => move);
