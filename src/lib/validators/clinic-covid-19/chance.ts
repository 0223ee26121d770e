/** Made-up reports of what only the base game on the table knows. */
import type { Awaited, Random } from '../../table/record.ts';
import type { ClinicMove } from './moves.ts';
import type { State } from './state.ts';

const from = (random: Random, min: number, max: number): number =>
	min + Math.floor(random() * (max - min + 1));

export function chance(_: State, awaited: Awaited, random: Random): ClinicMove | null {
	const { by = 0 } = awaited;
	switch (awaited.do) {
		case 'cure':
			return { do: 'cure', by, patients: from(random, 1, 3) };
		case 'dead':
			return { do: 'dead', by, patients: from(random, 1, 2) };
		case 'popularity':
			return { do: 'popularity', by, points: from(random, 10, 80) };
		default:
			return null;
	}
}
