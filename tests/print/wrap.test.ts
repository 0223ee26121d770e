/** Long rows in large print are broken into lines: nothing is cut, nothing is lost, nothing is shown twice. */
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/lib/i18n/talk.ts';
import { boundsOf } from '../../src/lib/print/bounds.ts';
import { bindLarge } from '../../src/lib/print/large.ts';
import type { Lettering } from '../../src/lib/print/plate.ts';
import { linesOf, piecesIn } from '../../src/lib/print/wrap.ts';
import { bound, gameIds, matterOf, onPaper, outside } from './matters.ts';

const frame = { x: 0, y: 0, width: 100, height: 10 };
const cells = Array.from({ length: 10 }, (_, n) => ({ x: n * 10, y: 0, width: 10, height: 10 }));
const ends = (lines: readonly { readonly x: number; readonly width: number }[]) =>
	lines.map(({ x, width }) => [x, x + width]);

describe('lines', () => {
	it('are as even as the cells allow', () => {
		const pieces = piecesIn(frame, [], cells);
		expect(pieces).toHaveLength(10);
		expect(ends(linesOf(pieces, 3))).toEqual([
			[0, 40],
			[40, 80],
			[80, 100]
		]);
		expect(ends(linesOf(pieces, 1))).toEqual([[0, 100]]);
	});

	it('are never broken in a text; the ground beneath everything may be', () => {
		const line = { fill: null, stroke: [0, 0, 0], weight: 0.2, dashed: false } as const;
		const ground = { kind: 'line', from: [0, 5], to: [100, 5], ...line } as const;
		const text: Lettering = {
			kind: 'text',
			text: 'from the fourth cell to the sixth',
			at: [35, 3],
			align: 'start',
			size: 5,
			face: 'regular',
			colour: [0, 0, 0]
		};
		const { x, width } = boundsOf(text);
		const pieces = piecesIn(frame, [ground, text], cells);
		expect(pieces.length).toBeGreaterThan(5);
		expect(pieces.some((piece) => piece.x <= x && piece.x + piece.width >= x + width)).toBe(true);
	});
});

const everywhere = gameIds.flatMap((id) =>
	languages.flatMap((language) => (['A4', 'Letter'] as const).map((paper) => [id, language, paper] as const))
);

it.each(everywhere)(
	'%s (%s, %s): every area is larger, whole, with every cell once',
	async (id, language, paper) => {
		const matter = await matterOf(id, language, onPaper(paper));
		const { areas } = matter.sheet;
		const book = bound(matter, (binder) => bindLarge(binder, matter, areas));
		expect(outside(book)).toEqual([]);
		for (const [nth, { cells: those, id: area }] of areas.entries()) {
			const parts = book.pages[nth]!.placed.slice(1);
			expect(parts[0]!.scale, area).toBeGreaterThan(paper === 'A4' ? 1.4 : 1.3);
			const clips = parts.flatMap(({ clip }) => clip ?? []);
			if (clips.length === 0) continue;
			const texts = book.plates[parts[0]!.plate]!.drawn.filter(({ kind }) => kind === 'text').map(boundsOf);
			const cut = [...texts, ...those.map(({ box }) => box)].filter(({ x, width }) => {
				const [left, right] = [x + 0.4, x + width - 0.4];
				const whole = clips.filter((clip) => clip.x < left && clip.x + clip.width > right);
				const touched = clips.filter((clip) => clip.x < right && clip.x + clip.width > left);
				return whole.length !== 1 || touched.length !== 1;
			});
			expect(cut).toEqual([]);
		}
	}
);
