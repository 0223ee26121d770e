/** The actions of the act step, each with one die: PTC-A1 to PTC-A8, and those of the role cards, PTC-K4 to PTC-K7. */
import { placeCell, regionCells, tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import {
	colours,
	regions,
	type Colour,
	type Place,
	type Region
} from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint } from '../../table/record.ts';
import { actionAs, countColours, handfuls, treatments } from './dice.ts';
import type { From, MoveOf, UsedDie, Verb } from './moves.ts';
import { enter } from './pawns.ts';
import { without } from './rolling.ts';
import { broken, refuse } from './sentences.ts';
import {
	areNeighbours,
	countsAt,
	diceAt,
	draftOf,
	isCured,
	moveDice,
	pawnOf,
	put,
	replaced,
	samplesOf,
	sorted,
	totalAt,
	type Draft,
	type State
} from './state.ts';

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
function dieToTreat(state: State, { by, from, colour }: MoveOf<'treat'>): Complaint | null {
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
function dieForCdc(state: State, { by, from, colour }: MoveOf<'cdc'>): Complaint | null {
	const place = placeOf(state, by, from);
	if (diceAt(state, place, colour) > 0) return null;
	return refuse('PTC-K7', 'noneToTake', { colour, from, region: pawnOf(state, by) }, [placeCell(place)]);
}

type Check<V extends Verb> = (state: State, move: MoveOf<V>) => readonly Complaint[];

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

type Apply<V extends Verb> = (state: State, move: MoveOf<V>) => State;

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

// what can be done now

/** Whether an unused die shows the action, or a treatment is left. */
export const hasDie = ({ hand }: State, verb: Verb): boolean =>
	(verb === 'treat' && hand.treatsLeft > 0) || hand.rolled.some((face) => actionAs(face, verb));

/** The different dice that are good for this verb. */
const diceFor = ({ hand }: State, verb: Verb): UsedDie[] => {
	const dice: UsedDie[] = [];
	let before = '';
	// equal faces lie side by side
	for (const face of hand.rolled) {
		if (face !== before && actionAs(face, verb)) dice.push(face);
		before = face;
	}
	if (verb === 'treat' && hand.treatsLeft > 0) dice.push('rest');
	return dice;
};

const lyingAt = (state: State, place: Place): Colour[] =>
	colours.filter((colour) => diceAt(state, place, colour) > 0);

const sampled = (state: State): Colour[] =>
	lyingAt(state, 'centre').filter((colour) => !isCured(state, colour));

/** Whether there is a die to treat, or to take to the CDC. */
export const hasDiceNear = (state: State): boolean =>
	totalAt(state, 'centre') > 0 || totalAt(state, pawnOf(state, state.current)) > 0;
export const hasDiceToSample = (state: State): boolean => sampled(state).length > 0;

export const flights = (state: State, by: number): MoveOf<'fly'>[] => {
	const targets = regions.filter((region) => region !== pawnOf(state, by));
	return diceFor(state, 'fly').flatMap((die) =>
		targets.map((region) => ({ do: 'fly', by, die, region }) as const)
	);
};

export const sailings = (state: State, by: number): MoveOf<'sail'>[] => {
	const targets = regions.filter((region) => areNeighbours(pawnOf(state, by), region));
	return diceFor(state, 'sail').flatMap((die) =>
		targets.map((region) => ({ do: 'sail', by, die, region }) as const)
	);
};

const fromHereOrCentre = (state: State, by: number) => [
	...lyingAt(state, pawnOf(state, by)).map((colour) => ({ from: 'region', colour }) as const),
	...lyingAt(state, 'centre').map((colour) => ({ from: 'centre', colour }) as const)
];

export const treatmentsNow = (state: State, by: number): MoveOf<'treat'>[] =>
	diceFor(state, 'treat').flatMap((die) =>
		fromHereOrCentre(state, by).map(({ from, colour }) => ({ do: 'treat', by, die, from, colour }) as const)
	);

export const samplings = (state: State, by: number): MoveOf<'sample'>[] =>
	diceFor(state, 'sample').flatMap((die) =>
		sampled(state).map((colour) => ({ do: 'sample', by, die, colour }) as const)
	);

/** Every pawn with every other region. */
export const pawnMoves = (state: State): { player: number; region: Region }[] =>
	state.pawns.flatMap((here, player) =>
		regions.filter((region) => region !== here).map((region) => ({ player, region }))
	);

export const helicopters = (state: State, by: number): MoveOf<'helicopter'>[] =>
	diceFor(state, 'helicopter').flatMap((die) =>
		pawnMoves(state).map((moved) => ({ do: 'helicopter', by, die, ...moved }) as const)
	);

export const containments = (state: State, by: number): MoveOf<'contain'>[] => {
	const dice = diceFor(state, 'contain');
	if (dice.length === 0) return [];
	const taken = [1, 2, 3].flatMap((size) => handfuls(countsAt(state, 'centre'), size));
	return dice.flatMap((die) => taken.map((dice) => ({ do: 'contain', by, die, dice }) as const));
};

export const toCdc = (state: State, by: number): MoveOf<'cdc'>[] =>
	diceFor(state, 'cdc').flatMap((die) =>
		fromHereOrCentre(state, by).map(({ from, colour }) => ({ do: 'cdc', by, die, from, colour }) as const)
	);
