/** The risk zone, what its rows give, and the infection curve below it. */
import { box, cell, inset, rect, squareAt, text } from '../kit/draw.ts';
import type { Area, Cell, Ink } from '../model.ts';
import { riskCell, rowCell, virusCell } from './cell-ids.ts';
import { risk } from './facts.ts';
import { glyph } from './glyphs.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(10, 178, 100, 109);
const side = 12;
const left = frame.x + 8;
const top = frame.y + 13;
const right = left + risk.columns * side;
const bottom = top + risk.rows * side;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const personCell = (row: number, column: number): Cell => {
	const place = squareAt([left, top], side, row, column);
	if (risk.map[row]?.charAt(column) === 'H') {
		return cell(riskCell(row, column), place, words('cell.hospital', { row: row + 1, column: column + 1 }), [
			rect(place, { stroke: 'ink', weight: 0.3, fill: 'tint' }),
			glyph('hospital', inset(place, 2.6), 'accent')
		]);
	}
	return cell(riskCell(row, column), place, words('cell.risk', { row: row + 1, column: column + 1 }), [
		rect(place, { stroke: 'ink', weight: 0.3, fill: 'paper' }),
		glyph('person', inset(place, 3.4), 'faint')
	]);
};

/** Right of each row: what it gives, and that it raises the multiplier. */
const rowMark = (row: number): Cell => {
	const place = box(right + 3, top + row * side + 1.6, 8.8, 8.8);
	const gives = risk.rowGives[row] ?? 'free';
	return cell(
		rowCell(row),
		place,
		words('cell.row', { row: row + 1, gives }),
		[
			rect(place, { stroke: 'accent', weight: 0.35, radius: 4.4, fill: 'paper' }),
			glyph(gives, inset(place, 1.9), 'accent')
		],
		true
	);
};

const plusOne = (row: number): Ink =>
	text('+1', [right + 13.4, top + row * side + 7.1], { size: 8, face: 'bold' });

const virus = (column: number): Cell => {
	const place = box(left + column * side + 1.6, bottom + 2, 8.8, 8.8);
	return cell(virusCell(column), place, words('cell.virus', { column: column + 1 }), [
		glyph('virus', inset(place, 0.4), 'danger')
	]);
};

export const riskArea: Area = {
	id: 'risk',
	title: words('risk'),
	box: frame,
	columns: risk.columns + 2,
	ink: [
		heading('risk', frame),
		hint('hint.risk', frame.x, frame.y + 8.5, frame.width - 24),
		glyph('arrow', box(frame.x + 1, top + risk.entry[0] * side + 3, 6, 6), 'danger'),
		glyph('resistant', box(frame.x + 1, top + risk.resistantEntry[0] * side + 3, 6, 6), 'accent'),
		text(words('hint.rows'), [frame.x + frame.width, top - 2], {
			size: 7.3,
			tone: 'soft',
			align: 'end'
		}),
		...upTo(risk.rows).map(plusOne),
		hint('hint.curve', right + 3, bottom + 5.4, 17)
	],
	cells: [
		...upTo(risk.rows).flatMap((row) => upTo(risk.columns).map((column) => personCell(row, column))),
		...upTo(risk.rows).map(rowMark),
		...upTo(risk.columns).map(virus)
	]
};
