/** CLN-F: who may do what when, and how one phase leads to the next. */
import { turnOf, type AwaitedOf, type Gate } from '../kit/turn.ts';
import { hasAdmitted, mayAdmit } from './actions.ts';
import { administer } from './administration.ts';
import { canCare } from './care.ts';
import { overflow, owing } from './contagion.ts';
import { isLost } from './end.ts';
import { allFull, hasTaken, stackOf } from './infections.ts';
import type { Move, Verb } from './moves.ts';
import { canProtect } from './protection.ts';
import { refuse, type Sentences } from './sentences.ts';
import { clinicOf, emptyRooms, replaced, type Clinic, type Phase, type State } from './state.ts';
import { isWaiting } from './treatment.ts';

type Turned = Extract<
	keyof Sentences,
	'alreadyReady' | 'alreadyTaken' | 'emptyHand' | 'owesNothing' | 'alreadyReported'
>;

interface PhasePlan {
	readonly verbs: readonly Verb[];
	/** Of whom something is awaited: the phase ends when it is nobody. */
	readonly isAwaited: (clinic: Clinic, state: State) => boolean;
	/** Said to a player of whom nothing is awaited in this phase. */
	readonly otherwise: Turned;
	/** What happens by itself in this phase, after every move. */
	readonly settle?: (state: State) => State;
	readonly next: (state: State) => State;
}

/** Flags of readiness are cleared when a phase begins. */
const enter = (state: State, phase: Phase): State => ({
	...state,
	phase,
	clinics: state.clinics.map((clinic) => (clinic.ready ? { ...clinic, ready: false } : clinic))
});

const nextRound = (state: State): State => ({
	...state,
	phase: 'actions',
	round: state.round + 1,
	clinics: state.clinics.map((clinic) => ({
		...clinic,
		ready: false,
		admitted: 0,
		full: false,
		rooms: emptyRooms(state.agreed),
		resting: []
	}))
});

export const isLastRound = ({ round, agreed }: State): boolean => round === agreed.facts.rounds;

/** CLN-W1 What is lost is over at once. */
const end = (state: State): State => enter(state, isLost(state) ? 'over' : 'final');

/** CLN-R4 b: no new contagions in the last round. */
const skipsContagion = (state: State): boolean =>
	isLastRound(state) && state.agreed.rulings['CLN-R4'] === 'b';

/** Tiles that a position leaves on the stack when all hold some go to the supply. */
const shared = (state: State): State => ({
	...state,
	supply: state.supply + stackOf(state),
	stacks: replaced(state.stacks, state.round - 1, 0)
});

const untilReady = { isAwaited: ({ ready }: Clinic) => !ready, otherwise: 'alreadyReady' } as const;

/** CLN-F2 The phases of a round, then the end. */
const plans: Readonly<Record<Exclude<Phase, 'over'>, PhasePlan>> = {
	actions: {
		verbs: ['admit', 'arrive', 'ready'],
		...untilReady,
		next: (state) => enter(state, 'sharing')
	},
	sharing: {
		verbs: ['take'],
		isAwaited: (clinic, state) => !hasTaken(state, clinic),
		otherwise: 'alreadyTaken',
		next: (state) => enter(shared(state), 'infection')
	},
	infection: {
		verbs: ['infect', 'full', 'hand'],
		isAwaited: ({ hand }) => hand > 0,
		otherwise: 'emptyHand',
		settle: allFull,
		next: (state) => enter(state, 'business')
	},
	business: {
		verbs: ['treat', 'cure', 'care', 'ready'],
		...untilReady,
		next: (state) => enter(administer(state), 'administration')
	},
	administration: {
		verbs: ['dead', 'ready'],
		...untilReady,
		next: (state) => (skipsContagion(state) ? end(state) : enter(owing(state), 'contagion'))
	},
	contagion: {
		verbs: ['contaminate'],
		isAwaited: ({ owes }) => owes > 0,
		otherwise: 'owesNothing',
		settle: overflow,
		next: (state) => (isLastRound(state) ? end(state) : nextRound(state))
	},
	final: {
		verbs: ['popularity'],
		isAwaited: ({ popularity }) => popularity === null,
		otherwise: 'alreadyReported',
		next: (state) => enter(state, 'over')
	}
};

/** Whether the phase still awaits something of this clinic. */
export const isAwaited = (state: State, clinic: Clinic): boolean =>
	state.phase !== 'over' && plans[state.phase].isAwaited(clinic, state);

/** CLN-F2 What follows by itself: phases end when nothing is awaited in them any more. */
export function follow(moved: State): State {
	let state = moved;
	while (state.phase !== 'over') {
		const { isAwaited: awaited, settle, next } = plans[state.phase];
		const settled = settle ? settle(state) : state;
		if (settled.clinics.some((clinic) => awaited(clinic, settled))) return settled;
		state = next(settled);
	}
	return state;
}

const always = (): boolean => true;

/** Whether a verb that the phase allows has a legal move; the reports always do. In the order of the document. */
const possible: Readonly<Record<Verb, (clinic: Clinic, state: State) => boolean>> = {
	admit: (clinic, state) => mayAdmit(state, clinic),
	arrive: (clinic) => hasAdmitted(clinic) && clinic.slots.includes(1),
	take: always,
	infect: ({ full }) => !full,
	full: ({ full }) => !full,
	hand: ({ full }, { clinics }) => full && clinics.some((other) => !other.full),
	protect: (clinic, state) => canProtect(state, clinic),
	treat: ({ people }) => people.some(isWaiting),
	cure: always,
	care: (clinic, state) => canCare(state, clinic),
	dead: always,
	contaminate: always,
	popularity: always,
	ready: (clinic, { phase }) => phase !== 'actions' || hasAdmitted(clinic)
};
const inOrder = Object.keys(possible) as readonly Verb[];

/** CLN-P1 At any time before the end tiles can be bought away. */
export const mayProtect = (phase: Phase): boolean => phase !== 'final' && phase !== 'over';

/** CLN-F1 A verb is made only in its phase and by a player of whom it is awaited.
 *  CLN-P1 Protection is possible at any time before the end, for every player, ready or not. */
function gateOf(name: Exclude<Phase, 'over'>): Gate<State, Move> {
	const { verbs, isAwaited: awaited, otherwise } = plans[name];
	const listed = inOrder.filter((verb) => verbs.includes(verb) || (verb === 'protect' && mayProtect(name)));
	return {
		awaits: (state) =>
			state.clinics.flatMap((clinic, by) => {
				const turn = awaited(clinic, state);
				return listed.flatMap((verb): AwaitedOf<Move>[] =>
					(turn || verb === 'protect') && possible[verb](clinic, state) ? [{ do: verb, by }] : []
				);
			}),
		allows: (state, { do: verb, by }) => {
			if (verb === 'protect') return mayProtect(name);
			if (!verbs.includes(verb)) return false;
			const clinic = clinicOf(state, by);
			return awaited(clinic, state) && (verb !== 'full' || !clinic.full);
		},
		refuses: (state, { do: verb, by }) => {
			if (!verbs.includes(verb)) return [refuse('CLN-F1', 'otherPhase', { verb, phase: name })];
			return [refuse('CLN-F1', awaited(clinicOf(state, by), state) ? 'alreadyFull' : otherwise, { by })];
		}
	};
}

export const turn = turnOf<Phase, State, Move>(({ phase }) => phase, {
	actions: gateOf('actions'),
	sharing: gateOf('sharing'),
	infection: gateOf('infection'),
	business: gateOf('business'),
	administration: gateOf('administration'),
	contagion: gateOf('contagion'),
	final: gateOf('final'),
	over: { awaits: () => [], allows: () => false, refuses: () => [refuse('CLN-F1', 'over', {})] }
});
