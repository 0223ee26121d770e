/** One open table and the one way in which a move comes about: judged, kept, then shown. */
import type { SavedTable } from '../../store/open.ts';
import { extend, judge, stateOf } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Complaint, Move } from '../../table/record.ts';
import { afterPaint, untilPainted } from '../after-paint.ts';
import { feel } from '../feel.ts';
import { isReadOff } from './awaits-table.ts';
import { KeptLine, type Show } from './kept-line.svelte.ts';
import { Drafts } from './drafts.ts';
import { endingOf } from './end/ending.ts';
import { endingIn } from './endings.ts';
import type { Keeper, Trouble } from './keeper.ts';
import { outlookOf, seatToShow } from './outlook.ts';
import { Sight, type Texts } from './sight.svelte.ts';
import { inSentences, type News } from './told.ts';

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

export class Play extends Sight {
	/** A question about a game on paper: rolls are entered, moves are only judged. */
	readonly asks: boolean;
	/** Half-entered things, kept over a look at the rules and a reload. */
	readonly drafts: Drafts;

	/** Ask for verdicts without recording anything. */
	trying = $state(false);
	card = $state.raw<Card | null>(null);
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
	/** Counts the moves after which somebody else is in front: the screen announces it. */
	handovers = $state(0);

	constructor(
		saved: SavedTable,
		game: AnyGame,
		texts: Texts,
		keeper: Keeper,
		purpose: 'plays' | 'asks' = 'plays'
	) {
		super(saved, game, texts, new KeptLine(saved, keeper));
		this.asks = purpose === 'asks';
		this.trying = this.asks;
		this.seat = this.#seatToShow(this.kept[0] ?? 0);
		this.latest = this.newsOf(this.line, this.log.length - 1);
		this.drafts = new Drafts(saved.id, () => this.revision);
		const seat = this.drafts.read('seat');
		if (typeof seat === 'number' && this.kept.includes(seat)) this.seat = seat;
	}

	get trouble(): Trouble | null {
		return this.keptLine.trouble;
	}
	set trouble(trouble: Trouble | null) {
		this.keptLine.trouble = trouble;
	}
	get revision(): number {
		return this.keptLine.revision;
	}
	get canUndo(): boolean {
		return this.refused === null && this.log.length > 0;
	}
	get canRedo(): boolean {
		return this.refused === null && this.keptLine.redo.length > 0;
	}
	/** The move that redo would make again: what was entered can be corrected instead of entered anew. */
	get undone(): Move | null {
		return this.keptLine.redo[0] ?? null;
	}

	/** The only way a move comes about. Resolves to whether it was made. */
	propose(...moves: readonly Move[]): Promise<boolean> {
		return this.make(moves);
	}

	/**
	 * The same for a hand that lets go of what it held: in one breath with the move, so that one drawing shows both. Who
	 * can then do nothing but end something, by one of these verbs, does so in the same breath.
	 */
	make(moves: readonly Move[], letGo?: () => void, ends: readonly string[] = []): Promise<boolean> {
		return this.keptLine.inTurn(() => this.#make(moves, letGo, ends));
	}

	async #make(wished: readonly Move[], letGo?: () => void, ends: readonly string[] = []): Promise<boolean> {
		let { state } = this;
		let next = this.line;
		for (const move of wished) {
			const verdict = judge(this.game, state, move);
			if (!verdict.legal) {
				this.refuse(move, verdict.complaints);
				return false;
			}
			if (!this.live || this.refused || (this.trying && !(this.asks && isReadOff(this.game, state, move)))) {
				this.card = { kind: 'allowed', move };
				this.said = this.common.allowed;
				return false;
			}
			next = extend(next, move);
			state = stateOf(next);
		}
		for (let end; (end = endingIn(this.game, state, ends)); state = stateOf(next)) next = extend(next, end);
		const from = this.log.length;
		const writing = this.keptLine.append(next.moves.slice(from), next);
		// while the disk writes, the screen thinks ahead
		outlookOf(this.game, state);
		const news = this.newsOf(next, from);
		const show = await writing;
		if (!show) return this.#notKept();
		const { front } = this;
		await this.#draw(show, news);
		this.seat = this.#seatToShow(this.seat);
		letGo?.();
		if (front !== undefined && this.front !== undefined && front !== this.front) this.handovers++;
		afterPaint(() => {
			feel(this.over ? (endingOf(this.game, this.state)?.how === 'lost' ? 'lost' : 'won') : 'done');
		});
		return true;
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
		return this.keptLine.inTurn(() =>
			this.canUndo ? this.#moveTo(this.log.length - 1) : Promise.resolve(false)
		);
	}

	redo(): Promise<boolean> {
		return this.keptLine.inTurn(() =>
			this.canRedo ? this.#moveTo(this.log.length + 1) : Promise.resolve(false)
		);
	}

	async #moveTo(length: number): Promise<boolean> {
		const before = this.line;
		const show = await this.keptLine.moveTo(length);
		if (!show) return this.#notKept();
		const takenBack = before.moves.slice(length);
		const back = takenBack.length > 0 ? this.newsOf(before, length) : null;
		await this.#draw(show, back ? { kind: 'undone', told: back.told } : this.newsOf(show.line, length - 1));
		const [touched] = takenBack.length > 0 ? takenBack : this.log.slice(before.moves.length);
		const seat = touched?.by;
		this.seat = this.#seatToShow(seat !== undefined && this.kept.includes(seat) ? seat : this.seat);
		return true;
	}

	/** Looks at the table after its first `length` moves; null comes back to now. */
	look(length: number | null): void {
		this.keptLine.look(length);
		this.card = null;
	}

	/** Another tab or this one's own write: whoever is behind catches up. */
	follow(revision: number | null): Promise<boolean> {
		if (revision === null) this.trouble = 'gone';
		else if (this.trouble === 'gone') this.trouble = null;
		if (revision === null || revision <= this.revision) return Promise.resolve(false);
		return this.keptLine.inTurn(() => (revision <= this.revision ? Promise.resolve(false) : this.#catchUp()));
	}

	async #catchUp(): Promise<boolean> {
		const show = await this.keptLine.catchUp();
		if (!show) return false;
		show();
		this.latest = this.newsOf(this.line, this.log.length - 1);
		this.seat = this.#seatToShow(this.seat);
		return true;
	}

	async #notKept(): Promise<false> {
		if (this.trouble === 'conflict') await this.#catchUp();
		return false;
	}

	/** What a move writes is painted before what can be done next is drawn: no mark waits for a tray. */
	async #draw(show: Show, news: News | null): Promise<void> {
		if (this.changes(stateOf(show.line))) {
			show.written();
			this.latest = news;
			await untilPainted();
		}
		show.rest();
		this.card = null;
		this.#tell(news);
	}

	/** In the strip, and once, politely, for who cannot see it. */
	#tell(news: News | null): void {
		this.latest = news;
		this.said = news ? inSentences(news, this.common).join(' ') : '';
	}

	#seatToShow(from: number): number {
		return seatToShow(this.game.awaits(stateOf(this.line)), this.kept, from);
	}
}
