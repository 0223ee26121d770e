/** A strip that is too thin for a finger is drawn in lines below each other, as words are that do not fit into one. */
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';
import { THUMB } from './near.svelte.ts';

/** What a view shows around an area, on both sides together. */
const AROUND = 2;

const endOf = ({ x, width }: Box): number => x + width;

/** All cells stand side by side. */
const isStrip = ({ cells }: Area): boolean => {
	const lowest = Math.max(...cells.map(({ box }) => box.y));
	return cells.every(({ box }) => box.y + box.height > lowest);
};

/** Where an ink begins; null for what is said at the end of the whole strip. */
function startOf(ink: Ink): { readonly x: number; readonly y: number } | null {
	if (ink.kind === 'line')
		return { x: Math.min(ink.from[0], ink.to[0]), y: Math.min(ink.from[1], ink.to[1]) };
	if (ink.kind !== 'text') return ink.box;
	return ink.align === 'end' ? null : { x: ink.at[0], y: ink.at[1] };
}

/** As many cells in each line as fit, the same number in all but the last. */
const linesOf = (cells: readonly Cell[], count: number): readonly (readonly Cell[])[] => {
	const each = Math.ceil(cells.length / count);
	const inOrder = [...cells].sort((a, b) => a.box.x - b.box.x);
	return Array.from({ length: Math.ceil(cells.length / each) }, (_, nth) =>
		inOrder.slice(nth * each, (nth + 1) * each)
	);
};

const widest = (lines: readonly (readonly Cell[])[]): number =>
	Math.max(
		...lines.map(
			(line) => Math.max(...line.map(({ box }) => endOf(box))) - Math.min(...line.map(({ box }) => box.x))
		)
	);

/** `width`: how much room there is, in pixels. One line where its cells are large enough. */
export function folded(area: Area, width: number): readonly Area[] {
	const { box, cells, ink } = area;
	if (width === 0 || cells.length < 2 || !isStrip(area)) return [area];
	const side = Math.min(...cells.map((cell) => Math.min(cell.box.width, cell.box.height)));
	const fits = (wide: number): boolean => (side * width) / (wide + AROUND) >= THUMB;
	if (fits(box.width)) return [area];
	const counts = Array.from({ length: cells.length - 1 }, (_, nth) => nth + 2);
	// a line has its own margins, so that twice as many lines are not twice as large
	const count = counts.find((lines) => fits(widest(linesOf(cells, lines)))) ?? cells.length;
	const lines = linesOf(cells, count).map((line) => {
		const start = Math.min(...line.map((cell) => cell.box.x));
		const end = Math.max(...line.map((cell) => endOf(cell.box)));
		const within = ink.filter((one) => {
			const at = startOf(one);
			return at !== null && at.x >= start - 1 && at.x < end;
		});
		const top = Math.min(...line.map((cell) => cell.box.y), ...within.map((one) => startOf(one)?.y ?? box.y));
		return { line, start, end, within, top };
	});
	const wide = Math.max(...lines.map(({ start, end }) => end - start));
	return lines.map(({ line, start, within, top }, nth) => {
		const y = nth === 0 ? box.y : Math.max(box.y, top - (within.length > 0 ? 3 : 0));
		return {
			...area,
			box: { x: start, y, width: wide, height: box.y + box.height - y },
			columns: line.length,
			cells: line,
			ink: within
		};
	});
}
