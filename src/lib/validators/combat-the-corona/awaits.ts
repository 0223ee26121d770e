/** Who may or must do what now: the verbs of the phase with which a legal move exists. */
import type { Awaited } from '../../table/record.ts';
import { checkClear, exchanges, SPACES } from './actions.ts';
import { attackGoesOn, canReroll, sum } from './dice.ts';
import { MOST_DICE, type Verb } from './moves.ts';
import type { State } from './state.ts';
import { lifeLeft } from './table.ts';
import { hospitalPhase, phases } from './turn.ts';

const always = (): boolean => true;

/** CTC-D7, CTC-D10, CTC-R1: some dice can be put on some virus. */
function canHit(state: State): boolean {
	if (state.shields > 0 || state.dice.length === 0) return false;
	if (state.agreed.rulings['CTC-R1'] === 'b') return state.viruses.length > 0;
	// a move names no more dice than that, and whoever has more takes the highest
	const damage = sum([...state.dice].sort((a, b) => b - a).slice(0, MOST_DICE));
	return state.viruses.some((virus) => lifeLeft(state, virus) <= damage);
}

const possible: Readonly<Record<Verb, (state: State) => boolean>> = {
	setup: always,
	play: ({ hands, player }) => hands[player] !== 0,
	skip: ({ hands, player }) => hands[player] === 0,
	remove: (state) => exchanges(state).length > 0,
	clear: (state) => checkClear(state).length === 0,
	send: ({ sends, viruses }) => sends > 0 && viruses.length > 0,
	roll: ({ board }) => board.length < SPACES,
	reroll: canReroll,
	extra: ({ dieTokens }) => dieTokens > 0,
	shield: ({ shields, dice }) => shields > 0 && dice.length > 0,
	hit: canHit,
	rest: (state) => !attackGoesOn(state),
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

export function awaits(state: State): readonly Awaited[] {
	const verbs: readonly Verb[] = hospitalPhase(state.phase)
		? [...phases[state.phase], 'hospital']
		: phases[state.phase];
	return verbs
		.filter((verb) => possible[verb](state))
		.map((verb) => (forAll.has(verb) ? { do: verb } : { do: verb, by: state.player }));
}
