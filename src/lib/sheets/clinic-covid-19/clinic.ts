/** The ledger of one clinic. */
import type { Values } from '../../table/record.ts';
import type { IconName } from '../kit/icons.ts';
import { box, cell, icon, line, rect, text, withPlaces } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink, PiecePlace } from '../../table/sheet.ts';
import { areaOfClinic, clinicCells } from './cells.ts';
import type { Facts } from './facts.ts';
import { QUARANTINE } from './ledger.ts';
import {
	clinicWidth as width,
	inside,
	LABELLED,
	labelHeight,
	layoutOf,
	margin,
	pageWidth,
	PEOPLE_ACROSS,
	side,
	usable,
	type Layout
} from './page.ts';
import { slotLetter, words, type SheetText } from './texts.ts';

/** Two side by side, two rows. */
export const clinicBox = ({ clinicTops, clinicHeight }: Layout, by: number): Box =>
	box(by % 2 === 0 ? margin : pageWidth - margin - width, clinicTops[by < 2 ? 0 : 1], width, clinicHeight);

/** Where the player's name is written. */
export const nameBox = (at: Box): Box => box(at.x + 7, at.y + 0.4, at.width - 8.5, 5.8);

const label = (
	x: number,
	top: number,
	sign: IconName,
	key: SheetText,
	values: Values = {}
): readonly Ink[] => [
	icon(sign, box(x, top + 0.6, 2.8, 2.8), { fill: 'accent' }),
	text(words(key, values), [x + 3.6, top + 3], { size: 7.5, face: 'caps', tone: 'accent' })
];

const frame = (at: Box): Ink => rect(at, { stroke: 'soft', weight: 0.25 });

interface Part {
	readonly cells: readonly Cell[];
	readonly ink: readonly Ink[];
}

const range = (length: number): readonly number[] => Array.from({ length }, (_, n) => n);

/** What a part needs to know: whose it is, where it begins, and how large its cells are. */
interface Spot {
	readonly by: number;
	readonly x: number;
	readonly top: number;
	readonly layout: Layout;
}

/** A tile lies beside the letter of its slot, not on it. */
function besideLetter({ x, y, width, height }: Box): PiecePlace {
	const letter = 3;
	const room = Math.min(height - 0.8, width - letter - 0.4);
	return { x: x + letter + (width - letter - room) / 2, y: y + (height - room) / 2, side: room };
}

function slots({ by, x, top, layout }: Spot): Part {
	const y = top + labelHeight;
	const cells = range(layout.slots).map((slot) => {
		const at = box(x + slot * layout.slotWidth, y, layout.slotWidth, side);
		const one = cell(clinicCells(by).slots.make(slot), at, words('slotCell', { seat: by, slot }), [
			frame(at),
			text(slotLetter(slot), [at.x + 0.9, at.y + 2.9], { size: 7.5, tone: 'soft', face: 'bold' })
		]);
		return withPlaces(one, { tile: [besideLetter(at)] });
	});
	return { cells, ink: label(x, top, 'tile', 'slots') };
}

function admitted({ admits }: Facts, { by, x, top, layout }: Spot): Part {
	const wide = layout.admissionWidth;
	const left = layout.besideSlots ? x + usable - Math.max(admits, LABELLED) * wide : x;
	const y = top + labelHeight;
	const cells = range(admits).map((n) => {
		const at = box(left + n * wide, y, wide, side);
		return cell(clinicCells(by).admitted.make(n), at, words('admittedCell', { seat: by, n: n + 1 }), [
			frame(at)
		]);
	});
	return { cells, ink: label(left, top, 'check', 'admitted') };
}

/** The beds of a room stand one below the other; the number of the room stands in the corner of the first. */
function rooms({ rooms: count, beds }: Facts, { by, x, top, layout }: Spot): Part {
	const wide = layout.roomWidth;
	const y = top + labelHeight;
	const cells = range(count).flatMap((n) =>
		range(beds).map((bed) => {
			const at = box(x + n * wide, y + bed * side, wide, side);
			const number = text(String(n + 1), [at.x + 0.9, at.y + 2.9], { size: 7.5, tone: 'soft', face: 'bold' });
			return cell(
				clinicCells(by).beds.make([n + 1, bed + 1]),
				at,
				words('bedCell', { seat: by, room: n + 1, bed: bed + 1 }),
				bed === 0 ? [number] : []
			);
		})
	);
	const between = range(beds - 1).map((bed) =>
		line([x, y + (bed + 1) * side], [x + count * wide, y + (bed + 1) * side], { stroke: 'faint' })
	);
	const frames = range(count).map((n) => frame(box(x + n * wide, y, wide, beds * side)));
	return { cells, ink: [...label(x, top, 'bed', 'rooms', { beds }), ...between, ...frames] };
}

function people({ by, x, top, layout }: Spot): Part {
	const wide = usable / PEOPLE_ACROSS;
	const y = top + labelHeight;
	const cells = range(layout.peopleRows * PEOPLE_ACROSS).map((n) => {
		const at = box(x + (n % PEOPLE_ACROSS) * wide, y + Math.floor(n / PEOPLE_ACROSS) * side, wide, side);
		return cell(clinicCells(by).people.make(n), at, words('personCell', { seat: by, n: n + 1 }), [frame(at)]);
	});
	return { cells, ink: label(x, top, 'virus', 'people') };
}

function quarantine({ by, x, top }: Spot): Part {
	const y = top + labelHeight;
	const cells = range(QUARANTINE).map((n) => {
		const at = box(x + n * side, y, side, side);
		return cell(clinicCells(by).quarantine.make(n), at, words('quarantineCell', { seat: by, n: n + 1 }), [
			frame(at)
		]);
	});
	return { cells, ink: label(x, top, 'house', 'quarantine') };
}

/** One wide field to write in. */
function field({ by, x, top }: Spot, wide: number, id: 'spent' | 'popularity', ink: readonly Ink[]): Part {
	const at = box(x, top + labelHeight, wide, side);
	const name = words(id === 'spent' ? 'spentCell' : 'popularityCell', { seat: by });
	return { cells: [cell(clinicCells(by).fields.make(id), at, name, [frame(at)])], ink };
}

export function clinicArea(facts: Facts, by: number): Area {
	const layout = layoutOf(facts);
	const at = clinicBox(layout, by);
	const left = at.x + inside;
	const spot = (part: keyof Layout['parts'], x = left): Spot => ({
		by,
		x,
		top: at.y + layout.parts[part],
		layout
	});
	const spent = spot('foot', left + 60.2);
	const popularity = spot('foot', left + usable - 16.4);
	const parts = [
		slots(spot('slots')),
		admitted(facts, spot('admissions')),
		rooms(facts, spot('rooms')),
		people(spot('people')),
		quarantine(spot('foot')),
		field(spent, 14.4, 'spent', label(spent.x, spent.top, 'mask', 'spent', { price: facts.protection })),
		field(popularity, 16.4, 'popularity', label(popularity.x, popularity.top, 'star', 'popularity'))
	];
	return {
		id: areaOfClinic(by),
		title: words('clinicOf', { seat: by }),
		box: at,
		columns: Math.max(PEOPLE_ACROSS, facts.rooms),
		seat: by,
		cells: parts.flatMap(({ cells }) => cells),
		ink: [
			rect(at, { stroke: 'ink', weight: 0.4, radius: 1.2 }),
			icon('hospital', box(at.x + inside, at.y + 1.2, 4.2, 4.2), { fill: 'accent' }),
			line([at.x + 7, at.y + 6.2], [at.x + width - inside, at.y + 6.2], { stroke: 'faint' }),
			...parts.flatMap(({ ink }) => ink)
		]
	};
}
