/** The referee with all games and English words loaded: the command line and the tests ask the same one. */
import { gameIds, loadGame, loadWords } from './games.ts';
import { faultInWords } from './i18n/fault-words.ts';
import { words as faults } from './i18n/faults/en.ts';
import { inWords } from './i18n/game-words.ts';
import { talkIn } from './i18n/talk.ts';
import type { AnyGame } from './table/game.ts';
import { answer, type Answer, type Wording } from './table/referee.ts';

export interface Referee {
	readonly games: readonly AnyGame[];
	readonly ask: (request: unknown) => Answer;
}

export async function loadReferee(): Promise<Referee> {
	const games = await Promise.all(gameIds.map(loadGame));
	const words = new Map(
		await Promise.all(gameIds.map(async (id) => [id, await loadWords(id, 'en')] as const))
	);
	const byId = new Map(games.map((game) => [game.id, game]));
	const known = {
		ids: gameIds,
		get: (id: string): AnyGame => {
			const game = byId.get(id);
			if (!game) throw new Error(`no game "${id}"`);
			return game;
		}
	};
	// plurals and lists are costly to set up, and the same for every table
	const nobody = talkIn('en', []);
	const wording: Wording = {
		because: (game, { say }, { players, sheet = 'standard' }) => {
			const names = game.names?.(sheet) ?? {};
			return inWords(words.get(game.id)?.sentences ?? {}, say, {
				...nobody,
				player: (by) => players[by] ?? '',
				called: (id, otherwise) => names[id] ?? otherwise
			});
		},
		fault: (fault) => faultInWords(faults, fault, nobody)
	};
	return { games, ask: (request) => answer(known, wording, request) };
}
