/** Layouts change at a few sizes only, the same on every screen: at one of these pixels, or just below it. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const STEPS: Readonly<Record<string, readonly number[]>> = {
	width: [360, 400, 480, 640, 760, 960, 1100, 1280],
	height: [480, 600, 700, 800]
};
/** What a reader's own letters are when nothing is set. */
const REM = 16;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
	/\.(css|svelte|ts)$/.test(file)
);
const asked = files.flatMap((file) =>
	// a container measures itself, not the screen
	[
		...readFileSync(`src/${file}`, 'utf8')
			.replace(/@container[^{]*/g, '')
			.matchAll(/\((min|max)-(width|height): ([\d.]+)(px|rem)\)/g)
	].map(([query, end = '', side = '', size = '', unit = '']) => ({
		file,
		query,
		end,
		side,
		size: Number(size),
		unit
	}))
);

describe('the sizes at which a layout changes', () => {
	it('are asked for in style sheets and in scripts', () => {
		expect(asked.some(({ file }) => file.endsWith('.css'))).toBe(true);
		expect(asked.some(({ file }) => file.endsWith('.ts'))).toBe(true);
	});

	it.each(asked)('$query in $file is one of the few', ({ end, side, size, unit }) => {
		const pixels = unit === 'rem' ? size * REM : size;
		expect(STEPS[side]).toContain(end === 'max' ? pixels + 1 : pixels);
	});
});
