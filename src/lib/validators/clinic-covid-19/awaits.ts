/** Who may do what now: each verb with at least one legal move, and the reports whenever they are allowed. */
import type { Awaited } from '../../table/record.ts';
import { hasAdmitted, mayAdmit } from './actions.ts';
import { phaseFacts, protectionOpen } from './flow.ts';
import type { Verb } from './moves.ts';
import type { Clinic, Phase, State } from './state.ts';

const order: readonly Verb[] = [
	'admit',
	'arrive',
	'take',
	'infect',
	'full',
	'hand',
	'protect',
	'treat',
	'cure',
	'care',
	'dead',
	'contaminate',
	'popularity',
	'ready'
];

const always = (): boolean => true;

/** Whether a verb that is awaited of this player has a legal move. */
const possible: Readonly<Record<Verb, (clinic: Clinic, state: State) => boolean>> = {
	admit: mayAdmit,
	arrive: (clinic) => hasAdmitted(clinic) && clinic.slots.includes(1),
	take: always,
	infect: ({ full }) => !full,
	full: ({ full }) => !full,
	hand: ({ full }, { clinics }) => full && clinics.some((other) => !other.full),
	protect: ({ people, quarantine, slots }, { agreed }) =>
		people.length > 0 || (agreed.rulings['CLN-R3'] === 'a' && (quarantine.length > 0 || slots.includes(1))),
	treat: ({ people }) => people.some(({ state }) => state === 'waiting'),
	cure: always,
	care: ({ people }, { agreed }) =>
		(agreed.modules['intensive-care'] || agreed.modules.transfusions) &&
		people.some(({ state, kind }) => state === 'waiting' && kind === 'patient'),
	dead: always,
	contaminate: always,
	popularity: always,
	ready: (clinic, { phase }) => phase !== 'actions' || hasAdmitted(clinic)
};

function turnOf(phase: Exclude<Phase, 'over'>, clinic: Clinic, verb: Verb): boolean {
	if (verb === 'protect') return protectionOpen(phase);
	const { verbs, awaited } = phaseFacts[phase];
	return verbs.includes(verb) && awaited(clinic);
}

export function awaits(state: State): readonly (Awaited & { readonly do: Verb; readonly by: number })[] {
	const { phase } = state;
	if (phase === 'over') return [];
	return state.clinics.flatMap((clinic, by) =>
		order
			.filter((verb) => turnOf(phase, clinic, verb) && possible[verb](clinic, state))
			.map((verb) => ({ do: verb, by }))
	);
}
