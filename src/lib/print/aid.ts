/** The player aid: the whole game on one page, from the words of the game and the very drawing of its sheet. */
import { centred, box as boxOf, ellipse } from '../sheets/kit/draw.ts';
import type { Area, Box } from '../table/sheet.ts';
import type { Binder } from './binder.ts';
import type { Page, Placed } from './book.ts';
import { boundsOf, unionOf } from './bounds.ts';
import { headCode, headOf, HEAD, LEFT } from './head.ts';
import { captionOf } from './imprint.ts';
import { clustersOf, flow } from './legend.ts';
import { handOf, titled, type Matter } from './matter.ts';
import { EDGE } from './paper.ts';
import { drawInk, type Drawn, type Hand } from './plate.ts';
import { frame, leading, paragraph, type Block } from './setting.ts';
import { signsIn } from '../sheets/kit/signs.ts';

/** Running text, in points; larger or smaller all together, as the page has room. */
const BODY = 9;
const [LARGEST, SMALLEST] = [1.4, 0.8];
/** Signs below this are not worth printing, as a share of their size on the sheet. */
const SMALL_SIGNS = 0.8;
/** A drawing that is higher than this on the sheet is shown smaller, without the texts that nobody could read. */
const HIGHEST = 44;
const READABLE = 5.5;

interface Laid {
	readonly drawn: readonly Drawn[];
	readonly placed: readonly Placed[];
	/** Where it ends. */
	readonly foot: number;
}

export function bindAid(binder: Binder, matter: Matter, back = false): void {
	binder.page(aidPage(binder, matter, back));
}

export function aidPage(binder: Binder, matter: Matter, back = false): Page {
	const { paper, print } = matter;
	const bottom = paper.height - EDGE - 1;
	for (let scale = LARGEST; ; scale -= 0.03) {
		const laid = lay(binder, matter, scale, bottom);
		if (!laid && scale > SMALLEST) continue;
		const { drawn, placed } = laid ?? { drawn: [], placed: [] };
		const plate = binder.plate('aid', () => ({ ...paper, drawn }));
		return {
			...paper,
			title: print.aid,
			placed: [{ plate, x: 0, y: 0, scale: 1 }, ...placed],
			...(back && { back: true })
		};
	}
}

/** Null when it does not fit so. */
function lay(binder: Binder, matter: Matter, scale: number, bottom: number): Laid | null {
	const { paper, print, aid } = matter;
	const hand = handOf(matter);
	const width = paper.width - 2 * LEFT;
	const end = boxed(matter, print.aidEnd, aid.end, scale, 0);
	const head = [
		...headOf(matter, paper.width, matter.game, `${print.aid} · ${captionOf(matter)}`),
		...headCode([matter.code(0)], paper.width)
	];
	const aim = boxed(matter, print.aidAim, aid.aim, scale, EDGE + HEAD + 3);
	const turn = stepsAt(matter, hand, aim.foot + 4.5, scale);
	const areas = areasAt(binder, matter, turn.foot + 4.5, scale);
	const room = bottom - end.foot - 2 - areas.foot;
	if (room < 0) return null;
	const legend = legendAt(binder, matter, { x: LEFT, y: areas.foot + 2.5, width, height: room - 4 }, scale);
	if (legend.scale < SMALL_SIGNS && scale > SMALLEST + 0.05) return null;
	const last = boxed(matter, print.aidEnd, aid.end, scale, bottom - end.foot);
	return {
		drawn: [...head, ...aim.drawn, ...turn.drawn, ...areas.drawn, ...legend.drawn, ...last.drawn],
		placed: [...areas.placed, ...legend.placed],
		foot: bottom
	};
}

const bodyStyle = (matter: Matter, scale: number) => ({
	size: BODY * scale,
	face: 'regular' as const,
	colour: handOf(matter).inks.text('ink')
});

/** A sentence that everybody should read, in a box of its own. */
function boxed(matter: Matter, lead: string, text: string, scale: number, y: number): Omit<Laid, 'placed'> {
	const { paper } = matter;
	const { inks } = handOf(matter);
	const style = { ...bodyStyle(matter, scale), size: 11 * scale };
	const said = leading(lead, text, [LEFT + 4, y + 3], paper.width - 2 * LEFT - 8, style);
	const height = said.height + 6.4;
	const ground = { x: LEFT, y, width: paper.width - 2 * LEFT, height };
	return {
		drawn: [frame(ground, inks.stroke('accent'), inks.fill('tint')), ...said.drawn],
		foot: y + height
	};
}

function heading(matter: Matter, text: string, y: number): Block {
	const colour = handOf(matter).inks.text('accent');
	return paragraph(text, LEFT, y, 150, { size: 13, face: 'caps', colour, tag: { role: 'H2' } });
}

const GAP = 3;

function stepsAt(matter: Matter, hand: Hand, top: number, scale: number): Omit<Laid, 'placed'> {
	const { aid, paper, print } = matter;
	const title = heading(matter, print.aidTurn, top);
	const y = top + title.height + 2.5;
	const width = (paper.width - 2 * LEFT - (aid.steps.length - 1) * GAP) / aid.steps.length;
	const high = 16 * Math.min(1.2, scale);
	let foot = y;
	const drawn = aid.steps.flatMap(({ signs, title: name, text }, nth): readonly Drawn[] => {
		const x = LEFT + nth * (width + GAP);
		const disc = boxOf(x + 1.2, y + 1.2, 4.6, 4.6);
		const picture = [
			...signsIn(signs, boxOf(x + 4.5, y + 2, width - 6, high - 4), 8),
			ellipse(disc, { fill: 'accent' }),
			centred(String(nth + 1), disc, { face: 'bold', size: 8.5, tone: 'paper' })
		];
		const style = bodyStyle(matter, scale);
		const called = paragraph(name, x, y + high + 2, width, { ...style, face: 'bold' });
		const said = paragraph(text, x, y + high + 2 + called.height + 1.6, width, style);
		foot = Math.max(foot, y + high + 2 + called.height + 1.6 + said.height);
		const border = frame({ x, y, width, height: high }, hand.inks.stroke('ink'), null);
		return [border, ...drawInk(picture, hand), ...called.drawn, ...said.drawn];
	});
	return { drawn: [...title.drawn, ...drawn], foot };
}

const PICTURE = { width: 36, height: 22 };

/** Each area as it is drawn on the sheet, small, and how it works. */
function areasAt(binder: Binder, matter: Matter, top: number, scale: number): Laid {
	const { aid, paper, sheet, print } = matter;
	const title = heading(matter, sheet.per === 'player' ? print.aidSheet : print.board, top);
	const shown = sheet.areas.filter(({ id }) => aid.areas[id] !== undefined);
	const column = (paper.width - 2 * LEFT - 6) / 2;
	const picture = {
		width: PICTURE.width * Math.min(1.25, scale),
		height: PICTURE.height * Math.min(1.25, scale)
	};
	const [drawn, placed]: [Drawn[], Placed[]] = [[...title.drawn], []];
	let [y, deep] = [top + title.height + 3, 0];
	for (const [nth, area] of shown.entries()) {
		const x = LEFT + (nth % 2) * (column + 6);
		if (nth > 0 && nth % 2 === 0) [y, deep] = [y + deep + 3.5, 0];
		const drawing = pictureOf(binder, matter, area, { x, y, ...picture });
		const [left, width] = [x + picture.width + 3, column - picture.width - 3];
		const style = bodyStyle(matter, scale);
		const called = paragraph(titled(matter, area.title), left, y, width, {
			...style,
			size: style.size * 1.1,
			face: 'caps'
		});
		const said = paragraph(aid.areas[area.id] ?? '', left, y + called.height + 1.6, width, style);
		drawn.push(...called.drawn, ...said.drawn);
		placed.push(drawing.placed);
		deep = Math.max(deep, drawing.height, called.height + 1.6 + said.height);
	}
	return { drawn, placed, foot: y + deep };
}

function pictureOf(
	binder: Binder,
	matter: Matter,
	area: Area,
	room: Box
): { readonly placed: Placed; readonly height: number } {
	const hand = handOf(matter);
	const drawn = [...drawInk(area.ink, hand), ...area.cells.flatMap((cell) => drawInk(cell.ink, hand))];
	const used = unionOf([...drawn.map(boundsOf), ...area.cells.map(({ box }) => box)]);
	const scale = Math.min(1, room.width / used.width, room.height / used.height);
	const plate = binder.plate(`picture ${area.id}`, () => ({
		width: used.x + used.width + 1,
		height: used.y + used.height + 1,
		drawn
	}));
	const left = room.x + (room.width - used.width * scale) / 2;
	return {
		placed: {
			plate,
			x: left - used.x * scale,
			y: room.y - used.y * scale,
			scale,
			alt: titled(matter, area.title)
		},
		height: used.height * scale
	};
}

/** A picture with words in it is told by its words. */
const altOf = (drawn: readonly Drawn[]): string =>
	drawn.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ');

const shrink = ({ height }: Box): number => Math.min(1, HIGHEST / height);

/** Every sign that the sheet explains, in whatever room is left. */
function legendAt(
	binder: Binder,
	matter: Matter,
	room: Box,
	largest: number
): { readonly drawn: readonly Drawn[]; readonly placed: readonly Placed[]; readonly scale: number } {
	const clusters = clustersOf(matter);
	if (clusters.length === 0) return { drawn: [], placed: [], scale: 1 };
	const title = heading(matter, matter.print.aidSigns, room.y + 1.5);
	const body = { ...room, y: room.y + 7, height: room.height - 7 };
	const { scale, corners } = flow(
		clusters.map(({ box }) => ({ ...box, width: box.width * shrink(box), height: box.height * shrink(box) })),
		body,
		largest
	);
	if (scale < 0.4) return { drawn: [], placed: [], scale };
	const placed = clusters.map(({ box, drawn }, nth): Placed => {
		const corner = corners[nth] ?? body;
		const plate = binder.plate(`aid legend ${nth} ${scale}`, () => ({
			width: box.x + box.width + 1,
			height: box.y + box.height + 1,
			drawn: drawn.filter((mark) => mark.kind !== 'text' || mark.size * scale * shrink(box) >= READABLE)
		}));
		const own = scale * shrink(box);
		return { plate, x: corner.x - box.x * own, y: corner.y - box.y * own, scale: own, alt: altOf(drawn) };
	});
	return { drawn: title.drawn, placed, scale };
}
