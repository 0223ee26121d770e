/** The end of a player's part, of a turn and of the game: T14 to T16, E1, S1 and M5. */
import type { Complaint } from '../../table/record.ts';
import { legal } from '../kit/refusal.ts';
import { hasFinished, hasFreeSpace, waitingInfection } from './dice.ts';
import { beginFinal, finalIsOver } from './final.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { everyKept, isOpen, playerAt, withPlayer, type Player, type State } from './state.ts';

/** PC19-T14: not while the infection has to be placed, nor while the single die could still be noted. */
export function checkDone(state: State, { by }: Verbs['done']): readonly Complaint[] {
	if (state.phase !== 'act') return legal;
	const player = playerAt(state, by);
	const value = waitingInfection(state, player);
	if (value > 0)
		return [refuse('PC19-T14', 'notDone', { by }), refuse('PC19-I1', 'infectionOpen', { value })];
	const [single, second] = player.taken;
	if (!single || second || single.used || !hasFreeSpace(state.agreed, player)) return legal;
	return [refuse('PC19-T14', 'notDone', { by }), refuse('PC19-D7', 'singleDieOpen', { face: single.face })];
}

export const doneMoves = (state: State, by: number): Verbs['done'][] => {
	const move: Verbs['done'] = { do: 'done', by };
	return checkDone(state, move).length === 0 ? [move] : [];
};

/** PC19-T15: what was not placed is lost. In the final step `done` ends the annulling of PC19-X12. */
export function applyDone(state: State, { by }: Verbs['done' | 'pass']): State {
	const player = playerAt(state, by);
	return withPlayer(state, state.phase === 'act' ? { ...player, part: 'done' } : { ...player, last: 'done' });
}

const resting = (player: Player): Player => ({ ...player, part: 'wait', taken: [], infection: null });

/** PC19-T3, PC19-S1: the next turn, the next round, or the reports. */
function nextTurn(state: State): State {
	const { agreed } = state;
	const second = agreed.players === 1 && !state.second;
	const next = second ? state.researcher : (state.researcher + 1) % agreed.players;
	const isNewRound = next === 0 && !second;
	const isLast = isNewRound && state.round >= agreed.rounds;
	return {
		...state,
		phase: isLast ? 'report' : 'roll',
		round: isNewRound && !isLast ? state.round + 1 : state.round,
		researcher: isLast ? state.researcher : next,
		second,
		dice: null,
		left: [],
		rerolls: 0,
		players: state.players.map((player) => player && resting(player))
	};
}

const nothingOpen = (state: State): boolean => everyKept(state, (player) => !isOpen(player));

const allReported = ({ players, reports }: State): boolean =>
	players.every((player, by) => player !== null || reports[by] !== null);

/** What follows by itself after a move (PC19-T16, PC19-E1, PC19-M5). */
export function followingOn(state: State): State {
	switch (state.phase) {
		case 'setup':
			return nothingOpen(state) ? { ...state, phase: 'roll' } : state;
		case 'act':
			return everyKept(state, hasFinished) ? followingOn(nextTurn(state)) : state;
		case 'report':
			// PC19-M5: a log of throws has neither reports nor a final step
			if (state.agreed.kept.length === 0) return { ...state, phase: 'over' };
			return allReported(state) && nothingOpen(state) ? followingOn(beginFinal(state)) : state;
		case 'final':
			return nothingOpen(state) && finalIsOver(state) ? { ...state, phase: 'over' } : state;
		case 'roll':
		case 'rolled':
		case 'over':
			return state;
	}
}
