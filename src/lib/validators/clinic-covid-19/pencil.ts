/** What stands in which cell of the shared sheet. */
import {
	boardCells,
	clinicCells,
	curedCells,
	deceasedCells,
	trackCells
} from '../../sheets/clinic-covid-19/cells.ts';
import { confinements, contagions } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { CellMarks, Mark } from '../../table/record.ts';
import type { Agreed } from './agreed.ts';
import { boxesOf } from './end.ts';
import { cellsOfPerson, cellsOfSlot, cellsOfStaff } from './ledger.ts';
import { kindPiece, personPiece, tilePiece } from './pieces.ts';
import type { Boxes, Clinic, State } from './state.ts';

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
				return cell(boardCells.make([n + 1, columnOf(agreed)]), { kind: gone ? 'strike' : 'circle' });
			});

/** The stack that lies for each round, and the syringe on the present one. */
const track = ({ stacks, round }: State): readonly CellMarks[] =>
	stacks.map((tiles, n) =>
		cell(
			trackCells.make(n + 1),
			...(tiles > 0 ? [write(String(tiles))] : []),
			...(n + 1 < round
				? [{ kind: 'strike' } as const]
				: n + 1 === round
					? [{ kind: 'marker' } as const]
					: [])
		)
	);

const boxes = (state: State): readonly CellMarks[] => {
	const { tally } = state.agreed.ledger;
	const sum = (of: (box: Boxes) => number): number =>
		boxesOf(state).reduce((total, box) => total + of(box), 0);
	const cured = sum(({ cured: box }) => box.infected + box.others);
	const people = sum(({ deceased: box }) => box.patients + box.doctors + box.elders + box.pregnant);
	const tiles = sum(({ deceased: box }) => box.tiles);
	const ticks = count(Math.min(cured, tally)).map((n) => cell(curedCells.make(n), { kind: 'tick' }));
	const crosses = count(Math.min(people + tiles, tally)).map((n) =>
		cell(deceasedCells.make(n), { kind: n < people ? 'cross' : 'fill' })
	);
	return [...ticks, ...crosses];
};

const people = (state: State, clinic: Clinic, by: number): readonly CellMarks[] =>
	clinic.people.flatMap((person) =>
		cellsOfPerson(state, by, person).map((id) =>
			cell(
				id,
				{ kind: 'pieces', pieces: [personPiece(person)] },
				...(person.state === 'cared' ? [{ kind: 'tick' } as const] : [])
			)
		)
	);

const quarantine = (state: State, clinic: Clinic, by: number): readonly CellMarks[] =>
	clinic.quarantine.flatMap((staff) =>
		cellsOfStaff(state, by, staff).map((id) =>
			cell(id, { kind: 'pieces', pieces: [kindPiece({ id: staff.kind, like: 'nurse' })] })
		)
	);

/** Printed slots beyond the agreed number are struck out. */
const slots = (state: State, clinic: Clinic, by: number): readonly CellMarks[] =>
	count(Math.max(state.agreed.ledger.slots, clinic.slots.length)).flatMap((slot) => {
		const held = clinic.slots[slot];
		if (held === 0) return [];
		const mark: Mark = held === undefined ? { kind: 'strike' } : { kind: 'pieces', pieces: [tilePiece] };
		return cellsOfSlot(state, by, slot).map((id) => cell(id, mark));
	});

/** Not more than the room has beds, whatever a position says. */
const beds = ({ agreed }: State, clinic: Clinic, by: number): readonly CellMarks[] =>
	clinic.rooms.flatMap((used, n) =>
		count(Math.min(used, agreed.facts.beds)).map((bed) =>
			cell(clinicCells(by).beds.make([n + 1, bed + 1]), { kind: 'cross' })
		)
	);

const admissions = ({ agreed }: State, { admitted }: Clinic, by: number): readonly CellMarks[] =>
	count(Math.min(admitted, agreed.facts.admits)).map((n) =>
		cell(clinicCells(by).admitted.make(n), { kind: 'tick' })
	);

const fields = ({ spent, popularity }: Clinic, by: number): readonly CellMarks[] => [
	...(spent > 0 ? [cell(clinicCells(by).fields.make('spent'), write(`$${spent}`))] : []),
	...(popularity === null ? [] : [cell(clinicCells(by).fields.make('popularity'), write(String(popularity)))])
];

const ofClinic = (state: State, clinic: Clinic, by: number): readonly CellMarks[] => [
	...slots(state, clinic, by),
	...admissions(state, clinic, by),
	...beds(state, clinic, by),
	...people(state, clinic, by),
	...quarantine(state, clinic, by),
	...fields(clinic, by)
];

export const pencil = (state: State): readonly CellMarks[] => [
	...board(state),
	...track(state),
	...boxes(state),
	...state.clinics.flatMap((clinic, by) => ofClinic(state, clinic, by))
];
