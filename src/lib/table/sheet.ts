/**
 * What is printed. A sheet is data: areas with cells, and ink around them, in millimetres from the top left
 * of the page. The screen draws it as SVG, print draws it with pdf-lib; neither adds anything of its own.
 */
import type { Say } from './record.ts';

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** Figures and signs stand as they are; words are looked up in the language of the sheet. */
export type Label = string | Say;

/**
 * Inks by their meaning, so that each theme, print and the ink saver choose the colour.
 * `ink` lines and text, `soft` secondary text, `faint` guide lines, `paper` the sheet itself,
 * `accent` the game's own colour, `tint` a light wash of it, `danger` goals and losses (never without a glyph),
 * `blush` a light wash of danger; the others are colours of pieces.
 */
export type Tone =
	| 'ink'
	| 'soft'
	| 'faint'
	| 'paper'
	| 'accent'
	| 'tint'
	| 'danger'
	| 'blush'
	| 'white'
	| 'yellow'
	| 'orange'
	| 'red'
	| 'blue'
	| 'black'
	| 'green'
	| 'brown';

export interface Stroke {
	readonly fill?: Tone;
	readonly stroke?: Tone;
	/** Line width in mm. */
	readonly weight?: number;
	readonly dashed?: boolean;
}

export type Ink =
	| ({ readonly kind: 'rect'; readonly box: Box; readonly radius?: number } & Stroke)
	| ({ readonly kind: 'ellipse'; readonly box: Box } & Stroke)
	| ({ readonly kind: 'line'; readonly from: Point; readonly to: Point } & Stroke)
	/** An SVG path drawn in a square of 24 by 24 units, fitted into the box. */
	| ({ readonly kind: 'path'; readonly d: string; readonly box: Box } & Stroke)
	| TextInk;

export interface TextInk {
	readonly kind: 'text';
	readonly text: Label;
	/** Where the baseline begins, is centred or ends. */
	readonly at: Point;
	readonly align: 'start' | 'middle' | 'end';
	/** In points: 7 at least, also when an A4 sheet shrinks to Letter, so 7.3 to 7.5. */
	readonly size: number;
	readonly face: 'regular' | 'bold' | 'caps';
	readonly tone: Tone;
	/** Wraps into lines of this width (mm); without it the text stays on one line. */
	readonly width?: number;
}

/** A place that can be marked. */
export interface Cell {
	/** Unique on the sheet, and stable: records and links may name it. */
	readonly id: string;
	readonly box: Box;
	readonly round?: boolean;
	/** What a screen reader says: "Testing, row 4, square 2". */
	readonly name: Say;
	/** What is printed in the cell. */
	readonly ink: readonly Ink[];
	/** Places for loose pieces within it, by name; filled in this order. */
	readonly places?: Readonly<Record<string, readonly PiecePlace[]>>;
}

/** A square for one piece. */
export interface PiecePlace {
	readonly x: number;
	readonly y: number;
	readonly side: number;
}

export interface Area {
	readonly id: string;
	readonly title: Say;
	readonly box: Box;
	/** How many cells stand side by side at most: decides how large a thumb's target can be. */
	readonly columns: number;
	readonly cells: readonly Cell[];
	readonly ink: readonly Ink[];
	/** Shown only with this player's view where a shared board has a part for each player. */
	readonly seat?: number;
}

export interface Sheet {
	readonly id: 'standard';
	/** One sheet a player, or one board for the table. */
	readonly per: 'player' | 'table';
	readonly page: { readonly width: number; readonly height: number };
	/** Of how many sheets of paper it consists, all of one height, one below the other: nothing lies across an edge.
	 *  Absent: one. */
	readonly pages?: number;
	/** The game's one accent, light and dark theme: CSS colours. */
	readonly accent: { readonly light: string; readonly dark: string };
	readonly title: Say;
	/** Says that this sheet is the app's own and not the publisher's. */
	readonly notice: Say;
	readonly areas: readonly Area[];
	readonly ink: readonly Ink[];
	/** Where names can be pre-filled: player's name, scenario and the like, by field id. */
	readonly fields: readonly SheetField[];
	/** A square kept free for the printed code that opens the app: 14 mm at least. Without it print looks for room. */
	readonly code?: Box;
	/** Signs of the game's own by name, as paths in a square of 24 by 24 units: for whoever explains them. */
	readonly signs?: Readonly<Record<string, string>>;
}

export interface SheetField {
	readonly id: string;
	readonly label: Say;
	readonly box: Box;
}

/** Cards, tokens or tiles to cut out. */
export interface Deck {
	readonly id: string;
	readonly title: Say;
	readonly card: { readonly width: number; readonly height: number };
	/** The ink of a card counts from the top left of the card. */
	readonly cards: readonly { readonly id: string; readonly copies: number; readonly ink: readonly Ink[] }[];
	readonly back: readonly Ink[];
	/** So many of them everybody has when the game begins. */
	readonly dealt?: number;
}
