/** The player aid: the whole game on one page, from the words of the game and the very drawing of its sheet. */
import { areasAt, detailsOf, type Details } from './aid-areas.ts';
import { shapesAt, shapesIn, signsAt } from './aid-signs.ts';
import { turnAt } from './aid-turn.ts';
import { bodyStyle, heading, type Laid } from './aid-type.ts';
import { Binder } from './binder.ts';
import type { Page } from './book.ts';
import { largestOf } from './halves.ts';
import { headCode, headOf, HEAD, LEFT } from './head.ts';
import { editionOf } from './imprint.ts';
import type { Cluster } from './legend.ts';
import { handOf, type Matter } from './matter.ts';
import { EDGE } from './paper.ts';
import { frame, leading } from './setting.ts';

const [LARGEST, SMALLEST] = [1.4, 0.78];
/** Shapes below this are not worth printing, as a share of their size on the sheet: they get more room instead. */
const SMALL_SHAPES = 0.6;
const ROWS = [1, 1.25, 1.5, 2, 2.5, 3];
/** Between two parts of the page, and the most that is added where there is room. */
const [GAP, AIR] = [4.5, 6];

export function bindAid(binder: Binder, matter: Matter, copies = 1): void {
	const page = aidPage(binder, matter, binder.length === 0);
	for (let nth = 0; nth < copies; nth++) binder.page(page);
}

/** What is drawn in whatever size the page is set. */
interface Pictures {
	readonly details: Details;
	readonly shapes: readonly Cluster[];
}

interface Setting {
	readonly pictures: Pictures;
	readonly scale: number;
}

/** Found once: the preview asks for the same page whenever something else is wished. */
const settings = new WeakMap<Matter, Setting>();

function settingOf(matter: Matter): Setting {
	const known = settings.get(matter);
	if (known) return known;
	const pictures = { details: detailsOf(matter), shapes: shapesIn(matter) };
	const fits = (tried: number): boolean => roomLeft(new Binder(), matter, pictures, tried) >= 0;
	const setting = { pictures, scale: largestOf(fits, SMALLEST, LARGEST, 0.02) };
	settings.set(matter, setting);
	return setting;
}

/** `first`: of its book. */
export function aidPage(binder: Binder, matter: Matter, first = false): Page {
	const { paper, print } = matter;
	const { pictures, scale } = settingOf(matter);
	const { drawn, placed } = lay(binder, matter, pictures, scale);
	const plate = binder.plate('aid', () => ({
		...paper,
		drawn: [
			...headOf(matter, paper.width, matter.game, `${print.aid} · ${editionOf(matter)}`, first),
			...headCode([matter.code(0)], paper.width),
			...drawn
		]
	}));
	return { ...paper, title: print.aid, placed: [{ plate, x: 0, y: 0, scale: 1 }, ...placed] };
}

const bottomOf = (matter: Matter, scale: number): number =>
	matter.paper.height - EDGE - 1 - boxed(matter, matter.print.aidEnd, matter.aid.end, scale, 0).foot;

/** What is left between the last part and the box at the foot. */
function roomLeft(binder: Binder, matter: Matter, pictures: Pictures, scale: number): number {
	const bottom = bottomOf(matter, scale);
	return bottom - GAP - partsAt(binder, matter, pictures, { scale, air: 0 }).foot;
}

/** What is left over is shared out between the parts. */
function lay(binder: Binder, matter: Matter, pictures: Pictures, scale: number): Laid {
	const bottom = bottomOf(matter, scale);
	const left = Math.max(0, roomLeft(new Binder(), matter, pictures, scale));
	const { drawn, placed } = partsAt(binder, matter, pictures, {
		scale,
		air: Math.min(AIR, left / 5)
	});
	const last = boxed(matter, matter.print.aidEnd, matter.aid.end, scale, bottom);
	return { drawn: [...drawn, ...last.drawn], placed, foot: last.foot };
}

interface Measures {
	readonly scale: number;
	/** Added between the parts. */
	readonly air: number;
}

function partsAt(
	binder: Binder,
	matter: Matter,
	{ details, shapes: clusters }: Pictures,
	{ scale, air }: Measures
): Laid {
	const { print, aid } = matter;
	const aim = boxed(matter, print.aidAim, aid.aim, scale, EDGE + HEAD + 3);
	const turn = turnAt(matter, aim.foot + GAP + air, scale);
	const areas = areasAt(binder, matter, details, turn.foot + GAP + air, scale);
	const shapes = shapesBelow(binder, matter, clusters, areas.foot + GAP + air, scale);
	const signs = signsBelow(matter, shapes.foot + (shapes.placed.length > 0 ? 3.5 + air : GAP + air), scale);
	const parts = [aim, turn, areas, shapes, signs];
	return {
		drawn: parts.flatMap(({ drawn }) => drawn),
		placed: parts.flatMap(({ placed }) => placed),
		foot: signs.foot
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
function shapesBelow(
	binder: Binder,
	matter: Matter,
	clusters: readonly Cluster[],
	top: number,
	scale: number
): Laid {
	if (clusters.length === 0) return { drawn: [], placed: [], foot: top - GAP };
	const title = heading(matter, matter.print.aidShapes, top);
	// the words may become smaller, the shapes may not: else a smaller page would fit worse than a larger one
	const laidIn = (to: Binder, height: number) =>
		shapesAt(
			to,
			clusters,
			{ x: LEFT, y: top + title.height + 2.5, width: matter.paper.width - 2 * LEFT, height },
			{ largest: 1 }
		);
	const heights = ROWS.map((rows) => 30 * rows * Math.max(1, scale));
	const height = heights.find((tried) => laidIn(new Binder(), tried).scale >= SMALL_SHAPES) ?? 30;
	const { placed, foot } = laidIn(binder, height);
	return { drawn: title.drawn, placed, foot };
}

function signsBelow(matter: Matter, top: number, scale: number): Laid {
	const title = heading(matter, matter.print.aidSigns, top);
	const room = { x: LEFT, y: top + title.height + 2.5, width: matter.paper.width - 2 * LEFT };
	const signs = signsAt(matter, room, 3, bodyStyle(matter, scale));
	return { ...signs, drawn: [...title.drawn, ...signs.drawn] };
}
