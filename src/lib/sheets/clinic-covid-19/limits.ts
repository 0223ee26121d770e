/** How far an own edition may go: the door lets no more in, and the editor offers no more. Pairs are the least and the most. */
export const limits = {
	rounds: [1, 12],
	/** Tiles a player in one round. */
	tiles: [1, 95],
	contagions: [0, 12],
	total: [1, 300],
	incomes: [0, 99],
	protection: [0, 99],
	consultation: [0, 99],
	doctorDeath: [0, 99],
	strategic: [0, 999],
	slots: [1, 12],
	rooms: [1, 12],
	beds: [1, 9],
	admits: [1, 9],
	/** Further kinds of people, and the letters of their ids and names. */
	people: 12,
	id: 20,
	name: 30
} as const;
