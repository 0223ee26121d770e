/** Chooses an example for every rule of every game and writes them to src/lib/rulebook/examples. */
import { writeFileSync } from 'node:fs';
import { anotherPair } from '../../src/lib/rulebook/another.ts';
import type { Example } from '../../src/lib/rulebook/examples.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import { games } from '../games.ts';
import { byHand, likewise } from './by-hand.ts';
import { searchGames, searchVectors, type Shelf } from './choose.ts';

/** A refusal cites its own rule; for another one the allowed move of the pair is the example. */
const effectOf = (example: Example | undefined): Example | undefined =>
	example && 'allowed' in example ? { at: example.at, shown: example.allowed } : example;

/** A move that is refused teaches most; what somebody chose by hand comes first all the same. */
function examplesOf(game: AnyGame): ReadonlyMap<string, Example | undefined> {
	const random = seeded(2020);
	const refusals: Shelf = new Map();
	const effects: Shelf = new Map();
	searchVectors(game, refusals, random, true);
	searchGames(game, { refusals, effects }, random, 40, 120);
	searchVectors(game, effects, random, false);
	const ids = new Set([...Object.keys(game.rulebook), ...game.rulings.map(({ id }) => id)]);
	const chosen = (id: string): Example | undefined => {
		const other = likewise[id];
		if (other !== undefined) return effectOf(chosen(other));
		return byHand[id] ?? (refusals.get(id) ?? effects.get(id))?.example;
	};
	return new Map([...ids].map((id) => [id, marked(game, id, chosen(id))]));
}

/** Whether another pair can be offered is looked up here, for the search takes a while where there is none. */
function marked(game: AnyGame, id: string, example: Example | undefined): Example | undefined {
	if (!example || !('allowed' in example)) return example;
	return anotherPair(game, id, [example], seeded(1)) ? example : { ...example, alone: true };
}

const [only] = process.argv.slice(2);
for (const game of games) {
	if (only !== undefined && only !== game.id) continue;
	const examples = [...examplesOf(game)];
	const missing = examples.flatMap(([id, example]) => (example ? [] : [id]));
	const lines = examples.flatMap(([id, example]) =>
		example ? [`\t${JSON.stringify(id)}: ${JSON.stringify(example)}`] : []
	);
	writeFileSync(`src/lib/rulebook/examples/${game.id}.json`, `{\n${lines.join(',\n')}\n}\n`);
	console.log(`${game.id}: ${lines.length} examples, without one: ${missing.join(' ') || 'none'}`);
}
