/** Nothing hovers under a finger: what a pointer changes stands where a pointer can hover, or it would stay behind a tap. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
	/\.(css|svelte)$/.test(file)
);

/** The blocks around each place where a style sheet speaks of hovering. */
function around(text: string): string[] {
	const open: string[] = [];
	const found: string[] = [];
	for (const [piece] of text.matchAll(/[^{}]*[{}]/g)) {
		if (piece.endsWith('}')) open.pop();
		else open.push(piece.slice(0, -1).trim());
		if (piece.endsWith('{') && piece.includes(':hover')) found.push(open.join(' { '));
	}
	return found;
}

it('every :hover stands in @media (hover: hover)', () => {
	const all = files.flatMap((file) =>
		[...readFileSync(`src/${file}`, 'utf8').matchAll(/<style>([^]*)<\/style>|^([^<]*)$/g)].flatMap(
			([, style = '', sheet = '']) => around(style + sheet).map((blocks) => `${file}: ${blocks}`)
		)
	);
	expect(all.length).toBeGreaterThan(5);
	expect(all.filter((place) => !place.includes('@media (hover: hover)'))).toEqual([]);
});
