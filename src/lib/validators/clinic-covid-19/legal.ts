/** All legal moves without optional fields and without reports. */
import {
	colours,
	kinds,
	level,
	people,
	ROOMS,
	BEDS,
	wardIds,
	wards,
	type Ward
} from '../../sheets/clinic-covid-19/facts.ts';
import { hasAdmitted, mayAdmit } from './actions.ts';
import { phaseFacts, protectionOpen } from './flow.ts';
import { othersToTake, stackOf } from './infections.ts';
import type { Care, ClinicMove, Hand, Infect, Protect, Take, Treat } from './moves.ts';
import { clinicOf, type Clinic, type Person, type Phase, type State } from './state.ts';
import { usedBeds } from './treatment.ts';
import { nursesFor } from './who-may-treat.ts';

const upTo = (most: number): readonly number[] => Array.from({ length: Math.max(0, most) }, (_, n) => n + 1);

const slotsWith = ({ slots }: Clinic, tile: 0 | 1): readonly number[] =>
	slots.flatMap((held, slot) => (held === tile ? [slot] : []));

const actionMoves = (state: State, by: number): readonly ClinicMove[] => {
	const clinic = clinicOf(state, by);
	const arrivals = slotsWith(clinic, 1).flatMap((slot) =>
		colours.map((colour) => ({ do: 'arrive' as const, by, slot, colour }))
	);
	return [
		...(mayAdmit(clinic) ? [{ do: 'admit' as const, by }] : []),
		...(hasAdmitted(clinic) ? [...arrivals, { do: 'ready' as const, by }] : [])
	];
};

const takeMoves = (state: State, by: number): readonly Take[] => {
	const others = othersToTake(state, by);
	const stack = stackOf(state);
	const amounts = others === 0 ? [stack] : upTo(stack - others);
	return amounts.map((tiles) => ({ do: 'take', by, tiles }));
};

const infectMoves = (state: State, by: number): readonly Infect[] =>
	kinds.flatMap((who): readonly Infect[] => {
		const { coloured, module } = people[who];
		if (module !== null && !state.agreed.modules[module]) return [];
		return coloured
			? colours.map((colour) => ({ do: 'infect', by, who, colour }))
			: [{ do: 'infect', by, who }];
	});

const handMoves = (state: State, by: number): readonly Hand[] =>
	state.clinics.flatMap((other, to) =>
		to === by || other.full
			? []
			: upTo(clinicOf(state, by).hand).map((tiles) => ({ do: 'hand' as const, by, to, tiles }))
	);

const infectionMoves = (state: State, by: number): readonly ClinicMove[] =>
	clinicOf(state, by).full ? handMoves(state, by) : [...infectMoves(state, by), { do: 'full', by }];

const wardOpen = ({ agreed }: State, { kind }: Person, ward: Ward): boolean => {
	const { module, doctorsToo } = wards[ward];
	if (module !== null && !agreed.modules[module]) return false;
	if (ward === 'consultation' && agreed.rulings['CLN-R5'] === 'a') return false;
	return kind === 'patient' || doctorsToo;
};

function treatMoves(state: State, by: number, person: Person, ward: Ward): readonly Treat[] {
	const base = { do: 'treat' as const, by, person: person.id, ward };
	const { fields } = wards[ward];
	if (!fields.includes('doctor')) return [base];
	const staffed = colours.map((doctor) => ({
		...base,
		doctor,
		...(fields.includes('nurses') && { nurses: nursesFor(doctor, person.colour) })
	}));
	if (!fields.includes('room')) return staffed;
	const clinic = clinicOf(state, by);
	const free = upTo(ROOMS).filter((room) => usedBeds(clinic, room) < BEDS);
	return free.flatMap((room) => staffed.map((move) => ({ ...move, room })));
}

const careMoves = (by: number, { id, colour: now }: Person, ward: Ward): readonly Care[] =>
	ward === 'intensive' || ward === 'transfusion'
		? colours
				.filter((colour) => level[colour] <= level[now])
				.map((colour) => ({ do: 'care', by, person: id, ward, colour }))
		: [];

const businessMoves = (state: State, by: number): readonly ClinicMove[] => {
	const waiting = clinicOf(state, by).people.filter((person) => person.state === 'waiting');
	const treatments = waiting.flatMap((person) =>
		wardIds
			.filter((ward) => wardOpen(state, person, ward))
			.flatMap((ward) => [...treatMoves(state, by, person, ward), ...careMoves(by, person, ward)])
	);
	return [...treatments, { do: 'ready', by }];
};

const contaminateMoves = (state: State, by: number): readonly ClinicMove[] =>
	slotsWith(clinicOf(state, by), 0).map((slot) => ({ do: 'contaminate', by, slot }));

export function protectMoves(state: State, by: number): readonly Protect[] {
	if (!protectionOpen(state.phase)) return [];
	const clinic = clinicOf(state, by);
	const persons = clinic.people.map(({ id }): Protect => ({ do: 'protect', by, person: id }));
	if (state.agreed.rulings['CLN-R3'] === 'b') return persons;
	return [
		...persons,
		...clinic.quarantine.map(({ id }): Protect => ({ do: 'protect', by, person: id })),
		...slotsWith(clinic, 1).map((slot): Protect => ({ do: 'protect', by, slot }))
	];
}

const phaseMoves: Readonly<Record<Phase, (state: State, by: number) => readonly ClinicMove[]>> = {
	actions: actionMoves,
	sharing: takeMoves,
	infection: infectionMoves,
	business: businessMoves,
	administration: (_, by) => [{ do: 'ready', by }],
	contagion: contaminateMoves,
	final: () => [],
	over: () => []
};

export function moves(state: State): readonly ClinicMove[] {
	const { phase } = state;
	if (phase === 'over') return [];
	return state.clinics.flatMap((clinic, by) => [
		...protectMoves(state, by),
		...(phaseFacts[phase].awaited(clinic) ? phaseMoves[phase](state, by) : [])
	]);
}
