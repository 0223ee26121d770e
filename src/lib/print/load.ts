/** Loads what a print job is about: a game, or a table of this device with its game. */
import { isGame, loadAid, loadDecks, loadGame, loadWords, titleOf } from '../games.ts';
import { print } from '../i18n/print/index.ts';
import { talkIn, type Language } from '../i18n/talk.ts';
import { openTable, readRaw } from '../store/open.ts';
import { inLetters } from './font/alphabets.ts';
import type { Matter } from './matter.ts';
import { withPrimers, type Primed } from '../share/primers.ts';
import type { Edition } from '../table/record.ts';
import { sourceOf, type Source } from './source.ts';

/** `null` when there is no such game or table here. */
export async function loadSource(
	game: string | null,
	table: string | null
): Promise<{ readonly source: Source; readonly primed: Primed } | null> {
	const opened = table === null ? null : await openTable(table);
	if (opened && opened.kind !== 'ok') return null;
	const id = opened?.saved.table.game ?? game ?? '';
	if (!isGame(id)) return null;
	const [rules, decks, raw] = await Promise.all([
		loadGame(id),
		loadDecks(id),
		table === null ? null : readRaw(table)
	]);
	const edition: Edition = opened?.saved.table.sheet ?? 'standard';
	const played = { line: opened?.saved.line ?? null, date: raw?.row.touched ?? null };
	return { source: sourceOf(rules, edition, decks, played), primed: await withPrimers(rules) };
}

/** The words that the pages need, in the language of the sheet. */
export async function loadTexts(
	{ game: { id }, names: own }: Source,
	language: Language,
	players: readonly string[]
): Promise<Pick<Matter, 'game' | 'words' | 'aid' | 'print' | 'talk'>> {
	const [words, aid, texts] = await Promise.all([
		loadWords(id, language),
		loadAid(id, language),
		print[language]()
	]);
	const names = players.map((name, seat) => inLetters(name) ?? texts.words.seat({ n: seat + 1 }));
	return {
		game: titleOf(id, language).name,
		words,
		aid,
		print: texts.words,
		talk: talkIn(language, names, own)
	};
}
