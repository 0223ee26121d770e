/** U5 and U6: Analysis. */
import type { Complaint } from '../../table/record.ts';
import { changeDie, takenDie } from './dice.ts';
import type { MoveOf } from './moves.ts';
import { no } from './sentences.ts';
import { available, playerAt, spend, withPlayer, type Player, type State } from './state.ts';

/** PC19-U3: an Analysis must be available. */
const hasAnalysis = (player: Player): Complaint[] =>
	available(player, 'analysis') > 0 ? [] : [no('PC19-U3', 'noBonus', { kind: 'analysis' })];

/** PC19-U5, PC19-R1: a die that was taken and is not used; with answer b only before the infection is settled. */
function changeable(state: State, player: Player, die: number): Complaint[] {
	const one = takenDie(player, die);
	if (!one) return [no('PC19-U5', 'analyseTaken', {})];
	if (one.used) return [no('PC19-U5', 'analyseUnused', { face: one.face })];
	const late = state.agreed.rulings['PC19-R1'] === 'b' && player.infection !== null;
	return late ? [no('PC19-U5', 'analyseBefore', {})] : [];
}

/** PC19-U6: a die stays within 1 to 6. */
function staysDie(player: Player, { die, change }: MoveOf<'analysis'>): Complaint[] {
	const face = takenDie(player, die)?.face;
	if (face === undefined || (face + change >= 1 && face + change <= 6)) return [];
	return [no('PC19-U6', 'outsideDie', { face, change })];
}

export function checkAnalysis(state: State, move: MoveOf<'analysis'>): Complaint[] {
	const player = playerAt(state, move.by);
	return [...hasAnalysis(player), ...changeable(state, player, move.die), ...staysDie(player, move)];
}

export function applyAnalysis(state: State, { by, die, change }: MoveOf<'analysis'>): State {
	const player = spend(playerAt(state, by), 'analysis');
	const face = (takenDie(player, die)?.face ?? 0) + change;
	return withPlayer(state, changeDie(player, die, { face }));
}
