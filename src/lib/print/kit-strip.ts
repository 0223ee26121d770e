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
	/** What each of them has on its back, where that is worth a picture. */
	readonly behind?: { readonly label: string; readonly page: Page };
}

/** A small picture, with a line in bold and what is said below it. */
interface Entry {
	readonly page: Page;
	readonly head: string;
	readonly label: string;
}

/** In mm; a kit of few pages shows them larger. */
const [WIDEST, HIGHEST] = [38, 36];
const LARGER = 1.6;
/** Beside them: how much paper it takes. */
const TOTAL = 34;

/** In their order with the numbers of their pages. */
function entriesOf(
	{ print }: Matter,
	parts: readonly Part[],
	firstPage: number,
	backs: boolean
): readonly Entry[] {
	let number = firstPage;
	return parts.flatMap(({ label, pages, behind }): readonly Entry[] => {
		const [page] = pages;
		if (!page) return [];
		const last = number + pages.length - 1;
		const head = number === last ? String(number) : `${number}–${last}`;
		number = last + 1;
		if (!behind) return [{ page, head, label }];
		if (!backs) return [{ page, head, label: `${label}. ${behind.label}: ${print.kitBehind}` }];
		return [
			{ page, head, label },
			{ page: behind.page, head: behind.label, label: print.kitBehind }
		];
	});
}

/** In their order, each part with its pages and what it holds. */
export function stripOf(
	matter: Matter,
	parts: readonly Part[],
	firstPage: number,
	total: string
): { readonly drawn: readonly Drawn[]; readonly placed: readonly Placed[]; readonly foot: number } {
	const { paper } = matter;
	const { inks } = handOf(matter);
	const top = EDGE + HEAD + 4;
	const room = paper.width - 2 * LEFT - TOTAL;
	const all = entriesOf(matter, parts, firstPage, true);
	// backs have pictures of their own where nothing becomes smaller by it
	const entries = all.length * WIDEST <= room ? all : entriesOf(matter, parts, firstPage, false);
	const grow = Math.max(1, Math.min(LARGER, room / entries.length / WIDEST));
	const [step, high] = [Math.min(WIDEST * grow, room / entries.length), HIGHEST * grow];
	const side = paper.width - LEFT - TOTAL + 4;
	const sum = paragraph(total, side + 4, top + 3, TOTAL - 8, {
		size: 16,
		face: 'bold',
		colour: inks.text('ink')
	});
	const [drawn, placed]: [Drawn[], Placed[]] = [
		[...sum.drawn, rule([side, top], [side, top + high], inks.stroke('faint'))],
		[]
	];
	let foot = top;
	for (const [nth, { page, head, label }] of entries.entries()) {
		const left = LEFT + nth * step;
		const picture = pageIn(matter, page, { x: left, y: top, width: step - 5, height: high }, 'start');
		placed.push(...picture.placed);
		drawn.push(...picture.drawn);
		const style: Style = { size: 11, face: 'bold', colour: inks.text('ink') };
		const called = paragraph(head, left, top + high + 5, step - 4, style);
		const said = paragraph(label, left, top + high + 10, step - 4, {
			...style,
			size: 9,
			face: 'regular'
		});
		drawn.push(...called.drawn, ...said.drawn);
		foot = Math.max(foot, top + high + 10 + said.height);
	}
	drawn.push(rule([LEFT, foot + 3.5], [paper.width - LEFT, foot + 3.5], inks.stroke('faint')));
	return { drawn, placed, foot: foot + 3.5 };
}
