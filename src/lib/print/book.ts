/** What is to be printed: pages, and the plates that lie on them. Plain data, so that it can go to the worker. */
import type { Language } from '../i18n/talk.ts';
import type { Box } from '../table/sheet.ts';
import type { Plate } from './plate.ts';

export interface Book {
	readonly title: string;
	readonly language: Language;
	readonly plates: readonly Plate[];
	readonly pages: readonly Page[];
}

export interface Page {
	/** Its entry in the outline. */
	readonly title: string;
	/** In mm. */
	readonly width: number;
	readonly height: number;
	readonly placed: readonly Placed[];
	/** The back of the page before it: such a book is printed on both sides. */
	readonly back?: boolean;
}

/**
 * A plate on a page: its top left corner in mm of the page, and how much larger or smaller it is. Below zero it
 * stands on its head, and (x, y) is its bottom right corner.
 */
export interface Placed {
	readonly plate: number;
	readonly x: number;
	readonly y: number;
	readonly scale: number;
	/** Only this part of the plate shows, in mm of the plate; (x, y) stays where the whole plate would begin. */ readonly clip?: Box;
	/** What it shows, in words, where it is a picture as a whole. */
	readonly alt?: string;
}
