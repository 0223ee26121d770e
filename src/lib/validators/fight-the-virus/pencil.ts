/** What stands in which cell of the sheet. */
import { analysisCells, progressCells, researchCells } from '../../sheets/fight-the-virus/cells.ts';
import type { CellMarks, Mark } from '../../table/record.ts';
import { has } from '../kit/bits.ts';
import type { Agreed } from './agreed.ts';
import { filledSquares } from './analysis.ts';
import { curveNumberAt } from './columns.ts';
import type { PlayerSheet, State } from './state.ts';

type Pencilled = Omit<CellMarks, 'by'>;

const fill: readonly Mark[] = [{ kind: 'fill' }];
const cross: readonly Mark[] = [{ kind: 'cross' }];
const write = (number: number): Mark => ({ kind: 'write', text: String(number) });

const ofField: Readonly<Record<string, readonly Mark[]>> = {
	o: [{ kind: 'circle' }],
	x: [{ kind: 'circle' }, { kind: 'cross' }],
	d: cross
};

const testingMarks = ({ testing }: Agreed, numbers: readonly number[]): Pencilled[] =>
	testing.places.flatMap(({ id, index }) => {
		const number = numbers[index] ?? 0;
		return number === 0 ? [] : [{ cell: id, marks: [write(number)] }];
	});

const curveMarks = (agreed: Agreed, { curve, circles }: PlayerSheet): Pencilled[] =>
	agreed.curve.places.flatMap((place) => {
		const circle: Mark[] = has(circles, place.at) ? [{ kind: 'circle' }] : [];
		const number = curveNumberAt(curve, place);
		const marks = number === 0 ? circle : [...circle, write(number)];
		return marks.length > 0 ? [{ cell: place.id, marks }] : [];
	});

const sheetMarks = (agreed: Agreed, sheet: PlayerSheet): Pencilled[] => [
	...filledSquares(agreed, sheet.analysis).map((square) => ({
		cell: analysisCells.make(square),
		marks: fill
	})),
	...Array.from({ length: sheet.research }, (_, at) => ({ cell: researchCells.make(at + 1), marks: cross })),
	...testingMarks(agreed, sheet.testing),
	...curveMarks(agreed, sheet),
	...[...sheet.progress].flatMap((letter, field) => {
		const marks = ofField[letter];
		return marks ? [{ cell: progressCells.make(field), marks }] : [];
	})
];

export const pencil = ({ agreed, seats }: State): CellMarks[] =>
	seats.flatMap(({ by, sheet }) =>
		sheet ? sheetMarks(agreed, sheet).map((marks) => ({ by, ...marks })) : []
	);
