/** What is in the bag, and what an ordinary die means. */
import { box, cell, centred, rect, text } from '../kit/draw.ts';
import { dieFace } from '../kit/die.ts';
import type { Area, Box, Ink } from '../../table/sheet.ts';
import { bagCells, dieCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { bagPlan, diceBox, dieBox, pipsSign } from './geometry.ts';
import { badge, glyph } from './glyphs.ts';
import { colours } from './pieces.ts';
import { words } from './texts.ts';

const from1To = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);

const headingOf = (id: 'bag' | 'dice', { x, y }: Box): Ink =>
	text(words(id), [x, y + 2.6], { face: 'caps', size: 10, tone: 'accent' });

export function bag({ infectionDice }: Facts): Area {
	const most = Math.max(...colours.map((colour) => infectionDice[colour].count));
	const plan = bagPlan(most);
	return {
		id: 'bag',
		title: words('bag'),
		box: plan.box,
		columns: most,
		cells: colours.flatMap((colour) =>
			from1To(infectionDice[colour].count).map((nth) => {
				const at = plan.cell(colour, nth);
				return cell(bagCells[colour].make(nth), at, words('bagDie', { colour, nth }), [
					rect(at, { stroke: 'faint', weight: 0.25 })
				]);
			})
		),
		ink: [headingOf('bag', plan.box), ...colours.flatMap((colour) => glyph(colour, plan.sign(colour)))]
	};
}

export const dice = ({ infectionDice }: Facts): Area => ({
	id: 'dice',
	title: words('dice'),
	box: diceBox,
	columns: 6,
	cells: colours.flatMap((colour) =>
		infectionDice[colour].faces.map((face, n) => {
			const at = dieBox(colour, n + 1);
			return cell(dieCells[colour].make(n + 1), at, words('dieFace', { colour, pips: n + 1 }), [
				rect(at, { stroke: 'faint', weight: 0.25, ...(face === '+' && { fill: 'tint' }) }),
				centred(String(face), at, { size: 10.5, face: 'bold', tone: face === '+' ? 'accent' : 'ink' }),
				// shown alone, the table has no bag beside it to say whose row this is
				...(n === 0 ? [badge(colour, box(at.x + 0.4, at.y + 0.4, 1.9, 1.9))] : [])
			]);
		})
	),
	ink: [headingOf('dice', diceBox), ...from1To(6).flatMap((pips) => dieFace(pips, pipsSign(pips), 'soft'))]
});
