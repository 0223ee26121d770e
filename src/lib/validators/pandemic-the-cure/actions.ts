/** The actions of the act step, each with one die: PTC-A1 to PTC-A8, and those of the role cards, PTC-K4 to PTC-K7. */
import { placeCell, regionCells, tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import {
	areNeighbours,
	colours,
	type Colour,
	type Place,
	type Region
} from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint } from '../../table/record.ts';
import { actionAs, countColours, treatments } from './dice.ts';
import { type From, type UsedDie, type Verb, type Verbs } from './moves.ts';
import { enter } from './pawns.ts';
import { without } from './rolling.ts';
import { broken, refuse } from './sentences.ts';
import { diceAt, moveDice, put } from './lying.ts';
import { draftOf, isCured, pawnOf, replaced, samplesOf, sorted, type Draft, type State } from './state.ts';

/** PTC-A1: an unused die that shows the action, or what is left of a treatment (PTC-K4). */
export function unusedDie({ hand }: State, die: UsedDie, verb: Verb): Complaint | null {
	if (die === 'rest') {
		if (verb !== 'treat') return refuse('PTC-A1', 'restOnlyTreats', {});
		return hand.treatsLeft > 0 ? null : refuse('PTC-A1', 'noRest', {});
	}
	if (!hand.rolled.includes(die)) return refuse('PTC-A1', 'noSuchDie', { die });
	return actionAs(die, verb) ? null : refuse('PTC-A1', 'faceHasNot', { die, verb });
}

/** PTC-A2, PTC-K5: a pawn moves to another region. */
function toAnother(
	state: State,
	rule: 'PTC-A2' | 'PTC-K5',
	player: number,
	region: Region
): Complaint | null {
	if (pawnOf(state, player) !== region) return null;
	return refuse(rule, 'alreadyThere', { player, region }, [regionCells.make(region)]);
}

/** PTC-A3 */
function toNeighbour(state: State, by: number, region: Region): Complaint | null {
	const from = pawnOf(state, by);
	if (areNeighbours(from, region)) return null;
	return refuse('PTC-A3', 'noNeighbour', { from, region }, [
		regionCells.make(from),
		regionCells.make(region)
	]);
}

const placeOf = (state: State, by: number, from: From): Place =>
	from === 'region' ? pawnOf(state, by) : 'centre';

/** PTC-A4, PTC-A5 */
function dieToTreat(state: State, { by, from, colour }: Verbs['treat']): Complaint | null {
	const place = placeOf(state, by, from);
	if (diceAt(state, place, colour) > 0) return null;
	return typeof place === 'number'
		? refuse('PTC-A4', 'noneInRegion', { colour, region: place }, [placeCell(place)])
		: refuse('PTC-A5', 'noneInCentre', { colour }, [placeCell(place)]);
}

/** PTC-A8 */
const onlyUncured = (state: State, colour: Colour): Complaint | null =>
	isCured(state, colour) ? refuse('PTC-A8', 'sampleOfCured', { colour }, [tileCells.make('cured')]) : null;

/** PTC-A7 */
const dieToSample = (state: State, colour: Colour): Complaint | null =>
	diceAt(state, 'centre', colour) > 0
		? null
		: refuse('PTC-A7', 'noneInCentre', { colour }, [tileCells.make('centre')]);

/** PTC-K6 */
function diceToContain(state: State, dice: readonly Colour[]): Complaint | null {
	const named = countColours(dice);
	const colour = colours.find((c) => named[c] > diceAt(state, 'centre', c));
	if (!colour) return null;
	const values = { colour, has: diceAt(state, 'centre', colour), named: named[colour] };
	return refuse('PTC-K6', 'takenFromCentre', values, [tileCells.make('centre')]);
}

/** PTC-K7 */
function dieForCdc(state: State, { by, from, colour }: Verbs['cdc']): Complaint | null {
	const place = placeOf(state, by, from);
	if (diceAt(state, place, colour) > 0) return null;
	return refuse('PTC-K7', 'noneToTake', { colour, from, region: pawnOf(state, by) }, [placeCell(place)]);
}

type Check<V extends Verb> = (state: State, move: Verbs[V]) => readonly Complaint[];

export const checkFly: Check<'fly'> = (state, { by, die, region }) =>
	broken(unusedDie(state, die, 'fly'), toAnother(state, 'PTC-A2', by, region));

export const checkSail: Check<'sail'> = (state, { by, die, region }) =>
	broken(unusedDie(state, die, 'sail'), toNeighbour(state, by, region));

export const checkTreat: Check<'treat'> = (state, move) =>
	broken(unusedDie(state, move.die, 'treat'), dieToTreat(state, move));

export const checkSample: Check<'sample'> = (state, { die, colour }) =>
	broken(unusedDie(state, die, 'sample'), onlyUncured(state, colour), dieToSample(state, colour));

export const checkHelicopter: Check<'helicopter'> = (state, { die, player, region }) =>
	broken(unusedDie(state, die, 'helicopter'), toAnother(state, 'PTC-K5', player, region));

export const checkContain: Check<'contain'> = (state, { die, dice }) =>
	broken(unusedDie(state, die, 'contain'), diceToContain(state, dice));

export const checkCdc: Check<'cdc'> = (state, move) =>
	broken(unusedDie(state, move.die, 'cdc'), dieForCdc(state, move));

/** The die is spent; one that is good for several treatments leaves the others over (PTC-K4). */
export function spend(draft: Draft, die: UsedDie, verb: Verb): void {
	const { hand } = draft;
	if (die === 'rest') {
		draft.hand = { ...hand, treatsLeft: hand.treatsLeft - 1 };
		return;
	}
	const action = actionAs(die, verb);
	const more = action ? (treatments[action] ?? 1) - 1 : 0;
	draft.hand = {
		toRoll: hand.toRoll,
		rolled: without(hand.rolled, die),
		treatsLeft: hand.treatsLeft + more,
		spent: hand.spent + 1,
		biohazards: hand.biohazards
	};
}

type Apply<V extends Verb> = (state: State, move: Verbs[V]) => State;

export const fly: Apply<'fly' | 'sail'> = (state, { do: verb, by, die, region }) => {
	const draft = draftOf(state);
	spend(draft, die, verb);
	enter(draft, by, region);
	return draft;
};

export const helicopter: Apply<'helicopter'> = (state, { die, player, region }) => {
	const draft = draftOf(state);
	spend(draft, die, 'helicopter');
	enter(draft, player, region);
	return draft;
};

/** PTC-A6: of a cured disease all dice of the colour go. */
export const treat: Apply<'treat'> = (state, { by, die, from, colour }) => {
	const draft = draftOf(state);
	const place = placeOf(state, by, from);
	const count = isCured(state, colour) ? diceAt(state, place, colour) : 1;
	spend(draft, die, 'treat');
	moveDice(draft, colour, count, place, from === 'region' ? 'centre' : 'bag');
	return draft;
};

/** PTC-A7: the die is not spent but locked. */
export const sample: Apply<'sample'> = (state, { by, die, colour }) => {
	const draft = draftOf(state);
	const { hand } = state;
	const card = samplesOf(state, by);
	if (die !== 'rest') draft.hand = { ...hand, rolled: without(hand.rolled, die) };
	put(draft, 'centre', colour, -1);
	draft.samples = replaced(state.samples, by, { ...card, [colour]: sorted([...card[colour], by]) });
	return draft;
};

export const contain: Apply<'contain'> = (state, { die, dice }) => {
	const draft = draftOf(state);
	spend(draft, die, 'contain');
	for (const colour of dice) moveDice(draft, colour, 1, 'centre', 'bag');
	return draft;
};

export const cdc: Apply<'cdc'> = (state, { by, die, from, colour }) => {
	const draft = draftOf(state);
	spend(draft, die, 'cdc');
	moveDice(draft, colour, 1, placeOf(state, by, from), 'cdc');
	return draft;
};
