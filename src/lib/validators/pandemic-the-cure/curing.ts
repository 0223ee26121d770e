/** Curing a disease: PTC-C1 to PTC-C7. */
import { cardCells, tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { colours, type Colour, type InfectionDie } from '../../sheets/pandemic-the-cure/pieces.ts';
import { drawOne } from '../../table/chance.ts';
import type { Complaint, Random } from '../../table/record.ts';
import { hasPower, type Agreed } from './agreed.ts';
import { read } from './dice.ts';
import { facesOfColour } from './infection-dice.ts';
import { rolledDie } from './luck.ts';
import type { Verbs } from './moves.ts';
import { broken, refuse } from './sentences.ts';
import { diceAt, moveDice, put } from './lying.ts';
import { draftOf, end, isCured, samplesOf, type Draft, type State } from './state.ts';

type Attempt = Verbs['cure'];

/** What PTC-K2 needs at most. */
const ELEVEN = 11;

/** PTC-C1 */
const anAttemptLeft = ({ attempts }: State): Complaint | null =>
	attempts > 0 ? null : refuse('PTC-C1', 'triedAlready', {});

/** The colour of all the dice, or null when they are of more than one. */
export function diseaseOf(dice: readonly InfectionDie[]): Colour | null {
	const [first] = dice;
	if (first === undefined) return null;
	const { colour } = read(first);
	return dice.every((die) => read(die).colour === colour) ? colour : null;
}

/** PTC-C2 */
const uncured = (state: State, colour: Colour): Complaint | null =>
	isCured(state, colour) ? refuse('PTC-C2', 'curedAlready', { colour }, [tileCells.make('cured')]) : null;

/** PTC-C3, and with samples PTC-C4: all of them. */
function ownSamples(state: State, { by, dice }: Attempt, colour: Colour): Complaint | null {
	const has = samplesOf(state, by)[colour].length;
	if (has === dice.length) return null;
	const cells = [cardCells.make([by, colour])];
	if (has === 0) return refuse('PTC-C3', 'noSamplesToCure', { colour }, cells);
	return refuse('PTC-C4', 'allSamples', { colour, has, named: dice.length }, cells);
}

export function checkCure(state: State, move: Attempt): readonly Complaint[] {
	const colour = diseaseOf(move.dice);
	if (!colour) return broken(anAttemptLeft(state), refuse('PTC-C4', 'oneDisease', {}));
	return broken(
		anAttemptLeft(state),
		uncured(state, colour),
		ownSamples(state, move, colour),
		facesOfColour(state, move.dice)
	);
}

/** PTC-C5: a cross counts 0. */
export const sumOf = (dice: readonly InfectionDie[]): number =>
	dice.reduce((sum, die) => {
		const { face } = read(die);
		return sum + (face === '+' ? 0 : face);
	}, 0);

/** PTC-C5, PTC-K2 */
export const neededBy = (agreed: Agreed, player: number): number => {
	const { cureAt } = agreed.facts;
	return hasPower(agreed, player, 'cure-11') ? Math.min(ELEVEN, cureAt) : cureAt;
};

/** What the dice must still show: a bonus helps who is at turn. */
export const stillNeeded = (state: State, player: number): number =>
	neededBy(state.agreed, player) - (player === state.current ? state.bonus : 0);

export const succeeds = (state: State, { by, dice }: Attempt): boolean =>
	sumOf(dice) >= stillNeeded(state, by);

/** PTC-C6: one die to the cured card, the other samples and the centre's dice to the bag. */
function heal(draft: Draft, colour: Colour): void {
	const samples = draft.samples.reduce((sum, card) => sum + card[colour].length, 0);
	draft.cured = [...draft.cured, colour];
	draft.samples = draft.samples.map((card) => ({ ...card, [colour]: [] }));
	put(draft, 'bag', colour, samples - 1);
	moveDice(draft, colour, diceAt(draft, 'centre', colour), 'centre', 'bag');
	// PTC-X2
	if (draft.cured.length === colours.length) end(draft, 'all-cured');
}

/** PTC-C7: a failure moves nothing. */
export function cure(state: State, move: Attempt): State {
	const draft = draftOf(state);
	draft.attempts--;
	const colour = diseaseOf(move.dice);
	if (colour && succeeds(state, move)) heal(draft, colour);
	return draft;
}

/** The colours of which this player could roll samples now. */
export const curable = (state: State, player: number): Colour[] => {
	if (state.attempts === 0) return [];
	const card = samplesOf(state, player);
	return colours.filter((colour) => card[colour].length > 0 && !isCured(state, colour));
};

export function cureByChance(state: State, by: number, random: Random): Attempt {
	const colour = drawOne(random, curable(state, by));
	return { do: 'cure', by, dice: samplesOf(state, by)[colour].map(() => rolledDie(state, colour, random)) };
}
