/** What lies under a mark: a light sign on a dark surface must know when that surface becomes light. */
import type { Colour } from '../sheets/kit/tones.ts';
import type { Box } from '../table/sheet.ts';
import { boundsOf } from './bounds.ts';
import type { Drawn } from './plate.ts';

/** How light a colour looks, from 0 to 1. */
export const lightness = ([red, green, blue]: Colour): number => 0.299 * red + 0.587 * green + 0.114 * blue;

const holds = (box: Box, x: number, y: number): boolean =>
	x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** For each mark the number of the topmost surface under its middle, or null for the bare paper. */
export function surfacesUnder(drawn: readonly Drawn[]): readonly (number | null)[] {
	const surfaces: { readonly nth: number; readonly box: Box }[] = [];
	return drawn.map((mark, nth) => {
		const box = boundsOf(mark);
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		const under = surfaces.findLast((surface) => holds(surface.box, x, y))?.nth ?? null;
		if (mark.kind !== 'text' && mark.kind !== 'line' && mark.fill) surfaces.push({ nth, box });
		return under;
	});
}
