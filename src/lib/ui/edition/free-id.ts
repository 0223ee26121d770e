/** A short id from a name in any letters, different from all that there are. */
export function freeId(
	name: string,
	taken: readonly string[],
	{ longest, otherwise }: { readonly longest: number; readonly otherwise: string }
): string {
	const plain = name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^[^a-z]+|-+$/g, '')
		.slice(0, longest - 3);
	const base = plain === '' ? otherwise : plain;
	for (let n = 1; ; n++) {
		const id = n === 1 ? base : `${base}-${n}`;
		if (!taken.includes(id)) return id;
	}
}
