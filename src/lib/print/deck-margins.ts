/** What stands beside the cards of a page: which page it is, its code, and a ruler. */
import { sizeToFit } from '../sheets/kit/type.ts';
import type { Box } from '../table/sheet.ts';
import { codeOnPaper, codeSide } from './code.ts';
import { RULER, type Grid } from './grid.ts';
import { captionOf, ruled, rulerSpan } from './imprint.ts';
import { handOf, type Matter } from './matter.ts';
import { EDGE } from './paper.ts';
import type { Drawn } from './plate.ts';
import type { Tag } from './tags.ts';

const LABEL = 7.5;
/** A line of type and some air. */
const STRIP = 4;

/** What the page is, in whichever margin has room for it; and the code, where it has room to be read. */
export function labelled(matter: Matter, grid: Grid, page: readonly string[]): readonly Drawn[] {
	const caption = captionOf(matter);
	const label = [caption, ...page].join(' · ');
	const { paper } = grid;
	const [above, beside] = [grid.origin[1] - grid.marks - EDGE, grid.origin[0] - grid.marks - EDGE];
	const colour = handOf(matter).inks.text('soft');
	const tag: Tag = { role: 'H1' };
	const style = { kind: 'text', face: 'regular', colour, align: 'start', text: label, tag } as const;
	if (above >= STRIP) {
		const code = codeFor(matter, grid);
		const width = paper.width - 2 * EDGE - 4 - (code ? code.width : 0);
		const size = sizeToFit(label, LABEL, 'regular', width);
		const text = { ...style, at: [EDGE + 2, EDGE + 3] as const, size };
		return [text, ...(code ? codeOnPaper([matter.code(0)], code) : [])];
	}
	if (beside >= STRIP) {
		const size = sizeToFit(label, LABEL, 'regular', paper.height - 2 * EDGE);
		return [{ ...style, at: [EDGE + 2.6, paper.height - EDGE - 1], size, upward: true }];
	}
	// no margin is free of crop marks: from one mark to the next, the page beside the last row, its game above it
	const { bleed, step, foot } = grid;
	const lines =
		grid.rows > page.length ? [...page, caption] : [page.join(' · '), caption].slice(0, grid.rows);
	return lines.map((text, nth) => {
		const size = sizeToFit(text, LABEL, 'regular', step.height - 2 * bleed - 3);
		const at = [EDGE + 2.6, foot - nth * step.height - bleed - 1.5] as const;
		return { ...style, text, at, size, upward: true };
	});
}

function codeFor(matter: Matter, grid: Grid): Box | null {
	const side = codeSide(matter.code(0));
	if (side === null) return null;
	const foot = grid.foot + grid.marks;
	const { paper } = grid;
	if (side > paper.height - EDGE - foot) return null;
	return { x: paper.width - EDGE - side, y: paper.height - EDGE - side, width: side, height: side };
}

/** How far a ruler stays away from the label of the page. */
const BESIDE_LABEL = 8;
/** Below its line, in mm: letters that reach down. */
const BELOW = 1.1;

/** Below the cards, else at their right: where no crop mark crosses it. */
export function ruledPage(
	matter: Matter,
	{ paper, columns, origin, step, bleed, foot, marks }: Grid
): readonly Drawn[] {
	const span = rulerSpan(matter);
	if (paper.height - EDGE - foot - marks >= RULER)
		return ruled(matter, [EDGE + BESIDE_LABEL, paper.height - EDGE - BELOW]);
	const free = paper.width - EDGE - (origin[0] + columns * step.width);
	const between = step.height - 2 * bleed >= span;
	if (free < RULER || (free - marks < RULER - 0.01 && !between)) return [];
	return ruled(
		matter,
		[paper.width - EDGE - BELOW, origin[1] + bleed + Math.max(span, step.height / 2)],
		true
	);
}
