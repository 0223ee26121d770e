/** The numbers of a rate track while they are typed, and as they are kept until they can be played. */
import type { Track } from '../../sheets/pandemic-the-cure/facts.ts';

export const entriesOf = (letters: string): readonly string[] =>
	letters.split(/[\s,;]+/).filter((entry) => entry !== '');

/** What is no number is NaN. */
export const ratesIn = (letters: string): readonly number[] =>
	entriesOf(letters).map((entry) => (/^\d+$/.test(entry) ? Number(entry) : NaN));

export interface TypedTrack extends Track {
	readonly letters: string;
}

export const writeTyped = ({ letters, epidemics }: Pick<TypedTrack, 'letters' | 'epidemics'>): string =>
	JSON.stringify({ letters, epidemics });

export function readTyped(note: string): TypedTrack | null {
	if (note === '') return null;
	const { letters, epidemics } = JSON.parse(note) as { letters?: string; epidemics?: readonly number[] };
	if (letters === undefined || epidemics === undefined) return null;
	return { dice: ratesIn(letters), epidemics, letters };
}
