/** Drawn and rolled infection dice: PTC-D1, PTC-D2. */
import { colours, type InfectionDie } from '../../sheets/pandemic-the-cure/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { countDice, facesOf, read } from './dice.ts';
import { refuse } from './sentences.ts';
import type { State } from './state.ts';

/** PTC-D1 */
export function inTheBag({ bag }: State, dice: readonly InfectionDie[]): Complaint[] {
	const named = countDice(dice);
	const colour = colours.find((c) => named[c] > bag[c]);
	if (!colour) return [];
	const values = { colour, has: bag[colour], named: named[colour] };
	return [refuse('PTC-D1', 'bagHasFewer', values, [`bag-${colour}-1`])];
}

/** PTC-D2 */
export function facesOfColour(state: State, dice: readonly InfectionDie[]): Complaint[] {
	const wrong = dice.find((die) => {
		const { colour, face } = read(die);
		return !facesOf(colour, state.terms.infectionDice).includes(face);
	});
	return wrong ? [refuse('PTC-D2', 'noSuchInfectionFace', { die: wrong })] : [];
}
