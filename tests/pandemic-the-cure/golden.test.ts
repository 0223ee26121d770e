/** Complete games, replayed move by move, and the law that no die is ever lost. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours, regions } from '../../src/lib/sheets/pandemic-the-cure/facts.ts';
import { replay, stateOf } from '../../src/lib/table/engine.ts';
import { parseTable } from '../../src/lib/table/parse.ts';
import type { Score } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { happenings } from '../../src/lib/validators/pandemic-the-cure/infecting.ts';
import type { PtcMove } from '../../src/lib/validators/pandemic-the-cure/moves.ts';
import type { State } from '../../src/lib/validators/pandemic-the-cure/state.ts';

const folder = new URL('./golden/', import.meta.url);
const games = readdirSync(folder).map((file) => {
	const { table, score, marks } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
		table: unknown;
		score: Score;
		marks: unknown;
	};
	const parsed = parseTable({ ids: [game.id], get: () => game }, table);
	if (!parsed.ok) throw new Error(`${file}: ${parsed.fault.path}`);
	return { file, table: parsed.value, score, marks };
});

/** All dice of a colour, wherever they lie. */
const diceOf = (state: State, colour: (typeof colours)[number]): number =>
	state.bag[colour] +
	state.centre[colour] +
	state.cdc[colour] +
	regions.reduce((sum, region) => sum + state.world[region][colour], 0) +
	state.samples.reduce((sum, card) => sum + card[colour].length, 0) +
	(state.cured.includes(colour) ? 1 : 0);

describe.each(games)('$file', ({ table, score, marks }) => {
	const { line, stopped } = replay(game, table);
	const states = line.states as readonly State[];

	it('every move is legal, and it ends as it ended', () => {
		expect(stopped).toBeNull();
		expect(game.score(stateOf(line))).toEqual(score);
		expect(game.marks(stateOf(line))).toEqual(marks);
		expect(game.over(stateOf(line))).toBe(true);
		expect(states.slice(0, -1).some((state) => game.over(state))).toBe(false);
	});

	it('PTC-D1 there are always twelve dice of each colour', () => {
		for (const state of states) {
			for (const colour of colours) expect(diceOf(state, colour)).toBe(12);
		}
	});

	it('the steps that are told lead to where the move leads', () => {
		for (const [at, move] of table.moves.entries()) {
			const last = happenings(states[at]!, move as PtcMove).at(-1);
			if (!last) continue;
			const { world, cdc, outbreaks } = states[at + 1]!;
			expect({ world, cdc, outbreaks }).toEqual({
				world: last.after.world,
				cdc: last.after.cdc,
				outbreaks: last.after.outbreaks
			});
		}
	});
});

it('the team wins, and loses in each of the three ways', () => {
	const endings = games.map(({ score }) => (score.result as { why: string }).why);
	expect(new Set(endings)).toEqual(new Set(['all-cured', 'skull', 'outbreaks', 'bag']));
});
