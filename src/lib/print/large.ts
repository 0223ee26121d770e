/**
 * Large print: each area alone on a page, whole and as large as it fits, a long row in several lines; and what
 * explains it behind them.
 */
import type { Area, Box } from '../table/sheet.ts';
import { nameFields } from './fields.ts';
import type { Binder } from './binder.ts';
import { boundsOf, unionOf } from './bounds.ts';
import { cornerMarks } from './corners.ts';
import { HEAD, headCode, headOf, LEFT } from './head.ts';
import { captionOf } from './imprint.ts';
import { areaInWords } from './in-words.ts';
import { bindLegend, bindTurn } from './large-words.ts';
import { handOf, titled, type Matter } from './matter.ts';
import { EDGE, printable, turned, type Paper } from './paper.ts';
import { drawInk, HAIRLINE, type Drawn } from './plate.ts';
import { grown, onHalves } from './room.ts';
import { linesOf, piecesIn } from './wrap.ts';

/** Beyond this a pencil cannot fill a cell in one go. */
const LARGEST = 3;

/** The line for names under the head, in mm. */
const NAMES = 12;

export function bindLarge(binder: Binder, matter: Matter, areas: readonly Area[]): void {
	for (const area of areas) bindArea(binder, matter, area);
	bindTurn(binder, matter);
	bindLegend(binder, matter);
}

const roomOn = (paper: Paper): Box => {
	const { x, width, height } = printable(paper);
	return { x, y: EDGE + HEAD + NAMES, width, height: height - HEAD - NAMES };
};

/** Between two lines of one area, in mm. */
const BETWEEN = 4;

/** More would be a list, and no longer a row. */
const MOST_LINES = 4;

/** What is so large stays in one piece; else a break is worth it where it makes so much of a difference. */
const [LARGE, WORTH] = [1.9, 1.15];

interface Way {
	readonly paper: Paper;
	readonly scale: number;
	readonly lines: readonly Box[];
}

/** The way to lay the paper, and to break the area where it is a long row, that shows it largest. */
function bestWay(paper: Paper, frame: Box, pieces: readonly Box[]): Way {
	const broken = Array.from({ length: MOST_LINES - 1 }, (_, more) => linesOf(pieces, more + 2));
	const ways = [[frame], ...broken.filter((lines) => lines.length > 1)].flatMap((lines) =>
		[paper, turned(paper)].map((page): Way => {
			const room = roomOn(page);
			const width = Math.max(...lines.map((line) => line.width));
			const height = room.height - (lines.length - 1) * BETWEEN;
			const scale = Math.min(LARGEST, room.width / width, height / (lines.length * frame.height));
			return { paper: page, scale, lines };
		})
	);
	return ways.reduce((best, way) => {
		if (best.lines.length === 1 && best.scale >= LARGE && way.lines.length > 1) return best;
		const worth = way.lines.length > best.lines.length ? WORTH : 1;
		return way.scale > best.scale * worth + 1e-6 ? way : best;
	});
}

function bindArea(binder: Binder, matter: Matter, area: Area): void {
	const hand = handOf(matter);
	const drawn = [...drawInk(area.ink, hand), ...area.cells.flatMap((cell) => drawInk(cell.ink, hand))];
	const cells = area.cells.map(({ box }) => box);
	const frame = onHalves(grown(unionOf([...drawn.map(boundsOf), ...cells]), 1.5));
	const { paper, scale, lines } = bestWay(matter.paper, frame, piecesIn(frame, drawn, cells));
	const room = roomOn(paper);
	const page = 2 + matter.sheet.areas.indexOf(area);
	const title = titled(matter, area.title);
	// what is broken cannot be measured by four corners
	const whole = lines.length === 1;
	const marks = whole ? cornerMarks(frame, scale, hand.inks.text('ink')) : [];
	const part = binder.plate(`area ${area.id}`, () => ({
		width: frame.x + frame.width + 1,
		height: frame.y + frame.height + 1,
		drawn: [...drawn, ...marks]
	}));
	const head = binder.plate(`head ${area.id}`, () => ({
		...paper,
		drawn: [
			...headOf(matter, paper.width, title, captionOf(matter), binder.length === 0),
			...headCode([matter.code(page, whole ? frame : undefined)], paper.width),
			...nameLines(matter, paper)
		]
	}));
	const longest = Math.max(...lines.map((line) => line.width));
	const left = room.x + (room.width - longest * scale) / 2;
	binder.page({
		...paper,
		title,
		placed: [
			{ plate: head, x: 0, y: 0, scale: 1 },
			...lines.map((line, nth) => ({
				plate: part,
				x: left - line.x * scale,
				y: room.y + nth * (frame.height * scale + BETWEEN) - frame.y * scale,
				scale,
				...(whole ? {} : { clip: line }),
				...(nth === 0 ? { alt: areaInWords(matter, area, new Map()) } : {})
			}))
		]
	});
}

/** Whose sheet this is, as on the sheet itself. */
function nameLines(matter: Matter, { width }: Paper): readonly Drawn[] {
	const hand = handOf(matter);
	const fields = nameFields(matter.sheet);
	const step = (width - 2 * LEFT) / Math.max(1, fields.length);
	const y = EDGE + HEAD + NAMES - 3;
	return fields.flatMap((field, nth): readonly Drawn[] => {
		const left = LEFT + nth * step;
		return [
			{
				kind: 'text',
				text: titled(matter, field.label),
				at: [left, y - 5],
				align: 'start',
				size: 12,
				face: 'bold',
				colour: hand.inks.text('soft')
			},
			{
				kind: 'line',
				from: [left, y],
				to: [left + step - 6, y],
				fill: null,
				stroke: hand.inks.stroke('ink'),
				weight: HAIRLINE,
				dashed: false
			}
		];
	});
}
