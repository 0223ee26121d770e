/** Giving samples away: PTC-G1 to PTC-G6. */
import { cardCells, regionCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { colours, type Colour } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint } from '../../table/record.ts';
import { hasPower } from './agreed.ts';
import type { Verbs } from './moves.ts';
import { broken, refuse } from './sentences.ts';
import { draftOf, pawnOf, replaced, samplesOf, sorted, type Draft, type State } from './state.ts';

type Gift = Verbs['give'];

/** PTC-G5, unless PTC-R4 b */
const oneGift = ({ given, agreed }: State): Complaint | null =>
	given > 0 && agreed.rulings['PTC-R4'] === 'a' ? refuse('PTC-G5', 'gaveAlready', {}) : null;

/** PTC-G1 */
const ownSamples = (state: State, { by, colour }: Gift): Complaint | null =>
	samplesOf(state, by)[colour].length > 0
		? null
		: refuse('PTC-G1', 'noSamplesToGive', { colour }, [cardCells.make([by, colour])]);

/** PTC-G3 */
const toAnotherPlayer = ({ by, player, colour }: Gift): Complaint | null =>
	by === player ? refuse('PTC-G3', 'giveToYourself', {}, [cardCells.make([by, colour])]) : null;

/** PTC-G4, unless PTC-K8 */
function sameRegion(state: State, { by, player }: Gift): Complaint | null {
	const here = pawnOf(state, by);
	const there = pawnOf(state, player);
	if (here === there || hasPower(state.agreed, by, 'far-give')) return null;
	const cells = [regionCells.make(here), regionCells.make(there)];
	return refuse('PTC-G4', 'notTogether', { player, here, there }, cells);
}

export const checkGive = (state: State, move: Gift): readonly Complaint[] =>
	broken(oneGift(state), ownSamples(state, move), toAnotherPlayer(move), sameRegion(state, move));

/** PTC-G2, PTC-G6: all samples of the colour change hands, with the dice that cover them. */
export function handOver(draft: Draft, holder: number, player: number, colour: Colour): void {
	const giver = samplesOf(draft, holder);
	const taker = samplesOf(draft, player);
	const together = sorted([...taker[colour], ...giver[colour]]);
	const without = replaced(draft.samples, holder, { ...giver, [colour]: [] });
	draft.samples = replaced(without, player, { ...taker, [colour]: together });
}

export function give(state: State, { by, player, colour }: Gift): State {
	const draft = draftOf(state);
	handOver(draft, by, player, colour);
	draft.given++;
	return draft;
}

export const gifts = (state: State, by: number): Gift[] =>
	state.pawns
		.flatMap((_, player) => colours.map((colour) => ({ do: 'give', by, player, colour }) as const))
		.filter((gift) => checkGive(state, gift).length === 0);
