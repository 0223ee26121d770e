/** F: the Formula. */
import { factorCell, formulaCell } from '../../sheets/prototype-c19/cell-ids.ts';
import { formulaBoxes, type Factor } from '../../sheets/prototype-c19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import type { MoveOf } from './moves.ts';
import { checkSource, consumed, sampleOf } from './sampling.ts';
import { no } from './sentences.ts';
import { eachPlayer, playerAt, receive, withPlayer, type Player, type State } from './state.ts';

const works: Readonly<Record<string, (noted: number, by: number) => number>> = {
	'=': (_, by) => by,
	'+': (noted, by) => noted + by,
	'-': (noted, by) => noted - by,
	'/': (noted, by) => noted / by
};

/** PC19-F3: what the factor makes of the number noted before; null when no die can ever show it. */
export function factorAsks(noted: number, factor: Factor): number | null {
	const result = works[factor.charAt(0)]?.(noted, Number(factor.slice(1))) ?? 0;
	return Number.isInteger(result) && result >= 1 && result <= 6 ? result : null;
}

/** What the next box takes: any sample (PC19-F2), one value, or none. */
export function nextFormula(player: Player): number | 'any' | null {
	const before = player.formula.at(-1);
	if (player.formula.length === formulaBoxes.length) return null;
	return before ? factorAsks(before.noted, before.factor) : 'any';
}

/** PC19-F1: ten boxes in all. */
const notFull = (player: Player): Complaint[] =>
	player.formula.length < formulaBoxes.length ? [] : [no('PC19-F1', 'formulaFull', {})];

/** PC19-F3: the sample is what the factor asks for. */
function asAsked(player: Player, sample: number): Complaint[] {
	const before = player.formula.at(-1);
	if (!before || player.formula.length === formulaBoxes.length) return [];
	const cells = [formulaCell(player.formula.length - 1), factorCell(before.factor)];
	const wanted = factorAsks(before.noted, before.factor);
	if (wanted === null) return [no('PC19-F3', 'formulaBlocked', before, cells)];
	return sample === wanted ? [] : [no('PC19-F3', 'factorAsks', { sample, wanted, ...before }, cells)];
}

export const isCrossed = (player: Player, factor: Factor): boolean =>
	player.formula.some((box) => box.factor === factor);

/** PC19-F5: each factor once. */
const factorFree = (player: Player, factor: Factor): Complaint[] =>
	isCrossed(player, factor) ? [no('PC19-F5', 'factorCrossed', { factor }, [factorCell(factor)])] : [];

export function checkFormula(state: State, move: MoveOf<'formula'>): Complaint[] {
	const player = playerAt(state, move.by);
	const sample = sampleOf(state, player, move);
	return [
		...checkSource(player, move),
		...notFull(player),
		...(sample === null ? [] : asAsked(player, sample)),
		...factorFree(player, move.factor)
	];
}

/** PC19-F4, PC19-F6; PC19-X13: with the Anti vaccines scenario all receive an infection. */
export function applyFormula(state: State, move: MoveOf<'formula'>): State {
	const player = playerAt(state, move.by);
	const sample = sampleOf(state, player, move);
	if (sample === null) throw new Error('apply is only given legal moves');
	const noted = sample * (formulaBoxes[player.formula.length] ?? 1);
	const formula = [...player.formula, { noted, factor: move.factor }];
	return protest(withPlayer(state, { ...consumed(player, move), formula }));
}

/** PC19-X13: a sample was added to somebody's Formula. */
export const protest = (state: State): State =>
	state.agreed.scenario === 'anti-vaccines' ? eachPlayer(state, (player) => receive(player, 1)) : state;
