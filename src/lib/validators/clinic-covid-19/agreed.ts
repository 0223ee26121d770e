/** What a table agrees on before the first move: options, rulings, the edition, and what follows from them. */
import { facts as book, type Facts } from '../../sheets/clinic-covid-19/facts.ts';
import { isOurColumn, isOurIncome, isOurNumber } from '../../sheets/clinic-covid-19/known.ts';
import { ledgerOf, type Ledger } from '../../sheets/clinic-covid-19/ledger.ts';
import { limits } from '../../sheets/clinic-covid-19/limits.ts';
import type { Kind } from '../../sheets/clinic-covid-19/people.ts';
import {
	colours,
	confinements,
	contagions,
	modules,
	type Colour,
	type Confinement,
	type Contagion,
	type Module
} from '../../sheets/clinic-covid-19/vocabulary.ts';
import { onceAnEdition } from '../../sheets/kit/edition.ts';
import type { Setup } from '../../table/record.ts';
import { integer, list, type Fault } from '../../table/shape.ts';
import { amount, amounts, choice, optionTable, several, type Option } from '../kit/options.ts';
import { rulings, type RulingId } from './rulebook.ts';
import { refuse } from './sentences.ts';

export interface Agreed {
	readonly players: number;
	readonly facts: Facts;
	/** How many cells are printed. */
	readonly ledger: Ledger;
	readonly kinds: ReadonlyMap<string, Kind>;
	readonly contagion: Contagion;
	readonly confinement: Confinement;
	/** The table's own tiles replace the board. */
	readonly ownTiles: boolean;
	/** CLN-S3 The full stack of each round. */
	readonly stacks: readonly number[];
	/** CLN-N1, CLN-N2 Tiles that each player puts on slots in a contagion phase. */
	readonly spread: number;
	readonly modules: Readonly<Record<Module, boolean>>;
	readonly slots: number;
	readonly incomes: Readonly<Record<Colour, number>>;
	readonly rulings: Readonly<Record<RulingId, string>>;
}

const rounds = Array.from({ length: limits.rounds[1] }, (_, at) => String(at + 1));

/** How many numbers there must be depends on the edition: `misfit` looks at that. */
const tiles: Option<readonly number[] | null> = {
	...amounts(rounds, limits.tiles, null, (edition, chosen) => {
		const facts = book.factsOf(edition);
		const pair = options.read(1, chosen);
		const ours = isOurColumn(facts, pair);
		return columnOf(pair, facts).map((value) => ({ value, ours }));
	}),
	shape: () => list(integer(...limits.tiles), { max: Number.MAX_SAFE_INTEGER })
};

const table = {
	contagion: choice(contagions, 'low'),
	confinement: choice(confinements, 'medium'),
	modules: several(modules, []),
	slots: amount(...limits.slots, null, {
		leftOpen: (edition) => {
			const { slots } = book.factsOf(edition);
			return [{ value: slots, ours: isOurNumber('slots', slots) }];
		}
	}),
	tiles,
	incomes: amounts(colours, [0, 99], null, (edition) => {
		const { incomes } = book.factsOf(edition);
		return colours.map((colour) => ({
			value: incomes[colour],
			ours: isOurIncome(colour, incomes[colour])
		}));
	})
};

export const options = optionTable(table, rulings);
export type OptionName = keyof typeof table;

const chosenBy = ({ players, options: chosen }: Setup) => options.read(players.length, chosen);
type Chosen = ReturnType<typeof chosenBy>;

const columnOf = (
	{ contagion, confinement }: Pick<Chosen, 'contagion' | 'confinement'>,
	{ columns }: Facts
): readonly number[] => columns[contagion][confinement];

/** CLN-S2 Tiles a player in each round: those of the column, or the table's own. */
const tilesOf = (chosen: Chosen, facts: Facts): readonly number[] => chosen.tiles ?? columnOf(chosen, facts);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The length of the table's own tiles, then CLN-S3: the stacks may not need more tiles than there are. */
export function misfit(setup: Setup, facts: Facts): Fault | null {
	const chosen = chosenBy(setup);
	const { rounds: max, total } = facts;
	const tiles = tilesOf(chosen, facts);
	const path = chosen.tiles ? 'options.tiles' : 'options.confinement';
	if (tiles.length !== max) return { path, say: { key: 'list', values: { min: max, max } } };
	const needed = sum(tiles) * setup.players.length;
	if (needed <= total) return null;
	const complaint = refuse('CLN-S3', 'tooManyTiles', { needed, total });
	return { path, say: complaint.say, complaints: [complaint] };
}

const kindsOf = onceAnEdition(
	({ kinds }: Facts): ReadonlyMap<string, Kind> => new Map(kinds.map((kind) => [kind.id, kind]))
);

const each = <K extends string, T>(keys: readonly K[], value: (key: K, at: number) => T) =>
	Object.fromEntries(keys.map((key, at) => [key, value(key, at)])) as Readonly<Record<K, T>>;

export function agree(setup: Setup, facts: Facts): Agreed {
	const chosen = chosenBy(setup);
	const { contagion, confinement, incomes } = chosen;
	const players = setup.players.length;
	return {
		players,
		facts,
		ledger: ledgerOf(facts),
		kinds: kindsOf(facts),
		contagion,
		confinement,
		ownTiles: chosen.tiles !== null,
		stacks: tilesOf(chosen, facts).map((tiles) => tiles * players),
		spread: facts.spread[contagion],
		modules: each(modules, (module) => chosen.modules.includes(module)),
		slots: chosen.slots ?? facts.slots,
		incomes: incomes ? each(colours, (_, at) => incomes[at] ?? 0) : facts.incomes,
		rulings: chosen.rulings
	};
}

/** What holds by this set-up, without a table. */
export const agreedBy = (setup: Setup): Agreed => agree(setup, book.factsOf(setup.sheet));

export const isInPlay = ({ modules: inPlay }: Agreed, module: Module | null): boolean =>
	module === null || inPlay[module];
