/** Plain values as text and back: words are a line each, numbers in rows stand as they do on paper, the rest is JSON. */

export type TextKind = 'lines' | 'line' | 'number' | 'truth' | 'row' | 'rows' | 'json';

type Row = readonly (number | null)[];

const isWords = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === 'string');
const isRow = (value: unknown): value is Row =>
	Array.isArray(value) && value.every((entry) => entry === null || typeof entry === 'number');
const isRows = (value: unknown): value is readonly Row[] =>
	Array.isArray(value) && value.length > 0 && value.every(isRow);

export function kindOf(example: unknown): TextKind {
	if (isWords(example)) return 'lines';
	if (typeof example === 'number') return 'number';
	if (typeof example === 'boolean') return 'truth';
	if (isRow(example) && example.length > 0) return 'row';
	if (isRows(example)) return 'rows';
	return typeof example === 'string' ? 'line' : 'json';
}

const NO_PLACE = '.';
/** Longer than this it is set in lines. */
const LONGEST = 24;

const rowAsText = (row: Row): string => row.map((entry) => entry ?? NO_PLACE).join(' ');

export function asText(kind: TextKind, value: unknown): string {
	if (kind === 'lines' && isWords(value)) return value.join('\n');
	if (kind === 'row' && isRow(value)) return rowAsText(value);
	if (kind === 'rows' && isRows(value)) return value.map(rowAsText).join('\n');
	if ((kind === 'line' && typeof value === 'string') || typeof value === 'number') return String(value);
	const flat = JSON.stringify(value);
	return flat.length <= LONGEST ? flat : JSON.stringify(value, null, '\t');
}

const wordsIn = (line: string): readonly string[] => line.match(/\S+/g) ?? [];
const wordOf = (word: string): unknown =>
	word === NO_PLACE ? null : /^-?\d+$/.test(word) ? Number(word) : word;

/** Trailing empty lines are no lines; what cannot be read stays text, so that the door can say what is wrong with it. */
export function fromText(kind: TextKind, text: string): unknown {
	const lines = text.replace(/\s+$/, '').split(/\r?\n/);
	if (kind === 'lines') return lines;
	if (kind === 'row') return wordsIn(text).map(wordOf);
	if (kind === 'rows') return lines.map((line) => wordsIn(line).map(wordOf));
	if (kind === 'line') return text;
	if (kind === 'number') return /^\s*-?\d+\s*$/.test(text) ? Number(text) : text;
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return text;
	}
}
