/** The moves of the record by verb (document: "Moves"). */
import type { Square } from '../../sheets/fight-the-virus/facts.ts';

export type Dice = readonly [number, number];
export type DieIndex = 0 | 1;

/** What all moves that use a die have in common. */
interface Use {
	readonly by: number;
	readonly die: DieIndex;
	/** Points added by progress. */
	readonly add?: number;
}

export interface Verbs {
	readonly roll: { readonly do: 'roll'; readonly by: number; readonly dice: Dice };
	readonly keep: { readonly do: 'keep'; readonly by: number };
	readonly analyse: { readonly do: 'analyse'; readonly cells: readonly Square[] } & Use;
	readonly research: { readonly do: 'research' } & Use;
	readonly test: { readonly do: 'test'; readonly cell: Square } & Use;
	readonly curve: { readonly do: 'curve'; readonly cell: Square } & Use;
	readonly bonusShape: { readonly do: 'bonusShape'; readonly by: number; readonly cells: readonly Square[] };
	readonly bonusNumber: {
		readonly do: 'bonusNumber';
		readonly by: number;
		readonly cell: Square;
		readonly number: number;
	};
	readonly bonusOne: { readonly do: 'bonusOne'; readonly by: number; readonly cell: Square };
	readonly decline: { readonly do: 'decline'; readonly by: number };
	readonly done: { readonly do: 'done'; readonly by: number };
	readonly report: { readonly do: 'report'; readonly by: number };
	readonly stop: { readonly do: 'stop'; readonly by?: never };
}

/** A move as it is told where it is made: the die by its face, research by its number. */
export type Spoken = {
	readonly [V in keyof Verbs]: Verbs[V] & { readonly face?: number; readonly next?: number };
};

export type Verb = keyof Verbs;
export type Move = Verbs[Verb];

/** The verbs that end a part, or a bonus. */
export const endingVerbs: readonly Verb[] = ['done', 'decline'];

/** The verbs that use a die. */
export const markingVerbs = ['analyse', 'research', 'test', 'curve'] as const;
export type MarkingVerb = (typeof markingVerbs)[number];
export type Marking = Verbs[MarkingVerb];

/** FTV-D2, FTV-D3: whether a die that is used so counts for the virus analysis. */
export const usedIn = (verb: MarkingVerb): 'analysis' | 'elsewhere' =>
	verb === 'analyse' ? 'analysis' : 'elsewhere';

export const isMarking = (verb: Verb): verb is MarkingVerb =>
	verb === 'analyse' || verb === 'research' || verb === 'test' || verb === 'curve';
