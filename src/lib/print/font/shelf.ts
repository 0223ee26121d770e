/** Reads font files into typefaces. */
import type { Face } from '../../sheets/kit/type.ts';
import type { Shelf } from './set.ts';
import { readTypeface } from './typeface.ts';
import { unpackWoff } from './woff.ts';

/** WOFF files of each face, the one with the most common letters first. */
export type FontFiles = Readonly<Record<Face, readonly ArrayBuffer[]>>;

export async function readShelf(files: FontFiles): Promise<Shelf> {
	const read = (face: Face) =>
		Promise.all(files[face].map(async (file) => readTypeface(await unpackWoff(file))));
	const [regular, bold, caps] = await Promise.all([read('regular'), read('bold'), read('caps')]);
	return { regular, bold, caps };
}
