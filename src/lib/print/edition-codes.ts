/** An own edition that is too long for the code of a sheet, as codes on a page of its own. */
import type { Binder } from './binder.ts';
import type { Page } from './book.ts';
import { codeOnPaper, codeSide, fitsIn } from './code.ts';
import { headOf, HEAD, LEFT } from './head.ts';
import { captionOf } from './imprint.ts';
import type { Keepsake } from './keepsake.ts';
import { handOf, type Matter } from './matter.ts';
import { EDGE } from './paper.ts';
import type { Drawn } from './plate.ts';
import { press, WHOLE } from './press.ts';
import { codePlace } from './score.ts';
import { paragraph, type Style } from './setting.ts';
import type { Wishes } from './wishes.ts';

/**
 * Between two codes, in mm. Each has a band of the page for itself, from left to right and from top to bottom: a
 * reader that is shown two codes side by side mixes them up, and a page may be photographed lying on its side.
 */
const APART = 9;
/** A module of these codes, in mm: a photo of the whole page has several dots for each. */
const MODULE = 0.5;

/** Whether an own edition is printed that none of these pages holds in its codes. */
export function lacksEdition(matter: Matter, wishes: Wishes, keepsake: Keepsake | null): boolean {
	if (!matter.whole) return false;
	switch (wishes.what) {
		case 'aid':
			return false;
		case 'filled':
			return keepsake === null || codePlace(matter, keepsake, wishes) === 'nowhere';
		case 'sheets':
			return !holdsEdition(matter, wishes.perPage);
		case 'kit':
		case 'tiles':
			return !holdsEdition(matter, 1);
		case 'large':
		case 'decks':
			return true;
	}
}

function holdsEdition(matter: Matter, perPage: Wishes['perPage']): boolean {
	const { code, frame, imposition } = press(matter, perPage);
	const text = matter.whole?.codeOf(WHOLE, frame);
	return text !== undefined && fitsIn(text, code, imposition.scale);
}

/** As many pages as its codes need. */
export function editionPages(binder: Binder, matter: Matter): readonly Page[] {
	const { paper, print, talk } = matter;
	const codes = matter.whole?.parts ?? [];
	const { inks } = handOf(matter);
	const side = Math.max(...codes.map((text) => codeSide(text, MODULE) ?? 0));
	const body: Style = { size: 12, face: 'regular', colour: inks.text('ink') };
	const help = paragraph(
		print.editionCodesHelp({ n: codes.length }, talk),
		LEFT,
		EDGE + HEAD + 5,
		paper.width - 2 * LEFT,
		body
	);
	const top = EDGE + HEAD + 5 + help.height + 6;
	const each = Math.max(1, Math.floor((paper.height - EDGE - top) / (side + APART)));
	const across = Math.max(1, Math.floor((paper.width - 2 * LEFT + APART) / (side + APART)));
	const pages = Math.ceil(codes.length / each);
	return Array.from({ length: pages }, (_, nth): Page => {
		const title = print.deckPage({ deck: print.editionCodes, n: nth + 1, of: pages });
		const drawn = codes.slice(nth * each, (nth + 1) * each).flatMap((text, row): readonly Drawn[] => {
			const [x, y] = [LEFT + (row % across) * (side + APART), top + row * (side + APART)];
			const code = codeOnPaper([text], { x, y, width: side, height: side });
			if (codes.length === 1) return code;
			const number = print.codeOf({ at: nth * each + row + 1, total: codes.length });
			return [...code, ...paragraph(number, x + 2, y + side + 1, side, { ...body, size: 10 }).drawn];
		});
		const plate = binder.plate(`edition ${nth}`, () => ({
			...paper,
			drawn: [...headOf(matter, paper.width, title, captionOf(matter)), ...help.drawn, ...drawn]
		}));
		return { ...paper, title, placed: [{ plate, x: 0, y: 0, scale: 1 }] };
	});
}
