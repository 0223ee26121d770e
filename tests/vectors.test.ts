/** The public positions: `expect` is a part of the answer, compared as the contract says. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../src/lib/games.ts';
import { ask } from './games.ts';

type Json = Record<string, unknown>;

const folder = new URL('./vectors/', import.meta.url);

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);

const canonical = (x: unknown): string =>
	Array.isArray(x)
		? `[${x.map(canonical).join()}]`
		: isObject(x)
			? `{${Object.keys(x)
					.sort()
					.map((key) => `${key}:${canonical(x[key])}`)
					.join()}}`
			: JSON.stringify(x);

const isCell = (x: unknown): x is [number, number] =>
	Array.isArray(x) && x.length === 2 && x.every(Number.isInteger);

/** Cell lists count as sets. */
const sorted = (move: Json): Json =>
	Object.fromEntries(
		Object.entries(move).map(([key, x]) =>
			Array.isArray(x) && x.length > 0 && x.every(isCell)
				? [key, [...x].sort((a, b) => a[0] - b[0] || a[1] - b[1])]
				: [key, x]
		)
	);

function holds(expected: Json, got: Json): void {
	for (const [key, want] of Object.entries(expected)) {
		const error = got['error'] as Json | undefined;
		if (key === 'rule') expect(got['rules'] ?? error?.['rules']).toContain(want);
		else if (key === 'moveCount')
			expect(new Set((got['moves'] as Json[]).map((move) => canonical(sorted(move)))).size).toBe(want);
		else if (key === 'doubtRules') expect((got['doubts'] as Json[]).map(({ rule }) => rule)).toEqual(want);
		else if (key === 'position') expect(canonical(got['position'])).toBe(canonical(want));
		else if (key === 'error' && want === true) expect(error).toBeDefined();
		else if (isObject(want)) holds(want, (got[key] ?? {}) as Json);
		else expect(canonical(got[key]), key).toBe(canonical(want));
	}
}

for (const file of readdirSync(folder).sort()) {
	const vectors = readFileSync(new URL(file, folder), 'utf8')
		.split('\n')
		.filter((line) => line.trim() !== '')
		.map((line) => JSON.parse(line) as { name: string; request: unknown; expect: Json });

	describe(file, () => {
		it.each(vectors)('$name', ({ request, expect: expected }) => {
			const data: unknown = typeof request === 'string' ? notJson(request) : request;
			holds(expected, ask(data));
		});
	});
}

/** A few vectors are lines that are no JSON at all; the command line tests read those as text. */
function notJson(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return line;
	}
}

it('there is a file of positions for every registered game', () => {
	const files = readdirSync(folder).map((file) => file.replace('.jsonl', ''));
	expect(files).toEqual(expect.arrayContaining([...gameIds]));
});
