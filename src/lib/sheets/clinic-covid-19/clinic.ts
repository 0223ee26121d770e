/** The ledger of one clinic. */
import type { IconName } from '../kit/icons.ts';
import { box, cell, icon, line, rect, say, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { bedCell, clinicCell, clinicField } from './cells.ts';
import { BEDS, ledger, ROOMS, slotCount } from './facts.ts';
import { clinicTops, margin, pageWidth, side } from './page.ts';

const width = 94;
const height = 83;

/** Two side by side, two rows. */
export const clinicBox = (by: number): Box =>
	box(by % 2 === 0 ? margin : pageWidth - margin - width, clinicTops[by < 2 ? 0 : 1], width, height);

/** Where the player's name is written. */
export const nameBox = (at: Box): Box => box(at.x + 7, at.y + 0.4, at.width - 8.5, 5.8);

const labelHeight = 3.7;
const slotLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const inside = 1.5;
const usable = width - 2 * inside;
const slotWidth = 10.5;

const label = (x: number, top: number, sign: IconName, key: string): readonly Ink[] => [
	icon(sign, box(x, top + 0.6, 2.8, 2.8), { fill: 'accent' }),
	text(say(key), [x + 3.6, top + 3], { size: 7.5, face: 'caps', tone: 'accent' })
];

const frame = (at: Box): Ink => rect(at, { stroke: 'soft', weight: 0.25 });

interface Part {
	readonly cells: readonly Cell[];
	readonly ink: readonly Ink[];
}

function slots(by: number, x: number, top: number): Part {
	const y = top + labelHeight;
	const places = slotLetters.slice(0, slotCount.max).map((letter, slot) => {
		const at = box(x + slot * slotWidth, y, slotWidth, side);
		return cell(clinicCell(by, 'slots', slot), at, say('slotCell', { seat: by, slot }), [
			frame(at),
			text(letter, [at.x + 0.9, at.y + 2.9], { size: 7.5, tone: 'soft', face: 'bold' })
		]);
	});
	return { cells: places, ink: label(x, top, 'tile', 'slots') };
}

function admitted(by: number, x: number, top: number): Part {
	const y = top + labelHeight;
	const places = [0, 1].map((n) => {
		const at = box(x + n * slotWidth, y, slotWidth, side);
		return cell(clinicCell(by, 'admitted', n), at, say('admittedCell', { seat: by, n: n + 1 }), [frame(at)]);
	});
	return { cells: places, ink: label(x, top, 'check', 'admitted') };
}

/** Bed 1 above bed 2; the number of the room stands in the corner. */
function rooms(by: number, x: number, top: number): Part {
	const wide = usable / ROOMS;
	const y = top + labelHeight;
	const numbers = Array.from({ length: ROOMS }, (_, n) => n + 1);
	const cells = numbers.flatMap((room) =>
		Array.from({ length: BEDS }, (_, n) => {
			const at = box(x + (room - 1) * wide, y + n * side, wide, side);
			const number = text(String(room), [at.x + 0.9, at.y + 2.9], { size: 7.5, tone: 'soft', face: 'bold' });
			return cell(
				bedCell(by, room, n + 1),
				at,
				say('bedCell', { seat: by, room, bed: n + 1 }),
				n === 0 ? [number] : []
			);
		})
	);
	const between = line([x, y + side], [x + usable, y + side], { stroke: 'faint' });
	const frames = numbers.map((room) => frame(box(x + (room - 1) * wide, y, wide, BEDS * side)));
	return { cells, ink: [...label(x, top, 'bed', 'rooms'), between, ...frames] };
}

function people(by: number, x: number, top: number): Part {
	const across = 10;
	const wide = usable / across;
	const y = top + labelHeight;
	const cells = Array.from({ length: ledger.people }, (_, n) => {
		const at = box(x + (n % across) * wide, y + Math.floor(n / across) * side, wide, side);
		return cell(clinicCell(by, 'people', n), at, say('personCell', { seat: by, n: n + 1 }), [frame(at)]);
	});
	return { cells, ink: label(x, top, 'virus', 'people') };
}

function quarantine(by: number, x: number, top: number): Part {
	const y = top + labelHeight;
	const cells = Array.from({ length: ledger.quarantine }, (_, n) => {
		const at = box(x + n * side, y, side, side);
		return cell(clinicCell(by, 'quarantine', n), at, say('quarantineCell', { seat: by, n: n + 1 }), [
			frame(at)
		]);
	});
	return { cells, ink: label(x, top, 'house', 'quarantine') };
}

function field(
	by: number,
	x: number,
	top: number,
	wide: number,
	sign: IconName,
	id: 'spent' | 'popularity'
): Part {
	const at = box(x, top + labelHeight, wide, side);
	const name = say(id === 'spent' ? 'spentCell' : 'popularityCell', { seat: by });
	return { cells: [cell(clinicField(by, id), at, name, [frame(at)])], ink: label(x, top, sign, id) };
}

export function clinicArea(by: number): Area {
	const at = clinicBox(by);
	const x = at.x + inside;
	const row = [at.y + 6.6, at.y + 18, at.y + 36.9, at.y + 70.7] as const;
	const parts = [
		slots(by, x, row[0]),
		admitted(by, x + usable - 2 * slotWidth, row[0]),
		rooms(by, x, row[1]),
		people(by, x, row[2]),
		quarantine(by, x, row[3]),
		field(by, x + 60.2, row[3], 14.4, 'mask', 'spent'),
		field(by, x + usable - 16.4, row[3], 16.4, 'star', 'popularity')
	];
	return {
		id: `clinic${by}`,
		title: say('clinicOf', { seat: by }),
		box: at,
		columns: 10,
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
