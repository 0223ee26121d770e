/** Where somebody with a tile stands in the ledger: nowhere, when more have one than it has cells. */
import { clinicCells } from '../../sheets/clinic-covid-19/cells.ts';
import { clinicOf, type Person, type Staff, type State } from './state.ts';

export const cellsOfPerson = (
	{ agreed }: State,
	by: number,
	{ cell }: Pick<Person, 'cell'>
): readonly string[] => (cell < agreed.ledger.people ? [clinicCells(by).people.make(cell)] : []);

export const cellsOfStaff = (
	{ agreed }: State,
	by: number,
	{ cell }: Pick<Staff, 'cell'>
): readonly string[] => (cell < agreed.ledger.quarantine ? [clinicCells(by).quarantine.make(cell)] : []);

/** The cells of whoever has this number. */
export function cellsOfNumber(state: State, by: number, id: number): readonly string[] {
	const clinic = clinicOf(state, by);
	const person = clinic.people.find((one) => one.id === id);
	if (person) return cellsOfPerson(state, by, person);
	const staff = clinic.quarantine.find((one) => one.id === id);
	return staff ? cellsOfStaff(state, by, staff) : [];
}

export const cellsOfSlot = ({ agreed }: State, by: number, slot: number): readonly string[] =>
	slot < agreed.ledger.slots ? [clinicCells(by).slots.make(slot)] : [];
