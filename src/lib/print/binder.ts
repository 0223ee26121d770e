/** Collects pages and plates into a book; a plate that comes a second time is not kept twice. */
import type { Book, Page } from './book.ts';
import { inGrey } from './grey.ts';
import type { Matter } from './matter.ts';
import { forErasing } from './erase.ts';
import type { Drawn, Plate } from './plate.ts';

const inks: Readonly<Record<Matter['ink'], (drawn: readonly Drawn[]) => readonly Drawn[]>> = {
	colour: (drawn) => drawn,
	grey: inGrey,
	erase: forErasing
};

export class Binder {
	readonly #plates: Plate[] = [];
	readonly #kept = new Map<string, number>();
	readonly #pages: Page[] = [];

	/** `name` says what the plate shows: the same name is the same plate. */
	plate(name: string, make: () => Plate): number {
		const known = this.#kept.get(name);
		if (known !== undefined) return known;
		const number = this.#plates.push(make()) - 1;
		this.#kept.set(name, number);
		return number;
	}

	page(page: Page): void {
		this.#pages.push(page);
	}

	/** The pages from this one on, taken out again to be bound in another order. */
	take(from: number): readonly Page[] {
		return this.#pages.splice(from);
	}

	get length(): number {
		return this.#pages.length;
	}

	bind(title: string, { ink, talk }: Pick<Matter, 'ink' | 'talk'>): Book {
		const plates = this.#plates.map((plate) => ({ ...plate, drawn: inks[ink](plate.drawn) }));
		return { title, language: talk.language, plates, pages: this.#pages };
	}
}
