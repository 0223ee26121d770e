/** Splits a stream of bytes into lines without ever holding more than one line of the longest allowed length. */

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
		const line = length > longest ? null : Buffer.concat(parts).toString('utf8');
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
