/** A game on paper while it is copied: who plays, on which edition, where it stands, and what the rules make of it. */
import { begin, stateOf, type Line } from '../../table/engine.ts';
import type { Entry, Pen } from '../../table/entry.ts';
import type { AnyGame } from '../../table/game.ts';
import { parseSetup } from '../../table/parse.ts';
import type { CellMarks, Doubt, Edition, Options, Position, Say, Score, Setup } from '../../table/record.ts';
import { textOf } from '../../table/same.ts';
import type { Fault } from '../../table/shape.ts';
import { reseated, type Seats } from './reseated.ts';

export interface Copied {
	readonly players: readonly string[];
	readonly options: Options;
	readonly sheet: Edition;
	/** Null while the game stands at its first move. */
	readonly from: Position | null;
}

const MOST_UNDO = 500;

export class Paper {
	readonly game: AnyGame;
	/** The id of the edition on this device; null until one was chosen. */
	edition = $state<string | null>(null);
	#copied = $state.raw<Copied & { readonly from: Position }>() as Copied & { readonly from: Position };
	/** What stood before each change. */
	#before = $state.raw<readonly (Copied & { readonly from: Position })[]>([]);

	readonly #parsed = $derived.by(() => parseSetup(this.game, this.#copied));
	readonly #state = $derived.by(() => (this.#parsed.ok ? this.game.start(this.#parsed.value) : null));
	readonly pencil: readonly CellMarks[] = $derived.by(() =>
		this.#state === null ? [] : this.game.pencil(this.#state)
	);
	/** What is doubted of blank sheets nobody has written: it is told as soon as it reads otherwise. */
	readonly #doubtsOfBlank: ReadonlySet<string> = $derived.by(() => {
		const blank = parseSetup(this.game, { ...this.#copied, from: this.#blank(this.#copied) });
		return new Set(blank.ok ? this.game.position.doubts(blank.value).map(textOf) : []);
	});
	readonly doubts: readonly Doubt[] = $derived.by(() =>
		this.#parsed.ok
			? this.game.position
					.doubts(this.#parsed.value)
					.filter((doubt) => !this.#doubtsOfBlank.has(textOf(doubt)))
			: []
	);

	constructor(game: AnyGame, copied: Copied) {
		this.game = game;
		this.#copied = { ...copied, from: copied.from ?? this.#blank(copied) };
	}

	/** A position to begin with: every field that paper shows, as at the start. */
	#blank({ players, options, sheet }: Omit<Copied, 'from'>): Position {
		const setup = parseSetup(this.game, { players, options, sheet });
		return setup.ok ? this.game.position.blank(setup.value) : {};
	}

	get players(): readonly string[] {
		return this.#copied.players;
	}
	get options(): Options {
		return this.#copied.options;
	}
	get sheet(): Edition {
		return this.#copied.sheet;
	}
	get position(): Position {
		return this.#copied.from;
	}
	set position(from: Position) {
		this.#become({ ...this.#copied, from });
	}
	/** All of it as plain JSON, to be kept or handed on. */
	get copied(): Copied {
		return this.#copied;
	}

	#become(copied: Copied & { readonly from: Position }): void {
		if (copied === this.#copied) return;
		this.#before = [...this.#before, this.#copied].slice(-MOST_UNDO);
		this.#copied = copied;
	}
	get canUndo(): boolean {
		return this.#before.length > 0;
	}
	undo(): void {
		const last = this.#before.at(-1);
		if (!last) return;
		this.#before = this.#before.slice(0, -1);
		this.#copied = last;
	}

	/** What was begun before, all of it as one change. */
	takeUp(copied: Copied): void {
		this.#become({ ...copied, from: copied.from ?? this.#blank(copied) });
	}
	/** Blank sheets again; undo brings back what stood there. */
	clear(): void {
		this.position = this.#blank(this.#copied);
	}

	/** Where nothing stands, a field has the form that goes with what is agreed now. */
	#retold(agreed: Omit<Copied, 'from'>, position = this.position): Copied & { readonly from: Position } {
		const [before, now] = [this.#blank(this.#copied), this.#blank(agreed)];
		const from = Object.fromEntries(
			Object.entries(position).map(([field, part]) => [
				field,
				textOf(part) === textOf(before[field]) && Object.hasOwn(now, field) ? now[field] : part
			])
		);
		return { ...agreed, from };
	}
	/** Why something cannot be agreed on: it does not go with what stands on the sheets. */
	unfit(changed: Partial<Omit<Copied, 'from'>>): Fault | null {
		const parsed = parseSetup(this.game, this.#retold({ ...this.#copied, ...changed }));
		return parsed.ok ? null : parsed.fault;
	}
	/** What is agreed changes; what was copied stays as far as it fits. */
	agree(changed: Partial<Omit<Copied, 'from'>>, position = this.position): void {
		const agreed = this.#retold({ ...this.#copied, ...changed }, position);
		const fits = (from: Position): boolean => parseSetup(this.game, { ...agreed, from }).ok;
		if (fits(agreed.from)) return this.#become(agreed);
		let from = this.#blank(agreed);
		for (const [field, part] of Object.entries(agreed.from)) {
			const fuller = { ...from, [field]: part };
			if (fits(fuller)) from = fuller;
		}
		this.#become({ ...agreed, from });
	}

	#reseat(players: readonly string[], seats: Seats): void {
		const blank = { before: this.#blank(this.#copied), now: this.#blank({ ...this.#copied, players }) };
		const sat = { before: this.players.length, now: seats };
		this.agree({ players }, reseated(this.position, blank, sat));
	}
	/** A further sheet lies on the table. */
	addPlayer(name: string): void {
		this.#reseat([...this.players, name], [...this.players.keys(), null]);
	}
	/** Whoever leaves takes the own sheet along. */
	removePlayer(seat: number): void {
		const stay = [...this.players.keys()].filter((other) => other !== seat);
		this.#reseat(
			this.players.filter((_, other) => other !== seat),
			stay
		);
	}

	/** Whose sheets are copied: all, or those that the table keeps. */
	get seats(): readonly number[] {
		return this.options.sheets ?? this.players.map((_, seat) => seat);
	}
	entryOf(seat: number): Entry {
		const { players, options, sheet } = this.#copied;
		return this.game.position.entry({ players, options, sheet }, seat);
	}
	/** The values that matter here; null where all do. */
	offers(pen: Pen): readonly number[] | null {
		return pen.offers?.(this.position) ?? null;
	}
	isOpen(pen: Pen): boolean {
		return pen.isOpen?.(this.position) ?? true;
	}
	read(pen: Pen): number {
		return pen.read(this.position);
	}
	/** Whether it changed anything. */
	write(pen: Pen, value: number): boolean {
		if (!this.isOpen(pen) || this.read(pen) === value) return false;
		this.position = pen.write(this.position, value);
		return true;
	}
	/** The same stroke goes on: one step back takes all of it. */
	writeOn(pen: Pen, value: number): void {
		const before = this.#before;
		if (this.write(pen, value)) this.#before = before;
	}
	/** How it would be drawn on a sheet on which nothing else stands. */
	preview(pen: Pen, value: number): readonly CellMarks[] {
		const { players, options, sheet } = this.#copied;
		const from = pen.write(this.#blank(this.#copied), value);
		const parsed = parseSetup(this.game, { players, options, sheet, from });
		return parsed.ok ? this.game.pencil(this.game.start(parsed.value)) : [];
	}

	get setup(): Setup | null {
		return this.#parsed.ok ? this.#parsed.value : null;
	}
	get fault(): Fault | null {
		return this.#parsed.ok ? null : this.#parsed.fault;
	}
	/** Where the game stands; null while what was copied cannot be read. */
	get state(): unknown {
		return this.#state;
	}
	get score(): Score | null {
		return this.#state === null ? null : this.game.score(this.#state);
	}
	get line(): Line | null {
		return this.#parsed.ok ? begin(this.game, this.#parsed.value) : null;
	}
	/** The value of a list that says that the game is over; null where only the marks or a move can. */
	endingOf(pens: readonly Pen[]): Say | null {
		for (const pen of pens.filter(({ kind }) => kind === 'choice'))
			for (const [at, said] of (pen.values ?? []).entries()) {
				const from = pen.write(this.position, pen.least + at);
				const parsed = parseSetup(this.game, { ...this.#copied, from });
				if (parsed.ok && this.game.over(this.game.start(parsed.value))) return said;
			}
		return null;
	}
	get over(): boolean {
		const { line } = this;
		return line !== null && this.game.over(stateOf(line));
	}
}
