/** Ordinary dice in moves and on the table. */
import { ORDINARY, pips } from '../../table/die.ts';
import type { DieOnTable, ShownFace } from '../../table/record.ts';
import { integer, type Shape } from '../../table/shape.ts';

export const aFace: Shape<number> = integer(1, pips.length);

/** All thrown by one player. */
export const d6 = (by: number | undefined, faces: readonly number[]): ShownFace[] =>
	faces.map((face) => ({ kind: ORDINARY, face, ...(by !== undefined && { by }) }));

export const lyingDice = (faces: readonly number[]): DieOnTable[] =>
	faces.map((face) => ({ kind: ORDINARY, face }));
