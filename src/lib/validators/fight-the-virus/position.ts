/** Where a game stands between two turns, as data (document: "Positions"). */
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
import {
	either,
	integer,
	list,
	object,
	oneOf,
	optional,
	places,
	text,
	tuple,
	where,
	type Shape
} from '../../table/shape.ts';
import { bitsOf } from '../kit/bits.ts';
import type { Agreed } from './agreed.ts';
import { readAnalysis } from './analysis.ts';
import { isComplete } from './columns.ts';
import { doubts } from './doubts.ts';
import { marksOf, type SheetMarks } from './marks.ts';
import type { Dice } from './moves.ts';
import { MOST_TURNS } from './rounds.ts';
import { beginWith, blankSheet, rollerIn, type PlayerSheet, type State } from './state.ts';
import { aFace } from '../kit/die.ts';

/** A sheet as it can be read off the paper, and the order in which columns were begun, which cannot. */
export interface SheetPosition extends Partial<Omit<SheetMarks, 'by'>> {
	readonly by: number;
	readonly begun?: readonly number[];
}

export interface Position {
	readonly turn?: number;
	readonly roller?: number;
	readonly dice?: Dice | null;
	readonly players?: readonly SheetPosition[];
}

// the shape

/** No number on a sheet is higher. */
export const HIGHEST = 199;
const number = integer(0, HIGHEST);

/** A row of the virus with some of its squares filled. */
const isDrawnOn = (line: string, drawn: string): boolean =>
	drawn.length === line.length &&
	[...line].every((letter, at) => drawn[at] === letter || drawn[at] === FILLED[letter]);

/** What a square of the map becomes. */
export const FILLED: Readonly<Record<string, string>> = { o: 'x', s: 'X' };

function sheetShape({ kept, facts, virus, testing, curve, last }: Agreed): Shape<SheetPosition> {
	const isCurveSquare = ([row, column]: Square): boolean =>
		column < curve.width && curve.placeAt[row * curve.width + column] !== undefined;
	const square = where(
		tuple(integer(0, curve.rows - 1), integer(0, curve.width - 1)),
		isCurveSquare,
		'value'
	);
	const curveRow = (row: number): Shape<(number | null)[]> =>
		places(
			Array.from({ length: curve.width }, (_, column): Shape<number | null> =>
				isCurveSquare([row, column]) ? number : oneOf(null)
			)
		);
	return object({
		by: oneOf(...kept),
		analysis: optional(places(virus.map.map((line) => text((drawn) => isDrawnOn(line, drawn), 'value')))),
		progress: optional(
			text((fields) => fields.length === facts.progress && /^[-oxd]*$/.test(fields), 'value')
		),
		research: optional(integer(0, last)),
		testing: optional(places(testing.rows.map(({ size }) => list(number, { min: size, max: size })))),
		curve: optional(places(Array.from({ length: curve.rows }, (_, row) => curveRow(row)))),
		circles: optional(list(square, { max: curve.places.length, unique: true })),
		begun: optional(list(integer(0, curve.width - 1), { max: curve.width, unique: true }))
	});
}

const isOnceEach = (sheets: readonly SheetPosition[]): boolean =>
	new Set(sheets.map(({ by }) => by)).size === sheets.length;

const shape = (agreed: Agreed): Shape<Position> =>
	object({
		turn: optional(integer(0, MOST_TURNS)),
		roller: optional(oneOf(...agreed.rollers)),
		dice: optional(either(tuple(aFace, aFace), oneOf(null))),
		players: optional(where(list(sheetShape(agreed), { max: agreed.kept.length }), isOnceEach, 'unique'))
	});

// to a state

/**
 * The order of the columns that hold numbers: first those that are not named, the complete ones from the left, then
 * the incomplete ones from the left; then the named ones in their order.
 */
function orderOf({ curve }: Agreed, numbers: readonly number[], named: readonly number[]): number[] {
	const holds = (column: number): boolean =>
		curve.columnAt[column]?.places.some(({ at }) => (numbers[at] ?? 0) !== 0) ?? false;
	const unnamed = curve.columns.filter(({ column }) => holds(column) && !named.includes(column));
	const complete = unnamed.filter((column) => isComplete(numbers, column));
	const incomplete = unnamed.filter((column) => !isComplete(numbers, column));
	return [...[...complete, ...incomplete].map(({ column }) => column), ...named.filter(holds)];
}

/** What stands on a sheet; what is left out is blank. */
export function sheetFrom(agreed: Agreed, given: SheetPosition): PlayerSheet {
	const blank = blankSheet(agreed);
	const curve = given.curve?.flat().map((written) => written ?? 0) ?? blank.curve;
	return {
		analysis: given.analysis ? readAnalysis(agreed, given.analysis) : blank.analysis,
		progress: given.progress ?? blank.progress,
		research: given.research ?? 0,
		testing: given.testing?.flat() ?? blank.testing,
		curve,
		begun: orderOf(agreed, curve, given.begun ?? []),
		circles: bitsOf((given.circles ?? []).map(([row, column]) => row * agreed.curve.width + column))
	};
}

function from(agreed: Agreed, { turn = 0, roller, dice = null, players = [] }: Position): State {
	const blank = blankSheet(agreed);
	const begun = beginWith(agreed, (by) => {
		const given = players.find((sheet) => sheet.by === by);
		return given ? sheetFrom(agreed, given) : blank;
	});
	const state = { ...begun, turn, roller: roller ?? rollerIn(agreed, turn), dice };
	const winners = state.seats.filter(({ sheet }) => sheet?.research === agreed.last).map(({ by }) => by);
	return winners.length === 0 ? state : { ...state, phase: 'over', reason: 'research', winners };
}

/** Between two turns only; all fields are written. */
function of({ agreed, phase, turn, roller, dice, seats }: State): Position | null {
	if (phase !== 'roll') return null;
	const players = seats.flatMap(({ by, sheet }) =>
		sheet ? [{ ...marksOf(agreed, by, sheet), begun: sheet.begun }] : []
	);
	return { turn, roller, dice, players };
}

export const position = {
	shape,
	from,
	of,
	doubts: (agreed: Agreed, { players = [] }: Position) =>
		[...players]
			.sort((a, b) => a.by - b.by)
			.flatMap((given) => doubts(agreed, sheetFrom(agreed, given), given))
};
