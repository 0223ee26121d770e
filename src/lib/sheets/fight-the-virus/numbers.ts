/** Areas 3 and 4: squares that take numbers. */
import { box, cell, icon, inset, line, rect, squareAt, text } from '../kit/draw.ts';
import type { Area, Box, Ink } from '../../table/sheet.ts';
import { curveCells, testingCells } from './cells.ts';
import type { Facts, NumberSquare, Reward } from './facts.ts';
import { heading, hint, outline, rewardTab, words } from './texts.ts';

const HEAD = 12;
/** A row's tab and the line to it. */
const TAB = 11;

const unitsOf = ({ testing }: Facts): number =>
	Math.max(...testing.flatMap(({ squares }) => squares.map(({ left, width }) => left + width)));

const narrowestOf = ({ testing }: Facts): number =>
	Math.min(...testing.flatMap(({ squares }) => squares.map(({ width }) => width)));

/** One unit of testing, when its narrowest square is `side` wide. */
const unitOf = (facts: Facts, side: number): number => side / narrowestOf(facts);

export const testingSize = (facts: Facts, side: number): { width: number; height: number } => ({
	width: 1 + unitsOf(facts) * unitOf(facts, side) + TAB,
	height: HEAD + facts.testing.length * side
});

export const curveSize = (
	{ curve, curveColumns }: Facts,
	side: number
): { width: number; height: number } => ({
	width: 2 + curveColumns * side + TAB,
	height: HEAD + curve.length * side
});

/** Red squares have a flag and extra-die squares a die: never the colour alone. */
function numberInk({ red, extra }: NumberSquare, at: Box): Ink[] {
	const flag = box(at.x + 0.9, at.y + 0.9, 3.8, 3.8);
	const die = red ? box(at.x + at.width - 4.7, at.y + 0.9, 3.8, 3.8) : flag;
	return [
		red ? rect(inset(at, 0.2), { stroke: 'danger', fill: 'blush', weight: 0.7 }) : rect(at, outline),
		...(red ? [icon('flag', flag, { fill: 'danger' })] : []),
		...(extra ? [icon('die', die, { fill: 'accent' })] : [])
	];
}

const kindOf = ({ red, extra }: NumberSquare): string =>
	red ? (extra ? 'both' : 'goal') : extra ? 'extra' : 'plain';

/** A tab at the end of a row, joined to it by a short line. */
function rowTab(reward: Reward, x: number, middle: number): Ink[] {
	return [
		line([x + 0.4, middle], [x + 3, middle], { stroke: 'accent', weight: 0.5 }),
		...rewardTab(reward, box(x + 3, middle - 4, 8, 8))
	];
}

export function testingArea(facts: Facts, frame: Box, side: number): Area {
	const unit = unitOf(facts, side);
	const [left, top] = [frame.x + 1, frame.y + HEAD];
	const squares = facts.testing.flatMap((row) => row.squares);
	return {
		id: 'testing',
		title: words('testing'),
		box: frame,
		columns: Math.max(...facts.testing.map((row) => row.squares.length)),
		cells: squares.map((square) => {
			const { row, column } = square;
			const at = box(left + square.left * unit, top + row * side, square.width * unit, side);
			const name = words('testingSquare', { row: row + 1, column: column + 1, kind: kindOf(square) });
			return cell(testingCells.make([row, column]), at, name, numberInk(square, at));
		}),
		ink: [
			...heading(3, 'testing', frame),
			text(words('testingHint'), [frame.x, frame.y + 9.8], { ...hint, width: frame.width }),
			...facts.testing.flatMap(({ squares: inRow, reward }, row) => {
				const last = inRow[inRow.length - 1];
				if (reward === null || !last) return [];
				return rowTab(reward, left + (last.left + last.width) * unit, top + (row + 0.5) * side);
			})
		]
	};
}

export function curveArea(facts: Facts, frame: Box, side: number): Area {
	const origin = [frame.x + 1, frame.y + HEAD] as const;
	const squares = facts.curve.flatMap((row) => row.squares);
	return {
		id: 'curve',
		title: words('curve'),
		box: frame,
		columns: facts.curveColumns,
		cells: squares.map((square) => {
			const { row, column } = square;
			const at = squareAt(origin, side, row, column);
			const name = words('curveSquare', {
				column: column + 1,
				// counted from the bottom, as the column is filled
				height: facts.curve.length - row,
				kind: kindOf(square)
			});
			return cell(curveCells.make([row, column]), at, name, numberInk(square, at));
		}),
		ink: [
			...heading(4, 'curve', frame),
			text(words('curveHint'), [frame.x, frame.y + 9.8], { ...hint, width: frame.width }),
			...facts.curve.flatMap(({ squares: inRow, reward }, row) => {
				const last = inRow[inRow.length - 1];
				if (reward === null || !last) return [];
				return rowTab(reward, origin[0] + (last.column + 1) * side, origin[1] + (row + 0.5) * side);
			})
		]
	};
}
