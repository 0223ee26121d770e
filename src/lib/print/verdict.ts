/** A verdict as a card: the same drawing becomes a PDF and a picture. */
import { inColour, wash, WHITE, type Colour } from '../sheets/kit/tones.ts';
import { leadingOf, linesOf, POINT, sizeToFit, type Face } from '../sheets/kit/type.ts';
import type { Language } from '../i18n/talk.ts';
import type { Area, Box, Label, Sheet } from '../table/sheet.ts';
import type { Mark } from '../table/record.ts';
import type { Book, Placed } from './book.ts';
import { codeSide, codeOnPaper } from './code.ts';
import { drawInk, drawMarks, surface, type Drawn, type Plate } from './plate.ts';
import type { Role } from './tags.ts';

/** What is drawn over the cells, as paths in mm of the sheet. */
export interface Drawing {
	readonly marks: ReadonlyMap<string, readonly Mark[]>;
	/** What a refused move would have written. */
	readonly numbers: ReadonlyMap<string, readonly Mark[]>;
	readonly tried: string;
	readonly causes: string;
	readonly ghosts: string;
}

export interface VerdictCard {
	readonly language: Language;
	/** The game, and who plays. */
	readonly head: string;
	readonly legal: boolean;
	readonly banner: string;
	/** What everybody at the table reads first. */
	readonly sentence: string;
	readonly move: string;
	/** The dice on the table, in words; null where none lie there. */
	readonly dice: string | null;
	readonly rules: readonly { readonly id: string; readonly text: string; readonly basis: string }[];
	/** The rules by which it is allowed; null where it is not. */
	readonly about: string | null;
	/** Rulings: what they say, and what another answer would have decided. */
	readonly rulings: readonly string[];
	readonly instead: string;
	/** The nearest ones that are allowed. */
	readonly examples: readonly string[];
	/** Edition, version of the rules. */
	readonly foot: readonly string[];
	readonly judge: string;
	/** The first one that fits into the code. */
	readonly links: readonly [string, ...string[]];
	readonly excerpt: {
		readonly sheet: Sheet;
		readonly area: Area;
		readonly crop: Box;
		readonly words: (label: Label) => string;
		readonly drawing: Drawing;
		readonly alt: string;
	} | null;
}

const WIDTH = 120;
const MARGIN = 8;
const INNER = WIDTH - 2 * MARGIN;
const GOOD: Colour = [0.11, 0.42, 0.27];
const OCHRE: Colour = [0.54, 0.35, 0];
const MOST_EXCERPT = 70;

/** Lines of text below each other; remembers how far down the card reaches. */
class Column {
	readonly drawn: Drawn[] = [];
	y = 0;

	text(
		text: string,
		style: { size: number; face: Face; colour: Colour; role: Role; x?: number; width?: number }
	): void {
		const { size, face, colour, role, x = MARGIN, width = INNER } = style;
		const tag = { role } as const;
		for (const line of linesOf(text, size, face, width)) {
			this.y += leadingOf(size);
			this.drawn.push({ kind: 'text', text: line, at: [x, this.y], align: 'start', size, face, colour, tag });
		}
	}
	gap(mm: number): void {
		this.y += mm;
	}
}

function excerptPlate({ sheet, area, words, drawing }: NonNullable<VerdictCard['excerpt']>): Plate {
	const inks = inColour(sheet.accent.light);
	const hand = { inks, words };
	const refused = { ...hand, pencil: inks.text('danger') };
	const over = (d: string, stroke: Colour, fill: Colour | null, weight: number): Drawn[] =>
		d === '' ? [] : [{ kind: 'path', d, at: [0, 0], scale: 1, stroke, fill, weight, dashed: false }];
	const ghost = over(drawing.ghosts, inks.stroke('accent'), inks.fill('tint'), 0.8);
	return {
		...sheet.page,
		drawn: [
			...drawInk(area.ink, hand),
			...ghost,
			...area.cells.flatMap((cell) => [
				...drawInk(cell.ink, hand),
				...drawMarks(drawing.marks.get(cell.id) ?? [], cell, hand),
				...drawMarks(drawing.numbers.get(cell.id) ?? [], cell, refused)
			]),
			...over(drawing.tried, inks.stroke('danger'), null, 0.5),
			...over(drawing.causes, inks.stroke('danger'), null, 1)
		]
	};
}

/** One page, as high as it needs to be. */
export function verdictBook(card: VerdictCard): Book {
	const { legal, excerpt } = card;
	const inks = inColour(excerpt?.sheet.accent.light ?? '#17587d');
	const [ink, soft, accent] = [inks.text('ink'), inks.text('soft'), inks.text('accent')];
	const bar = legal ? GOOD : inks.fill('danger');
	const column = new Column();
	const placed: Placed[] = [];
	const plates: Plate[] = [];

	const banner = { x: 0, y: 0, width: WIDTH, height: 20 };
	const sign = legal ? 'M4 13l5 5L20 6' : 'M5 5l14 14M19 5L5 19';
	column.drawn.push(surface(banner, bar), {
		kind: 'path',
		d: sign,
		at: [MARGIN, 5],
		scale: 10 / 24,
		fill: null,
		stroke: WHITE,
		weight: 1.6,
		dashed: false
	});
	const size = sizeToFit(card.banner, 30, 'bold', INNER - 16);
	column.drawn.push({
		kind: 'text',
		text: card.banner,
		at: [MARGIN + 15, 10 + (size * POINT) / 3],
		align: 'start',
		size,
		face: 'bold',
		colour: WHITE,
		tag: { role: 'H1' }
	});
	column.y = banner.height + 3;
	column.text(card.sentence, { size: 17, face: 'bold', colour: ink, role: 'P' });
	column.gap(4);
	if (excerpt) {
		const { crop } = excerpt;
		const scale = Math.min(INNER / crop.width, MOST_EXCERPT / crop.height, 1.6);
		plates.push(excerptPlate(excerpt));
		placed.push({
			plate: 0,
			x: (WIDTH - crop.width * scale) / 2 - crop.x * scale,
			y: column.y - crop.y * scale,
			scale,
			clip: crop,
			alt: excerpt.alt
		});
		column.gap(crop.height * scale + 2);
	}
	// what is allowed is told above
	if (card.move !== card.sentence)
		column.text(card.move, { size: 11, face: 'regular', colour: soft, role: 'P' });
	if (card.dice !== null) column.text(card.dice, { size: 11, face: 'regular', colour: soft, role: 'P' });
	if (card.about !== null) {
		column.gap(3);
		column.text(card.about, { size: 10, face: 'regular', colour: ink, role: 'P' });
	}
	for (const { id, text, basis } of card.rules) {
		column.gap(3);
		column.text(id, { size: 11, face: 'bold', colour: accent, role: 'H2' });
		column.text(text, { size: 11, face: 'regular', colour: ink, role: 'P' });
		column.text(basis, { size: 10, face: 'bold', colour: accent, role: 'P' });
	}
	if (card.rulings.length > 0) column.gap(3);
	for (const ruling of card.rulings) {
		const top = column.y + 1;
		const before = column.drawn.length;
		column.text(ruling, {
			size: 10,
			face: 'regular',
			colour: OCHRE,
			role: 'P',
			x: MARGIN + 2,
			width: INNER - 4
		});
		const box = { x: MARGIN, y: top, width: INNER, height: column.y - top + 1.6 };
		column.drawn.splice(before, 0, surface(box, wash(OCHRE, 0.1)));
		column.gap(1.6);
	}
	column.gap(3);
	column.text(card.instead, { size: 11, face: 'bold', colour: ink, role: 'P' });
	for (const example of card.examples)
		column.text(`• ${example}`, { size: 11, face: 'regular', colour: ink, role: 'P' });
	column.gap(4);
	const side = Math.min(44, Math.max(24, codeSide(card.links[0]) ?? 24));
	const square = { x: MARGIN, y: column.y, width: side, height: side };
	column.drawn.push(...codeOnPaper(card.links, square));
	const beside = { x: MARGIN + side + 4, width: INNER - side - 4 };
	const top = column.y;
	column.text(card.judge, { size: 11, face: 'bold', colour: ink, role: 'P', ...beside });
	for (const line of [card.head, ...card.foot])
		column.text(line, { size: 9, face: 'regular', colour: soft, role: 'P', ...beside });
	const height = Math.max(column.y, top + side) + MARGIN;
	plates.push({ width: WIDTH, height, drawn: column.drawn });
	const page = {
		title: card.banner,
		width: WIDTH,
		height,
		placed: [{ plate: plates.length - 1, x: 0, y: 0, scale: 1 }, ...placed]
	};
	return { title: `${card.head}: ${card.banner}`, language: card.language, plates, pages: [page] };
}
