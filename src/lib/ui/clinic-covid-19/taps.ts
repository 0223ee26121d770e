/** What a tap on the sheet means. No tap is dead: it chooses, moves, asks the referee or says what stands there. */
import {
	boardCells,
	clinicCells,
	curedCells,
	deceasedCells,
	seatOfCell,
	trackCells
} from '../../sheets/clinic-covid-19/cells.ts';
import { columns, isOurColumn } from '../../sheets/clinic-covid-19/known.ts';
import { nextAdmissionCell } from '../../validators/clinic-covid-19/actions.ts';
import { cellsOfNumber, cellsOfSlot } from '../../validators/clinic-covid-19/ledger.ts';
import type { Move } from '../../validators/clinic-covid-19/moves.ts';
import type { State } from '../../validators/clinic-covid-19/state.ts';
import { nursesFor } from '../../validators/clinic-covid-19/who-may-treat.ts';
import type { ClinicHand } from './hand.svelte.ts';

/** Where a finger begins a legal move: what is only possible besides (protection) is not lit. */
export function cellsToTap(state: State, move: Move): readonly string[] {
	switch (move.do) {
		case 'admit':
			return nextAdmissionCell(state, move.by);
		case 'arrive':
		case 'contaminate':
			return cellsOfSlot(state, move.by, move.slot);
		case 'treat':
		case 'care':
			return cellsOfNumber(state, move.by, move.person);
		case 'take':
		case 'infect':
		case 'full':
		case 'hand':
		case 'protect':
		case 'cure':
		case 'dead':
		case 'popularity':
		case 'ready':
			return [];
	}
}

/** In the actions phase somebody arrives there, in the contagion phase a tile is put there, else it is protected. */
function tapSlot(hand: ClinicHand, slot: number): void {
	const { by, clinic, legal } = hand;
	const { phase } = hand.state;
	const isLegal = (verb: Move['do']): boolean =>
		legal.some((move) => move.do === verb && 'slot' in move && move.slot === slot);
	if (slot >= clinic.slots.length) {
		hand.notice(hand.label('noSuchSlot', { slots: clinic.slots.length }));
	} else if (isLegal('contaminate') || (phase === 'contagion' && hand.awaited)) {
		void hand.make({ do: 'contaminate', by, slot });
	} else if (isLegal('arrive') || isLegal('protect')) {
		hand.choose({ slot });
	} else if (phase === 'actions') {
		hand.arriveAt(slot);
	} else {
		void hand.make({ do: 'protect', by, slot });
	}
}

type Standing = readonly { readonly id: number; readonly cell: number }[];

function tapSomebody(hand: ClinicHand, standing: Standing, cell: number): void {
	const one = standing.find((somebody) => somebody.cell === cell);
	if (one) hand.choose({ person: one.id });
	else hand.notice(hand.label('nobodyThere'), 'CLN-I3');
}

/** A full room is put to the referee, who says why nobody else fits in. */
function tapRoom(hand: ClinicHand, room: number): void {
	const { by, person } = hand;
	if (!person || !hand.treating) {
		hand.notice(hand.label('pickPerson'), 'CLN-M4');
	} else if (hand.legal.some((move) => move.do === 'treat' && move.room === room)) {
		hand.chooseRoom(room);
	} else {
		const nurses = nursesFor(hand.state.agreed, 'red', { colour: person.colour, infected: true }) ?? 0;
		void hand.make({ do: 'treat', by, person: person.id, ward: 'treatment', room, doctor: 'red', nurses });
	}
}

function tapField(hand: ClinicHand, field: 'spent' | 'popularity'): void {
	const { label, clinic, state, by } = hand;
	if (field === 'spent') {
		hand.notice(label('spentInfo', { spent: clinic.spent, price: state.agreed.facts.protection }), 'CLN-P1');
	} else if (state.phase === 'final') {
		hand.notice(label('popularityOf', { name: hand.name }), 'CLN-W2');
	} else {
		void hand.make({ do: 'popularity', by, points: 0 });
	}
}

function tapClinic(hand: ClinicHand, seat: number, cell: string): void {
	const { slots, admitted, beds, people, quarantine, fields } = clinicCells(seat);
	const slot = slots.read(cell);
	if (slot !== null) return tapSlot(hand, slot);
	if (admitted.read(cell) !== null) return void hand.make({ do: 'admit', by: hand.by });
	const bed = beds.read(cell);
	if (bed) return tapRoom(hand, bed[0]);
	const person = people.read(cell);
	if (person !== null) return tapSomebody(hand, hand.clinic.people, person);
	const staff = quarantine.read(cell);
	if (staff !== null) return tapSomebody(hand, hand.clinic.quarantine, staff);
	const field = fields.read(cell);
	if (field) tapField(hand, field);
}

/** A fact that the app made up is never taken for the rule book's. */
function isOurs({ agreed }: State, cell: string): boolean {
	const column = columns[(boardCells.read(cell)?.[1] ?? 0) - 1];
	return column !== undefined && isOurColumn(agreed.facts, column);
}

/** The parts that all share. */
function tapShared(hand: ClinicHand, cell: string): void {
	const { label, state } = hand;
	const round = trackCells.read(cell);
	if (round !== null)
		hand.notice(label('stackInfo', { round, tiles: state.stacks[round - 1] ?? 0 }), 'CLN-S3');
	else if (boardCells.read(cell))
		hand.notice(label(isOurs(state, cell) ? 'columnOurs' : 'columnInfo'), 'CLN-S2');
	else if (curedCells.read(cell) !== null || deceasedCells.read(cell) !== null)
		hand.notice(label('boxesInfo', hand.boxes), 'CLN-W1');
}

export function answerTap(hand: ClinicHand, cell: string): void {
	const seat = seatOfCell(cell);
	if (seat === null) return tapShared(hand, cell);
	if (seat >= hand.state.clinics.length) {
		hand.notice(hand.label('noSuchClinic'));
		return;
	}
	hand.show(seat);
	tapClinic(hand, seat, cell);
}
