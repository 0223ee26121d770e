/** What stands on the contagion board and on the boards of the base game: an edition, and what makes one playable. */
import { integer, list, object, optional, text, tuple, type ShapeOf } from '../../table/shape.ts';
import { editionBook } from '../kit/edition.ts';
import { editionRules } from './edition-rules.ts';
import { limits } from './limits.ts';
import { kindLine, readKind, standardKinds, type Kind } from './people.ts';
import {
	colours,
	confinements,
	contagions,
	type Colour,
	type Confinement,
	type Contagion
} from './vocabulary.ts';

/** Tiles a player, a number for each round. */
export type Column = readonly number[];
type ByColour<T> = Readonly<Record<Colour, T>>;

export interface Facts {
	readonly rounds: number;
	readonly columns: Readonly<Record<Contagion, Readonly<Record<Confinement, Column>>>>;
	/** Tiles a player in a contagion phase. */
	readonly spread: Readonly<Record<Contagion, number>>;
	/** Tiles in the box. */
	readonly total: number;
	/** By the colour of the infected person, then by that of the doctor; null: never. */
	readonly nurses: ByColour<ByColour<number | null>>;
	readonly incomes: ByColour<number>;
	/** In $. */
	readonly protection: number;
	readonly consultation: number;
	/** In points of popularity: lost with an infected doctor, needed a player for the strategic victory. */
	readonly doctorDeath: number;
	readonly strategic: number;
	readonly slots: number;
	readonly rooms: number;
	readonly beds: number;
	readonly admits: number;
	/** All kinds of people, the further ones of the edition last. */
	readonly kinds: readonly Kind[];
}

const [leastRounds, mostRounds] = limits.rounds;
const column = optional(list(integer(...limits.tiles), { min: leastRounds, max: mostRounds }));

const shape = object({
	rounds: optional(integer(...limits.rounds)),
	board: optional(
		object({
			'low/low': column,
			'low/medium': column,
			'low/high': column,
			'high/low': column,
			'high/medium': column,
			'high/high': column
		})
	),
	contagions: optional(tuple(integer(...limits.contagions), integer(...limits.contagions))),
	total: optional(integer(...limits.total)),
	nurses: optional(
		list(
			text((row) => /^[\d-]{4}$/.test(row), 'value'),
			{ min: 4, max: 4 }
		)
	),
	incomes: optional(list(integer(...limits.incomes), { min: 4, max: 4 })),
	protection: optional(integer(...limits.protection)),
	consultation: optional(integer(...limits.consultation)),
	doctorDeath: optional(integer(...limits.doctorDeath)),
	strategic: optional(integer(...limits.strategic)),
	slots: optional(integer(...limits.slots)),
	rooms: optional(integer(...limits.rooms)),
	beds: optional(integer(...limits.beds)),
	admits: optional(integer(...limits.admits)),
	people: optional(list(kindLine, { max: limits.people }))
});

export type Given = ShapeOf<typeof shape>;

/** Known from the rule book: the column low/medium, the incomes of yellow and orange, the nurses of white and of red by
 *  red, and all numbers but slots and rooms; the rest is this app's own. */
export const standard: Required<Given> = {
	rounds: 6,
	board: {
		'low/low': [2, 3, 3, 4, 4, 5],
		'low/medium': [2, 2, 3, 3, 4, 4],
		'low/high': [1, 1, 2, 2, 3, 3],
		'high/low': [2, 3, 4, 4, 5, 6],
		'high/medium': [2, 2, 3, 4, 4, 5],
		'high/high': [1, 2, 2, 3, 4, 4]
	},
	contagions: [1, 2],
	total: 100,
	nurses: ['1012', '2101', '3210', '4321'],
	incomes: [6, 12, 20, 30],
	protection: 20,
	consultation: 6,
	doctorDeath: 5,
	strategic: 40,
	slots: 4,
	rooms: 8,
	beds: 2,
	admits: 2,
	people: []
};

const each = <K extends string, T>(keys: readonly K[], value: (key: K, at: number) => T) =>
	Object.fromEntries(keys.map((key, at) => [key, value(key, at)])) as Readonly<Record<K, T>>;

/** A column left out is the standard one, cut after so many rounds or continued with its last number. */
export const fitted = (column: Column, rounds: number): Column =>
	Array.from({ length: rounds }, (_, round) => column[round] ?? column[column.length - 1] ?? 1);

function read(given: Given): Facts {
	const { board: stated = {}, ...others } = given;
	const { board, contagions: spread, nurses, incomes, people, ...numbers } = { ...standard, ...others };
	return {
		...numbers,
		columns: each(contagions, (contagion) =>
			each(confinements, (confinement) => {
				const key = `${contagion}/${confinement}` as const;
				return stated[key] ?? fitted(board[key] ?? [], numbers.rounds);
			})
		),
		spread: { low: spread[0], high: spread[1] },
		nurses: each(colours, (_, person) =>
			each(colours, (_, doctor) => {
				const needed = nurses[person]?.[doctor] ?? '-';
				return needed === '-' ? null : Number(needed);
			})
		),
		incomes: each(colours, (_, at) => incomes[at] ?? 0),
		kinds: [...standardKinds, ...people.flatMap((line) => readKind(line) ?? [])]
	};
}

export const facts = editionBook<Facts, Given>({
	standard,
	known: [
		'rounds',
		'contagions',
		'total',
		'protection',
		'consultation',
		'doctorDeath',
		'strategic',
		'beds',
		'people'
	],
	shape,
	read,
	rules: editionRules
});
