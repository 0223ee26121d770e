/** Curing a disease: PTC-C1 to PTC-C7. */
import {
	colours,
	cureAt,
	cureAtEleven,
	type Colour,
	type InfectionDie
} from '../../sheets/pandemic-the-cure/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { hasPower, type Terms } from './agreed.ts';
import { adding, byColour, read } from './dice.ts';
import { facesOfColour } from './infection-dice.ts';
import type { MoveOf } from './moves.ts';
import { refuse } from './sentences.ts';
import { ended, isCured, samplesOf, type State } from './state.ts';

type Attempt = MoveOf<'cure'>;

/** PTC-C1 */
const oneAttempt = ({ tried }: State): Complaint[] => (tried ? [refuse('PTC-C1', 'triedAlready', {})] : []);

/** The colour of all the dice, or null when they are of more than one. */
export function diseaseOf(dice: readonly InfectionDie[]): Colour | null {
	const named = colours.filter((colour) => dice.some((die) => read(die).colour === colour));
	return named.length === 1 ? (named[0] ?? null) : null;
}

/** PTC-C2 */
const uncured = (state: State, colour: Colour): Complaint[] =>
	isCured(state, colour) ? [refuse('PTC-C2', 'curedAlready', { colour }, ['cured'])] : [];

/** PTC-C3, and with samples PTC-C4: all of them. */
function ownSamples(state: State, { by, dice }: Attempt, colour: Colour): Complaint[] {
	const has = samplesOf(state, by)[colour].length;
	const cells = [`card-${by}-${colour}`];
	if (has === 0) return [refuse('PTC-C3', 'noSamplesToCure', { colour }, cells)];
	if (has === dice.length) return [];
	return [refuse('PTC-C4', 'allSamples', { colour, has, named: dice.length }, cells)];
}

export function checkCure(state: State, move: Attempt): Complaint[] {
	const colour = diseaseOf(move.dice);
	if (!colour) return [...oneAttempt(state), refuse('PTC-C4', 'oneDisease', {})];
	return [
		...oneAttempt(state),
		...uncured(state, colour),
		...ownSamples(state, move, colour),
		...facesOfColour(state, move.dice)
	];
}

/** PTC-C5: a cross counts 0. */
export const sumOf = (dice: readonly InfectionDie[]): number =>
	dice.reduce((sum, die) => {
		const { face } = read(die);
		return sum + (face === '+' ? 0 : face);
	}, 0);

/** PTC-C5, PTC-K2 */
export const neededBy = (terms: Terms, player: number): number =>
	hasPower(terms, player, 'cure-11') ? cureAtEleven : cureAt;

export const succeeds = (state: State, { by, dice }: Attempt): boolean =>
	sumOf(dice) + state.bonus >= neededBy(state.terms, by);

/** PTC-C6: one die to the cured card, the other samples and the centre's dice to the bag. */
function cured(state: State, colour: Colour): State {
	const samples = state.samples.reduce((sum, card) => sum + card[colour].length, 0);
	const after = {
		...state,
		cured: [...state.cured, colour],
		samples: state.samples.map((card) => ({ ...card, [colour]: [] })),
		bag: adding(state.bag, colour, samples - 1 + state.centre[colour]),
		centre: { ...state.centre, [colour]: 0 }
	};
	// PTC-X2
	return after.cured.length === colours.length ? ended(after, 'all-cured') : after;
}

/** PTC-C7: a failure moves nothing. */
export function cure(state: State, move: Attempt): State {
	const colour = diseaseOf(move.dice);
	const tried = { ...state, tried: true };
	return colour && succeeds(state, move) ? cured(tried, colour) : tried;
}

/** The colours of which this player could roll samples now. */
export const curable = (state: State, player: number): Colour[] => {
	const has = byColour((colour) => samplesOf(state, player)[colour].length > 0);
	return state.tried ? [] : colours.filter((colour) => has[colour]);
};
