/** Sheets on pages: blank for a game night, or with the marks of a table. */
import { CAPITAL, POINT, sizeToFit } from '../sheets/kit/type.ts';
import { PENCIL } from '../sheets/kit/tones.ts';
import type { Box } from '../table/sheet.ts';
import type { Mark } from '../table/record.ts';
import type { Binder } from './binder.ts';
import type { Placed } from './book.ts';
import { boundsOf, overlap, unionOf } from './bounds.ts';
import { codeSide, codeOnPaper } from './code.ts';
import { CLEAR, cornerMarks } from './corners.ts';
import { inLetters } from './font/alphabets.ts';
import { cutLine } from './grid.ts';
import { imprint, imprintSize, type ImprintParts } from './imprint.ts';
import { sheetInWords } from './in-words.ts';
import { leavesOf } from './leaves.ts';
import { handOf, type Matter } from './matter.ts';
import { impose, printable, type Imposition, type PerPage } from './paper.ts';
import { drawInk, drawMarks, type Drawn, type Plate } from './plate.ts';
import { common, freePlace, grown, onHalves } from './room.ts';

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

/** A sheet that was drawn, and what print has to know of it. All in mm of the sheet. */
export interface Press {
	readonly plate: Plate;
	/** What the corner marks enclose. */
	readonly frame: Box;
	/** Where the code stands. */
	readonly code: Box;
	readonly imposition: Imposition;
	/** What is taken already. */
	readonly taken: readonly Box[];
}

/** The whole sheet is page 1 of its edition. */
export const WHOLE = 1;

/** A sheet of several pages: its first one, which has the names and the code of the table. */
export function press(matter: Matter, perPage: PerPage = 1): Press {
	const [first = matter] = leavesOf(matter);
	return pressLeaf(first, perPage);
}

function pressLeaf(matter: Matter, perPage: PerPage): Press {
	const { sheet } = matter;
	const drawn = inkOf(matter);
	const taken = [
		...drawn.map(boundsOf),
		...sheet.areas.flatMap(({ cells }) => cells.map(({ box }) => box)),
		...sheet.fields.map(({ box }) => box)
	];
	// several sheets on a page are made smaller anyway: a little more, so that the corner marks stand clear
	const lie = (used: Box): Imposition =>
		impose(sheet.page, perPage === 1 ? used : grown(used, 1), matter.paper, perPage);
	const side = codeSide(matter.code(WHOLE, { x: 0, y: 0, ...sheet.page })) ?? 0;
	const { code, imposition } = settle(matter, taken, lie, side);
	const used = unionOf([...taken, code]);
	const frame = frameIn(used, imposition);
	return {
		plate: {
			width: Math.max(frame.x + frame.width, used.x + used.width) + 1,
			height: Math.max(frame.y + frame.height, used.y + used.height) + 1,
			drawn
		},
		frame,
		code,
		imposition,
		taken: [...taken, code]
	};
}

/** A code that finds no room makes the sheet longer and so smaller, and then needs more of it: until it fits. */
function settle(
	matter: Matter,
	taken: readonly Box[],
	lie: (used: Box) => Imposition,
	side: number
): { readonly code: Box; readonly imposition: Imposition } {
	let { scale } = lie(unionOf(taken));
	for (;;) {
		const code = codePlace(matter, taken, side / scale);
		const imposition = lie(unionOf([...taken, code]));
		if (imposition.scale >= scale - 1e-4) return { code, imposition };
		scale = imposition.scale;
	}
}

/** Around the sheet, as far as its part of the page reaches. */
function frameIn(used: Box, { slots, corners, scale }: Imposition): Box {
	const [slot, corner] = [slots[0] ?? used, corners[0] ?? { x: 0, y: 0 }];
	const own = {
		x: (slot.x - corner.x) / scale,
		y: (slot.y - corner.y) / scale,
		width: slot.width / scale,
		height: slot.height / scale
	};
	return onHalves(common(grown(used, CLEAR), own));
}

/** On the place that the layout keeps, if it is large enough or has room around it; else wherever there is room. */
function codePlace({ sheet }: Matter, taken: readonly Box[], side: number): Box {
	const inked = unionOf(taken);
	const isFree = (place: Box): boolean => !taken.some((box) => overlap(box, place));
	const { code } = sheet;
	if (code && code.width >= side) return code;
	if (code) {
		const [right, bottom] = [code.x + code.width, code.y + code.height];
		const corners = [
			[code.x + (code.width - side) / 2, code.y + (code.height - side) / 2],
			[right - side, code.y],
			[right - side, bottom - side],
			[code.x, code.y],
			[code.x, bottom - side]
		] as const;
		const room = printable(sheet.page);
		const places = corners.map(([x, y]) => ({ x, y, width: side, height: side }));
		const found = places.find((place) => isFree(place) && within(place, room));
		if (found) return found;
	}
	const size = { width: side, height: side };
	const below = { ...size, x: inked.x + inked.width - side - 1, y: inked.y + inked.height + 0.5 };
	return freePlace(inked, taken, size) ?? below;
}

const within = (inner: Box, outer: Box): boolean =>
	inner.x >= outer.x &&
	inner.y >= outer.y &&
	inner.x + inner.width <= outer.x + outer.width &&
	inner.y + inner.height <= outer.y + outer.height;

/** Everything printed on the sheet, in the order of the screen. */
function inkOf(matter: Matter): readonly Drawn[] {
	const { sheet } = matter;
	const hand = handOf(matter);
	return [
		...drawInk(sheet.ink, hand),
		...sheet.areas.flatMap((area) => [
			...drawInk(area.ink, hand),
			...area.cells.flatMap((cell) => drawInk(cell.ink, hand))
		])
	];
}

/** What a pencil and the printer add to the bare sheet. */
function written(matter: Matter, pressed: Press, filling: Filling): readonly Drawn[] {
	const { link } = filling;
	const { code, frame, imposition } = pressed;
	const own = matter.code(WHOLE, frame);
	return [
		...codeOnPaper(link === undefined ? [own] : [link, own], code, imposition.scale),
		...pencilled(matter, filling)
	];
}

function pencilled(matter: Matter, { fields, marks }: Filling): readonly Drawn[] {
	const { inks } = handOf(matter);
	return [
		...matter.sheet.fields.flatMap(({ id, box }) => inField(inLetters(fields[id] ?? '') ?? '', box)),
		...matter.sheet.areas.flatMap(({ cells }) =>
			cells.flatMap((cell) => drawMarks(marks.get(cell.id) ?? [], cell, inks))
		)
	];
}

/** Corner marks, the name of the edition, and on the first page a ruler, where the sheet leaves room for them. */
function measured(matter: Matter, pressed: Press, first: boolean): readonly Drawn[] {
	const { frame, imposition, taken } = pressed;
	const { scale } = imposition;
	const marks = cornerMarks(frame, scale, handOf(matter).inks.text('ink'));
	const room = grown(frame, -0.5);
	const added: Drawn[] = [];
	const add = (parts: ImprintParts): boolean => {
		const { width, height } = imprintSize(matter, parts);
		const size = { width: width / scale, height: height / scale };
		const place = freePlace(room, [...taken, ...[...marks, ...added].map(boundsOf)], size);
		if (place) added.push(...imprint(matter, place, scale, parts));
		return place !== null;
	};
	// together if there is room, else each wherever it fits, the name at last along the edge
	if (!first || !add({ caption: 'level', ruler: true })) {
		if (first) add({ caption: 'none', ruler: true });
		if (!add({ caption: 'level', ruler: false })) add({ caption: 'upward', ruler: false });
	}
	return [...marks, ...added];
}

export function inField(text: string, { x, y, width, height }: Box): readonly Drawn[] {
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
	matter: Matter,
	perPage: PerPage
): { readonly legible: boolean; readonly smallest: number } {
	const leaves = leavesOf(matter).map((leaf) => {
		const { plate, imposition } = pressLeaf(leaf, perPage);
		const texts = plate.drawn.flatMap((mark) => (mark.kind === 'text' ? [mark.size] : []));
		const cells = leaf.sheet.areas.flatMap((area) =>
			area.cells.map(({ box }) => Math.min(box.width, box.height))
		);
		const { scale } = imposition;
		return { text: Math.min(...texts) * scale, cell: Math.min(...cells) * scale };
	});
	const smallest = Math.min(...leaves.map(({ text }) => text));
	const cell = Math.min(...leaves.map((leaf) => leaf.cell));
	return {
		smallest,
		legible: perPage === 1 || (smallest >= LEAST.text - 0.05 && cell >= LEAST.cell)
	};
}

/** One of the leaves of one of the sheets. */
interface Leaf {
	readonly filling: Filling;
	readonly leaf: Matter;
	readonly pressed: Press;
	/** Its number among the leaves of its sheet, from 1; null when there is but one. */
	readonly nth: number | null;
}

function titleOf({ filling: { title }, leaf: { print }, nth }: Leaf, of: number): string {
	return nth === null ? title : print.deckPage({ deck: title, n: nth, of });
}

export function bindSheets(
	binder: Binder,
	matter: Matter,
	fillings: readonly Filling[],
	perPage: PerPage
): void {
	const leaves = leavesOf(matter).map((leaf, at, { length }) => ({
		leaf,
		pressed: pressLeaf(leaf, perPage),
		nth: length === 1 ? null : at + 1
	}));
	const all: readonly Leaf[] = fillings.flatMap((filling) => leaves.map((leaf) => ({ ...leaf, filling })));
	for (let first = 0; first < all.length; first += perPage) {
		const together = all.slice(first, first + perPage);
		const ruled = binder.length === 0;
		const placed = together.flatMap((one, nth) => placeLeaf(binder, one, nth, ruled));
		const { paper, cuts } = together[0]?.pressed.imposition ?? press(matter, perPage).imposition;
		const cutting = binder.plate(`cuts ${perPage}`, () => ({
			...paper,
			drawn: cuts.map(({ from, to }) => cutLine(from, to))
		}));
		binder.page({
			...paper,
			title: together.map((one) => titleOf(one, leaves.length)).join(' · '),
			placed: cuts.length === 0 ? placed : [...placed, { plate: cutting, x: 0, y: 0, scale: 1 }]
		});
	}
}

/** The bare leaf, what measures it, and what is written on it. */
function placeLeaf(
	binder: Binder,
	{ filling, leaf, pressed, nth }: Leaf,
	slot: number,
	ruled: boolean
): readonly Placed[] {
	const { imposition } = pressed;
	const on = { ...(imposition.corners[slot] ?? { x: 0, y: 0 }), scale: imposition.scale };
	const which = nth === null ? '' : ` ${nth}`;
	const plateOf = (name: string, drawn: () => readonly Drawn[]): number =>
		binder.plate(`${name}${which}`, () => ({ ...pressed.plate, drawn: drawn() }));
	const { fields, marks, link } = filling;
	const bare = plateOf('sheet', () => pressed.plate.drawn);
	const writing = plateOf(`written ${JSON.stringify([fields, [...marks], link])}`, () =>
		written(leaf, pressed, filling)
	);
	const measures = plateOf(`measured ${ruled}`, () => measured(leaf, pressed, ruled));
	return [
		{ plate: bare, ...on, alt: sheetInWords(leaf, filling) },
		{ plate: measures, ...on },
		{ plate: writing, ...on }
	];
}

/** Sheets as small pictures, as large as one of the rooms allows, from its top left on. */
export function placeSmall(
	binder: Binder,
	matter: Matter,
	fillings: readonly Filling[],
	rooms: readonly Box[]
): readonly Placed[] {
	const pressed = pressLeaf(matter, 1);
	const { frame } = pressed;
	const bare = binder.plate('sheet', () => pressed.plate);
	const gap = 4;
	const ways = rooms.flatMap((room) =>
		fillings.map((_, nth) => {
			const [columns, rows] = [nth + 1, Math.ceil(fillings.length / (nth + 1))];
			const width = (room.width - (columns - 1) * gap) / columns;
			const height = (room.height - (rows - 1) * gap) / rows;
			return { room, columns, scale: Math.min(0.6, width / frame.width, height / frame.height) };
		})
	);
	const [first, ...others] = ways;
	if (!first) return [];
	const best = others.reduce((most, way) => (way.scale > most.scale ? way : most), first);
	const { room } = best;
	if (best.scale < 0.12) return [];
	return fillings.flatMap((filling, nth) => {
		const on = {
			x: room.x + (nth % best.columns) * (frame.width * best.scale + gap) - frame.x * best.scale,
			y: room.y + Math.floor(nth / best.columns) * (frame.height * best.scale + gap) - frame.y * best.scale,
			scale: best.scale
		};
		const plate = binder.plate(`small ${JSON.stringify([filling.fields, [...filling.marks]])}`, () => ({
			...pressed.plate,
			drawn: [...pencilled(matter, filling), edgeOf(matter, frame)]
		}));
		return [
			{ plate: bare, ...on, alt: filling.title },
			{ plate, ...on }
		];
	});
}

const edgeOf = (matter: Matter, box: Box): Drawn => ({
	kind: 'rect',
	box,
	radius: 2,
	fill: null,
	stroke: handOf(matter).inks.stroke('faint'),
	weight: 0.6,
	dashed: false
});
