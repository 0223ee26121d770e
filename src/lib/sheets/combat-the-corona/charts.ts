/** The lower half of the board: the two charts and the list of viruses on the table. */
import { box, cell, centred, icon, line, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { heading, HEADING } from './board.ts';
import { virusSlots } from './cells.ts';
import { beds as chart, infection as levels } from './facts.ts';
import { around, glyph } from './glyphs.ts';
import { words, type SheetText } from './texts.ts';

const infectionBox = box(8, 123, 281, 17);

/** The sixteen steps stand on a rising line: the wash grows with the danger. */
function infectionStep(value: number): Cell {
	const width = infectionBox.width / (levels.last + 1);
	const at = box(infectionBox.x + (value - 1) * width + 0.4, infectionBox.y + HEADING, width - 0.8, 11);
	const won = value > levels.last;
	const begins = value === levels.start;
	return cell(`inf-${value}`, at, won ? words('wonCell') : words('infectionCell', { level: value }), [
		rect(at, {
			stroke: won || begins ? 'accent' : 'ink',
			weight: won || begins ? 0.6 : 0.3,
			radius: 1.5,
			...(won && { fill: 'tint' as const })
		}),
		...(won
			? [
					icon('star', around(at.x + at.width / 2, at.y + 3.9, 5), { fill: 'accent' }),
					centred(words('won'), box(at.x, at.y + 6.3, at.width, 4), {
						size: 8.5,
						face: 'bold',
						tone: 'accent'
					})
				]
			: [centred(String(value), at, { size: 14, face: 'bold' })]),
		...(begins ? [icon('flag', around(at.x + 3.2, at.y + 3, 3.2), { fill: 'accent' })] : [])
	]);
}

const infection: Area = {
	id: 'infection',
	title: words('infection'),
	box: infectionBox,
	columns: levels.last + 1,
	cells: Array.from({ length: levels.last + 1 }, (_, i) => infectionStep(i + 1)),
	ink: heading('infection', infectionBox, 'infectionHint')
};

const bedsBox = box(8, 143, 134, 57);
const bed = { columns: 11, rows: 5, width: 134 / 11, height: 10.2 };

function noBed(): Cell {
	const at = box(bedsBox.x, bedsBox.y + HEADING, bed.width - 1.2, bed.rows * bed.height - 0.8);
	const x = at.x + at.width / 2;
	return cell('bed-0', at, words('lostCell'), [
		rect(at, { stroke: 'danger', fill: 'blush', weight: 0.5, radius: 1.5 }),
		centred('0', box(at.x, at.y + 4, at.width, 10), { size: 18, face: 'bold', tone: 'danger' }),
		icon('skull', around(x, at.y + 24, 8), { fill: 'danger' }),
		text(words('lost'), [x, at.y + 35], { align: 'middle', size: 8.5, face: 'bold', tone: 'danger' })
	]);
}

function bedStep(value: number): Cell {
	const row = Math.floor((value - 1) / 10);
	const column = 1 + ((value - 1) % 10);
	const at = box(
		bedsBox.x + column * bed.width,
		bedsBox.y + HEADING + row * bed.height,
		bed.width - 0.8,
		bed.height - 0.8
	);
	const begins = value === chart.start;
	return cell(`bed-${value}`, at, words('bedCell', { beds: value }), [
		rect(at, { stroke: begins ? 'accent' : 'ink', weight: begins ? 0.6 : 0.25, radius: 1.2 }),
		centred(String(value), at, {
			size: 11,
			tone: value % 10 === 0 ? 'ink' : 'soft',
			face: value % 10 === 0 ? 'bold' : 'regular'
		}),
		...(begins ? [icon('flag', around(at.x + 2.6, at.y + 2.6, 2.8), { fill: 'accent' })] : [])
	]);
}

const beds: Area = {
	id: 'beds',
	title: words('beds'),
	box: bedsBox,
	columns: bed.columns,
	cells: [noBed(), ...Array.from({ length: chart.max }, (_, i) => bedStep(i + 1))],
	ink: heading('beds', bedsBox, 'bedsHint')
};

const virusesBox = box(147, 143, 142, 60.2);
const listing = { columns: 3, rows: 7, width: 39, gap: 2, row: 7.4, name: 15, figure: 8 };
const figures: readonly {
	readonly part: string;
	readonly name: SheetText;
	readonly sign: (at: Box) => Ink;
}[] = [
	{ part: 'level', name: 'levelCell', sign: (at) => glyph('level', at, { fill: 'soft' }) },
	{ part: 'life', name: 'lifeCell', sign: (at) => icon('heart', at, { fill: 'soft' }) },
	{ part: 'attack', name: 'attackCell', sign: (at) => glyph('attack', at, { fill: 'soft' }) }
];

const listX = (column: number): number => virusesBox.x + column * (listing.width + listing.gap);
const listTop = virusesBox.y + HEADING + 2.4;

function virusLine(at: number): readonly Cell[] {
	const number = at + 1;
	const x = listX(Math.floor(at / listing.rows));
	const y = listTop + (at % listing.rows) * listing.row;
	const name = box(x, y, listing.name, listing.row);
	const ruled = (b: Box): Ink =>
		line([b.x, b.y + b.height], [b.x + b.width, b.y + b.height], { stroke: 'faint', weight: 0.25 });
	return [
		cell(`virus.${number}`, name, words('virusCell', { number }), [
			ruled(name),
			text(String(number), [x, y + listing.row - 1.4], { size: 7.5, tone: 'faint' })
		]),
		...figures.map(({ part, name: key }, i) => {
			const b = box(x + listing.name + i * listing.figure, y, listing.figure, listing.row);
			return cell(`virus.${number}.${part}`, b, words(key, { number }), [ruled(b)]);
		})
	];
}

const columnSigns = Array.from({ length: listing.columns }, (_, column) =>
	figures.map(({ sign }, i) =>
		sign(around(listX(column) + listing.name + (i + 0.5) * listing.figure, listTop - 1.6, 3))
	)
).flat();

/** Shields lie on the table and belong to no virus; the defeated pile is counted. */
function pile(
	id: string,
	name: SheetText,
	y: number,
	sign: (at: Box) => Ink
): { cell: Cell; label: readonly Ink[] } {
	const x = listX(listing.columns) + 0.5;
	const at = box(x, y + 4.5, 18.5, 17);
	return {
		cell: cell(id, at, words(name), [rect(at, { fill: 'tint', radius: 2 })]),
		label: [
			text(words(name), [x, y + 3], { size: 8, face: 'caps', tone: 'soft' }),
			sign(around(at.x + at.width - 1.7, y + 2, 3.4))
		]
	};
}

const shields = pile('shields', 'shields', listTop - 2.5, (at) => icon('shield', at, { fill: 'accent' }));
const defeated = pile('defeated', 'defeated', listTop + 25.5, (at) => icon('virus', at, { fill: 'accent' }));

const viruses: Area = {
	id: 'viruses',
	title: words('viruses'),
	box: virusesBox,
	columns: listing.columns * 4 + 1,
	cells: [
		...Array.from({ length: virusSlots }, (_, at) => virusLine(at)).flat(),
		shields.cell,
		defeated.cell
	],
	ink: [...heading('viruses', virusesBox), ...columnSigns, ...shields.label, ...defeated.label]
};

export const lowerBoard: readonly Area[] = [infection, beds, viruses];
