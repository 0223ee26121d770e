/**
 * What can be said of the games before any of them is loaded. Apart from the registry, which leads to the controls
 * and their styles: the start page would carry those. The folders are those of the registry; a test says so.
 */
import type { Title } from './i18n/game-words.ts';
import type { Language } from './i18n/talk.ts';

const found = import.meta.glob<Title>('./i18n/games/*/index.ts', { eager: true, import: 'title' });

const titles: ReadonlyMap<string, Title> = new Map(
	Object.entries(found).map(([path, title]) => [path.split('/').at(-2) ?? '', title])
);

export const titledGames: readonly string[] = [...titles.keys()];

/** Null for a game that this version does not know. */
export const titleFor = (id: string, language: Language): Title[Language] | null =>
	titles.get(id)?.[language] ?? null;
