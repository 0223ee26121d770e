/** Whose the parts of an edition are: ours, somebody's, or shuffled. */
import { describe, expect, it } from 'vitest';
import { freshFacts, gameIds, hasFresh } from '../../src/lib/games.ts';
import { isShuffled, shuffleOf } from '../../src/lib/ui/edition/shuffled.ts';

describe.each(gameIds.filter(hasFresh))('%s', (game) => {
	const shuffledIn = async (edition: { name: string; facts: object; seed?: number }): Promise<string[]> => {
		const facts = edition.facts as Readonly<Record<string, unknown>>;
		const shuffle = await shuffleOf({ game, ...edition, facts });
		return Object.keys(facts).filter((field) => isShuffled(shuffle, field, facts[field]));
	};

	it('knows every part of a shuffled sheet by its number, here and where it was received', async () => {
		const facts = await freshFacts(game, 4711);
		expect(await shuffledIn({ name: 'Ours', facts, seed: 4711 })).toEqual(Object.keys(facts));
		expect(await shuffledIn({ name: 'Hoja nueva 4711', facts })).toEqual(Object.keys(facts));
	});
	it('what was changed since is no longer shuffled', async () => {
		const facts = await freshFacts(game, 4711);
		const [first = '', ...others] = Object.keys(facts);
		const other = { ...facts, [first]: (await freshFacts(game, 12))[first] };
		expect(await shuffledIn({ name: 'Ours', facts: other, seed: 4711 })).toEqual(others);
	});
	it('a number in the name of an edition that was entered makes no shuffle of it', async () => {
		const entered = { ...(await freshFacts(game, 12)) };
		expect(await shuffledIn({ name: 'The sheet we printed in 2020', facts: entered })).toEqual([]);
		expect(await shuffledIn({ name: 'Sheet 0 of 100000', facts: entered })).toEqual([]);
	});
});

it('a game whose sheets are never shuffled has nothing shuffled', async () => {
	const game = gameIds.find((id) => !hasFresh(id)) ?? '';
	expect(await shuffleOf({ game, name: 'Fresh sheet 1', facts: {} })).toEqual({});
});
