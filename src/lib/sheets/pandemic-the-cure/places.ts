/** Where everything stands on the sheet, in millimetres: A4 landscape, a margin of ten. */
import type { Box } from '../model.ts';
import { box } from '../kit/draw.ts';
import { colours, eventIds, mostPlayers, type Colour, type EventId, type Region } from './facts.ts';

export const page = { width: 297, height: 210 } as const;

/** The side of a square that takes one die or one tick. */
export const tick = 6;

/** The last space of the printed track is the skull. */
export const rateSpaces = 25;
export const outbreakSpaces = 9;

export const areaBoxes = {
	rate: box(10, 23, 195, 14),
	outbreaks: box(216.8, 23, 70.2, 14),
	board: box(10, 41, 140, 108),
	bag: box(10, 153, 92, 33),
	dice: box(105, 153, 45, 33),
	cards: box(155, 41, 132, 84),
	events: box(155, 129, 132, 71)
} as const;

const heading = 5;

export const rateBox = (space: number): Box => box(10 + space * 7.8, 28, 7.8, 9);
export const outbreakBox = (count: number): Box => box(216.8 + count * 7.8, 28, 7.8, 9);

const tileWidth = 45.2;
const tileHeight = 34.6;
const gap = 2.2;

const tileBox = (row: number, column: number): Box =>
	box(10 + column * (tileWidth + gap), 41 + row * (tileHeight + gap - 0.1), tileWidth, tileHeight);

/** The regions go round the outside, clockwise. */
export const regionBoxes: Readonly<Record<Region, Box>> = {
	1: tileBox(0, 0),
	2: tileBox(0, 1),
	3: tileBox(0, 2),
	4: tileBox(2, 2),
	5: tileBox(2, 1),
	6: tileBox(2, 0)
};
export const cdcBox = tileBox(1, 0);
export const centreBox = tileBox(1, 1);
export const curedBox = tileBox(1, 2);

const bagSide = 7;
export const bagBox = (colour: Colour, nth: number): Box =>
	box(18 + (nth - 1) * bagSide, 153 + heading + colours.indexOf(colour) * bagSide, bagSide, bagSide);
export const dieBox = (colour: Colour, pips: number): Box =>
	box(108 + (pips - 1) * 7, 153 + heading + colours.indexOf(colour) * 7, 7, 7);

const cardHeight = (areaBoxes.cards.height - heading - 4) / mostPlayers;
const roleWidth = 36;
const sampleWidth = (areaBoxes.cards.width - roleWidth) / colours.length;
const cardTop = (player: number): number => areaBoxes.cards.y + heading + 4 + player * cardHeight;

export const roleBox = (player: number): Box =>
	box(areaBoxes.cards.x, cardTop(player), roleWidth, cardHeight);
export const sampleBox = (player: number, colour: Colour): Box =>
	box(
		areaBoxes.cards.x + roleWidth + colours.indexOf(colour) * sampleWidth,
		cardTop(player),
		sampleWidth,
		cardHeight
	);

const eventWidth = areaBoxes.events.width / 2;
const eventHeight = (areaBoxes.events.height - heading) / 5;
export const eventBox = (card: EventId): Box => {
	const at = eventIds.indexOf(card);
	const [row, column] = [at % 5, Math.floor(at / 5)];
	return box(
		areaBoxes.events.x + column * eventWidth,
		areaBoxes.events.y + heading + row * eventHeight,
		eventWidth,
		eventHeight
	);
};

/** The squares for dice of a colour on a tile, in the order in which they are filled. */
const rowOf = (tile: Box, colour: Colour, boxes: number): Box[] =>
	Array.from({ length: boxes }, (_, nth) =>
		box(tile.x + 8 + nth * tick, tile.y + 9 + colours.indexOf(colour) * tick, tick, tick)
	);

export const regionSlots = (region: Region, colour: Colour): Box[] => rowOf(regionBoxes[region], colour, 3);
export const cdcSlots = (colour: Colour): Box[] => rowOf(cdcBox, colour, 4);
export const centreSlots = (colour: Colour): Box[] => rowOf(centreBox, colour, 6);
export const curedSlot = (colour: Colour): Box => {
	const at = colours.indexOf(colour);
	return box(curedBox.x + 8 + (at % 2) * 17, curedBox.y + 10 + Math.floor(at / 2) * 12, 11, 11);
};
/** Six samples a colour: two rows of three. */
export const sampleSlots = (player: number, colour: Colour): Box[] => {
	const { x, y, width, height } = sampleBox(player, colour);
	const [left, top] = [x + (width - 21) / 2, y + (height - 14) / 2];
	return Array.from({ length: 6 }, (_, nth) =>
		box(left + (nth % 3) * 7, top + Math.floor(nth / 3) * 7, 7, 7)
	);
};
/** Where the pawns stand in a region. */
export const pawnSlots = (region: Region): Box[] => {
	const { x, y } = regionBoxes[region];
	return Array.from({ length: mostPlayers }, (_, nth) =>
		box(x + 28 + (nth % 2) * 7.5, y + 9 + Math.floor(nth / 2) * 7.5, 7, 7)
	);
};
