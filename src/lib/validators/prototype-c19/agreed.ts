/** What was agreed before the first move, the sheet it is played on, and what follows from both. */
import { factorCells } from '../../sheets/prototype-c19/cells.ts';
import type { Facts } from '../../sheets/prototype-c19/facts.ts';
import type { Setup } from '../../table/record.ts';
import type { Bits } from '../kit/bits.ts';
import { choice, keptSheets, optionTable } from '../kit/options.ts';
import { rulings, type RulingId } from './rulebook.ts';
import { zoneMapOf, type Ways, type ZoneMap } from './zone.ts';

export const scenarios = [
	'ets',
	'dengue',
	'common-flu',
	'hospital-virus',
	'covid-19',
	'cholera',
	'swine-flu',
	'black-death',
	'avian-flu',
	'corrupt-labs',
	'chemical-war',
	'designer-virus',
	'anti-vaccines'
] as const;
export type Scenario = (typeof scenarios)[number];

export const options = optionTable(
	{ scenario: choice(['none', ...scenarios], 'none'), sheets: keptSheets(0) },
	rulings
);

export interface Agreed {
	readonly players: number;
	readonly scenario: Scenario | 'none';
	/** Seats whose sheets this table keeps, in seat order. */
	readonly kept: readonly number[];
	readonly rulings: Readonly<Record<RulingId, string>>;
	readonly facts: Facts;
	/** PC19-T2 */
	readonly rounds: number;
	readonly zone: ZoneMap;
	/** PC19-R9: those who surround each hospital. */
	readonly aroundHospitals: readonly Bits[];
	/** PC19-R2: every way in which an infection of a value can lie. */
	readonly waysOf: (value: number) => Ways;
	/** PC19-F5: the cells of each factor, as many as it is printed times. */
	readonly printed: ReadonlyMap<string, readonly string[]>;
}

function cellsOfEach(factors: readonly string[]): Map<string, readonly string[]> {
	const cells = new Map<string, readonly string[]>();
	for (const [at, factor] of factors.entries())
		cells.set(factor, [...(cells.get(factor) ?? []), factorCells.make(at)]);
	return cells;
}

export function agree(setup: Setup, facts: Facts): Agreed {
	const players = setup.players.length;
	const { scenario, sheets, rulings } = options.read(players, setup.options);
	const zone = zoneMapOf(facts);
	const around = rulings['PC19-R9'] === 'a' ? 'touching' : 'around';
	return {
		players,
		scenario,
		kept: [...sheets].sort((a, b) => a - b),
		rulings,
		facts,
		rounds: facts.rounds[players - 1] ?? 0,
		zone,
		aroundHospitals: zone.hospitals.map((hospital) => hospital[around]),
		waysOf: rulings['PC19-R2'] === 'a' ? zone.turned : zone.mirrored,
		printed: cellsOfEach(facts.factors)
	};
}
