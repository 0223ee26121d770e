/** The ordinary die, which most games throw and statistics know by this name. */
import { below } from './chance.ts';
import type { DieOnTable, Random } from './record.ts';

export const ORDINARY = 'd6';

export const pips = [1, 2, 3, 4, 5, 6] as const;

/** The faces of ordinary dice among all that are shown. */
export const pipsIn = (shown: readonly DieOnTable[]): number[] =>
	shown.flatMap(({ kind, face }) => (kind === ORDINARY && typeof face === 'number' ? [face] : []));

/** One throw. */
export const throwOf = (random: Random): number => 1 + below(random, pips.length);
