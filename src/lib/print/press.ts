/** A sheet set on its paper: how large it becomes, where its code stands and what its corner marks enclose. */
import type { CodeOf } from './address.ts';
import type { Box } from '../table/sheet.ts';
import { overlap, within } from '../sheets/kit/boxes.ts';
import { boundsOf, unionOf } from './bounds.ts';
import { codeSide } from './code.ts';
import { CLEAR } from './corners.ts';
import { leavesOf } from './leaves.ts';
import { handOf, type Matter } from './matter.ts';
import { saysTurn } from './measures.ts';
import { impose, printable, type Imposition, type PerPage } from './paper.ts';
import { drawInk, type Drawn, type Plate } from './plate.ts';
import { common, freePlace, grown, onHalves } from './room.ts';

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

const pressed = new WeakMap<Matter, Map<PerPage, Press>>();

/** The same matter gives the same press: choices, preview and pages all ask for it. */
export function pressLeaf(matter: Matter, perPage: PerPage): Press {
	const known = pressed.get(matter) ?? new Map<PerPage, Press>();
	pressed.set(matter, known);
	const found = known.get(perPage) ?? pressAnew(matter, perPage);
	known.set(perPage, found);
	return found;
}

function pressAnew(matter: Matter, perPage: PerPage): Press {
	const bare = pressWith(matter, perPage, 0);
	// alone on its page a sheet is never made smaller for it
	return perPage === 1 || saysTurn(matter, bare) ? bare : pressWith(matter, perPage, TURN);
}

/** Two lines of type and some air for what a sheet says of itself, in mm of the paper. */
const TURN = 8;

/** With so much room at its foot, in mm of the paper. */
function pressWith(matter: Matter, perPage: PerPage, foot: number): Press {
	const { sheet } = matter;
	const bare = bareOf(matter);
	const { drawn, taken, inked } = bare;
	// several sheets on a page are made smaller anyway: a little more, so that the corner marks stand clear
	const lie = (used: Box): Imposition =>
		impose(sheet.page, perPage === 1 ? used : grown(longer(used), 1), matter.paper, perPage);
	// n sheets on a page are about √n times as small
	const longer = (used: Box): Box => ({ ...used, height: used.height + foot * Math.sqrt(perPage) });
	const sideOf = (codeOf: CodeOf): number => codeSide(codeOf(WHOLE, { x: 0, y: 0, ...sheet.page })) ?? 0;
	const plain = settle(matter, bare, lie, sideOf(matter.code));
	const { code, imposition } = matter.whole
		? roomier(matter, bare, lie, sideOf(matter.whole.codeOf), plain)
		: plain;
	const used = longer(unionOf([inked, code]));
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

/** A sheet as it is drawn, for whatever paper and however many on it. */
interface Bare {
	readonly drawn: readonly Drawn[];
	/** What each of its marks, cells and fields takes, and all of them together. */
	readonly taken: readonly Box[];
	readonly inked: Box;
}

const bares = new WeakMap<Matter, Bare>();

/** Drawn and measured once: legibility asks for every number of sheets on a page. */
function bareOf(matter: Matter): Bare {
	const { sheet } = matter;
	const known = bares.get(matter);
	if (known) return known;
	const drawn = inkOf(matter);
	const taken = [
		...drawn.map(boundsOf),
		...sheet.areas.flatMap(({ cells }) => cells.map(({ box }) => box)),
		...sheet.fields.map(({ box }) => box)
	];
	const bare = { drawn, taken, inked: unionOf(taken) };
	bares.set(matter, bare);
	return bare;
}

interface Settled {
	readonly code: Box;
	readonly imposition: Imposition;
}

/** A code that finds no room makes the sheet longer and so smaller, and then needs more of it: until it fits. */
function settle(matter: Matter, bare: Bare, lie: (used: Box) => Imposition, side: number): Settled {
	let { scale } = lie(bare.inked);
	for (;;) {
		const code = codePlace(matter, bare, side / scale);
		const imposition = lie(unionOf([bare.inked, code]));
		if (imposition.scale >= scale - 1e-4) return { code, imposition };
		scale = imposition.scale;
	}
}

/** A code that says more stands there instead where the sheet is none the smaller for it. */
function roomier(
	matter: Matter,
	bare: Bare,
	lie: (used: Box) => Imposition,
	side: number,
	plain: Settled
): Settled {
	const code = codePlace(matter, bare, side / plain.imposition.scale);
	const imposition = lie(unionOf([bare.inked, code]));
	return imposition.scale >= plain.imposition.scale - 1e-4 ? { code, imposition } : plain;
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
function codePlace({ sheet }: Matter, { taken, inked }: Bare, side: number): Box {
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
		const lies = JSON.stringify(imposition.slots);
		return { text: Math.min(...texts) * scale, cell: Math.min(...cells) * scale, lies };
	});
	// leaves that would lie in different ways cannot share a page
	const alike = new Set(leaves.map(({ lies }) => lies)).size === 1;
	const smallest = Math.min(...leaves.map(({ text }) => text));
	const cell = Math.min(...leaves.map((leaf) => leaf.cell));
	return {
		smallest,
		legible: perPage === 1 || (alike && smallest >= LEAST.text - 0.05 && cell >= LEAST.cell)
	};
}
