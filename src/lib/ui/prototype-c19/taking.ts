/** Dice are taken by what is done with them: what the chosen ones could become on the sheet. */
import type { AnyGame } from '../../table/game.ts';
import { leastInfection } from '../../validators/prototype-c19/dice.ts';
import { waitsForDice, type Move, type Verb, type Verbs } from '../../validators/prototype-c19/moves.ts';
import { usesSample } from '../../validators/prototype-c19/sampling.ts';
import type { State } from '../../validators/prototype-c19/state.ts';

export type Take = Verbs['take'];

/** Something that can be done once dice are taken, and where it shows. */
export interface Opened {
	readonly taking: Take;
	readonly move: Move;
	readonly cells: readonly string[];
}

/** The infection that a single die takes along when it goes where only samples go: the least one. */
export const partnerOf = (state: State, { dice: [die, other] }: Take): number | null =>
	die === undefined || other !== undefined ? null : leastInfection(state, die);

/** What of this the player could do after taking so. */
function opened(game: AnyGame, state: State, taking: Take, isMeant: (verb: Verb) => boolean): Opened[] {
	const then = game.apply(state, taking);
	return (game.moves(then) as readonly Move[])
		.filter(({ do: verb, by }) => by === taking.by && isMeant(verb))
		.map((move) => ({ taking, move, cells: game.cells(then, move) }));
}

/** What could be done on the sheet once these dice are taken; a single one may be a sample with its partner. */
export function afterTaking(game: AnyGame, state: State, taking: Take): readonly Opened[] {
	const alone = opened(game, state, taking, waitsForDice);
	const partner = partnerOf(state, taking);
	if (partner === null) return alone;
	const dice = [...taking.dice, partner].sort((a, b) => a - b);
	return [...alone, ...opened(game, state, { ...taking, dice }, usesSample)];
}
