/** Made-up results of what only the table knows: for "no dice at hand" and for random play. */
import type { Awaited, Random } from '../../table/record.ts';
import type { MoveOf, PcMove } from './moves.ts';
import { samplesInTurn } from './rolling.ts';
import type { State } from './state.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const below = (random: Random, n: number): number => Math.floor(random() * n);
const face = (random: Random): number => 1 + below(random, 6);
const facesOf = (random: Random, count: number): number[] => upTo(count).map(() => face(random));

/** One to `most` of `count` dice, ascending. */
function someDice(random: Random, count: number, most: number): number[] {
	const dice = upTo(count);
	for (let wanted = 1 + below(random, most); dice.length > wanted;)
		dice.splice(below(random, dice.length), 1);
	return dice;
}

const roll = (state: State, by: number, random: Random): MoveOf<'roll'> => ({
	do: 'roll',
	by,
	samples: facesOf(random, samplesInTurn(state)),
	...(!state.second && { mutant: face(random) })
});

function reroll(state: State, by: number, random: Random): MoveOf<'reroll'> {
	const count = samplesInTurn(state);
	const dice = someDice(random, count, count);
	const mutant = !state.second && random() < 0.3 ? { mutant: face(random) } : {};
	const explorer = state.rerolls > 0;
	return { do: 'reroll', by, dice, faces: facesOf(random, dice.length), ...mutant, explorer };
}

function infectionReroll(by: number, random: Random): MoveOf<'infection-reroll'> {
	const dice = someDice(random, 5, 5);
	return { do: 'infection-reroll', by, dice, faces: facesOf(random, dice.length) };
}

type Made = (state: State, by: number, random: Random) => PcMove | null;

const made: Readonly<Record<string, Made>> = {
	roll,
	reroll,
	// what a researcher elsewhere takes is only told; a kept player chooses himself
	take: (state, by, random) =>
		state.players[by] ? null : { do: 'take', by, dice: someDice(random, samplesInTurn(state), 3) },
	'infection-roll': (_, by, random) => ({ do: 'infection-roll', by, faces: facesOf(random, 5) }),
	'infection-reroll': (_, by, random) => infectionReroll(by, random),
	report: (_, by, random) => ({ do: 'report', by, factors: below(random, 11), columns: below(random, 10) }),
	'formula-elsewhere': (_, by) => ({ do: 'formula-elsewhere', by })
};

export const chance = (state: State, { do: verb, by }: Awaited, random: Random): PcMove | null =>
	by === undefined ? null : (made[verb]?.(state, by, random) ?? null);
