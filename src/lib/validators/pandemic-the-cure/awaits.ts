/** Who may do what now: one entry for each verb of which there is a legal move, in a fixed order. */
import type { Awaited } from '../../table/record.ts';
import { curable } from './curing.ts';
import { actionLists, hasEvent, hasGift } from './legal.ts';
import type { Verb } from './moves.ts';
import { phaseOf, type Phase, type State } from './state.ts';

type Possible = Partial<Readonly<Record<Verb, (state: State) => boolean>>>;

const always = (): boolean => true;

const ofPhase: Readonly<Record<Phase, Possible>> = {
	setup: { setup: always },
	roll: {
		roll: ({ hand }) => hand.toRoll > 0,
		unlock: ({ hand }) => hand.toRoll === 0,
		next: ({ hand }) => hand.toRoll === 0
	},
	act: {
		reroll: ({ hand }) => hand.rolled.length > 0,
		fly: (state) => actionLists.fly(state).length > 0,
		sail: (state) => actionLists.sail(state).length > 0,
		treat: (state) => actionLists.treat(state).length > 0,
		sample: (state) => actionLists.sample(state).length > 0,
		helicopter: (state) => actionLists.helicopter(state).length > 0,
		contain: (state) => actionLists.contain(state).length > 0,
		cdc: (state) => actionLists.cdc(state).length > 0,
		next: always
	},
	give: { give: hasGift, next: always },
	cure: { cure: (state) => curable(state, state.current).length > 0, next: always },
	infect: { infect: always },
	epidemic: { epidemic: always },
	reveal: { reveal: always },
	over: {}
};

const withoutSeat: readonly Verb[] = ['setup', 'reveal', 'event'];

/** With the table's own cards nobody but the table knows whether one can be used. */
function mayUseEvent(state: State, phase: Phase): boolean {
	if (state.terms.events === 'table') return phase !== 'setup' && phase !== 'over';
	return hasEvent(state);
}

export function awaits(state: State): readonly Awaited[] {
	const phase = phaseOf(state);
	// the phases name their verbs in the order in which they are listed
	const verbs = (Object.entries(ofPhase[phase]) as [Verb, (state: State) => boolean][])
		.filter(([, possible]) => possible(state))
		.map(([verb]): Awaited => (withoutSeat.includes(verb) ? { do: verb } : { do: verb, by: state.current }));
	return mayUseEvent(state, phase) ? [...verbs, { do: 'event' }] : verbs;
}
