/** An edition at random for each game: tests/GAME/random-facts.ts. */
import type { Facts, Random } from '../src/lib/table/record.ts';

const found = import.meta.glob<(random: Random) => Facts>('./*/random-facts.ts', {
	eager: true,
	import: 'randomFacts'
});

export function factsOf(game: string, random: Random): Facts {
	const make = found[`./${game}/random-facts.ts`];
	if (!make) throw new Error(`tests/${game}/random-facts.ts is missing`);
	return make(random);
}
