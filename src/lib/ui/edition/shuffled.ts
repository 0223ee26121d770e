/** What of an edition was shuffled: neither ours nor anybody's, but made again by its number. */
import { freshFacts, hasFresh } from '../../games.ts';
import type { Facts } from '../../table/record.ts';
import { textOf } from '../../table/same.ts';

/** Numbers of sheets go from 1 to this. */
export const MOST_SHEETS = 99_999;

/** The numbers that a sheet of this name may have: whoever received it knows no more. */
const numbersIn = (name: string): readonly number[] =>
	(name.match(/\d+/g) ?? []).map(Number).filter((number) => number >= 1 && number <= MOST_SHEETS);

/** Whether a part says just what was shuffled. */
export const isShuffled = (shuffle: Facts, field: string, value: unknown): boolean =>
	Object.hasOwn(shuffle, field) && textOf(shuffle[field]) === textOf(value);

/** All that the shuffle with the number of this edition says; nothing where no part of it is left. */
export async function shuffleOf(edition: {
	readonly game: string;
	readonly name: string;
	readonly facts: Facts;
	/** Known where it was shuffled here. */
	readonly seed?: number;
}): Promise<Facts> {
	const { game, name, facts, seed } = edition;
	if (!hasFresh(game)) return {};
	for (const number of seed === undefined ? numbersIn(name) : [seed]) {
		const shuffle = await freshFacts(game, number);
		if (Object.keys(facts).some((field) => isShuffled(shuffle, field, facts[field]))) return shuffle;
	}
	return {};
}
