/** Bonuses: circles to fill when gained and to cross when used. */
import { box, cell, centre, ellipse, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { bonusCell } from './cell-ids.ts';
import { bonuses, bonusesAtStart, type BonusKind } from './facts.ts';
import { glyph } from './glyphs.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(138, 26, 62, 71);
const circle = 7.9;
const pitch = 8.7;
const perLine = 6;
const left = frame.x + 10.4;

interface Line {
	readonly kind: BonusKind;
	readonly circles: number;
	readonly y: number;
}

/** Each kind below the other; the eleven circles of the last take two lines. */
const lines: readonly Line[] = bonuses.map((one, at) => ({ ...one, y: frame.y + 13.8 + at * 13 }));

/** A dot says: this one is yours from the start. */
const startDot = (place: Box): Ink => {
	const { x, y } = centre(place);
	return ellipse(box(x - 0.9, y - 0.9, 1.8, 1.8), { fill: 'accent' });
};

const circlesOf = ({ kind, circles, y }: Line): Cell[] =>
	Array.from({ length: circles }, (_, at) => {
		const row = Math.floor(at / perLine);
		const place = box(left + (at % perLine) * pitch, y + 1.4 + row * pitch, circle, circle);
		const ring = ellipse(place, { stroke: 'ink', weight: 0.3, fill: 'paper' });
		const ink = at < bonusesAtStart ? [ring, startDot(place)] : [ring];
		return cell(bonusCell(kind, at), place, words('cell.bonus', { kind, circle: at + 1 }), ink, true);
	});

const labelOf = ({ kind, y }: Line): Ink[] => [
	glyph(kind, box(frame.x, y + 1, 8, 8)),
	text(words(`name.${kind}`), [left, y], { size: 8, face: 'bold' })
];

export const bonusesArea: Area = {
	id: 'bonuses',
	title: words('bonuses'),
	box: frame,
	columns: perLine,
	ink: [
		heading('bonuses', frame),
		hint('hint.bonuses', frame.x, frame.y + 8.5, frame.width),
		...lines.flatMap(labelOf)
	],
	cells: lines.flatMap(circlesOf)
};
