/** Whose turn it is and which step: PTC-T1 to PTC-T4, with what interrupts it. */
import type { Complaint } from '../../table/record.ts';
import type { LaterStep, MoveOf, PtcMove, Verb } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import { refuse, type Sentences } from './sentences.ts';
import { availableOf, emptyHand, phaseOf, type Phase, type State, type Step } from './state.ts';

/** The verbs that fit each phase; events are looked at apart. */
const fitting: Readonly<Record<Phase, readonly Verb[]>> = {
	setup: ['setup'],
	roll: ['roll', 'event'],
	act: ['reroll', 'fly', 'sail', 'treat', 'sample', 'helicopter', 'contain', 'cdc', 'next', 'event'],
	give: ['give', 'next', 'event'],
	cure: ['cure', 'next', 'event'],
	infect: ['infect', 'event'],
	epidemic: ['epidemic', 'event'],
	reveal: ['reveal'],
	over: []
};

/** PTC-L2: all dice locked at the start of the turn. */
const fittingAllLocked: readonly Verb[] = ['unlock', 'next', 'event'];

function fits(state: State, phase: Phase, verb: Verb): boolean {
	if (verb === 'event' && state.terms.events === 'none') return false;
	if (phase === 'roll' && state.hand.toRoll === 0) return fittingAllLocked.includes(verb);
	return fitting[phase].includes(verb);
}

/** A verb at the wrong moment breaks PTC-T2, and with it whatever else says why it is the wrong moment. */
export function checkTurn(state: State, move: PtcMove): Complaint[] {
	const phase = phaseOf(state);
	if (phase !== 'over' && phase !== 'setup' && 'by' in move && move.by !== state.current) {
		return [refuse('PTC-T1', 'notYourTurn', { by: move.by, current: state.current })];
	}
	if (fits(state, phase, move.do)) return [];
	const reasons = wrongMoment(state, phase, move.do);
	const [first] = reasons;
	const other = move.do === 'reveal' ? 'nothingToReveal' : null;
	const general = first
		? { ...first, rule: 'PTC-T2' }
		: other
			? refuse('PTC-T2', other, {})
			: refuse('PTC-T2', 'wrongStep', { verb: move.do, step: state.step });
	return [general, ...reasons];
}

type Empty = {
	[K in keyof Sentences]: Record<never, never> extends Sentences[K] ? K : never;
}[keyof Sentences];

function wrongMoment(state: State, phase: Phase, verb: Verb): Complaint[] {
	const { turn, epidemics, toReveal, hand, terms } = state;
	const reasons: Complaint[] = [];
	const add = (when: boolean, rule: RuleId, key: Empty): void => {
		if (when) reasons.push(refuse(rule, key, {}));
	};
	add(phase === 'over', 'PTC-X1', 'gameOver');
	add(verb === 'setup' && turn > 0, 'PTC-S1', 'alreadySetUp');
	add(verb !== 'setup' && turn === 0, 'PTC-S1', 'setUpFirst');
	add(toReveal && verb !== 'reveal', 'PTC-E7', 'revealFirst');
	add(epidemics > 0 && verb !== 'epidemic' && verb !== 'event', 'PTC-P1', 'epidemicWaits');
	add(epidemics === 0 && verb === 'epidemic', 'PTC-P1', 'noEpidemic');
	add(phase === 'roll' && verb === 'roll', 'PTC-L2', 'allLocked');
	if (phase === 'roll' && verb === 'unlock') {
		reasons.push(refuse('PTC-L2', 'diceToRoll', { toRoll: hand.toRoll }));
	}
	add(phase === 'roll' && verb === 'next', 'PTC-T3', 'rollFirst');
	add(phase === 'infect' && verb === 'next', 'PTC-T3', 'infectLast');
	add(verb === 'event' && terms.events === 'none', 'PTC-E1', 'noEvents');
	return reasons;
}

const order: readonly Step[] = ['roll', 'act', 'give', 'cure', 'infect'];

/** PTC-T4: the steps that can still be chosen. */
export const laterSteps = (step: Step): LaterStep[] =>
	(['give', 'cure', 'infect'] as const).filter((later) => order.indexOf(later) > order.indexOf(step));

export const checkNext = (state: State, { step }: MoveOf<'next'>): Complaint[] =>
	laterSteps(state.step).includes(step) ? [] : [refuse('PTC-T4', 'stepIsOver', { step, now: state.step })];

/** PTC-A9, PTC-K4: what was not used is lost. */
export const next = (state: State, { step }: MoveOf<'next'>): State => ({
	...state,
	step,
	hand: emptyHand
});

/** PTC-T1, PTC-N1: all available dice wait to be rolled. */
export const beginTurn = (state: State, player: number): State => ({
	...state,
	turn: state.turn + 1,
	current: player,
	step: 'roll',
	hand: { ...emptyHand, toRoll: availableOf(state, player) },
	spared: false,
	given: 0,
	tried: false,
	bonus: 0
});

export const passOn = (state: State): State => beginTurn(state, (state.current + 1) % state.terms.players);
