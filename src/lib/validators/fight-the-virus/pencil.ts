/** What stands in which cell of the sheet, and which cells a move is about. */
import {
	analysisCell,
	curveCell,
	progressCell,
	researchCell,
	testingCell
} from '../../sheets/fight-the-virus/facts.ts';
import type { CellMarks, Mark } from '../../table/record.ts';
import { has } from '../kit/bits.ts';
import { filledSquares } from './analysis.ts';
import { idOf, places } from './curve.ts';
import type { Move } from './moves.ts';
import { seatOf, type PlayerSheet, type State } from './state.ts';
import { filledTests } from './testing.ts';

const write = (number: number): Mark => ({ kind: 'write', text: String(number) });

const ofField: Readonly<Record<string, readonly Mark[]>> = {
	o: [{ kind: 'circle' }],
	x: [{ kind: 'circle' }, { kind: 'cross' }],
	d: [{ kind: 'cross' }]
};

function curveMarks({ curve, circles }: PlayerSheet): { cell: string; marks: Mark[] }[] {
	return places.flatMap(({ at }) => {
		const circle: Mark[] = has(circles, at) ? [{ kind: 'circle' }] : [];
		const number = curve[at] ?? 0;
		const marks = number === 0 ? circle : [...circle, write(number)];
		return marks.length > 0 ? [{ cell: idOf(at), marks }] : [];
	});
}

function sheetMarks(sheet: PlayerSheet): { cell: string; marks: readonly Mark[] }[] {
	return [
		...filledSquares(sheet.analysis).map((at) => ({
			cell: analysisCell(at),
			marks: [{ kind: 'fill' }] as const
		})),
		...Array.from({ length: sheet.research }, (_, at) => ({
			cell: researchCell(at + 1),
			marks: [{ kind: 'cross' }] as const
		})),
		...filledTests(sheet.testing).map(({ at, number }) => ({
			cell: testingCell(at),
			marks: [write(number)]
		})),
		...curveMarks(sheet),
		...[...sheet.progress].flatMap((letter, at) => {
			const marks = ofField[letter];
			return marks ? [{ cell: progressCell(at), marks }] : [];
		})
	];
}

export const pencil = ({ seats }: State): CellMarks[] =>
	seats.flatMap(({ by, sheet }) => (sheet ? sheetMarks(sheet).map((marks) => ({ by, ...marks })) : []));

export function cells(state: State, move: Move): string[] {
	if ('cells' in move) return move.cells.map(analysisCell);
	if (move.do === 'test' || move.do === 'bonusOne') return [testingCell(move.cell)];
	if (move.do === 'curve' || move.do === 'bonusNumber') return [curveCell(move.cell)];
	if (move.do !== 'research') return [];
	const { sheet } = seatOf(state, move.by);
	return sheet ? [researchCell(sheet.research + 1)] : [];
}
