/** Each area of the sheet with a part of it as it looks in play, and how it works. */
import type { Box } from '../table/sheet.ts';
import { bodyStyle, heading, type Laid } from './aid-type.ts';
import type { Binder } from './binder.ts';
import type { Placed } from './book.ts';
import { detailOf, type Detail } from './example.ts';
import { LEFT } from './head.ts';
import { handOf, titled, type Matter } from './matter.ts';
import type { Drawn } from './plate.ts';
import { paragraph } from './setting.ts';

const PICTURE = { width: 36, height: 24 };
const GUTTER = 6;
/** Lettering below this is a smudge, in points. */
const READABLE = 4.5;

/** By the id of the area: the same for whatever size the page is set in. */
export type Details = ReadonlyMap<string, Detail>;

export const detailsOf = (matter: Matter): Details =>
	new Map(
		matter.sheet.areas
			.filter(({ id }) => matter.aid.areas[id] !== undefined)
			.map((area) => [area.id, detailOf(matter, area, PICTURE)])
	);

export function areasAt(binder: Binder, matter: Matter, details: Details, top: number, scale: number): Laid {
	const { aid, paper, sheet, print } = matter;
	const title = heading(matter, sheet.per === 'player' ? print.aidSheet : print.aidBoard, top);
	const shown = sheet.areas.flatMap((area) => {
		const detail = details.get(area.id);
		return detail ? [{ area, detail }] : [];
	});
	const column = (paper.width - 2 * LEFT - GUTTER) / 2;
	const picture = {
		width: PICTURE.width * Math.min(1.1, scale),
		height: PICTURE.height * Math.min(1.1, scale)
	};
	const [drawn, placed]: [Drawn[], Placed[]] = [[...title.drawn], []];
	let [y, deep] = [top + title.height + 3, 0];
	for (const [nth, { area, detail }] of shown.entries()) {
		const x = LEFT + (nth % 2) * (column + GUTTER);
		if (nth > 0 && nth % 2 === 0) [y, deep] = [y + deep + 3.5, 0];
		const drawing = pictureOf(binder, detail, titled(matter, area.title), { x, y, ...picture });
		const [left, width] = [x + picture.width + 3, column - picture.width - 3];
		const style = bodyStyle(matter, scale);
		const called = paragraph(titled(matter, area.title), left, y, width, {
			...style,
			size: style.size * 1.1,
			face: 'caps',
			colour: handOf(matter).inks.text('accent'),
			tag: { role: 'H3' }
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
	{ drawn, box }: Detail,
	alt: string,
	room: Box
): { readonly placed: Placed; readonly height: number } {
	const scale = Math.min(1, room.width / box.width, room.height / box.height);
	const plate = binder.plate(`picture ${alt}`, () => ({
		width: box.x + box.width + 1,
		height: box.y + box.height + 1,
		drawn: drawn.filter((mark) => mark.kind !== 'text' || mark.size * scale >= READABLE)
	}));
	const left = room.x + (room.width - box.width * scale) / 2;
	return {
		placed: { plate, x: left - box.x * scale, y: room.y - box.y * scale, scale, alt },
		height: box.height * scale
	};
}
