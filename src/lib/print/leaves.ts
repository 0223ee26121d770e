/** A sheet that needs several sheets of paper, taken apart into its leaves: each is a sheet of its own. */
import type { Ink, Sheet } from '../table/sheet.ts';
import type { CodeOf } from './address.ts';
import type { Matter } from './matter.ts';

function topOf(ink: Ink): number {
	if (ink.kind === 'line') return Math.min(ink.from[1], ink.to[1]);
	return ink.kind === 'text' ? ink.at[1] : ink.box.y;
}

/** The same, so much higher. */
const raised = <B extends { readonly y: number }>(box: B, by: number): B => ({ ...box, y: box.y - by });

function raisedInk(ink: Ink, by: number): Ink {
	if (ink.kind === 'text') return { ...ink, at: [ink.at[0], ink.at[1] - by] };
	if (ink.kind === 'line')
		return { ...ink, from: [ink.from[0], ink.from[1] - by], to: [ink.to[0], ink.to[1] - by] };
	return { ...ink, box: raised(ink.box, by) };
}

/** What lies between two heights, counted from the upper one: nothing lies across (table/sheet.ts). */
function leafOf(sheet: Sheet, top: number, height: number): Sheet {
	const isHere = (y: number): boolean => y >= top && y < top + height;
	const inks = (list: readonly Ink[]): Ink[] => list.map((ink) => raisedInk(ink, top));
	const { id, per, accent, title, notice, code } = sheet;
	return {
		id,
		per,
		accent,
		title,
		notice,
		page: { width: sheet.page.width, height },
		ink: inks(sheet.ink.filter((ink) => isHere(topOf(ink)))),
		fields: sheet.fields
			.filter(({ box }) => isHere(box.y))
			.map((field) => ({ ...field, box: raised(field.box, top) })),
		areas: sheet.areas
			.filter(({ box }) => isHere(box.y))
			.map((area) => ({
				...area,
				box: raised(area.box, top),
				ink: inks(area.ink),
				cells: area.cells.map((cell) => ({
					...cell,
					box: raised(cell.box, top),
					ink: inks(cell.ink),
					...(cell.places && {
						places: Object.fromEntries(
							Object.entries(cell.places).map(([name, list]) => [
								name,
								list.map((place) => raised(place, top))
							])
						)
					})
				}))
			})),
		...(code && isHere(code.y) && { code: raised(code, top) })
	};
}

const taken = new WeakMap<Matter, readonly Matter[]>();

/** The leaves of a sheet from the top; a sheet of one page is its own leaf. Codes name places of the whole sheet. */
export function leavesOf(matter: Matter): readonly Matter[] {
	const { pages = 1 } = matter.sheet;
	if (pages === 1) return [matter];
	// the same leaves each time: what was drawn and pressed of one is known then
	const leaves = taken.get(matter) ?? takenApart(matter, pages);
	taken.set(matter, leaves);
	return leaves;
}

function takenApart(matter: Matter, pages: number): readonly Matter[] {
	const { sheet, code, whole } = matter;
	const height = sheet.page.height / pages;
	return Array.from({ length: pages }, (_, nth): Matter => {
		const lowered =
			(codeOf: CodeOf): CodeOf =>
			(page, frame) =>
				codeOf(page, frame && { ...frame, y: frame.y + nth * height });
		return {
			...matter,
			sheet: leafOf(sheet, nth * height, height),
			code: lowered(code),
			...(whole && { whole: { ...whole, codeOf: lowered(whole.codeOf) } })
		};
	});
}
