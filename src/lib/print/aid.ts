/** The player aid: the whole game on one page, from the words of the game and the very drawing of its sheet. */
import { areasAt, detailsOf, type Details } from './aid-areas.ts';
import { shapesAt, shapesIn, signsAt } from './aid-signs.ts';
import { turnAt } from './aid-turn.ts';
import { bodyStyle, heading, type Laid } from './aid-type.ts';
import { Binder } from './binder.ts';
import type { Page } from './book.ts';
import { headCode, headOf, HEAD, LEFT } from './head.ts';
import { captionOf } from './imprint.ts';
import { handOf, type Matter } from './matter.ts';
import { EDGE } from './paper.ts';
import { frame, leading } from './setting.ts';

const [LARGEST, SMALLEST] = [1.4, 0.78];
/** Shapes below this are not worth printing, as a share of their size on the sheet. */
const SMALL_SHAPES = 0.6;
/** Between two parts of the page, and the most that is added where there is room. */
const [GAP, AIR] = [4.5, 6];

export function bindAid(binder: Binder, matter: Matter, back = false): void {
	binder.page(aidPage(binder, matter, back));
}

export function aidPage(binder: Binder, matter: Matter, back = false): Page {
	const { paper, print } = matter;
	const bottom = paper.height - EDGE - 1;
	const details = detailsOf(matter);
	let scale = LARGEST;
	// what is tried leaves nothing behind in the book
	while (scale > SMALLEST && !lay(new Binder(), matter, details, scale, bottom)) scale -= 0.03;
	const { drawn, placed } = lay(binder, matter, details, scale, bottom) ?? { drawn: [], placed: [] };
	const plate = binder.plate('aid', () => ({ ...paper, drawn }));
	return {
		...paper,
		title: print.aid,
		placed: [{ plate, x: 0, y: 0, scale: 1 }, ...placed],
		...(back && { back: true })
	};
}

/** Null when it does not fit so. What is left over is shared out between the parts. */
function lay(binder: Binder, matter: Matter, details: Details, scale: number, bottom: number): Laid | null {
	const end = boxed(matter, matter.print.aidEnd, matter.aid.end, scale, 0).foot;
	const tight = partsAt(binder, matter, details, { scale, bottom: bottom - end, air: 0 });
	const left = bottom - end - GAP - tight.foot;
	if (left < 0) return null;
	const { drawn, placed } = partsAt(binder, matter, details, {
		scale,
		bottom: bottom - end,
		air: Math.min(AIR, left / 5)
	});
	const last = boxed(matter, matter.print.aidEnd, matter.aid.end, scale, bottom - end);
	return { drawn: [...drawn, ...last.drawn], placed, foot: bottom };
}

interface Measures {
	readonly scale: number;
	readonly bottom: number;
	/** Added between the parts. */
	readonly air: number;
}

function partsAt(binder: Binder, matter: Matter, details: Details, { scale, bottom, air }: Measures): Laid {
	const { paper, print, aid } = matter;
	const head = [
		...headOf(matter, paper.width, matter.game, `${print.aid} · ${captionOf(matter)}`),
		...headCode([matter.code(0)], paper.width)
	];
	const aim = boxed(matter, print.aidAim, aid.aim, scale, EDGE + HEAD + 3);
	const turn = turnAt(matter, aim.foot + GAP + air, scale);
	const areas = areasAt(binder, matter, details, turn.foot + GAP + air, scale);
	const shapes = shapesBelow(binder, matter, areas.foot + GAP + air, scale);
	const signs = signsBelow(matter, shapes.foot + (shapes.placed.length > 0 ? 3.5 + air : GAP + air), scale);
	// shapes too small to be seen need a smaller page of text
	const foot = shapes.foot > bottom ? Infinity : signs.foot;
	const parts = [aim, turn, areas, shapes, signs];
	return {
		drawn: [...head, ...parts.flatMap(({ drawn }) => drawn)],
		placed: parts.flatMap(({ placed }) => placed),
		foot
	};
}

/** A sentence that everybody should read, in a box of its own. */
function boxed(matter: Matter, lead: string, text: string, scale: number, y: number): Laid {
	const { paper } = matter;
	const { inks } = handOf(matter);
	const style = { ...bodyStyle(matter, scale), size: 11 * scale };
	const said = leading(lead, text, [LEFT + 4, y + 3], paper.width - 2 * LEFT - 8, style);
	const height = said.height + 6.4;
	const ground = { x: LEFT, y, width: paper.width - 2 * LEFT, height };
	return {
		drawn: [frame(ground, inks.stroke('accent'), inks.fill('tint')), ...said.drawn],
		placed: [],
		foot: y + height
	};
}

/** What the sheet prints beside its areas, in one or two rows. */
function shapesBelow(binder: Binder, matter: Matter, top: number, scale: number): Laid {
	const clusters = shapesIn(matter);
	if (clusters.length === 0) return { drawn: [], placed: [], foot: top - GAP };
	const title = heading(matter, matter.print.aidShapes, top);
	const room = {
		x: LEFT,
		y: top + title.height + 2.5,
		width: matter.paper.width - 2 * LEFT,
		height: 30 * scale
	};
	const { placed, foot, scale: own } = shapesAt(binder, clusters, room, Math.min(1, scale));
	return { drawn: title.drawn, placed, foot: own < SMALL_SHAPES && scale > SMALLEST ? Infinity : foot };
}

function signsBelow(matter: Matter, top: number, scale: number): Laid {
	const title = heading(matter, matter.print.aidSigns, top);
	const room = { x: LEFT, y: top + title.height + 2.5, width: matter.paper.width - 2 * LEFT };
	const signs = signsAt(matter, room, 3, bodyStyle(matter, scale));
	return { ...signs, drawn: [...title.drawn, ...signs.drawn] };
}
