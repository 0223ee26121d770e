/** Sheets on pages: blank for a game night, or with the marks of a table. */
import { CAPITAL, POINT, sizeToFit } from '../sheets/kit/type.ts';
import { PENCIL } from '../sheets/kit/tones.ts';
import type { Box } from '../table/sheet.ts';
import type { Mark } from '../table/record.ts';
import type { Binder } from './binder.ts';
import type { Placed } from './book.ts';
import { codeOnPaper } from './code.ts';
import { inLetters } from './font/alphabets.ts';
import { cutLine } from './grid.ts';
import { sheetInWords } from './in-words.ts';
import { leavesOf } from './leaves.ts';
import { handOf, type Matter } from './matter.ts';
import { measured } from './measures.ts';
import type { PerPage } from './paper.ts';
import { drawMarks, type Drawn } from './plate.ts';
import { press, pressLeaf, WHOLE, type Press } from './press.ts';

/** What is written on one sheet. */
export interface Filling {
	/** Its entry in the outline. */
	readonly title: string;
	/** Text by field id. */
	readonly fields: Readonly<Record<string, string>>;
	/** Marks by cell id. */
	readonly marks: ReadonlyMap<string, readonly Mark[]>;
	/** What the code says when it fits; else the code opens the game. */
	readonly link?: string;
}

/** What a pencil and the printer add to the bare sheet. */
function written(matter: Matter, pressed: Press, filling: Filling): readonly Drawn[] {
	const { link } = filling;
	const { code, frame, imposition } = pressed;
	const own = matter.code(WHOLE, frame);
	const rich = link ?? matter.whole?.codeOf(WHOLE, frame);
	return [
		...codeOnPaper(rich === undefined ? [own] : [rich, own], code, imposition.scale),
		...pencilled(matter, filling)
	];
}

export function pencilled(matter: Matter, { fields, marks }: Filling): readonly Drawn[] {
	const hand = handOf(matter);
	return [
		...matter.sheet.fields.flatMap(({ id, box }) => inField(inLetters(fields[id] ?? '') ?? '', box)),
		...matter.sheet.areas.flatMap(({ cells }) =>
			cells.flatMap((cell) => drawMarks(marks.get(cell.id) ?? [], cell, hand))
		)
	];
}

export function inField(text: string, { x, y, width, height }: Box): readonly Drawn[] {
	if (text === '') return [];
	const size = sizeToFit(text, Math.min(13, (height * 0.8) / POINT), 'regular', width - 2);
	const baseline = y + height / 2 + (size * POINT * CAPITAL) / 2;
	return [
		{ kind: 'text', text, at: [x + 1, baseline], align: 'start', size, face: 'regular', colour: PENCIL }
	];
}

/** One of the leaves of one of the sheets. */
interface Leaf {
	readonly filling: Filling;
	readonly leaf: Matter;
	readonly pressed: Press;
	/** Its number among the leaves of its sheet, from 1; null when there is but one. */
	readonly nth: number | null;
}

function titleOf({ filling: { title }, leaf: { print }, nth }: Leaf, of: number): string {
	return nth === null ? title : print.deckPage({ deck: title, n: nth, of });
}

export function bindSheets(
	binder: Binder,
	matter: Matter,
	fillings: readonly Filling[],
	perPage: PerPage
): void {
	const leaves = leavesOf(matter).map((leaf, at, { length }) => ({
		leaf,
		pressed: pressLeaf(leaf, perPage),
		nth: length === 1 ? null : at + 1
	}));
	const all: readonly Leaf[] = fillings.flatMap((filling) => leaves.map((leaf) => ({ ...leaf, filling })));
	for (let first = 0; first < all.length; first += perPage) {
		const together = all.slice(first, first + perPage);
		const ruled = binder.length === 0;
		const placed = together.flatMap((one, nth) => placeLeaf(binder, one, nth, ruled));
		const { paper, cuts } = together[0]?.pressed.imposition ?? press(matter, perPage).imposition;
		const cutting = binder.plate(`cuts ${perPage}`, () => ({
			...paper,
			drawn: cuts.map(({ from, to }) => cutLine(from, to))
		}));
		binder.page({
			...paper,
			title: together.map((one) => titleOf(one, leaves.length)).join(' · '),
			placed: cuts.length === 0 ? placed : [...placed, { plate: cutting, x: 0, y: 0, scale: 1 }]
		});
	}
}

/** The bare leaf, what measures it, and what is written on it. */
function placeLeaf(
	binder: Binder,
	{ filling, leaf, pressed, nth }: Leaf,
	slot: number,
	ruled: boolean
): readonly Placed[] {
	const { imposition } = pressed;
	const on = { ...(imposition.corners[slot] ?? { x: 0, y: 0 }), scale: imposition.scale };
	const which = nth === null ? '' : ` ${nth}`;
	const plateOf = (name: string, drawn: () => readonly Drawn[]): number =>
		binder.plate(`${name}${which}`, () => ({ ...pressed.plate, drawn: drawn() }));
	const { fields, marks, link } = filling;
	const bare = plateOf('sheet', () => pressed.plate.drawn);
	const writing = plateOf(`written ${JSON.stringify([fields, [...marks], link])}`, () =>
		written(leaf, pressed, filling)
	);
	const measures = plateOf(`measured ${ruled}`, () => measured(leaf, pressed, ruled));
	return [
		{ plate: bare, ...on, alt: sheetInWords(leaf, filling) },
		{ plate: measures, ...on },
		{ plate: writing, ...on }
	];
}
