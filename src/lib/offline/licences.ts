/** Reads the file of licences that scripts/licences.js writes: names between two rules, then their text. */
export interface Licensed {
	/** "dexie 4.4.7 (Apache-2.0)" */
	readonly names: readonly string[];
	readonly text: string;
}

const RULE = /^={72}$/m;

export function readLicences(file: string): readonly Licensed[] {
	const [, ...parts] = file.split(RULE).map((part) => part.trim());
	const works: Licensed[] = [];
	for (let at = 0; at + 1 < parts.length; at += 2) {
		const [names = '', text = ''] = [parts[at], parts[at + 1]];
		works.push({ names: names.split('\n'), text });
	}
	return works;
}
