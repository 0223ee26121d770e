/** T5 to T8: the throw and the re-rolls of the researcher. */
import { below } from '../../table/chance.ts';
import { throwOf } from '../../table/die.ts';
import type { Complaint, Random } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { available, spend, withPlayer, type State } from './state.ts';

/** PC19-S1: the second turn alone has three sample dice and no mutant die. */
export const samplesInTurn = ({ second }: State): number => (second ? 3 : 5);

export const hasMutant = ({ second }: State): boolean => !second;

/** PC19-T5, PC19-S1: all dice of this turn are rolled. */
export function checkRoll(state: State, { samples, mutant }: Verbs['roll']): readonly Complaint[] {
	if (samples.length === samplesInTurn(state) && (mutant !== undefined) === hasMutant(state)) return legal;
	return state.second ? [refuse('PC19-S1', 'rollThreeDice', {})] : [refuse('PC19-T5', 'rollAllDice', {})];
}

/** PC19-X2 */
export const changesFirstThrow = ({ agreed }: State): boolean => agreed.scenario === 'dengue';

/** PC19-X2: with Dengue every 1 and 2 of the first throw becomes a 6. */
export function applyRoll(state: State, { samples, mutant }: Verbs['roll']): State {
	const counts = (face: number): number => (changesFirstThrow(state) && face <= 2 ? 6 : face);
	const dice = { mutant: mutant === undefined ? null : counts(mutant), samples: samples.map(counts) };
	return { ...state, phase: 'rolled', dice, rerolls: 0 };
}

/** PC19-T6, PC19-T7: whether the next re-roll costs an Explorer. */
export const costsExplorer = ({ rerolls }: State): boolean => rerolls > 0;

/** PC19-T6: the first re-roll is the free one. */
const firstIsFree = (state: State, explorer: boolean): readonly Complaint[] =>
	!costsExplorer(state) && explorer ? [refuse('PC19-T6', 'firstRerollIsFree', {})] : legal;

/** PC19-T7, PC19-U4: each further one costs an Explorer. */
const furtherCosts = (state: State, explorer: boolean): readonly Complaint[] =>
	costsExplorer(state) && !explorer ? [refuse('PC19-T7', 'rerollCostsExplorer', {})] : legal;

/** PC19-T8: at least one die, and only dice of this turn. */
function diceOfTurn(state: State, { dice, mutant }: Verbs['reroll']): readonly Complaint[] {
	if (dice.length === 0 && mutant === undefined) return [refuse('PC19-T8', 'rerollNames', {})];
	const strange =
		dice.some((die) => die >= samplesInTurn(state)) || (mutant !== undefined && !hasMutant(state));
	return strange ? [refuse('PC19-T8', 'notOfThisTurn', {})] : legal;
}

/** PC19-U3: an Explorer must be available; of players elsewhere it is not checked (PC19-M1). */
function hasExplorer(state: State, by: number): readonly Complaint[] {
	const player = state.players[by];
	return !player || available(player, 'explorer') > 0
		? legal
		: [refuse('PC19-U3', 'noBonus', { kind: 'explorer' })];
}

/** PC19-X11: in the Chemical war no Explorer can be used during the game. */
const noWar = ({ agreed }: State): readonly Complaint[] =>
	agreed.scenario === 'chemical-war' ? [refuse('PC19-X11', 'noExplorerInWar', {})] : legal;

export const checkReroll = (state: State, move: Verbs['reroll']): readonly Complaint[] =>
	together(
		firstIsFree(state, move.explorer),
		furtherCosts(state, move.explorer),
		diceOfTurn(state, move),
		move.explorer ? hasExplorer(state, move.by) : legal,
		move.explorer ? noWar(state) : legal
	);

/** Whether another re-roll is possible at all: the free one, or one for an Explorer. */
export const canReroll = (state: State, by: number): boolean =>
	!costsExplorer(state) || (hasExplorer(state, by).length === 0 && noWar(state).length === 0);

export function applyReroll(state: State, { by, dice, faces, mutant, explorer }: Verbs['reroll']): State {
	const before = state.dice ?? { mutant: null, samples: [] };
	const samples = before.samples.map((face, die) => faces[dice.indexOf(die)] ?? face);
	const rolled = { ...state, dice: { mutant: mutant ?? before.mutant, samples }, rerolls: state.rerolls + 1 };
	const player = state.players[by];
	return explorer && player ? withPlayer(rolled, spend(player, 'explorer')) : rolled;
}

export const someFaces = (random: Random, count: number): number[] =>
	Array.from({ length: count }, () => throwOf(random));

/** One to `most` of `count` dice, ascending. */
export function someDice(random: Random, count: number, most: number): number[] {
	const dice = Array.from({ length: count }, (_, die) => die);
	const wanted = 1 + below(random, most);
	while (dice.length > wanted) dice.splice(below(random, dice.length), 1);
	return dice;
}

export const chanceRoll = (state: State, by: number, random: Random): Verbs['roll'] => ({
	do: 'roll',
	by,
	samples: someFaces(random, samplesInTurn(state)),
	...(hasMutant(state) && { mutant: throwOf(random) })
});

export function chanceReroll(state: State, by: number, random: Random): Verbs['reroll'] {
	const count = samplesInTurn(state);
	const dice = someDice(random, count, count);
	const mutant = hasMutant(state) && random() < 0.3 ? { mutant: throwOf(random) } : {};
	const explorer = costsExplorer(state);
	return { do: 'reroll', by, dice, faces: someFaces(random, dice.length), ...mutant, explorer };
}
