/** A pawn enters a region, by whatever means: PTC-K3. */
import { colours, type Region } from '../../sheets/pandemic-the-cure/pieces.ts';
import { hasPower } from './agreed.ts';
import { diceAt, moveDice } from './lying.ts';
import { replaced, type Draft } from './state.ts';

/** PTC-K3: one die of each colour that has two or more goes to the centre. */
function arrive(draft: Draft, region: Region): void {
	for (const colour of colours) {
		if (diceAt(draft, region, colour) >= 2) moveDice(draft, colour, 1, region, 'centre');
	}
}

export function enter(draft: Draft, player: number, region: Region): void {
	draft.pawns = replaced(draft.pawns, player, region);
	if (hasPower(draft.agreed, player, 'arrival')) arrive(draft, region);
}
