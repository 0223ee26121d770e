/** One line of a plot that is a table. */
export interface CountBar {
	readonly label: string;
	/** How long the bar is. */
	readonly value: number;
	/** Where a fair die would end it. */
	readonly mark?: number;
	/** What stands in the columns behind it. */
	readonly cells: readonly string[];
	/** Pips to draw instead of the label. */
	readonly pips?: number;
}
