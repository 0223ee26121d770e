/** What explains a sheet in large print: how a turn goes and how it ends, and every shape and sign, each on a page. */
import { box as boxOf, centred, ellipse } from '../sheets/kit/draw.ts';
import { shapesAt, shapesIn, signsAt } from './aid-signs.ts';
import type { Laid } from './aid-type.ts';
import { Binder } from './binder.ts';
import { largestOf } from './halves.ts';
import { HEAD, headCode, headOf, LEFT } from './head.ts';
import { captionOf } from './imprint.ts';
import { handOf, type Matter } from './matter.ts';
import { EDGE } from './paper.ts';
import { drawInk, type Drawn } from './plate.ts';
import { leading, type Style } from './setting.ts';

/** The largest type of the turn and of the signs, the smallest of both, and how exactly it is found, in points. */
const [LARGE, BIG, LEAST, STEP] = [30, 28, 10, 0.5];

/** As on the sheet, but never shown smaller because they are high, and with words that are large print too. */
const SHAPES = { largest: 3, highest: Infinity, words: 13 };

const topOf = EDGE + HEAD + 6;
const bottomOf = ({ paper }: Matter): number => paper.height - EDGE - 2;
/** The tails of its last line need more room the larger it is. */
const footFor = (matter: Matter, size: number): number => bottomOf(matter) - size * 0.1;

/** Aim, steps and end below each other, as large as the page allows. */
export function bindTurn(binder: Binder, matter: Matter): void {
	const fits = (tried: number): boolean => turnIn(matter, tried).foot <= footFor(matter, tried);
	const size = largestOf(fits, LEAST, LARGE, STEP);
	bindWords(binder, matter, matter.print.aidTurn, turnIn(matter, size));
}

function turnIn(matter: Matter, size: number): Laid {
	const { aid, print, paper } = matter;
	const hand = handOf(matter);
	const style: Style = { size, face: 'regular', colour: hand.inks.text('ink') };
	const [indent, gap] = [size * 0.55, size * 0.4];
	const width = paper.width - 2 * LEFT;
	const drawn: Drawn[] = [];
	let y = topOf;
	const say = (lead: string, text: string, number: number | null): void => {
		const across = number === null ? 0 : indent;
		const said = leading(lead, text, [LEFT + across, y], width - across, style);
		if (number !== null) {
			const disc = boxOf(LEFT, y - size * 0.07, size * 0.4, size * 0.4);
			const label = { face: 'bold', size: size * 0.75, tone: 'paper' } as const;
			drawn.push(...drawInk([ellipse(disc, { fill: 'accent' }), centred(String(number), disc, label)], hand));
		}
		drawn.push(...said.drawn);
		y += said.height + gap;
	};
	say(print.aidAim, aid.aim, null);
	for (const [nth, { title, text }] of aid.steps.entries())
		say(/[.?!:]$/.test(title) ? title : `${title}:`, text, nth + 1);
	say(print.aidEnd, aid.end, null);
	return { drawn, placed: [], foot: y - gap };
}

/** What the sheet prints beside its areas, and every sign with what it means. */
export function bindLegend(binder: Binder, matter: Matter): void {
	const { paper, print } = matter;
	const shapes = shapesIn(matter);
	const room = { x: LEFT, y: topOf, width: paper.width - 2 * LEFT, height: bottomOf(matter) - topOf };
	const signsBelow = (top: number, size: number): Laid =>
		signsAt(matter, { ...room, y: top }, 2, {
			size,
			face: 'regular',
			colour: handOf(matter).inks.text('ink')
		});
	// words give way before shapes do
	const drawShapes = (to: Binder, size: number): Laid => {
		if (shapes.length === 0) return { drawn: [], placed: [], foot: topOf - 6 };
		const share = Math.max(0.44, 0.5 - (BIG - size) / 50);
		return { drawn: [], ...shapesAt(to, shapes, { ...room, height: room.height * share }, SHAPES) };
	};
	const fits = (tried: number): boolean =>
		signsBelow(drawShapes(new Binder(), tried).foot + 6, tried).foot <= footFor(matter, tried);
	const size = largestOf(fits, LEAST, BIG, STEP);
	const { placed, foot } = drawShapes(binder, size);
	bindWords(binder, matter, print.legend, { ...signsBelow(foot + 6, size), placed });
}

function bindWords(binder: Binder, matter: Matter, title: string, { drawn, placed }: Laid): void {
	const { paper } = matter;
	const plate = binder.plate(`large ${title}`, () => ({
		...paper,
		drawn: [
			...headOf(matter, paper.width, title, captionOf(matter)),
			...headCode([matter.code(0)], paper.width),
			...drawn
		]
	}));
	binder.page({ ...paper, title, placed: [{ plate, x: 0, y: 0, scale: 1 }, ...placed] });
}
