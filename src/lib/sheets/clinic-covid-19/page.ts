/** Where the parts of the page begin, in mm, for as many rounds, slots, admissions, rooms and beds as there are. */
import { onceAnEdition } from '../kit/edition.ts';
import type { Facts } from './facts.ts';

export const margin = 10;
export const pageWidth = 210;
export const pageHeight = 297;
/** Board, track and boxes. */
export const bandTop = 20;
/** From the top of an area to its first cell: the heading stands between. */
export const headingHeight = 5;
/** The side of a square: a pencil still has its seven millimetres when the sheet shrinks to Letter. */
export const side = 7.45;

/** The contagion board. */
export const headHeight = 5.2;
export const footHeight = 6;
/** On paper only: how many nurses a doctor needs. */
export const nurseTableHeight = 23.4;
const nurseTableGap = 7.8;
/** The two boxes to tick, five rows each, below the track. */
export const tallyTops = [34, 77] as const;
const tallyBottom = tallyTops[1] + headingHeight + 5 * side;

/** A ledger: one part below the other, each with its label. */
export const clinicWidth = 94;
export const inside = 1.5;
export const usable = clinicWidth - 2 * inside;
export const labelHeight = 3.7;
const nameHeight = 6.6;
const partGap = 0.25;
const clinicFoot = 1.2;
const clinicGap = 1.8;
const pageFoot = 289;
const secondPageTop = pageHeight + margin;
/** Below the ledgers of a second page stands its code. */
const secondPageFoot = pageHeight + 278;

/** A table may agree on more slots than its board has: some room to spare. */
const SLOTS_AT_LEAST = 6;
export const PEOPLE_ACROSS = 10;
const slotWidth = 10.5;
const betweenSlotsAndAdmissions = 2;

export interface Layout {
	readonly rowHeight: number;
	/** Left of it, or below the boxes on the right. */
	readonly nurseTable: { readonly x: number; readonly y: number };
	readonly slots: number;
	/** Admissions stand beside the slots, or below them where there are too many. */
	readonly slotWidth: number;
	readonly admissionWidth: number;
	readonly besideSlots: boolean;
	readonly roomWidth: number;
	readonly peopleRows: number;
	/** From the top of a ledger to each of its parts. */
	readonly parts: Readonly<Record<'slots' | 'admissions' | 'rooms' | 'people' | 'foot', number>>;
	readonly clinicHeight: number;
	readonly clinicTops: readonly [number, number];
	readonly pages: 1 | 2;
}

type Line = Pick<Layout, 'slots' | 'slotWidth' | 'admissionWidth' | 'besideSlots'>;

/** The label of the admissions is as wide as two of their cells. */
export const LABELLED = 2;

function firstLine({ slots: agreed, admits }: Facts): Line {
	const slots = Math.max(agreed, SLOTS_AT_LEAST);
	const one = Math.min(
		slotWidth,
		(usable - betweenSlotsAndAdmissions) / (slots + Math.max(admits, LABELLED))
	);
	return one >= side
		? { slots, slotWidth: one, admissionWidth: one, besideSlots: true }
		: {
				slots,
				slotWidth: Math.min(slotWidth, usable / slots),
				admissionWidth: Math.min(slotWidth, usable / admits),
				besideSlots: false
			};
}

const partHeight = (rows: number): number => labelHeight + rows * side + partGap;

function ledger({ beds }: Facts, { besideSlots }: Line, peopleRows: number) {
	const slots = nameHeight;
	const admissions = besideSlots ? slots : slots + partHeight(1);
	const rooms = admissions + partHeight(1);
	const people = rooms + partHeight(beds);
	const foot = people + partHeight(peopleRows);
	return {
		parts: { slots, admissions, rooms, people, foot },
		clinicHeight: foot + partHeight(1) - partGap + clinicFoot
	};
}

/** Board left, boxes right; the table of nurses where it makes the band no longer than needed. */
function band(rowHeight: number, rounds: number) {
	const boardBottom = bandTop + headingHeight + 2 * headHeight + rounds * rowHeight + footHeight;
	const left = boardBottom + nurseTableGap;
	const right = tallyBottom + nurseTableGap;
	const bottomLeft = Math.max(left + nurseTableHeight, tallyBottom);
	const bottomRight = Math.max(boardBottom, right + nurseTableHeight);
	return bottomLeft <= bottomRight
		? { nurseTable: { x: margin, y: left }, bottom: bottomLeft }
		: { nurseTable: { x: pageWidth - margin - 16 * side, y: right }, bottom: bottomRight };
}

const mostPeopleRows = 4;
const leastPeopleRows = 2;

/** Fewer cells for people before a second page, never smaller ones. */
export const layoutOf = onceAnEdition((facts: Facts): Layout => {
	const rowHeight = Math.max(side, Math.min(7.6 * 1.5, 45.6 / facts.rounds));
	const { nurseTable, bottom } = band(rowHeight, facts.rounds);
	const line = firstLine(facts);
	const fitting = (top: number, foot: number): number | null => {
		for (let rows = mostPeopleRows; rows >= leastPeopleRows; rows--)
			if (top + 2 * ledger(facts, line, rows).clinicHeight + clinicGap <= foot + 0.001) return rows;
		return null;
	};
	const firstPage = fitting(bottom + 1.95, pageFoot);
	const peopleRows = firstPage ?? fitting(secondPageTop, secondPageFoot) ?? leastPeopleRows;
	const top = firstPage === null ? secondPageTop : bottom + 1.95;
	const { parts, clinicHeight } = ledger(facts, line, peopleRows);
	return {
		rowHeight,
		nurseTable,
		...line,
		roomWidth: Math.min(20, usable / facts.rooms),
		peopleRows,
		parts,
		clinicHeight,
		clinicTops: [top, top + clinicHeight + clinicGap],
		pages: firstPage === null ? 2 : 1
	};
});
