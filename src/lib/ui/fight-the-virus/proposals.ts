/** What a tap most likely means. Legality comes from the list of legal moves. */
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
import type { Agreed } from '../../validators/fight-the-virus/agreed.ts';
import { spikesUnder } from '../../validators/fight-the-virus/analysis.ts';
import { isMarking, type Marking, type Move, type Verbs } from '../../validators/fight-the-virus/moves.ts';

export type Shaped = Verbs['analyse' | 'bonusShape'];

export const isShaped = (move: Move): move is Shaped => move.do === 'analyse' || move.do === 'bonusShape';
export const usesDie = (move: Move): move is Marking => isMarking(move.do);
/** The points of progress that it spends. */
export const addOf = (move: Move): number => (usesDie(move) ? (move.add ?? 0) : 0);

/** How far the middle of the shape is from the finger. */
function distance(cells: readonly Square[], [row, column]: Square): number {
	const mean = (of: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[of], 0) / cells.length;
	return Math.abs(mean(0) - row) + Math.abs(mean(1) - column);
}

/** The larger shape first, then the one that is centred on the finger, then the one with more spikes. */
export const byLikelihood = (agreed: Agreed, shapes: readonly Shaped[], finger: Square): readonly Shaped[] =>
	shapes
		.map((move) => ({
			move,
			rank: [
				-move.cells.length,
				Math.round(distance(move.cells, finger) * 4),
				-spikesUnder(agreed, move.cells)
			] as const
		}))
		.sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
		.map(({ move }) => move);
