/** Where everything stands on the sheet, in millimetres: A4 landscape, a margin of ten. */
import { box } from '../kit/draw.ts';
import type { Box, PiecePlace } from '../../table/sheet.ts';
import type { OwnRatePart } from './cells.ts';
import { byColour, colours, mostPlayers, type ByColour, type Colour, type Region } from './pieces.ts';

export const page = { width: 297, height: 210 } as const;

/** The side of a square that takes one die. */
const tick = 6;
/** A little more than a pencil needs, so that it has its seven millimetres on Letter too. */
const side = 7.3;

export const slotBox = ({ x, y, side: width }: PiecePlace): Box => box(x, y, width, width);

// the world: the regions go round the outside, clockwise

export const boardBox = box(10, 43, 140, 109);
const tileWidth = 44.2;
const tileHeight = 34;
const gap = { x: 3.7, y: 3.5 };
/** The way round the world passes beside the two outer tiles of the middle row. */
const channel = 8;

const tileBox = (row: number, column: number): Box =>
	box(
		boardBox.x + column * (tileWidth + gap.x),
		boardBox.y + row * (tileHeight + gap.y),
		tileWidth,
		tileHeight
	);

export const regionBoxes: Readonly<Record<Region, Box>> = {
	1: tileBox(0, 0),
	2: tileBox(0, 1),
	3: tileBox(0, 2),
	4: tileBox(2, 2),
	5: tileBox(2, 1),
	6: tileBox(2, 0)
};

const narrowed = ({ x, y, width, height }: Box, from: 'left' | 'right'): Box =>
	box(from === 'left' ? x + channel : x, y, width - channel, height);

export const cdcBox = narrowed(tileBox(1, 0), 'left');
export const centreBox = tileBox(1, 1);
export const curedBox = narrowed(tileBox(1, 2), 'right');

/** The squares for dice of a colour on a tile, in the order in which they are filled. */
const rowOf = (tile: Box, colour: Colour, boxes: number): PiecePlace[] =>
	Array.from({ length: boxes }, (_, nth) => ({
		x: tile.x + 7.4 + nth * tick,
		y: tile.y + 8.6 + colours.indexOf(colour) * tick,
		side: tick
	}));

const rows = (tile: Box, boxes: number): ByColour<readonly PiecePlace[]> =>
	byColour((colour) => rowOf(tile, colour, boxes));

/** The sign of a colour in front of its squares on a tile. */
export const rowSign = (tile: Box, colour: Colour): Box =>
	box(tile.x + 1.7, tile.y + 9.3 + colours.indexOf(colour) * tick, 4.6, 4.6);

/** A higher stack than there is room for beside the pawns is counted instead. */
const MOST_SQUARES = 3;
export const regionSlots = (region: Region, stack: number): ByColour<readonly PiecePlace[]> =>
	rows(regionBoxes[region], Math.min(stack, MOST_SQUARES));
export const cdcSlots = rows(cdcBox, 4);
export const centreSlots = rows(centreBox, 6);
export const curedSlots = byColour((colour): readonly PiecePlace[] => {
	const at = colours.indexOf(colour);
	return [{ x: curedBox.x + 5.6 + (at % 2) * 13, y: curedBox.y + 9 + Math.floor(at / 2) * 12, side: 11 }];
});

/** Where the pawns stand in a region, one for each seat. */
export const pawnSlot = (region: Region, seat: number): PiecePlace => {
	const { x, y } = regionBoxes[region];
	return { x: x + 28.6 + (seat % 2) * 7.2, y: y + 9.2 + Math.floor(seat / 2) * 7.8, side: 7 };
};

// role cards

export const cardsBox = box(156, 43, 131, 85);
const badge = 8;
const headed = 10;
const cardHeight = (cardsBox.height - headed) / mostPlayers;
const roleWidth = 31;
const sampleWidth = (cardsBox.width - badge - roleWidth) / colours.length;
const cardTop = (seat: number): number => cardsBox.y + headed + seat * cardHeight;

export const roleBox = (seat: number): Box => box(cardsBox.x + badge, cardTop(seat), roleWidth, cardHeight);
/** The line for the name, under which the role is written. */
export const nameBox = (seat: number): Box => {
	const { x, y, width } = roleBox(seat);
	return box(x + 1.5, y + 1, width - 3, 6);
};
export const sampleBox = (seat: number, colour: Colour): Box =>
	box(
		cardsBox.x + badge + roleWidth + colours.indexOf(colour) * sampleWidth,
		cardTop(seat),
		sampleWidth,
		cardHeight
	);

/** Six samples a colour: two rows of three. */
export const sampleSlots = (seat: number, colour: Colour): PiecePlace[] => {
	const { x, y, width, height } = sampleBox(seat, colour);
	const [left, top] = [x + (width - 3 * side) / 2, y + (height - 2 * side) / 2];
	return Array.from({ length: 6 }, (_, nth) => ({
		x: left + (nth % 3) * side,
		y: top + Math.floor(nth / 3) * side,
		side
	}));
};

/** Where the pawn of a role card is drawn. */
export const badgeSlot = (seat: number): PiecePlace => ({
	x: cardsBox.x + 0.5,
	y: cardTop(seat) + (cardHeight - 7) / 2,
	side: 7
});

// what an ordinary die means

const tableTop = 163;
export const diceBox = box(106.2, 154.5, 43.8, 37.7);
export const dieBox = (colour: Colour, pips: number): Box =>
	box(diceBox.x + (pips - 1) * side, tableTop + colours.indexOf(colour) * side, side, side);
/** An ordinary die above its column. */
export const pipsSign = (pips: number): Box =>
	box(diceBox.x + 1.55 + (pips - 1) * side, tableTop - 4.7, 4.2, 4.2);

// areas whose size an edition decides: on the first page while they fit, else on a second one

export interface TrackPlan {
	readonly box: Box;
	readonly columns: number;
	readonly cell: (nth: number) => Box;
}

const track = (at: Box, width: number, spaces: number, columns: number): TrackPlan => ({
	box: at,
	columns: Math.min(spaces, columns),
	cell: (nth) => box(at.x + (nth % columns) * width, at.y + 5 + Math.floor(nth / columns) * 13.5, width, 9)
});

export interface RatePlan extends TrackPlan {
	/** What is written down of a track of the table's own, right of the printed one. */
	readonly own: (part: OwnRatePart) => Box;
}

const pageTwo = page.height + 10;
const parts: readonly OwnRatePart[] = ['space', 'dice'];

/** `spaces` counts the skull. */
export function ratePlan(spaces: number): RatePlan {
	const fits = spaces <= 25;
	const columns = fits ? 25 : 37;
	const lines = fits ? 1 : Math.ceil((spaces + 3) / columns);
	const at = fits ? box(10, 22, 203, 18.5) : box(10, pageTwo, 277, 5 + lines * 13.5);
	const own = (part: OwnRatePart): Box =>
		box(at.x + at.width - 9 * (parts.length - parts.indexOf(part)), at.y + 5 + (lines - 1) * 13.5, 9, 9);
	return { ...track(at, side, spaces, columns), own };
}

const pageTwoMiddle = pageTwo + 36;

export function outbreakPlan(spaces: number): TrackPlan {
	if (spaces <= 9) return track(box(216.8, 22, 70.2, 18.5), 7.8, spaces, 9);
	return track(box(201.2, pageTwoMiddle, 85.8, 5 + Math.ceil(spaces / 11) * 13.5), 7.8, spaces, 11);
}

export interface BagPlan {
	readonly box: Box;
	readonly cell: (colour: Colour, nth: number) => Box;
	/** The sign of a colour in front of its row. */
	readonly sign: (colour: Colour) => Box;
}

/** `most`: dice of the colour that has most. */
export function bagPlan(most: number): BagPlan {
	const at = most <= 12 ? box(10, 154.5, 94.8, 37.7) : box(10, pageTwoMiddle, 7.2 + most * side, 37.7);
	const top = (colour: Colour): number => at.y + 8.5 + colours.indexOf(colour) * side;
	return {
		box: at,
		cell: (colour, nth) => box(at.x + 7.2 + (nth - 1) * side, top(colour), side, side),
		sign: (colour) => box(at.x + 1.2, top(colour) + 1.15, 5, 5)
	};
}

export interface EventsPlan {
	readonly box: Box;
	readonly columns: number;
	readonly card: (nth: number) => Box;
	/** Shows whether a card lies open, or how long it has been under the deck. */
	readonly slot: (nth: number) => PiecePlace;
}

const eventHeight = 12.9;

export function eventsPlan(cards: number): EventsPlan {
	const fits = cards <= 10;
	const columns = fits ? 2 : 4;
	const lines = fits ? 5 : Math.ceil(cards / columns);
	const at = fits ? box(156, 131, 131, 70) : box(10, pageTwo + 78, 277, 5.5 + lines * eventHeight);
	const width = at.width / columns;
	const card = (nth: number): Box =>
		box(at.x + Math.floor(nth / lines) * width, at.y + 5.5 + (nth % lines) * eventHeight, width, eventHeight);
	return {
		box: at,
		columns,
		card,
		slot: (nth) => {
			const { x, y } = card(nth);
			return { x: x + width - 10, y: y + (eventHeight - 10) / 2, side: 10 };
		}
	};
}

export const isOnPageTwo = ({ y }: Box): boolean => y >= page.height;
