/**
 * The walk through plain JSON, the same for writing, reading and learning: who writes or learns says the values,
 * who reads finds them out. What is told here never depends on the rules of a game, so that a code that was
 * made before a rule was corrected can still be read.
 */
import { blend } from './model.ts';
import { CLASS, type Symbols } from './symbols.ts';
import { hashOf, type Words } from './words.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json };

const KINDS = ['number', 'negative', 'word', 'list', 'object', 'true', 'false', 'null'] as const;
type Kind = (typeof KINDS)[number];
const KIND_BITS = 3;

export const LONGEST_LIST = 1024;
export const MOST_VALUES = 100_000;
const MOST_FIELDS = 64;
const DEEPEST = 12;
const LONGEST_TRAIL = 12;

const kindOf = (value: Json): Kind => {
	if (typeof value === 'number') return value < 0 ? 'negative' : 'number';
	if (typeof value === 'string') return 'word';
	if (typeof value === 'boolean') return value ? 'true' : 'false';
	if (value === null) return 'null';
	return Array.isArray(value) ? 'list' : 'object';
};

/** Who reads wants nothing: these stand for it. */
const asList = (wanted: Json): readonly Json[] => (Array.isArray(wanted) ? (wanted as readonly Json[]) : []);
type Fields = Readonly<Record<string, Json>>;
const asFields = (wanted: Json): Fields =>
	typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted) ? (wanted as Fields) : {};
/** Names are outside data: `constructor` is a field like any other. */
export const ownField = (fields: Fields, name: string): Json =>
	Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;

/** Where a value stands: the contexts in which it is guessed are made from this. */
interface Place {
	/** The field, in the move or object that it belongs to. */
	readonly field: number;
	/** The field's name alone. */
	readonly name: number;
	/** Which one of a list. */
	readonly index: number;
	readonly depth: number;
	/** In a list of lists, like cells: the list before this one, or the number in the same place of it. */
	readonly before: Json;
}

export class Walk {
	readonly symbols: Symbols;
	readonly words: Words;
	#values = 0;
	/** What was told so far in this move, the last first. */
	#trail: number[] = [];
	/** The last list of numbers that began a move: later moves name its elements by their index. */
	#thrown: readonly number[] = [];
	/** What the mover, and anybody, said last in the same place. */
	#own = new Map<number, number>();
	readonly #all = new Map<number, number>();
	readonly #owns = new Map<number, Map<number, number>>();

	constructor(symbols: Symbols, words: Words) {
		this.symbols = symbols;
		this.words = words;
	}

	/** From here on `who` speaks. */
	turnTo(who: number): void {
		this.#trail = [];
		this.#own = this.#owns.get(who) ?? new Map<number, number>();
		this.#owns.set(who, this.#own);
	}

	field(scope: number, name: string, wanted: Json): Json {
		const hash = hashOf(name);
		const found = this.#value(
			{ field: blend(scope, hash), name: hash, index: 0, depth: 0, before: null },
			wanted
		);
		if (Array.isArray(found) && typeof found[0] === 'number') this.#thrown = found as readonly number[];
		return found;
	}

	#value(place: Place, wanted: Json): Json {
		const { symbols } = this;
		if (++this.#values > MOST_VALUES) symbols.fail('tooLong');
		if (place.depth > DEEPEST) symbols.fail('tooDeep');
		const { field, index } = place;
		const contexts = [field, blend(field, Math.min(index, 3)), blend(field, this.#trail[0] ?? -1)];
		const kind =
			KINDS[symbols.choice(CLASS.kind, contexts, KIND_BITS, KINDS.indexOf(kindOf(wanted)))] ?? 'null';
		if (symbols.wrong) return null;
		switch (kind) {
			case 'number':
				return this.#number(place, Number(wanted));
			case 'negative':
				return -this.#number({ ...place, field: blend(field, 1), before: null }, -Number(wanted));
			case 'word':
				return this.#word(place, typeof wanted === 'string' ? wanted : '');
			case 'list':
				return this.#list(place, asList(wanted));
			case 'object':
				return this.#object(place, asFields(wanted));
			case 'true':
			case 'false':
				this.#leave(place, kind === 'true' ? 1 : 0);
				return kind === 'true';
			case 'null':
				return null;
		}
	}

	#contexts({ field, name, index, before }: Place): number[] {
		const at = Math.min(index, 15);
		const slot = blend(field, at);
		const [one = -1, two = -1, three = -1] = this.#trail;
		return [
			field,
			slot,
			blend(slot, one),
			blend(field, one, two),
			blend(slot, 4, this.#own.get(slot) ?? -1),
			blend(slot, 5, this.#all.get(slot) ?? -1),
			blend(name, at),
			blend(field, 7, this.#thrown[one] ?? -1, two),
			blend(field, 8, this.#thrown[two] ?? -1, one),
			blend(slot, 9, one, two, three),
			blend(slot, 10, typeof before === 'number' ? before : -1)
		];
	}

	#leave({ field, index }: Place, number: number): void {
		const slot = blend(field, Math.min(index, 15));
		this.#own.set(slot, number);
		this.#all.set(slot, number);
		this.#remember(number);
	}

	#remember(number: number): void {
		this.#trail.unshift(number);
		if (this.#trail.length > LONGEST_TRAIL) this.#trail.pop();
	}

	#number(place: Place, wanted: number): number {
		const { before } = place;
		const contexts = this.#contexts(place);
		if (typeof before !== 'number') {
			const found = this.symbols.number(CLASS.number, contexts, wanted);
			this.#leave(place, found);
			return found;
		}
		const step = wanted - before;
		const folded = this.symbols.number(CLASS.step, contexts, step > 0 ? step * 2 - 1 : -step * 2);
		const found = before + (folded % 2 === 1 ? (folded + 1) / 2 : -folded / 2);
		this.#leave(place, found);
		return found;
	}

	#word(place: Place, wanted: string): string {
		const { number, word } = this.words.value(this.symbols, place.field, this.#contexts(place), wanted);
		this.#leave(place, number);
		return word;
	}

	#list(place: Place, wanted: readonly Json[]): readonly Json[] {
		const { symbols } = this;
		const length = symbols.number(CLASS.length, this.#contexts({ ...place, before: null }), wanted.length);
		if (length > LONGEST_LIST) symbols.fail('tooLong');
		this.#remember(length);
		const earlier = Array.isArray(place.before) ? (place.before as readonly Json[]) : [];
		const found: Json[] = [];
		for (let index = 0; index < length && !symbols.wrong; index++) {
			const inner = {
				field: blend(place.field, 20, place.index > 0 ? 1 : 0),
				name: blend(place.name, 20),
				index,
				depth: place.depth + 1,
				before: found[index - 1] ?? null
			};
			const number = earlier[index];
			const before = typeof number === 'number' ? number : Array.isArray(inner.before) ? inner.before : null;
			found.push(this.#value({ ...inner, before }, wanted[index] ?? null));
		}
		return found;
	}

	#object(place: Place, wanted: Fields): Json {
		const { symbols } = this;
		const names = Object.keys(wanted).sort();
		const count = symbols.number(CLASS.length, [blend(place.field, 30)], names.length);
		if (count > MOST_FIELDS) symbols.fail('tooLong');
		const found: Record<string, Json> = {};
		let last = 0;
		for (let index = 0; index < count && !symbols.wrong; index++) {
			const contexts = [blend(place.field, 31, index), blend(place.field, 32, last)];
			const { number, word } = this.words.any(symbols, contexts, names[index] ?? '');
			last = number;
			const hash = hashOf(word);
			const inner = {
				field: blend(place.field, hash),
				name: hash,
				index: 0,
				depth: place.depth + 1,
				before: null
			};
			const value = this.#value(inner, ownField(wanted, word));
			Object.defineProperty(found, word, { value, enumerable: true, configurable: true, writable: true });
		}
		return found;
	}
}
