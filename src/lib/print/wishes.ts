/** What the host wants printed, and the book that comes of it. */
import { Binder } from './binder.ts';
import type { Book } from './book.ts';
import { bindAid } from './aid.ts';
import { bindDecks, type Cutting } from './decks.ts';
import { bindKit } from './kit.ts';
import { editionPages, lacksEdition } from './edition-codes.ts';
import { fileNameOf } from './deliver.ts';
import { titled, type Matter } from './matter.ts';
import { hasNameFields } from './fields.ts';
import { inLetters } from './font/alphabets.ts';
import { bindMoves, fieldsFor, fillingsOf, type Keepsake } from './keepsake.ts';
import { bindLarge } from './large.ts';
import type { PaperName, PerPage } from './paper.ts';
import { bindScore } from './score.ts';
import { bindSheets, type Filling } from './sheets.ts';
import type { Source } from './source.ts';
import { bindForPen, bindTiles, type TileCount } from './tiles.ts';

export type What = 'kit' | 'sheets' | 'aid' | 'filled' | 'large' | 'tiles' | 'decks';

export interface Wishes {
	readonly what: What;
	/** Of each sheet, card or part. */
	readonly copies: number;
	/** How many play tonight. */
	readonly players: number;
	readonly paper: PaperName;
	readonly perPage: PerPage;
	/** Blank ones count for nothing. */
	readonly names: readonly string[];
	/** Text by field, besides the names. */
	readonly fields: Readonly<Record<string, string>>;
	/** The area that is enlarged; null for every one. */
	readonly area: string | null;
	/** Over how many pages the sheet is enlarged. */
	readonly tiles: TileCount;
	/** Decks that are printed. */
	readonly decks: readonly string[];
	readonly cutting: Cutting;
	readonly score: boolean;
	readonly moves: boolean;
	/** An own edition on a page of its own, where the other pages have no room for it. */
	readonly editionCodes: boolean;
}

/** More would only be a slip of the finger. */
export const MOST_COPIES = 100;

/** What the screen begins with: a table as it stands, or as many blank sheets as the game needs at least. */
export const firstWishes = ({ game, sheet, decks, line }: Source, paper: PaperName): Wishes => ({
	what: line ? 'filled' : 'kit',
	players: Math.max(game.players.min, Math.min(2, game.players.max)),
	copies: sheet.per === 'table' ? 1 : game.players.min,
	paper,
	perPage: 1,
	names: [],
	fields: {},
	area: null,
	tiles: 4,
	decks: decks.map(({ id }) => id),
	cutting: { size: 'own', bleed: 0, backs: true },
	score: true,
	moves: false,
	editionCodes: true
});

const named = (names: readonly string[]): string[] =>
	names.map((name) => name.trim()).filter((name) => name !== '');

function blanks(matter: Matter, { copies, names, fields, perPage }: Wishes): readonly Filling[] {
	const { sheet, print } = matter;
	const people = named(names);
	const marks = new Map<string, never>();
	// half a page of white paper helps nobody: sheets without names fill their last page
	const length = people.length > 0 ? copies : Math.ceil(copies / perPage) * perPage;
	const each = Array.from({ length });
	if (sheet.per === 'table') {
		const filled = people.length > 0 ? fieldsFor(people, null, matter) : {};
		return each.map(() => ({ title: print.board, fields: { ...fields, ...filled }, marks }));
	}
	if (people.length === 0)
		return each.map((_, n) => ({ title: print.sheetNumber({ n: n + 1 }), fields, marks }));
	return people.flatMap((name, seat) =>
		each.map(() => ({
			title: print.sheetOf({ name }),
			fields: { ...fields, ...fieldsFor(people, seat, matter) },
			marks
		}))
	);
}

/** As many sheets as there are players, the first ones with names. */
function tonight(matter: Matter, wishes: Wishes): readonly Filling[] {
	if (matter.sheet.per === 'table') return blanks(matter, { ...wishes, copies: 1, perPage: 1 });
	const people = named(wishes.names).slice(0, wishes.players);
	const all = [
		...(people.length > 0 ? blanks(matter, { ...wishes, names: people, copies: 1, perPage: 1 }) : []),
		...blanks(matter, { ...wishes, names: [], copies: wishes.players, perPage: 1 })
	];
	return all.slice(0, wishes.players);
}

const binders: Readonly<
	Record<What, (binder: Binder, matter: Matter, wishes: Wishes, keepsake: Keepsake | null) => void>
> = {
	sheets: (binder, matter, wishes) => bindForPen(binder, matter, blanks(matter, wishes), wishes.perPage),
	kit: (binder, matter, wishes) =>
		bindKit(binder, matter, tonight(matter, wishes), {
			players: wishes.players,
			names: named(wishes.names).map((name) => inLetters(name) ?? ''),
			cutting: wishes.cutting,
			editionCodes: wishes.editionCodes && lacksEdition(matter, wishes, null)
		}),
	aid: (binder, matter, { copies }) => bindAid(binder, matter, copies),
	filled: (binder, matter, wishes, keepsake) => {
		if (!keepsake) return;
		bindSheets(binder, matter, fillingsOf(matter, keepsake), wishes.perPage);
		if (wishes.score) bindScore(binder, matter, keepsake);
		if (wishes.moves) bindMoves(binder, matter, keepsake);
	},
	large: (binder, matter, { area }) =>
		bindLarge(
			binder,
			matter,
			matter.sheet.areas.filter(({ id }) => area === null || id === area)
		),
	tiles: (binder, matter, { tiles, copies }) => {
		for (let nth = 0; nth < copies; nth++) bindTiles(binder, matter, tiles);
	},
	decks: (binder, matter, { decks, cutting }) =>
		bindDecks(
			binder,
			matter,
			matter.decks.filter(({ id }) => decks.includes(id)),
			cutting
		)
};

export function bookOf(matter: Matter, wishes: Wishes, keepsake: Keepsake | null): Book {
	const binder = new Binder();
	binders[wishes.what](binder, matter, wishes, keepsake);
	// a kit lists it on its first page
	if (wishes.what !== 'kit' && wishes.editionCodes && lacksEdition(matter, wishes, keepsake))
		for (const page of editionPages(binder, matter)) binder.page(page);
	return binder.bind(`${matter.game}: ${whatIn(matter, wishes, keepsake)}`, matter);
}

function whatIn(
	matter: Matter,
	{ what, copies, names, area, decks, players, tiles }: Wishes,
	keepsake: Keepsake | null
): string {
	const { print, talk, sheet } = matter;
	if (what === 'filled') return print.file.filled({ names: talk.and(keepsake?.line.setup.players ?? []) });
	if (what === 'kit') return print.file.kit({ n: players }, talk);
	if (what === 'aid') return print.file.aid;
	if (what === 'tiles') return print.file.tiles({ n: tiles });
	if (what === 'sheets') {
		const people = sheet.per === 'player' ? Math.max(1, named(names).length) : 1;
		return print.file.sheets({ n: copies * people }, talk);
	}
	const chosen =
		what === 'large'
			? sheet.areas.filter(({ id }) => id === area)
			: matter.decks.filter(({ id }) => decks.includes(id));
	const part = chosen.length === 1 ? chosen.map(({ title }) => titled(matter, title)) : [];
	// a deck says itself what it is
	if (what === 'decks' && part.length > 0) return part.join();
	return [print.file[what], ...part].join(' ');
}

/** Says what the file is, so that two files that differ have different names. */
export function fileFor(matter: Matter, wishes: Wishes, keepsake: Keepsake | null): string {
	const { print, ink, talk, edition } = matter;
	const { what, perPage, cutting, paper } = wishes;
	const several = perPage > 1 && (what === 'sheets' || what === 'filled');
	return fileNameOf([
		matter.game,
		...(edition.name === null ? [] : [edition.name]),
		whatIn(matter, wishes, keepsake),
		...(keepsake && what === 'filled' ? [print.afterMoves({ n: keepsake.at }, talk)] : []),
		...(several ? [print.file.perPage({ n: perPage })] : []),
		...(what === 'decks' && cutting.size !== 'own' ? [`${cutting.size} mm`] : []),
		...(ink === 'colour' ? [] : [print.file[ink]]),
		paper,
		talk.language
	]);
}

/** What was asked for and the typeface cannot print as it is. */
export interface Strangers {
	/** The line stays empty, to be written on by hand. */
	readonly empty: readonly string[];
	/** Printed without some of their signs. */
	readonly trimmed: readonly string[];
}

export function strangersIn(
	{ what, names, fields }: Wishes,
	{ sheet }: Matter,
	keepsake: Keepsake | null
): Strangers {
	const typed = [...(hasNameFields(sheet) ? names : []), ...Object.values(fields)];
	const written = {
		kit: typed,
		sheets: typed,
		aid: [],
		filled: keepsake?.line.setup.players ?? [],
		large: [],
		tiles: [],
		decks: []
	}[what];
	const texts = [...new Set(named(written))];
	return {
		empty: texts.filter((text) => inLetters(text) === null),
		trimmed: texts.filter((text) => ![null, spaced(text)].includes(inLetters(text)))
	};
}

const spaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ');
