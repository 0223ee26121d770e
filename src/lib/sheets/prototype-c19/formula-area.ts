/** Formula: ten boxes with a place for the factor after each, and the ten factors to cross out. */
import { box, cell, centred, rect, text } from '../kit/draw.ts';
import type { Area, Cell, Point } from '../model.ts';
import { factorCell, formulaCell, stepCell } from './cell-ids.ts';
import { factors, formulaBoxes } from './facts.ts';
import { factorSign } from './factor-sign.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(138, 100, 62, 74);
/** Lines of three boxes and steps: large enough for a thumb when the area fills a phone. */
const perLine = 3;
const pitch = 20.9;
const side = 9.8;
const step = 8.2;
const boxesY = frame.y + 11.2;
const linePitch = 10.9;
const factorsPerLine = 5;
const factor = 8.4;
const factorsY = frame.y + 56.2;
const factorPitch: Point = [13.4, 9.4];

const cornerOf = (at: number): Point => [
	frame.x + (at % perLine) * pitch,
	boxesY + Math.floor(at / perLine) * linePitch
];

const boxCell = (times: number, at: number): Cell => {
	const place = box(...cornerOf(at), side, side);
	const sign = text(`×${times}`, [place.x + side - 0.7, place.y + side - 0.8], {
		size: 7.3,
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
	const place = box(
		frame.x + (at % factorsPerLine) * factorPitch[0],
		factorsY + Math.floor(at / factorsPerLine) * factorPitch[1],
		factor,
		factor
	);
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
	columns: 2 * perLine,
	ink: [
		heading('formula', frame),
		hint('hint.formula', frame.x, frame.y + 8.3, frame.width),
		// beside the tenth box
		text(words('factors'), [frame.x + pitch + 2, factorsY - 6.6], { size: 8, face: 'bold', width: 39 })
	],
	cells: [
		...formulaBoxes.map(boxCell),
		...formulaBoxes.map(stepAfter),
		...factors.map((_, at) => factorAt(at)).filter((one) => one !== null)
	]
};
