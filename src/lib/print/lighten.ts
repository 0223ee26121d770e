/** Backs of cards with a light ground: a dark one drinks ink and shows through the paper. */
import type { Colour } from '../sheets/kit/tones.ts';
import { wash } from '../sheets/kit/tones.ts';
import { lightness, surfacesUnder } from './beneath.ts';
import { HAIRLINE, type Drawn } from './plate.ts';

const DARK = 0.6;
const GROUND = 0.12;

/** Large dark surfaces become a wash with a line around it; what stood light on them takes their colour. */
export function lightened(
	drawn: readonly Drawn[],
	card: { readonly width: number; readonly height: number }
): readonly Drawn[] {
	const under = surfacesUnder(drawn);
	const grounds = new Map<number, Colour>();
	for (const [nth, mark] of drawn.entries()) {
		if (mark.kind !== 'rect' || !mark.fill || lightness(mark.fill) > DARK) continue;
		if (mark.box.width * mark.box.height > 0.3 * card.width * card.height) grounds.set(nth, mark.fill);
	}
	return drawn.map((mark, nth): Drawn => {
		const own = grounds.get(nth);
		if (own && mark.kind === 'rect')
			return { ...mark, fill: wash(own, GROUND), stroke: own, weight: Math.max(mark.weight, 2 * HAIRLINE) };
		const below = under[nth];
		const colour = below === null || below === undefined ? undefined : grounds.get(below);
		if (!colour) return mark;
		const dark = (paint: Colour | null): Colour | null => (paint && lightness(paint) > DARK ? colour : paint);
		if (mark.kind === 'text') return { ...mark, colour: dark(mark.colour) ?? mark.colour };
		return { ...mark, fill: dark(mark.fill), stroke: dark(mark.stroke) };
	});
}
