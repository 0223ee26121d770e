/** Drawn and rolled infection dice: PTC-D1, PTC-D2. */
import { bagCells } from '../../sheets/pandemic-the-cure/cells.ts';
import { colours, type InfectionDie } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint } from '../../table/record.ts';
import { countDice, read } from './dice.ts';
import { refuse } from './sentences.ts';
import { diceAt } from './lying.ts';
import type { State } from './state.ts';

/** PTC-D1 */
export function inTheBag(state: State, dice: readonly InfectionDie[]): Complaint | null {
	const named = countDice(dice);
	const colour = colours.find((c) => named[c] > diceAt(state, 'bag', c));
	if (!colour) return null;
	const values = { colour, has: diceAt(state, 'bag', colour), named: named[colour] };
	return refuse('PTC-D1', 'bagHasFewer', values, [bagCells[colour].make(1)]);
}

/** PTC-D2 */
export function facesOfColour({ agreed }: State, dice: readonly InfectionDie[]): Complaint | null {
	const wrong = dice.find((die) => {
		const { colour, face } = read(die);
		return !agreed.faces[colour].includes(face);
	});
	return wrong ? refuse('PTC-D2', 'noSuchInfectionFace', { die: wrong }) : null;
}
