/** Freeing a locked die: PTC-L2, PTC-L3. */
import { cardCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { colours, type Colour } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint } from '../../table/record.ts';
import type { Verbs } from './moves.ts';
import { broken, refuse } from './sentences.ts';
import { put } from './lying.ts';
import { availableOf, draftOf, replaced, samplesOf, type Draft, type Owner, type State } from './state.ts';

/** PTC-L3: an own die, on whatever card. */
export const checkUnlock = (state: State, { by, holder, colour }: Verbs['unlock']): readonly Complaint[] =>
	broken(
		samplesOf(state, holder)[colour].includes(by)
			? null
			: refuse('PTC-L3', 'notYoursThere', { by, holder, colour }, [cardCells.make([holder, colour])])
	);

/** One sample with this owner leaves the card. */
export function takeSample(draft: Draft, holder: number, colour: Colour, owner: Owner): void {
	const card = samplesOf(draft, holder);
	const owners = [...card[colour]];
	owners.splice(owners.indexOf(owner), 1);
	draft.samples = replaced(draft.samples, holder, { ...card, [colour]: owners });
}

/** PTC-N1: before the first roll a freed die of the current player is rolled with the others. */
export function countDiceToRoll(draft: Draft): void {
	if (draft.fresh && draft.step === 'roll') {
		draft.hand = { ...draft.hand, toRoll: availableOf(draft, draft.current) };
	}
}

/** The infection die goes to the centre, and the one die is rolled. */
export function unlock(state: State, { by, holder, colour }: Verbs['unlock']): State {
	const draft = draftOf(state);
	takeSample(draft, holder, colour, by);
	put(draft, 'centre', colour, 1);
	countDiceToRoll(draft);
	return draft;
}

export function unlocks(state: State, by: number): Verbs['unlock'][] {
	return state.samples.flatMap((card, holder) =>
		colours
			.filter((colour) => card[colour].includes(by))
			.map((colour) => ({ do: 'unlock', by, holder, colour }) as const)
	);
}
