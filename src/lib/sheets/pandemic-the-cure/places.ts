/** Where everything stands on the sheet, in millimetres: A4 landscape, a margin of ten. */
import type { Box } from '../model.ts';
import { box } from '../kit/draw.ts';
import { colours, eventIds, mostPlayers, type Colour, type EventId, type Region } from './facts.ts';

export const page = { width: 297, height: 210 } as const;

/** The side of a square that takes one die. */
export const tick = 6;

/** The last space of the printed track is the skull. */
export const rateSpaces = 25;
export const outbreakSpaces = 9;

export const areaBoxes = {
	rate: box(10, 22, 203, 18.5),
	outbreaks: box(216.8, 22, 70.2, 18.5),
	board: box(10, 43, 140, 109),
	bag: box(10, 154.5, 94.8, 37.7),
	dice: box(106.2, 154.5, 43.8, 37.7),
	cards: box(156, 43, 131, 85),
	events: box(156, 131, 131, 70)
} as const;

const trackTop = 27;
const rateWidth = 7.3;
export const rateBox = (space: number): Box =>
	box(areaBoxes.rate.x + space * rateWidth, trackTop, rateWidth, 9);
/** What is written down of a track of the table's own, right of the printed one. */
export const ownRateParts = ['space', 'dice'] as const;
export type OwnRatePart = (typeof ownRateParts)[number];
export const ownRateBox = (part: OwnRatePart): Box => {
	const { x, width } = areaBoxes.rate;
	return box(x + width - 9 * (ownRateParts.length - ownRateParts.indexOf(part)), trackTop, 9, 9);
};
export const outbreakBox = (count: number): Box => box(216.8 + count * 7.8, trackTop, 7.8, 9);

const tileWidth = 44.2;
const tileHeight = 34;
const gap = { x: 3.7, y: 3.5 };
/** The way round the world passes beside the two outer tiles of the middle row. */
const channel = 8;

const tileBox = (row: number, column: number): Box =>
	box(
		areaBoxes.board.x + column * (tileWidth + gap.x),
		areaBoxes.board.y + row * (tileHeight + gap.y),
		tileWidth,
		tileHeight
	);

/** The regions go round the outside, clockwise. */
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

const tableTop = 163;
/** A little more than a pencil needs, so that it has its seven millimetres on Letter too. */
const side = 7.3;
const rowTop = (colour: Colour): number => tableTop + colours.indexOf(colour) * side;
export const bagBox = (colour: Colour, nth: number): Box =>
	box(17.2 + (nth - 1) * side, rowTop(colour), side, side);
export const dieBox = (colour: Colour, pips: number): Box =>
	box(106.2 + (pips - 1) * side, rowTop(colour), side, side);
/** The sign of a colour in front of its row of the bag. */
export const bagSign = (colour: Colour): Box => box(11.2, rowTop(colour) + 1.15, 5, 5);
/** An ordinary die above its column. */
export const pipsSign = (pips: number): Box => box(107.75 + (pips - 1) * side, tableTop - 4.7, 4.2, 4.2);

const badge = 8;
const headed = 10;
const cardHeight = (areaBoxes.cards.height - headed) / mostPlayers;
const roleWidth = 31;
const sampleWidth = (areaBoxes.cards.width - badge - roleWidth) / colours.length;
const cardTop = (player: number): number => areaBoxes.cards.y + headed + player * cardHeight;

export const badgeBox = (player: number): Box => box(areaBoxes.cards.x, cardTop(player), badge, cardHeight);
export const roleBox = (player: number): Box =>
	box(areaBoxes.cards.x + badge, cardTop(player), roleWidth, cardHeight);
/** The line for the name, under which the role is written. */
export const nameBox = (player: number): Box => {
	const { x, y, width } = roleBox(player);
	return box(x + 1.5, y + 1, width - 3, 6);
};
export const sampleBox = (player: number, colour: Colour): Box =>
	box(
		areaBoxes.cards.x + badge + roleWidth + colours.indexOf(colour) * sampleWidth,
		cardTop(player),
		sampleWidth,
		cardHeight
	);

const eventWidth = areaBoxes.events.width / 2;
const eventHeight = (areaBoxes.events.height - 5.5) / 5;
export const eventBox = (card: EventId): Box => {
	const at = eventIds.indexOf(card);
	const [row, column] = [at % 5, Math.floor(at / 5)];
	return box(
		areaBoxes.events.x + column * eventWidth,
		areaBoxes.events.y + 5.5 + row * eventHeight,
		eventWidth,
		eventHeight
	);
};

/** A place for one piece, as marks name it. */
export interface Slot {
	readonly x: number;
	readonly y: number;
	readonly side: number;
}

export const slotBox = ({ x, y, side: width }: Slot): Box => box(x, y, width, width);

/** The squares for dice of a colour on a tile, in the order in which they are filled. */
const rowOf = (tile: Box, colour: Colour, boxes: number): Slot[] =>
	Array.from({ length: boxes }, (_, nth) => ({
		x: tile.x + 7.4 + nth * tick,
		y: tile.y + 8.6 + colours.indexOf(colour) * tick,
		side: tick
	}));

/** The sign of a colour in front of its squares on a tile. */
export const rowSign = (tile: Box, colour: Colour): Box =>
	box(tile.x + 1.7, tile.y + 9.3 + colours.indexOf(colour) * tick, 4.6, 4.6);

export const regionSlots = (region: Region, colour: Colour): Slot[] => rowOf(regionBoxes[region], colour, 3);
export const cdcSlots = (colour: Colour): Slot[] => rowOf(cdcBox, colour, 4);
export const centreSlots = (colour: Colour): Slot[] => rowOf(centreBox, colour, 6);
export const curedSlot = (colour: Colour): Slot => {
	const at = colours.indexOf(colour);
	return { x: curedBox.x + 5.6 + (at % 2) * 13, y: curedBox.y + 9 + Math.floor(at / 2) * 12, side: 11 };
};

/** Six samples a colour: two rows of three. */
export const sampleSlots = (player: number, colour: Colour): Slot[] => {
	const { x, y, width, height } = sampleBox(player, colour);
	const [left, top] = [x + (width - 3 * side) / 2, y + (height - 2 * side) / 2];
	return Array.from({ length: 6 }, (_, nth) => ({
		x: left + (nth % 3) * side,
		y: top + Math.floor(nth / 3) * side,
		side
	}));
};

/** Where the pawns stand in a region, one for each seat. */
export const pawnSlot = (region: Region, player: number): Slot => {
	const { x, y } = regionBoxes[region];
	return { x: x + 28.6 + (player % 2) * 7.2, y: y + 9.2 + Math.floor(player / 2) * 7.8, side: 7 };
};

/** Where the pawn of a role card is drawn. */
export const badgeSlot = (player: number): Slot => {
	const { x, y, height } = badgeBox(player);
	return { x: x + 0.5, y: y + (height - 7) / 2, side: 7 };
};

/** Shows whether a card lies open, or how long it has been under the deck. */
export const eventSlot = (card: EventId): Slot => {
	const { x, y, width, height } = eventBox(card);
	return { x: x + width - 10, y: y + (height - 10) / 2, side: 10 };
};
