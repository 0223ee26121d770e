/** Cards, tokens and tiles with marks to cut along, and their backs where a turned page needs them. */
import { sizeToFit } from '../sheets/kit/type.ts';
import type { Box, Deck } from '../table/sheet.ts';
import type { Binder } from './binder.ts';
import { codeSide, codeOnPaper } from './code.ts';
import { behind, cornerOf, cropMarks, cutLines, gridFor, type Grid } from './grid.ts';
import { lightened } from './lighten.ts';
import { captionOf } from './imprint.ts';
import { handOf, titled, type Matter } from './matter.ts';
import { EDGE } from './paper.ts';
import { drawInk, surface, type Drawn, type Plate } from './plate.ts';
import { press } from './press.ts';

/** `own`: as large as the board that they lie on. */
export type CardSize = 'own' | '63×88' | '44×62';

export interface Cutting {
	readonly size: CardSize;
	/** Colour that reaches over the edge of each card, in mm, so that a cut a little beside it shows no white. */
	readonly bleed: 0 | 3;
	readonly backs: boolean;
}

const SIZES = { '63×88': { width: 63, height: 88 }, '44×62': { width: 44, height: 62 } } as const;

/** What is smaller than this is a token. */
const TOKEN = 30;

/** A token that lies in a cell of 8 to 9 mm and can still be picked up. */
const IN_A_CELL = 8.5;

/** How a deck is printed: the size of a card in mm, and how much larger or smaller it is drawn. */
export interface Cut {
	readonly width: number;
	readonly height: number;
	readonly scale: number;
}

/** The board and what lies on it keep their proportion, also on paper where the board must shrink. */
export function boardScale(matter: Matter): number {
	return matter.sheet.per === 'table' ? press(matter).imposition.scale : 1;
}

export const isTokens = ({ card }: Deck): boolean => Math.max(card.width, card.height) < TOKEN;

export function cutOf({ card }: Deck, size: CardSize, board: number): Cut {
	const longest = Math.max(card.width, card.height);
	if (longest < TOKEN) {
		const scale = (Math.min(longest, IN_A_CELL) / longest) * board;
		return { width: card.width * scale, height: card.height * scale, scale };
	}
	if (size === 'own') return { width: card.width * board, height: card.height * board, scale: board };
	const wanted = SIZES[size];
	return { ...wanted, scale: Math.min(wanted.width / card.width, wanted.height / card.height) };
}

/** Decks whose cards are of one size share their pages, so that no page but the last has empty places. */
export function bindDecks(binder: Binder, matter: Matter, decks: readonly Deck[], cutting: Cutting): void {
	const board = boardScale(matter);
	const groups = new Map<string, Deck[]>();
	for (const deck of decks) {
		const { width, height } = cutOf(deck, cutting.size, board);
		const alike = `${width.toFixed(2)} ${height.toFixed(2)} ${hasBacks(deck, cutting)}`;
		groups.set(alike, [...(groups.get(alike) ?? []), deck]);
	}
	for (const group of groups.values()) bindGroup(binder, matter, group, cutting);
}

const hasBacks = ({ back }: Deck, { backs }: Cutting): boolean => backs && back.length > 0;

function bindGroup(binder: Binder, matter: Matter, decks: readonly Deck[], cutting: Cutting): void {
	const { print, talk } = matter;
	const [first] = decks;
	if (!first) return;
	const board = boardScale(matter);
	const bleed = isTokens(first) ? 0 : cutting.bleed;
	const backs = hasBacks(first, cutting);
	const cards = decks.flatMap((deck) =>
		deck.cards.flatMap(({ id, ink, copies }) => Array.from({ length: copies }, () => ({ deck, id, ink })))
	);
	const grid = gridFor(cutOf(first, cutting.size, board), bleed, matter.paper, cards.length);
	const { paper } = grid;
	const size = grid.columns * grid.rows;
	const pages = Math.ceil(cards.length / size);
	const hand = handOf(matter);
	const plateOf = (deck: Deck, name: string, drawn: () => readonly Drawn[]) => {
		const cut = cutOf(deck, cutting.size, board);
		const plate = binder.plate(`${name} ${deck.id} ${bleed} ${cutting.size}`, () =>
			carded(drawn(), deck, cut, bleed)
		);
		return { plate, scale: cut.scale };
	};
	for (let page = 0; page < pages; page++) {
		const together = cards.slice(page * size, (page + 1) * size);
		const names = [...new Set(together.map(({ deck }) => titled(matter, deck.title)))];
		const title = print.deckPage({ deck: talk.and(names), n: page + 1, of: pages });
		const label = [title, ...(backs ? [print.turnLong] : [])];
		const lines = binder.plate(`lines ${title}`, () => ({
			...paper,
			drawn: [
				...cutLines(grid, together.length),
				...cropMarks(grid, together.length),
				...labelled(matter, grid, label)
			]
		}));
		const corners = together.map((_, nth) => cornerOf(grid, nth));
		const fronts = together.map(({ deck, id, ink }, nth) => ({
			...plateOf(deck, `card ${id}`, () => drawInk(ink, hand)),
			...cornerOf(grid, nth)
		}));
		binder.page({ ...paper, title, placed: [...fronts, { plate: lines, x: 0, y: 0, scale: 1 }] });
		if (!backs) continue;
		const turned = corners.map((corner, nth) => {
			const deck = together[nth]?.deck ?? first;
			const { plate, scale } = plateOf(deck, 'back', () => lightened(drawInk(deck.back, hand), deck.card));
			const { x, y, onHead } = behind(grid, corner);
			// drawn backwards from its far corner a card stands on its head
			return onHead
				? { plate, x: x + grid.step.width, y: y + grid.step.height, scale: -scale }
				: { plate, x, y, scale };
		});
		binder.page({ ...paper, title: print.backOf({ page: title }), placed: turned, back: true });
	}
}

/** A card in the middle of its place, in mm of the card; the place reaches over the edge by the bleed. */
function carded(drawn: readonly Drawn[], { card }: Deck, cut: Cut, bleed: number): Plate {
	const place = { width: cut.width + 2 * bleed, height: cut.height + 2 * bleed };
	const [width, height] = [place.width / cut.scale, place.height / cut.scale];
	const [dx, dy] = [(width - card.width) / 2, (height - card.height) / 2];
	const ground = bleed > 0 ? groundOf(drawn, card) : null;
	const legible = drawn.filter((mark) => mark.kind !== 'text' || mark.size * cut.scale >= SMALLEST);
	return {
		width,
		height,
		drawn: [
			...(ground ? [surface({ x: 0, y: 0, width, height }, ground)] : []),
			...legible.map((mark) => moved(mark, dx, dy))
		]
	};
}

/** A text below this, in points, is a smudge: a small token does without. */
const SMALLEST = 4.5;

/** The colour that covers most of a card. */
function groundOf(drawn: readonly Drawn[], card: Deck['card']) {
	const covers = drawn.find((mark) => {
		if (mark.kind !== 'rect' || !mark.fill) return false;
		return mark.box.width * mark.box.height > 0.7 * card.width * card.height;
	});
	return covers?.kind === 'rect' ? covers.fill : null;
}

function moved(mark: Drawn, dx: number, dy: number): Drawn {
	const point = ([x, y]: readonly [number, number]) => [x + dx, y + dy] as const;
	if (mark.kind === 'text' || mark.kind === 'path') return { ...mark, at: point(mark.at) };
	if (mark.kind === 'line') return { ...mark, from: point(mark.from), to: point(mark.to) };
	return { ...mark, box: { ...mark.box, x: mark.box.x + dx, y: mark.box.y + dy } };
}

const LABEL = 7.5;
/** A line of type and some air. */
const STRIP = 4;

/** What the page is, in whichever margin has room for it; and the code, where it has room to be read. */
function labelled(matter: Matter, grid: Grid, page: readonly string[]): readonly Drawn[] {
	const caption = captionOf(matter);
	const label = [caption, ...page].join(' · ');
	const { paper } = grid;
	const [above, beside] = [grid.origin[1] - grid.marks - EDGE, grid.origin[0] - grid.marks - EDGE];
	const colour = handOf(matter).inks.text('soft');
	const style = { kind: 'text', face: 'regular', colour, align: 'start', text: label } as const;
	if (above >= STRIP) {
		const code = codeFor(matter, grid);
		const width = paper.width - 2 * EDGE - 4 - (code ? code.width : 0);
		const size = sizeToFit(label, LABEL, 'regular', width);
		const text = { ...style, at: [EDGE + 2, EDGE + 3] as const, size };
		return [text, ...(code ? codeOnPaper([matter.code(0)], code) : [])];
	}
	if (beside >= STRIP) {
		const size = sizeToFit(label, LABEL, 'regular', paper.height - 2 * EDGE);
		return [{ ...style, at: [EDGE + 2.6, paper.height - EDGE - 1], size, upward: true }];
	}
	// no margin is free of crop marks: from one mark to the next, the page beside the last row, its game above it
	const { bleed, step, foot } = grid;
	const lines =
		grid.rows > page.length ? [...page, caption] : [page.join(' · '), caption].slice(0, grid.rows);
	return lines.map((text, nth) => {
		const size = sizeToFit(text, LABEL, 'regular', step.height - 2 * bleed - 3);
		const at = [EDGE + 2.6, foot - nth * step.height - bleed - 1.5] as const;
		return { ...style, text, at, size, upward: true };
	});
}

function codeFor(matter: Matter, grid: Grid): Box | null {
	const side = codeSide(matter.code(0));
	if (side === null) return null;
	const foot = grid.foot + grid.marks;
	const { paper } = grid;
	if (side > paper.height - EDGE - foot) return null;
	return { x: paper.width - EDGE - side, y: paper.height - EDGE - side, width: side, height: side };
}
