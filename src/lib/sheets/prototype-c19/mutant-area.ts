/** Mutant strain: a box a round, as wide as a thumb where the area fills a phone. */
import { box, cell, rect, text } from '../kit/draw.ts';
import type { Area, Box } from '../../table/sheet.ts';
import { mutantCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { heading, hint, words } from './texts.ts';

const GAP = 5.9;

export function mutantArea({ mutantBoxes }: Facts, frame: Box): Area {
	const pitch = Math.min(21.3, (frame.width + GAP / 2) / mutantBoxes);
	const side = Math.min(15.4, pitch - Math.min(GAP, 2.4));
	return {
		id: 'mutant',
		title: words('mutant'),
		box: frame,
		columns: mutantBoxes,
		ink: [heading('mutant', frame), hint('hint.mutant', frame.x + 38, frame.y + 4.2, 84, 9)],
		cells: Array.from({ length: mutantBoxes }, (_, at) => {
			const place = box(frame.x + at * pitch, frame.y + 6.4, side, side);
			return cell(mutantCells.make(at), place, words('cell.mutant', { round: at + 1 }), [
				rect(place, { stroke: 'ink', weight: 0.35, radius: 1.6, fill: 'paper' }),
				text(String(at + 1), [place.x + 1.2, place.y + 3.2], { size: 8, tone: 'soft' })
			]);
		})
	};
}
