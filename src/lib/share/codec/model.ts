/**
 * Guesses the next bit from what usually comes in situations like this one. Each symbol is looked at in several
 * contexts at once; each context has counted what followed it, and a mixer has learnt which contexts to trust.
 * Only whole numbers are used, so that every phone computes the same guess.
 */
import type { Coder } from './arithmetic.ts';

const SLOTS = 1 << 17;
/** A context that has been seen this often adapts no slower. */
const MOST_SEEN = 60;
const STEP = Array.from({ length: MOST_SEEN + 1 }, (_, seen) => Math.floor(65536 / (seen + 1.8)));
/** Contexts are trusted by how often they were seen. */
const TRUST = Array.from({ length: MOST_SEEN + 1 }, (_, seen) =>
	seen < 4 ? seen : seen < 6 ? 4 : seen < 12 ? 5 : seen < 30 ? 6 : 7
);
const TRUSTS = 8;
export const MOST_CONTEXTS = 12;
const CLASSES = 16;
const FIRST_WEIGHT = 12000;
/** How fast the mixer learns whom to trust. */
const EAGERNESS = 40;

/** 65536 / (1 + e^-x) for x = -8 to 8 in steps of a half. */
const CURVE = [
	22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4972, 7812, 11955, 17625, 24743, 32768, 40793, 47911,
	53581, 57724, 60564, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438, 65476, 65500, 65514
];

/** From a sum of evidence (256 to the unit) to a chance. */
function chanceOf(evidence: number): number {
	const x = Math.max(-2047, Math.min(2047, evidence)) + 2048;
	const from = CURVE[x >> 7] ?? 0;
	const to = CURVE[(x >> 7) + 1] ?? 0;
	return from + (((to - from) * (x & 127)) >> 7);
}

/** The way back, for each chance of 12 bits. */
const EVIDENCE = new Int16Array(4096);
for (let evidence = -2047, chance = 0; chance < 4096; chance++) {
	while (evidence < 2047 && chanceOf(evidence) < chance * 16 + 8) evidence++;
	EVIDENCE[chance] = evidence;
}

const scatter = (a: number, b: number): number => {
	const mixed = Math.imul(a ^ Math.imul(b + 0x7f4a7c15, 0x9e3779b1), 0x85ebca6b);
	return mixed ^ (mixed >>> 15);
};

/** One number out of several, for naming a context. */
export const blend = (...parts: readonly number[]): number => parts.reduce(scatter, parts.length);

export class Model {
	readonly #chance: Uint16Array;
	readonly #seen: Uint8Array;
	readonly #weight: Int32Array;
	readonly #slot = new Int32Array(MOST_CONTEXTS);
	readonly #input = new Int32Array(MOST_CONTEXTS);
	readonly #trusted = new Int32Array(MOST_CONTEXTS);

	private constructor(chance: Uint16Array, seen: Uint8Array, weight: Int32Array) {
		this.#chance = chance;
		this.#seen = seen;
		this.#weight = weight;
	}

	static fresh(): Model {
		return new Model(
			new Uint16Array(SLOTS).fill(32768),
			new Uint8Array(SLOTS),
			new Int32Array(CLASSES * MOST_CONTEXTS * TRUSTS).fill(FIRST_WEIGHT)
		);
	}

	copy(): Model {
		return new Model(this.#chance.slice(), this.#seen.slice(), this.#weight.slice());
	}

	/** Codes one bit of a symbol of this class; `node` is the place within the symbol. */
	bit(coder: Coder, kind: number, contexts: readonly number[], node: number, wanted: number): number {
		const base = kind * MOST_CONTEXTS * TRUSTS;
		let sum = 0;
		for (let i = 0; i < contexts.length; i++) {
			const slot = scatter(contexts[i] ?? 0, node * 16 + i) & (SLOTS - 1);
			const seen = this.#seen[slot] ?? 0;
			const input = seen === 0 ? 0 : (EVIDENCE[(this.#chance[slot] ?? 0) >> 4] ?? 0);
			const trusted = base + i * TRUSTS + (TRUST[seen] ?? 0);
			this.#slot[i] = slot;
			this.#input[i] = input;
			this.#trusted[i] = trusted;
			sum += input * (this.#weight[trusted] ?? 0);
		}
		const chance = chanceOf(Math.floor(sum / 65536));
		const bit = coder.bit(chance, wanted);
		this.#learn(contexts.length, bit, (bit === 1 ? 65535 : 0) - chance);
		return bit;
	}

	#learn(count: number, bit: number, error: number): void {
		const target = bit === 1 ? 65535 : 0;
		for (let i = 0; i < count; i++) {
			const slot = this.#slot[i] ?? 0;
			const seen = this.#seen[slot] ?? 0;
			const chance = this.#chance[slot] ?? 0;
			this.#chance[slot] = chance + Math.floor(((target - chance) * (STEP[seen] ?? 0)) / 65536);
			if (seen < MOST_SEEN) this.#seen[slot] = seen + 1;
			const trusted = this.#trusted[i] ?? 0;
			this.#weight[trusted] =
				(this.#weight[trusted] ?? 0) +
				Math.floor(((this.#input[i] ?? 0) * error * EAGERNESS + 0x80000) / 0x100000);
		}
	}
}
