/** An open table as it is seen: whose sheet, after how many moves, what stands there, and what is said of it. */
import {
	awaitedInWords,
	complaintInWords,
	moveInWords,
	ruleInWords,
	type AnyGameWords
} from '../../i18n/game-words.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import { talkIn, type Language, type Talk } from '../../i18n/talk.ts';
import type { Refused } from '../../examine.ts';
import type { SavedTable } from '../../store/open.ts';
import type { Origin } from '../../store/origin.ts';
import { cut, sheetOf, statedBy, tableOf, type Line } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Awaited, CellMarks, Complaint, Mark, Move, Status, Table } from '../../table/record.ts';
import type { Sheet } from '../../table/sheet.ts';
import { freshCells } from '../sheet/fresh.ts';
import type { KeptLine } from './kept-line.svelte.ts';
import { Drawn } from './drawn.ts';
import { outlookOf } from './outlook.ts';
import { newsOf, toldOf, type News, type Told } from './told.ts';

export interface Texts {
	readonly language: Language;
	readonly words: AnyGameWords;
	readonly common: PlayWords;
}

export class Sight {
	readonly id: string;
	readonly game: AnyGame;
	readonly language: Language;
	readonly words: AnyGameWords;
	readonly common: PlayWords;
	readonly talk: Talk;
	/** Where a table that begins from a position came from. */
	readonly origin: Origin | null;
	/** The move that today's rules refuse in an older table: it is looked at, and goes on as a copy. */
	readonly refused: Refused | null;
	protected readonly keptLine: KeptLine;
	readonly #drawn = new Drawn();

	seat = $state(0);
	/** What was done last. */
	protected latest = $state.raw<News | null>(null);

	/** No move changes these: whoever draws them is not asked to do so again. */
	readonly #setup = $derived.by(() => this.keptLine.line.setup);
	/** The sheet of this table's edition. */
	readonly sheet: Sheet = $derived.by(() => sheetOf(this.game, this.#setup));
	readonly players: readonly string[] = $derived.by(() => this.#setup.players);
	readonly options: Line['setup']['options'] = $derived.by(() => this.#setup.options);
	/** Seats whose sheets are on this device. */
	readonly kept: readonly number[] = $derived.by(
		() => this.options.sheets ?? this.players.map((_, seat) => seat)
	);

	readonly state = $derived.by(() => this.keptLine.line.states[this.keptLine.at]);
	/** The position whose marks are drawn: a moment ahead of the one that is played on. */
	readonly written = $derived.by(() => {
		const { written, looking } = this.keptLine;
		return written.states[looking ?? written.moves.length];
	});
	readonly #outlook = $derived.by(() => outlookOf(this.game, this.state));
	/** The sheets before and after the last move; null at the beginning, and after something was taken back. */
	readonly lastMove = $derived.by(() => {
		const { written, looking } = this.keptLine;
		const at = looking ?? written.moves.length;
		if (at === 0 || (looking === null && this.latest?.kind === 'undone')) return null;
		const pencilAt = (n: number) => outlookOf(this.game, written.states[n]).pencil;
		return { before: pencilAt(at - 1), after: pencilAt(at) };
	});
	/** What the last move wrote on the sheet in front. */
	readonly fresh: ReadonlySet<string> = $derived.by(() =>
		this.lastMove ? freshCells(this.lastMove.before, this.lastMove.after, this.seat) : new Set()
	);

	constructor(saved: SavedTable, game: AnyGame, texts: Texts, keptLine: KeptLine) {
		this.id = saved.id;
		this.game = game;
		this.language = texts.language;
		this.words = texts.words;
		this.common = texts.common;
		this.talk = talkIn(texts.language, saved.table.players, game.names?.(saved.table.sheet));
		this.refused = saved.refused;
		this.origin = saved.origin;
		this.keptLine = keptLine;
	}

	/** A rule as it is on this table's edition. */
	ruleInWords(rule: string): string {
		return ruleInWords(this.words, rule, statedBy(this.game, this.record.sheet), this.talk);
	}
	get status(): Status {
		return this.#outlook.status;
	}
	get awaits(): readonly Awaited[] {
		return this.#outlook.status.awaits;
	}
	get moves(): readonly Move[] {
		return this.#outlook.moves;
	}
	get pencil(): readonly CellMarks[] {
		return this.#outlook.pencil;
	}
	/** The whole play, with the state after each move. */
	get line(): Line {
		return this.keptLine.line;
	}
	get log(): readonly Move[] {
		return this.line.moves;
	}
	get looking(): number | null {
		return this.keptLine.looking;
	}
	/** After how many moves the sheets are drawn. */
	get movesWritten(): number {
		return this.keptLine.written.moves.length;
	}
	get live(): boolean {
		return this.looking === null;
	}
	get over(): boolean {
		return this.game.over(this.state);
	}
	/** What stands of the table. */
	get record(): Table {
		return tableOf(this.line);
	}
	/** The table up to the point that is looked at. */
	get recordInSight(): Table {
		return tableOf(cut(this.line, this.keptLine.at));
	}
	/** Who is awaited first: the one in front. */
	get front(): number | undefined {
		return (this.awaits.find(({ by }) => by === this.seat) ?? this.awaits[0])?.by;
	}

	nameOf(seat: number): string {
		return this.players[seat] ?? '';
	}

	/** What stands in the cells of one sheet (or of the board). */
	marksOf(seat: number, shown: unknown = this.written): ReadonlyMap<string, readonly Mark[]> {
		const isNow = shown === this.written;
		return this.#drawn.marksOf(seat, isNow ? outlookOf(this.game, shown).pencil : this.game.pencil(shown));
	}
	/** Whether the sheet in front looks otherwise in this position. */
	protected changes(state: unknown): boolean {
		return this.marksOf(this.seat) !== this.#drawn.marksOf(this.seat, outlookOf(this.game, state).pencil);
	}

	/** What this player, or the table, may do now. */
	awaited(verb: string, by?: number): boolean {
		return this.awaits.some((awaited) => awaited.do === verb && (by === undefined || awaited.by === by));
	}

	sentence(complaint: Complaint): string {
		return complaintInWords(this.words, complaint, this.talk);
	}

	/** "Ana rolls 3 and 6." */
	tell(move: Move): string {
		return moveInWords(this.words, this.game.spoken(this.state, move), this.talk);
	}

	/** "Ana rolls", for the bar. */
	wait(awaited: Awaited): string {
		return awaitedInWords(this.words, awaited, this.talk);
	}

	/** The move with this number and what it set off. */
	told(at: number): Told | null {
		return toldOf(this.line, at, this.words, this.talk);
	}

	/** What the strip above the tray speaks of. */
	get news(): News | null {
		const { looking } = this.keptLine;
		return looking === null ? this.latest : this.newsOf(this.line, looking - 1, looking);
	}

	protected newsOf(line: Line, from: number, to = line.moves.length): News | null {
		return newsOf(line, from, to, this.words, this.talk);
	}
}
