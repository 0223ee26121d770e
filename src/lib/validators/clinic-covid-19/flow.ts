/** CLN-F: who may do what when, and how one phase leads to the next. */
import { ROUNDS } from '../../sheets/clinic-covid-19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { administer } from './administration.ts';
import { overflow, owing } from './contagion.ts';
import { isLost } from './end.ts';
import type { Verb } from './moves.ts';
import { against, type Sentences } from './sentences.ts';
import { clinicOf, everyClinic, newRooms, type Clinic, type Phase, type State } from './state.ts';

type Turned = Extract<
	keyof Sentences,
	'alreadyReady' | 'alreadyTaken' | 'emptyHand' | 'owesNothing' | 'alreadyReported'
>;

interface PhaseFacts {
	readonly verbs: readonly Verb[];
	readonly awaited: (clinic: Clinic) => boolean;
	/** Said to a player of whom nothing is awaited in this phase. */
	readonly otherwise: Turned;
}

const untilReady = { awaited: (clinic: Clinic) => !clinic.ready, otherwise: 'alreadyReady' } as const;

export const phaseFacts: Readonly<Record<Exclude<Phase, 'over'>, PhaseFacts>> = {
	actions: { verbs: ['admit', 'arrive', 'ready'], ...untilReady },
	sharing: { verbs: ['take'], awaited: (clinic) => !clinic.taken, otherwise: 'alreadyTaken' },
	infection: {
		verbs: ['infect', 'full', 'hand'],
		awaited: (clinic) => clinic.hand > 0,
		otherwise: 'emptyHand'
	},
	business: { verbs: ['treat', 'cure', 'care', 'ready'], ...untilReady },
	administration: { verbs: ['dead', 'ready'], ...untilReady },
	contagion: { verbs: ['contaminate'], awaited: (clinic) => clinic.owes > 0, otherwise: 'owesNothing' },
	final: {
		verbs: ['popularity'],
		awaited: (clinic) => clinic.popularity === null,
		otherwise: 'alreadyReported'
	}
};

/** CLN-P1 Protection is possible at any time before the end of round 6. */
export const protectionOpen = (phase: Phase): boolean => phase !== 'final' && phase !== 'over';

/** CLN-F1 A verb is made only in its phase and by a player of whom it is awaited; after the end nothing is. */
export function outOfTurn(state: State, verb: Verb, by: number): Complaint | null {
	const { phase } = state;
	if (phase === 'over') return against('CLN-F1', 'over', {});
	if (verb === 'protect' && protectionOpen(phase)) return null;
	const { verbs, awaited, otherwise } = phaseFacts[phase];
	if (!verbs.includes(verb)) return against('CLN-F1', 'otherPhase', { verb, phase });
	const clinic = clinicOf(state, by);
	if (!awaited(clinic)) return against('CLN-F1', otherwise, { by });
	if (verb === 'full' && clinic.full) return against('CLN-F1', 'alreadyFull', { by });
	return null;
}

const begin = (state: State, phase: Phase): State =>
	everyClinic({ ...state, phase }, (clinic) => (clinic.ready ? { ...clinic, ready: false } : clinic));

const nextRound = (state: State): State =>
	everyClinic({ ...begin(state, 'actions'), round: state.round + 1 }, (clinic) => ({
		...clinic,
		admitted: 0,
		taken: false,
		full: false,
		rooms: newRooms,
		resting: []
	}));

/** CLN-W1 What is lost is over at once. */
const end = (state: State): State => begin(state, isLost(state) ? 'over' : 'final');

/** CLN-R4 b: no new contagions in round 6. */
const skipsContagion = ({ round, agreed }: State): boolean =>
	round === ROUNDS && agreed.rulings['CLN-R4'] === 'b';

const afterRound = (state: State): State => (state.round === ROUNDS ? end(state) : nextRound(state));

const afterPhase: Readonly<Record<Exclude<Phase, 'over'>, (state: State) => State>> = {
	actions: (state) => begin({ ...state, news: [] }, 'sharing'),
	sharing: (state) => begin(state, 'infection'),
	infection: (state) => begin(state, 'business'),
	business: (state) => begin(administer(state), 'administration'),
	administration: (state) => (skipsContagion(state) ? end(state) : settle(begin(owing(state), 'contagion'))),
	contagion: afterRound,
	final: (state) => begin(state, 'over')
};

/** CLN-F2 What follows by itself: phases end when nothing is awaited in them any more. */
export function settle(moved: State): State {
	if (moved.phase === 'over') return moved;
	const state = moved.phase === 'contagion' ? overflow(moved) : moved;
	const { awaited } = phaseFacts[moved.phase];
	return state.clinics.some(awaited) ? state : afterPhase[moved.phase](state);
}
