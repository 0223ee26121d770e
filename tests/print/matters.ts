/** Every game as print gets it, and what the tests of print do with it. */
import { gameIds, loadAid, loadDecks, loadGame, loadWords, titleOf } from '../../src/lib/games.ts';
import { print } from '../../src/lib/i18n/print/index.ts';
import { talkIn, type Language } from '../../src/lib/i18n/talk.ts';
import { pageLink, tableLink } from '../../src/lib/print/address.ts';
import { Binder } from '../../src/lib/print/binder.ts';
import type { Book } from '../../src/lib/print/book.ts';
import { boundsOf } from '../../src/lib/print/bounds.ts';
import type { Example } from '../../src/lib/print/example.ts';
import type { Keepsake } from '../../src/lib/print/keepsake.ts';
import { exampleOf } from '../../src/lib/print/load.ts';
import type { Matter } from '../../src/lib/print/matter.ts';
import { EDGE, papers, type PaperName } from '../../src/lib/print/paper.ts';
import { makePdf } from '../../src/lib/print/pdf.ts';
import type { Plate } from '../../src/lib/print/plate.ts';
import { bindSheets } from '../../src/lib/print/sheets.ts';
import { sourceOf } from '../../src/lib/print/source.ts';
import { withPrimers } from '../../src/lib/share/primers.ts';
import type { Edition } from '../../src/lib/table/record.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { Box } from '../../src/lib/table/sheet.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomGame } from '../random-play.ts';
import { readPdf } from './reader.ts';
import { shelf } from './sample.ts';

export { gameIds };
export const HOME = 'https://pipsheet.example';
export const NAMES = ['Ana', 'Bo', 'Chloë', 'Łucja'];

/** Tests go game by game: what was made of the one before is not asked for again, and is let go. */
class Shelved<V> {
	readonly #kept = new Map<string, V>();
	#game = '';

	get(game: string, wish: string, make: () => V): V {
		if (game !== this.#game) this.#kept.clear();
		this.#game = game;
		const known = this.#kept.get(wish) ?? make();
		this.#kept.set(wish, known);
		return known;
	}
}

/** Played once a game: every test may ask for it. */
const examples = new Map<string, Promise<Example | null>>();
async function example(game: AnyGame): Promise<Example | null> {
	const known = examples.get(game.id) ?? exampleOf(game);
	examples.set(game.id, known);
	return known;
}

const matters = new Shelved<Promise<Matter>>();

/**
 * The same wish is the same matter: what was drawn and pressed of it once is there for every test. Own editions are
 * many, and each is looked at once: they are not kept.
 */
export function matterOf(
	id: string,
	language: Language,
	change: Partial<Matter> = {},
	edition: Edition = 'standard'
): Promise<Matter> {
	if (edition !== 'standard') return makeMatter(id, language, change, edition);
	const wish = JSON.stringify([language, change]);
	return matters.get(id, wish, () => makeMatter(id, language, change, edition));
}

async function makeMatter(
	id: string,
	language: Language,
	change: Partial<Matter>,
	edition: Edition
): Promise<Matter> {
	const [game, decks, words, aid, texts] = await Promise.all([
		loadGame(id),
		loadDecks(id),
		loadWords(id, language),
		loadAid(id, language),
		print[language]()
	]);
	const source = sourceOf(game, edition, decks);
	const shown = edition === 'standard' ? await example(game) : null;
	return {
		game: titleOf(id, language).name,
		edition: source.edition,
		sheet: source.sheet,
		decks: source.decks,
		words,
		aid: aid(edition),
		...(shown && { example: shown }),
		print: texts.words,
		talk: talkIn(language, NAMES, source.names),
		paper: papers.A4,
		ink: 'colour',
		code: pageLink(HOME, id, source.edition.mark),
		...change
	};
}

export const onPaper = (paper: PaperName): Partial<Matter> => ({ paper: papers[paper] });

export function bound(matter: Matter, bind: (binder: Binder) => void): Book {
	const binder = new Binder();
	bind(binder);
	return binder.bind(matter.game, matter);
}

export const blankSheet = { title: 'Sheet', fields: {}, marks: new Map<string, never>() };

export const blank = (matter: Matter, perPage: 1 | 2 | 4 = 1): Book =>
	bound(matter, (binder) =>
		bindSheets(
			binder,
			matter,
			Array.from({ length: perPage }, () => blankSheet),
			perPage
		)
	);

async function makeBlank(id: string, language: Language, paper: PaperName) {
	const matter = await matterOf(id, language, onPaper(paper));
	const book = blank(matter);
	const pdf = await makePdf(book, await shelf());
	return { matter, book, pdf, ...(await readPdf(pdf)) };
}

const made = new Shelved<ReturnType<typeof makeBlank>>();

/** One blank sheet, made and opened once for all tests that look at it. */
export function blankPdf(
	id: string,
	language: Language,
	paper: PaperName = 'A4'
): ReturnType<typeof makeBlank> {
	return made.get(id, `${language} ${paper}`, () => makeBlank(id, language, paper));
}

async function play(id: string, most: number): Promise<Keepsake> {
	const game = await loadGame(id);
	const players = NAMES.slice(0, Math.max(game.players.min, Math.min(2, game.players.max)));
	const line = randomGame(game, { players, options: {} }, seeded(7), most);
	const at = line.moves.length;
	const link = tableLink(HOME, await withPrimers(game), line, at);
	return { line, at, link, date: Date.UTC(2026, 10, 16) };
}

const played = new Shelved<Promise<Keepsake>>();

/** A game at random, up to so many moves; played once for all languages. */
export async function keepsakeOf(
	id: string,
	language: Language,
	most = 30
): Promise<{ game: AnyGame; matter: Matter; kept: Keepsake }> {
	const kept = await played.get(id, String(most), () => play(id, most));
	return { game: await loadGame(id), matter: await matterOf(id, language), kept };
}

/** A text as it will stand on a page, with its size in points there. */
export interface Told {
	readonly text: string;
	readonly size: number;
}

/** The texts of a page before it becomes a PDF; that a PDF has them all is asked of every sheet and language. */
export const textsOn = ({ pages, plates }: Book, page: number): readonly Told[] =>
	pages[page]!.placed.flatMap(({ plate, scale }) =>
		plates[plate]!.drawn.flatMap((mark) =>
			mark.kind === 'text' ? [{ text: mark.text, size: mark.size * Math.abs(scale) }] : []
		)
	);

/** How many rulers lie on a page: lines of 50 mm on paper, level or upright. */
export const rulersOn = ({ pages, plates }: Book, page: number): number =>
	pages[page]!.placed.flatMap(({ plate, scale }) =>
		plates[plate]!.drawn.filter((mark) => {
			if (mark.kind !== 'line') return false;
			const sides = [0, 1].map((n) => Math.abs(mark.to[n as 0] - mark.from[n as 0]) * Math.abs(scale));
			return Math.min(...sides) < 0.01 && Math.abs(Math.max(...sides) - 50) < 0.02;
		})
	).length;

const reaches = new WeakMap<Plate, readonly Box[]>();

/** How far each mark of a plate reaches, measured once for all pages where it lies. */
function reachOf(plate: Plate): readonly Box[] {
	const known = reaches.get(plate) ?? plate.drawn.map(boundsOf);
	reaches.set(plate, known);
	return known;
}

/** What is drawn outside the part that printers reach. */
export const outside = (book: Book): string[] =>
	book.pages.flatMap((page) =>
		page.placed
			.filter(({ clip }) => !clip)
			.flatMap(({ plate, x, y, scale }) =>
				reachOf(book.plates[plate]!).flatMap((box, nth) => {
					const xs = [x + box.x * scale, x + (box.x + box.width) * scale];
					const ys = [y + box.y * scale, y + (box.y + box.height) * scale];
					const fits =
						Math.min(...xs) > EDGE - 0.05 &&
						Math.min(...ys) > EDGE - 0.05 &&
						Math.max(...xs) < page.width - EDGE + 0.05 &&
						Math.max(...ys) < page.height - EDGE + 0.05;
					if (fits) return [];
					return [`${page.title}: ${JSON.stringify(book.plates[plate]!.drawn[nth]).slice(0, 120)}`];
				})
			)
	);
