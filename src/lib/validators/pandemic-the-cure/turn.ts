/** Whose turn it is and which step: PTC-T1 to PTC-T4, with what interrupts it. */
import type { Complaint } from '../../table/record.ts';
import { citing } from '../kit/refusal.ts';
import { turnOf, type AwaitedOf, type Gate } from '../kit/turn.ts';
import { unusedDie } from './actions.ts';
import { hasDie, hasDiceNear, hasDiceToSample } from './possible.ts';
import { curable } from './curing.ts';
import { hasEvent } from './event-uses.ts';
import { gifts } from './giving.ts';
import type { Move, Verb } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import { broken, refuse, type Sentences } from './sentences.ts';
import { mayUsePower } from './special.ts';
import { totalAt } from './lying.ts';
import { phaseOf, type Phase, type State } from './state.ts';

const always = (): boolean => true;
const isOpen = ({ hand }: State): boolean => hand.toRoll > 0;
const isLocked = ({ hand }: State): boolean => hand.toRoll === 0;
const hasPower = (state: State): boolean => mayUsePower(state, state.current);

type Possible = Partial<Readonly<Record<Verb, (state: State) => boolean>>>;

/** The verbs that fit each phase, in the order of the document, each with whether there is a legal move of it now. */
const phases: Readonly<Record<Phase, Possible>> = {
	setup: { setup: always },
	roll: { roll: isOpen, unlock: isLocked, special: hasPower, next: isLocked, event: hasEvent },
	act: {
		reroll: ({ hand }) => hand.rolled.length > 0,
		fly: (state) => hasDie(state, 'fly'),
		sail: (state) => hasDie(state, 'sail'),
		treat: (state) => hasDie(state, 'treat') && hasDiceNear(state),
		sample: (state) => hasDie(state, 'sample') && hasDiceToSample(state),
		helicopter: (state) => hasDie(state, 'helicopter'),
		contain: (state) => hasDie(state, 'contain') && totalAt(state, 'centre') > 0,
		cdc: (state) => hasDie(state, 'cdc') && hasDiceNear(state),
		special: (state) => hasDie(state, 'special') || hasPower(state),
		next: always,
		event: hasEvent
	},
	give: {
		special: hasPower,
		give: (state) => gifts(state, state.current).length > 0,
		next: always,
		event: hasEvent
	},
	cure: {
		special: hasPower,
		cure: (state) => curable(state, state.current).length > 0,
		next: always,
		event: hasEvent
	},
	infect: { special: hasPower, infect: always, event: hasEvent },
	epidemic: { epidemic: always, event: hasEvent },
	reveal: { reveal: always },
	over: {}
};

const atAnyTime: ReadonlySet<Verb> = new Set<Verb>(['special', 'event']);

/** Whether this step offers nothing but to go on. Powers and events wait for no step; a rolled die can still be rolled
 *  again, if nothing else. */
export const isStepDone = (state: State): boolean =>
	Object.entries(phases[phaseOf(state)]).every(
		([verb, isPossible]) => verb === 'next' || atAnyTime.has(verb as Verb) || !isPossible(state)
	);

const withoutSeat: ReadonlySet<Verb> = new Set<Verb>(['setup', 'reveal', 'event']);

/** Whether the verb belongs to this moment, whatever else is wrong with the move. */
function fits(state: State, phase: Phase, move: Move): boolean {
	const verb = move.do;
	if (!(verb in phases[phase])) return false;
	if (verb === 'event') return state.agreed.events !== 'none';
	// PTC-K9: only a power needs no die, and dice are used in the act step
	if (move.do === 'special') return phase === 'act' || move.die === 'power';
	// PTC-L2
	return phase !== 'roll' || verb === 'special' || (verb === 'roll') === isOpen(state);
}

/** PTC-T1: once the setup is made and until the end, also in an interrupt. */
const isOthers = (state: State, phase: Phase, move: Move): boolean =>
	'by' in move && move.by !== state.current && phase !== 'over' && phase !== 'setup';

/** A verb at the wrong moment breaks PTC-T2, and with it whatever else says why it is the wrong moment. */
function refuses(state: State, phase: Phase, move: Move): readonly Complaint[] {
	if (isOthers(state, phase, move) && 'by' in move) {
		return [refuse('PTC-T1', 'notYourTurn', { by: move.by, current: state.current })];
	}
	const reasons = wrongMoment(state, phase, move);
	const [first] = reasons;
	const general = first
		? citing<RuleId>(first, 'PTC-T2')
		: move.do === 'reveal'
			? refuse('PTC-T2', 'nothingToReveal', {})
			: refuse('PTC-T2', 'wrongStep', { verb: move.do, step: state.step });
	const die =
		move.do === 'special' && move.die !== 'power' && !first ? unusedDie(state, move.die, 'special') : null;
	return broken(general, ...reasons, die);
}

type Empty = {
	[K in keyof Sentences]: Record<never, never> extends Sentences[K] ? K : never;
}[keyof Sentences];

function wrongMoment(state: State, phase: Phase, { do: verb }: Move): Complaint[] {
	const { turn, epidemics, toReveal, hand, agreed } = state;
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
	add(verb === 'event' && agreed.events === 'none', 'PTC-E1', 'noEvents');
	return reasons;
}

function gateOf(phase: Phase): Gate<State, Move> {
	const verbs = Object.entries(phases[phase]) as [Verb, (state: State) => boolean][];
	return {
		awaits: (state) => {
			const awaited: AwaitedOf<Move>[] = [];
			for (const [verb, isPossible] of verbs) {
				if (!isPossible(state)) continue;
				awaited.push(withoutSeat.has(verb) ? { do: verb } : { do: verb, by: state.current });
			}
			return awaited;
		},
		allows: (state, move) => !isOthers(state, phase, move) && fits(state, phase, move),
		refuses: (state, move) => refuses(state, phase, move)
	};
}

export const turn = turnOf<Phase, State, Move>(phaseOf, {
	setup: gateOf('setup'),
	roll: gateOf('roll'),
	act: gateOf('act'),
	give: gateOf('give'),
	cure: gateOf('cure'),
	infect: gateOf('infect'),
	epidemic: gateOf('epidemic'),
	reveal: gateOf('reveal'),
	over: gateOf('over')
});
