/** How far an own edition may go: the door lets no more in, and the editor offers no more. Pairs are the least and the most. */
export const limits = {
	/** Lines of the two decks. */
	viruses: [2, 80],
	actions: [1, 20],
	beds: [1, 100],
	lastLevel: [2, 30],
	hospitals: [1, 6],
	dieTokens: [0, 12],
	shieldTokens: [0, 12],
	/** What a virus card says, and of how many such cards its line speaks. */
	level: [1, 20],
	life: [1, 60],
	attack: [0, 30],
	copies: [1, 20],
	/** Cards of one kind of action. */
	ofAKind: [0, 20],
	/** Letters. */
	virusId: 8,
	actionId: 16,
	name: 30
} as const;
