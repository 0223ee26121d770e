/** The ledger of one clinic. */
import type { IconName } from '../kit/icons.ts';
import { box, cell, icon, line, rect, say, text } from '../kit/draw.ts';
import type { Area, Box, Cell, Ink } from '../model.ts';
import { bedCell, clinicCell, clinicField } from './cells.ts';
import { BEDS, ledger, ROOMS, slotCount } from './facts.ts';
import { clinicTops } from './page.ts';

const width = 93;
const height = 82;

/** Two side by side, two rows. */
export const clinicBox = (by: number): Box =>
	box(by % 2 === 0 ? 10 : 107, clinicTops[by < 2 ? 0 : 1], width, height);

/** Where the player's name is written. */
export const nameBox = (at: Box): Box => box(at.x + 7, at.y + 0.4, at.width - 8.5, 5.8);

const labelHeight = 4;
const slotLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const inside = 1.5;
const usable = width - 2 * inside;

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
	const side = 10.5;
	const y = top + labelHeight;
	const places = slotLetters.slice(0, slotCount.max).map((letter, slot) => {
		const at = box(x + slot * side, y, side, 7.2);
		return cell(clinicCell(by, 'slots', slot), at, say('slotCell', { seat: by, slot }), [
			frame(at),
			text(letter, [at.x + 0.9, at.y + 2.9], { size: 7, tone: 'soft', face: 'bold' })
		]);
	});
	return { cells: places, ink: label(x, top, 'tile', 'slots') };
}

function admitted(by: number, x: number, top: number): Part {
	const y = top + labelHeight;
	const places = [0, 1].map((n) => {
		const at = box(x + n * 10.5, y, 10.5, 7.2);
		return cell(clinicCell(by, 'admitted', n), at, say('admittedCell', { seat: by, n: n + 1 }), [frame(at)]);
	});
	return { cells: places, ink: label(x, top, 'check', 'admitted') };
}

/** Bed 1 above bed 2; the number of the room stands in the corner. */
function rooms(by: number, x: number, top: number): Part {
	const wide = usable / ROOMS;
	const high = 7;
	const y = top + labelHeight;
	const numbers = Array.from({ length: ROOMS }, (_, n) => n + 1);
	const cells = numbers.flatMap((room) =>
		Array.from({ length: BEDS }, (_, n) => {
			const at = box(x + (room - 1) * wide, y + n * high, wide, high);
			const number = text(String(room), [at.x + 0.9, at.y + 2.9], { size: 7, tone: 'soft', face: 'bold' });
			return cell(
				bedCell(by, room, n + 1),
				at,
				say('bedCell', { seat: by, room, bed: n + 1 }),
				n === 0 ? [number] : []
			);
		})
	);
	const between = line([x, y + high], [x + usable, y + high], { stroke: 'faint' });
	const frames = numbers.map((room) => frame(box(x + (room - 1) * wide, y, wide, BEDS * high)));
	return { cells, ink: [...label(x, top, 'bed', 'rooms'), between, ...frames] };
}

function people(by: number, x: number, top: number): Part {
	const across = 10;
	const wide = usable / across;
	const high = 7;
	const y = top + labelHeight;
	const cells = Array.from({ length: ledger.people }, (_, n) => {
		const at = box(x + (n % across) * wide, y + Math.floor(n / across) * high, wide, high);
		return cell(clinicCell(by, 'people', n), at, say('personCell', { seat: by, n: n + 1 }), [frame(at)]);
	});
	return { cells, ink: label(x, top, 'virus', 'people') };
}

function quarantine(by: number, x: number, top: number): Part {
	const wide = 7;
	const y = top + labelHeight;
	const cells = Array.from({ length: ledger.quarantine }, (_, n) => {
		const at = box(x + n * wide, y, wide, 7.2);
		return cell(clinicCell(by, 'quarantine', n), at, say('quarantineCell', { seat: by, n: n + 1 }), [
			frame(at)
		]);
	});
	return { cells, ink: label(x, top, 'house', 'quarantine') };
}

function field(by: number, x: number, top: number, sign: IconName, id: 'spent' | 'popularity'): Part {
	const at = box(x, top + labelHeight, 16.4, 7.2);
	const name = say(id === 'spent' ? 'spentCell' : 'popularityCell', { seat: by });
	return { cells: [cell(clinicField(by, id), at, name, [frame(at)])], ink: label(x, top, sign, id) };
}

export function clinicArea(by: number): Area {
	const at = clinicBox(by);
	const x = at.x + inside;
	const row = [at.y + 6.8, at.y + 18.5, at.y + 37, at.y + 69.5] as const;
	const parts = [
		slots(by, x, row[0]),
		admitted(by, x + usable - 21, row[0]),
		rooms(by, x, row[1]),
		people(by, x, row[2]),
		quarantine(by, x, row[3]),
		field(by, x + 57, row[3], 'mask', 'spent'),
		field(by, x + usable - 16.4, row[3], 'star', 'popularity')
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
