/** How far an own edition may go: the door lets no more in, and the editor offers no more. Pairs are the least and the most. */
export const limits = {
	rounds: [1, 12],
	/** Circles of a bonus, and those crossed out at the start. */
	circles: [0, 30],
	health: { rows: 8, columns: 14 },
	boxes: 20,
	factors: 20,
	factor: [1, 99],
	pairs: 8,
	risk: { rows: 12, columns: 12 },
	multiplierStart: [0, 20],
	/** Both sides of what an infection is drawn in. */
	shape: 6,
	/** Results, the totals that limit them, and the letters of their names. */
	bands: 12,
	below: [-999, 999],
	name: 40
} as const;
