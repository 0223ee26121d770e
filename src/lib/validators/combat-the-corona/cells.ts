/** Where on the board things are: the cells that complaints and highlights name. */
import { spaceCells, virusCells, virusSlots } from '../../sheets/combat-the-corona/cells.ts';
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { State } from './state.ts';

export const cellsOfSpaces = (spaces: readonly number[]): readonly string[] =>
	spaces.map((space) => spaceCells.make(space));

export const filledSpaces = ({ board }: State): readonly string[] =>
	board.map((_, at) => spaceCells.make(at + 1));

/** When more viruses are on the table than the board has lines, the last line stands for the rest. */
export function cellsOfIds({ viruses, agreed }: State, ids: readonly string[]): readonly string[] {
	const lines = virusSlots(agreed.facts);
	const found = ids.map((id) => viruses.findIndex((virus) => virus.id === id)).filter((at) => at >= 0);
	return [...new Set(found.map((at) => virusCells.make(Math.min(at + 1, lines))))];
}

export const cellsOf = (state: State, viruses: readonly Virus[]): readonly string[] =>
	cellsOfIds(
		state,
		viruses.map(({ id }) => id)
	);
