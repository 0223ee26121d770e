/** The world: six regions round the outside, CDC, treatment centre and cured diseases in the middle. */
import { box, cell, line, rect, text } from '../kit/draw.ts';
import { icons } from '../kit/icons.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { colours, mostPlayers, regions, type Colour, type Region } from './facts.ts';
import { arrows, glyph, outline, path, pictogram } from './glyphs.ts';
import {
	areaBoxes,
	cdcBox,
	cdcSlots,
	centreBox,
	centreSlots,
	curedBox,
	curedSlot,
	pawnSlot,
	regionBoxes,
	regionSlots,
	rowSign,
	slotBox,
	type Slot
} from './places.ts';
import { say } from './texts.ts';

const square = (slot: Slot): Ink => rect(slotBox(slot), { stroke: 'faint', weight: 0.25 });

/** A sign and a row of squares for each colour. */
const rows = (tile: Box, slots: (colour: Colour) => readonly Slot[]): Ink[] =>
	colours.flatMap((colour) => [...glyph(colour, rowSign(tile, colour)), ...slots(colour).map(square)]);

const heading = (tile: Box, key: 'cdc' | 'centre' | 'cured'): Ink =>
	text(say(key), [tile.x + 8, tile.y + 6], { face: 'caps', size: 9.5 });

const sign = (tile: Box): Box => box(tile.x + 2, tile.y + 2, 4.8, 4.8);

function regionCell(region: Region): Cell {
	const tile = regionBoxes[region];
	const pawns = Array.from({ length: mostPlayers }, (_, player) => slotBox(pawnSlot(region, player)));
	return cell(`region-${region}`, tile, say('region', { region }), [
		rect(tile, { stroke: 'ink', weight: 0.4, radius: 1.6 }),
		text(String(region), [tile.x + 2.4, tile.y + 6.8], { face: 'bold', size: 17, tone: 'accent' }),
		text(say('region', { region }), [tile.x + 8, tile.y + 6], { face: 'caps', size: 9.5 }),
		...rows(tile, (colour) => regionSlots(region, colour)),
		...pawns.map((at): Ink => ({
			kind: 'ellipse',
			box: box(at.x + 1, at.y + 1, at.width - 2, at.height - 2),
			stroke: 'faint',
			weight: 0.25,
			dashed: true
		}))
	]);
}

const cdc = cell('cdc', cdcBox, say('cdc'), [
	rect(cdcBox, { stroke: 'accent', weight: 0.4, radius: 1.6 }),
	pictogram('cdc', sign(cdcBox), 'accent'),
	heading(cdcBox, 'cdc'),
	...rows(cdcBox, cdcSlots)
]);

const centre = cell('centre', centreBox, say('centre'), [
	rect(centreBox, { fill: 'tint', stroke: 'accent', weight: 0.6, radius: 1.6 }),
	path(icons.hospital, sign(centreBox), 'accent'),
	heading(centreBox, 'centre'),
	...rows(centreBox, centreSlots)
]);

const cured = cell('cured', curedBox, say('cured'), [
	rect(curedBox, { stroke: 'accent', weight: 0.4, radius: 1.6 }),
	path(icons.check, sign(curedBox), 'accent'),
	heading(curedBox, 'cured'),
	...colours.flatMap((colour) => {
		const slot = slotBox(curedSlot(colour));
		const small = box(slot.x + 2.5, slot.y + 2.5, 6, 6);
		return [rect(slot, { stroke: 'faint', weight: 0.25, radius: 1 }), outline(colour, small)];
	})
]);

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

export const board: Area = {
	id: 'board',
	title: say('board'),
	box: areaBoxes.board,
	columns: 3,
	cells: [...regions.map(regionCell), cdc, centre, cured],
	ink: wayRound()
};
