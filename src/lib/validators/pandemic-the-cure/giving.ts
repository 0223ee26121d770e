/** Giving samples away: PTC-G1 to PTC-G6. */
import type { Colour } from '../../sheets/pandemic-the-cure/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { hasPower } from './agreed.ts';
import type { MoveOf } from './moves.ts';
import { refuse } from './sentences.ts';
import { pawnOf, replaced, samplesOf, type State } from './state.ts';

type Gift = MoveOf<'give'>;

/** PTC-G5, unless PTC-R4 b */
const oneGift = ({ given, terms }: State): Complaint[] =>
	given > 0 && terms.rulings['PTC-R4'] === 'a' ? [refuse('PTC-G5', 'gaveAlready', {})] : [];

/** PTC-G1 */
function ownSamples(state: State, { by, colour }: Gift): Complaint[] {
	if (samplesOf(state, by)[colour].length > 0) return [];
	return [refuse('PTC-G1', 'noSamplesToGive', { colour }, [`card-${by}-${colour}`])];
}

/** PTC-G3 */
const toAnotherPlayer = ({ by, player, colour }: Gift): Complaint[] =>
	by === player ? [refuse('PTC-G3', 'giveToYourself', {}, [`card-${by}-${colour}`])] : [];

/** PTC-G4, unless PTC-K8 */
function sameRegion(state: State, { by, player }: Gift): Complaint[] {
	const here = pawnOf(state, by);
	const there = pawnOf(state, player);
	if (here === there || hasPower(state.terms, by, 'far-give')) return [];
	return [refuse('PTC-G4', 'notTogether', { player, here, there }, [`region-${here}`, `region-${there}`])];
}

export const checkGive = (state: State, move: Gift): Complaint[] => [
	...oneGift(state),
	...ownSamples(state, move),
	...toAnotherPlayer(move),
	...sameRegion(state, move)
];

/** PTC-G2, PTC-G6: all samples of the colour change hands, with the dice that cover them. */
export function handOver(state: State, holder: number, player: number, colour: Colour): State {
	const giver = samplesOf(state, holder);
	const taker = samplesOf(state, player);
	const together = [...taker[colour], ...giver[colour]].sort((a, b) => a - b);
	const without = replaced(state.samples, holder, { ...giver, [colour]: [] });
	return { ...state, samples: replaced(without, player, { ...taker, [colour]: together }) };
}

export const give = (state: State, { by, player, colour }: Gift): State => ({
	...handOver(state, by, player, colour),
	given: state.given + 1
});
