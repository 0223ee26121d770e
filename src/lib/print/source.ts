/** Loads what a print job is about: a game, or a table of this device with its game. */
import { isGame, loadDecks, loadGame, loadWords, titleOf } from '../games.ts';
import { print } from '../i18n/print/index.ts';
import { talkIn, type Language } from '../i18n/talk.ts';
import type { Deck } from '../sheets/model.ts';
import { withPrimers, type Primed } from '../share/primers.ts';
import { openTable } from '../store/open.ts';
import type { AnyGame } from '../table/game.ts';
import type { Line } from '../table/engine.ts';
import type { Edition } from './edition.ts';
import { inLetters } from './font/alphabets.ts';

export interface Source {
	readonly game: AnyGame;
	/** The same with what its codes are made with. */
	readonly primed: Primed;
	readonly decks: readonly Deck[];
	/** The table that was asked for. */
	readonly line: Line | null;
}

/** `null` when there is no such game or table here. */
export async function loadSource(game: string | null, table: string | null): Promise<Source | null> {
	const opened = table === null ? null : await openTable(table);
	if (opened && opened.kind !== 'ok') return null;
	const id = opened?.saved.table.game ?? game ?? '';
	if (!isGame(id)) return null;
	const [rules, decks] = await Promise.all([loadGame(id), loadDecks(id)]);
	return { game: rules, primed: await withPrimers(rules), decks, line: opened?.saved.line ?? null };
}

/** The words that the pages need, in the language of the sheet. */
export async function loadTexts(
	id: string,
	language: Language,
	players: readonly string[]
): Promise<Pick<Edition, 'game' | 'words' | 'print' | 'talk'>> {
	const [words, texts] = await Promise.all([loadWords(id, language), print[language]()]);
	const names = players.map((name, seat) => inLetters(name) ?? texts.words.seat({ n: seat + 1 }));
	return { game: titleOf(id, language).name, words, print: texts.words, talk: talkIn(language, names) };
}
