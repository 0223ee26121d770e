/** What a tap on the sheet means. No tap is dead: it chooses, moves, asks the referee or says what stands there. */
import type { Clinic } from '../../validators/clinic-covid-19/state.ts';
import { usedBeds } from '../../validators/clinic-covid-19/treatment.ts';
import { nursesFor } from '../../validators/clinic-covid-19/who-may-treat.ts';
import { BEDS } from '../../sheets/clinic-covid-19/facts.ts';
import type { ClinicHand } from './hand.svelte.ts';

type Part = (hand: ClinicHand, n: number) => void;

/** In the actions phase somebody arrives there, in the contagion phase a tile is put there, else it is protected. */
function tapSlot(hand: ClinicHand, slot: number): void {
	const { by, clinic } = hand;
	const { phase } = hand.table;
	const tile = clinic.slots[slot];
	if (tile === undefined) {
		hand.play.notice(hand.label('noSuchSlot', { slots: clinic.slots.length }));
	} else if (phase === 'contagion' && (clinic.owes > 0 || tile === 0)) {
		void hand.make({ do: 'contaminate', by, slot });
	} else if (tile === 1) {
		hand.choose({ slot });
	} else if (phase === 'actions') {
		void hand.make({ do: 'arrive', by, slot, colour: 'white' });
	} else {
		void hand.make({ do: 'protect', by, slot });
	}
}

const standing = (
	list: readonly { readonly id: number; readonly cell: number }[],
	cell: number
): number | null => list.find((one) => one.cell === cell)?.id ?? null;

const tapSomebody =
	(of: (clinic: Clinic) => readonly { readonly id: number; readonly cell: number }[]): Part =>
	(hand, cell) => {
		const id = standing(of(hand.clinic), cell);
		if (id === null) hand.play.notice(hand.label('nobodyThere'), 'CLN-I3');
		else hand.choose({ person: id });
	};

/** A full room is put to the referee, who says why nobody else fits in. */
function tapRoom(hand: ClinicHand, room: number): void {
	const { by, person } = hand;
	if (!person || !hand.treating) {
		hand.play.notice(hand.label('pickPerson'), 'CLN-M4');
	} else if (usedBeds(hand.clinic, room) < BEDS) {
		hand.chooseRoom(room);
	} else {
		const nurses = nursesFor('red', person.colour);
		void hand.make({ do: 'treat', by, person: person.id, ward: 'treatment', room, doctor: 'red', nurses });
	}
}

const parts: Readonly<Record<string, Part>> = {
	slots: tapSlot,
	admitted: (hand) => void hand.make({ do: 'admit', by: hand.by }),
	rooms: tapRoom,
	people: tapSomebody(({ people }) => people),
	quarantine: tapSomebody(({ quarantine }) => quarantine),
	spent: (hand) => hand.play.notice(hand.label('spentInfo', { spent: hand.clinic.spent }), 'CLN-P1'),
	popularity: (hand) =>
		hand.table.phase === 'final'
			? hand.play.notice(hand.label('popularityOf', { name: hand.name }), 'CLN-W2')
			: void hand.make({ do: 'popularity', by: hand.by, points: 0 })
};

/** The parts that all share. */
const shared: Readonly<Record<string, Part>> = {
	track: (hand, round) =>
		hand.play.notice(hand.label('stackInfo', { round, tiles: hand.table.stacks[round - 1] ?? 0 }), 'CLN-S3'),
	board: (hand) => hand.play.notice(hand.label('columnInfo'), 'CLN-S2'),
	cured: (hand) => hand.play.notice(hand.label('boxesInfo', hand.boxes), 'CLN-W1'),
	deceased: (hand) => hand.play.notice(hand.label('boxesInfo', hand.boxes), 'CLN-W1')
};

export function answerTap(hand: ClinicHand, cell: string): void {
	const [area = '', ...rest] = cell.split('.');
	if (!area.startsWith('clinic')) {
		shared[area]?.(hand, Number(rest[0]));
		return;
	}
	const seat = Number(area.slice('clinic'.length));
	if (seat >= hand.table.clinics.length) {
		hand.play.notice(hand.label('noSuchClinic'));
		return;
	}
	hand.show(seat);
	parts[rest[0] ?? '']?.(hand, Number(rest[1]));
}
