/** Loads what a print job is about: a game, or a table of this device with its game. */
import { isGame, loadAid, loadDecks, loadGame, loadWords, titleOf } from '../games.ts';
import { print } from '../i18n/print/index.ts';
import { talkIn, type Language } from '../i18n/talk.ts';
import { openTable, readRaw } from '../store/open.ts';
import { loadSample } from '../samples.ts';
import type { Example } from './example.ts';
import { inLetters } from './font/alphabets.ts';
import type { Matter } from './matter.ts';
import { withPrimers, type Primed } from '../share/primers.ts';
import { listEditions } from '../store/editions.ts';
import { cut, replay, stateOf } from '../table/engine.ts';
import type { AnyGame } from '../table/game.ts';
import { parseEdition } from '../table/parse.ts';
import type { Edition, OwnEdition } from '../table/record.ts';
import { sourceOf, type Source } from './source.ts';

/** An edition on this device that can be printed. */
export interface KnownEdition {
	readonly id: string;
	readonly name: string;
}

export interface Loaded {
	readonly source: Source;
	readonly primed: Primed;
	/** For the player aid; null for own editions, on which nobody has played yet. */
	readonly example: Example | null;
	/** What is printed. */
	readonly edition: Edition;
	/** Those to choose from; a table has its own. */
	readonly editions: readonly KnownEdition[];
	/** The chosen one of them. */
	readonly chosen: string | null;
}

interface Asked {
	readonly game: string | null;
	readonly table: string | null;
	readonly edition: string | null;
}

/** `null` when there is no such game or table here. */
export async function loadSource({ game, table, edition: wanted }: Asked): Promise<Loaded | null> {
	const opened = table === null ? null : await openTable(table);
	if (opened && opened.kind !== 'ok') return null;
	const id = opened?.saved.table.game ?? game ?? '';
	if (!isGame(id)) return null;
	const [rules, decks, raw] = await Promise.all([
		loadGame(id),
		loadDecks(id),
		table === null ? null : readRaw(table)
	]);
	const known = table === null ? await printableEditions(rules) : [];
	const chosen = known.find((one) => one.id === wanted) ?? null;
	const edition: Edition = opened?.saved.table.sheet ?? chosen?.edition ?? 'standard';
	const played = {
		line: opened?.saved.line ?? null,
		date: raw?.row.touched ?? null,
		origin: opened?.saved.origin ?? null
	};
	return {
		source: sourceOf(rules, edition, decks, played),
		edition,
		primed: await withPrimers(rules),
		example: edition === 'standard' ? await exampleOf(rules) : null,
		editions: known.map(({ id: own, edition: { name } }) => ({ id: own, name })),
		chosen: chosen?.id ?? null
	};
}

/** How far the sample is played: something stands everywhere in one of these moments, and not all is full. */
const MOMENTS = [0.4, 0.6, 0.8, 0.95];

/** The first player's sheet of the sample table, or the board, on its way. */
export async function exampleOf(game: AnyGame): Promise<Example | null> {
	const sample = await loadSample(game.id);
	if (!sample) return null;
	const { line } = replay(game, sample);
	return MOMENTS.map((moment) => {
		const marks = game.pencil(stateOf(cut(line, Math.round(line.moves.length * moment))));
		return new Map(
			marks.filter(({ by }) => by === undefined || by === 0).map(({ cell, marks: here }) => [cell, here])
		);
	});
}

/** Own editions of this device through the one door; what is not finished yet cannot be printed. */
async function printableEditions(
	game: AnyGame
): Promise<readonly { readonly id: string; readonly edition: OwnEdition }[]> {
	const rows = await listEditions(game.id).catch(() => []);
	return rows.flatMap(({ id, name, facts }) => {
		const parsed = parseEdition(game, { name, facts });
		return parsed.ok && game.edition.faults(parsed.value.facts).length === 0
			? [{ id, edition: parsed.value }]
			: [];
	});
}

/** The words that the pages need, in the language of the sheet. */
export async function loadTexts(
	{ source, edition }: Pick<Loaded, 'source' | 'edition'>,
	language: Language,
	players: readonly string[]
): Promise<Pick<Matter, 'game' | 'words' | 'aid' | 'print' | 'talk'>> {
	const { id } = source.game;
	const [words, aid, texts] = await Promise.all([
		loadWords(id, language),
		loadAid(id, language),
		print[language]()
	]);
	const names = players.map((name, seat) => inLetters(name) ?? texts.words.seat({ n: seat + 1 }));
	return {
		game: titleOf(id, language).name,
		words,
		aid: aid(edition),
		print: texts.words,
		talk: talkIn(language, names, source.names)
	};
}
