/** On paper only, where no referee is at hand: how many nurses a doctor needs for somebody with a tile. */
import { box, centred, line, rect, text } from '../kit/draw.ts';
import type { Ink } from '../../table/sheet.ts';
import type { Facts } from './facts.ts';
import { layoutOf } from './page.ts';
import { words } from './texts.ts';
import { colours } from './vocabulary.ts';

const labelWidth = 28.2;
const cellWidth = 9;
const rowHeight = 3.9;
const width = labelWidth + colours.length * cellWidth;

/** CLN-T6: a column for each colour of the person, a row for each colour of the doctor, and the incomes below. */
export function nurseTable(facts: Facts): readonly Ink[] {
	const { x: left, y: top } = layoutOf(facts).nurseTable;
	const rowY = (row: number): number => top + row * rowHeight;
	const spot = (row: number, at: number) =>
		box(left + labelWidth + at * cellWidth, rowY(row), cellWidth, rowHeight);
	const persons = colours.flatMap((colour, at) => [
		centred(words('letter', { colour }), spot(0, at), { size: 8, face: 'bold' }),
		centred(`$${facts.incomes[colour]}`, spot(5, at), { size: 8, tone: 'soft' })
	]);
	const nurses = colours.flatMap((doctor, row) => [
		text(words('doctor', { colour: doctor }), [left + 1.2, rowY(row + 1) + 2.9], { size: 7.5 }),
		...colours.map((colour, at) =>
			centred(String(facts.nurses[colour][doctor] ?? '–'), spot(row + 1, at), { size: 8 })
		)
	]);
	return [
		text(words('nurseTable'), [left, top - 1.6], { size: 8, face: 'caps', tone: 'accent' }),
		rect(box(left, top, width, rowHeight), { fill: 'tint' }),
		text(words('withTile'), [left + 1.2, top + 2.9], { size: 7.5, face: 'bold' }),
		...persons,
		...nurses,
		text(words('income'), [left + 1.2, rowY(5) + 2.9], { size: 7.5, tone: 'soft' }),
		...[1, 2, 3, 4, 5].map((row) =>
			line([left, rowY(row)], [left + width, rowY(row)], { stroke: 'faint', weight: 0.2 })
		)
	];
}
