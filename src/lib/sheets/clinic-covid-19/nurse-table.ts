/** On paper only, where no referee is at hand: how many nurses a doctor needs for somebody with a tile. */
import { box, centred, line, rect, say, text } from '../kit/draw.ts';
import type { Ink } from '../model.ts';
import { colours, incomes, level, type Colour } from './facts.ts';
import { margin } from './page.ts';

const left = margin;
const top = 94.8;
const labelWidth = 28.2;
const cellWidth = 9;
const rowHeight = 3.9;

const letters: Readonly<Record<Colour, string>> = { white: 'W1', yellow: 'Y2', orange: 'O3', red: 'R4' };
const columnX = (at: number): number => left + labelWidth + at * cellWidth;
const rowY = (row: number): number => top + row * rowHeight;
const spot = (row: number, at: number) => box(columnX(at), rowY(row), cellWidth, rowHeight);

const persons: readonly Ink[] = colours.flatMap((colour, at) => [
	centred(letters[colour], spot(0, at), { size: 8, face: 'bold' }),
	centred(`$${incomes[at] ?? 0}`, spot(5, at), { size: 8, tone: 'soft' })
]);

/** CLN-T6: the difference between the doctor's level and the person's level + 1. */
const nurses: readonly Ink[] = colours.flatMap((doctor, row) => [
	text(say('doctor', { colour: doctor }), [left + 1.2, rowY(row + 1) + 2.9], { size: 7.5 }),
	...colours.map((colour, at) =>
		centred(String(Math.abs(level[doctor] - level[colour] - 1)), spot(row + 1, at), { size: 8 })
	)
]);

export const nurseTable: readonly Ink[] = [
	text(say('nurseTable'), [left, top - 1.6], { size: 8, face: 'caps', tone: 'accent' }),
	rect(box(left, top, labelWidth + colours.length * cellWidth, rowHeight), { fill: 'tint' }),
	text(say('withTile'), [left + 1.2, top + 2.9], { size: 7.5, face: 'bold' }),
	...persons,
	...nurses,
	text(say('income'), [left + 1.2, rowY(5) + 2.9], { size: 7.5, tone: 'soft' }),
	...[1, 2, 3, 4, 5].map((row) =>
		line([left, rowY(row)], [left + labelWidth + 4 * cellWidth, rowY(row)], { stroke: 'faint', weight: 0.2 })
	)
];
