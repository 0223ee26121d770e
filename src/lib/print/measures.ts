/** What print adds to a bare sheet: corner marks, the name of the edition, a ruler, and how a turn goes. */
import { leadingOf, linesOf, widthOf } from '../sheets/kit/type.ts';
import type { Box } from '../table/sheet.ts';
import { boundsOf, unionOf } from './bounds.ts';
import { cornerMarks } from './corners.ts';
import { imprint, imprintSize, type ImprintParts } from './imprint.ts';
import { turnInWords } from './in-words.ts';
import { handOf, type Matter } from './matter.ts';
import type { Drawn } from './plate.ts';
import type { Press } from './press.ts';
import { freePlace, grown } from './room.ts';

export const measured = (matter: Matter, pressed: Press, first: boolean): readonly Drawn[] => [
	...cornersOf(matter, pressed),
	...lay(matter, pressed, first).drawn
];

/** The same on a sheet that is printed so many times as large: all but the ruler grows with it. */
export const measuredLarge = (matter: Matter, pressed: Press, scale: number): readonly Drawn[] => [
	...cornersOf(matter, pressed, scale),
	...lay(matter, pressed, false).drawn
];

const cornersOf = (
	matter: Matter,
	{ frame, imposition }: Press,
	scale = imposition.scale
): readonly Drawn[] => cornerMarks(frame, scale, handOf(matter).inks.text('ink'));

/** Whether the sheet has room to say how a turn goes and how it ends, also beside a ruler. */
export const saysTurn = (matter: Matter, pressed: Press): boolean => lay(matter, pressed, true).told;

interface Added {
	readonly drawn: readonly Drawn[];
	/** Whether all of it found room. */
	readonly told: boolean;
}

const laid = new WeakMap<Press, Added>();

/** What stands on a first page is asked for before it is drawn: whether there is room for all of it. */
function lay(matter: Matter, pressed: Press, first: boolean): Added {
	const known = first ? laid.get(pressed) : undefined;
	const added = known ?? layAnew(matter, pressed, first);
	if (first) laid.set(pressed, added);
	return added;
}

/** Where the sheet leaves room for them: in a margin at best, else together, else each wherever it fits. */
function layAnew(matter: Matter, pressed: Press, first: boolean): Added {
	const { frame, imposition, taken } = pressed;
	const { scale } = imposition;
	const rooms = roomsIn(pressed);
	const added: Drawn[] = [];
	const fixed = [...taken, ...cornersOf(matter, pressed).map(boundsOf)];
	const placeFor = (room: Box, width: number, height: number, air: number) => {
		// air around what stands there is a larger place for what comes, and a larger room for it
		const by = air / scale;
		const size = { width: width / scale + 2 * by, height: height / scale + 2 * by };
		const place = freePlace(grown(room, by), [...fixed, ...added.map(boundsOf)], size);
		return place && grown(place, -by);
	};
	const add = (wanted: ImprintParts, air = 0): boolean => {
		const { width, height } = imprintSize(matter, wanted);
		const places = (wanted.upward ? rooms.margins : [rooms.within, grown(frame, -0.5)]).map((room) =>
			placeFor(room, width, height, air)
		);
		const place = places.find((found) => found !== null);
		if (place) added.push(...imprint(matter, place, scale, wanted));
		return place !== undefined;
	};
	const both = { caption: true, ruler: true, upward: false };
	const together = first && (add({ ...both, upward: true }) || add(both, 2) || add(both, 1) || add(both));
	if (!together) {
		if (first) add({ ...both, caption: false });
		if (!add({ ...both, ruler: false, upward: true })) add({ ...both, ruler: false });
	}
	const tell = (settings: readonly Setting[]): boolean =>
		settings.some((lines) => {
			const wide = Math.max(...lines.map((line) => widthOf(line, SIZE, 'regular')));
			const high = (lines.length - 1) * leadingOf(SIZE) + 2.8;
			const place = placeFor(rooms.within, wide + 1, high, AIR);
			if (place) added.push(...lines.map((line, nth) => lineAt(matter, line, place, nth, scale)));
			return place !== null;
		});
	const texts = turnInWords(matter);
	const short = settingsOf(texts).filter((lines) => lines.length <= TOGETHER);
	if (tell(short)) return { drawn: added, told: true };
	// the search begins at the bottom: what is read first is placed last
	const told = [...texts].reverse().map((text) => tell(settingsOf([text])));
	return { drawn: added, told: told.every((each) => each) };
}

/** The margins beside the ink of the sheet, and what lies between them. */
function roomsIn({ frame, taken }: Press): { readonly within: Box; readonly margins: readonly Box[] } {
	const used = unionOf(taken);
	const [left, right] = [frame.x + 0.2, frame.x + frame.width - 0.2];
	const inner = { x: Math.max(left, used.x), end: Math.min(right, used.x + used.width) };
	const strip = (x: number, end: number): Box => ({ ...frame, x, width: end - x });
	return {
		within: strip(inner.x, inner.end),
		margins: [strip(inner.end, right), strip(left, inner.x)]
	};
}

/** In points and mm on paper. */
const [SIZE, AIR] = [7.2, 0.9];
const WIDTHS = [190, 150, 120, 100, 80, 65, 50, 40, 32];

/** How a turn goes and how it ends stand together where so few lines are enough for both. */
const TOGETHER = 4;

type Setting = readonly string[];

/** Below each other, in ever more lines; widths that break them alike are tried once. */
const settingsOf = (texts: readonly string[]): readonly Setting[] => [
	...new Map(
		WIDTHS.map((width) => texts.flatMap((text) => linesOf(text, SIZE, 'regular', width))).map((lines) => [
			lines.length,
			lines
		])
	).values()
];

const lineAt = (
	matter: Matter,
	text: string,
	{ x, y }: { x: number; y: number },
	nth: number,
	scale: number
): Drawn => ({
	kind: 'text',
	text,
	at: [x + 0.5 / scale, y + (2.2 + nth * leadingOf(SIZE)) / scale],
	align: 'start',
	size: SIZE / scale,
	face: 'regular',
	colour: handOf(matter).inks.text('soft')
});
