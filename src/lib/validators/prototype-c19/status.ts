/** Where the game is, in the form of the protocol. */
import { lyingDice } from '../kit/die.ts';
import type { DieOnTable, Status } from '../../table/record.ts';
import { turn } from './turn.ts';
import { useOf, worthOf } from './dice.ts';
import { keptPlayers, type Player, type State } from './state.ts';

const inTurn = ({ phase }: State): boolean => phase === 'roll' || phase === 'rolled' || phase === 'act';

const playerStatus = (state: State, player: Player) => ({
	by: player.by,
	part: player.part,
	taken: player.taken.map((one) => {
		const use = useOf(player, one);
		return { die: one.die, value: worthOf(state, one.face, use), use, used: one.used };
	}),
	free: [...player.free].sort(),
	received: [...player.received].sort((a, b) => a - b)
});

export const status = (state: State): Status => ({
	awaits: turn.awaits(state),
	over: state.phase === 'over',
	phase: state.phase,
	round: state.round,
	rounds: state.agreed.rounds,
	researcher: inTurn(state) ? state.researcher : null,
	second: state.second,
	dice: state.dice,
	left: state.left,
	players: keptPlayers(state).map((player) => playerStatus(state, player))
});

/** The die of its own kind that only the researcher notes. */
export const MUTANT = 'mutant';

export const diceOnTable = ({ dice }: State): readonly DieOnTable[] =>
	dice === null
		? []
		: [...lyingDice(dice.samples), ...(dice.mutant === null ? [] : [{ kind: MUTANT, face: dice.mutant }])];
