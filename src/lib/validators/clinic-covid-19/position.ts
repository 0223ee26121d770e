/** Where a game stands, as data: at every point of the game, within a phase too. */
import type { Agreed } from './agreed.ts';
import { doubts } from './doubts.ts';
import { writePerson, writeResting, writeStaff } from './lines.ts';
import { defaultClinic, defaultSupply, stateFrom } from './reading.ts';
import {
	noneCured,
	noneDeceased,
	type Boxes,
	type Clinic,
	type Cured,
	type Deceased,
	type State
} from './state.ts';
import { follow } from './turn.ts';
import { MOST, shape, type Written, type WrittenClinic } from './written.ts';

/** The table goes on by itself, as after a move. */
const from = (agreed: Agreed, written: Written): State => follow(stateFrom(agreed, written));

const isSame = (a: unknown, b: unknown): boolean =>
	a === b ||
	(Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => one === b[at]));

/** Only what differs from the default. */
const differing = <T extends object>(value: T, standard: NoInfer<T>): Partial<T> =>
	Object.fromEntries(
		Object.entries(value).filter(([name, one]) => !isSame(one, standard[name as keyof T]))
	) as Partial<T>;

function writtenBoxes({ cured, deceased }: Boxes): Pick<WrittenClinic, 'cured' | 'deceased'> {
	const some = {
		cured: differing<Cured>(cured, noneCured),
		deceased: differing<Deceased>(deceased, noneDeceased)
	};
	return {
		...(Object.keys(some.cured).length > 0 && { cured: some.cured }),
		...(Object.keys(some.deceased).length > 0 && { deceased: some.deceased })
	};
}

function linesOf({ people, quarantine }: Clinic): readonly string[] {
	const all = [
		...people.map((person) => ({ id: person.id, line: writePerson(person) })),
		...quarantine.map((staff) => ({ id: staff.id, line: writeStaff(staff) }))
	];
	return all.sort((a, b) => a.id - b.id).map(({ line }) => line);
}

function writtenClinic({ agreed, phase }: State, clinic: Clinic): WrittenClinic {
	const { admitted, ready, hand, full, owes, slots, rooms, spent, income, popularity } = clinic;
	const lines = linesOf(clinic);
	return {
		...(lines.length > 0 && { people: lines }),
		...differing(
			{ slots, admitted, spent, income, ready, hand, full, rooms, owes, popularity },
			defaultClinic(agreed, phase)
		),
		...(clinic.resting.length > 0 && { resting: clinic.resting.map(writeResting) }),
		...writtenBoxes(clinic)
	};
}

const boxFits = ({ cured, deceased }: Boxes): boolean =>
	[...Object.values<number>({ ...cured }), ...Object.values<number>({ ...deceased })].every(
		(number) => number <= MOST.box
	);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Whether every number and list is within the bounds of a position. */
const canBeWritten = ({ supply, next, clinics, unclaimed }: State): boolean =>
	supply <= MOST.supply &&
	next <= MOST.next &&
	boxFits(unclaimed) &&
	sum(clinics.map(({ people, quarantine }) => people.length + quarantine.length)) <= MOST.lines &&
	sum(clinics.map(({ resting }) => resting.length)) <= MOST.lines &&
	clinics.every(
		(clinic) =>
			boxFits(clinic) &&
			clinic.hand <= MOST.hand &&
			clinic.spent <= MOST.money &&
			Math.abs(clinic.income) <= MOST.money
	);

function of(state: State): Written | null {
	if (!canBeWritten(state)) return null;
	const { round, phase, clinics, supply, next, unclaimed } = state;
	const ids = clinics.flatMap(({ people, quarantine, resting }) =>
		[...people, ...quarantine, ...resting].map(({ id }) => id)
	);
	return {
		round,
		phase,
		clinics: clinics.map((clinic) => writtenClinic(state, clinic)),
		...writtenBoxes(unclaimed),
		...(supply !== defaultSupply(state) && { supply }),
		...(next !== Math.max(0, ...ids) + 1 && { next })
	};
}

/** Every field that paper shows, as at the start. */
const blank = ({ players, slots }: Agreed): Written => ({
	round: 1,
	phase: 'actions',
	clinics: Array.from({ length: players }, () => ({ people: [], slots: Array<number>(slots).fill(0) })),
	cured: { ...noneCured },
	deceased: { ...noneDeceased }
});

export const position = {
	shape,
	blank,
	from,
	of,
	doubts: (agreed: Agreed, written: Written) => {
		const state = stateFrom(agreed, written);
		return doubts(state, follow(state));
	}
};
