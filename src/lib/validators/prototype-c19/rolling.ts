/** T5 to T8: the throw and the re-rolls of the researcher. */
import type { Complaint } from '../../table/record.ts';
import type { MoveOf } from './moves.ts';
import { no } from './sentences.ts';
import { available, spend, withPlayer, type State } from './state.ts';

/** PC19-S1: the second turn alone has three sample dice and no mutant die. */
export const samplesInTurn = ({ second }: State): number => (second ? 3 : 5);

/** PC19-T5, PC19-S1: all dice of this turn are rolled. */
export function checkRoll(state: State, { samples, mutant }: MoveOf<'roll'>): Complaint[] {
	if (samples.length === samplesInTurn(state) && (mutant === undefined) === state.second) return [];
	return state.second ? [no('PC19-S1', 'rollThreeDice', {})] : [no('PC19-T5', 'rollAllDice', {})];
}

/** PC19-X2: with Dengue every 1 and 2 of the first throw becomes a 6. */
export function applyRoll(state: State, { samples, mutant }: MoveOf<'roll'>): State {
	const counts = (face: number): number => (state.agreed.scenario === 'dengue' && face <= 2 ? 6 : face);
	const dice = { mutant: mutant === undefined ? null : counts(mutant), samples: samples.map(counts) };
	return { ...state, phase: 'rolled', dice, rerolls: 0 };
}

/** PC19-T6: the first re-roll is the free one. */
const firstIsFree = ({ rerolls }: State, explorer: boolean): Complaint[] =>
	rerolls === 0 && explorer ? [no('PC19-T6', 'firstRerollIsFree', {})] : [];

/** PC19-T7, PC19-U4: each further one costs an Explorer. */
const furtherCosts = ({ rerolls }: State, explorer: boolean): Complaint[] =>
	rerolls > 0 && !explorer ? [no('PC19-T7', 'rerollCostsExplorer', {})] : [];

/** PC19-T8: at least one die, and only dice of this turn. */
function diceOfTurn(state: State, { dice, mutant }: MoveOf<'reroll'>): Complaint[] {
	if (dice.length === 0 && mutant === undefined) return [no('PC19-T8', 'rerollNames', {})];
	const strange = dice.some((die) => die >= samplesInTurn(state)) || (mutant !== undefined && state.second);
	return strange ? [no('PC19-T8', 'notOfThisTurn', {})] : [];
}

/** PC19-U3: an Explorer must be available; of players elsewhere it is not checked (PC19-M1). */
function hasExplorer(state: State, by: number): Complaint[] {
	const player = state.players[by];
	return !player || available(player, 'explorer') > 0 ? [] : [no('PC19-U3', 'noBonus', { kind: 'explorer' })];
}

/** PC19-X11: in the Chemical war no Explorer can be used during the game. */
const noWar = ({ agreed }: State): Complaint[] =>
	agreed.scenario === 'chemical-war' ? [no('PC19-X11', 'noExplorerInWar', {})] : [];

export function checkReroll(state: State, move: MoveOf<'reroll'>): Complaint[] {
	return [
		...firstIsFree(state, move.explorer),
		...furtherCosts(state, move.explorer),
		...diceOfTurn(state, move),
		...(move.explorer ? [...hasExplorer(state, move.by), ...noWar(state)] : [])
	];
}

/** Whether another re-roll is possible at all: the free one, or one for an Explorer. */
export const canReroll = (state: State, by: number): boolean =>
	state.rerolls === 0 || (hasExplorer(state, by).length === 0 && noWar(state).length === 0);

export function applyReroll(state: State, { by, dice, faces, mutant, explorer }: MoveOf<'reroll'>): State {
	const before = state.dice ?? { mutant: null, samples: [] };
	const samples = before.samples.map((face, die) => faces[dice.indexOf(die)] ?? face);
	const rolled = { ...state, dice: { mutant: mutant ?? before.mutant, samples }, rerolls: state.rerolls + 1 };
	const player = state.players[by];
	return explorer && player ? withPlayer(rolled, spend(player, 'explorer')) : rolled;
}
