/** The risk zone, what its rows give, and the infection curve below it. */
import { box, cell, inset, rect, squareAt, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { columnCells, riskCells, rowCells } from './cells.ts';
import type { At, Facts } from './facts.ts';
import { glyph } from './glyphs.ts';
import { heading, hint, words } from './texts.ts';

const HEAD = 13;
/** Left of the zone: room for the signs of the entries. */
const LEFT = 8;
const STANDARD_SIDE = 11.8;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** How wide the area is with squares as large as its height allows. */
export function riskSide({ risk: { rows, columns } }: Facts, frame: Box): number {
	const byHeight = (frame.height - HEAD - 1) / (rows + 1);
	const byWidth = (frame.width - LEFT - 2) / (columns + 1);
	return Math.min(STANDARD_SIDE, byHeight, byWidth);
}

/** Where the squares lie, and how large everything is drawn beside our own edition. */
interface Laid {
	readonly side: number;
	readonly scale: number;
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

function laid(facts: Facts, frame: Box): Laid {
	const { rows, columns } = facts.risk;
	const side = riskSide(facts, frame);
	const left = frame.x + LEFT;
	const top = frame.y + HEAD;
	const [right, bottom] = [left + columns * side, top + rows * side];
	return { side, scale: side / STANDARD_SIDE, left, top, right, bottom };
}

const includes = (list: readonly At[], row: number, column: number): boolean =>
	list.some(([r, c]) => r === row && c === column);

/** An entry at the left edge has its sign beside it, as it is entered; any other has it in its corner. */
function cornerSigns({ risk }: Facts, row: number, column: number, place: Box): Ink[] {
	const side = place.width;
	const small = side * 0.36;
	const infection = includes(risk.entries, row, column);
	const shield = includes(risk.resistantEntries, row, column);
	const both = infection && shield;
	return [
		...(infection && (column > 0 || both)
			? [glyph('arrow', box(place.x + 0.5, place.y + 0.5, small, small), 'danger')]
			: []),
		...(shield && (column > 0 || both)
			? [glyph('resistant', box(place.x + side - small - 0.5, place.y + 0.5, small, small), 'accent')]
			: [])
	];
}

const besides = (list: readonly At[], other: readonly At[]): number[] =>
	list.flatMap(([row, column]) => (column === 0 && !includes(other, row, column) ? [row] : []));

function edgeSigns({ risk: { entries, resistantEntries } }: Facts, { side, top }: Laid, frame: Box): Ink[] {
	const sign = Math.min(6, side * 0.8);
	const beside = (row: number): Box => box(frame.x + 1, top + row * side + (side - sign) / 2, sign, sign);
	return [
		...besides(entries, resistantEntries).map((row) => glyph('arrow', beside(row), 'danger')),
		...besides(resistantEntries, entries).map((row) => glyph('resistant', beside(row), 'accent'))
	];
}

/** A person or a hospital; nobody where the zone has a hole. */
function squareCell(facts: Facts, { side, scale, left, top }: Laid, row: number, column: number): Cell[] {
	const { map, entries, resistantEntries } = facts.risk;
	const place = squareAt([left, top], side, row, column);
	const printed = map[row]?.charAt(column);
	const values = { row: row + 1, column: column + 1 };
	if (printed === '-') return [];
	if (printed === 'H')
		return [
			cell(riskCells.make([row, column]), place, words('cell.hospital', values), [
				rect(place, { stroke: 'ink', weight: 0.3, fill: 'tint' }),
				glyph('hospital', inset(place, 2.6 * scale), 'accent')
			])
		];
	const entry = includes(entries, row, column) ? 'cell.entry' : 'cell.risk';
	const name = includes(resistantEntries, row, column) ? 'cell.resistantEntry' : entry;
	return [
		cell(riskCells.make([row, column]), place, words(name, values), [
			rect(place, { stroke: 'ink', weight: 0.3, fill: 'paper' }),
			glyph('person', inset(place, 3.4 * scale), 'faint'),
			...cornerSigns(facts, row, column, place)
		])
	];
}

/** Right of each row: what it gives, and below it that it raises the multiplier. */
function rowCell({ risk }: Facts, { side, scale, right, top }: Laid, row: number): Cell {
	const place = box(right + 2, top + row * side, side, side);
	const gives = risk.rowGives[row] ?? null;
	const sign = box(place.x + 3.2 * scale, place.y + 1.5 * scale, 5.4 * scale, 5.4 * scale);
	return cell(
		rowCells.make(row),
		place,
		words('cell.row', { row: row + 1, gives }),
		[
			rect(inset(place, 0.4 * scale), {
				stroke: 'accent',
				weight: 0.35,
				radius: side / 2 - 0.4 * scale,
				fill: 'paper'
			}),
			...(gives ? [glyph(gives, sign, 'accent')] : []),
			text('+1', [place.x + side / 2, place.y + (gives ? 9.9 : 7.2) * scale], {
				size: Math.max(7.3, 8 * scale),
				face: 'bold',
				align: 'middle'
			})
		],
		true
	);
}

function virusCell({ side, scale, left, bottom }: Laid, column: number): Cell {
	const place = box(left + column * side, bottom + 1, side, side);
	return cell(columnCells.make(column), place, words('cell.virus', { column: column + 1 }), [
		glyph('virus', inset(place, 1.6 * scale), 'danger')
	]);
}

export function riskArea(facts: Facts, frame: Box): Area {
	const { rows, columns } = facts.risk;
	const zone = laid(facts, frame);
	const { side, right, top, bottom } = zone;
	return {
		id: 'risk',
		title: words('risk'),
		box: frame,
		columns: columns + 2,
		ink: [
			heading('risk', frame),
			hint('hint.risk', frame.x, frame.y + 8.5, frame.width - 24),
			...edgeSigns(facts, zone, frame),
			text(words('hint.rows'), [right + 2.4 + side, top - 2], {
				size: 7.3,
				tone: 'soft',
				align: 'end'
			}),
			hint('hint.curve', right + 2, bottom + Math.min(6, side * 0.5), Math.min(12.5, side + 1.4))
		],
		cells: [
			...upTo(rows).flatMap((row) => upTo(columns).flatMap((column) => squareCell(facts, zone, row, column))),
			...upTo(rows).map((row) => rowCell(facts, zone, row)),
			...upTo(columns).map((column) => virusCell(zone, column))
		]
	};
}
