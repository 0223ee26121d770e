/**
 * The same drawing in black and white: greys only, thin lines, and less ink than the coloured one would take. Large
 * surfaces stay white, what stood light on them turns dark, and small solids (bars, pips, signs) stay solid.
 */
import type { Colour } from '../sheets/kit/tones.ts';
import { lightness, surfacesUnder } from './beneath.ts';
import { boundsOf } from './bounds.ts';
import { HAIRLINE, type Drawn, type Lettering } from './plate.ts';

const WHITE = 1;
/** From here on a colour is white, or a wash that only the eye needs. */
const [LIGHT, WASH] = [0.97, 0.75];
/** A surface that is narrower than this is a bar or a sign, not a ground, in mm. */
const NARROW = 4;
/** What is dark on a ground that was dark before. */
const INSTEAD = 0.2;

const grey = (value: number): Colour => [value, value, value];
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The modules of a code are the only thing that is quite black: they stay so. */
const isCode = ({ fill }: Exclude<Drawn, Lettering>): boolean =>
	fill !== null && fill.every((part) => part === 0);

const isNarrow = (mark: Drawn): boolean => {
	const { width, height } = boundsOf(mark);
	return mark.kind === 'path' || Math.min(width, height) < NARROW;
};

/** The grey of a surface. `turned` says that it was light on something dark, which is light now. */
function surfaceGrey(mark: Exclude<Drawn, Lettering>, light: number, turned: boolean): number {
	if (mark.kind === 'path') {
		if (light > 0.9) return turned ? 0.4 : WHITE;
		return within(light + 0.1, 0.3, 0.7);
	}
	if (light > WASH || !isNarrow(mark)) return WHITE;
	return within(light + 0.1, 0.25, 0.6);
}

export function inGrey(drawn: readonly Drawn[]): readonly Drawn[] {
	const under = surfacesUnder(drawn);
	const [before, after]: [number[], number[]] = [[], []];
	return drawn.map((mark, nth): Drawn => {
		const below = under[nth] ?? null;
		const lies = (on: readonly number[]): boolean => below === null || (on[below] ?? WHITE) > WASH;
		// it stood light on something dark that is light now
		const turned = !lies(before) && lies(after);
		[before[nth], after[nth]] = [WHITE, WHITE];
		if (mark.kind === 'text') return { ...mark, colour: grey(textGrey(lightness(mark.colour), turned)) };
		if (isCode(mark)) return mark;
		const light = mark.fill ? lightness(mark.fill) : WHITE;
		const shade = mark.fill ? surfaceGrey(mark, light, turned) : null;
		[before[nth], after[nth]] = [light, shade ?? WHITE];
		const stroke = mark.stroke ? strokeGrey(lightness(mark.stroke), turned) : edgeOf(mark, light, shade);
		return {
			...mark,
			fill: shade === null ? null : grey(shade),
			stroke: stroke === null ? null : grey(stroke),
			weight: mark.stroke ? Math.max(HAIRLINE, mark.weight * 0.8) : HAIRLINE
		};
	});
}

const strokeGrey = (light: number, turned: boolean): number =>
	light > LIGHT ? (turned ? 0.7 : WHITE) : within(light, 0.35, 0.85);

function textGrey(light: number, turned: boolean): number {
	if (light > WASH) return turned ? INSTEAD : light;
	return Math.min(light, 0.45);
}

/** A line around a surface that turned white and had none. */
function edgeOf(mark: Exclude<Drawn, Lettering>, light: number, shade: number | null): number | null {
	if (shade !== WHITE || light > LIGHT || mark.kind === 'path' || mark.kind === 'line') return null;
	return light > WASH ? 0.85 : 0.55;
}
