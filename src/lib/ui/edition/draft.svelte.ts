/** An edition while it is entered: what is typed, whether it fits, how it looks, and the way back. */
import type { EditionRow } from '../../store/editions.ts';
import type { Sheet } from '../../table/sheet.ts';
import type { AnyGame } from '../../table/game.ts';
import { parseFacts } from '../../table/parse.ts';
import type { EditionFault, Facts } from '../../table/record.ts';
import { textOf } from '../../table/same.ts';
import type { Fault } from '../../table/shape.ts';
import { isShuffled } from './shuffled.ts';

interface Entered {
	readonly name: string;
	readonly facts: Facts;
}

export type Whose = 'ours' | 'yours' | 'shuffled';

export const asFacts = (facts: unknown): Facts =>
	typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as Facts) : {};

export class Draft {
	readonly game: AnyGame;
	readonly #row: EditionRow;
	/** What was shuffled, where it began so. */
	readonly #shuffle: Facts;
	readonly #keep: (row: EditionRow) => Promise<unknown>;
	#writing: Promise<unknown> = Promise.resolve();

	#now = $state.raw<Entered>() as Entered;
	#past = $state.raw<readonly Entered[]>([]);
	#future = $state.raw<readonly Entered[]>([]);
	/** Whether the last change could not be kept. */
	lost = $state(false);
	/** Changes that are shown and not yet durable: a finger is faster than some disks, and draws on. */
	#unkept = $state(0);

	readonly #parsed = $derived.by(() => parseFacts(this.game, this.#now.facts));

	constructor(
		game: AnyGame,
		row: EditionRow,
		keep: (row: EditionRow) => Promise<unknown>,
		shuffle: Facts = {}
	) {
		this.game = game;
		this.#row = row;
		this.#shuffle = shuffle;
		this.#keep = keep;
		this.#now = { name: row.name, facts: asFacts(row.facts) };
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
	/** What has not the shape of facts; the path begins with the field. */
	get fault(): Fault | null {
		return this.#parsed.ok || this.#parsed.fault.complaints ? null : this.#parsed.fault;
	}
	/** The edition rules that are broken. */
	get faults(): readonly EditionFault[] {
		if (this.#parsed.ok) return [];
		return (this.#parsed.fault.complaints ?? []) as readonly EditionFault[];
	}
	get isValid(): boolean {
		return this.#parsed.ok && this.#now.name.trim() !== '';
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
		if (!this.entered.has(field)) return 'ours';
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
		this.#future = [this.#now, ...this.#future];
		this.#past = this.#past.slice(0, -1);
		this.#show(before);
	}

	redo(): void {
		const [next, ...rest] = this.#future;
		if (!next) return;
		this.#past = [...this.#past, this.#now];
		this.#future = rest;
		this.#show(next);
	}

	#become(next: Entered): void {
		if (textOf(next) === textOf(this.#now)) return;
		this.#past = [...this.#past, this.#now];
		this.#future = [];
		this.#show(next);
	}

	/** Every change is kept at once, one after the other. */
	#show(entered: Entered): void {
		this.#now = entered;
		this.#unkept++;
		this.#writing = this.#writing.then(async () => {
			try {
				await this.#keep({ ...this.#row, ...entered });
				this.lost = false;
			} catch {
				this.lost = true;
			}
			this.#unkept--;
		});
	}
}
