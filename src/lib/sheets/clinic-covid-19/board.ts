/** The contagion board: tiles a player for each round, in six columns. */
import { box, cell, centred, icon, line, rect, text } from '../kit/draw.ts';
import type { Area, Cell, Ink } from '../../table/sheet.ts';
import { boardCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { columns, isOurColumn } from './known.ts';
import { bandTop, footHeight, headHeight, headingHeight, layoutOf, margin } from './page.ts';
import { words } from './texts.ts';
import { confinements, contagions } from './vocabulary.ts';

const left = margin;
const top = bandTop + headingHeight;
const labelWidth = 9;
const cellWidth = 9.2;
const firstRow = top + 2 * headHeight;

const pairs = contagions.flatMap((contagion) =>
	confinements.map((confinement) => ({ contagion, confinement }))
);
const columnX = (column: number): number => left + labelWidth + (column - 1) * cellWidth;
const groupWidth = confinements.length * cellWidth;
const width = labelWidth + pairs.length * cellWidth;

interface Rows {
	readonly rounds: readonly number[];
	readonly rowHeight: number;
	readonly footTop: number;
}

function rowsOf(facts: Facts): Rows {
	const { rowHeight } = layoutOf(facts);
	return {
		rounds: Array.from({ length: facts.rounds }, (_, n) => n + 1),
		rowHeight,
		footTop: firstRow + facts.rounds * rowHeight
	};
}

const cellsOf = ({ columns }: Facts, { rounds, rowHeight }: Rows): readonly Cell[] =>
	rounds.flatMap((round) =>
		pairs.map(({ contagion, confinement }, at) => {
			const place = box(columnX(at + 1), firstRow + (round - 1) * rowHeight, cellWidth, rowHeight);
			const tiles = columns[contagion][confinement][round - 1] ?? 0;
			return cell(
				boardCells.make([round, at + 1]),
				place,
				words('boardCell', { round, contagion, confinement, tiles }),
				[centred(String(tiles), place, { size: 11, face: 'bold' })]
			);
		})
	);

/** Low and high contagion, and below how many tiles each puts on slots. */
const heads = ({ spread }: Facts, { footTop }: Rows): readonly Ink[] =>
	contagions.flatMap((contagion, group) => {
		const x = columnX(group * confinements.length + 1);
		return [
			rect(box(x, top, groupWidth, headHeight), { fill: 'tint' }),
			centred(words('contagion', { contagion }), box(x, top, groupWidth, headHeight), {
				size: 8,
				face: 'bold',
				tone: 'accent'
			}),
			centred(words('spread', { tiles: spread[contagion] }), box(x, footTop, groupWidth, footHeight), {
				size: 7.5,
				tone: 'soft'
			})
		];
	});

const confinementHeads: readonly Ink[] = pairs.map(({ confinement }, at) =>
	centred(
		words('confinement', { confinement }),
		box(columnX(at + 1), top + headHeight, cellWidth, headHeight),
		{ size: 7.5, tone: 'soft' }
	)
);

const roundLabels = ({ rounds, rowHeight }: Rows): readonly Ink[] =>
	rounds.map((round) =>
		centred(String(round), box(left, firstRow + (round - 1) * rowHeight, labelWidth, rowHeight), {
			size: 10,
			face: 'bold',
			tone: 'accent'
		})
	);

const rules = ({ rounds, rowHeight, footTop }: Rows): readonly Ink[] => [
	...rounds
		.map((round) => firstRow + (round - 1) * rowHeight)
		.map((y) => line([left, y], [left + width, y], { stroke: 'faint', weight: 0.25 })),
	...pairs.slice(1).map((_, at) =>
		line([columnX(at + 2), top + headHeight], [columnX(at + 2), footTop], {
			stroke: at + 2 === confinements.length + 1 ? 'ink' : 'faint',
			weight: at + 2 === confinements.length + 1 ? 0.4 : 0.25
		})
	),
	line([left + labelWidth, top], [left + labelWidth, footTop + footHeight], { weight: 0.3 }),
	line([left, footTop], [left + width, footTop], { weight: 0.3 }),
	rect(box(left, top, width, footTop + footHeight - top), { stroke: 'ink', weight: 0.4, radius: 0.8 })
];

export function boardArea(facts: Facts): Area {
	const rows = rowsOf(facts);
	const { footTop } = rows;
	return {
		id: 'board',
		title: words('boardShort'),
		box: box(left, bandTop, width, footTop + footHeight - bandTop),
		columns: pairs.length + 1,
		cells: cellsOf(facts, rows),
		ink: [
			text(words('board'), [left, bandTop + 3.8], { size: 10, face: 'caps', tone: 'accent' }),
			...(columns.some((column) => isOurColumn(facts, column))
				? [text(words('boardOurs'), [left + width, bandTop + 3.8], { size: 7.5, tone: 'soft', align: 'end' })]
				: []),
			...heads(facts, rows),
			...confinementHeads,
			icon('syringe', box(left + labelWidth / 2 - 2.2, top + headHeight - 2.2, 4.4, 4.4), {
				fill: 'accent'
			}),
			...roundLabels(rows),
			icon('tile', box(left + labelWidth / 2 - 1.6, footTop + footHeight / 2 - 1.6, 3.2, 3.2), {
				fill: 'soft'
			}),
			...rules(rows)
		]
	};
}
