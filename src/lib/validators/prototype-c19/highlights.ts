/** The cells that a move writes on or speaks of. */
import {
	biotechCell,
	factorCell,
	formulaCell,
	healthCell,
	mutantCell
} from '../../sheets/prototype-c19/cell-ids.ts';
import { formulaBoxes, pairs } from '../../sheets/prototype-c19/facts.ts';
import { squaresOf } from '../kit/bits.ts';
import { healthCellFor } from './health.ts';
import type { MoveOf, PcMove, Verb } from './moves.ts';
import { sampleOf } from './sampling.ts';
import type { State } from './state.ts';
import { cellIds, columnsOfZone, squareAt } from './zone.ts';

type Highlights = { readonly [V in Verb]?: (state: State, move: MoveOf<V>) => string[] };

const highlights: Highlights = {
	take: ({ phase, dice, mutants }, { by }) =>
		phase === 'rolled' && dice?.mutant != null ? [mutantCell(mutants[by]?.length ?? 0)] : [],
	convert: (_, { space }) => [biotechCell(space)],
	health: (state, move) => {
		const player = state.players[move.by];
		const sample = player ? sampleOf(state, player, move) : null;
		const cell = player && sample !== null ? healthCellFor(state, player, sample) : null;
		return cell ? [healthCell(cell.row, cell.column)] : [];
	},
	formula: ({ players }, { by, factor }) => {
		const box = players[by]?.formula.length ?? 0;
		return box < formulaBoxes.length ? [formulaCell(box), factorCell(factor)] : [];
	},
	biotech: (_, { space }) => [biotechCell(space)],
	infect: (_, { cells }) => cellIds(cells),
	cover: (_, { column }) => cellIds(squaresOf(columnsOfZone[column] ?? [0, 0, 0, 0]).map(squareAt)),
	resist: (_, { cells }) => cellIds(cells),
	annul: (_, { pair }) => pairs.filter(({ id }) => id === pair).flatMap((one) => one.spaces.map(biotechCell))
};

const of = <V extends Verb>(state: State, move: MoveOf<V>): string[] =>
	highlights[move.do]?.(state, move) ?? [];

export const cells = (state: State, move: PcMove): readonly string[] => of(state, move);
