/**
 * The course of an open table: what was done, what was taken back, and which point of it is looked at. Nothing is shown
 * before it is kept; things are written one after the other, each on what the last one left.
 */
import { cacheOf, type Cache } from '../../store/cache.ts';
import type { SavedTable } from '../../store/open.ts';
import type { Written } from '../../store/tables.ts';
import { cut, extend, stateOf, type Line } from '../../table/engine.ts';
import type { Move } from '../../table/record.ts';
import type { Keeper, Trouble } from './keeper.ts';
import { outlookOf } from './outlook.ts';

/** What has just been kept, to be shown in two steps. */
export interface Show {
	readonly line: Line;
	/** First what is written on the sheets. */
	written(): void;
	/** Then everything else: what can be done next. */
	rest(): void;
}

export class KeptLine {
	readonly #keeper: Keeper;
	#queue: Promise<unknown> = Promise.resolve();
	#revision: number;
	#line = $state.raw<Line>() as Line;
	/** While it is a moment ahead of the course. */
	#written = $state.raw<Line | null>(null);
	#redo = $state.raw<readonly Move[]>([]);
	#looking = $state<number | null>(null);
	/** What was asked for and is not kept yet, and so not shown. Nothing is drawn from it: a tap would draw twice. */
	#pending = 0;
	trouble = $state.raw<Trouble | null>(null);

	constructor({ line, redo, revision }: SavedTable, keeper: Keeper) {
		this.#keeper = keeper;
		this.#line = line;
		this.#redo = redo;
		this.#revision = revision;
	}

	/** The whole play, with the state after each move. */
	get line(): Line {
		return this.#line;
	}
	/** What is written on the sheets: a moment ahead of what can be done next. */
	get written(): Line {
		return this.#written ?? this.#line;
	}
	get redo(): readonly Move[] {
		return this.#redo;
	}
	get revision(): number {
		return this.#revision;
	}
	/** A point of the timeline that is looked at, or null for now. */
	get looking(): number | null {
		return this.#looking;
	}
	/** After how many moves the table is seen. */
	get at(): number {
		return this.#looking ?? this.#line.moves.length;
	}

	/** Null comes back to now. */
	look(length: number | null): void {
		this.#looking = length === null || length >= this.#line.moves.length ? null : Math.max(0, length);
	}

	/** Moves and undos are carried out in the order in which they were asked for. */
	inTurn(work: () => Promise<boolean>): Promise<boolean> {
		this.#isPending(1);
		const mine = this.#queue.then(work);
		// a failure is this caller's to hear of, and no reason for the next one to wait for ever
		this.#queue = mine
			.catch(() => undefined)
			.finally(() => {
				this.#isPending(-1);
			});
		return mine;
	}

	/** Said beside the screen, for whoever must know that a tap is still on its way. */
	#isPending(more: 1 | -1): void {
		this.#pending += more;
		document.documentElement.toggleAttribute('data-keeps', this.#pending > 0);
	}

	/** Writes the last moves of `line`; null when they could not be kept. */
	async append(moves: readonly Move[], line: Line): Promise<Show | null> {
		const revision = this.#kept(await this.#keeper.append(this.#revision, moves, cacheIn(line)));
		return revision === null ? null : this.#showing(line, () => this.#show(line, [], revision));
	}

	/** Takes moves back or makes them again, until so many stand. */
	async moveTo(length: number): Promise<Show | null> {
		const all = [...this.#line.moves, ...this.#redo];
		let line = cut(this.#line, Math.min(length, this.#line.moves.length));
		for (const move of all.slice(line.moves.length, length)) line = extend(line, move);
		const revision = this.#kept(await this.#keeper.cursor(this.#revision, length, cacheIn(line)));
		if (revision === null) return null;
		return this.#showing(line, () => {
			this.#show(line, all.slice(length), revision);
			this.#looking = null;
		});
	}

	/** What another tab wrote. */
	async catchUp(): Promise<(() => void) | null> {
		const saved = await this.#keeper.reopen();
		if (!saved) return null;
		return () => {
			this.#line = saved.line;
			this.#redo = saved.redo;
			this.#revision = saved.revision;
			this.#looking = null;
		};
	}

	#kept(written: Written): number | null {
		if (written.ok) return written.revision;
		this.trouble = written.why;
		return null;
	}

	#showing(line: Line, rest: () => void): Show {
		return {
			line,
			written: () => {
				this.#written = line;
			},
			rest: () => {
				this.#written = null;
				rest();
			}
		};
	}

	#show(line: Line, redo: readonly Move[], revision: number): void {
		this.#line = line;
		this.#redo = redo;
		this.#revision = revision;
		this.trouble = null;
	}
}

function cacheIn(line: Line): Cache {
	return cacheOf(line, () => outlookOf(line.game, stateOf(line)).pencil);
}
