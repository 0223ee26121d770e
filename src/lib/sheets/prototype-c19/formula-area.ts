/** Formula: ten boxes with a place for the factor after each, and the ten factors to cross out. */
import { box, cell, centred, rect, text } from '../kit/draw.ts';
import type { Area, Cell, Point } from '../model.ts';
import { factorCell, formulaCell, stepCell } from './cell-ids.ts';
import { factors, formulaBoxes } from './facts.ts';
import { factorSign } from './factor-sign.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(10, 120, 122, 53);
/** Two lines of five boxes: large enough for a thumb when the area fills a phone. */
const perLine = 5;
const pitch = 24.4;
const side = 11.6;
const step = 8.4;
const boxesY = frame.y + 8;
const linePitch = 14.5;
const factor = 10.4;
const factorsY = frame.y + 42;
const factorPitch = 12.4;

const cornerOf = (at: number): Point => [
	frame.x + (at % perLine) * pitch,
	boxesY + Math.floor(at / perLine) * linePitch
];

const boxCell = (times: number, at: number): Cell => {
	const place = box(...cornerOf(at), side, side);
	const sign = text(`×${times}`, [place.x + side - 0.8, place.y + side - 1], {
		size: 8,
		face: 'bold',
		tone: 'accent',
		align: 'end'
	});
	return cell(formulaCell(at), place, words('cell.formula', { box: at + 1, times }), [
		rect(place, { stroke: 'ink', weight: 0.35, radius: 1.6, fill: times > 1 ? 'tint' : 'paper' }),
		...(times > 1 ? [sign] : [])
	]);
};

/** Where the factor is written that applies to the next box. */
const stepAfter = (_: number, at: number): Cell => {
	const [x, y] = cornerOf(at);
	const place = box(x + side + (pitch - side - step) / 2, y + (side - step) / 2, step, step);
	return cell(stepCell(at), place, words('cell.step', { box: at + 1 }), [
		rect(place, { stroke: 'faint', weight: 0.3, radius: step / 2, dashed: true })
	]);
};

const factorAt = (at: number): Cell | null => {
	const name = factors[at];
	if (name === undefined) return null;
	const place = box(frame.x + at * factorPitch, factorsY, factor, factor);
	return cell(
		factorCell(name),
		place,
		words('cell.factor', { factor: name }),
		[
			rect(place, { stroke: 'ink', weight: 0.3, radius: factor / 2, fill: 'paper' }),
			centred(factorSign(name), place, { size: 10, face: 'bold' })
		],
		true
	);
};

export const formulaArea: Area = {
	id: 'formula',
	title: words('formula'),
	box: frame,
	columns: factors.length,
	ink: [
		heading('formula', frame),
		hint('hint.formula', frame.x + 26, frame.y + 4.2, frame.width - 26),
		text(words('factors'), [frame.x, factorsY - 2.2], { size: 8, face: 'bold' })
	],
	cells: [
		...formulaBoxes.map(boxCell),
		...formulaBoxes.map(stepAfter),
		...factors.map((_, at) => factorAt(at)).filter((one) => one !== null)
	]
};
