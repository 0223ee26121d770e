/** An edition while it is entered: what is typed, whether it fits, how it looks, and the way back. */
import type { EditionRow } from '../../store/editions.ts';
import type { Sheet } from '../../table/sheet.ts';
import type { AnyGame } from '../../table/game.ts';
import { LONGEST_EDITION_NAME, parseFacts } from '../../table/parse.ts';
import type { EditionFault, Facts } from '../../table/record.ts';
import { textOf } from '../../table/same.ts';
import type { Fault } from '../../table/shape.ts';
import type { HalfTyped } from './editor.ts';
import { isShuffled } from './shuffled.ts';
import type { NamedFacts, Steps } from './steps.ts';

/** `known`: not entered, and stated by the rule book. */
export type Whose = 'ours' | 'known' | 'yours' | 'shuffled';

export const asFacts = (facts: unknown): Facts =>
	typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as Facts) : {};

export class Draft {
	readonly game: AnyGame;
	readonly #row: EditionRow;
	/** What was shuffled, where it began so. */
	readonly #shuffle: Facts;
	readonly #keep: (row: EditionRow) => Promise<unknown>;
	/** The field that somebody types in, and the one that the last step was typed in. */
	#typing: EventTarget | null = null;
	#typed: EventTarget | null = null;
	#writing: Promise<unknown> = Promise.resolve();

	#now = $state.raw<NamedFacts>() as NamedFacts;
	#past = $state.raw<readonly NamedFacts[]>([]);
	#future = $state.raw<readonly NamedFacts[]>([]);
	#notes = $state.raw<Readonly<Record<string, string>>>({});
	/** Whether the last change could not be kept. */
	lost = $state(false);
	/** Changes that are shown and not yet durable: a finger is faster than some disks, and draws on. */
	#unkept = $state(0);

	readonly #parsed = $derived.by(() => parseFacts(this.game, this.#now.facts));

	constructor(
		game: AnyGame,
		row: EditionRow,
		keep: (row: EditionRow) => Promise<unknown>,
		{ shuffle = {}, steps = null }: { readonly shuffle?: Facts; readonly steps?: Steps | null } = {}
	) {
		this.game = game;
		this.#row = row;
		this.#shuffle = shuffle;
		this.#keep = keep;
		this.#now = { name: row.name, facts: asFacts(row.facts) };
		this.#notes = row.notes ?? {};
		this.#past = steps?.past ?? [];
		this.#future = steps?.future ?? [];
	}

	get name(): string {
		return this.#now.name;
	}
	/** What was entered: the rest is as in the app's own edition. */
	get facts(): Facts {
		return this.#now.facts;
	}
	get id(): string {
		return this.#row.id;
	}
	/** The way back and forward, to go on with after the page was left. */
	get steps(): Steps {
		return { now: this.#now, past: this.#past, future: this.#future };
	}
	/** What is typed and is no fact yet. */
	readonly notes: HalfTyped = {
		read: (name) => this.#notes[name] ?? '',
		write: (name, text) => {
			const { [name]: before = '', ...others } = this.#notes;
			if (before === text) return;
			this.#notes = text === '' ? others : { ...others, [name]: text };
			this.#write();
		}
	};
	/** All of it, to hear of whatever changes. */
	get halfTyped(): Readonly<Record<string, string>> {
		return this.#notes;
	}
	/** What has not the shape of facts; the path begins with the field. */
	get fault(): Fault | null {
		return this.#parsed.ok || this.#parsed.fault.complaints ? null : this.#parsed.fault;
	}
	/** The edition rules that are broken. */
	get faults(): readonly EditionFault[] {
		if (this.#parsed.ok) return [];
		return (this.#parsed.fault.complaints ?? []) as readonly EditionFault[];
	}
	/** Whether the name can be printed. */
	get isNamed(): boolean {
		const { length } = [...this.#now.name.trim()];
		return length > 0 && length <= LONGEST_EDITION_NAME;
	}
	get isValid(): boolean {
		return this.#parsed.ok && this.isNamed;
	}
	/** As it will be played and printed; null while something is wrong. */
	get sheet(): Sheet | null {
		return this.#parsed.ok
			? this.game.edition.draw({ name: this.#now.name.trim() || '–', facts: this.#parsed.value })
			: null;
	}
	/** The fields that were entered: all others are the app's own. */
	readonly entered = $derived(new Set(Object.keys(this.#now.facts)));
	/** Whose a part is; what was shuffled is nobody's. */
	whose(field: string): Whose {
		if (!this.entered.has(field)) return this.game.edition.known.includes(field) ? 'known' : 'ours';
		return isShuffled(this.#shuffle, field, this.facts[field]) ? 'shuffled' : 'yours';
	}

	/** Whether all that is shown is durable. */
	get isKept(): boolean {
		return this.#unkept === 0 && !this.lost;
	}
	get canUndo(): boolean {
		return this.#past.length > 0;
	}
	get canRedo(): boolean {
		return this.#future.length > 0;
	}

	/** Letters that are typed in one field are one step back together. */
	typeIn(field: EventTarget | null): void {
		this.#typing = field;
	}

	rename(name: string): void {
		this.#become({ ...this.#now, name });
	}

	/** A field is left out again when it says what the app's own edition says. */
	change(facts: Facts): void {
		const standard = this.game.edition.standard;
		const own = Object.fromEntries(
			Object.entries(facts).filter(([field, value]) => textOf(value) !== textOf(standard[field]))
		);
		this.#become({ ...this.#now, facts: own });
	}

	undo(): void {
		const before = this.#past.at(-1);
		if (!before) return;
		this.#typed = null;
		this.#future = [this.#now, ...this.#future];
		this.#past = this.#past.slice(0, -1);
		this.#show(before);
	}

	redo(): void {
		const [next, ...rest] = this.#future;
		if (!next) return;
		this.#typed = null;
		this.#past = [...this.#past, this.#now];
		this.#future = rest;
		this.#show(next);
	}

	#become(next: NamedFacts): void {
		if (textOf(next) === textOf(this.#now)) return;
		const goesOn = this.#typing !== null && this.#typing === this.#typed;
		if (!goesOn) this.#past = [...this.#past, this.#now];
		this.#typed = this.#typing;
		this.#future = [];
		this.#show(next);
	}

	#show(entered: NamedFacts): void {
		this.#now = entered;
		this.#write();
	}

	/** Every change is kept at once, one after the other. */
	#write(): void {
		const row = { ...this.#row, ...this.#now, notes: this.#notes };
		this.#unkept++;
		this.#writing = this.#writing.then(async () => {
			try {
				await this.#keep(row);
				this.lost = false;
			} catch {
				this.lost = true;
			}
			this.#unkept--;
		});
	}
}
