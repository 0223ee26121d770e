/**
 * ONE table of options: the field of the set-up screen, the shape at the door and the default all come from it.
 */
import type { LeftOpen, OptionField } from '../../table/game.ts';
import type { Options, Ruling } from '../../table/record.ts';
import {
	integer,
	list,
	object,
	oneOf,
	optional,
	truth,
	where,
	whereField,
	type OptionalShape,
	type Shape
} from '../../table/shape.ts';
import { answersOf } from './rulebook.ts';

type Unnamed<F> = F extends unknown ? Omit<F, 'name'> : never;

export interface Option<T> {
	/** What the set-up screen offers, without the name; null when it offers nothing. */
	readonly field: Unnamed<OptionField> | null;
	/** For a table of so many players. */
	readonly shape: (players: number) => Shape<T>;
	readonly default: (players: number) => T;
}

export const choice = <const V extends string>(values: readonly V[], standard: NoInfer<V>): Option<V> => ({
	field: { kind: 'choice', values, default: standard },
	shape: () => oneOf(...values),
	default: () => standard
});

export const onOff = (standard: boolean): Option<boolean> => ({
	field: { kind: 'switch', default: standard },
	shape: () => truth,
	default: () => standard
});

interface When {
	readonly option: string;
	readonly value: string;
}

/** A number; null by default when something else decides it. `when`: an error unless another option has this value. */
export const amount = <D extends number | null>(
	min: number,
	max: number,
	standard: D,
	{ when, leftOpen }: { readonly when?: When; readonly leftOpen?: LeftOpen } = {}
): Option<number | D> => ({
	field: {
		kind: 'number',
		min,
		max,
		default: standard,
		...(when && { when }),
		...(leftOpen && { leftOpen })
	},
	shape: () => integer(min, max),
	default: () => standard
});

/** Several numbers side by side, one for each name. */
export const amounts = (
	names: readonly string[],
	[min, max]: readonly [number, number],
	standard: readonly number[] | null,
	leftOpen?: LeftOpen
): Option<readonly number[] | null> => ({
	field: { kind: 'numbers', values: names, min, max, default: standard, ...(leftOpen && { leftOpen }) },
	shape: () => list(integer(min, max), { min: names.length, max: names.length }),
	default: () => standard
});

export const several = <const V extends string>(
	values: readonly V[],
	standard: readonly NoInfer<V>[]
): Option<readonly V[]> => ({
	field: { kind: 'several', values, default: standard },
	shape: () => list(oneOf(...values), { max: values.length, unique: true }),
	default: () => standard
});

/** One of the players. */
export const player = (standard: number): Option<number> => ({
	field: { kind: 'player', default: standard },
	shape: (players) => integer(0, players - 1),
	default: () => standard
});

/** One choice a player; `fits` says which choices go together. */
export const perPlayer = <const V extends string>(
	values: readonly V[],
	standard: NoInfer<V>,
	fits: (chosen: readonly V[]) => boolean
): Option<readonly V[]> => ({
	field: { kind: 'perPlayer', values, default: standard },
	shape: (players) => where(list(oneOf(...values), { min: players, max: players }), fits, 'unique'),
	default: (players) => Array.from({ length: players }, () => standard)
});

/** The seat with which each player plays; everybody's own by default. */
export const seats = (fits: (seats: readonly number[]) => boolean): Option<readonly number[]> => ({
	field: { kind: 'seats' },
	shape: (players) => where(list(integer(0, players - 1), { min: players, max: players }), fits, 'value'),
	default: (players) => Array.from({ length: players }, (_, by) => by)
});

/** Whose sheets this table keeps; `least` is 0 where a table may keep none and only log rolls. */
export const keptSheets = (least: 0 | 1): Option<readonly number[]> => ({
	field: { kind: 'sheets' },
	shape: (players) => list(integer(0, players - 1), { min: least, max: players, unique: true }),
	default: (players) => Array.from({ length: players }, (_, by) => by)
});

/** Asked by a form of the game's own, or, with `asked: false`, not on the set-up screen at all. */
export const special = <T, D>(
	shape: (players: number) => Shape<T>,
	standard: D,
	{ asked }: { readonly asked: boolean } = { asked: true }
): Option<T | D> => ({ field: asked ? { kind: 'own' } : null, shape, default: () => standard });

type Table = Readonly<Record<string, Option<unknown>>>;
type Read<T extends Table, Q extends readonly Ruling[]> = {
	readonly [K in keyof T]: T[K] extends Option<infer V> ? V : never;
} & { readonly rulings: Readonly<Record<Q[number]['id'], string>> };

export interface OptionTable<T extends Table, Q extends readonly Ruling[]> {
	readonly fields: readonly OptionField[];
	readonly shape: (players: number) => Shape<Options>;
	/** What holds at a table: what was chosen, over the defaults. */
	readonly read: (players: number, options: Options) => Read<T, Q>;
}

const ruled = (rulings: readonly Ruling[]): OptionalShape<unknown> =>
	optional(object(Object.fromEntries(rulings.map(({ id, answers }) => [id, optional(oneOf(...answers))]))));

export function optionTable<const T extends Table, const Q extends readonly Ruling[]>(
	table: T,
	rulings: Q
): OptionTable<T, Q> {
	const entries = Object.entries(table);
	/** What is only asked while another option has some value is refused without it. */
	const inPlace = (players: number, of: Shape<Options>): Shape<Options> =>
		entries.reduce((shape, [name, { field }]) => {
			if (field?.kind !== 'number' || !field.when) return shape;
			const { option, value } = field.when;
			const fits = (options: Options): boolean =>
				options[name] === undefined || (options[option] ?? table[option]?.default(players)) === value;
			return whereField(shape, name, fits, 'noField', () => ({}));
		}, of);
	return {
		fields: entries.flatMap(([name, { field }]) => (field ? [{ ...field, name } as OptionField] : [])),
		shape: (players) =>
			inPlace(
				players,
				object({
					...Object.fromEntries(entries.map(([name, { shape }]) => [name, optional(shape(players))])),
					rulings: ruled(rulings)
				}) as Shape<Options>
			),
		read: (players, options) =>
			({
				...Object.fromEntries(
					entries.map(([name, option]) => [name, options[name] ?? option.default(players)])
				),
				rulings: answersOf(rulings, options.rulings)
			}) as Read<T, Q>
	};
}
