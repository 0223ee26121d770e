/** How far an own edition may go: the door lets no more in, and the editor offers no more. Pairs are the least and the most. */
export const limits = {
	/** Infection dice of one colour. */
	infectionDice: [1, 24],
	/** Spaces of the rate track, and the dice that one says. */
	spaces: [1, 40],
	rate: [1, 12],
	outbreakLimit: [1, 20],
	setupDice: [0, 48],
	stack: [1, 12],
	cureAt: [1, 60],
	openEvents: [0, 6],
	roles: [1, 20],
	playerDice: [1, 8],
	events: 30,
	/** Dice of the CDC that a card costs. */
	cost: [0, 12],
	/** Letters. */
	id: 24,
	cardName: 40,
	regionName: 30
} as const;
