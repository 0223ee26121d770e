/** Words: one that came before is a number, a new one is spelt. */
import { blend } from './model.ts';
import { CLASS, LARGE, type Symbols } from './symbols.ts';

const LONGEST_WORD = 256;
const MOST_WORDS = 2000;

/** The usual letters become the small symbols. */
const USUAL = 'aeinrostlumdcbhgpkvfjwyzxq -AEINROSTLUMDCBHGPKVFJWYZXQ012345678';
const symbolOf = (letter: number): number => {
	const usual = letter < 128 ? USUAL.indexOf(String.fromCharCode(letter)) : -1;
	return usual >= 0 ? usual : LARGE + letter;
};
const letterOf = (symbol: number): number =>
	symbol < LARGE ? (USUAL.codePointAt(symbol) ?? 0) : symbol - LARGE;
const isLetter = (code: number): boolean => code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);

export const hashOf = (word: string): number =>
	[...word].reduce((hash, letter) => blend(hash, letter.codePointAt(0) ?? 0), 7);

/** Letters, guessed from the two before them. */
export function spell(symbols: Symbols, wanted: string): string {
	const letters = [...wanted].map((letter) => letter.codePointAt(0) ?? 0);
	const length = symbols.number(CLASS.size, [1], letters.length);
	if (length > LONGEST_WORD) symbols.fail('tooLong');
	let found = '';
	let last = 0;
	let lastButOne = 0;
	for (let i = 0; i < length && !symbols.wrong; i++) {
		const contexts = [2, blend(2, last), blend(2, last, lastButOne), blend(3, Math.min(i, 3), length)];
		const symbol = symbols.number(CLASS.letter, contexts, symbolOf(letters[i] ?? 0));
		const letter = letterOf(symbol);
		if (isLetter(letter)) found += String.fromCodePoint(letter);
		else symbols.fail('noSuchWord');
		lastButOne = last;
		last = symbol;
	}
	return found;
}

export interface KnownWord {
	/** Stands for the word in contexts. */
	readonly number: number;
	readonly word: string;
}

/** A field with more different words than this speaks of things, like cards, that were named shortly before. */
const FEW = 12;
const RECENT_BITS = 4;
const MOST_RECENT = 2 ** RECENT_BITS - 1;

/** The words so far, in the order in which they first came. */
export class Words {
	readonly #words: string[] = [];
	readonly #numbers = new Map<string, number>();
	/** The different words of each field. */
	readonly #variety = new Map<number, Set<string>>();
	#recent: readonly string[] = [];

	copy(): Words {
		const copy = new Words();
		for (const word of this.#words) copy.#add(word);
		for (const [field, variety] of this.#variety) copy.#variety.set(field, new Set(variety));
		return copy;
	}

	#add(word: string): void {
		if (this.#numbers.has(word)) return;
		this.#numbers.set(word, this.#words.length);
		this.#words.push(word);
	}

	/** The value of a field: one that was spoken of shortly before, or any. */
	value(symbols: Symbols, field: number, contexts: readonly number[], wanted: string): KnownWord {
		const variety = this.#variety.get(field) ?? new Set<string>();
		this.#variety.set(field, variety);
		const told =
			variety.size > FEW ? this.#remembered(symbols, contexts, wanted) : this.any(symbols, contexts, wanted);
		variety.add(told.word);
		if (variety.size >= FEW) {
			this.#recent = [told.word, ...this.#recent.filter((word) => word !== told.word)].slice(0, MOST_RECENT);
		}
		return told;
	}

	#remembered(symbols: Symbols, contexts: readonly number[], wanted: string): KnownWord {
		const rank = symbols.choice(CLASS.recent, contexts, RECENT_BITS, this.#recent.indexOf(wanted) + 1);
		if (rank === 0) return this.any(symbols, contexts, wanted);
		const word = this.#recent[rank - 1];
		if (word === undefined) symbols.fail('noSuchWord');
		return { number: rank, word: word ?? '' };
	}

	/** 0 announces a new word. */
	any(symbols: Symbols, contexts: readonly number[], wanted: string): KnownWord {
		const known = this.#numbers.get(wanted);
		const number = symbols.number(CLASS.word, contexts, known === undefined ? 0 : known + 1);
		if (number === 0) {
			const word = spell(symbols, wanted);
			if (this.#words.length >= MOST_WORDS) symbols.fail('tooLong');
			this.#add(word);
			return { number: this.#words.length, word };
		}
		const word = this.#words[number - 1];
		if (word === undefined) symbols.fail('noSuchWord');
		return { number, word: word ?? '' };
	}
}
