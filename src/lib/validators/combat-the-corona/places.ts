/** Where on the board things are: the cells that complaints and highlights name. */
import { virusSlots } from '../../sheets/combat-the-corona/cells.ts';
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { State } from './state.ts';

export const spaceCells = (spaces: readonly number[]): readonly string[] =>
	spaces.map((space) => `s${space}`);

export const filledSpaces = ({ board }: State): readonly string[] => board.map((_, at) => `s${at + 1}`);

/** When more viruses are on the table than the board has slots, the last slot stands for the rest. */
const slot = (at: number): string => `virus.${Math.min(at + 1, virusSlots)}`;

export function virusCells({ viruses }: State, ids: readonly string[]): readonly string[] {
	const found = ids.map((id) => viruses.findIndex((virus) => virus.id === id)).filter((at) => at >= 0);
	return [...new Set(found.map(slot))];
}

export const cellsOf = (state: State, viruses: readonly Virus[]): readonly string[] =>
	virusCells(
		state,
		viruses.map(({ id }) => id)
	);

export const bedCell = (beds: number): string => `bed-${beds}`;
export const infectionCell = (level: number): string => `inf-${level}`;
export const hospitalCell = (space: number): string => `h${space}`;
