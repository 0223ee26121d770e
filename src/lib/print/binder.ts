/** Collects pages and plates into a book; a plate that comes a second time is not kept twice. */
import type { Language } from '../i18n/talk.ts';
import type { Book, Page } from './book.ts';
import type { Plate } from './plate.ts';

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

	get length(): number {
		return this.#pages.length;
	}

	bind(title: string, language: Language): Book {
		return { title, language, plates: this.#plates, pages: this.#pages };
	}
}
