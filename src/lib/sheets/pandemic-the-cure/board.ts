/** The world: six regions round the outside, CDC, treatment centre and cured diseases in the middle. */
import { box, cell, line, rect, text, withPlaces } from '../kit/draw.ts';
import { icons } from '../kit/icons.ts';
import { sizeToFit } from '../kit/type.ts';
import type { Area, Box, Cell, Ink, PiecePlace } from '../../table/sheet.ts';
import { regionCells, tileCells } from './cells.ts';
import type { Facts } from './facts.ts';
import {
	boardBox,
	cdcBox,
	cdcSlots,
	centreBox,
	centreSlots,
	curedBox,
	curedSlots,
	pawnSlot,
	regionBoxes,
	regionSlots,
	rowSign,
	slotBox
} from './geometry.ts';
import { arrows, glyph, outline, path, pictogram } from './glyphs.ts';
import { byColour, colours, mostPlayers, regions, type ByColour, type Region } from './pieces.ts';
import { words } from './texts.ts';

type Rows = ByColour<readonly PiecePlace[]>;

const square = (slot: PiecePlace): Ink => rect(slotBox(slot), { stroke: 'faint', weight: 0.25 });

/** A sign and a row of squares for each colour. */
const rows = (tile: Box, slots: Rows): Ink[] =>
	colours.flatMap((colour) => [...glyph(colour, rowSign(tile, colour)), ...slots[colour].map(square)]);

const heading = (tile: Box, key: 'cdc' | 'centre' | 'cured'): Ink =>
	text(words(key), [tile.x + 8, tile.y + 6], { face: 'caps', size: 9.5 });

const sign = (tile: Box): Box => box(tile.x + 2, tile.y + 2, 4.8, 4.8);

/** A long name gets smaller letters, and then a second line. */
function nameInk({ regions: names }: Facts, region: Region): Ink {
	const { x, y, width } = regionBoxes[region];
	const room = width - 9;
	const size = sizeToFit(names[region - 1] ?? '', 9.5, 'caps', room);
	const label = words('region', { region });
	return size >= 7.3
		? text(label, [x + 8, y + 6], { face: 'caps', size })
		: text(label, [x + 8, y + 4], { face: 'caps', size: 7.3, width: room });
}

const seats = Array.from({ length: mostPlayers }, (_, seat) => seat);

function regionCell(facts: Facts, region: Region): Cell {
	const tile = regionBoxes[region];
	const slots = regionSlots(region, facts.stack);
	const pawns = seats.map((seat): [string, readonly PiecePlace[]] => [
		`pawn${seat}`,
		[pawnSlot(region, seat)]
	]);
	const ink = [
		rect(tile, { stroke: 'ink', weight: 0.4, radius: 1.6 }),
		text(String(region), [tile.x + 2.4, tile.y + 6.8], { face: 'bold', size: 17, tone: 'accent' }),
		nameInk(facts, region),
		...rows(tile, slots),
		...pawns.flatMap(([, places]) =>
			places.map(slotBox).map((at): Ink => ({
				kind: 'ellipse',
				box: box(at.x + 1, at.y + 1, at.width - 2, at.height - 2),
				stroke: 'faint',
				weight: 0.25,
				dashed: true
			}))
		)
	];
	return withPlaces(cell(regionCells.make(region), tile, words('region', { region }), ink), {
		...slots,
		...Object.fromEntries(pawns)
	});
}

const cdc = withPlaces(
	cell(tileCells.make('cdc'), cdcBox, words('cdc'), [
		rect(cdcBox, { stroke: 'accent', weight: 0.4, radius: 1.6 }),
		pictogram('cdc', sign(cdcBox), 'accent'),
		heading(cdcBox, 'cdc'),
		...rows(cdcBox, cdcSlots)
	]),
	cdcSlots
);

const centre = withPlaces(
	cell(tileCells.make('centre'), centreBox, words('centre'), [
		rect(centreBox, { fill: 'tint', stroke: 'accent', weight: 0.6, radius: 1.6 }),
		path(icons.hospital, sign(centreBox), 'accent'),
		heading(centreBox, 'centre'),
		...rows(centreBox, centreSlots)
	]),
	centreSlots
);

const curedInk = byColour((colour) =>
	curedSlots[colour]
		.map(slotBox)
		.flatMap((slot): Ink[] => [
			rect(slot, { stroke: 'faint', weight: 0.25, radius: 1 }),
			outline(colour, box(slot.x + 2.5, slot.y + 2.5, 6, 6))
		])
);

const cured = withPlaces(
	cell(tileCells.make('cured'), curedBox, words('cured'), [
		rect(curedBox, { stroke: 'accent', weight: 0.4, radius: 1.6 }),
		path(icons.check, sign(curedBox), 'accent'),
		heading(curedBox, 'cured'),
		...colours.flatMap((colour) => curedInk[colour])
	]),
	curedSlots
);

/** The way that outbreaks and ships take: 1, 2, 3, 4, 5, 6 and back to 1. */
function wayRound(): Ink[] {
	const between = (a: Box, b: Box): { x: number; y: number } => ({
		x: (Math.min(a.x + a.width, b.x + b.width) + Math.max(a.x, b.x)) / 2,
		y: (Math.min(a.y + a.height, b.y + b.height) + Math.max(a.y, b.y)) / 2
	});
	const head = (d: string, x: number, y: number): Ink => path(d, box(x - 1.5, y - 1.5, 3, 3), 'accent');
	const { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six } = regionBoxes;
	const side = (a: Box, b: Box, d: string): Ink => {
		const { x, y } = between(a, b);
		return head(d, x, y);
	};
	const [left, right] = [one.x + 3.2, three.x + three.width - 3.2];
	const style = { stroke: 'accent', weight: 0.5, dashed: true } as const;
	return [
		side(one, two, arrows.right),
		side(two, three, arrows.right),
		side(five, four, arrows.left),
		side(six, five, arrows.left),
		line([left, six.y], [left, one.y + one.height + 3], style),
		head(arrows.up, left, one.y + one.height + 1.9),
		line([right, three.y + three.height], [right, four.y - 3], style),
		head(arrows.down, right, four.y - 1.9)
	];
}

export const board = (facts: Facts): Area => ({
	id: 'board',
	title: words('board'),
	box: boardBox,
	columns: 3,
	cells: [...regions.map((region) => regionCell(facts, region)), cdc, centre, cured],
	ink: wayRound()
});
