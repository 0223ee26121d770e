/** The steps of a turn: PTC-T3, PTC-T4, and how one turn follows another. */
import { colours } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint } from '../../table/record.ts';
import { hasPower } from './agreed.ts';
import type { LaterStep, Verbs } from './moves.ts';
import { broken, refuse } from './sentences.ts';
import {
	availableOf,
	draftOf,
	emptyHand,
	pawnOf,
	samplesOf,
	type Draft,
	type State,
	type Step
} from './state.ts';

/** Where the count of turns stays. */
const MOST_TURNS = 9999;

const order: Readonly<Record<Step, number>> = { roll: 0, act: 1, give: 2, cure: 3, infect: 4 };
/** The steps that people speak of: rolling belongs to acting. */
export const steps = ['act', 'give', 'cure', 'infect'] as const;
export const stepOf = ({ step }: State): (typeof steps)[number] => (step === 'roll' ? 'act' : step);

const later: readonly LaterStep[] = ['give', 'cure', 'infect'];

/** PTC-T4: a step that can still be chosen. */
const isLater = (step: LaterStep, than: Step): boolean => order[step] > order[than];

export const checkNext = (state: State, { step }: Verbs['next']): readonly Complaint[] =>
	broken(isLater(step, state.step) ? null : refuse('PTC-T4', 'stepIsOver', { step, now: state.step }));

/** PTC-A9, PTC-K4: what was not used is lost. */
export function next(state: State, { step }: Verbs['next']): State {
	const draft = draftOf(state);
	draft.step = step;
	draft.fresh = false;
	draft.hand = emptyHand;
	return draft;
}

export const laterSteps = (state: State, by: number): Verbs['next'][] =>
	later.filter((step) => isLater(step, state.step)).map((step) => ({ do: 'next', by, step }) as const);

/** PTC-T1, PTC-N1: all available dice wait to be rolled. */
export function beginTurn(draft: Draft, player: number): void {
	draft.turn = Math.min(MOST_TURNS, draft.turn + 1);
	draft.current = player;
	draft.step = 'roll';
	draft.fresh = true;
	draft.hand = { ...emptyHand, toRoll: availableOf(draft, player) };
	draft.spared = false;
	draft.given = 0;
	draft.attempts = 1;
	draft.bonus = 0;
	draft.free = false;
}

export const passOn = (draft: Draft): void => beginTurn(draft, (draft.current + 1) % draft.agreed.players);

/** The next step in which something can be done: giving needs samples and company, curing samples and an attempt. */
export function nextStep(state: State): LaterStep {
	const by = state.current;
	const holds = colours.some((colour) => samplesOf(state, by)[colour].length > 0);
	const company = state.pawns.some((at, player) => player !== by && at === pawnOf(state, by));
	const worth: Readonly<Record<LaterStep, boolean>> = {
		give: holds && (company || hasPower(state.agreed, by, 'far-give')),
		cure: holds && state.attempts > 0,
		infect: true
	};
	return later.find((step) => isLater(step, state.step) && worth[step]) ?? 'infect';
}
