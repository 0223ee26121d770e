/**
 * The words of this game in the one notation:
 *   setup                    the usual twelve dice (with charter, summit and courier open)
 *   setup red1 red4 ...      these dice
 *   A roll fly treat ...     seat, verb, then its fields in the order of the rule book
 *   A reroll fly to treat    what they showed, and what they show now
 *   put 3 red bag 1          a card of the table's own that moves dice
 */
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { countsAt } from '../../src/lib/validators/pandemic-the-cure/lying.ts';
import type { State } from '../../src/lib/validators/pandemic-the-cure/state.ts';
import type { Region } from '../../src/lib/sheets/pandemic-the-cure/pieces.ts';
import type { Move } from '../../src/lib/table/record.ts';
import { notation, type At, type Fields } from '../kit/at-the-table.ts';

const usualDice = 'red1 red4 red6 blue1 blue2 blue3 black3 black4 black5 yellow2 yellow4 yellow5'.split(' ');
const usualCards = ['charter', 'summit', 'courier'];

const value = (word: string): string | number => (/^\d+$/.test(word) ? Number(word) : word);

/** The words in the order of these fields; the last one may be a list. */
const inOrder =
	(...fields: readonly string[]) =>
	(words: readonly string[]): object =>
		Object.fromEntries(
			fields.map((field, at): [string, unknown] =>
				field.endsWith('*') ? [field.slice(0, -1), words.slice(at)] : [field, value(words[at] ?? '')]
			)
		);

const fields: Fields = {
	setup: (words, { state }) => ({
		dice: words.length > 0 ? words : usualDice,
		...((state as State).agreed.events === 'app' && { events: usualCards })
	}),
	roll: inOrder('faces*'),
	reroll: (words) => {
		const turned = words.indexOf('to');
		return { dice: words.slice(0, turned), faces: words.slice(turned + 1) };
	},
	unlock: inOrder('holder', 'colour'),
	fly: inOrder('die', 'region'),
	sail: inOrder('die', 'region'),
	treat: inOrder('die', 'from', 'colour'),
	sample: inOrder('die', 'colour'),
	helicopter: inOrder('die', 'player', 'region'),
	contain: inOrder('die', 'dice*'),
	cdc: inOrder('die', 'from', 'colour'),
	give: inOrder('player', 'colour'),
	cure: inOrder('dice*'),
	next: inOrder('step'),
	infect: inOrder('dice*'),
	epidemic: inOrder('dice*'),
	reveal: inOrder('card'),
	put: (words) => {
		const [count, colour, from, to] = words.map(value);
		return { ...custom({ effect: 'dice', colour, count, from, to }) };
	}
};

export const { table, refusedSetup, doubts, rulings } = notation(game, fields);

/** A card of the table's own. */
export const custom = (...effects: readonly object[]): Move =>
	({ do: 'event', card: 'custom', pay: [], effects }) as Move;

/** The usual table of these tests: three players with cards of their own, so that a line can put dice anywhere. */
export const after = (
	script: string | readonly (string | Move)[],
	options: object = { events: 'table' },
	players = 3
): At => table({ players, options }).after(...(typeof script === 'string' ? [script] : script));

export const stateOf = ({ state }: At): State => state as State;
export const seat = (by: number): string => String.fromCharCode(65 + by);

/** The state with its dice by place and colour, as a test reads them. */
export function seen(at: At) {
	const state = stateOf(at);
	return {
		...state,
		world: byRegion((region) => countsAt(state, region)),
		centre: countsAt(state, 'centre'),
		cdc: countsAt(state, 'cdc'),
		bag: countsAt(state, 'bag')
	};
}

const byRegion = <T>(of: (region: Region) => T): Readonly<Record<Region, T>> => ({
	1: of(1),
	2: of(2),
	3: of(3),
	4: of(4),
	5: of(5),
	6: of(6)
});
