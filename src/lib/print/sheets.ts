/** Sheets on pages: blank, with names, or filled with the marks of a table. */
import { CAPITAL, POINT, sizeToFit } from '../sheets/kit/type.ts';
import { PENCIL } from '../sheets/kit/tones.ts';
import type { Box } from '../sheets/model.ts';
import type { Mark } from '../table/record.ts';
import type { Binder } from './binder.ts';
import { boundsOf, unionOf } from './bounds.ts';
import { drawCode, freeSquare } from './code.ts';
import { handOf, type Edition } from './edition.ts';
import { inLetters } from './font/alphabets.ts';
import { EDGE, impose, printable, type Imposition, type PerPage } from './paper.ts';
import { drawInk, drawMarks, HAIRLINE, type Drawn, type Plate } from './plate.ts';

/** What is written on one sheet. */
export interface Filling {
	/** Its entry in the outline. */
	readonly title: string;
	/** Text by field id. */
	readonly fields: Readonly<Record<string, string>>;
	/** Marks by cell id. */
	readonly marks: ReadonlyMap<string, readonly Mark[]>;
	/** What the code says when it fits; else the code opens the game. */
	readonly link?: string;
}

/** A sheet that was drawn, and what print has to know of it. */
export interface Press {
	readonly plate: Plate;
	/** The part that has ink. */
	readonly used: Box;
	/** Where the code stands. */
	readonly code: Box;
}

export function press(edition: Edition): Press {
	const { sheet } = edition;
	const drawn = inkOf(edition);
	const boxes = [...drawn.map(boundsOf), ...sheet.areas.flatMap(({ cells }) => cells.map(({ box }) => box))];
	const inked = unionOf(boxes);
	const room = { ...printable(sheet.page) };
	const code =
		sheet.code ?? freeSquare(room, [...boxes, ...sheet.fields.map(({ box }) => box)]) ?? below(inked);
	const used = unionOf([inked, code]);
	const plate = {
		width: Math.max(sheet.page.width, used.x + used.width + 1),
		height: Math.max(sheet.page.height, used.y + used.height + 1),
		drawn
	};
	return { plate, used, code };
}

const below = ({ x, y, width, height }: Box): Box => ({
	x: x + width - 14,
	y: y + height + 1,
	width: 14,
	height: 14
});

/** Everything printed on the sheet, in the order of the screen. */
function inkOf(edition: Edition): readonly Drawn[] {
	const { sheet } = edition;
	const hand = handOf(edition);
	return [
		...drawInk(sheet.ink, hand),
		...sheet.areas.flatMap((area) => [
			...drawInk(area.ink, hand),
			...area.cells.flatMap((cell) => drawInk(cell.ink, hand))
		])
	];
}

/** What a pencil and the printer add to the bare sheet. */
function written(edition: Edition, { code }: Press, { fields, marks, link }: Filling): readonly Drawn[] {
	const { inks } = handOf(edition);
	return [
		...drawCode(link === undefined ? [edition.link] : [link, edition.link], code),
		...edition.sheet.fields.flatMap(({ id, box }) => inField(inLetters(fields[id] ?? '') ?? '', box)),
		...edition.sheet.areas.flatMap(({ cells }) =>
			cells.flatMap((cell) => drawMarks(marks.get(cell.id) ?? [], cell, inks))
		)
	];
}

function inField(text: string, { x, y, width, height }: Box): readonly Drawn[] {
	if (text === '') return [];
	const size = sizeToFit(text, Math.min(13, (height * 0.8) / POINT), 'regular', width - 2);
	const baseline = y + height / 2 + (size * POINT * CAPITAL) / 2;
	return [
		{ kind: 'text', text, at: [x + 1, baseline], align: 'start', size, face: 'regular', colour: PENCIL }
	];
}

/** The smallest text and cell that is still read and hit, in points and mm. */
const LEAST = { text: 5, cell: 4.8 };

/** How small the texts of a sheet become with so many on a page, and whether that can still be read. */
export function legibility(
	edition: Edition,
	{ plate, used }: Press,
	perPage: PerPage
): { readonly legible: boolean; readonly smallest: number } {
	const { scale } = impose(edition.sheet.page, used, edition.paper, perPage);
	const texts = plate.drawn.flatMap((mark) => (mark.kind === 'text' ? [mark.size] : []));
	const cells = edition.sheet.areas.flatMap((area) =>
		area.cells.map(({ box }) => Math.min(box.width, box.height))
	);
	const smallest = Math.min(...texts) * scale;
	return {
		smallest,
		legible: perPage === 1 || (smallest >= LEAST.text - 0.05 && Math.min(...cells) * scale >= LEAST.cell)
	};
}

export function bindSheets(
	binder: Binder,
	edition: Edition,
	fillings: readonly Filling[],
	perPage: PerPage
): void {
	const pressed = press(edition);
	const imposition = impose(edition.sheet.page, pressed.used, edition.paper, perPage);
	const bare = binder.plate('sheet', () => pressed.plate);
	for (let first = 0; first < fillings.length; first += perPage) {
		const together = fillings.slice(first, first + perPage);
		const placed = together.flatMap((filling, nth) => {
			const corner = imposition.corners[nth] ?? { x: 0, y: 0 };
			const on = { ...corner, scale: imposition.scale };
			const name = `written ${JSON.stringify([filling.fields, [...filling.marks], filling.link])}`;
			const plate = binder.plate(name, () => ({
				...pressed.plate,
				drawn: written(edition, pressed, filling)
			}));
			return [
				{ plate: bare, ...on },
				{ plate, ...on }
			];
		});
		const cuts = binder.plate(`cuts ${perPage}`, () => ({
			...imposition.paper,
			drawn: cutLines(imposition)
		}));
		binder.page({
			...imposition.paper,
			title: together.map(({ title }) => title).join(' · '),
			placed: imposition.cuts.length === 0 ? placed : [...placed, { plate: cuts, x: 0, y: 0, scale: 1 }]
		});
	}
}

const cutLines = ({ cuts }: Imposition): readonly Drawn[] => cuts.map(({ from, to }) => cutLine(from, to));

export const cutLine = (from: readonly [number, number], to: readonly [number, number]): Drawn => ({
	kind: 'line',
	from,
	to,
	fill: null,
	stroke: [0.6, 0.6, 0.6],
	weight: HAIRLINE,
	dashed: true
});

/** A heading and a code above what fills the rest of a page, in mm. */
export const HEAD = 16;

/** The code in the head of a page: the table where it fits, else the game. */
export const headCode = (edition: Edition, width: number, link = edition.link): readonly Drawn[] =>
	drawCode([link, edition.link], { x: width - EDGE - 2 - 14, y: EDGE, width: 14, height: 14 });

/** The head of a page that is not a sheet itself: what it shows, and of which game. */
export function headOf(edition: Edition, width: number, title: string, aside: string): readonly Drawn[] {
	const { inks } = handOf(edition);
	const line = { kind: 'text', align: 'start' } as const;
	return [
		{
			...line,
			text: title,
			at: [10, EDGE + 6.5],
			size: sizeToFit(title, 17, 'caps', width - 36),
			face: 'caps',
			colour: inks.text('ink')
		},
		{
			...line,
			text: aside,
			at: [10, EDGE + 12],
			size: sizeToFit(aside, 9.5, 'regular', width - 36),
			face: 'regular',
			colour: inks.text('soft')
		}
	];
}
