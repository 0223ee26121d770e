/** Mutant strain: six boxes, one a round, as wide as a thumb where the area fills a phone. */
import { box, cell, rect, text } from '../kit/draw.ts';
import type { Area } from '../model.ts';
import { mutantCell } from './cell-ids.ts';
import { mutantBoxes } from './facts.ts';
import { heading, hint, words } from './texts.ts';

const frame = box(10, 26, 122, 22);
const side = 15.4;
const pitch = 21.3;

export const mutantArea: Area = {
	id: 'mutant',
	title: words('mutant'),
	box: frame,
	columns: mutantBoxes,
	ink: [heading('mutant', frame), hint('hint.mutant', frame.x + 38, frame.y + 4.2, 84, 9)],
	cells: Array.from({ length: mutantBoxes }, (_, at) => {
		const place = box(frame.x + at * pitch, frame.y + 6.4, side, side);
		return cell(mutantCell(at), place, words('cell.mutant', { round: at + 1 }), [
			rect(place, { stroke: 'ink', weight: 0.35, radius: 1.6, fill: 'paper' }),
			text(String(at + 1), [place.x + 1.2, place.y + 3.2], { size: 8, tone: 'soft' })
		]);
	})
};
