/** The words of a player aid. Every game says the same things in every language; the pictures come from its sheet. */
export interface Aid {
	/** What everybody is after, in one or two sentences. */
	readonly aim: string;
	/** A turn, or a round, from its beginning to its end. */
	readonly steps: readonly AidStep[];
	/** How each area of the sheet works, by its id. */
	readonly areas: Readonly<Record<string, string>>;
	/** Every sign on the sheet, the cards and the dice. */
	readonly signs: readonly AidSign[];
	/** When the game ends, and who has won. */
	readonly end: string;
	/** The same in one short line, for the sheet itself. */
	readonly brief: string;
	/** The dice in the middle, where everybody has a sheet; as in a step. */
	readonly dice?: readonly string[];
	/** What to lay out before the first move. */
	readonly setup: readonly string[];
}

export interface AidSign {
	/** As in a step. */
	readonly sign: string;
	readonly name: string;
	readonly text: string;
}

export interface AidStep {
	/**
	 * A small picture: `d1` to `d6` are dice, names of icons and of the sheet's own signs are drawn, `circle` is a ring,
	 * `circled` a square with one, `crossed` a ring crossed out, `filled` a hatched square, `[2]` one with a number, `card` a
	 * card; `>` is an arrow, `/` begins a new row, all else is written as it is. A `!` before it makes it a danger.
	 */
	readonly signs: readonly string[];
	readonly title: string;
	readonly text: string;
}
