/** What a table agrees on before the first move: options and rulings, with their defaults. */
import {
	colours,
	columns,
	confinements,
	contagions,
	incomes,
	modules,
	ROUNDS,
	slotCount,
	TILES,
	type Colour,
	type Confinement,
	type Contagion,
	type Module
} from '../../sheets/clinic-covid-19/facts.ts';
import type { OptionField } from '../../table/game.ts';
import type { Options, Setup } from '../../table/record.ts';
import { integer, list, object, oneOf, optional, record, where, type Shape } from '../../table/shape.ts';
import { rulings, type RulingId } from './rulebook.ts';

export type Answer = 'a' | 'b';

export interface Agreed {
	readonly players: number;
	readonly contagion: Contagion;
	readonly confinement: Confinement;
	/** Tiles a player and round, of the board or the table's own. */
	readonly tiles: readonly number[];
	readonly ownTiles: boolean;
	readonly modules: Readonly<Record<Module, boolean>>;
	readonly slots: number;
	readonly incomes: Readonly<Record<Colour, number>>;
	readonly rulings: Readonly<Record<RulingId, Answer>>;
}

export const optionNames = ['contagion', 'confinement', 'modules', 'slots', 'tiles', 'incomes'] as const;
export type OptionName = (typeof optionNames)[number];

const rounds = Array.from({ length: ROUNDS }, (_, n) => String(n + 1));

export const optionFields: readonly (OptionField & { readonly name: OptionName })[] = [
	{ name: 'contagion', kind: 'choice', values: contagions, default: 'low' },
	{ name: 'confinement', kind: 'choice', values: confinements, default: 'medium' },
	{ name: 'modules', kind: 'several', values: modules, default: [] },
	{ name: 'slots', kind: 'number', min: slotCount.min, max: slotCount.max, default: slotCount.default },
	{ name: 'tiles', kind: 'numbers', values: rounds, min: 1, max: 95, default: null },
	{ name: 'incomes', kind: 'numbers', values: colours, min: 0, max: 99, default: incomes }
];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** CLN-S3 The stacks may not need more than 100 tiles. */
const stacksFit =
	(players: number) =>
	(tiles: readonly number[]): boolean =>
		sum(tiles) * players <= TILES;

export const optionShape = (players: number): Shape<Options> =>
	object({
		contagion: optional(oneOf(...contagions)),
		confinement: optional(oneOf(...confinements)),
		tiles: optional(where(list(integer(1, 95), { min: ROUNDS, max: ROUNDS }), stacksFit(players), 'value')),
		modules: optional(list(oneOf(...modules), { max: modules.length, unique: true })),
		slots: optional(integer(slotCount.min, slotCount.max)),
		incomes: optional(list(integer(0, 99), { min: colours.length, max: colours.length })),
		rulings: optional(
			record(
				rulings.map((ruling) => ruling.id),
				oneOf('a', 'b')
			)
		)
	});

/** Options as they are after they came through the door. */
interface Chosen {
	readonly contagion?: Contagion;
	readonly confinement?: Confinement;
	readonly tiles?: readonly number[];
	readonly modules?: readonly Module[];
	readonly slots?: number;
	readonly incomes?: readonly number[];
	readonly rulings?: Readonly<Partial<Record<RulingId, Answer>>>;
}

export const slotsOf = (options: Options): number => (options as Chosen).slots ?? slotCount.default;

export function agreedOf({ players, options }: Setup): Agreed {
	const chosen = options as Chosen;
	const { contagion = 'low', confinement = 'medium' } = chosen;
	const inPlay = (module: Module): boolean => chosen.modules?.includes(module) ?? false;
	const each = <K extends string, T>(keys: readonly K[], value: (key: K, at: number) => T) =>
		Object.fromEntries(keys.map((key, at) => [key, value(key, at)])) as Record<K, T>;
	return {
		players: players.length,
		contagion,
		confinement,
		tiles: chosen.tiles ?? columns[contagion][confinement],
		ownTiles: chosen.tiles !== undefined,
		modules: each(modules, inPlay),
		slots: slotsOf(options),
		incomes: each(colours, (_, at) => (chosen.incomes ?? incomes)[at] ?? 0),
		rulings: each(
			rulings.map((ruling) => ruling.id),
			(id) => chosen.rulings?.[id] ?? 'a'
		)
	};
}
