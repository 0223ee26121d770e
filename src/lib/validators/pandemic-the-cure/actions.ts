/** The actions of the act step, each with one die: PTC-A1 to PTC-A8, and those of the role cards, PTC-K4 to PTC-K7. */
import { colours, type Colour, type Region } from '../../sheets/pandemic-the-cure/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { actionAs, countColours, treatments } from './dice.ts';
import type { From, MoveOf, Place, UsedDie, Verb } from './moves.ts';
import { enter } from './pawns.ts';
import { without } from './rolling.ts';
import { refuse } from './sentences.ts';
import {
	areNeighbours,
	diceAt,
	isCured,
	moveDice,
	pawnOf,
	replaced,
	samplesOf,
	type State
} from './state.ts';

/** PTC-A1: an unused die that shows the action, or what is left of a treatment (PTC-K4). */
export function unusedDie({ hand }: State, die: UsedDie, verb: Verb): Complaint[] {
	if (die === 'rest') {
		if (verb !== 'treat') return [refuse('PTC-A1', 'restOnlyTreats', {})];
		return hand.treatsLeft > 0 ? [] : [refuse('PTC-A1', 'noRest', {})];
	}
	if (!hand.rolled.includes(die)) return [refuse('PTC-A1', 'noSuchDie', { die })];
	return actionAs(die, verb) ? [] : [refuse('PTC-A1', 'faceHasNot', { die, verb })];
}

/** PTC-A2, PTC-K5: a pawn moves to another region. */
function toAnother(state: State, rule: 'PTC-A2' | 'PTC-K5', player: number, region: Region): Complaint[] {
	if (pawnOf(state, player) !== region) return [];
	return [refuse(rule, 'alreadyThere', { player, region }, [`region-${region}`])];
}

/** PTC-A3 */
function toNeighbour(state: State, by: number, region: Region): Complaint[] {
	const from = pawnOf(state, by);
	if (areNeighbours(from, region)) return [];
	return [refuse('PTC-A3', 'noNeighbour', { from, region }, [`region-${from}`, `region-${region}`])];
}

const placeOf = (state: State, by: number, from: From): Place =>
	from === 'region' ? pawnOf(state, by) : 'centre';

/** PTC-A4, PTC-A5 */
function dieToTreat(state: State, { by, from, colour }: MoveOf<'treat'>): Complaint[] {
	const place = placeOf(state, by, from);
	if (diceAt(state, place)[colour] > 0) return [];
	return typeof place === 'number'
		? [refuse('PTC-A4', 'noneInRegion', { colour, region: place }, [`region-${place}`])]
		: [refuse('PTC-A5', 'noneInCentre', { colour }, ['centre'])];
}

/** PTC-A8 */
const onlyUncured = (state: State, colour: Colour): Complaint[] =>
	isCured(state, colour) ? [refuse('PTC-A8', 'sampleOfCured', { colour }, ['cured'])] : [];

/** PTC-A7 */
const dieToSample = (state: State, colour: Colour): Complaint[] =>
	state.centre[colour] > 0 ? [] : [refuse('PTC-A7', 'noneInCentre', { colour }, ['centre'])];

/** PTC-K6 */
function diceToContain({ centre }: State, dice: readonly Colour[]): Complaint[] {
	const named = countColours(dice);
	const colour = colours.find((c) => named[c] > centre[c]);
	if (!colour) return [];
	const values = { colour, has: centre[colour], named: named[colour] };
	return [refuse('PTC-K6', 'takenFromCentre', values, ['centre'])];
}

/** PTC-K7 */
function dieForCdc(state: State, { by, from, colour }: MoveOf<'cdc'>): Complaint[] {
	if (diceAt(state, placeOf(state, by, from))[colour] > 0) return [];
	const region = pawnOf(state, by);
	const cell = from === 'region' ? `region-${region}` : 'centre';
	return [refuse('PTC-K7', 'noneToTake', { colour, from, region }, [cell])];
}

type Check<V extends Verb> = (state: State, move: MoveOf<V>) => Complaint[];

export const checkFly: Check<'fly'> = (state, { by, die, region }) => [
	...unusedDie(state, die, 'fly'),
	...toAnother(state, 'PTC-A2', by, region)
];

export const checkSail: Check<'sail'> = (state, { by, die, region }) => [
	...unusedDie(state, die, 'sail'),
	...toNeighbour(state, by, region)
];

export const checkTreat: Check<'treat'> = (state, move) => [
	...unusedDie(state, move.die, 'treat'),
	...dieToTreat(state, move)
];

export const checkSample: Check<'sample'> = (state, { die, colour }) => [
	...unusedDie(state, die, 'sample'),
	...onlyUncured(state, colour),
	...dieToSample(state, colour)
];

export const checkHelicopter: Check<'helicopter'> = (state, { die, player, region }) => [
	...unusedDie(state, die, 'helicopter'),
	...toAnother(state, 'PTC-K5', player, region)
];

export const checkContain: Check<'contain'> = (state, { die, dice }) => [
	...unusedDie(state, die, 'contain'),
	...diceToContain(state, dice)
];

export const checkCdc: Check<'cdc'> = (state, move) => [
	...unusedDie(state, move.die, 'cdc'),
	...dieForCdc(state, move)
];

/** The die is spent; one that is good for several treatments leaves the others over (PTC-K4). */
function spend(state: State, die: UsedDie, verb: Verb): State {
	const { hand } = state;
	if (die === 'rest') return { ...state, hand: { ...hand, treatsLeft: hand.treatsLeft - 1 } };
	const action = actionAs(die, verb);
	const more = action ? (treatments[action] ?? 1) - 1 : 0;
	const rolled = without(hand.rolled, die);
	return {
		...state,
		hand: { ...hand, rolled, spent: hand.spent + 1, treatsLeft: hand.treatsLeft + more }
	};
}

type Apply<V extends Verb> = (state: State, move: MoveOf<V>) => State;

export const fly: Apply<'fly'> = (state, { by, die, region }) => enter(spend(state, die, 'fly'), by, region);

export const sail: Apply<'sail'> = (state, { by, die, region }) =>
	enter(spend(state, die, 'sail'), by, region);

export const helicopter: Apply<'helicopter'> = (state, { die, player, region }) =>
	enter(spend(state, die, 'helicopter'), player, region);

/** PTC-A6: of a cured disease all dice of the colour go. */
export const treat: Apply<'treat'> = (state, { by, die, from, colour }) => {
	const place = placeOf(state, by, from);
	const count = isCured(state, colour) ? diceAt(state, place)[colour] : 1;
	return moveDice(spend(state, die, 'treat'), colour, count, place, from === 'region' ? 'centre' : 'bag');
};

/** PTC-A7: the die is not spent but locked. */
export const sample: Apply<'sample'> = (state, { by, die, colour }) => {
	const { hand } = state;
	const rolled = die === 'rest' ? hand.rolled : without(hand.rolled, die);
	const card = samplesOf(state, by);
	const owners = [...card[colour], by].sort((a, b) => a - b);
	return {
		...state,
		hand: { ...hand, rolled },
		centre: { ...state.centre, [colour]: state.centre[colour] - 1 },
		samples: replaced(state.samples, by, { ...card, [colour]: owners })
	};
};

export const contain: Apply<'contain'> = (state, { die, dice }) =>
	dice.reduce((before, colour) => moveDice(before, colour, 1, 'centre', 'bag'), spend(state, die, 'contain'));

export const cdc: Apply<'cdc'> = (state, { by, die, from, colour }) =>
	moveDice(spend(state, die, 'cdc'), colour, 1, placeOf(state, by, from), 'cdc');
