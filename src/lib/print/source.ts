/** Where print gets what it prints: the sheet and the decks of one edition of a game. The one place that asks the game. */
import { editionMark } from '../share/codec/printed.ts';
import type { Deck, Sheet } from '../table/sheet.ts';
import type { AnyGame } from '../table/game.ts';
import type { Line } from '../table/engine.ts';
import type { Origin } from '../store/origin.ts';
import type { Edition } from '../table/record.ts';

/** What a printed page says of its edition. */
export interface PrintedEdition {
	/** Null for this app's own arrangement. */
	readonly name: string | null;
	/** A few letters that tell one edition from another: what the code on a sheet carries. */
	readonly mark: string;
}

export interface Source {
	readonly game: AnyGame;
	readonly sheet: Sheet;
	readonly decks: readonly Deck[];
	readonly edition: PrintedEdition;
	/** What this edition calls things in words of its own. */
	readonly names: Readonly<Record<string, string>>;
	/** The table that was asked for. */
	readonly line: Line | null;
	/** Where it came from, when it begins from a position. */
	readonly origin: Origin | null;
	/** When that table was last played, in milliseconds since 1970. */
	readonly date: number | null;
}

/** `decks` are those of a game whose cards are not drawn by its edition yet. */
export const sourceOf = (
	game: AnyGame,
	edition: Edition,
	decks: readonly Deck[],
	played: Pick<Source, 'line' | 'date' | 'origin'> = { line: null, date: null, origin: null }
): Source => ({
	...played,
	game,
	sheet: game.edition.draw(edition),
	decks: game.edition.decks?.(edition) ?? decks,
	edition: printedEdition(edition),
	names: game.names?.(edition) ?? {}
});

export const printedEdition = (edition: Edition): PrintedEdition => ({
	name: edition === 'standard' ? null : edition.name,
	mark: editionMark(edition === 'standard' ? null : edition.facts)
});
