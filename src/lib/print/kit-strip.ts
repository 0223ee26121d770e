/** The pages of a kit as a strip of small pictures. */
import type { Page, Placed } from './book.ts';
import { HEAD, LEFT } from './head.ts';
import { handOf, type Matter } from './matter.ts';
import { EDGE } from './paper.ts';
import { pageIn } from './plan.ts';
import type { Drawn } from './plate.ts';
import { paragraph, rule, type Style } from './setting.ts';

/** Some pages of the kit that belong together. */
export interface Part {
	readonly label: string;
	readonly pages: readonly Page[];
}

/** In their order, each part with its pages and what it holds. */
export function stripOf(
	matter: Matter,
	parts: readonly Part[],
	firstPage: number
): { readonly drawn: readonly Drawn[]; readonly placed: readonly Placed[]; readonly foot: number } {
	const { paper } = matter;
	const { inks } = handOf(matter);
	const top = EDGE + HEAD + 4;
	const step = Math.min(44, (paper.width - 2 * LEFT) / parts.length);
	const [drawn, placed]: [Drawn[], Placed[]] = [[], []];
	let [number, foot] = [firstPage, top];
	for (const [nth, { label, pages }] of parts.entries()) {
		const [page] = pages;
		if (!page) continue;
		const picture = pageIn(matter, page, { x: LEFT + nth * step, y: top, width: step - 5, height: 36 });
		placed.push(...picture.placed);
		drawn.push(...picture.drawn);
		const last = number + pages.length - 1;
		const numbers = number === last ? String(number) : `${number}–${last}`;
		const middle = LEFT + nth * step;
		const style: Style = { size: 11, face: 'bold', colour: inks.text('ink') };
		const called = paragraph(numbers, middle, top + 41, step - 4, style);
		const said = paragraph(label, middle, top + 46, step - 4, { ...style, size: 8.5, face: 'regular' });
		drawn.push(...called.drawn, ...said.drawn);
		foot = Math.max(foot, top + 46 + said.height);
		number = last + 1;
	}
	drawn.push(rule([LEFT, foot + 3.5], [paper.width - LEFT, foot + 3.5], inks.stroke('faint')));
	return { drawn, placed, foot: foot + 3.5 };
}
