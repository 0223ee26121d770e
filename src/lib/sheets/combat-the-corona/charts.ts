/** The two charts: infection and beds, as long as the edition says. */
import { box, cell, centred, icon, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell } from '../../table/sheet.ts';
import { bedBlocks, bedCells, bedRows, infectionCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { around } from './glyphs.ts';
import { heading, HEADING } from './heading.ts';
import { words } from './texts.ts';

const infectionBox = box(8, 123, 281, 17);

function infectionStep({ lastLevel }: Facts, value: number): Cell {
	const width = infectionBox.width / (lastLevel + 1);
	const at = box(infectionBox.x + (value - 1) * width + 0.4, infectionBox.y + HEADING, width - 0.8, 11);
	const won = value > lastLevel;
	const begins = value === 1;
	const name = won ? words('wonCell', { level: value }) : words('infectionCell', { level: value });
	return cell(infectionCells.make(value), at, name, [
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
						size: at.width < 12 ? 7.5 : 8.5,
						face: 'bold',
						tone: 'accent'
					})
				]
			: [centred(String(value), at, { size: at.width < 12 ? 12 : 14, face: 'bold' })]),
		...(begins
			? [icon('flag', around(at.x + (at.width < 12 ? 1.9 : 3.2), at.y + 3, 3.2), { fill: 'accent' })]
			: [])
	]);
}

export const infection = (facts: Facts): Area => ({
	id: 'infection',
	title: words('infection'),
	box: infectionBox,
	columns: facts.lastLevel + 1,
	cells: Array.from({ length: facts.lastLevel + 1 }, (_, i) => infectionStep(facts, i + 1)),
	ink: heading('infection', infectionBox, words('infectionHint'))
});

const ROW = 10.2;
const IN_A_ROW = 10;
/** Rows of a block; the cell of the loss stands beside them and is as high as they are, or as it needs. */
const ROWS = 5;
const LEAST_ROWS = 4;

/** Up to fifty beds in one block, up to a hundred in two. */
interface Chart {
	readonly box: Box;
	readonly lost: number;
	/** From one bed to the next, and the gap in it. */
	readonly width: number;
	readonly gap: number;
	readonly betweenBlocks: number;
}

const oneBlock: Chart = {
	box: box(8, 143, 134, 57),
	lost: 134 / 11,
	width: 134 / 11,
	gap: 0.8,
	betweenBlocks: 0
};
const twoBlocks: Chart = { box: box(8, 143, 174, 57), lost: 11.6, width: 8, gap: 0.6, betweenBlocks: 2.4 };

const chartOf = (facts: Facts): Chart => (bedBlocks(facts) === 1 ? oneBlock : twoBlocks);

function noBed({ box: area, lost }: Chart, rows: number): Cell {
	const height = Math.min(ROWS, Math.max(LEAST_ROWS, rows)) * ROW - 0.8;
	const at = box(area.x, area.y + HEADING, lost - 1.2, height);
	const x = at.x + at.width / 2;
	return cell(bedCells.make(0), at, words('lostCell'), [
		rect(at, { stroke: 'danger', fill: 'blush', weight: 0.5, radius: 1.5 }),
		centred('0', box(at.x, at.y + 4, at.width, 10), { size: 18, face: 'bold', tone: 'danger' }),
		icon('skull', around(x, at.y + 24, 8), { fill: 'danger' }),
		text(words('lost'), [x, at.y + 35], { align: 'middle', size: 8.5, face: 'bold', tone: 'danger' })
	]);
}

function bedStep({ box: area, lost, width, gap, betweenBlocks }: Chart, start: number, value: number): Cell {
	const row = Math.floor((value - 1) / IN_A_ROW);
	const block = Math.floor(row / ROWS);
	const at = box(
		area.x + lost + block * (IN_A_ROW * width + betweenBlocks) + ((value - 1) % IN_A_ROW) * width,
		area.y + HEADING + (row % ROWS) * ROW,
		width - gap,
		ROW - 0.8
	);
	const begins = value === start;
	const round = value % IN_A_ROW === 0;
	return cell(bedCells.make(value), at, words('bedCell', { beds: value }), [
		rect(at, { stroke: begins ? 'accent' : 'ink', weight: begins ? 0.6 : 0.25, radius: 1.2 }),
		centred(String(value), at, { size: 11, tone: round ? 'ink' : 'soft', face: round ? 'bold' : 'regular' }),
		...(begins
			? [icon('flag', around(at.x + (width < 12 ? 1.7 : 2.6), at.y + 2.6, 2.8), { fill: 'accent' })]
			: [])
	]);
}

export function beds(facts: Facts): Area {
	const chart = chartOf(facts);
	const { start, most } = facts.beds;
	return {
		id: 'beds',
		title: words('beds'),
		box: chart.box,
		columns: bedBlocks(facts) * IN_A_ROW + 1,
		cells: [
			noBed(chart, bedRows(facts)),
			...Array.from({ length: most }, (_, i) => bedStep(chart, start, i + 1))
		],
		ink: heading('beds', chart.box, words('bedsHint', { most }))
	};
}
