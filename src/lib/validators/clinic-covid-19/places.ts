/** Where somebody with a tile stands in the ledger: nowhere, when more have one than it has cells. */
import { clinicCell } from '../../sheets/clinic-covid-19/cells.ts';
import { ledger } from '../../sheets/clinic-covid-19/facts.ts';
import { clinicOf, type Person, type Staff, type State } from './state.ts';

export const placeOfPerson = (by: number, { cell }: Pick<Person, 'cell'>): readonly string[] =>
	cell < ledger.people ? [clinicCell(by, 'people', cell)] : [];

export const placeOfStaff = (by: number, { cell }: Pick<Staff, 'cell'>): readonly string[] =>
	cell < ledger.quarantine ? [clinicCell(by, 'quarantine', cell)] : [];

export function placeOf(state: State, by: number, id: number): readonly string[] {
	const clinic = clinicOf(state, by);
	const person = clinic.people.find((one) => one.id === id);
	if (person) return placeOfPerson(by, person);
	const staff = clinic.quarantine.find((one) => one.id === id);
	return staff ? placeOfStaff(by, staff) : [];
}
