/** The syringe track and the two boxes that decide the end: cured and deceased. */
import type { IconName } from '../kit/icons.ts';
import { box, cell, icon, rect, squareAt, text } from '../kit/draw.ts';
import type { Area } from '../../table/sheet.ts';
import { curedCells, deceasedCells, trackCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { TALLY } from './ledger.ts';
import { bandTop, headingHeight, margin, pageWidth, side } from './page.ts';
import { words } from './texts.ts';

const across = 16;
const width = across * side;
const left = pageWidth - margin - width;

const trackTop = bandTop + headingHeight;
const trackHeight = 8.4;

/** Each field takes the tiles that lie for its round; its number stands small in the corner. */
export function trackArea({ rounds }: Facts): Area {
	const step = width / rounds;
	return {
		id: 'track',
		title: words('trackShort'),
		box: box(left, bandTop, width, trackTop + trackHeight - bandTop),
		columns: rounds,
		cells: Array.from({ length: rounds }, (_, n) => {
			const place = box(left + n * step, trackTop, step, trackHeight);
			return cell(trackCells.make(n + 1), place, words('trackCell', { round: n + 1 }), [
				rect(place, { stroke: 'ink', weight: 0.3 }),
				text(String(n + 1), [place.x + 1.4, place.y + 3.6], { size: 8, face: 'bold', tone: 'accent' })
			]);
		}),
		ink: [
			icon('syringe', box(left, bandTop + 0.2, 4, 4), { fill: 'accent' }),
			text(words('track'), [left + 5, bandTop + 3.8], { size: 10, face: 'caps', tone: 'accent' })
		]
	};
}

type BoxId = 'cured' | 'deceased';
const cellIds = { cured: curedCells, deceased: deceasedCells };

/** A box to tick, row by row; each tenth is a little stronger, to count at a glance. */
export function tallyArea(id: BoxId, sign: IconName, top: number): Area {
	const first = top + headingHeight;
	const tone = id === 'deceased' ? 'danger' : 'accent';
	const wash = id === 'deceased' ? 'blush' : 'tint';
	const places = Array.from({ length: TALLY }, (_, n) =>
		squareAt([left, first], side, Math.floor(n / across), n % across)
	);
	return {
		id,
		title: words(`${id}Short`),
		box: box(left, top, width, headingHeight + (TALLY / across) * side),
		columns: across,
		cells: places.map((place, n) =>
			cell(cellIds[id].make(n), place, words('tallyCell', { box: id, n: n + 1 }), [
				rect(place, { stroke: 'soft', weight: 0.25, ...((n + 1) % 10 === 0 && { fill: wash }) }),
				...((n + 1) % 10 === 0
					? [
							text(String(n + 1), [place.x + place.width - 0.7, place.y + place.height - 0.9], {
								size: 7.5,
								tone: 'soft',
								align: 'end' as const
							})
						]
					: [])
			])
		),
		ink: [
			icon(sign, box(left, top + 0.3, 3.8, 3.8), { fill: tone }),
			text(words(id), [left + 5, top + 3.8], { size: 10, face: 'caps', tone })
		]
	};
}
