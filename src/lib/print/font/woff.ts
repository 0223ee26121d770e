/** Unpacks a WOFF file into its tables: a font in a PDF is made of the tables themselves. */

export type Tables = ReadonlyMap<string, DataView>;

const SIGNATURE = 0x774f4646;

export async function unpackWoff(file: ArrayBuffer): Promise<Tables> {
	const view = new DataView(file);
	if (view.getUint32(0) !== SIGNATURE) throw new Error('not a WOFF file');
	const tables = new Map<string, DataView>();
	for (let n = 0; n < view.getUint16(12); n++) {
		const entry = 44 + 20 * n;
		const tag = String.fromCharCode(...new Uint8Array(file, entry, 4));
		const [offset, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [
			number,
			number,
			number
		];
		const bytes = new Uint8Array(file, offset, packed);
		const table = packed < length ? await inflate(bytes) : bytes.slice();
		if (table.length !== length) throw new Error(`the table ${tag} of the font is damaged`);
		tables.set(tag, new DataView(table.buffer));
	}
	return tables;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
	return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
