/**
 * What a mark is, for whoever has the page read aloud: marks with the same tag are one element of the structure, and
 * tags within tags make its tree. Marks without a tag are decoration.
 */
import type { Drawn } from './plate.ts';

export type Role = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

export interface Tag {
	readonly role: Role;
	/** What a picture shows, in words. */
	readonly alt?: string;
	/** What a heading of a table is the heading of. */
	readonly scope?: 'Row' | 'Column';
	readonly within?: Tag;
}

export const tagged = (tag: Tag, drawn: readonly Drawn[]): readonly Drawn[] =>
	drawn.map((mark) => ({ ...mark, tag }));

/** Consecutive marks of one tag. */
export interface Stretch {
	readonly tag: Tag | null;
	readonly marks: readonly Drawn[];
}

export function stretchesOf(drawn: readonly Drawn[]): readonly Stretch[] {
	const stretches: { tag: Tag | null; marks: Drawn[] }[] = [];
	for (const mark of drawn) {
		const tag = mark.tag ?? null;
		const last = stretches[stretches.length - 1];
		if (last && last.tag === tag) last.marks.push(mark);
		else stretches.push({ tag, marks: [mark] });
	}
	return stretches;
}
