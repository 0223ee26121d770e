/** The move that a tap would be, legal or not, so that the referee can say what is wrong with it. */
import {
	analysisCells,
	curveCells,
	researchCells,
	testingCells
} from '../../sheets/fight-the-virus/cells.ts';
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
import type { AnyGame } from '../../table/game.ts';
import type { DieIndex, Move } from '../../validators/fight-the-virus/moves.ts';
import { laidThrough, leastWrong } from '../play/least-wrong.ts';
import { seatOf, type State } from '../../validators/fight-the-virus/state.ts';

/** What is chosen: a die with points of progress, and a number for a bonus. */
export interface Chosen {
	readonly by: number;
	readonly die: DieIndex;
	readonly add: number;
	readonly number: number;
}

const squareAt = (cell: string): Square | null =>
	analysisCells.read(cell) ?? testingCells.read(cell) ?? curveCells.read(cell);
const squaresAt = (cells: readonly string[]): readonly Square[] =>
	cells.flatMap((cell): Square[] => {
		const square = squareAt(cell);
		return square ? [square] : [];
	});

/** The move of exactly these squares, with the die that it breaks the fewest rules with. */
export function attemptDrawn(
	game: AnyGame,
	state: State,
	{ by, add, dice }: { readonly by: number; readonly add: number; readonly dice: readonly DieIndex[] },
	drawn: readonly string[]
): Move {
	const cells = squaresAt(drawn);
	if (seatOf(state, by).bonus === 'shape') return { do: 'bonusShape', by, cells };
	const tries = dice.map((die): Move => ({ do: 'analyse', by, die, add, cells }));
	const best = leastWrong(tries, (move) => game.check(state, move).length);
	return best ?? { do: 'analyse', by, die: 0, add, cells };
}

/** A shape is laid through its square so that it breaks the fewest rules. */
export function attemptAt(
	game: AnyGame,
	state: State,
	{ number, ...used }: Chosen,
	cells: readonly string[]
): Move {
	const [first = ''] = cells;
	const { by } = used;
	const at = squaresAt(cells);
	const [cell = [0, 0]] = at;
	const { bonus } = seatOf(state, by);
	const isIn = (ids: typeof curveCells): boolean => ids.read(first) !== null;
	if (bonus === 'shape' && isIn(analysisCells)) return { do: 'bonusShape', by, cells: at };
	if (bonus === 'number' && isIn(curveCells)) return { do: 'bonusNumber', by, cell, number };
	if (bonus === 'one' && isIn(testingCells)) return { do: 'bonusOne', by, cell };
	if (researchCells.read(first) !== null) return { do: 'research', ...used };
	if (isIn(testingCells)) return { do: 'test', ...used, cell };
	if (isIn(curveCells)) return { do: 'curve', ...used, cell };
	const value = (state.dice?.[used.die] ?? 1) + used.add;
	const { virus } = state.agreed;
	if (virus.nameOf(value) === 'free') return { do: 'analyse', ...used, cells: at };
	const tries = laidThrough(virus.waysOf(value), cell).map((laid): Move => ({
		do: 'analyse',
		...used,
		cells: laid
	}));
	const best = leastWrong(tries, (move) => game.check(state, move).length);
	return best ?? { do: 'analyse', ...used, cells: at };
}
