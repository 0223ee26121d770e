/** What stands in which cell of the shared sheet, and which cells a move speaks of. */
import {
	bedCell,
	boardCell,
	clinicCell,
	clinicField,
	curedCell,
	deceasedCell,
	trackCell
} from '../../sheets/clinic-covid-19/cells.ts';
import { confinements, contagions, ledger, slotCount } from '../../sheets/clinic-covid-19/facts.ts';
import type { CellMarks, Mark } from '../../table/record.ts';
import type { Agreed } from './agreed.ts';
import type { ClinicMove } from './moves.ts';
import { personPiece, staffPiece, tilePiece } from './pieces.ts';
import { placeOf } from './places.ts';
import { clinicOf, type Clinic, type State } from './state.ts';
import { usedBeds } from './treatment.ts';

const cell = (id: string, ...marks: readonly Mark[]): CellMarks => ({ cell: id, marks });
const count = (n: number): readonly number[] => Array.from({ length: n }, (_, at) => at);
const write = (text: string): Mark => ({ kind: 'write', text });

/** Columns stand in the order low/low, low/medium ... high/high. */
const columnOf = ({ contagion, confinement }: Agreed): number =>
	contagions.indexOf(contagion) * confinements.length + confinements.indexOf(confinement) + 1;

/** The agreed column: rounds gone are struck, the present one is circled. A table's own tiles replace the board. */
const board = ({ agreed, round, phase }: State): readonly CellMarks[] =>
	agreed.ownTiles
		? []
		: count(round).map((n) => {
				const gone = n + 1 < round || phase === 'final' || phase === 'over';
				return cell(boardCell(n + 1, columnOf(agreed)), { kind: gone ? 'strike' : 'circle' });
			});

/** The stack that lies for each round, and the syringe on the present one. */
const track = ({ stacks, round }: State): readonly CellMarks[] =>
	stacks.map((tiles, n) =>
		cell(
			trackCell(n + 1),
			...(tiles > 0 ? [write(String(tiles))] : []),
			...(n + 1 < round
				? [{ kind: 'strike' } as const]
				: n + 1 === round
					? [{ kind: 'marker' } as const]
					: [])
		)
	);

const boxes = (state: State): readonly CellMarks[] => {
	const sum = (of: (clinic: Clinic) => number): number =>
		state.clinics.reduce((total, clinic) => total + of(clinic), 0);
	const cured = sum(({ cured: box }) => box.infected + box.others);
	const people = sum(({ deceased: box }) => box.patients + box.doctors + box.elders + box.pregnant);
	const tiles = sum(({ deceased: box }) => box.tiles);
	const ticks = count(Math.min(cured, ledger.tally)).map((n) => cell(curedCell(n), { kind: 'tick' }));
	const crosses = count(Math.min(people + tiles, ledger.tally)).map((n) =>
		cell(deceasedCell(n), { kind: n < people ? 'cross' : 'fill' })
	);
	return [...ticks, ...crosses];
};

const people = (clinic: Clinic, by: number): readonly CellMarks[] =>
	clinic.people
		.filter((person) => person.cell < ledger.people)
		.map((person) =>
			cell(
				clinicCell(by, 'people', person.cell),
				{ kind: 'pieces', pieces: [personPiece(person)] },
				...(person.state === 'cared' ? [{ kind: 'tick' } as const] : [])
			)
		);

const quarantine = (clinic: Clinic, by: number): readonly CellMarks[] =>
	clinic.quarantine
		.filter((staff) => staff.cell < ledger.quarantine)
		.map(({ kind, cell: at }) =>
			cell(clinicCell(by, 'quarantine', at), {
				kind: 'pieces',
				pieces: [staffPiece(kind)]
			})
		);

/** Slots beyond the agreed number are struck out. */
const slots = (clinic: Clinic, by: number): readonly CellMarks[] =>
	count(slotCount.max).flatMap((slot) => {
		const held = clinic.slots[slot];
		if (held === undefined) return [cell(clinicCell(by, 'slots', slot), { kind: 'strike' })];
		if (held === 0) return [];
		return [cell(clinicCell(by, 'slots', slot), { kind: 'pieces', pieces: [tilePiece] })];
	});

const beds = (clinic: Clinic, by: number): readonly CellMarks[] =>
	clinic.rooms.flatMap((used, n) =>
		count(used).map((bed) => cell(bedCell(by, n + 1, bed + 1), { kind: 'cross' }))
	);

const ofClinic = (clinic: Clinic, by: number): readonly CellMarks[] => [
	...slots(clinic, by),
	...count(clinic.admitted).map((n) => cell(clinicCell(by, 'admitted', n), { kind: 'tick' })),
	...beds(clinic, by),
	...people(clinic, by),
	...quarantine(clinic, by),
	...(clinic.spent > 0 ? [cell(clinicField(by, 'spent'), write(`$${clinic.spent}`))] : []),
	...(clinic.popularity === null
		? []
		: [cell(clinicField(by, 'popularity'), write(String(clinic.popularity)))])
];

export const pencil = (state: State): readonly CellMarks[] => [
	...board(state),
	...track(state),
	...boxes(state),
	...state.clinics.flatMap(ofClinic)
];

export function cells(state: State, move: ClinicMove): readonly string[] {
	const { by } = move;
	const clinic = clinicOf(state, by);
	switch (move.do) {
		case 'admit':
			return clinic.admitted < 2 ? [clinicCell(by, 'admitted', clinic.admitted)] : [];
		case 'arrive':
		case 'contaminate':
			return [clinicCell(by, 'slots', move.slot)];
		case 'take':
			return [trackCell(state.round)];
		case 'protect':
			return 'slot' in move ? [clinicCell(by, 'slots', move.slot)] : placeOf(state, by, move.person);
		case 'treat': {
			const bed =
				move.room === undefined ? [] : [bedCell(by, move.room, Math.min(usedBeds(clinic, move.room) + 1, 2))];
			return [...placeOf(state, by, move.person), ...bed];
		}
		case 'care':
			return placeOf(state, by, move.person);
		case 'popularity':
			return [clinicField(by, 'popularity')];
		case 'infect':
		case 'full':
		case 'hand':
		case 'cure':
		case 'dead':
		case 'ready':
			return [];
	}
}
