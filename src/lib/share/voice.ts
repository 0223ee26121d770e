/** A game's words, bound to the people at one table. */
import { loadWords, titleOf } from '../games.ts';
import { awaitedInWords, complaintInWords, moveInWords, type AnyGameWords } from '../i18n/game-words.ts';
import { talkIn, type Language, type Talk } from '../i18n/talk.ts';
import type { Awaited, Complaint, Move } from '../table/record.ts';

export interface Voice {
	readonly title: string;
	readonly words: AnyGameWords;
	readonly talk: Talk;
	/** "Ana rolls 3 and 6." */
	readonly tell: (move: Move) => string;
	/** "Ana rolls" */
	readonly wait: (awaited: Awaited) => string;
	readonly because: (complaint: Complaint) => string;
}

export async function voiceOf(game: string, players: readonly string[], language: Language): Promise<Voice> {
	const words = await loadWords(game, language);
	const talk = talkIn(language, players);
	return {
		title: titleOf(game, language).name,
		words,
		talk,
		tell: (move) => moveInWords(words, move, talk),
		wait: (awaited) => awaitedInWords(words, awaited, talk),
		because: (complaint) => complaintInWords(words, complaint, talk)
	};
}
