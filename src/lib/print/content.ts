/** Writes a plate in the operators of a PDF, in millimetres with y downwards like the plate itself. */
import type { Colour } from '../sheets/kit/tones.ts';
import { POINT } from '../sheets/kit/type.ts';
import type { Run, Setter } from './font/set.ts';
import { segmentsOf, type Dot, type Segment } from './path.ts';
import { stretchesOf, type Tag } from './tags.ts';
import { DASHES, type Drawn, type Lettering, type Paint } from './plate.ts';

/** Hundredths of a millimetre are finer than any printer; a short number keeps the file small. */
export const n = (value: number, digits = 3): string =>
	String(Math.round(value * 10 ** digits) / 10 ** digits);

/** How far the control points of a quarter circle lie, as a share of the radius. */
const QUARTER = 0.5523;

/** `number` gives the content of a tag its number; without it nothing is told apart. */
export function contentOf(
	drawn: readonly Drawn[],
	setter: Setter,
	number: ((tag: Tag) => number) | null = null
): string {
	const pen = new Pen();
	// dashes are the exception, round ends suit pencil and icons alike
	const lines = ['1 J 1 j'];
	for (const { tag, marks } of stretchesOf(drawn)) {
		if (number) lines.push(tag ? `/${tag.role} <</MCID ${number(tag)}>> BDC` : '/Artifact BMC');
		for (const [nth, mark] of marks.entries()) {
			// a line that goes on ends with a space: else whoever has it read aloud hears two words as one
			const space = tag && marks[nth + 1]?.kind === 'text' ? ' ' : '';
			lines.push(mark.kind === 'text' ? lettered(mark, setter, pen, space) : shaped(mark, pen));
		}
		if (number) lines.push('EMC');
	}
	return lines.join('\n');
}

/** Remembers what is set, so that each operator is written only when something changes. */
class Pen {
	#last = new Map<string, string>();

	set(operator: string, value: string): string {
		if (this.#last.get(operator) === value) return '';
		this.#last.set(operator, value);
		return `${value} ${operator}\n`;
	}

	fill(colour: Colour): string {
		return this.colour('fill', colour);
	}

	/** Greys are told in one number, which every printer takes from the black cartridge. */
	colour(of: 'fill' | 'stroke', colour: Colour): string {
		const [red, green, blue] = colour.map((part) => n(part));
		const grey = red === green && green === blue;
		const operator = of === 'fill' ? (grey ? 'g' : 'rg') : grey ? 'G' : 'RG';
		const value = grey ? `${red} ${operator}` : `${red} ${green} ${blue} ${operator}`;
		if (this.#last.get(of) === value) return '';
		this.#last.set(of, value);
		return `${value}\n`;
	}

	stroke(colour: Colour, { weight, dashed }: Paint): string {
		const dashes = dashed ? `[${DASHES.map((part) => n(part)).join(' ')}] 0` : '[] 0';
		const ends = dashed ? '0' : '1';
		return (
			this.colour('stroke', colour) + this.set('w', n(weight)) + this.set('d', dashes) + this.set('J', ends)
		);
	}
}

function shaped(mark: Exclude<Drawn, Lettering>, pen: Pen): string {
	const [fill, stroke] = [mark.fill, mark.stroke];
	if (!fill && !stroke) return '';
	const before = (fill ? pen.fill(fill) : '') + (stroke ? pen.stroke(stroke, mark) : '');
	const finish = fill && stroke ? 'B*' : fill ? 'f*' : 'S';
	return `${before}${outlineOf(mark)} ${finish}`;
}

function outlineOf(mark: Exclude<Drawn, Lettering>): string {
	if (mark.kind === 'line') return `${at(mark.from)} m ${at(mark.to)} l`;
	if (mark.kind === 'path') {
		const { at: origin, scale } = mark;
		const place = ([x, y]: Dot): string => at([origin[0] + x * scale, origin[1] + y * scale]);
		return segmentsOf(mark.d)
			.map((segment) => written(segment, place))
			.join(' ');
	}
	const { x, y, width, height } = mark.box;
	if (mark.kind === 'ellipse') return roundedBox(x, y, width, height, width / 2, height / 2);
	const radius = Math.min(mark.radius, width / 2, height / 2);
	return radius > 0
		? roundedBox(x, y, width, height, radius, radius)
		: `${n(x)} ${n(y)} ${n(width)} ${n(height)} re`;
}

const at = ([x, y]: Dot): string => `${n(x)} ${n(y)}`;

function written(segment: Segment, place: (dot: Dot) => string): string {
	if (segment.kind === 'close') return 'h';
	if (segment.kind === 'curve') return `${place(segment.by)} ${place(segment.and)} ${place(segment.to)} c`;
	return `${place(segment.to)} ${segment.kind === 'move' ? 'm' : 'l'}`;
}

/** A box with rounded corners; with radii of half its sides it is an ellipse. */
function roundedBox(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
	const [right, bottom, kx, ky] = [x + width, y + height, rx * (1 - QUARTER), ry * (1 - QUARTER)];
	const corner = (...dots: readonly Dot[]): string => `${dots.map(at).join(' ')} c`;
	const straight = (dot: Dot, length: number): readonly string[] => (length > 0.001 ? [`${at(dot)} l`] : []);
	return [
		`${at([x + rx, y])} m`,
		...straight([right - rx, y], width - 2 * rx),
		corner([right - kx, y], [right, y + ky], [right, y + ry]),
		...straight([right, bottom - ry], height - 2 * ry),
		corner([right, bottom - ky], [right - kx, bottom], [right - rx, bottom]),
		...straight([x + rx, bottom], width - 2 * rx),
		corner([x + kx, bottom], [x, bottom - ky], [x, bottom - ry]),
		...straight([x, y + ry], height - 2 * ry),
		corner([x, y + ky], [x + kx, y], [x + rx, y]),
		'h'
	].join(' ');
}

const SHARES: Readonly<Record<Lettering['align'], number>> = { start: 0, middle: 0.5, end: 1 };

function lettered(
	{ text, at: [x, y], align, size, face, colour, upward }: Lettering,
	setter: Setter,
	pen: Pen,
	space: '' | ' '
): string {
	const runs = setter.set(text, face);
	if (runs.length === 0) return '';
	const em = size * POINT;
	const width = (runs.reduce((sum, run) => sum + run.width, 0) / 1000) * em;
	// letters stand upright although y counts downwards
	const share = width * SHARES[align];
	const place = upward ? `0 -1 -1 0 ${n(x)} ${n(y + share)} Tm` : `1 0 0 -1 ${n(x - share)} ${n(y)} Tm`;
	const said = space === '' || text.endsWith('-') ? runs : setter.set(text + space, face);
	const shown = said.map((run) => `/${run.font.name} ${n(em)} Tf ${glyphsOf(run)}`).join(' ');
	return `${pen.fill(colour)}BT ${place} ${shown} ET`;
}

const hex = (glyph: number): string => glyph.toString(16).padStart(4, '0');

/** Kerning stands between the strings, in thousandths of the size and counted backwards. */
function glyphsOf({ glyphs, kerns }: Run): string {
	let shown = '[<';
	for (const [nth, glyph] of glyphs.entries()) {
		const kern = kerns[nth] ?? 0;
		shown += (kern === 0 ? '' : `>${n(-kern)}<`) + hex(glyph);
	}
	return `${shown}>] TJ`;
}
