/** Formula: boxes with a place for the factor after each, and the factors to cross out. */
import { box, cell, centred, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { factorCells, formulaCells, stepCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { factorSign } from './signs.ts';
import { heading, hint, words } from './texts.ts';

const HEAD = 11.2;
const TITLE = 12.2;

/** Sizes in mm: three boxes and steps in a line are large enough for a thumb when the area fills a phone. */
interface Size {
	readonly side: number;
	readonly step: number;
	/** From one box to the next, and from one line to the next. */
	readonly pitch: number;
	readonly linePitch: number;
	readonly factor: number;
	readonly factorPitch: number;
	readonly factorLine: number;
}

const roomy: Size = {
	side: 9.8,
	step: 8.2,
	pitch: 20.9,
	linePitch: 10.9,
	factor: 8.4,
	factorPitch: 13.4,
	factorLine: 9.4
};
const tight: Size = {
	side: 7.3,
	step: 7.3,
	pitch: 15.6,
	linePitch: 7.7,
	factor: 7.3,
	factorPitch: 8.9,
	factorLine: 7.6
};

interface Lay extends Size {
	readonly perLine: number;
	readonly factorsPerLine: number;
	readonly factorsY: number;
	readonly height: number;
}

function layWith({ boxes, factors }: Facts, frame: Box, size: Size): Lay {
	const perLine = Math.floor((frame.width + 1) / size.pitch);
	const factorsPerLine = Math.floor((frame.width + size.factorPitch - size.factor) / size.factorPitch);
	const boxLines = Math.ceil(boxes.length / perLine);
	// the words about the factors stand beside the last box if it begins a line
	const beside = boxes.length % perLine === 1 && perLine > 1;
	const factorsY = frame.y + HEAD + boxLines * size.linePitch + (beside ? 1.4 : TITLE - 6);
	const factorLines = Math.ceil(factors.length / factorsPerLine);
	const height = factorsY + factorLines * size.factorLine - (size.factorLine - size.factor) - frame.y;
	return { ...size, perLine, factorsPerLine, factorsY, height };
}

const layIn = (facts: Facts, frame: Box): Lay | null =>
	[roomy, tight]
		.map((size) => layWith(facts, frame, size))
		.find(({ height }) => height <= frame.height + 0.05) ?? null;

export const formulaFits = (facts: Facts, frame: Box): boolean => layIn(facts, frame) !== null;

export const formulaHeight = (facts: Facts, frame: Box): number => layWith(facts, frame, roomy).height;

export function formulaArea(facts: Facts, frame: Box): Area {
	const lay = layIn(facts, frame) ?? layWith(facts, frame, tight);
	const { side, step, pitch, linePitch, factor, perLine, factorsPerLine, factorsY } = lay;
	const cornerOf = (at: number): [number, number] => [
		frame.x + (at % perLine) * pitch,
		frame.y + HEAD + Math.floor(at / perLine) * linePitch
	];
	const boxCell = (times: number, at: number): Cell => {
		const place = box(...cornerOf(at), side, side);
		const sign = text(`×${times}`, [place.x + side - 0.7, place.y + side - 0.8], {
			size: 7.3,
			face: 'bold',
			tone: 'accent',
			align: 'end'
		});
		return cell(formulaCells.make(at), place, words('cell.formula', { box: at + 1, times }), [
			rect(place, { stroke: 'ink', weight: 0.35, radius: 1.6, fill: times > 1 ? 'tint' : 'paper' }),
			...(times > 1 ? [sign] : [])
		]);
	};
	/** Where the factor is written that applies to the next box. */
	const stepCell = (_: number, at: number): Cell => {
		const [x, y] = cornerOf(at);
		const place = box(x + side + (pitch - side - step) / 2, y + (side - step) / 2, step, step);
		return cell(stepCells.make(at), place, words('cell.step', { box: at + 1 }), [
			rect(place, { stroke: 'faint', weight: 0.3, radius: step / 2, dashed: true })
		]);
	};
	const factorCell = (name: string, at: number): Cell => {
		const x = frame.x + (at % factorsPerLine) * lay.factorPitch;
		const place = box(x, factorsY + Math.floor(at / factorsPerLine) * lay.factorLine, factor, factor);
		const ink: Ink[] = [
			rect(place, { stroke: 'ink', weight: 0.3, radius: factor / 2, fill: 'paper' }),
			centred(factorSign(name), place, { size: factor < 8 || name.length > 2 ? 8 : 10, face: 'bold' })
		];
		return cell(factorCells.make(at), place, words('cell.factor', { factor: name }), ink, true);
	};
	const last = facts.boxes.length - 1;
	const beside = last % perLine === 0 && perLine > 1;
	const title = beside
		? text(words('factors'), [frame.x + pitch + 2, factorsY - 6.6], {
				size: 8,
				face: 'bold',
				width: frame.width - pitch - 2
			})
		: text(words('factors'), [frame.x, factorsY - 1.8], { size: 8, face: 'bold' });
	return {
		id: 'formula',
		title: words('formula'),
		box: frame,
		columns: 2 * Math.min(perLine, facts.boxes.length),
		ink: [heading('formula', frame), hint('hint.formula', frame.x, frame.y + 8.3, frame.width), title],
		cells: [...facts.boxes.map(boxCell), ...facts.boxes.map(stepCell), ...facts.factors.map(factorCell)]
	};
}
