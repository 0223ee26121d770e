/** Copying a sheet from paper: what is written into which cell. */
import {
	analysisCells,
	curveCells,
	progressCells,
	researchCells,
	testingCells
} from '../../sheets/fight-the-virus/cells.ts';
import type { Entry, FieldText, Pen } from '../../table/entry.ts';
import type { Say, Values } from '../../table/record.ts';
import { has } from '../kit/bits.ts';
import {
	pick,
	fieldOf,
	indexIn,
	letterOf,
	mark,
	number,
	offering,
	placeOf,
	upTo,
	within,
	type Field,
	type Placed as PlacedIn
} from '../kit/entry.ts';
import type { Agreed } from './agreed.ts';
import { curveRows, isFilled, curveNumberAt, type CurveSheet } from './columns.ts';
import { countingNeighbour } from './curve.ts';
import { FILLED, HIGHEST, sheetFrom, type Position, type SheetPosition } from './position.ts';
import { blankSheet, rollerIn } from './state.ts';
import { testingRows } from './testing.ts';

export type EntryText =
	| 'circle'
	| 'roller'
	| 'player'
	| 'lastColumn'
	| 'column'
	| FieldText<keyof Position | Exclude<keyof SheetPosition, 'by'>>;

const say = (key: EntryText, values: Values = {}): Say => ({ key, values });

/** Beyond a die's faces only progress makes a number. */
const USUAL = 6;

const sheetField = fieldOf<SheetPosition>();

const sheetOf = (by: number): Field<Position, SheetPosition> => ({
	get: ({ players = [] }) => players.find((sheet) => sheet.by === by) ?? { by },
	set: (position, sheet) => ({
		...position,
		players: [...(position.players ?? []).filter((other) => other.by !== by), sheet].sort(
			(a, b) => a.by - b.by
		)
	})
});

type Placed = PlacedIn<Position>;

function analysisPens({ virus }: Agreed, sheet: Field<Position, SheetPosition>): Placed[] {
	const lines = within(sheet, sheetField('analysis', virus.map));
	return virus.map.flatMap((line, row) =>
		[...line].flatMap((letter, column): Placed[] => {
			const filled = FILLED[letter];
			if (filled === undefined) return [];
			const drawn = within(within(lines, placeOf(row, line)), letterOf(column));
			return [[analysisCells.make([row, column]), [mark(null, indexIn(drawn, [letter, filled]))]]];
		})
	);
}

function numberPens(agreed: Agreed, sheet: Field<Position, SheetPosition>): Placed[] {
	const { testing, curve } = agreed;
	const blank = blankSheet(agreed);
	const testingField = within(sheet, sheetField('testing', testingRows(agreed, blank.testing)));
	const curveField = within(sheet, sheetField('curve', curveRows(agreed, blank.curve)));
	const circles = within(sheet, sheetField('circles', []));
	return [
		...testing.rows.flatMap(({ size }, row) =>
			Array.from({ length: size }, (_, at): Placed => {
				const written = within(within(testingField, placeOf<readonly number[]>(row, [])), placeOf(at, 0));
				return [testingCells.make([row, at]), [number(null, written, HIGHEST, USUAL)]];
			})
		),
		...curve.places.map(({ row, column }): Placed => {
			const written = within(
				within(curveField, placeOf<readonly (number | null)[]>(row, [])),
				placeOf<number | null>(column, null)
			);
			const orZero: Field<Position, number> = { get: (whole) => written.get(whole) ?? 0, set: written.set };
			const circled: Field<Position, number> = {
				get: (whole) => (circles.get(whole).some(([r, c]) => r === row && c === column) ? 1 : 0),
				set: (whole, value) => {
					const others = circles.get(whole).filter(([r, c]) => r !== row || c !== column);
					return circles.set(whole, value === 0 ? others : [...others, [row, column]]);
				}
			};
			return [
				curveCells.make([row, column]),
				[number(null, orZero, HIGHEST, USUAL), mark(say('circle'), circled)]
			];
		})
	];
}

const PROGRESS = ['-', 'o', 'x', 'd'] as const;

function trackPens({ facts, last }: Agreed, sheet: Field<Position, SheetPosition>): Placed[] {
	const research = within(sheet, sheetField('research', 0));
	const progress = within(sheet, sheetField('progress', '-'.repeat(facts.progress)));
	return [
		...Array.from({ length: last }, (_, at): Placed => [
			researchCells.make(at + 1),
			[upTo(null, at + 1, research)]
		]),
		...Array.from({ length: facts.progress }, (_, at): Placed => [
			progressCells.make(at),
			[mark(null, indexIn<Position, string>(within(progress, letterOf(at)), PROGRESS), PROGRESS.length - 1)]
		])
	];
}

/** This column after all others that are named. */
function lastOf(order: readonly number[], column: number, among: readonly number[]): readonly number[] {
	const others = order.filter((other) => other !== column);
	const after = Math.max(...among.map((other) => others.indexOf(other))) + 1;
	return [...others.slice(0, after), column, ...others.slice(after)];
}

/** FTV-C8, FTV-R2: the columns of which the last one decides what an empty circle takes. */
function decidingColumns(agreed: Agreed, sheet: CurveSheet): readonly number[] {
	const { curve, begun, circles } = sheet;
	const found = agreed.curve.places.flatMap((place) => {
		if (!has(circles, place.at) || isFilled(curve, place)) return [];
		const filled = place.beside.filter((other) => isFilled(curve, other));
		const columns = filled.map(({ column }) => column);
		// a number in its own column is the last one anyway
		if (columns.includes(place.column)) return [];
		const taken = columns.map((column) => {
			const order = { ...sheet, begun: lastOf(begun, column, columns) };
			const counting = countingNeighbour(agreed, order, filled);
			return counting && curveNumberAt(curve, counting);
		});
		return new Set(taken).size > 1 ? columns : [];
	});
	return [...new Set(found)].sort((a, b) => a - b);
}

/** Which column was filled last is not seen on paper. */
function lastColumnPen(agreed: Agreed, seat: number): Pen<Position> {
	const sheet = sheetOf(seat);
	const curveIn = (position: Position): CurveSheet => sheetFrom(agreed, sheet.get(position));
	const deciding = (position: Position): readonly number[] => decidingColumns(agreed, curveIn(position));
	const field: Field<Position, number> = {
		get: (position) => {
			const { begun } = curveIn(position);
			const columns = deciding(position);
			return begun.findLast((column) => columns.includes(column)) ?? begun.at(-1) ?? 0;
		},
		set: (position, column) => {
			const begun = lastOf(curveIn(position).begun, column, deciding(position));
			return sheet.set(position, { ...sheet.get(position), begun });
		}
	};
	const { width } = agreed.curve;
	const columns = Array.from({ length: width }, (_, column) => say('column', { column: column + 1 }));
	return offering(deciding, pick(say('lastColumn'), field, columns));
}

/** FTV-L1: only rolling seats roll. */
function rollerPen(agreed: Agreed): Pen<Position> {
	const { rollers } = agreed;
	const field: Field<Position, number> = {
		get: ({ roller, turn = 0 }) => rollers.indexOf(roller ?? rollerIn(agreed, turn)),
		set: (position, at) => ({ ...position, roller: rollers[at] ?? 0 })
	};
	return pick(
		say('roller'),
		field,
		rollers.map((player) => say('player', { player }))
	);
}

export function entry(agreed: Agreed, seat: number): Entry<Position> {
	const form = agreed.rollers.length > 1 ? [rollerPen(agreed)] : [];
	if (!agreed.kept.includes(seat)) return { cells: new Map(), form };
	const sheet = sheetOf(seat);
	return {
		cells: new Map([
			...analysisPens(agreed, sheet),
			...numberPens(agreed, sheet),
			...trackPens(agreed, sheet)
		]),
		form: [...form, lastColumnPen(agreed, seat)]
	};
}
