/** Texts of this game's own controls. */
export interface Labels {
	deckSize: { cards: number };
}
