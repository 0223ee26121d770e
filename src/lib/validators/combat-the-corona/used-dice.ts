/** The dice of this attack that went to shields and viruses: what was thrown since the roll, without what still lies
 *  there. */
import type { Move } from './moves.ts';
import { spend } from './dice.ts';

export function usedDice(log: readonly Move[], unused: readonly number[]): readonly number[] {
	let thrown: readonly number[] = [];
	for (const move of log.slice(log.findLastIndex((one) => one.do === 'roll'))) {
		if (move.do === 'roll') thrown = move.dice;
		else if (move.do === 'extra') thrown = [...thrown, move.die];
		else if (move.do === 'reroll') thrown = [...spend(thrown, [move.die]), move.to];
	}
	return spend(thrown, unused);
}
