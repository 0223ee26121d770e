/** Cards, tokens and tiles, edge to edge with cut lines, and their backs in the order that a turned page needs. */
import { inset } from '../sheets/kit/draw.ts';
import type { Box, Deck, Point } from '../sheets/model.ts';
import type { Binder } from './binder.ts';
import { drawCode, freeSquare } from './code.ts';
import { handOf, type Edition } from './edition.ts';
import { printable, turned, type Paper } from './paper.ts';
import { drawInk, HAIRLINE, type Drawn } from './plate.ts';
import { cutLine } from './sheets.ts';

interface Grid {
	readonly paper: Paper;
	readonly columns: number;
	readonly rows: number;
	/** The top left corner of the first card. */
	readonly origin: Point;
	readonly code: Box | null;
}

export function bindDecks(binder: Binder, edition: Edition, decks: readonly Deck[], backs: boolean): void {
	for (const deck of decks) bindDeck(binder, edition, deck, backs);
}

function bindDeck(binder: Binder, edition: Edition, deck: Deck, backs: boolean): void {
	const grid = gridFor(deck, edition.paper);
	const cards = deck.cards.flatMap(({ id, ink, copies }) =>
		Array.from({ length: copies }, () => ({ id, ink }))
	);
	const size = grid.columns * grid.rows;
	const pages = Math.ceil(cards.length / size);
	const hand = handOf(edition);
	const lines = binder.plate(`lines ${deck.id}`, () => ({
		...grid.paper,
		drawn: linesOf(grid, deck, edition)
	}));
	const back = binder.plate(`back ${deck.id}`, () => ({ ...deck.card, drawn: drawInk(deck.back, hand) }));
	for (let page = 0; page < pages; page++) {
		const together = cards.slice(page * size, (page + 1) * size);
		const title = edition.print.deckPage({ deck: hand.words(deck.title), n: page + 1, of: pages });
		const base = { plate: lines, x: 0, y: 0, scale: 1 };
		const fronts = together.map(({ id, ink }, nth) => ({
			plate: binder.plate(`card ${deck.id} ${id}`, () => ({ ...deck.card, drawn: drawInk(ink, hand) })),
			...cornerOf(grid, deck, nth),
			scale: 1
		}));
		binder.page({ ...grid.paper, title, placed: [...fronts, base] });
		if (!backs || deck.back.length === 0) continue;
		// the page is turned over its long side: what was left is right
		const behind = together.map((_, nth) => {
			const { x, y } = cornerOf(grid, deck, nth);
			return { plate: back, x: grid.paper.width - x - deck.card.width, y, scale: 1 };
		});
		binder.page({ ...grid.paper, title: edition.print.backOf({ page: title }), placed: behind });
	}
}

function cornerOf({ columns, origin }: Grid, { card }: Deck, nth: number): { x: number; y: number } {
	return {
		x: origin[0] + (nth % columns) * card.width,
		y: origin[1] + Math.floor(nth / columns) * card.height
	};
}

/** Half a cut line lies outside its card. */
const roomOn = (paper: Paper): Box => inset(printable(paper), HAIRLINE / 2);

/** As many cards as a page holds; one row fewer when only so there is room for the code. */
function gridFor({ card }: Deck, paper: Paper): Grid {
	const [upright, level] = [grids(card, paper), grids(card, turned(paper))];
	const most = Math.max(...[...upright, ...level].map(({ columns, rows }) => columns * rows));
	const better = upright.some(({ columns, rows }) => columns * rows === most) ? upright : level;
	return better.find(({ code }) => code) ?? better[0];
}

/** In the middle of the page, moved aside, and with a row left out. */
function grids(card: Deck['card'], paper: Paper): readonly [Grid, ...Grid[]] {
	const room = roomOn(paper);
	const columns = Math.max(1, Math.floor(room.width / card.width));
	const rows = Math.max(1, Math.floor(room.height / card.height));
	const gridAt = (count: number, middle: boolean): Grid => {
		const size = { width: columns * card.width, height: count * card.height };
		const origin: Point = middle
			? [(paper.width - size.width) / 2, (paper.height - size.height) / 2]
			: [room.x, room.y];
		const code = freeSquare(room, [{ x: origin[0], y: origin[1], ...size }]);
		return { paper, columns, rows: count, origin, code };
	};
	return [gridAt(rows, true), gridAt(rows, false), gridAt(Math.max(1, rows - 1), false)];
}

/** Cut lines run to the edge of what can be printed, so that a ruler finds them. */
function linesOf(
	{ paper, columns, rows, origin: [x, y], code }: Grid,
	{ card }: Deck,
	edition: Edition
): readonly Drawn[] {
	const room = roomOn(paper);
	const ends = { right: room.x + room.width, bottom: room.y + room.height };
	const upright = Array.from({ length: columns + 1 }, (_, nth) => x + nth * card.width);
	const level = Array.from({ length: rows + 1 }, (_, nth) => y + nth * card.height);
	return [
		...upright.map((at) => cutLine([at, room.y], [at, ends.bottom])),
		...level.map((at) => cutLine([room.x, at], [ends.right, at])),
		...(code ? drawCode([edition.link], code) : [])
	];
}
