/** Areas 2 and 5: research and progress, in rows that a thumb finds on a phone. */
import { box, cell, centred, icon, inset, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell } from '../../table/sheet.ts';
import { progressCells, researchCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { heading, hint, outline, rewardTab, words } from './texts.ts';

const HEAD = 7.5;

/** Twelve numbers stand in two rows, more of them in three rows of smaller squares. */
const researchRows = (length: number): { columns: number; side: number } =>
	length <= 12 ? { columns: 6, side: 14 } : { columns: 7, side: 9.4 };

export const RESEARCH_WIDTH = 92;
export const researchHeight = ({ research: { length } }: Facts): number => {
	const { columns, side } = researchRows(length);
	return Math.max(36, HEAD + Math.ceil(length / columns) * side);
};

function researchSquare({ research }: Facts, { x, y, width }: Box, number: number): Cell {
	const { length: last } = research;
	const { columns, side } = researchRows(last);
	const step = (width - side) / (columns - 1);
	const [row, column] = [Math.floor((number - 1) / columns), (number - 1) % columns];
	const at = box(x + column * step, y + HEAD + row * side, side, side);
	const reward = research[number - 1] ?? null;
	const scale = side / 14;
	const name = words('researchSquare', { number, bonus: reward });
	// where the number leaves room: below it in a small square and beside a bonus
	const crowded = reward !== null || scale < 1;
	const flag = crowded
		? box(at.x + 0.9, at.y + side - 0.9 - 4.6 * scale, 4.6 * scale, 4.6 * scale)
		: box(at.x + 0.9, at.y + 0.9, 4, 4);
	const isLast = number === last;
	const place = box(
		at.x,
		at.y,
		reward ? 11 * scale : side,
		isLast && crowded ? 9.5 * scale : reward ? 11 * scale : side
	);
	return cell(researchCells.make(number), at, name, [
		isLast ? rect(inset(at, 0.2), { stroke: 'danger', fill: 'blush', weight: 0.7 }) : rect(at, outline),
		...(isLast ? [icon('flag', flag, { fill: 'danger' })] : []),
		...(reward
			? rewardTab(reward, box(at.x + 8 * scale, at.y + 8 * scale, 5.4 * scale, 5.4 * scale), 0.6 * scale)
			: []),
		centred(String(number), place, {
			size: 17 * scale,
			face: 'bold'
		})
	]);
}

export function researchArea(facts: Facts, at: Box): Area {
	const { length } = facts.research;
	return {
		id: 'research',
		title: words('research'),
		box: at,
		columns: researchRows(length).columns,
		cells: facts.research.map((_, index) => researchSquare(facts, at, index + 1)),
		ink: [
			...heading(2, 'research', at),
			text(words('researchHint', { last: length }), [at.x + 39, at.y + 2.2], {
				...hint,
				size: 7.4,
				width: 53
			})
		]
	};
}

const FIELD = 8.6;
const FIELD_ROW = 9.4;
const fieldColumns = (fields: number): number => (fields <= 21 ? 7 : 8);

export const PROGRESS_WIDTH = 90;
export const progressHeight = ({ progress }: Facts): number =>
	Math.max(36, 8 + (Math.ceil(progress / fieldColumns(progress)) - 1) * FIELD_ROW + FIELD);

export function progressArea({ progress }: Facts, frame: Box): Area {
	const columns = fieldColumns(progress);
	const step = (frame.width - FIELD) / (columns - 1);
	const field = (nth: number): Cell => {
		const [row, column] = [Math.floor(nth / columns), nth % columns];
		const at = box(frame.x + column * step, frame.y + 8 + row * FIELD_ROW, FIELD, FIELD);
		return cell(progressCells.make(nth), at, words('progressField', { number: nth + 1 }), [
			rect(at, { ...outline, radius: 2 }),
			icon('plus', inset(at, 3.2), { fill: 'faint' })
		]);
	};
	return {
		id: 'progress',
		title: words('progress'),
		box: frame,
		columns,
		cells: Array.from({ length: progress }, (_, nth) => field(nth)),
		ink: [
			...heading(5, 'progress', frame),
			text(words('progressHint'), [frame.x + 54, frame.y + 2.2], { ...hint, size: 7.4, width: 36 })
		]
	};
}
