/** Which edition of a game was played last on this device: it is offered first. */
const keyOf = (game: string): string => `pipsheet.edition.${game}`;

export function lastUsed(game: string): string {
	try {
		return localStorage.getItem(keyOf(game)) ?? 'standard';
	} catch {
		return 'standard'; // storage is switched off
	}
}

export function rememberUsed(game: string, edition: string): void {
	try {
		localStorage.setItem(keyOf(game), edition);
	} catch {
		// it is only a convenience
	}
}
