/** What is in the bag, and what an ordinary die means. */
import { cell, centred, rect, text } from '../kit/draw.ts';
import { dieFace } from '../kit/die.ts';
import type { Area, Ink } from '../model.ts';
import { colours, dicePerColour, printedFaces } from './facts.ts';
import { glyph } from './glyphs.ts';
import { areaBoxes, bagBox, bagSign, dieBox, pipsSign } from './places.ts';
import { say } from './texts.ts';

const from1To = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);

const headingOf = (id: 'bag' | 'dice'): Ink =>
	text(say(id), [areaBoxes[id].x, areaBoxes[id].y + 2.6], {
		face: 'caps',
		size: 10,
		tone: 'accent'
	});

export const bag: Area = {
	id: 'bag',
	title: say('bag'),
	box: areaBoxes.bag,
	columns: dicePerColour,
	cells: colours.flatMap((colour) =>
		from1To(dicePerColour).map((nth) => {
			const at = bagBox(colour, nth);
			return cell(`bag-${colour}-${nth}`, at, say('bagDie', { colour, nth }), [
				rect(at, { stroke: 'faint', weight: 0.25 })
			]);
		})
	),
	ink: [headingOf('bag'), ...colours.flatMap((colour) => glyph(colour, bagSign(colour)))]
};

export const dice: Area = {
	id: 'dice',
	title: say('dice'),
	box: areaBoxes.dice,
	columns: 6,
	cells: colours.flatMap((colour) =>
		printedFaces[colour].map((face, n) => {
			const at = dieBox(colour, n + 1);
			return cell(`die-${colour}-${n + 1}`, at, say('dieFace', { colour, pips: n + 1 }), [
				rect(at, { stroke: 'faint', weight: 0.25, ...(face === '+' && { fill: 'tint' }) }),
				centred(String(face), at, { size: 10.5, face: 'bold', tone: face === '+' ? 'accent' : 'ink' })
			]);
		})
	),
	ink: [headingOf('dice'), ...from1To(6).flatMap((pips) => dieFace(pips, pipsSign(pips), 'soft'))]
};
