/** Small pictures made of signs: dice, icons, arrows and figures in a row. */
import { dieFace } from './die.ts';
import { box, centred, ellipse, inset, line, rect, text } from './draw.ts';
import { icons } from './icons.ts';
import { CAPITAL, POINT, widthOf } from './type.ts';
import type { Box, Ink, Tone } from '../../table/sheet.ts';

/** Signs of a game's own, by name. */
export type Signs = Readonly<Record<string, string>>;

const common: Signs = icons;
const pathOf = (name: string, own: Signs): string | undefined => own[name] ?? common[name];

const lined = ({ x, y, width, height }: Box): readonly Ink[] =>
	[0.3, 0.6, 0.9].flatMap((share) => [
		line([x, y + height * share], [x + width * share, y], { stroke: 'soft', weight: 0.3 }),
		line([x + width * (1 - share), y + height], [x + width, y + height * (1 - share)], {
			stroke: 'soft',
			weight: 0.3
		})
	]);

/** What is drawn on a sheet, or lies on it. */
const rings: Readonly<Record<string, (at: Box) => readonly Ink[]>> = {
	crossed: (at) => {
		const { x, y, width, height } = inset(at, at.width * 0.2);
		const stroke = { stroke: 'ink', weight: 0.4 } as const;
		return [
			ellipse(inset(at, at.width * 0.06), stroke),
			line([x, y], [x + width, y + height], stroke),
			line([x + width, y], [x, y + height], stroke)
		];
	},
	filled: (at) => {
		const square = inset(at, at.width * 0.06);
		return [...lined(square), rect(square, { stroke: 'ink', weight: 0.4 })];
	},
	card: (at) => {
		const wide = at.width * 0.68;
		const card = box(at.x + (at.width - wide) / 2, at.y, wide, at.height);
		return [rect(card, { fill: 'tint', stroke: 'accent', weight: 0.4, radius: at.width * 0.1 })];
	},
	circle: (at) => [ellipse(inset(at, at.width * 0.06), { stroke: 'ink', weight: 0.4 })],
	circled: (at) => [
		rect(inset(at, at.width * 0.04), { stroke: 'soft', weight: 0.3 }),
		ellipse(inset(at, at.width * 0.16), { stroke: 'ink', weight: 0.4 })
	]
};

/** A square with something written in it. */
const CELL = /^\[(.+)\]$/;

/** Whether it is drawn, and not written as it is. */
export const isDrawn = (sign: string, own: Signs): boolean => {
	const name = sign.replace('!', '');
	return /^d[1-6]$/.test(name) || CELL.test(name) || name in rings || pathOf(name, own) !== undefined;
};

const ARROW = 'M2 10.500h14.500V6l6 6-6 6v-4.500H2z';
const GAP = 1.6;
/** Words and figures are written this large, in points for each mm of the signs. */
const LETTERS = 1.7;

function widthOfSign(sign: string, side: number, own: Signs): number {
	const name = sign.replace('!', '');
	if (isDrawn(sign, own)) return side;
	return name === '>' ? side * 0.7 : widthOf(name, side * LETTERS, 'bold');
}

/** Between this and that a new row begins. */
const BREAK = '/';

function rowsOf(signs: readonly string[]): readonly (readonly string[])[] {
	const at = signs.indexOf(BREAK);
	return at < 0 ? [signs] : [signs.slice(0, at), ...rowsOf(signs.slice(at + 1))];
}

/** In the middle of a box, in rows, as large as it allows but never above `most` mm. */
export function signsIn(
	signs: readonly string[],
	within: Box,
	most: number,
	own: Signs = {}
): readonly Ink[] {
	const rows = rowsOf(signs);
	const wide = (row: readonly string[], side: number): number =>
		row.reduce((sum, sign) => sum + widthOfSign(sign, side, own), (row.length - 1) * GAP);
	let side = Math.min(most, (within.height - (rows.length - 1) * GAP) / rows.length);
	while (side > 3 && rows.some((row) => wide(row, side) > within.width)) side -= 0.2;
	const high = rows.length * side + (rows.length - 1) * GAP;
	return rows.flatMap((row, nth) => {
		let x = within.x + (within.width - wide(row, side)) / 2;
		const y = within.y + (within.height - high) / 2 + nth * (side + GAP);
		return row.flatMap((sign) => {
			const width = widthOfSign(sign, side, own);
			const drawn = signAt(sign, box(x, y, width, side), own);
			x += width + GAP;
			return drawn;
		});
	});
}

function signAt(sign: string, at: Box, own: Signs): readonly Ink[] {
	const tone: Tone = sign.startsWith('!') ? 'danger' : 'ink';
	const name = sign.replace('!', '');
	const face = /^d([1-6])$/.exec(name)?.[1];
	if (face !== undefined) return dieFace(Number(face), at, tone);
	const written = CELL.exec(name)?.[1];
	if (written !== undefined)
		return [
			rect(inset(at, at.width * 0.06), { stroke: 'soft', weight: 0.3 }),
			centred(written, at, { size: at.height * 1.5, face: 'bold' })
		];
	const ring = rings[name];
	if (ring) return ring(at);
	const d = pathOf(name, own);
	if (d !== undefined) return [{ kind: 'path', d, box: at, fill: tone === 'danger' ? 'danger' : 'accent' }];
	if (name === '>') return [{ kind: 'path', d: ARROW, box: at, fill: 'accent' }];
	const size = at.height * LETTERS;
	const baseline = at.y + at.height / 2 + (size * POINT * CAPITAL) / 2;
	return [text(name, [at.x, baseline], { size, face: 'bold', tone })];
}
