/** The viruses on the table, one a line, and the piles beside them. */
import type { CellIds } from '../kit/cells.ts';
import { box, cell, icon, line, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import {
	attackCells,
	bedBlocks,
	levelCells,
	lifeCells,
	pileCells,
	virusCells,
	virusSlots,
	type Pile
} from './cells.ts';
import type { Facts } from './facts.ts';
import { around, glyph } from './glyphs.ts';
import { heading, HEADING } from './heading.ts';
import { words, type SheetText } from './texts.ts';

/** Two blocks of beds leave room for two columns of lines. */
const wide = box(147, 143, 142, 60.2);
const narrow = box(186, 143, 103, 60.2);

const LINES = 7;
const listing = { width: 39, gap: 2, row: 7.4, name: 15, figure: 8 };
const TOP = wide.y + HEADING + 2.4;

const figures: readonly {
	readonly ids: CellIds<number>;
	readonly name: SheetText;
	readonly sign: (at: Box) => Ink;
}[] = [
	{ ids: levelCells, name: 'levelCell', sign: (at) => glyph('level', at, { fill: 'soft' }) },
	{ ids: lifeCells, name: 'lifeCell', sign: (at) => icon('heart', at, { fill: 'soft' }) },
	{ ids: attackCells, name: 'attackCell', sign: (at) => glyph('attack', at, { fill: 'soft' }) }
];

const columnAt = ({ x }: Box, column: number): number => x + column * (listing.width + listing.gap);

const ruled = (b: Box): Ink =>
	line([b.x, b.y + b.height], [b.x + b.width, b.y + b.height], { stroke: 'faint', weight: 0.25 });

function virusLine(area: Box, at: number): readonly Cell[] {
	const number = at + 1;
	const x = columnAt(area, Math.floor(at / LINES));
	const y = TOP + (at % LINES) * listing.row;
	const name = box(x, y, listing.name, listing.row);
	return [
		cell(virusCells.make(number), name, words('virusCell', { number }), [
			ruled(name),
			text(String(number), [x, y + listing.row - 1.4], { size: 7.5, tone: 'faint' })
		]),
		...figures.map(({ ids, name: key }, i) => {
			const b = box(x + listing.name + i * listing.figure, y, listing.figure, listing.row);
			return cell(ids.make(number), b, words(key, { number }), [ruled(b)]);
		})
	];
}

const signsAbove = (area: Box, columns: number): readonly Ink[] =>
	Array.from({ length: columns }, (_, column) =>
		figures.map(({ sign }, i) =>
			sign(around(columnAt(area, column) + listing.name + (i + 0.5) * listing.figure, TOP - 1.6, 3))
		)
	).flat();

/** Shields lie on the table; the defeated pile is counted. */
function pile(
	id: Pile & SheetText,
	x: number,
	y: number,
	sign: (at: Box) => Ink
): { cell: Cell; label: readonly Ink[] } {
	const at = box(x, y + 4.5, 18.5, 17);
	return {
		cell: cell(pileCells.make(id), at, words(id), [rect(at, { fill: 'tint', radius: 2 })]),
		label: [
			text(words(id), [x, y + 3], { size: 8, face: 'caps', tone: 'soft' }),
			sign(around(at.x + at.width - 1.7, y + 2, 3.4))
		]
	};
}

export function viruses(facts: Facts): Area {
	const area = bedBlocks(facts) === 1 ? wide : narrow;
	const slots = virusSlots(facts);
	const columns = slots / LINES;
	const x = columnAt(area, columns) + 0.5;
	const shields = pile('shields', x, TOP - 2.5, (at) => icon('shield', at, { fill: 'accent' }));
	const defeated = pile('defeated', x, TOP + 25.5, (at) => icon('virus', at, { fill: 'accent' }));
	return {
		id: 'viruses',
		title: words('viruses'),
		box: area,
		columns: columns * 4 + 1,
		cells: [
			...Array.from({ length: slots }, (_, at) => virusLine(area, at)).flat(),
			shields.cell,
			defeated.cell
		],
		ink: [...heading('viruses', area), ...signsAbove(area, columns), ...shields.label, ...defeated.label]
	};
}
