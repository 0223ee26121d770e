/** The list of legal moves is complete: whatever the check allows of a verb is listed, in positions of random games. */
import { expect, it } from 'vitest';
import { facts } from '../../src/lib/sheets/prototype-c19/facts.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import type { Cell, Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import { zoneMapOf } from '../../src/lib/validators/prototype-c19/zone.ts';
import type { State } from '../../src/lib/validators/prototype-c19/state.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomMove, randomSetup } from '../random-play.ts';

const standard = facts.factsOf('standard');
const { factors, pairs, spaces } = standard;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const squares = upTo(42).map((at): Cell => [Math.floor(at / 6), at % 6]);
const faces = [1, 2, 3, 4, 5, 6];
const sources = [...upTo(5).map((die) => ({ die })), ...faces.map((value) => ({ value }))];
const byRow = (a: Cell, b: Cell): number => a[0] - b[0] || a[1] - b[1];

const hands = upTo(32)
	.map((bits) => upTo(5).filter((die) => (bits >> die) & 1))
	.filter(({ length }) => length >= 1 && length <= 3);
const laid = faces.flatMap((value) =>
	zoneMapOf(standard)
		.mirrored(value)
		.shapes.flatMap((shape) =>
			squares.map(([row, column]) => shape.map(([r, c]): Cell => [r + row, c + column]).sort(byRow))
		)
);
const pairsOfSquares = squares.flatMap((a, i) => squares.slice(i).map((b) => (a === b ? [a] : [a, b])));

/** Everything that somebody could try. */
const tries = (by: number): Move[] => [
	...hands.map((dice): Move => ({ do: 'take', by, dice })),
	{ do: 'pass', by },
	...[...upTo(5), 'mutant' as const].flatMap((die) =>
		([1, -1] as const).map((change): Move => ({ do: 'analysis', by, die, change }))
	),
	...upTo(5).flatMap((die) => spaces.map((space): Move => ({ do: 'convert', by, die, space }))),
	...sources.map((source): Move => ({ do: 'health', by, ...source })),
	...sources.flatMap((source) => factors.map((factor): Move => ({ do: 'formula', by, ...source, factor }))),
	...sources.flatMap((source) => spaces.map((space): Move => ({ do: 'biotech', by, ...source, space }))),
	...laid.map((cells): Move => ({ do: 'infect', by, cells })),
	...upTo(6).flatMap((column) => faces.map((value): Move => ({ do: 'cover', by, column, value }))),
	...pairsOfSquares.map((cells): Move => ({ do: 'resist', by, cells })),
	...(['health', 'formula', 'biotech', 'free'] as const).map((resource): Move => ({
		do: 'forgo',
		by,
		resource
	})),
	{ do: 'done', by },
	...pairs.map(({ id }): Move => ({ do: 'annul', by, pair: id }))
];

const canonical = (move: object): string =>
	JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));

it('lists exactly what the check allows, and awaits exactly the verbs that are listed', () => {
	for (let seed = 0; seed < 12; seed++) {
		const random = seeded(9000 + seed);
		let state = game.start(randomSetup(game, random));
		for (let n = 0; n < 130; n++) {
			if (n % 9 === seed % 9) {
				const { kept } = (state as State).agreed;
				const allowed = kept.flatMap((by) =>
					tries(by).filter((move) => game.check(state, move).length === 0)
				);
				const listed = game.moves(state) as Move[];
				const names = new Set(listed.map(canonical));
				expect(names.size).toBe(listed.length);
				expect(names).toEqual(new Set(allowed.map(canonical)));
				const verbs = new Set(listed.map((move) => `${move.do} ${move.by}`));
				const table = ['roll', 'reroll', 'infection-roll', 'infection-reroll'];
				const awaits = game
					.awaits(state)
					.filter(({ do: verb, by }) => !table.includes(verb) && by !== undefined && kept.includes(by));
				expect(new Set(awaits.map(({ do: verb, by }) => `${verb} ${by}`))).toEqual(verbs);
			}
			const move = randomMove(game, state, random);
			if (!move) break;
			state = game.apply(state, move);
		}
	}
});
