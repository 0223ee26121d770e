/** Small pictures made of signs: dice, icons, arrows and figures in a row. */
import { dieFace } from './die.ts';
import { box, ellipse, inset, rect, text } from './draw.ts';
import { icons } from './icons.ts';
import { CAPITAL, POINT, widthOf } from './type.ts';
import type { Box, Ink, Tone } from '../../table/sheet.ts';

/** Signs of a game's own, by name. */
export type Signs = Readonly<Record<string, string>>;

const common: Signs = icons;
const pathOf = (name: string, own: Signs): string | undefined => own[name] ?? common[name];

const rings: Readonly<Record<string, (at: Box) => readonly Ink[]>> = {
	circle: (at) => [ellipse(inset(at, at.width * 0.06), { stroke: 'ink', weight: 0.4 })],
	circled: (at) => [
		rect(inset(at, at.width * 0.04), { stroke: 'soft', weight: 0.3 }),
		ellipse(inset(at, at.width * 0.16), { stroke: 'ink', weight: 0.4 })
	]
};

/** Whether it is drawn, and not written as it is. */
export const isDrawn = (sign: string, own: Signs): boolean => {
	const name = sign.replace('!', '');
	return /^d[1-6]$/.test(name) || name in rings || pathOf(name, own) !== undefined;
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

/** In the middle of a box, as large as it allows but never above `most` mm. */
export function signsIn(
	signs: readonly string[],
	within: Box,
	most: number,
	own: Signs = {}
): readonly Ink[] {
	const wide = (side: number): number =>
		signs.reduce((sum, sign) => sum + widthOfSign(sign, side, own), (signs.length - 1) * GAP);
	let side = most;
	while (side > 3 && wide(side) > within.width) side -= 0.2;
	let x = within.x + (within.width - wide(side)) / 2;
	const y = within.y + (within.height - side) / 2;
	return signs.flatMap((sign) => {
		const width = widthOfSign(sign, side, own);
		const drawn = signAt(sign, box(x, y, width, side), own);
		x += width + GAP;
		return drawn;
	});
}

function signAt(sign: string, at: Box, own: Signs): readonly Ink[] {
	const tone: Tone = sign.startsWith('!') ? 'danger' : 'ink';
	const name = sign.replace('!', '');
	const face = /^d([1-6])$/.exec(name)?.[1];
	if (face !== undefined) return dieFace(Number(face), at, tone);
	const ring = rings[name];
	if (ring) return ring(at);
	const d = pathOf(name, own);
	if (d !== undefined) return [{ kind: 'path', d, box: at, fill: tone === 'danger' ? 'danger' : 'accent' }];
	if (name === '>') return [{ kind: 'path', d: ARROW, box: at, fill: 'accent' }];
	const size = at.height * LETTERS;
	const baseline = at.y + at.height / 2 + (size * POINT * CAPITAL) / 2;
	return [text(name, [at.x, baseline], { size, face: 'bold', tone })];
}
