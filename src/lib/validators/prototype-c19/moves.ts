/** What can be recorded. */
import type { ResearchKind } from '../../sheets/prototype-c19/kinds.ts';

export type Cell = readonly [row: number, column: number];
/** A die that was taken, or a research resource of the value wanted. */
export type Sample = { readonly die: number } | { readonly value: number };

interface Fields {
	roll: { readonly samples: readonly number[]; readonly mutant?: number };
	reroll: {
		readonly dice: readonly number[];
		readonly faces: readonly number[];
		readonly mutant?: number;
		readonly explorer: boolean;
	};
	take: { readonly dice: readonly number[] };
	pass: object;
	analysis: { readonly die: number | 'mutant'; readonly change: 1 | -1 };
	convert: { readonly die: number; readonly space: string };
	/** `row`: only where column 0 has several cells (PC19-H2). */
	health: Sample & { readonly row?: number };
	/** Without a factor only where there are fewer factors than boxes (PC19-F4). */
	formula: Sample & { readonly factor?: string };
	biotech: Sample & { readonly space: string };
	infect: { readonly cells: readonly Cell[] };
	cover: { readonly column: number; readonly value: number };
	resist: { readonly cells: readonly Cell[] };
	forgo: { readonly resource: ResearchKind };
	done: object;
	annul: { readonly pair: string };
	'infection-roll': { readonly faces: readonly number[] };
	'infection-reroll': { readonly dice: readonly number[]; readonly faces: readonly number[] };
	report: { readonly factors: number; readonly columns: number };
	'formula-elsewhere': object;
}

export type Verb = keyof Fields;
export type Verbs = { readonly [V in Verb]: { readonly do: V; readonly by: number } & Fields[V] };
/** A move as it is told where it is made: dice by what they show there. */
export type Spoken = {
	readonly [V in Verb]: Verbs[V] & { readonly face?: number; readonly shown?: readonly number[] };
};
export type Move = Verbs[Verb];

/** Resistant individuals come in whether or not dice were taken; all else on a sheet waits for them. */
export const waitsForDice = (verb: Verb): boolean => verb !== 'resist';

/** The verbs that change a die and place nothing. */
export const changingVerbs: readonly Verb[] = ['analysis', 'convert'];

/** The verbs that end a part. */
export const endingVerbs: readonly Verb[] = ['done'];
