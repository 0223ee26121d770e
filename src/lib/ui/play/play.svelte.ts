/** One open table: the line of play, where one looks, and the one way in which a move comes about. */
import { awaitedInWords, complaintInWords, moveInWords, type AnyGameWords } from '../../i18n/game-words.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import type { Language, Talk } from '../../i18n/talk.ts';
import { talkIn } from '../../i18n/talk.ts';
import type { Sheet } from '../../table/sheet.ts';
import type { Refused } from '../../examine.ts';
import { cacheOf, type Cache } from '../../store/cache.ts';
import type { Origin } from '../../store/origin.ts';
import type { SavedTable } from '../../store/open.ts';
import { cut, extend, judge, sheetOf, stateOf, tableOf, type Line } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Awaited, CellMarks, Complaint, Mark, Move, Status, Table } from '../../table/record.ts';
import { feel } from '../feel.ts';
import type { Keeper, Trouble } from './keeper.ts';
import { Drafts } from './drafts.ts';
import { Drawn } from './drawn.ts';
import { endingOf } from './end/ending.ts';
import { freshCells } from '../sheet/fresh.ts';
import { outlookOf, seatToShow } from './outlook.ts';
import { newsOf, toldOf, type News, type Told } from './told.ts';

/** What rises from the tray. */
export type Card =
	| {
			readonly kind: 'refused';
			readonly move: Move;
			readonly complaints: readonly Complaint[];
			readonly tried: boolean;
	  }
	| { readonly kind: 'allowed'; readonly move: Move }
	| { readonly kind: 'notice'; readonly text: string; readonly rule: string | null };

export class Play {
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
	/** A question about a game on paper: rolls are entered, moves are only judged. */
	readonly asks: boolean;
	readonly #keeper: Keeper;
	#revision: number;
	/** Moves and undos are carried out one after the other, in the order in which they were asked for. */
	#queue: Promise<unknown> = Promise.resolve();
	readonly #drawn = new Drawn();
	/** Half-entered things, kept over a look at the rules and a reload. */
	readonly drafts: Drafts;

	#line = $state.raw<Line>() as Line;
	#redo = $state.raw<readonly Move[]>([]);
	/** A point of the timeline that is looked at, or null for now. */
	#looking = $state<number | null>(null);

	seat = $state(0);
	/** Ask for verdicts without recording anything. */
	trying = $state(false);
	card = $state.raw<Card | null>(null);
	trouble = $state.raw<Trouble | null>(null);
	/** Cells that the card speaks of. */
	pointed = $derived(
		new Set(this.card?.kind === 'refused' ? this.card.complaints.flatMap((c) => c.cells) : [])
	);
	/** Cells of the move that was refused. */
	tried: ReadonlySet<string> = $derived.by(
		() => new Set(this.card?.kind === 'refused' ? this.game.cells(this.state, this.card.move) : [])
	);
	/** For the screen reader. */
	said = $state('');
	#news = $state.raw<News | null>(null);
	/** Counts the moves after which somebody else is in front: the screen announces it. */
	handovers = $state(0);

	readonly state = $derived(this.#line.states[this.#looking ?? this.#line.moves.length]);
	readonly #outlook = $derived.by(() => outlookOf(this.game, this.state));
	/** What the last move wrote on the sheet in front; nothing after something was taken back. */
	readonly fresh: ReadonlySet<string> = $derived.by(() => {
		const at = this.#looking ?? this.#line.moves.length;
		if (at === 0 || (this.#looking === null && this.#news?.kind === 'undone')) return new Set();
		const pencilAt = (state: unknown) => outlookOf(this.game, state).pencil;
		const { states } = this.#line;
		return freshCells(pencilAt(states[at - 1]), pencilAt(states[at]), this.seat);
	});

	constructor(
		saved: SavedTable,
		game: AnyGame,
		texts: { language: Language; words: AnyGameWords; common: PlayWords },
		keeper: Keeper,
		purpose: 'plays' | 'asks' = 'plays'
	) {
		this.id = saved.id;
		this.game = game;
		this.language = texts.language;
		this.words = texts.words;
		this.common = texts.common;
		this.talk = talkIn(texts.language, saved.table.players, game.names?.(saved.table.sheet));
		this.refused = saved.refused;
		this.origin = saved.origin;
		this.asks = purpose === 'asks';
		this.trying = this.asks;
		this.#keeper = keeper;
		this.#revision = saved.revision;
		this.#line = saved.line;
		this.#redo = saved.redo;
		this.seat = this.#seatToShow(this.kept[0] ?? 0);
		this.#news = this.#newsOf(this.#line, this.#line.moves.length - 1);
		this.drafts = new Drafts(saved.id, () => this.#revision);
		const seat = this.drafts.read('seat');
		if (typeof seat === 'number' && this.kept.includes(seat)) this.seat = seat;
	}

	/** The sheet of this table's edition. */
	get sheet(): Sheet {
		return sheetOf(this.game, this.#line.setup);
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
	get players(): readonly string[] {
		return this.#line.setup.players;
	}
	get options(): Line['setup']['options'] {
		return this.#line.setup.options;
	}
	/** Seats whose sheets are on this device. */
	get kept(): readonly number[] {
		return this.options.sheets ?? this.players.map((_, seat) => seat);
	}
	/** The whole play, with the state after each move. */
	get line(): Line {
		return this.#line;
	}
	get log(): readonly Move[] {
		return this.#line.moves;
	}
	get looking(): number | null {
		return this.#looking;
	}
	get live(): boolean {
		return this.#looking === null;
	}
	get over(): boolean {
		return this.game.over(this.state);
	}
	/** What stands of the table. */
	get record(): Table {
		return tableOf(this.#line);
	}
	/** The table up to the point that is looked at. */
	get recordInSight(): Table {
		return tableOf(cut(this.#line, this.looking ?? this.#line.moves.length));
	}
	get canUndo(): boolean {
		return this.refused === null && this.#line.moves.length > 0;
	}
	get canRedo(): boolean {
		return this.refused === null && this.#redo.length > 0;
	}
	/** The move that redo would make again: what was entered can be corrected instead of entered anew. */
	get undone(): Move | null {
		return this.#redo[0] ?? null;
	}
	get revision(): number {
		return this.#revision;
	}

	/** What stands in the cells of one sheet (or of the board). */
	marksOf(seat: number, shown: unknown = this.state): ReadonlyMap<string, readonly Mark[]> {
		return this.#drawn.marksOf(seat, shown === this.state ? this.pencil : this.game.pencil(shown));
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

	/** The move with this number and what it set off. */
	told(at: number): Told | null {
		return toldOf(this.#line, at, this.words, this.talk);
	}

	/** What the strip above the tray speaks of. */
	get news(): News | null {
		return this.#looking === null ? this.#news : this.#newsOf(this.#line, this.#looking - 1, this.#looking);
	}

	#newsOf(line: Line, from: number, to = line.moves.length): News | null {
		return newsOf(line, from, to, this.words, this.talk);
	}

	/** Once, politely, for who cannot see the strip. */
	#say(news: News | null): void {
		const undone = news?.kind === 'undone';
		this.said = (news?.told ?? []).flatMap((told) => this.inSentences(told, undone)).join(' ');
	}

	/** A move and its consequences, or what undo took back of them. */
	inSentences({ move, then }: Told, undone: boolean): readonly string[] {
		if (!undone) return [move, ...then];
		return [this.common.undone({ what: move }), ...then.map((what) => this.common.alsoTakenBack({ what }))];
	}

	/** Who is awaited first: the one in front. */
	get front(): number | undefined {
		return (this.awaits.find(({ by }) => by === this.seat) ?? this.awaits[0])?.by;
	}

	/** "Ana rolls", for the bar. */
	wait(awaited: Awaited): string {
		return awaitedInWords(this.words, awaited, this.talk);
	}

	/** The only way a move comes about: judged, kept, then shown. Resolves to whether it was made. */
	propose(...moves: readonly Move[]): Promise<boolean> {
		return this.make(moves);
	}

	/** The same for a hand that lets go of what it held: in one breath with the move, so that one drawing shows both. */
	make(moves: readonly Move[], letGo?: () => void): Promise<boolean> {
		return this.#inTurn(() => this.#make(moves, letGo));
	}

	async #make(moves: readonly Move[], letGo?: () => void): Promise<boolean> {
		let state = this.state;
		let next = this.#line;
		for (const move of moves) {
			const verdict = judge(this.game, state, move);
			if (!verdict.legal) {
				this.refuse(move, verdict.complaints);
				return false;
			}
			if (!this.live || this.refused || (this.trying && !(this.asks && this.#isReadOff(state, move)))) {
				this.card = { kind: 'allowed', move };
				this.said = this.common.allowed;
				return false;
			}
			next = extend(next, move);
			state = stateOf(next);
		}
		const writing = this.#keeper.append(this.#revision, moves, this.#cache(next));
		// while the disk writes, the screen thinks ahead
		outlookOf(this.game, state);
		const written = await writing;
		if (!written.ok) return this.#notKept(written.why);
		const front = this.front;
		this.#revision = written.revision;
		this.trouble = null;
		const from = this.#line.moves.length;
		this.#line = next;
		this.#redo = [];
		this.card = null;
		this.#news = this.#newsOf(next, from);
		this.#say(this.#news);
		this.seat = this.#seatToShow(this.seat);
		letGo?.();
		if (front !== undefined && this.front !== undefined && front !== this.front) this.handovers++;
		feel(this.over ? (endingOf(this.game, this.state)?.how === 'lost' ? 'lost' : 'won') : 'done');
		return true;
	}

	/** What only the table knows: a roll, a draw. Nobody asks whether it is allowed. */
	#isReadOff(state: unknown, { do: verb, by }: Move): boolean {
		return this.game.chance(state, { do: verb, ...(by !== undefined && { by }) }, () => 0.5) !== null;
	}

	/** A move that was found allowed is taken as made, and the question goes on after it. */
	async accept(move: Move): Promise<boolean> {
		if (!this.asks) return false;
		this.trying = false;
		try {
			return await this.propose(move);
		} finally {
			this.trying = true;
		}
	}

	refuse(move: Move, complaints: readonly Complaint[]): void {
		const [first] = complaints;
		this.card = { kind: 'refused', move, complaints, tried: this.trying || !this.live };
		if (first) this.said = this.common.refused({ because: this.sentence(first), rule: first.rule });
		feel('refused');
	}

	notice(text: string, rule: string | null = null): void {
		this.card = { kind: 'notice', text, rule };
		this.said = text;
	}

	undo(): Promise<boolean> {
		return this.#inTurn(() =>
			this.canUndo ? this.#moveTo(this.#line.moves.length - 1) : Promise.resolve(false)
		);
	}

	redo(): Promise<boolean> {
		return this.#inTurn(() =>
			this.canRedo ? this.#moveTo(this.#line.moves.length + 1) : Promise.resolve(false)
		);
	}

	async #moveTo(length: number): Promise<boolean> {
		const all = [...this.#line.moves, ...this.#redo];
		let next = cut(this.#line, Math.min(length, this.#line.moves.length));
		const again = all.slice(next.moves.length, length);
		for (const move of again) next = extend(next, move);
		const written = await this.#keeper.cursor(this.#revision, length, this.#cache(next));
		if (!written.ok) return this.#notKept(written.why);
		const undone = this.#line.moves.slice(length);
		const back = undone.length > 0 ? this.#newsOf(this.#line, length) : null;
		this.#revision = written.revision;
		this.trouble = null;
		this.#line = next;
		this.#redo = all.slice(length);
		this.#looking = null;
		this.card = null;
		const [touched] = undone.length > 0 ? undone : again;
		this.#news = back ? { kind: 'undone', told: back.told } : this.#newsOf(next, length - 1);
		this.#say(this.#news);
		const seat = touched?.by;
		this.seat = this.#seatToShow(seat !== undefined && this.kept.includes(seat) ? seat : this.seat);
		return true;
	}

	/** Looks at the table after its first `length` moves; null comes back to now. */
	look(length: number | null): void {
		this.#looking = length === null || length >= this.#line.moves.length ? null : Math.max(0, length);
		this.card = null;
	}

	/** Another tab or this one's own write: whoever is behind catches up. */
	follow(revision: number | null): Promise<boolean> {
		if (revision === null) this.trouble = 'gone';
		else if (this.trouble === 'gone') this.trouble = null;
		if (revision === null || revision <= this.#revision) return Promise.resolve(false);
		return this.#inTurn(() => (revision <= this.#revision ? Promise.resolve(false) : this.#catchUp()));
	}

	async #catchUp(): Promise<boolean> {
		const saved = await this.#keeper.reopen();
		if (!saved) return false;
		this.#line = saved.line;
		this.#redo = saved.redo;
		this.#revision = saved.revision;
		this.#looking = null;
		this.#news = this.#newsOf(saved.line, saved.line.moves.length - 1);
		this.seat = this.#seatToShow(this.seat);
		return true;
	}

	async #notKept(why: Trouble): Promise<false> {
		this.trouble = why;
		if (why === 'conflict') await this.#catchUp();
		return false;
	}

	#inTurn(work: () => Promise<boolean>): Promise<boolean> {
		const mine = this.#queue.then(work);
		// a failure is this caller's to hear of, and no reason for the next one to wait for ever
		this.#queue = mine.catch(() => undefined);
		return mine;
	}

	#cache(line: Line): Cache {
		return cacheOf(line, () => outlookOf(this.game, stateOf(line)).pencil);
	}

	#seatToShow(from: number): number {
		return seatToShow(this.game.awaits(stateOf(this.#line)), this.kept, from);
	}
}
