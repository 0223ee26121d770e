/** What can be done in the act step: PTC-A1 to PTC-A8 and PTC-K4 to PTC-K7 as lists of moves. */
import {
	areNeighbours,
	colours,
	regions,
	type Colour,
	type Place,
	type Region
} from '../../sheets/pandemic-the-cure/pieces.ts';
import { actionAs, handfuls } from './dice.ts';
import { MOST_CONTAINED, type UsedDie, type Verb, type Verbs } from './moves.ts';
import { countsAt, diceAt, totalAt } from './lying.ts';
import { isCured, pawnOf, type State } from './state.ts';

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

export const flights = (state: State, by: number): Verbs['fly'][] => {
	const targets = regions.filter((region) => region !== pawnOf(state, by));
	return diceFor(state, 'fly').flatMap((die) =>
		targets.map((region) => ({ do: 'fly', by, die, region }) as const)
	);
};

export const sailings = (state: State, by: number): Verbs['sail'][] => {
	const targets = regions.filter((region) => areNeighbours(pawnOf(state, by), region));
	return diceFor(state, 'sail').flatMap((die) =>
		targets.map((region) => ({ do: 'sail', by, die, region }) as const)
	);
};

const fromHereOrCentre = (state: State, by: number) => [
	...lyingAt(state, pawnOf(state, by)).map((colour) => ({ from: 'region', colour }) as const),
	...lyingAt(state, 'centre').map((colour) => ({ from: 'centre', colour }) as const)
];

export const treatmentsNow = (state: State, by: number): Verbs['treat'][] =>
	diceFor(state, 'treat').flatMap((die) =>
		fromHereOrCentre(state, by).map(({ from, colour }) => ({ do: 'treat', by, die, from, colour }) as const)
	);

export const samplings = (state: State, by: number): Verbs['sample'][] =>
	diceFor(state, 'sample').flatMap((die) =>
		sampled(state).map((colour) => ({ do: 'sample', by, die, colour }) as const)
	);

/** Every pawn with every other region. */
export const pawnMoves = (state: State): { player: number; region: Region }[] =>
	state.pawns.flatMap((here, player) =>
		regions.filter((region) => region !== here).map((region) => ({ player, region }))
	);

export const helicopters = (state: State, by: number): Verbs['helicopter'][] =>
	diceFor(state, 'helicopter').flatMap((die) =>
		pawnMoves(state).map((moved) => ({ do: 'helicopter', by, die, ...moved }) as const)
	);

export const containments = (state: State, by: number): Verbs['contain'][] => {
	const dice = diceFor(state, 'contain');
	if (dice.length === 0) return [];
	const taken = Array.from({ length: MOST_CONTAINED }, (_, at) => at + 1).flatMap((size) =>
		handfuls(countsAt(state, 'centre'), size)
	);
	return dice.flatMap((die) => taken.map((dice) => ({ do: 'contain', by, die, dice }) as const));
};

export const toCdc = (state: State, by: number): Verbs['cdc'][] =>
	diceFor(state, 'cdc').flatMap((die) =>
		fromHereOrCentre(state, by).map(({ from, colour }) => ({ do: 'cdc', by, die, from, colour }) as const)
	);
