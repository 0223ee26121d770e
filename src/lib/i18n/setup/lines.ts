/** Three lines about a game for who is about to start it; each game has them in `games/GAME/LANGUAGE/setup.ts`. */
export interface SetupLines {
	/** What lies on the table. */
	readonly lies: string;
	/** What the app keeps. */
	readonly keeps: string;
	/** What is needed besides. */
	readonly needs: string;
}
