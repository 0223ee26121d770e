/** Writes big-endian numbers, as fonts want them. */
export class Bytes {
	readonly #bytes: number[] = [];

	get length(): number {
		return this.#bytes.length;
	}

	u8(...values: readonly number[]): this {
		for (const value of values) this.#bytes.push(value & 0xff);
		return this;
	}

	u16(...values: readonly number[]): this {
		for (const value of values) this.u8(value >> 8, value);
		return this;
	}

	u32(...values: readonly number[]): this {
		for (const value of values) this.u16(value >>> 16, value & 0xffff);
		return this;
	}

	all(bytes: Iterable<number>): this {
		for (const byte of bytes) this.#bytes.push(byte);
		return this;
	}

	/** Fills up with zeros to a multiple of `size`. */
	align(size: number): this {
		while (this.#bytes.length % size !== 0) this.#bytes.push(0);
		return this;
	}

	done(): Uint8Array {
		return Uint8Array.from(this.#bytes);
	}
}
