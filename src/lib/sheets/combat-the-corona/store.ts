/** The token store, and the turn summary below it. */
import { box, cell, icon, rect, text } from '../kit/draw.ts';
import type { IconName } from '../kit/icons.ts';
import type { CellIds } from '../kit/cells.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { dieTokenStoreCells, helpCells, hospitalStoreCells, shieldStoreCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { around, glyph } from './glyphs.ts';
import { heading, HEADING } from './heading.ts';
import { helpLines, words, type SheetText } from './texts.ts';

interface Supply {
	readonly ids: CellIds<number>;
	readonly name: SheetText;
	readonly count: number;
	readonly sign: (at: Box) => Ink;
}

const outlined = (name: IconName) => (at: Box) => icon(name, at, { stroke: 'faint', weight: 0.3 });

const suppliesOf = (facts: Facts): readonly Supply[] => [
	{ ids: hospitalStoreCells, name: 'hospitalStore', count: facts.hospitals, sign: outlined('hospital') },
	{
		ids: dieTokenStoreCells,
		name: 'dieTokenStore',
		count: facts.dieTokens,
		sign: (at) => glyph('dieToken', at, { stroke: 'faint', weight: 0.3 })
	},
	{ ids: shieldStoreCells, name: 'shieldStore', count: facts.shieldTokens, sign: outlined('shield') }
];

interface Grid {
	/** The column on the right that it stands in, down to the end of the action spaces or of the room below them. */
	readonly column: Box;
	readonly columns: number;
	readonly width: number;
	readonly height: number;
	readonly gap: number;
	readonly row: number;
}

/** Up to five of a kind have a row of their own; with more of them cells are smaller, and a kind has two rows. */
const roomy: Grid = {
	column: box(244, 20, 45, 100.2),
	columns: 5,
	width: 8.4,
	height: 10.4,
	gap: 0.75,
	row: 11.3
};
const dense: Grid = {
	column: box(242.5, 20, 46.5, 102.2),
	columns: 6,
	width: 7.4,
	height: 7.4,
	gap: 0.42,
	row: 7.55
};

const gridFor = (supplies: readonly Supply[]): Grid =>
	supplies.every(({ count }) => count <= roomy.columns) ? roomy : dense;

function storeCells(supplies: readonly Supply[], grid: Grid): readonly Cell[] {
	const { column } = grid;
	let row = 0;
	return supplies.flatMap(({ ids, name, count, sign }) => {
		const first = row;
		row += Math.max(1, Math.ceil(count / grid.columns));
		return Array.from({ length: count }, (_, n) => {
			const at = box(
				column.x + (n % grid.columns) * (grid.width + grid.gap),
				column.y + HEADING + (first + Math.floor(n / grid.columns)) * grid.row,
				grid.width,
				grid.height
			);
			return cell(ids.make(n + 1), at, words(name, { number: n + 1 }), [
				rect(at, { stroke: 'faint', weight: 0.25, radius: 1.5 }),
				sign(around(at.x + at.width / 2, at.y + at.height / 2, grid.width - 2.4))
			]);
		});
	});
}

const rowsOf = (supplies: readonly Supply[], { columns }: Grid): number =>
	supplies.reduce((sum, { count }) => sum + Math.max(1, Math.ceil(count / columns)), 0);

function tokens(supplies: readonly Supply[], grid: Grid): Area {
	const { column } = grid;
	const at = box(column.x, column.y, column.width, HEADING + rowsOf(supplies, grid) * grid.row + 0.1);
	return {
		id: 'tokens',
		title: words('tokens'),
		box: at,
		columns: grid.columns,
		cells: storeCells(supplies, grid),
		ink: heading('tokens', at)
	};
}

/** From one line to the next, and how high it is, where there is room. */
const HELP = { line: 7.6, height: 7.6 - 0.2 };

function help(column: Box, top: number): Area {
	const at = box(column.x, top, column.width, column.y + column.height - top);
	const line = Math.min(HELP.line, (at.height - HEADING) / helpLines.length);
	return {
		id: 'help',
		title: words('help'),
		box: at,
		columns: 1,
		cells: helpLines.map((n, row) => {
			const b = box(at.x, at.y + HEADING + row * line, at.width, Math.min(HELP.height, line));
			return cell(helpCells.make(n), b, words(`help${n}`), [
				text(String(n), [b.x + 0.4, b.y + 2.9], { size: 7.5, face: 'bold', tone: 'accent' }),
				text(words(`help${n}`), [b.x + 3.6, b.y + 2.9], { size: 7.5, width: 41.2 })
			]);
		}),
		ink: heading('help', at)
	};
}

export function store(facts: Facts): readonly Area[] {
	const supplies = suppliesOf(facts);
	const grid = gridFor(supplies);
	const kept = tokens(supplies, grid);
	return [kept, help(grid.column, kept.box.y + kept.box.height + (grid === roomy ? 0.8 : 0.4))];
}
