/** A player aid speaks of the edition that it is printed for. */
import { describe, expect, it } from 'vitest';
import { loadAid } from '../../src/lib/games.ts';
import { languages } from '../../src/lib/i18n/talk.ts';
import type { Facts } from '../../src/lib/table/record.ts';

/** What an edition states, and the numbers that its aid has from there. */
const stated: Readonly<Record<string, readonly [Facts, ...number[]]>> = {
	'fight-the-virus': [{ free: { most: 91, box: [92, 93] } }, 91, 92, 93],
	'prototype-c19': [{ rounds: [91, 92, 93, 94, 95] }, 91, 92, 93, 94, 95],
	'clinic-covid-19': [{ protection: 91, contagions: [92, 93], strategic: 94 }, 91, 92, 93, 94],
	'pandemic-the-cure': [{ cureAt: 91, stack: 92, setupDice: 93, openEvents: 94 }, 91, 92, 93, 94]
};

describe.each(Object.entries(stated))('%s', (id, [facts, ...numbers]) => {
	it.each(languages)('the aid has the numbers of its edition (%s)', async (language) => {
		const aidOn = await loadAid(id, language);
		const [own, ours] = [aidOn({ name: 'Box of the club', facts }), aidOn('standard')].map((aid) =>
			JSON.stringify(aid)
		);
		const found = (said = ''): number[] => numbers.filter((number) => said.includes(String(number)));
		expect(found(own)).toEqual(numbers);
		expect(found(ours)).toEqual([]);
	});
});
