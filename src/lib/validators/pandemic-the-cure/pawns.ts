/** A pawn enters a region, by whatever means: PTC-K3. */
import { colours, type Region } from '../../sheets/pandemic-the-cure/facts.ts';
import { hasPower } from './agreed.ts';
import { moveDice, replaced, type State } from './state.ts';

/** PTC-K3: one die of each colour that has two or more goes to the centre. */
function arrive(state: State, region: Region): State {
	return colours
		.filter((colour) => state.world[region][colour] >= 2)
		.reduce((before, colour) => moveDice(before, colour, 1, region, 'centre'), state);
}

export function enter(state: State, player: number, region: Region): State {
	const there = { ...state, pawns: replaced(state.pawns, player, region) };
	return hasPower(state.terms, player, 'arrival') ? arrive(there, region) : there;
}
