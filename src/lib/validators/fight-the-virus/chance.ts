/** What only the table knows, made up: rolls, and the reports of players whose sheets are kept elsewhere. */
import type { Awaited, Random } from '../../table/record.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

const roll = (random: Random): number => 1 + Math.floor(random() * 6);

export function chance(_: State, { do: verb, by }: Awaited, random: Random): Move | null {
	if (by === undefined) return null;
	if (verb === 'roll') return { do: verb, by, dice: [roll(random), roll(random)] };
	return verb === 'report' ? { do: verb, by } : null;
}
