/**
 * A binary arithmetic coder. One bit costs as much as it surprises: writing and reading share the walk
 * through the data (`Coder`), so that both sides can never disagree about what comes next.
 */

/** Probabilities have 16 bits and are never 0 or 1. */
export interface Coder {
	/** Codes one bit whose chance of being 1 is `chance` / 65536. A reader ignores `bit` and returns what it read. */
	bit(chance: number, bit: number): number;
	/** The data ended long before the walk did. */
	readonly starved: boolean;
}

const TOP = 0xff000000;

/** Where the interval from `low` to `high` is split: the lower part stands for a 1. */
function split(low: number, high: number, chance: number): number {
	const range = high - low;
	return low + Math.floor(range / 65536) * chance + Math.floor(((range % 65536) * chance) / 65536);
}

/** So many zeros at the end need not be written, because a reader goes on with zeros. */
const MOST_TRIMMED = 4;

export class Writer implements Coder {
	readonly starved = false;
	#low = 0;
	#high = 0xffffffff;
	readonly #bytes: number[] = [];

	bit(chance: number, bit: number): number {
		const middle = split(this.#low, this.#high, chance);
		if (bit === 1) this.#high = middle;
		else this.#low = middle + 1;
		while (((this.#low ^ this.#high) & TOP) === 0) {
			this.#bytes.push(this.#high >>> 24);
			this.#low = (this.#low << 8) >>> 0;
			this.#high = ((this.#high << 8) | 255) >>> 0;
		}
		return bit;
	}

	/** The fewest bytes that lie in the interval when a reader goes on with zeros. */
	finish(): Uint8Array {
		if (this.#low > 0) {
			for (const kept of [8, 16, 24, 32]) {
				const unit = 2 ** (32 - kept);
				const point = Math.ceil(this.#low / unit) * unit;
				if (point > this.#high) continue;
				for (let shift = 24; shift >= 32 - kept; shift -= 8) this.#bytes.push((point >>> shift) & 255);
				break;
			}
		}
		for (let trimmed = 0; trimmed < MOST_TRIMMED && this.#bytes.at(-1) === 0; trimmed++) this.#bytes.pop();
		return Uint8Array.from(this.#bytes);
	}
}

/** How far a reader may look beyond the end, its four bytes of foresight included: more means that something is missing. */
const BEYOND = 4 + MOST_TRIMMED;

export class Reader implements Coder {
	#low = 0;
	#high = 0xffffffff;
	#value = 0;
	#at = 0;
	readonly #bytes: Uint8Array;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
		for (let i = 0; i < 4; i++) this.#value = ((this.#value << 8) | this.#next()) >>> 0;
	}

	#next(): number {
		return this.#bytes[this.#at++] ?? 0;
	}

	bit(chance: number): number {
		const middle = split(this.#low, this.#high, chance);
		const bit = this.#value <= middle ? 1 : 0;
		if (bit === 1) this.#high = middle;
		else this.#low = middle + 1;
		while (((this.#low ^ this.#high) & TOP) === 0) {
			this.#low = (this.#low << 8) >>> 0;
			this.#high = ((this.#high << 8) | 255) >>> 0;
			this.#value = ((this.#value << 8) | this.#next()) >>> 0;
		}
		return bit;
	}

	/** Did the data end before the walk did, or go on after it? */
	get endedWell(): boolean {
		return this.#at <= this.#bytes.length + BEYOND && this.#at >= this.#bytes.length;
	}

	get starved(): boolean {
		return this.#at > this.#bytes.length + BEYOND;
	}
}

/** Goes through the walk only to learn from it. */
export const listener: Coder = { bit: (_chance, bit) => bit, starved: false };
