/** Mutant strain: six boxes, one a round. */
import { box, cell, centred, rect } from '../kit/draw.ts';
import type { Area } from '../model.ts';
import { mutantCell } from './cell-ids.ts';
import { mutantBoxes } from './facts.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(10, 26, 122, 20);
const side = 11;
const pitch = 15;

export const mutantArea: Area = {
	id: 'mutant',
	title: words('mutant'),
	box: frame,
	columns: mutantBoxes,
	ink: [heading('mutant', frame), hint('hint.mutant', frame.x, frame.y + 9.5, 30)],
	cells: Array.from({ length: mutantBoxes }, (_, at) => {
		const place = box(frame.x + 34 + at * pitch, frame.y + 4, side, side);
		const label = box(place.x, place.y + side, side, 4.5);
		return cell(mutantCell(at), place, words('cell.mutant', { round: at + 1 }), [
			rect(place, { stroke: 'ink', weight: 0.35, radius: 1.6, fill: 'paper' }),
			centred(String(at + 1), label, { size: 7.3, tone: 'soft' })
		]);
	})
};
