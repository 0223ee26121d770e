/** E: which cells bring which points. */
import {
	biotechCells,
	circleCells,
	columnCells,
	formulaCells,
	healthCells,
	mutantCells
} from '../../sheets/prototype-c19/cells.ts';
import { bonusKinds } from '../../sheets/prototype-c19/kinds.ts';
import type { Derivation, Term } from '../../table/record.ts';
import { counting, derived } from '../kit/explain.ts';
import { wholePairs } from './biotech.ts';
import type { RuleId } from './rulebook.ts';
import { addedToMutants, doublesFormula, multiplierOf, uncoveredColumns, type ScorePart } from './score.ts';
import { keptPlayers, type Player, type State } from './state.ts';

const term = counting<RuleId>();

/** Nothing counted names its rule, too. */
const orNothing = (rule: RuleId, terms: readonly Term[]): readonly Term[] =>
	terms.length > 0 ? terms : [term(rule, 0)];

/** PC19-E3, PC19-R11 */
const resistant = ({ agreed }: State, { bonuses }: Player): readonly Term[] =>
	bonusKinds
		.filter((kind) => kind === 'resistant' || agreed.rulings['PC19-R11'] !== 'a')
		.map((kind) => {
			const { used } = bonuses[kind];
			const cells = Array.from({ length: used }, (_, at) => circleCells[kind].make(at));
			return term('PC19-E3', used, cells, 3);
		});

/** PC19-E4, PC19-E5 */
function formula(state: State, { by, formula: boxes }: Player): readonly Term[] {
	const doubled = doublesFormula(state, by);
	const rule = doubled ? 'PC19-E5' : 'PC19-E4';
	return orNothing(
		rule,
		boxes.map(({ noted }, at) => term(rule, noted, [formulaCells.make(at)], doubled ? 2 : 1))
	);
}

/** PC19-E8 */
function curve({ agreed }: State, player: Player): readonly Term[] {
	const cellsOf = (columns: readonly number[]): string[] => columns.map((column) => columnCells.make(column));
	const uncovered = uncoveredColumns(agreed, player);
	return [
		term('PC19-E8', uncovered.length, cellsOf(uncovered), 5),
		term('PC19-E8', player.columns.length, cellsOf(player.columns), -10)
	];
}

/** PC19-E9 */
function mutant(state: State, player: Player): readonly Term[] {
	const each = -multiplierOf(state.agreed, player);
	const boxes = (state.mutants[player.by] ?? []).map((face, at) =>
		term('PC19-E9', face, [mutantCells.make(at)], each)
	);
	const added = addedToMutants(state, player);
	const rule = state.agreed.scenario === 'ets' ? 'PC19-X1' : 'PC19-X10';
	return added === 0 ? orNothing('PC19-E9', boxes) : [...boxes, term(rule, added, [], each)];
}

export const explain = (state: State): readonly Derivation[] =>
	keptPlayers(state).flatMap((player) =>
		derived<ScorePart>(player.by, {
			health: orNothing(
				'PC19-E2',
				player.health.map(({ row, noted }, column) =>
					term('PC19-E2', noted, [healthCells.make([row, column])])
				)
			),
			resistant: resistant(state, player),
			formula: formula(state, player),
			biotech: orNothing(
				'PC19-E6',
				Object.entries(player.biotech)
					.filter(([space]) => !player.crossed.includes(space))
					.map(([space, noted]) => term('PC19-E6', noted, [biotechCells.make(space)]))
			),
			pairs: orNothing(
				'PC19-E7',
				wholePairs(state.agreed, player).map(({ spaces }) =>
					term('PC19-E7', 1, spaces.map(biotechCells.make), 10)
				)
			),
			curve: curve(state, player),
			mutant: mutant(state, player)
		})
	);
