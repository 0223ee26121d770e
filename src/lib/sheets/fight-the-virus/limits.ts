/** How far an own edition may go: the door lets no more in, and the editor offers no more. Pairs are the least and the most. */
export const limits = {
	analysis: { rows: 20, columns: 20 },
	shape: { rows: 3, columns: 5 },
	/** The free shape: its squares, a side of its box, and how many squares the box may have. */
	free: { most: [1, 6], side: [1, 4], box: 9 },
	research: [1, 20],
	testing: { rows: 10, units: 30 },
	curve: { rows: 10, columns: 20 },
	progress: [1, 40]
} as const;

/** How long a side of the box of the free shape may be beside the other. */
export const longestSide = (other: number): number =>
	Math.min(limits.free.side[1], Math.floor(limits.free.box / other));
