/** Biotechnology: pairs of spaces with what each of them gives. */
import { box, cell, centre, line, rect, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { biotechCells } from './cells.ts';
import type { Facts, Pair } from './facts.ts';
import { glyph } from './glyphs.ts';
import { heading, hint, words } from './texts.ts';

const HEAD = 14;
const LABEL = 9;

export function biotechArea({ pairs }: Facts, frame: Box): Area {
	// three pairs one below the other, more of them side by side
	const abreast = pairs.length > 4 ? 2 : 1;
	const lines = Math.ceil(pairs.length / abreast);
	const pitch = Math.min(13.4, (frame.height - HEAD + 1) / lines);
	const side = abreast === 1 ? Math.min(11, pitch - 1.4) : 7.6;
	const label = abreast === 1 ? LABEL : 4.6;
	const apart = abreast === 1 ? 26 : 16;
	const placeOf = (pair: number, space: number): Box => {
		const x = frame.x + (pair % abreast) * (frame.width / abreast) + label + space * apart;
		return box(x, frame.y + HEAD + Math.floor(pair / abreast) * pitch, side, side);
	};
	const cellsOf = ({ spaces }: Pair, at: number): Cell[] =>
		spaces.map((space, i) => {
			const place = placeOf(at, i);
			return cell(biotechCells.make(space), place, words('cell.biotech', { space }), [
				rect(place, { stroke: 'ink', weight: 0.35, radius: 1.6, fill: 'paper' })
			]);
		});
	const linkOf = ({ id, gives }: Pair, at: number): Ink[] => {
		const first = placeOf(at, 0);
		const second = placeOf(at, 1);
		const { x, y } = centre(box(first.x, first.y, apart + side, side));
		const sign = side > 9 ? 3.4 : 2.4;
		const given = gives
			? [
					rect(box(x - sign - 0.8, y - sign - 0.8, 2 * sign + 1.6, 2 * sign + 1.6), { fill: 'paper' }),
					glyph(gives, box(x - sign, y - sign, 2 * sign, 2 * sign), 'accent')
				]
			: [];
		const name = { size: 10, face: 'bold', tone: 'soft', align: 'middle' } as const;
		return [
			line([first.x + side, y], [second.x, y], { stroke: 'faint', weight: 0.4 }),
			...given,
			text(id, [first.x - label + 2.2, y + 1.3], name)
		];
	};
	return {
		id: 'biotech',
		title: words('biotech'),
		box: frame,
		columns: 2 * abreast,
		ink: [
			heading('biotech', frame),
			hint('hint.biotech', frame.x, frame.y + 8.5, frame.width),
			...pairs.flatMap(linkOf)
		],
		cells: pairs.flatMap(cellsOf)
	};
}
