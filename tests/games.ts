/** All registered games with their English words, for tests that run over every game. */
import { gameIds, loadGame, loadWords } from '../src/lib/games.ts';
import { faultInWords } from '../src/lib/i18n/fault-words.ts';
import { words as faults } from '../src/lib/i18n/faults/en.ts';
import { inWords } from '../src/lib/i18n/game-words.ts';
import { talkIn } from '../src/lib/i18n/talk.ts';
import type { AnyGame } from '../src/lib/table/game.ts';
import type { Random } from '../src/lib/table/record.ts';
import { answer, type Answer, type Voice } from '../src/lib/table/referee.ts';

export const games: AnyGame[] = await Promise.all(gameIds.map(loadGame));
const words = new Map(await Promise.all(gameIds.map(async (id) => [id, await loadWords(id, 'en')] as const)));

const known = {
	ids: gameIds,
	get: (id: string): AnyGame => {
		const game = games.find((candidate) => candidate.id === id);
		if (!game) throw new Error(`no game "${id}"`);
		return game;
	}
};

// plurals and lists are costly to set up, and the same for every table
const nobody = talkIn('en', []);
const voice: Voice = {
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

export const ask = (request: unknown): Answer => answer(known, voice, request);

/** A small seeded generator (mulberry32): the same seed always plays the same game. */
export function seeded(seed: number): Random {
	let a = seed >>> 0;
	return () => {
		a = (a + 0x6d2b79f5) >>> 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}
