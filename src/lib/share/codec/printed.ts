/**
 * What the code on printed paper says of its page: which game and edition, which page of it, and which part of the
 * sheet lies between the four corner marks. Letters that a QR code stores best; `docs/formats.md` describes them.
 */
import { checksum } from './seal.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUV';

/** In millimetres of the sheet, to the half. */
export interface Frame {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export interface Printed {
	/** The upper 12 bits of the CRC-32 of the game's id. */
	readonly game: number;
	/** 0: nothing to be measured. 1: the whole sheet. From 2 on: one part of it, enlarged. */
	readonly page: number;
	/** `0` is the standard edition. */
	readonly edition: string;
	/** What the corner marks enclose; null on a page that has none. */
	readonly frame: Frame | null;
	/** An own edition itself, as the letters of its message, where the page has room for them. */
	readonly letter?: string;
}

const MARK = 'S';

const inBase = (value: number, length: number): string => {
	let [text, rest] = ['', value];
	for (let nth = 0; nth < length; nth++) {
		text = DIGITS.charAt(rest % 32) + text;
		rest = Math.floor(rest / 32);
	}
	return text;
};

const fromBase = (text: string): number =>
	[...text].reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0);

export function printedText({ game, page, edition, frame, letter }: Printed): string {
	const hex = game.toString(16).toUpperCase().padStart(3, '0');
	const { x, y, width, height } = frame ?? { x: 0, y: 0, width: 0, height: 0 };
	const measures = [x, y, width, height].map((mm) => inBase(Math.round(mm * 2), 2)).join('');
	const behind = letter === undefined ? '' : `.${letter}`;
	return `${MARK}${hex}${inBase(page, 1)}${frame ? measures : ''}.${edition}${behind}`;
}

const PATTERN = /^S([0-9A-F]{3})([0-9A-V])((?:[0-9A-V]{8})?)\.([0-9A-V]{1,8})(?:\.(Q.+))?$/;

/** `null` when this is something else. */
export function readPrinted(text: string): Printed | null {
	const found = PATTERN.exec(text);
	if (!found) return null;
	const [, game = '', page = '', measures = '', edition = '', letter] = found;
	const [x = 0, y = 0, width = 0, height = 0] = (measures.match(/../g) ?? []).map(
		(digits) => fromBase(digits) / 2
	);
	return {
		game: parseInt(game, 16),
		page: fromBase(page),
		edition,
		frame: measures === '' ? null : { x, y, width, height },
		...(letter !== undefined && { letter })
	};
}

const encoder = new TextEncoder();

/** Four letters of the CRC-32 of the facts, whatever the order of their fields; `0` for the standard edition. */
export function editionMark(facts: Readonly<Record<string, unknown>> | null): string {
	if (facts === null) return '0';
	return inBase(checksum(encoder.encode(ordered(facts))) % 32 ** 4, 4);
}

const ordered = (facts: unknown): string =>
	JSON.stringify(facts, (_, value: unknown) =>
		value !== null && typeof value === 'object' && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
			: value
	);
