/** Turn: who may do what in which phase. */
import type { CoronaMove, Verb } from './moves.ts';
import { refuse, type Objection } from './sentences.ts';
import type { Phase, State } from './state.ts';

/** The table of phases. `hospital` is not listed: it belongs to all but the first and the last (CTC-T4). */
export const phases: Readonly<Record<Phase, readonly Exclude<Verb, 'hospital'>[]>> = {
	setup: ['setup'],
	play: ['play', 'skip'],
	remove: ['remove', 'clear', 'send', 'roll'],
	attack: ['reroll', 'extra', 'shield', 'hit', 'rest'],
	reveal: ['reveal'],
	place: ['place'],
	save: ['save'],
	destroy: ['destroy'],
	bottom: ['bottom'],
	over: []
};

export const hospitalPhase = (phase: Phase): boolean => phase !== 'setup' && phase !== 'over';

const belongs = (verb: Verb, phase: Phase): boolean =>
	verb === 'hospital' ? hospitalPhase(phase) : phases[phase].includes(verb);

/** CTC-T1, CTC-T4: only the verbs of the phase, and those with `by` only for the player of the turn. */
export function ofThisPhase({ phase, player }: State, move: CoronaMove): Objection {
	if (phase === 'over') return refuse('CTC-T1', 'over', {});
	if (!belongs(move.do, phase)) return refuse('CTC-T1', 'otherPhase', { phase, player });
	if ('by' in move && move.by !== player) return refuse('CTC-T1', 'otherPlayer', { player });
	return null;
}

/** CTC-T3: clockwise. */
export const nextTurn = (state: State): State => ({
	...state,
	phase: 'play',
	turn: state.turn + 1,
	player: (state.player + 1) % state.agreed.players,
	revealed: [],
	placed: false,
	raised: false,
	saves: 0,
	destroys: 0
});
