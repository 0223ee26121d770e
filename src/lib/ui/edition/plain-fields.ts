/** Facts as text and back: a list of words is a line each, everything else is JSON. */

export type FieldKind = 'lines' | 'line' | 'number' | 'json';

const isWords = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === 'string');

export function kindOf(standard: unknown): FieldKind {
	if (isWords(standard)) return 'lines';
	if (typeof standard === 'number') return 'number';
	return typeof standard === 'string' ? 'line' : 'json';
}

export function asText(kind: FieldKind, value: unknown): string {
	if (kind === 'lines' && isWords(value)) return value.join('\n');
	if ((kind === 'line' && typeof value === 'string') || typeof value === 'number') return String(value);
	return JSON.stringify(value, null, '\t');
}

/** Trailing empty lines are no lines; what is no JSON stays text, so that the door can say what is wrong with it. */
export function fromText(kind: FieldKind, text: string): unknown {
	if (kind === 'lines') return text.replace(/\s+$/, '').split(/\r?\n/);
	if (kind === 'line') return text;
	if (kind === 'number') return /^\s*\d+\s*$/.test(text) ? Number(text) : text;
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return text;
	}
}
