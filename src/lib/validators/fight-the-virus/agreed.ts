/** What a table has agreed on, once for all its moves: options, rulings, the edition and what follows from it. */
import type { Facts } from '../../sheets/fight-the-virus/facts.ts';
import type { Setup } from '../../table/record.ts';
import { keptSheets, optionTable, seats } from '../kit/options.ts';
import {
	curveOf,
	testingOf,
	virusTurned,
	virusTurnedAndFlipped,
	type Curve,
	type Testing,
	type Virus
} from './boards.ts';
import { rulings, type RulingId } from './rulebook.ts';

const MOST_ROLLING_SEATS = 4;

/** FTV-L1: whoever is chosen as a roller rolls for itself, and there are at most four of them. */
const rollsForItself = (groups: readonly number[]): boolean =>
	groups.every((seat) => groups[seat] === seat) && new Set(groups).size <= MOST_ROLLING_SEATS;

export const options = optionTable({ sheets: keptSheets(0), groups: seats(rollsForItself) }, rulings);

export type Rulings = Readonly<Record<RulingId, string>>;

export interface Agreed {
	/** How many players there are. */
	readonly players: number;
	/** Whose sheets are kept here, ascending. */
	readonly kept: readonly number[];
	/** The seat in whose turns each player is active. */
	readonly rollsWith: readonly number[];
	/** The seats that roll, in their order. */
	readonly rollers: readonly number[];
	readonly rulings: Rulings;
	readonly facts: Facts;
	readonly virus: Virus;
	readonly testing: Testing;
	readonly curve: Curve;
	/** The last research number. */
	readonly last: number;
}

export function agree({ players, options: chosen }: Setup, facts: Facts): Agreed {
	const { sheets, groups, rulings } = options.read(players.length, chosen);
	return {
		players: players.length,
		kept: [...sheets].sort((a, b) => a - b),
		rollsWith: groups,
		rollers: [...new Set(groups)].sort((a, b) => a - b),
		rulings,
		facts,
		virus: rulings['FTV-R9'] === 'a' ? virusTurnedAndFlipped(facts) : virusTurned(facts),
		testing: testingOf(facts),
		curve: curveOf(facts),
		last: facts.research.length
	};
}
