/** How the table looks when everything is laid out: the board or the sheets, the decks beside them, and who sits where. */
import { widthOf } from '../sheets/kit/type.ts';
import type { Box, Deck, Point } from '../table/sheet.ts';
import type { Binder } from './binder.ts';
import type { Page, Placed } from './book.ts';
import { isTokens } from './decks.ts';
import { lightened } from './lighten.ts';
import { handOf, titled, type Matter } from './matter.ts';
import { drawInk, type Drawn } from './plate.ts';
import { frame, type Style } from './setting.ts';
import { signsIn } from '../sheets/kit/signs.ts';

export interface Plan {
	readonly drawn: readonly Drawn[];
	readonly placed: readonly Placed[];
}

const LABEL = 9.5;
/** A pile of cards with what it holds below it, and the air around it, in mm. */
const [PILE, ABOVE] = [50, 3];

/** A page as a small picture in the middle of its room, or on its foot at the left. */
export function pageIn(matter: Matter, page: Page, room: Box, align: 'middle' | 'start' = 'middle'): Plan {
	const scale = Math.min(room.width / page.width, room.height / page.height);
	const [width, height] = [page.width * scale, page.height * scale];
	const [left, above] = [room.width - width, room.height - height];
	const x = align === 'start' ? room.x : room.x + left / 2;
	const y = align === 'start' ? room.y + above : room.y + above / 2;
	// a picture of a page is decoration: what it shows is told where it is printed
	const placed = page.placed.map((on) => ({
		plate: on.plate,
		...(on.clip && { clip: on.clip }),
		x: x + on.x * scale,
		y: y + on.y * scale,
		scale: on.scale * scale
	}));
	const stroke = handOf(matter).inks.stroke('ink');
	return { placed, drawn: [frame({ x, y, width, height }, stroke, null, 0.8)] };
}

const middled = (matter: Matter, text: string, x: number, y: number, width: number): Drawn => {
	const style: Style = { size: LABEL, face: 'bold', colour: handOf(matter).inks.text('ink') };
	const size = Math.min(style.size, (style.size * width) / Math.max(0.1, widthOf(text, style.size, 'bold')));
	return { kind: 'text', text, at: [x, y], align: 'middle', ...style, size };
};

/** One board in the middle, decks at its sides, players above and below it. */
function boardPlan(binder: Binder, matter: Matter, board: Page, people: readonly string[], room: Box): Plan {
	const decks = matter.decks.filter((deck) => !isTokens(deck) && deck.back.length > 0);
	const tokens = matter.decks.filter(isTokens);
	const side = matter.decks.length > 0 ? 34 : 0;
	const middle = { x: room.x + side, y: room.y + 9, width: room.width - 2 * side, height: room.height - 18 };
	const pictured = pageIn(matter, board, middle);
	const piles = [...decks, ...tokens];
	const rows = Math.ceil(piles.length / 2);
	const step = Math.min(PILE, room.height / rows);
	const top = room.y + (room.height - rows * step) / 2;
	const stacks = piles.map((deck, nth) => {
		const x = nth % 2 === 0 ? room.x : room.x + room.width - side;
		const y = top + Math.floor(nth / 2) * step + ABOVE;
		const pile = isTokens(deck) ? supplyAt : stackAt;
		return pile(binder, matter, deck, { x, y, width: side, height: step });
	});
	// alone one may have another number of them
	const dealt = people.length > 1 ? (decks.find((deck) => deck.dealt)?.dealt ?? 0) : 0;
	const above = Math.ceil(people.length / 2);
	const seats = people.map((name, nth) => {
		const [row, at, count] = nth < above ? [0, nth, above] : [1, nth - above, people.length - above];
		const step = middle.width / count;
		const y = row === 0 ? room.y + 5 : room.y + room.height - 2.5;
		return seatAt(matter, name, dealt, [middle.x + (at + 0.5) * step, y], step - 4);
	});
	return {
		placed: [...pictured.placed, ...stacks.flatMap(({ placed }) => placed)],
		drawn: [...pictured.drawn, ...stacks.flatMap(({ drawn }) => drawn), ...seats.flat()]
	};
}

/** A card in somebody's hand. */
const HELD = { width: 4.6, height: 6.4, step: 2.8, degrees: 9 };

/** Who sits there, with the cards that everybody has; where people sit close together, the name alone. */
function seatAt(matter: Matter, name: string, dealt: number, [x, y]: Point, width: number): readonly Drawn[] {
	const fan = dealt > 0 ? (dealt - 1) * HELD.step + HELD.width + 3 : 0;
	if (width < fan + 25) return [middled(matter, name, x, y, width)];
	const wide = Math.min(width - fan, widthOf(name, LABEL, 'bold'));
	const left = x - (fan + wide) / 2;
	return [
		...Array.from({ length: dealt }, (_, nth) => heldCard(matter, left, y - 1.2, nth, dealt)),
		middled(matter, name, left + fan + wide / 2, y, wide)
	];
}

/** One of a fan: the outer ones lean outwards. */
function heldCard(matter: Matter, left: number, middle: number, nth: number, of: number): Drawn {
	const { inks } = handOf(matter);
	const angle = ((nth - (of - 1) / 2) * HELD.degrees * Math.PI) / 180;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const corners = [
		[-1, -1],
		[1, -1],
		[1, 1],
		[-1, 1]
	].map(([across = 0, down = 0]) => {
		const [x, y] = [(across * HELD.width) / 2, (down * HELD.height) / 2];
		return `${(x * cos - y * sin).toFixed(2)} ${(x * sin + y * cos).toFixed(2)}`;
	});
	return {
		kind: 'path',
		d: `M${corners.join(' L')} Z`,
		at: [left + HELD.width / 2 + nth * HELD.step, middle],
		scale: 1,
		fill: inks.fill('tint'),
		stroke: inks.stroke('accent'),
		weight: 0.3,
		dashed: false
	};
}

function stackAt(binder: Binder, matter: Matter, deck: Deck, room: Box): Plan {
	const hand = handOf(matter);
	const highest = Math.min(28, room.height - 10);
	const scale = Math.min(20 / deck.card.width, highest / deck.card.height);
	const [width, height] = [deck.card.width * scale, deck.card.height * scale];
	const x = room.x + (room.width - width) / 2;
	const plate = binder.plate(`stack ${deck.id}`, () => ({
		...deck.card,
		drawn: lightened(drawInk(deck.back, hand), deck.card)
	}));
	const under = [2, 1].map((nth) =>
		frame({ x: x + nth * 0.9, y: room.y - nth * 0.9, width, height }, hand.inks.stroke('faint'), [1, 1, 1], 1)
	);
	return {
		placed: [{ plate, x, y: room.y, scale }],
		drawn: [...under, counted(matter, deck, room, height)]
	};
}

/** What a pile below this height holds. */
const counted = (matter: Matter, { title, cards }: Deck, room: Box, height: number): Drawn => {
	const count = cards.reduce((sum, { copies }) => sum + copies, 0);
	const name = `${titled(matter, title)}: ${count}`;
	return middled(matter, name, room.x + room.width / 2, room.y + height + 5, room.width - 2);
};

/** A token in the picture, in mm. */
const TOKEN = 7.5;

/** One of each kind, side by side. */
function supplyAt(binder: Binder, matter: Matter, deck: Deck, room: Box): Plan {
	const hand = handOf(matter);
	const step = Math.min(TOKEN + 1, (room.width - 2) / deck.cards.length);
	const scale = (step - 1) / Math.max(deck.card.width, deck.card.height);
	const left = room.x + (room.width - deck.cards.length * step + 1) / 2;
	const placed = deck.cards.map(({ id, ink }, nth) => ({
		plate: binder.plate(`supply ${deck.id} ${id}`, () => ({ ...deck.card, drawn: drawInk(ink, hand) })),
		x: left + nth * step,
		y: room.y,
		scale
	}));
	return { placed, drawn: [counted(matter, deck, room, deck.card.height * scale)] };
}

/** Under a sheet whose it is, and the dice between two rows or under one, in mm. */
const [NAME, DICE] = [8, 16];

interface Rows {
	readonly rows: number;
	readonly columns: number;
	readonly scale: number;
}

/** Few sit in one row; else as many above the dice as below them, in whichever way the sheets are largest. */
function rowsFor(sheet: Page, count: number, room: Box): Rows {
	const ways = (count > 3 ? [2, 4, 6] : [1]).map((rows): Rows => {
		const columns = Math.ceil(count / rows);
		const width = (room.width / columns - 6) / sheet.width;
		const height = ((room.height - DICE) / rows - NAME) / sheet.height;
		return { rows, columns, scale: Math.min(width, height) };
	});
	// nobody sits alone behind everybody else
	const even = ways.filter(({ rows, columns }) => count > (rows - 1) * columns);
	return even.reduce((best, way) => (way.scale > best.scale ? way : best));
}

/** Everybody with their own sheet, and the dice between them. */
function sheetPlan(
	matter: Matter,
	[sheet, ...others]: readonly [Page, ...Page[]],
	people: readonly string[],
	room: Box
): Plan {
	const { rows, columns, scale } = rowsFor(sheet, people.length, room);
	const wide = room.width / columns;
	const [width, height] = [sheet.width * scale, sheet.height * scale];
	// no more air between them than a table has
	const step = Math.min(wide, width + 14);
	const left = room.x + (room.width - columns * step) / 2;
	const top = room.y + Math.max(0, room.height - rows * (height + NAME) - DICE) / 2;
	const sheets = people.map((name, nth) => {
		const row = Math.floor(nth / columns);
		// the last row may be shorter
		const inRow = Math.min(columns, people.length - row * columns);
		const x = left + ((columns - inRow) / 2 + (nth % columns)) * step;
		const y = top + row * (height + NAME) + (row < rows / 2 || rows === 1 ? 0 : DICE);
		const pictured = pageIn(matter, others[nth - 1] ?? sheet, {
			x: x + (step - width) / 2,
			y,
			width,
			height
		});
		return { ...pictured, name: middled(matter, name, x + step / 2, y + height + 5, step - 4) };
	});
	const signs = matter.aid.dice ?? [];
	const between = {
		x: room.x,
		y: top + Math.ceil(rows / 2) * (height + NAME) + 2,
		width: room.width,
		height: DICE - 4
	};
	return {
		placed: sheets.flatMap(({ placed }) => placed),
		drawn: [
			...sheets.flatMap(({ drawn, name }) => [...drawn, name]),
			...drawInk(signsIn(signs, between, 11, matter.sheet.signs), handOf(matter))
		]
	};
}

/** The sheets of everybody who plays, or the one board between them. */
export function planOf(
	binder: Binder,
	matter: Matter,
	[sheet, ...others]: readonly Page[],
	people: readonly string[],
	room: Box
): Plan {
	if (!sheet) return { drawn: [], placed: [] };
	return matter.sheet.per === 'player'
		? sheetPlan(matter, [sheet, ...others], people, room)
		: boardPlan(binder, matter, sheet, people, room);
}
