import { isGame, titleOf } from '$lib/games.ts';
import type { StoreWords } from '$lib/i18n/store/en.ts';
import type { Language, Talk } from '$lib/i18n/talk.ts';
import type { Fault } from '$lib/table/shape.ts';

/** What the parts of the backup screen share. */
export interface Context {
	readonly words: StoreWords;
	readonly language: Language;
	readonly talk: Talk;
	sentence(fault: Fault): string;
}

export const gameName = (game: string, { words, language }: Context): string =>
	isGame(game) ? titleOf(game, language).name : words.unknownGame;

export const dateOf = (time: number, language: Language): string =>
	time > 0 ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time) : '';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
