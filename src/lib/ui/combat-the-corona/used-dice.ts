/** The dice of this attack that went to shields and viruses: what was thrown since the roll, without what still lies
 *  there. */
import type { Move } from '../../table/record.ts';
import type { CoronaMove } from '../../validators/combat-the-corona/moves.ts';
import { spend } from '../../validators/combat-the-corona/dice.ts';

export function usedDice(log: readonly Move[], unused: readonly number[]): readonly number[] {
	const moves = log as readonly CoronaMove[];
	let thrown: readonly number[] = [];
	for (const move of moves.slice(moves.findLastIndex((one) => one.do === 'roll'))) {
		if (move.do === 'roll') thrown = move.dice;
		else if (move.do === 'extra') thrown = [...thrown, move.die];
		else if (move.do === 'reroll') thrown = [...spend(thrown, [move.die]), move.to];
	}
	return spend(thrown, unused);
}
