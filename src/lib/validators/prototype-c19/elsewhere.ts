/** M: what players tell who mark elsewhere. */
import { between } from '../../table/chance.ts';
import type { Complaint, Random } from '../../table/record.ts';
import { legal } from '../kit/refusal.ts';
import { factorsLeft, protest } from './formula.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { replaceAt, type State } from './state.ts';

/** PC19-M2 */
export const applyReport = (state: State, { by, factors, columns }: Verbs['report']): State => ({
	...state,
	reports: replaceAt(state.reports, by, { factors, columns })
});

export const chanceReport = ({ agreed }: State, by: number, random: Random): Verbs['report'] => ({
	do: 'report',
	by,
	factors: between(random, 0, agreed.facts.factors.length),
	columns: between(random, 0, agreed.facts.health.columns)
});

/** PC19-M3: as many as there are boxes. */
export const canTell = ({ agreed, told }: State, by: number): boolean =>
	(told[by] ?? 0) < agreed.facts.boxes.length;

export const checkTold = (state: State, { by }: Verbs['formula-elsewhere']): readonly Complaint[] =>
	canTell(state, by) ? legal : [refuse('PC19-M3', 'allTold', { by, boxes: state.agreed.facts.boxes.length })];

export const applyTold = (state: State, { by }: Verbs['formula-elsewhere']): State =>
	protest({ ...state, told: replaceAt(state.told, by, (state.told[by] ?? 0) + 1) });

/** PC19-E5, PC19-M4: factors crossed on the sheet of this seat. */
export function factorsCrossed({ players, reports }: State, by: number): number {
	const player = players[by];
	if (!player) return reports[by]?.factors ?? 0;
	return player.formula.filter(({ factor }) => factor !== null).length;
}

/** PC19-X9: factors not crossed out on the sheet of this seat. */
export function factorsLeftOf({ agreed, players, reports }: State, by: number): number {
	const player = players[by];
	return player ? factorsLeft(agreed, player) : agreed.facts.factors.length - (reports[by]?.factors ?? 0);
}

/** PC19-X7: Health columns filled on the sheet of this seat. */
export const columnsFilled = ({ players, reports }: State, by: number): number =>
	players[by]?.health.length ?? reports[by]?.columns ?? 0;
