/** A game's words, bound to the people at one table. */
import { loadGame, loadWords, titleOf } from '../games.ts';
import { awaitedInWords, complaintInWords, moveInWords, type AnyGameWords } from '../i18n/game-words.ts';
import { talkIn, type Language, type Talk } from '../i18n/talk.ts';
import type { Awaited, Complaint, Move, Table } from '../table/record.ts';

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

/** With the names that its edition has for things. */
export async function voiceOf(
	{ game: id, players, sheet }: Pick<Table, 'game' | 'players' | 'sheet'>,
	language: Language
): Promise<Voice> {
	const [game, words] = await Promise.all([loadGame(id), loadWords(id, language)]);
	const talk = talkIn(language, players, game.names?.(sheet));
	return {
		title: titleOf(id, language).name,
		words,
		talk,
		tell: (move) => moveInWords(words, move, talk),
		wait: (awaited) => awaitedInWords(words, awaited, talk),
		because: (complaint) => complaintInWords(words, complaint, talk)
	};
}
