/** The table of deeds: what each verb needs, which rules it keeps, what it does, and where it is legal. */
import {
	analysisCells,
	curveCells,
	researchCells,
	testingCells
} from '../../sheets/fight-the-virus/cells.ts';
import { LARGEST_SHAPE } from '../../sheets/fight-the-virus/edition-rules.ts';
import { pips, throwOf } from '../../table/die.ts';
import { integer, list, oneOf, optional, tuple } from '../../table/shape.ts';
import type { Deeds } from '../kit/deeds.ts';
import { aFace, d6 } from '../kit/die.ts';
import { together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import { checkShape, legalShapes } from './analysis.ts';
import { ONE } from './bonuses.ts';
import { checkCurve, legalCurve } from './curve.ts';
import { bothDice, checkDone, checkUse, faceOf, isUsed, valueOf } from './dice.ts';
import { crossOut, curveNumber, fillCells, testNumber, use } from './marking.ts';
import type { Verbs } from './moves.ts';
import { mostAdded } from './progress.ts';
import { checkResearch, nextResearch } from './research.ts';
import { decline, finish, keep, report, roll, stop } from './rounds.ts';
import { seatOf, sheetOf, type State } from './state.ts';
import { checkTest, legalTests } from './testing.ts';

const square = tuple(integer(0, 99), integer(0, 99));
const squares = list(square, { min: 1, max: LARGEST_SHAPE, unique: true });

const by = ({ players }: Agreed) => ({ by: integer(0, players - 1) });
/** What every move that uses a die has. */
const used = (agreed: Agreed) => ({
	...by(agreed),
	die: oneOf(0, 1),
	add: optional(integer(0, 2 * agreed.facts.progress))
});

/** All uses of dice in one area, with every amount of progress (FTV-P3, FTV-P4). */
function uses<Place, M>(
	state: State,
	by: number,
	placesFor: (value: number) => readonly Place[],
	move: (used: { by: number; die: 0 | 1; add: number }, place: Place) => M
): M[] {
	const seat = seatOf(state, by);
	const most = mostAdded(sheetOf(state, by).progress);
	// two dice with progress come to the same values again and again
	const known: (readonly Place[])[] = [];
	const found: M[] = [];
	for (const die of bothDice) {
		if (isUsed(seat, die)) continue;
		for (let add = 0; add <= most; add++) {
			const value = faceOf(state, die) + add;
			for (const place of (known[value] ??= placesFor(value))) found.push(move({ by, die, add }, place));
		}
	}
	return found;
}

/** What is told of a die that is used: the face that lies on the table. */
const usedFace = ({ phase, dice }: State, { die }: { readonly die: 0 | 1 }): { readonly face?: number } =>
	phase === 'roll' || !dice ? {} : { face: dice[die] };

export const deeds: Deeds<State, Verbs, Agreed> = {
	roll: {
		fields: (agreed) => ({ ...by(agreed), dice: tuple(aFace, aFace) }),
		apply: (state, { dice }) => roll(state, dice),
		chance: (_, by, random) => ({ do: 'roll', by, dice: [throwOf(random), throwOf(random)] }),
		faces: (_, { by, dice }) => d6(by, dice)
	},
	keep: {
		fields: by,
		apply: keep,
		moves: (_, by) => [{ do: 'keep', by }]
	},
	analyse: {
		fields: (agreed) => ({ ...used(agreed), cells: squares }),
		check: (state, move) =>
			together(
				checkUse(state, move),
				checkShape(state.agreed, sheetOf(state, move.by).analysis, valueOf(state, move), move.cells)
			),
		apply: (state, move) => fillCells(state, use(state, move), move.cells),
		moves: (state, by) =>
			uses(
				state,
				by,
				(value) => legalShapes(state.agreed, sheetOf(state, by).analysis, value),
				(used, place) => ({ do: 'analyse', ...used, cells: place.squares })
			),
		cells: (_, { cells }) => cells.map(analysisCells.make),
		said: usedFace
	},
	research: {
		fields: used,
		check: (state, move) =>
			together(
				checkUse(state, move),
				checkResearch(state.agreed, sheetOf(state, move.by), valueOf(state, move))
			),
		apply: (state, move) => crossOut(state, use(state, move)),
		moves: (state, by) =>
			uses(
				state,
				by,
				(value) => (checkResearch(state.agreed, sheetOf(state, by), value).length === 0 ? [value] : []),
				(used) => ({ do: 'research', ...used })
			),
		cells: (state, { by }) => [researchCells.make(nextResearch(sheetOf(state, by)))],
		said: (state, move) => {
			const { sheet } = seatOf(state, move.by);
			return { ...usedFace(state, move), ...(sheet && { next: nextResearch(sheet) }) };
		}
	},
	test: {
		fields: (agreed) => ({ ...used(agreed), cell: square }),
		check: (state, move) =>
			together(
				checkUse(state, move),
				checkTest(state.agreed, sheetOf(state, move.by).testing, valueOf(state, move), move.cell)
			),
		apply: (state, move) => testNumber(state, use(state, move), move.cell, valueOf(state, move)),
		moves: (state, by) =>
			uses(
				state,
				by,
				(value) => legalTests(state.agreed, sheetOf(state, by).testing, value),
				(used, { row, column }) => ({ do: 'test', ...used, cell: [row, column] })
			),
		cells: (_, { cell }) => [testingCells.make(cell)],
		said: usedFace
	},
	curve: {
		fields: (agreed) => ({ ...used(agreed), cell: square }),
		check: (state, move) =>
			together(
				checkUse(state, move),
				checkCurve(
					state.agreed,
					sheetOf(state, move.by),
					{ number: valueOf(state, move), by: 'die' },
					move.cell
				)
			),
		apply: (state, move) => curveNumber(state, use(state, move), move.cell, valueOf(state, move)),
		moves: (state, by) =>
			uses(
				state,
				by,
				(number) => legalCurve(state.agreed, sheetOf(state, by), { number, by: 'die' }),
				(used, { row, column }) => ({ do: 'curve', ...used, cell: [row, column] })
			),
		cells: (_, { cell }) => [curveCells.make(cell)],
		said: usedFace
	},
	// FTV-B3, FTV-B4, FTV-B5: the rules of the area are cited
	bonusShape: {
		fields: (agreed) => ({ ...by(agreed), cells: squares }),
		check: (state, { by, cells }) => checkShape(state.agreed, sheetOf(state, by).analysis, 6, cells),
		apply: (state, { by, cells }) => fillCells(state, seatOf(state, by), cells),
		moves: (state, by) =>
			legalShapes(state.agreed, sheetOf(state, by).analysis, 6).map(({ squares: cells }) => ({
				do: 'bonusShape',
				by,
				cells
			})),
		cells: (_, { cells }) => cells.map(analysisCells.make)
	},
	bonusNumber: {
		fields: (agreed) => ({ ...by(agreed), cell: square, number: aFace }),
		check: (state, { by, cell, number }) =>
			checkCurve(state.agreed, sheetOf(state, by), { number, by: 'bonus' }, cell),
		apply: (state, { by, cell, number }) => curveNumber(state, seatOf(state, by), cell, number),
		moves: (state, by) =>
			pips.flatMap((number) =>
				legalCurve(state.agreed, sheetOf(state, by), { number, by: 'bonus' }).map(({ row, column }) => ({
					do: 'bonusNumber' as const,
					by,
					cell: [row, column] as const,
					number
				}))
			),
		cells: (_, { cell }) => [curveCells.make(cell)]
	},
	bonusOne: {
		fields: (agreed) => ({ ...by(agreed), cell: square }),
		check: (state, { by, cell }) => checkTest(state.agreed, sheetOf(state, by).testing, ONE, cell),
		apply: (state, { by, cell }) => testNumber(state, seatOf(state, by), cell, ONE),
		moves: (state, by) =>
			legalTests(state.agreed, sheetOf(state, by).testing, ONE).map(({ row, column }) => ({
				do: 'bonusOne',
				by,
				cell: [row, column]
			})),
		cells: (_, { cell }) => [testingCells.make(cell)]
	},
	decline: {
		fields: by,
		apply: (state, { by }) => decline(state, by),
		moves: (_, by) => [{ do: 'decline', by }]
	},
	done: {
		fields: by,
		check: (state, { by }) => checkDone(state, by),
		apply: (state, { by }) => finish(state, by),
		moves: (state, by) => (checkDone(state, by).length === 0 ? [{ do: 'done', by }] : [])
	},
	report: {
		fields: by,
		apply: (state, { by }) => report(state, by),
		chance: (_, by) => ({ do: 'report', by })
	},
	stop: {
		fields: () => ({}),
		apply: stop,
		moves: () => [{ do: 'stop' }]
	}
};
