/** The total of a score follows from its parts, as each game's document says. */
import { expect, it } from 'vitest';
import { stateOf } from '../src/lib/table/engine.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { games } from './games.ts';
import { randomGame, randomSetup } from './random-play.ts';

type Parts = Readonly<Record<string, number | null>>;

const of = (parts: Parts, ...names: string[]): number =>
	names.reduce((sum, name) => sum + (parts[name] ?? 0), 0);

const totals: Readonly<Record<string, (parts: Parts) => number>> = {
	'fight-the-virus': (parts) => of(parts, 'research', 'testingGoals', 'curveGoals'),
	'prototype-c19': (parts) => of(parts, ...Object.keys(parts)),
	'combat-the-corona': (parts) => of(parts, 'beds'),
	'clinic-covid-19': (parts) => of(parts, 'cured') - of(parts, 'deceased'),
	'pandemic-the-cure': (parts) => of(parts, 'cured')
};

it.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	const total = totals[id];
	const adds = game.totals !== 'none';
	for (let seed = 0; seed < 30; seed++) {
		const random = seeded(9000 + seed);
		const line = randomGame(game, randomSetup(game, random), random, 30 + 7 * seed);
		for (const { total: found, parts } of game.score(stateOf(line)).scores) {
			expect(found).toBe(total?.(parts));
			if (adds) expect(found).toBe(of(parts, ...Object.keys(parts)));
		}
	}
});
