/** What the story of a game speaks of, the same in every language. */

/** When a move was made, as the game counts. */
export interface When {
	readonly round: number | null;
	readonly turn: number | null;
	readonly move: number;
}

/** Something that was counted, and the move that changed it most. */
export interface Counted {
	readonly kind: 'blow' | 'step' | 'close';
	readonly name: string;
	readonly from: number;
	readonly to: number;
	readonly of: number | null;
}

/** From this share of the way on, it was close. */
export const CLOSE = 0.75;
