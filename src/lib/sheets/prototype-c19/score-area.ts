/** The score table, filled in at the end. */
import { box, cell, centred, line, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { scoreCell } from './cell-ids.ts';
import { scoreParts } from './facts.ts';
import { heading, words } from './texts.ts';

const frame = box(126, 178, 74, 83);
const top = frame.y + 6.5;
/** As high as a thumb where the area fills a phone. */
const height = 9.4;
const right = frame.x + frame.width;
const width = 17;

const lines = [...scoreParts, 'total'] as const;
const yOf = (at: number): number => top + at * height;

const placed = (id: string, place: Box, weight = 0.3): Cell =>
	cell(scoreCell(id), place, words('cell.score', { part: id }), [
		rect(place, { stroke: 'ink', weight, fill: 'paper' })
	]);

const mutantAt = lines.indexOf('mutant');
const sumBox = box(right - 49, yOf(mutantAt), 13, height);
const timesBox = box(right - 31.5, yOf(mutantAt), 10, height);

/** (sum of the boxes) × (multiplier) = */
const calculation: readonly Ink[] = [
	centred('×', box(right - 36, yOf(mutantAt), 4.5, height), { size: 9, face: 'bold' }),
	centred('=', box(right - 21.5, yOf(mutantAt), 4.5, height), { size: 9, face: 'bold' })
];

export const scoreArea: Area = {
	id: 'score',
	title: words('score'),
	box: frame,
	columns: 4,
	ink: [
		heading('score', frame),
		...lines.map((part, at) =>
			text(words(`part.${part}`), [frame.x, yOf(at) + 5.8], {
				size: 8,
				face: part === 'total' ? 'bold' : 'regular',
				width: part === 'mutant' ? 25 : 56
			})
		),
		...lines
			.slice(1)
			.map((_, at) => line([frame.x, yOf(at + 1)], [right, yOf(at + 1)], { stroke: 'faint', weight: 0.25 })),
		...calculation
	],
	cells: [
		...lines.map((part, at) =>
			placed(part, box(right - width, yOf(at), width, height), part === 'total' ? 0.6 : 0.3)
		),
		placed('sum', sumBox),
		placed('multiplier', timesBox)
	]
};
