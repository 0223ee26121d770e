/**
 * "How to play" as data: points of a game's sample table, in the order in which they are told. A lesson says only where
 * to look; the words lie with the game's words, and what happened on the sheet is what the engine says.
 */
export interface Step {
	/** The key of its words. */
	readonly step: string;
	/** How many moves of the sample are made by then. */
	readonly at: number;
	/** Where what is told begins; the last move alone where it is not said. */
	readonly from?: number;
	/** Whose sheet; that of whoever moved last where it is not said. */
	readonly seat?: number;
	/** The area that comes first where only a part of the sheet has room. */
	readonly area?: string;
}

const files = import.meta.glob<readonly Step[]>('./lessons/*.json', { import: 'default' });

export const loadLesson = async (game: string): Promise<readonly Step[]> =>
	(await files[`./lessons/${game}.json`]?.()) ?? [];

export const beginningOf = ({ at, from }: Step): number => from ?? Math.max(0, at - 1);
