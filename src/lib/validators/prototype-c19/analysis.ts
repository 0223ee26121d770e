/** U5 and U6: Analysis. */
import type { Complaint, Random } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import { changedDie, takenDie } from './dice.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { available, playerAt, spend, withPlayer, type Player, type State } from './state.ts';

/** PC19-U3: an Analysis must be available; of players elsewhere it is not checked (PC19-M1). */
const hasAnalysis = (player: Player | null): readonly Complaint[] =>
	!player || available(player, 'analysis') > 0 ? legal : [refuse('PC19-U3', 'noBonus', { kind: 'analysis' })];

/** PC19-U5, PC19-R1: a die that was taken and is not used; with answer b only before the infection is settled. */
function changeable(state: State, player: Player, die: number | 'mutant'): readonly Complaint[] {
	if (die === 'mutant') return [refuse('PC19-U5', 'mutantIsNoted', {})];
	const one = takenDie(player, die);
	if (!one) return [refuse('PC19-U5', 'analyseTaken', {})];
	if (one.used) return [refuse('PC19-U5', 'analyseUnused', { face: one.face })];
	const late = state.agreed.rulings['PC19-R1'] === 'b' && player.infection !== null;
	return late ? [refuse('PC19-U5', 'analyseBefore', {})] : legal;
}

/** PC19-U5, PC19-R10 b: before taking only the mutant die, in a turn that has one. */
function mutantOnly({ dice }: State, die: number | 'mutant'): readonly Complaint[] {
	if (die !== 'mutant') return [refuse('PC19-U5', 'analyseMutantOnly', {})];
	return dice?.mutant == null ? [refuse('PC19-U5', 'noMutantDie', {})] : legal;
}

/** PC19-U6: a die stays within 1 to 6. */
function staysDie(face: number | undefined, change: number): readonly Complaint[] {
	if (face === undefined || (face + change >= 1 && face + change <= 6)) return legal;
	return [refuse('PC19-U6', 'outsideDie', { face, change })];
}

export function checkAnalysis(state: State, { by, die, change }: Verbs['analysis']): readonly Complaint[] {
	const player = state.players[by] ?? null;
	if (state.phase === 'rolled' || !player) {
		const face = (die === 'mutant' ? state.dice?.mutant : null) ?? undefined;
		return together(hasAnalysis(player), mutantOnly(state, die), staysDie(face, change));
	}
	const face = die === 'mutant' ? undefined : takenDie(player, die)?.face;
	return together(hasAnalysis(player), changeable(state, player, die), staysDie(face, change));
}

const CHANGES = [1, -1] as const;

export function analysisMoves(state: State, by: number): Verbs['analysis'][] {
	const player = state.players[by];
	if (!player || available(player, 'analysis') === 0) return [];
	const dice = state.phase === 'rolled' ? (['mutant'] as const) : player.taken.map(({ die }) => die);
	return dice
		.flatMap((die) => CHANGES.map((change): Verbs['analysis'] => ({ do: 'analysis', by, die, change })))
		.filter((move) => checkAnalysis(state, move).length === 0);
}

/** Whether there is a die to change. Every die can be changed one way at least. */
export function canAnalyse(state: State, by: number): boolean {
	const player = state.players[by] ?? null;
	if (hasAnalysis(player).length > 0) return false;
	if (state.phase === 'rolled' || !player) return mutantOnly(state, 'mutant').length === 0;
	return player.taken.some(({ die }) => changeable(state, player, die).length === 0);
}

/** What a researcher elsewhere makes of the mutant die is only told. */
export function chanceAnalysis(state: State, by: number, random: Random): Verbs['analysis'] | null {
	if (state.players[by]) return null;
	const face = state.dice?.mutant ?? 1;
	const change = face === 1 || (face < 6 && random() < 0.5) ? 1 : -1;
	return { do: 'analysis', by, die: 'mutant', change };
}

export function applyAnalysis(state: State, { by, die, change }: Verbs['analysis']): State {
	const player = state.players[by];
	if (die === 'mutant') {
		const dice = state.dice && { ...state.dice, mutant: (state.dice.mutant ?? 0) + change };
		const changed = { ...state, dice };
		return player ? withPlayer(changed, spend(player, 'analysis')) : changed;
	}
	const paid = spend(playerAt(state, by), 'analysis');
	const face = (takenDie(paid, die)?.face ?? 0) + change;
	return withPlayer(state, { ...paid, taken: changedDie(paid, die, { face }) });
}
