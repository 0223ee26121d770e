/** Turn: who may do what in which phase. */
import type { Complaint } from '../../table/record.ts';
import { turnOf, type Gate } from '../kit/turn.ts';
import { canPlay, checkClear, checkSkip, exchanges } from './actions.ts';
import { canHit, canRest } from './attack.ts';
import { canReroll, canRoll } from './dice.ts';
import type { Move, Verb } from './moves.ts';
import { refuse } from './sentences.ts';
import type { Phase, State } from './state.ts';

const always = (): boolean => true;

/** Whether a legal move with this verb exists, in a phase that it belongs to. */
const possible: Readonly<Record<Verb, (state: State) => boolean>> = {
	setup: always,
	play: canPlay,
	skip: (state) => checkSkip(state).length === 0,
	remove: (state) => exchanges(state).length > 0,
	clear: (state) => checkClear(state).length === 0,
	send: ({ sends, viruses }) => sends > 0 && viruses.length > 0,
	roll: canRoll,
	reroll: canReroll,
	extra: ({ dieTokens }) => dieTokens > 0,
	shield: ({ shields, dice }) => shields > 0 && dice.length > 0,
	hit: canHit,
	rest: canRest,
	reveal: always,
	place: always,
	save: always,
	destroy: always,
	bottom: always,
	hospital: ({ hospitals }) => hospitals > 0
};

/** CTC-T5: choices that concern all carry no `by`. */
const forAll: ReadonlySet<Verb> = new Set([
	'setup',
	'reveal',
	'place',
	'save',
	'destroy',
	'bottom',
	'hospital'
]);

/** CTC-T1: only the verbs of the phase, and those with `by` only for the player of the turn. */
function refuses({ phase, player }: State, verbs: ReadonlySet<Verb>, verb: Verb): readonly Complaint[] {
	if (verbs.has(verb)) return [refuse('CTC-T1', 'otherPlayer', { player })];
	return [refuse('CTC-T1', 'otherPhase', { phase, player })];
}

function phase(...list: readonly Verb[]): Gate<State, Move> {
	const verbs = new Set(list);
	return {
		awaits: (state) =>
			list
				.filter((verb) => possible[verb](state))
				.map((verb) => (forAll.has(verb) ? { do: verb } : { do: verb, by: state.player })),
		allows: ({ player }, move) => verbs.has(move.do) && (!('by' in move) || move.by === player),
		refuses: (state, move) => refuses(state, verbs, move.do)
	};
}

/** CTC-T4: `hospital` belongs to every phase but the first and the last. */
const phases: Readonly<Record<Phase, Gate<State, Move>>> = {
	setup: phase('setup'),
	play: phase('play', 'skip', 'hospital'),
	remove: phase('remove', 'clear', 'send', 'roll', 'hospital'),
	attack: phase('reroll', 'extra', 'shield', 'hit', 'rest', 'hospital'),
	reveal: phase('reveal', 'hospital'),
	place: phase('place', 'hospital'),
	save: phase('save', 'hospital'),
	destroy: phase('destroy', 'hospital'),
	bottom: phase('bottom', 'hospital'),
	over: { ...phase(), refuses: () => [refuse('CTC-T1', 'over', {})] }
};

export const turn = turnOf((state: State) => state.phase, phases);
