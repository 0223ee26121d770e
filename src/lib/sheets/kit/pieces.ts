/** Loose things on a board, packed into a cell: each has its shape and its letter, so that colour is never needed. */
import type { Piece } from '../../table/record.ts';
import type { Box, Cell, PiecePlace, Tone } from '../../table/sheet.ts';
import type { Trace } from './pencil.ts';
import { CAPITAL, POINT } from './type.ts';

/** A piece whose letter is in the language of the sheet. */
export type Lettered = Omit<Piece, 'letter'> & { readonly letter: string };

/** Outlines in a square of side 1. */
const shapes: Readonly<Record<Piece['shape'], readonly (readonly [string, ...number[]])[]>> = {
	circle: [
		['M', 0.5, 0.04],
		['C', 0.754, 0.04, 0.96, 0.246, 0.96, 0.5],
		['C', 0.96, 0.754, 0.754, 0.96, 0.5, 0.96],
		['C', 0.246, 0.96, 0.04, 0.754, 0.04, 0.5],
		['C', 0.04, 0.246, 0.246, 0.04, 0.5, 0.04],
		['Z']
	],
	square: [['M', 0.08, 0.08], ['L', 0.92, 0.08], ['L', 0.92, 0.92], ['L', 0.08, 0.92], ['Z']],
	tile: [['M', 0.02, 0.16], ['L', 0.98, 0.16], ['L', 0.98, 0.84], ['L', 0.02, 0.84], ['Z']],
	card: [['M', 0.15, 0.01], ['L', 0.85, 0.01], ['L', 0.85, 0.99], ['L', 0.15, 0.99], ['Z']],
	diamond: [['M', 0.5, 0], ['L', 1, 0.5], ['L', 0.5, 1], ['L', 0, 0.5], ['Z']],
	triangle: [['M', 0.5, 0.02], ['L', 1, 0.94], ['L', 0, 0.94], ['Z']],
	house: [
		['M', 0.5, 0.02],
		['L', 0.96, 0.4],
		['L', 0.86, 0.4],
		['L', 0.86, 0.96],
		['L', 0.14, 0.96],
		['L', 0.14, 0.4],
		['L', 0.04, 0.4],
		['Z']
	],
	shield: [
		['M', 0.5, 0.02],
		['L', 0.94, 0.16],
		['L', 0.94, 0.5],
		['C', 0.94, 0.74, 0.74, 0.9, 0.5, 0.98],
		['C', 0.26, 0.9, 0.06, 0.74, 0.06, 0.5],
		['L', 0.06, 0.16],
		['Z']
	],
	pawn: [
		['M', 0.5, 0.02],
		['C', 0.66, 0.02, 0.78, 0.12, 0.78, 0.26],
		['C', 0.78, 0.36, 0.72, 0.42, 0.66, 0.46],
		['L', 0.9, 0.86],
		['L', 0.9, 0.98],
		['L', 0.1, 0.98],
		['L', 0.1, 0.86],
		['L', 0.34, 0.46],
		['C', 0.28, 0.42, 0.22, 0.36, 0.22, 0.26],
		['C', 0.22, 0.12, 0.34, 0.02, 0.5, 0.02],
		['Z']
	],
	die: [
		['M', 0.2, 0.06],
		['L', 0.8, 0.06],
		['C', 0.88, 0.06, 0.94, 0.12, 0.94, 0.2],
		['L', 0.94, 0.8],
		['C', 0.94, 0.88, 0.88, 0.94, 0.8, 0.94],
		['L', 0.2, 0.94],
		['C', 0.12, 0.94, 0.06, 0.88, 0.06, 0.8],
		['L', 0.06, 0.2],
		['C', 0.06, 0.12, 0.12, 0.06, 0.2, 0.06],
		['Z']
	]
};

/** Where the letter sits, as a share of the side from the top: a triangle is wide at its foot. */
const letterAt: Readonly<Partial<Record<Piece['shape'], number>>> = {
	triangle: 0.66,
	pawn: 0.74,
	house: 0.62
};

const tones: readonly Tone[] = [
	'ink',
	'soft',
	'faint',
	'paper',
	'accent',
	'tint',
	'danger',
	'blush',
	'white',
	'yellow',
	'orange',
	'red',
	'blue',
	'black',
	'green',
	'brown'
];
const dark: ReadonlySet<Tone> = new Set([
	'ink',
	'soft',
	'accent',
	'danger',
	'red',
	'blue',
	'black',
	'green',
	'brown'
]);

/** Colours of pieces are alike in every theme, so their letters are black or white; inks change with the theme. */
const inks: ReadonlySet<Tone> = new Set([
	'ink',
	'soft',
	'faint',
	'paper',
	'accent',
	'tint',
	'danger',
	'blush'
]);
const letterOn = (fill: Tone): Tone => {
	if (inks.has(fill)) return dark.has(fill) ? 'paper' : 'ink';
	return dark.has(fill) ? 'white' : 'black';
};

const toneOf = (name: string): Tone => tones.find((tone) => tone === name) ?? 'paper';

/** Pieces with places of their own stand there; the others find their room in the cell. */
export function piecesIn(
	{ box, places = {} }: Pick<Cell, 'box' | 'places'>,
	pieces: readonly Lettered[]
): readonly Trace[] {
	const loose: Lettered[] = [];
	const placed = new Map<string, Lettered[]>();
	for (const piece of pieces) {
		if (piece.at === undefined || !places[piece.at]) loose.push(piece);
		else placed.set(piece.at, [...(placed.get(piece.at) ?? []), piece]);
	}
	const standing = [...placed].flatMap(([name, together]) => {
		const traces = inPlaces(places[name] ?? [], together);
		if (!traces) loose.push(...together);
		return traces ?? [];
	});
	return [...packed(box, loose), ...standing];
}

/** One a place; too many of one kind are one of them and how many they are; null when several do not fit. */
function inPlaces(at: readonly PiecePlace[], pieces: readonly Lettered[]): readonly Trace[] | null {
	const each = pieces.flatMap((piece) => Array.from({ length: piece.count ?? 1 }, () => piece));
	if (each.length <= at.length) {
		return at.flatMap(({ x, y, side }, nth) => {
			const piece = each[nth];
			return piece ? pieceAt({ ...piece, count: 1 }, x, y, side) : [];
		});
	}
	const [piece, other] = pieces;
	const [first] = at;
	return piece && first && !other ? pieceAt(piece, first.x, first.y, first.side) : null;
}

/** Largest first never helps a reader: pieces stand in the given order, row by row, as large as they can be. */
function packed(box: Box, pieces: readonly Lettered[]): readonly Trace[] {
	const widths = pieces.map(({ count = 1 }) => (count > 1 ? 1.75 : 1));
	const room = { width: box.width * 0.92, height: box.height * 0.88 };
	const most = pieces.some(({ shape }) => shape === 'card') ? Infinity : 9;
	const best = Array.from({ length: pieces.length }, (_, n) => rowsOf(widths, n + 1))
		.map((rows) => {
			const widest = Math.max(...rows.map((row) => row.reduce((sum, nth) => sum + (widths[nth] ?? 1), 0)));
			return { rows, side: Math.min(room.width / widest, room.height / rows.length, most) };
		})
		.reduce((a, b) => (b.side > a.side ? b : a), { rows: [] as number[][], side: 0 });
	return best.rows.flatMap((row, nthRow) => {
		const width = row.reduce((sum, nth) => sum + (widths[nth] ?? 1), 0) * best.side;
		let x = box.x + (box.width - width) / 2;
		const y = box.y + (box.height - best.rows.length * best.side) / 2 + nthRow * best.side;
		return row.flatMap((nth) => {
			const piece = pieces[nth];
			const traces = piece ? pieceAt(piece, x, y, best.side) : [];
			x += (widths[nth] ?? 1) * best.side;
			return traces;
		});
	});
}

/** Splits the pieces, in order, into at most so many rows of about the same width. */
function rowsOf(widths: readonly number[], most: number): number[][] {
	const share = widths.reduce((sum, width) => sum + width, 0) / most;
	const rows: number[][] = [];
	let before = 0;
	for (const [nth, width] of widths.entries()) {
		const row = Math.min(most - 1, Math.floor((before + width / 2) / share));
		(rows[row] ??= []).push(nth);
		before += width;
	}
	return rows.filter((row) => row.length > 0);
}

function pieceAt(
	{ shape, letter, tone, count = 1 }: Lettered,
	x: number,
	y: number,
	side: number
): readonly Trace[] {
	const inner = side * 0.9;
	const [left, top] = [x + side * 0.05, y + side * 0.05];
	const fill = toneOf(tone);
	const place = (value: number, nth: number): string =>
		String(Math.round(((nth % 2 === 0 ? left : top) + value * inner) * 100) / 100);
	const d = shapes[shape].map(([verb, ...at]) => verb + at.map(place).join(' ')).join('');
	const size = ((inner * (letter.length > 1 ? 0.42 : 0.56)) / POINT) * (shape === 'triangle' ? 0.8 : 1);
	const baseline = top + inner * (letterAt[shape] ?? 0.5) + (size * POINT * CAPITAL) / 2;
	const body: Trace = { kind: 'path', d, fill, stroke: 'ink', weight: 0.25 };
	const name: Trace = {
		kind: 'text',
		text: letter,
		x: left + inner / 2,
		y: baseline,
		size,
		face: 'bold',
		tone: letterOn(fill)
	};
	if (count < 2) return letter === '' ? [body] : [body, name];
	const times: Trace = {
		kind: 'text',
		text: `×${count}`,
		x: x + side * 1.36,
		y: y + side / 2 + (size * POINT * CAPITAL) / 2,
		size,
		face: 'bold',
		tone: 'ink'
	};
	return letter === '' ? [body, times] : [body, name, times];
}
