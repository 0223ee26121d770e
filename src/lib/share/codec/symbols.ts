/** Whole numbers as bits that the model can guess one by one. */
import type { Coder } from './arithmetic.ts';
import type { Model } from './model.ts';

/** What a symbol is about: each class learns on its own which contexts to trust. */
export const CLASS = {
	who: 0,
	form: 1,
	kind: 2,
	number: 3,
	step: 4,
	word: 5,
	length: 6,
	letter: 7,
	size: 8,
	recent: 9
} as const;
export type Class = (typeof CLASS)[keyof typeof CLASS];

/** What can be wrong with what is read. */
export type Wrong = 'tooLong' | 'tooDeep' | 'noSuchWord' | 'ended';

/** A symbol of up to this many bits is coded as one; what is larger is announced and told by its size. */
const SYMBOL_BITS = 6;
export const LARGE = 2 ** SYMBOL_BITS - 1;
const MOST_BITS = 31;

export class Symbols {
	readonly #coder: Coder;
	readonly #model: Model;
	/** The first thing that was wrong; from then on only zeros are read, so that every loop ends. */
	wrong: Wrong | null = null;

	constructor(coder: Coder, model: Model) {
		this.#coder = coder;
		this.#model = model;
	}

	fail(why: Wrong): void {
		this.wrong ??= why;
	}

	#bit(about: Class, contexts: readonly number[], node: number, wanted: number): number {
		if (this.#coder.starved) this.fail('ended');
		return this.wrong ? 0 : this.#model.bit(this.#coder, about, contexts, node, wanted);
	}

	/** One of 2 to the power of `bits`. */
	choice(about: Class, contexts: readonly number[], bits: number, wanted: number): number {
		let node = 1;
		for (let bit = bits - 1; bit >= 0; bit--) {
			node = node * 2 + this.#bit(about, contexts, node, (wanted >> bit) & 1);
		}
		return node - 2 ** bits;
	}

	/** A whole number from 0 up. */
	number(about: Class, contexts: readonly number[], wanted: number): number {
		const found = this.choice(about, contexts, SYMBOL_BITS, Math.min(wanted, LARGE));
		return found < LARGE ? found : LARGE + this.#large(about, contexts, wanted - LARGE);
	}

	/** How many bits it has, then the bits, of which only the first ones are worth guessing. */
	#large(about: Class, contexts: readonly number[], wanted: number): number {
		const size = Math.floor(Math.log2(wanted + 1));
		let bits = 0;
		while (bits < MOST_BITS && this.#bit(about, contexts, 100 + bits, bits < size ? 1 : 0) === 1) bits++;
		let found = 1;
		for (let bit = bits - 1; bit >= 0; bit--) {
			const node = found < 8 ? 200 + bits * 8 + found : 199;
			found = found * 2 + this.#bit(about, contexts, node, Math.floor((wanted + 1) / 2 ** bit) % 2);
		}
		return found - 1;
	}
}
