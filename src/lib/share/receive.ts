/** What becomes of something that was scanned, typed, opened as a link or picked as a file. */
import { gameIds, isGame, loadGame } from '../games.ts';
import { readTable } from '../read-table.ts';
import { replay, stateOf } from '../table/engine.ts';
import type { AnyGame } from '../table/game.ts';
import { parseEdition } from '../table/parse.ts';
import type { Complaint, Facts, Move, OwnEdition, Table } from '../table/record.ts';
import { editionMark, readPrinted, type Printed } from './codec/printed.ts';
import { collect, nothingCollected, type Collected } from './codec/sequence.ts';
import { compareCopies, type Compared } from './copies.ts';
import {
	gameMark,
	openLetter,
	readEdition,
	readQuestion,
	readTableLetter,
	readTurn,
	tableOfTurn,
	type GameLetter,
	type Letter,
	type Question,
	type Useless
} from './message.ts';
import { keptSeats, tableMark } from './open-moves.ts';
import { BEGINS_AS_OURS, fileKind, gameIn, hostIn, isNewer, isOurAddress } from './outside.ts';
import { withPrimers } from './primers.ts';
import { fetchTable, recordMoves, runningTables, tablesMarked, type Shelved } from './shelf.ts';
import { looksSpoken, takeSpoken } from './spoken.ts';
import { takeTurn, type NoTurn, type TurnHere } from './turn.ts';

export type Received =
	| { readonly kind: 'useless'; readonly useless: Useless }
	/** Some codes of a sequence are still missing. */
	| {
			readonly kind: 'more';
			readonly have: readonly number[];
			readonly total: number;
	  }
	/** A code on a printed sheet: it names the game, whether an own edition was printed, and which one if it is here. */
	| {
			readonly kind: 'game';
			readonly game: string;
			readonly own: boolean;
			readonly known: { readonly id: string; readonly name: string } | null;
	  }
	/** An address that has nothing to do with this app. */
	| { readonly kind: 'foreign'; readonly host: string }
	/** A file with many tables: another screen reads those. */
	| { readonly kind: 'backup' }
	/** A file that holds nothing of ours. */
	| { readonly kind: 'otherFile' }
	| { readonly kind: 'rolled'; readonly on: Shelved; readonly moves: readonly Move[] }
	| { readonly kind: 'notRolled'; readonly on: Shelved | null; readonly no: NoTurn }
	/** The store refused to write. */
	| { readonly kind: 'notKept' }
	/** A record whose own moves break a rule. */
	| {
			readonly kind: 'broken';
			readonly game: AnyGame;
			readonly table: Table;
			readonly at: number;
			readonly complaint: Complaint | undefined;
	  }
	| { readonly kind: 'table'; readonly found: FoundTable }
	/** The components that somebody owns. */
	| { readonly kind: 'edition'; readonly game: AnyGame; readonly edition: OwnEdition }
	/** A move that somebody asks about. */
	| { readonly kind: 'question'; readonly game: AnyGame; readonly question: Question };

/** A table that came in, beside what this device has of it. */
export interface FoundTable {
	readonly game: AnyGame;
	readonly table: Table;
	readonly state: unknown;
	/** The copy here that keeps the same sheets. */
	readonly mine: {
		readonly shelved: Shelved;
		readonly compared: Exclude<Compared, { kind: 'other' }>;
	} | null;
	/** Tables here of the same people that keep other sheets: they can be put together. */
	readonly others: readonly Shelved[];
}

const useless = (why: Exclude<Useless['why'], 'malformed'>): Received => ({
	kind: 'useless',
	useless: { why }
});

/** One who receives: remembers the parts of unfinished sequences. */
export class Receiver {
	/** The table that the player came from: it is meant when letters are typed. */
	readonly #at: string | null;
	#collected: Collected = nothingCollected;

	constructor(at: string | null) {
		this.#at = at;
	}

	/** A text from the camera, a picture, the keyboard or a link. */
	async text(text: string): Promise<Received> {
		const trimmed = text.trim();
		if (looksSpoken(trimmed)) return this.#spoken(trimmed);
		const printed = readPrinted(trimmed.slice(trimmed.lastIndexOf('#') + 1));
		if (printed) return this.#printed(printed);
		const game = gameIn(trimmed);
		if (game !== null) return { kind: 'game', game, own: false, known: null };
		const letter = openLetter(gameIds, trimmed);
		if (letter.ok) return this.#letter(letter.value);
		if (letter.useless.why === 'notOurs' && isOurAddress(trimmed)) return useless('damaged');
		const host = letter.useless.why === 'notOurs' ? hostIn(trimmed) : null;
		return host === null ? { kind: 'useless', useless: letter.useless } : { kind: 'foreign', host };
	}

	/** A file with a record in it. */
	async file(content: string): Promise<Received> {
		let data: unknown;
		try {
			data = JSON.parse(content);
		} catch {
			if (BEGINS_AS_OURS.test(content)) return useless('damaged');
			const read = await this.text(content);
			const isStranger = read.kind === 'useless' && read.useless.why === 'notOurs';
			return isStranger ? { kind: 'otherFile' } : read;
		}
		if (isNewer(data)) return useless('newer');
		const edition = await this.#editionFile(data);
		if (edition) return edition;
		const file = fileKind(data);
		if (file) return { kind: file };
		const parsed = await readTable(data);
		if (!parsed.ok) return { kind: 'useless', useless: { why: 'malformed', fault: parsed.fault } };
		return this.#table(await loadGame(parsed.value.game), parsed.value);
	}

	/** The file that "save as a file" makes of an edition; null for any other file. */
	async #editionFile(data: unknown): Promise<Received | null> {
		const { pipsheet, game: id, name, facts } = (data ?? {}) as Readonly<Record<string, unknown>>;
		if (pipsheet !== 'edition') return null;
		if (typeof id !== 'string' || !isGame(id)) return useless('unknownGame');
		const game = await loadGame(id);
		const parsed = parseEdition(game, { name, facts });
		return parsed.ok
			? { kind: 'edition', game, edition: parsed.value }
			: { kind: 'useless', useless: { why: 'malformed', fault: parsed.fault } };
	}

	/** A sheet of an own edition brings it along where it had room; else it is recognised when it is here. */
	async #printed({ game: mark, edition, letter }: Printed): Promise<Received> {
		const game = gameIds.find((id) => gameMark(id) === mark);
		if (game === undefined) return useless('unknownGame');
		const inside = letter === undefined ? null : openLetter(gameIds, letter);
		if (inside?.ok) return this.#letter(inside.value);
		if (edition === '0') return { kind: 'game', game, own: false, known: null };
		const { listEditions } = await import('../store/editions.ts');
		const rows = await listEditions(game).catch(() => []);
		const known = rows.find(({ facts }) => editionMark(facts as Facts) === edition);
		return { kind: 'game', game, own: true, known: known ? { id: known.id, name: known.name } : null };
	}

	async #letter(letter: Letter): Promise<Received> {
		switch (letter.kind) {
			case 'part': {
				const step = collect(this.#collected, letter.inside);
				this.#collected = step.collected;
				if (step.kind === 'odd') return useless('damaged');
				if (step.kind === 'more') return step;
				const whole = openLetter(gameIds, step.message);
				return whole.ok ? this.#letter(whole.value) : { kind: 'useless', useless: whole.useless };
			}
			case 'turn':
				return this.#turn(letter);
			case 'table':
			case 'ownTable': {
				const primed = await withPrimers(await loadGame(letter.game));
				const read = readTableLetter(primed, letter);
				return read.ok ? this.#table(primed.game, read.value) : { kind: 'useless', useless: read.useless };
			}
			case 'edition': {
				const primed = await withPrimers(await loadGame(letter.game));
				const read = readEdition(primed, letter);
				return read.ok
					? { kind: 'edition', game: primed.game, edition: read.value }
					: { kind: 'useless', useless: read.useless };
			}
			case 'question': {
				const primed = await withPrimers(await loadGame(letter.game));
				const read = readQuestion(primed, letter);
				return read.ok
					? { kind: 'question', game: primed.game, question: read.value }
					: { kind: 'useless', useless: read.useless };
			}
		}
	}

	async #turn(letter: GameLetter): Promise<Received> {
		const running = await tablesMarked(letter.game, tableOfTurn(letter));
		const on = running.find(({ id }) => id === this.#at) ?? running[0];
		if (!on) return { kind: 'notRolled', on: null, no: { why: 'otherTable' } };
		const read = readTurn(on.primed, on.line.setup, letter);
		if (!read.ok) return { kind: 'useless', useless: read.useless };
		return this.#taken(on, takeTurn(on.line, on.saved.table, read.value));
	}

	async #spoken(letters: string): Promise<Received> {
		const here = this.#at === null ? null : await fetchTable(this.#at);
		const tables = here ? [here] : await runningTables();
		const answers = tables.map((on) => ({
			on,
			answer: takeSpoken(on.primed, on.line, on.saved.table, letters)
		}));
		const fits = answers.find(({ answer }) => answer.ok) ?? answers[0];
		return fits
			? this.#taken(fits.on, fits.answer)
			: { kind: 'notRolled', on: null, no: { why: 'otherTable' } };
	}

	async #taken(on: Shelved, answer: TurnHere): Promise<Received> {
		if (!answer.ok) return { kind: 'notRolled', on, no: answer.no };
		const written = await recordMoves(on, answer.moves);
		return written.ok ? { kind: 'rolled', on, moves: answer.moves } : { kind: 'notKept' };
	}

	async #table(game: AnyGame, table: Table): Promise<Received> {
		const { line, stopped } = replay(game, table);
		if (stopped) {
			const [complaint] = stopped.complaints;
			return { kind: 'broken', game, table, at: stopped.at, complaint };
		}
		const same = await tablesMarked(game.id, tableMark(table));
		const copies = same.flatMap((shelved) => {
			const compared = compareCopies(shelved.saved.table, table);
			return compared.kind === 'other' ? [] : [{ shelved, compared }];
		});
		const mine = copies.find(({ shelved }) => shelved.id === this.#at) ?? copies[0] ?? null;
		const theirs = keptSeats(table).join();
		const others = same.filter(({ saved }) => keptSeats(saved.table).join() !== theirs);
		return { kind: 'table', found: { game, table, state: stateOf(line), mine, others } };
	}
}
