/** Cards, tokens and tiles with marks to cut along, and their backs where a turned page needs them. */
import { withoutSoftHyphens } from '../sheets/kit/type.ts';
import type { Deck, Ink } from '../table/sheet.ts';
import type { Binder } from './binder.ts';
import { labelled, ruledPage } from './deck-margins.ts';
import { behind, cornerOf, cropMarks, cutLines, gridFor } from './grid.ts';
import { lightened } from './lighten.ts';
import { handOf, titled, type Matter } from './matter.ts';
import { drawInk, surface, type Drawn, type Hand, type Plate } from './plate.ts';
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
	const hand = handOf(matter);
	const cards = decks.flatMap((deck) =>
		deck.cards.flatMap(({ id, ink, copies }) => {
			const alt = wordsOn(ink, hand) || titled(matter, deck.title);
			return Array.from({ length: copies }, () => ({ deck, id, ink, alt }));
		})
	);
	const grid = gridFor(cutOf(first, cutting.size, board), bleed, matter.paper, cards.length);
	const { paper } = grid;
	const size = grid.columns * grid.rows;
	const pages = Math.ceil(cards.length / size);
	const plateOf = (deck: Deck, name: string, drawn: () => readonly Drawn[]) => {
		const cut = cutOf(deck, cutting.size, board);
		const plate = binder.plate(`${name} ${deck.id} ${bleed} ${cutting.size}`, () =>
			carded(drawn(), deck, cut, { bleed, coloured: matter.ink === 'colour' })
		);
		return { plate, scale: cut.scale };
	};
	for (let page = 0; page < pages; page++) {
		const together = cards.slice(page * size, (page + 1) * size);
		const names = [...new Set(together.map(({ deck }) => titled(matter, deck.title)))];
		const title = print.deckPage({ deck: talk.and(names), n: page + 1, of: pages });
		const label = [title, ...(backs ? [print.turnLong] : [])];
		const ruler = page === 0 && binder.length === 0;
		const lines = binder.plate(`lines ${title} ${ruler}`, () => ({
			...paper,
			drawn: [
				...cutLines(grid, together.length),
				...cropMarks(grid, together.length),
				...labelled(matter, grid, label),
				...(ruler ? ruledPage(matter, grid) : [])
			]
		}));
		const corners = together.map((_, nth) => cornerOf(grid, nth));
		const fronts = together.map(({ deck, id, ink, alt }, nth) => ({
			...plateOf(deck, `card ${id}`, () => drawInk(ink, hand)),
			...cornerOf(grid, nth),
			alt
		}));
		binder.page({ ...paper, title, placed: [...fronts, { plate: lines, x: 0, y: 0, scale: 1 }] });
		if (!backs) continue;
		const turned = corners.map((corner, nth) => {
			const deck = together[nth]?.deck ?? first;
			const { plate, scale } = plateOf(deck, 'back', () => lightened(drawInk(deck.back, hand), deck.card));
			const { x, y, onHead } = behind(grid, corner);
			// drawn backwards from its far corner a card stands on its head
			const placed = onHead
				? { plate, x: x + grid.step.width, y: y + grid.step.height, scale: -scale }
				: { plate, x, y, scale };
			// one of them is told, and stands for all
			return nth === 0 ? { ...placed, alt: print.backOf({ page: title }) } : placed;
		});
		binder.page({ ...paper, title: print.backOf({ page: title }), placed: turned, back: true });
	}
}

/** What a card says, for whoever has the page read aloud. */
const wordsOn = (ink: readonly Ink[], { words }: Hand): string =>
	ink.flatMap((each) => (each.kind === 'text' ? [withoutSoftHyphens(words(each.text))] : [])).join(' ');

/** A card in the middle of its place, in mm of the card; the place reaches over the edge by the bleed. */
function carded(
	drawn: readonly Drawn[],
	{ card }: Deck,
	cut: Cut,
	{ bleed, coloured }: { readonly bleed: number; readonly coloured: boolean }
): Plate {
	const place = { width: cut.width + 2 * bleed, height: cut.height + 2 * bleed };
	const [width, height] = [place.width / cut.scale, place.height / cut.scale];
	const [dx, dy] = [(width - card.width) / 2, (height - card.height) / 2];
	// without colour there is nothing that reaches over an edge, and no box is drawn in its place
	const ground = bleed > 0 && coloured ? groundOf(drawn, card) : null;
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
