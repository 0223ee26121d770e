/** Small pictures made of signs: dice, icons, arrows and figures in a row. */
import { dieFace } from './die.ts';
import { box, icon, text } from './draw.ts';
import { icons, type IconName } from './icons.ts';
import { CAPITAL, POINT, widthOf } from './type.ts';
import type { Box, Ink, Tone } from '../../table/sheet.ts';

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

const ARROW = 'M2 10.500h14.500V6l6 6-6 6v-4.500H2z';
const GAP = 1.6;
/** Words and figures are written this large, in points for each mm of the signs. */
const LETTERS = 1.7;

function widthOfSign(sign: string, side: number): number {
	const name = sign.replace('!', '');
	if (/^d[1-6]$/.test(name) || isIcon(name)) return side;
	return name === '>' ? side * 0.7 : widthOf(name, side * LETTERS, 'bold');
}

/** In the middle of a box, as large as it allows but never above `most` mm. */
export function signsIn(signs: readonly string[], within: Box, most: number): readonly Ink[] {
	const wide = (side: number): number =>
		signs.reduce((sum, sign) => sum + widthOfSign(sign, side), (signs.length - 1) * GAP);
	let side = most;
	while (side > 3 && wide(side) > within.width) side -= 0.2;
	let x = within.x + (within.width - wide(side)) / 2;
	const y = within.y + (within.height - side) / 2;
	return signs.flatMap((sign) => {
		const width = widthOfSign(sign, side);
		const drawn = signAt(sign, box(x, y, width, side));
		x += width + GAP;
		return drawn;
	});
}

function signAt(sign: string, at: Box): readonly Ink[] {
	const tone: Tone = sign.startsWith('!') ? 'danger' : 'ink';
	const name = sign.replace('!', '');
	const face = /^d([1-6])$/.exec(name)?.[1];
	if (face !== undefined) return dieFace(Number(face), at, tone);
	if (isIcon(name)) return [icon(name, at, { fill: tone === 'danger' ? 'danger' : 'accent' })];
	if (name === '>') return [{ kind: 'path', d: ARROW, box: at, fill: 'accent' }];
	const size = at.height * LETTERS;
	const baseline = at.y + at.height / 2 + (size * POINT * CAPITAL) / 2;
	return [text(name, [at.x, baseline], { size, face: 'bold', tone })];
}
