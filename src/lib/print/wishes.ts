/** What the host wants printed, and the book that comes of it. */
import type { Sheet } from '../sheets/model.ts';
import { Binder } from './binder.ts';
import type { Book } from './book.ts';
import { bindDecks } from './decks.ts';
import { fileNameOf } from './deliver.ts';
import type { Edition } from './edition.ts';
import { inLetters } from './font/alphabets.ts';
import { bindMoves, bindScore, fieldsFor, fillingsOf, type Keepsake } from './keepsake.ts';
import { bindLarge } from './large.ts';
import type { PaperName, PerPage } from './paper.ts';
import { bindSheets, type Filling } from './sheets.ts';
import type { Source } from './source.ts';

export type What = 'sheets' | 'filled' | 'large' | 'decks';

export interface Wishes {
	readonly what: What;
	/** Of each sheet, card or part. */
	readonly copies: number;
	readonly paper: PaperName;
	readonly perPage: PerPage;
	/** Blank ones count for nothing. */
	readonly names: readonly string[];
	/** Text by field, besides the names. */
	readonly fields: Readonly<Record<string, string>>;
	/** The area that is enlarged; null for every one. */
	readonly area: string | null;
	/** Decks that are printed. */
	readonly decks: readonly string[];
	readonly backs: boolean;
	readonly score: boolean;
	readonly moves: boolean;
}

/** More would only be a slip of the finger. */
export const MOST_COPIES = 100;

/** What the screen begins with: a table as it stands, or as many blank sheets as the game needs at least. */
export const firstWishes = ({ game, decks, line }: Source, paper: PaperName): Wishes => ({
	what: line ? 'filled' : 'sheets',
	copies: game.edition.draw('standard').per === 'table' ? 1 : game.players.min,
	paper,
	perPage: 1,
	names: [],
	fields: {},
	area: null,
	decks: decks.map(({ id }) => id),
	backs: false,
	score: true,
	moves: false
});

/** Fields that names fill; the others are asked for one by one. */
export const isNameField = (id: string): boolean => id === 'team' || /^player\d*$/.test(id);

/** How many names a sheet has room for. */
export const namesOn = ({ per, fields }: Sheet): boolean =>
	per === 'player' || fields.some(({ id }) => isNameField(id));

const named = (names: readonly string[]): string[] =>
	names.map((name) => name.trim()).filter((name) => name !== '');

function blanks(edition: Edition, { copies, names, fields }: Wishes): readonly Filling[] {
	const { sheet, print } = edition;
	const people = named(names);
	const [marks, each] = [new Map<string, never>(), Array.from({ length: copies })];
	if (sheet.per === 'table') {
		const filled = people.length > 0 ? fieldsFor(people, null, edition) : {};
		return each.map(() => ({ title: print.board, fields: { ...fields, ...filled }, marks }));
	}
	if (people.length === 0)
		return each.map((_, n) => ({ title: print.sheetNumber({ n: n + 1 }), fields, marks }));
	return people.flatMap((name, seat) =>
		each.map(() => ({
			title: print.sheetOf({ name }),
			fields: { ...fields, ...fieldsFor(people, seat, edition) },
			marks
		}))
	);
}

const binders: Readonly<
	Record<What, (binder: Binder, edition: Edition, wishes: Wishes, keepsake: Keepsake | null) => void>
> = {
	sheets: (binder, edition, wishes) => bindSheets(binder, edition, blanks(edition, wishes), wishes.perPage),
	filled: (binder, edition, wishes, keepsake) => {
		if (!keepsake) return;
		bindSheets(binder, edition, fillingsOf(edition, keepsake), wishes.perPage);
		if (wishes.score) bindScore(binder, edition, keepsake);
		if (wishes.moves) bindMoves(binder, edition, keepsake);
	},
	large: (binder, edition, { area }) =>
		bindLarge(
			binder,
			edition,
			edition.sheet.areas.filter(({ id }) => area === null || id === area)
		),
	decks: (binder, edition, { decks, backs }) =>
		bindDecks(
			binder,
			edition,
			edition.decks.filter(({ id }) => decks.includes(id)),
			backs
		)
};

export function bookOf(edition: Edition, wishes: Wishes, keepsake: Keepsake | null): Book {
	const binder = new Binder();
	binders[wishes.what](binder, edition, wishes, keepsake);
	return binder.bind(`${edition.game}: ${whatIn(edition, wishes, keepsake)}`, edition.talk.language);
}

function whatIn(
	{ print, talk, sheet }: Edition,
	{ what, copies, names }: Wishes,
	keepsake: Keepsake | null
): string {
	if (what === 'filled') return print.file.filled({ names: talk.and(keepsake?.line.setup.players ?? []) });
	if (what !== 'sheets') return print.file[what];
	const people = sheet.per === 'player' ? Math.max(1, named(names).length) : 1;
	return print.file.sheets({ n: copies * people }, talk);
}

/** Says what the file is: game, content, paper. */
export const fileFor = (edition: Edition, wishes: Wishes, keepsake: Keepsake | null): string =>
	fileNameOf([edition.game, whatIn(edition, wishes, keepsake), wishes.paper]);

/** What was asked for and the typeface cannot print as it is. */
export interface Strangers {
	/** The line stays empty, to be written on by hand. */
	readonly empty: readonly string[];
	/** Printed without some of their signs. */
	readonly trimmed: readonly string[];
}

export function strangersIn(
	{ what, names, fields }: Wishes,
	{ sheet }: Edition,
	keepsake: Keepsake | null
): Strangers {
	const typed = [...(namesOn(sheet) ? names : []), ...Object.values(fields)];
	const written = { sheets: typed, filled: keepsake?.line.setup.players ?? [], large: [], decks: [] }[what];
	const texts = [...new Set(named(written))];
	return {
		empty: texts.filter((text) => inLetters(text) === null),
		trimmed: texts.filter((text) => ![null, spaced(text)].includes(inLetters(text)))
	};
}

const spaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ');
