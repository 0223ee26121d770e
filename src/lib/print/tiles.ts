/** The sheet enlarged over several pages of the paper at hand, which are glued together where they overlap. */
import { sizeToFit } from '../sheets/kit/type.ts';
import type { Box } from '../table/sheet.ts';
import type { Binder } from './binder.ts';
import { codeOnPaper } from './code.ts';
import { captionOf, ruled, rulerSpan } from './imprint.ts';
import { sheetInWords } from './in-words.ts';
import { leavesOf } from './leaves.ts';
import { handOf, type Matter } from './matter.ts';
import { measuredLarge } from './measures.ts';
import { EDGE, papers, printable, turned, type Paper, type PerPage } from './paper.ts';
import type { Drawn } from './plate.ts';
import { common, grown } from './room.ts';
import { press, WHOLE } from './press.ts';
import { bindSheets, pencilled, type Filling } from './sheets.ts';

export type TileCount = 2 | 4;

/** So much of a page is shown by its neighbour too, in mm: there they are glued. */
export const OVERLAP = 10;
/** The line above each part that says which one it is. */
const LINE = 7;

const GRIDS: Readonly<Record<TileCount, readonly (readonly [columns: number, rows: number])[]>> = {
	2: [
		[2, 1],
		[1, 2]
	],
	4: [[2, 2]]
};

interface Way {
	readonly paper: Paper;
	readonly columns: number;
	readonly rows: number;
	/** What a part shows, on its page. */
	readonly room: Box;
	readonly scale: number;
}

const spanOf = (count: number, side: number): number => count * side - (count - 1) * OVERLAP;

/** The way to lay the pages that shows the sheet largest. */
function wayOf(paper: Paper, frame: Box, count: TileCount): Way {
	const ways = GRIDS[count].flatMap(([columns, rows]) =>
		[paper, turned(paper)].map((page): Way => {
			const { x, y, width, height } = printable(page);
			const room = { x, y: y + LINE, width, height: height - LINE };
			const scale = Math.min(
				spanOf(columns, room.width) / frame.width,
				spanOf(rows, room.height) / frame.height
			);
			return { paper: page, columns, rows, room, scale };
		})
	);
	return ways.reduce((best, way) => (way.scale > best.scale + 1e-6 ? way : best));
}

/** `filling`: what is written on it. */
export function bindTiles(
	binder: Binder,
	matter: Matter,
	count: TileCount,
	filling: Filling = { title: matter.game, fields: {}, marks: new Map() }
): void {
	for (const [nth, leaf] of leavesOf(matter).entries()) bindLeaf(binder, leaf, nth, count, filling);
}

/** A thick pen needs larger cells than a pencil; A3 and several to a page were asked for as they are. */
export const isGlued = ({ ink, paper }: Matter, perPage: PerPage): boolean =>
	ink === 'erase' && perPage === 1 && paper.width < papers.A3.width;

/** Sheets for whatever is going to write on them. */
export function bindForPen(
	binder: Binder,
	matter: Matter,
	fillings: readonly Filling[],
	perPage: PerPage
): void {
	if (!isGlued(matter, perPage)) bindSheets(binder, matter, fillings, perPage);
	else for (const filling of fillings) bindTiles(binder, matter, 2, filling);
}

/** One of the leaves of the sheet; most sheets have but one. */
function bindLeaf(binder: Binder, matter: Matter, which: number, count: TileCount, filling: Filling): void {
	const pressed = press(matter);
	const { plate, frame, code } = pressed;
	const { paper, columns, rows, room, scale } = wayOf(matter.paper, frame, count);
	const own = matter.code(WHOLE, frame);
	const whole = binder.plate(`tiled ${count} ${which} ${JSON.stringify(filling.fields)}`, () => ({
		...plate,
		drawn: [
			...plate.drawn,
			...pencilled(matter, filling),
			...codeOnPaper(matter.whole ? [matter.whole.codeOf(WHOLE, frame), own] : [own], code, scale),
			...measuredLarge(matter, pressed, scale)
		]
	}));
	const left = (spanOf(columns, room.width) - frame.width * scale) / 2;
	const top = (spanOf(rows, room.height) - frame.height * scale) / 2;
	for (let nth = 0; nth < columns * rows; nth++) {
		const [column, row] = [nth % columns, Math.floor(nth / columns)];
		const x = room.x - column * (room.width - OVERLAP) + left - frame.x * scale;
		const y = room.y - row * (room.height - OVERLAP) + top - frame.y * scale;
		const shown = {
			x: (room.x - x) / scale,
			y: (room.y - y) / scale,
			width: room.width / scale,
			height: room.height / scale
		};
		const part = matter.print.tilePart({ n: nth + 1, of: count });
		const line = binder.plate(`tile ${count} ${which} ${nth}`, () => ({
			...paper,
			drawn: [...lineOf(matter, paper, part, nth), ...edgesOf(matter, room, { column, row })]
		}));
		binder.page({
			...paper,
			title: part,
			placed: [
				{
					plate: whole,
					x,
					y,
					scale,
					clip: common(shown, { x: 0, y: 0, width: plate.width, height: plate.height }),
					...(nth === 0 ? { alt: sheetInWords(matter, filling) } : {})
				},
				{ plate: line, x: 0, y: 0, scale: 1 }
			]
		});
	}
}

function lineOf(matter: Matter, { width }: Paper, part: string, nth: number): readonly Drawn[] {
	const how = nth === 0 ? matter.print.tileFirst : matter.print.tileNext;
	const text = `${part} · ${captionOf(matter)} · ${how}`;
	const colour = handOf(matter).inks.text('soft');
	const ruler = nth === 0 ? rulerSpan(matter) : 0;
	const size = sizeToFit(text, 9, 'regular', width - 2 * EDGE - 2 - ruler);
	return [
		...(nth === 0 ? ruled(matter, [width - EDGE - ruler + 2, EDGE + 4]) : []),
		{
			kind: 'text',
			text,
			at: [EDGE + 1, EDGE + 4],
			align: 'start',
			size,
			face: 'regular',
			colour,
			tag: { role: 'P' }
		}
	];
}

/** Where a part is cut that lies on the one before it. */
function edgesOf(
	matter: Matter,
	room: Box,
	{ column, row }: { readonly column: number; readonly row: number }
): readonly Drawn[] {
	const stroke = handOf(matter).inks.stroke('soft');
	const weight = 0.25;
	// the whole line is where printers reach, also the stronger one of a sheet that is wiped off
	const { x, y, width, height } = grown(room, -weight);
	const cut = { kind: 'line', fill: null, stroke, weight, dashed: true } as const;
	return [
		...(column > 0 ? [{ ...cut, from: [x, y] as const, to: [x, y + height] as const }] : []),
		...(row > 0 ? [{ ...cut, from: [x, y] as const, to: [x + width, y] as const }] : [])
	];
}
