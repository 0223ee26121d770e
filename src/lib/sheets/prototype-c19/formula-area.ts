/** Formula: ten boxes with a place for the factor after each, and the ten factors to cross out. */
import { box, cell, centred, rect, text } from '../kit/draw.ts';
import type { Area, Cell } from '../model.ts';
import { factorCell, formulaCell, stepCell } from './cell-ids.ts';
import { factors, formulaBoxes } from './facts.ts';
import { factorSign } from './factor-sign.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(10, 120, 190, 37);
const pitch = 19;
const side = 10.6;
const step = 7.2;
const boxesY = frame.y + 8.5;
const factorsY = frame.y + 26.8;
const factor = 9.5;

const boxCell = (times: number, at: number): Cell => {
	const place = box(frame.x + at * pitch, boxesY, side, side);
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
	const place = box(frame.x + at * pitch + side + 0.6, boxesY + 1.7, step, step);
	return cell(stepCell(at), place, words('cell.step', { box: at + 1 }), [
		rect(place, { stroke: 'faint', weight: 0.3, radius: step / 2, dashed: true })
	]);
};

const factorAt = (at: number): Cell | null => {
	const name = factors[at];
	if (name === undefined) return null;
	const place = box(frame.x + at * pitch + (side - factor) / 2, factorsY, factor, factor);
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
	columns: formulaBoxes.length,
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
