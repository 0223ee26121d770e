/** Bonuses: circles to fill when gained and to cross when used. */
import { box, cell, centre, ellipse, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { circleCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { glyph } from './glyphs.ts';
import { bonusKinds, type BonusKind } from './kinds.ts';
import { heading, hint, words } from './texts.ts';

const HEAD = 13.8;
const LABEL = 4.3;
const LEFT = 10.4;

interface Line {
	readonly kind: BonusKind;
	/** Where its circles begin. */
	readonly y: number;
}

/** How the circles lie: the roomiest way of these that fits. */
interface Lay {
	readonly circle: number;
	readonly pitch: number;
	readonly perLine: number;
	readonly lines: readonly Line[];
	readonly height: number;
}

const lineCount = ({ circles }: Facts, kind: BonusKind, perLine: number): number =>
	Math.max(1, Math.ceil(circles[kind] / perLine));

function layWith(facts: Facts, frame: Box, pitch: number): Lay {
	const perLine = Math.floor((frame.width - LEFT + 0.8) / pitch);
	let y = frame.y + HEAD;
	const lines = bonusKinds.map((kind): Line => {
		const line = { kind, y };
		y += LABEL + lineCount(facts, kind, perLine) * pitch;
		return line;
	});
	return { circle: pitch - 0.8, pitch, perLine, lines, height: y - LABEL - frame.y };
}

/** Null when there are too many circles for the frame. */
function layIn(facts: Facts, frame: Box): Lay | null {
	const lays = [8.7, 8.4, 8.1, 7.8].map((pitch) => layWith(facts, frame, pitch));
	return lays.find(({ height }) => height <= frame.height + 0.05) ?? null;
}

export const bonusesFit = (facts: Facts, frame: Box): boolean => layIn(facts, frame) !== null;

/** How high the area is when it has a page's width for itself. */
export const bonusesHeight = (facts: Facts, frame: Box): number => layWith(facts, frame, 8.7).height;

/** A dot says: this one is yours from the start. */
const startDot = (place: Box): Ink => {
	const { x, y } = centre(place);
	return ellipse(box(x - 0.9, y - 0.9, 1.8, 1.8), { fill: 'accent' });
};

export function bonusesArea(facts: Facts, frame: Box): Area {
	const { circle, pitch, perLine, lines } = layIn(facts, frame) ?? layWith(facts, frame, 7.8);
	const left = frame.x + LEFT;
	const circlesOf = ({ kind, y }: Line): Cell[] =>
		Array.from({ length: facts.circles[kind] }, (_, at) => {
			const row = Math.floor(at / perLine);
			const place = box(left + (at % perLine) * pitch, y + 1.4 + row * pitch, circle, circle);
			const ring = ellipse(place, { stroke: 'ink', weight: 0.3, fill: 'paper' });
			const ink = at < facts.start[kind] ? [ring, startDot(place)] : [ring];
			const name = words('cell.bonus', { kind, circle: at + 1 });
			return cell(circleCells[kind].make(at), place, name, ink, true);
		});
	const labelOf = ({ kind, y }: Line): Ink[] => [
		glyph(kind, box(frame.x, y + 1, 8, 8)),
		text(words(`name.${kind}`), [left, y], { size: 8, face: 'bold' })
	];
	return {
		id: 'bonuses',
		title: words('bonuses'),
		box: frame,
		columns: Math.min(perLine, Math.max(1, ...Object.values(facts.circles))),
		ink: [
			heading('bonuses', frame),
			hint('hint.bonuses', frame.x, frame.y + 8.5, frame.width),
			...lines.flatMap(labelOf)
		],
		cells: lines.flatMap(circlesOf)
	};
}
