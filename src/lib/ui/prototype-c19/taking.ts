/** Dice are taken by what is done with them: what the chosen ones could become on the sheet. */
import type { AnyGame } from '../../table/game.ts';
import { leastInfection } from '../../validators/prototype-c19/dice.ts';
import type { MoveOf, PcMove, Verb } from '../../validators/prototype-c19/moves.ts';
import type { State } from '../../validators/prototype-c19/state.ts';

export type Take = MoveOf<'take'>;

/** Something that can be done once dice are taken, and where it shows. */
export interface Opened {
	readonly taking: Take;
	readonly move: PcMove;
	readonly cells: readonly string[];
}

/** The infection that a single die takes along when it goes where only samples go: the least one. */
export const partnerOf = (state: State, { dice: [die, other] }: Take): number | null =>
	die === undefined || other !== undefined ? null : leastInfection(state, die);

const SAMPLING: readonly Verb[] = ['health', 'formula'];

/** What the player could do after taking so; only these verbs, or all that wait for dice. */
function opened(game: AnyGame, state: State, taking: Take, verbs?: readonly Verb[]): Opened[] {
	const then = game.apply(state, taking);
	return (game.moves(then) as readonly PcMove[])
		.filter(({ do: verb, by }) => by === taking.by && (verbs ? verbs.includes(verb) : verb !== 'resist'))
		.map((move) => ({ taking, move, cells: game.cells(then, move) }));
}

/** What could be done on the sheet once these dice are taken; a single one may be a sample with its partner. */
export function afterTaking(game: AnyGame, state: State, taking: Take): readonly Opened[] {
	const alone = opened(game, state, taking);
	const partner = partnerOf(state, taking);
	if (partner === null) return alone;
	const dice = [...taking.dice, partner].sort((a, b) => a - b);
	return [...alone, ...opened(game, state, { ...taking, dice }, SAMPLING)];
}
