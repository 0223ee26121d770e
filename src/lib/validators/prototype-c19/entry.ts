/** Copying a sheet from paper: what is written into which cell. */
import {
	biotechCells,
	circleCells,
	formulaCells,
	healthCells,
	mutantCells,
	riskCells,
	stepCells
} from '../../sheets/prototype-c19/cells.ts';
import { bonusKinds } from '../../sheets/prototype-c19/kinds.ts';
import { factorSign } from '../../sheets/prototype-c19/signs.ts';
import type { Entry, FieldText, Pen } from '../../table/entry.ts';
import type { Say, Values } from '../../table/record.ts';
import {
	amountOf,
	pick,
	counter,
	fieldOf,
	indexIn,
	inList,
	letterOf,
	mark,
	memberOf,
	number,
	openWhen,
	placeOf,
	reaches,
	upTo,
	times,
	within,
	type Field,
	type Placed as PlacedIn
} from '../kit/entry.ts';
import type { Agreed } from './agreed.ts';
import type { Position, PlayerPosition } from './paper.ts';

export type EntryText =
	| 'noFactor'
	| 'factorSign'
	| 'crossed'
	| 'phase'
	| 'phase.roll'
	| 'phase.report'
	| 'phase.over'
	| 'round'
	| 'researcher'
	| 'player'
	| 'half'
	| 'half.first'
	| 'half.second'
	| FieldText<keyof Position | keyof PlayerPosition>;

const say = (key: EntryText, values: Values = {}): Say => ({ key, values });

type Placed = PlacedIn<Position>;
type Sheet = Field<Position, PlayerPosition>;

const MOST_NOTED = 54;
const MOST_FACE = 6;
const part = fieldOf<PlayerPosition>();
const whole = fieldOf<Position>();

const sheetOf = (by: number): Sheet => within(whole('players', []), placeOf<PlayerPosition>(by, {}));

/** A number where a list has a place or not yet. */
const orZero = <P>(field: Field<P, number | null>): Field<P, number> => ({
	get: (position) => field.get(position) ?? 0,
	set: (position, value) => field.set(position, value === 0 ? null : value)
});

function mutantPens({ facts }: Agreed, sheet: Sheet): Placed[] {
	const faces = within(sheet, part('mutant', []));
	return times(facts.mutantBoxes, (at): Placed => [
		mutantCells.make(at),
		[openWhen(reaches(faces, at), number(null, orZero(inList(faces, at)), MOST_FACE))]
	]);
}

function bonusPens({ facts }: Agreed, sheet: Sheet): Placed[] {
	const used = within(sheet, part('used', {}));
	return bonusKinds.flatMap((kind) => {
		const crossed = within(used, fieldOf<NonNullable<PlayerPosition['used']>>()(kind, 0));
		return times(facts.circles[kind], (at): Placed => [
			circleCells[kind].make(at),
			[upTo(null, at + 1, crossed)]
		]);
	});
}

/** Columns are filled from the left, one number in each: what is wiped off takes those after it along. */
function healthPens({ facts }: Agreed, sheet: Sheet): Placed[] {
	const tested = within(sheet, part('health', []));
	return facts.health.cells.flatMap((cells, row) =>
		cells.flatMap((cell, column): Placed[] => {
			if (!cell) return [];
			const noted: Field<Position, number> = {
				get: (position) => {
					const [at, written] = tested.get(position)[column] ?? [];
					return at === row ? (written ?? 0) : 0;
				},
				set: (position, value) => {
					const list = tested.get(position);
					if (value > 0) return inList(tested, column).set(position, [row, value]);
					return list[column]?.[0] === row ? tested.set(position, list.slice(0, column)) : position;
				}
			};
			const pen = number(null, noted, MOST_NOTED, MOST_FACE * Math.max(1, cell.times));
			return [[healthCells.make([row, column]), [openWhen(reaches(tested, column), pen)]]];
		})
	);
}

function formulaPens({ facts }: Agreed, sheet: Sheet): Placed[] {
	const boxes = within(sheet, part('formula', []));
	const factors = [null, ...new Set(facts.factors)];
	const called = factors.map((factor) =>
		factor === null ? say('noFactor') : say('factorSign', { sign: factorSign(factor) })
	);
	return facts.boxes.flatMap((multiplier, box): Placed[] => {
		const noted: Field<Position, number> = {
			get: (position) => boxes.get(position)[box]?.[0] ?? 0,
			set: (position, value) =>
				value === 0
					? boxes.set(position, boxes.get(position).slice(0, box))
					: inList(boxes, box).set(position, [value, boxes.get(position)[box]?.[1] ?? null])
		};
		const factor: Field<Position, string | null> = {
			get: (position) => boxes.get(position)[box]?.[1] ?? null,
			set: (position, value) => {
				const written = boxes.get(position)[box];
				return written ? inList(boxes, box).set(position, [written[0], value]) : position;
			}
		};
		return [
			[
				formulaCells.make(box),
				[openWhen(reaches(boxes, box), number(null, noted, MOST_NOTED, MOST_FACE * multiplier))]
			],
			[stepCells.make(box), [openWhen(reaches(boxes, box + 1), pick(null, indexIn(factor, factors), called))]]
		];
	});
}

function biotechPens({ facts }: Agreed, sheet: Sheet): Placed[] {
	const noted = within(sheet, part('biotech', {}));
	const crossed = within(sheet, part('crossed', []));
	return facts.spaces.map((space): Placed => {
		const face = within(noted, amountOf(space));
		return [
			biotechCells.make(space),
			[number(null, face, MOST_FACE), mark(say('crossed'), within(crossed, memberOf(space)))]
		];
	});
}

/** Healthy, resistant, half-infected, infected. */
const PEOPLE = ['.', 'r', 'h', '#'] as const;

function riskPens({ facts: { risk } }: Agreed, sheet: Sheet): Placed[] {
	const lines = within(sheet, part('risk', risk.map));
	return risk.map.flatMap((line, row) =>
		[...line].flatMap((printed, column): Placed[] => {
			if (printed !== '.') return [];
			const person = within(within(lines, placeOf(row, line)), letterOf(column));
			return [
				[
					riskCells.make([row, column]),
					[mark(null, indexIn<Position, string>(person, PEOPLE), PEOPLE.length - 1)]
				]
			];
		})
	);
}

type PositionPhase = NonNullable<Position['phase']>;
const phases: readonly PositionPhase[] = ['roll', 'report', 'over'];

/** After the last turn there is neither a round nor a researcher. */
const phaseField: Field<Position, PositionPhase> = {
	get: ({ phase = 'roll' }) => phase,
	set: ({ players }, phase) => ({ phase, players })
};

const isInTurn = (position: Position): boolean => phaseField.get(position) === 'roll';

function formOf({ players, rounds }: Agreed): Pen<Position>[] {
	const halves: Field<Position, number> = {
		get: ({ second = false }) => (second ? 1 : 0),
		set: (position, value) => ({ ...position, second: value === 1 })
	};
	return [
		pick(
			say('phase'),
			indexIn(phaseField, phases),
			phases.map((phase) => say(`phase.${phase}`))
		),
		openWhen(isInTurn, counter(say('round'), whole('round', 1), rounds, 1)),
		players > 1
			? openWhen(
					isInTurn,
					pick(
						say('researcher'),
						whole('researcher', 0),
						times(players, (player) => say('player', { player }))
					)
				)
			: openWhen(isInTurn, pick(say('half'), halves, [say('half.first'), say('half.second')]))
	];
}

export function entry(agreed: Agreed, seat: number): Entry<Position> {
	const form = formOf(agreed);
	if (!agreed.kept.includes(seat)) return { cells: new Map(), form };
	const sheet = sheetOf(seat);
	const areas = [mutantPens, bonusPens, healthPens, formulaPens, biotechPens, riskPens];
	return { cells: new Map(areas.flatMap((pens) => pens(agreed, sheet))), form };
}
