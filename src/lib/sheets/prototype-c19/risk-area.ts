/** The risk zone, what its rows give, and the infection curve below it. */
import { box, cell, inset, rect, squareAt, text } from '../kit/draw.ts';
import type { Area, Cell } from '../model.ts';
import { riskCell, rowCell, virusCell } from './cell-ids.ts';
import { risk } from './facts.ts';
import { glyph } from './glyphs.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(10, 178, 93, 109);
const side = 11.8;
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

/** Right of each row: what it gives, and below it that it raises the multiplier. */
const rowMark = (row: number): Cell => {
	const place = box(right + 2, top + row * side, side, side);
	const gives = risk.rowGives[row] ?? 'free';
	return cell(
		rowCell(row),
		place,
		words('cell.row', { row: row + 1, gives }),
		[
			rect(inset(place, 0.4), { stroke: 'accent', weight: 0.35, radius: side / 2 - 0.4, fill: 'paper' }),
			glyph(gives, box(place.x + 3.2, place.y + 1.5, 5.4, 5.4), 'accent'),
			text('+1', [place.x + side / 2, place.y + 9.9], { size: 8, face: 'bold', align: 'middle' })
		],
		true
	);
};

const virus = (column: number): Cell => {
	const place = box(left + column * side, bottom + 1, side, side);
	return cell(virusCell(column), place, words('cell.virus', { column: column + 1 }), [
		glyph('virus', inset(place, 1.6), 'danger')
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
		hint('hint.curve', right + 2, bottom + 6, 12.5)
	],
	cells: [
		...upTo(risk.rows).flatMap((row) => upTo(risk.columns).map((column) => personCell(row, column))),
		...upTo(risk.rows).map(rowMark),
		...upTo(risk.columns).map(virus)
	]
};
