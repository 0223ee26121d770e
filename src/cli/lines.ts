/** Splits a stream of bytes into lines without ever holding more than one line of the longest allowed length. */

/** Most lines lie within one chunk. */
function textOf(parts: readonly Uint8Array[]): string {
	const [only] = parts;
	const bytes =
		parts.length === 1 && only
			? Buffer.from(only.buffer, only.byteOffset, only.length)
			: Buffer.concat(parts);
	return bytes.toString('utf8');
}

/** A line that was too long is `null`. Lines come in batches, one for each chunk read. */
export async function* linesOf(
	chunks: AsyncIterable<Uint8Array>,
	longest: number
): AsyncGenerator<(string | null)[]> {
	let parts: Uint8Array[] = [];
	let length = 0;
	const add = (part: Uint8Array): void => {
		length += part.length;
		if (length <= longest) parts.push(part);
		else parts = [];
	};
	const take = (): string | null => {
		const line = length > longest ? null : textOf(parts);
		parts = [];
		length = 0;
		return line;
	};
	for await (const chunk of chunks) {
		const batch: (string | null)[] = [];
		let from = 0;
		for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
			add(chunk.subarray(from, at));
			batch.push(take());
			from = at + 1;
		}
		if (from < chunk.length) add(chunk.subarray(from));
		if (batch.length > 0) yield batch;
	}
	if (length > 0) yield [take()];
}
