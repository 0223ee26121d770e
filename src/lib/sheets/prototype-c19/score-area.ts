/** The score table, filled in at the end. */
import { box, cell, centred, line, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { scoreCells } from './cells.ts';
import { scoreParts } from './kinds.ts';
import { heading, words } from './texts.ts';

const HEAD = 6.5;
/** As high as a thumb where the area fills a phone. */
const HEIGHT = 9.4;
const WIDTH = 17;

const lines = [...scoreParts, 'total'] as const;
type CellName = (typeof lines)[number] | 'sum' | 'multiplier';

const placed = (id: CellName, place: Box, weight = 0.3): Cell =>
	cell(scoreCells.make(id), place, words('cell.score', { part: id }), [
		rect(place, { stroke: 'ink', weight, fill: 'paper' })
	]);

export function scoreArea(frame: Box): Area {
	const height = Math.min(HEIGHT, (frame.height - HEAD) / lines.length);
	const right = frame.x + frame.width;
	const yOf = (at: number): number => frame.y + HEAD + at * height;
	const mutantAt = yOf(lines.indexOf('mutant'));
	/** (sum of the boxes) × (multiplier) = */
	const calculation: readonly Ink[] = [
		centred('×', box(right - 36, mutantAt, 4.5, height), { size: 9, face: 'bold' }),
		centred('=', box(right - 21.5, mutantAt, 4.5, height), { size: 9, face: 'bold' })
	];
	return {
		id: 'score',
		title: words('score'),
		box: frame,
		columns: 4,
		ink: [
			heading('score', frame),
			...lines.map((part, at) =>
				text(words(`part.${part}`), [frame.x, yOf(at) + 0.5 * height + 1.1], {
					size: 8,
					face: part === 'total' ? 'bold' : 'regular',
					width: part === 'mutant' ? 25 : 56
				})
			),
			...lines
				.slice(1)
				.map((_, at) =>
					line([frame.x, yOf(at + 1)], [right, yOf(at + 1)], { stroke: 'faint', weight: 0.25 })
				),
			...calculation
		],
		cells: [
			...lines.map((part, at) =>
				placed(part, box(right - WIDTH, yOf(at), WIDTH, height), part === 'total' ? 0.6 : 0.3)
			),
			placed('sum', box(right - 49, mutantAt, 13, height)),
			placed('multiplier', box(right - 31.5, mutantAt, 10, height))
		]
	};
}
