/** When the table contradicts the app: the same play goes on under an agreement that believes the table. */
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '../src/lib/games.ts';
import { giveWay } from '../src/lib/table/dispute.ts';
import { cut, judge, replay, stateOf, tableOf, type Line } from '../src/lib/table/engine.ts';
import { parseTable } from '../src/lib/table/parse.ts';
import type { Move, Table } from '../src/lib/table/record.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { games } from './games.ts';
import { randomGame, randomSetup } from './random-play.ts';

async function wayOf(
	table: Omit<Table, 'format' | 'sheet'> & Partial<Table>,
	move: Move & Record<string, unknown>
) {
	const game = await loadGame(table.game);
	const { line, stopped } = replay(game, { format: 1, sheet: 'standard', ...table });
	expect(stopped).toBeNull();
	const verdict = judge(game, stateOf(line), move);
	return verdict.legal ? null : giveWay(line, move, verdict.complaints, 'Corrected');
}

const cure = {
	game: 'pandemic-the-cure',
	players: ['Ana', 'Bo'],
	options: { events: 'none', rulings: { 'PTC-R2': 'b' } },
	moves: [
		{
			do: 'setup',
			dice: 'red1 red4 red6 blue1 blue2 blue3 black3 black3 black3 yellow2 yellow4 yellow5'.split(' ')
		}
	]
};

describe('The Cure', () => {
	it('PTC-D3: a face that is not on the card lies there all the same', async () => {
		const move = { do: 'roll', by: 0, faces: ['helicopter', 'fly', 'treat', 'treat', 'sample'] };
		const way = await wayOf(cure, move);
		expect(way?.rules).toEqual(['PTC-D3']);
		const table = tableOf(way!.line);
		const { game } = way!.line;
		expect(table.moves).toEqual([...cure.moves, move]);
		expect(table.options).toEqual({ events: 'none', rulings: { 'PTC-R2': 'b', 'PTC-R7': 'b' } });
		expect(parseTable({ ids: [game.id], get: () => game }, table).ok).toBe(true);
	});
	it('PTC-D2: a number that is not on the infection die', async () => {
		const dice = ['red2', ...(cure.moves[0]?.dice.slice(1) ?? [])];
		const way = await wayOf({ ...cure, moves: [] }, { do: 'setup', dice });
		expect(way?.rules).toEqual(['PTC-D2']);
	});
	it('PTC-N1: a die too many is no question of what the dice show', async () => {
		const faces = ['helicopter', 'fly', 'treat', 'treat', 'sample', 'sample'];
		expect(await wayOf(cure, { do: 'roll', by: 0, faces })).toBeNull();
	});
});

describe('Combat the Corona', () => {
	const moves = [
		{ do: 'setup', top: ['V17', 'V18', 'V19', 'V20', 'V08', 'V15', 'V16', 'V23', 'V24', 'V36'] },
		{ do: 'play', by: 0, card: 'hoard' },
		{ do: 'roll', by: 0, dice: [1], tokens: 0 },
		{ do: 'rest', by: 0, beds: 1 }
	];
	const table = { game: 'combat-the-corona', players: ['Ana'], moves };

	it('CTC-P2: a card that cannot be on top lies there all the same', async () => {
		const way = await wayOf(table, { do: 'reveal', cards: ['V17', 'V18', 'V36'] });
		expect(way?.rules).toEqual(['CTC-P2']);
		expect(tableOf(way!.line).options).toEqual({ deckOrder: false });
	});
	it('CTC-P2, CTC-S4: a card that lies elsewhere is there twice, and one of another difficulty joins', async () => {
		const way = await wayOf(table, { do: 'reveal', cards: ['V17', 'V00', 'VX'] });
		expect(way?.what).toBe('box');
		const { sheet, moves: played } = tableOf(way!.line);
		expect(played.at(-1)).toEqual({ do: 'reveal', cards: ['V17', 'V00b', 'VX'] });
		expect(sheet).toMatchObject({ name: 'Corrected' });
		expect(JSON.stringify(sheet)).toContain('V00b 1 3/1: Patient Zero');
		expect(played.slice(0, -1)).toEqual(moves);
	});
	it('CTC-A2: a card too many of a kind is in the hand all the same', async () => {
		const from = {
			...{ beds: 20, infection: 1, hospitals: 0, dieTokens: 0, shields: 0, player: 0 },
			...{ spaces: ['party'], discard: {}, viruses: ['V00'], defeated: [] }
		};
		const sheet = { name: 'One party', facts: { actions: ['party 1 red', 'hands 9 blue'] } };
		const way = await wayOf({ ...table, sheet, from, moves: [] }, { do: 'play', by: 0, card: 'party' });
		expect(way?.what).toBe('box');
		const facts = { actions: ['party 2 red', 'hands 9 blue'] };
		expect(tableOf(way!.line).sheet).toMatchObject({ name: 'One party', facts });
	});
	it('CTC-P1: a card too few is no question of the deck', async () => {
		expect(await wayOf(table, { do: 'reveal', cards: ['V17', 'V36'] })).toBeNull();
	});
});

describe('every game', () => {
	it.each(gameIds)('%s: what a rule yields to is an option or a ruling of the game', async (id) => {
		const game = await loadGame(id);
		const options = game.shape.options(game.players.min);
		const yielding = Object.values(game.rulebook).flatMap(({ yields }) => yields ?? []);
		expect(yielding.filter((agreed) => !options.fits(agreed))).toEqual([]);
	});
});

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (move: Move): Fields => move as unknown as Fields;
const leaves = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** What the table told anywhere in these games, by verb and field. */
function toldIn(lines: readonly Line[]): ReadonlyMap<string, ReadonlySet<unknown>> {
	const told = new Map<string, Set<unknown>>();
	for (const { game, states } of lines)
		for (const state of states)
			for (const awaited of game.awaits(state)) {
				const move = game.chance(state, awaited, seeded(1));
				for (const [field, value] of Object.entries(fieldsOf(move ?? { do: '' }))) {
					const known = told.get(`${awaited.do} ${field}`) ?? new Set();
					for (const leaf of leaves(value)) known.add(leaf);
					told.set(`${awaited.do} ${field}`, known);
				}
			}
	return told;
}

/** The move with one thing that was read off the table read otherwise, unless it is in somebody's hand: just named. */
function* misread(
	move: Move,
	told: ReadonlyMap<string, ReadonlySet<unknown>>,
	justMade: Move | undefined
): Generator<Move> {
	const named = Object.values(fieldsOf(justMade ?? { do: '' }));
	for (const [field, value] of Object.entries(fieldsOf(move))) {
		if (field === 'do' || field === 'by') continue;
		for (const other of told.get(`${move.do} ${field}`) ?? [])
			if (!named.includes(other))
				yield {
					...move,
					[field]: Array.isArray(value) ? [other, ...(value as readonly unknown[]).slice(1)] : other
				};
	}
}

/** Not what lies there, but what is done with it: how many, which of the own dice, what the set-up lets lie. */
const deeds =
	/^(PTC-(S3|S4|S5|S7|B2|N1|N2|N3|C1|C2|C3|C4|I1|I2|P4|E5)|CTC-(A10|D1|D2|D4|D5|P1|S5)|PC19-(T6|T7|T8|U3|U6))$/;

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
	it('whatever is read off the table leads on', { timeout: 60_000 }, () => {
		const lines = Array.from({ length: 12 }, (_, seed) => {
			const random = seeded(seed + 1);
			return randomGame(game, randomSetup(game, random), random, 120);
		});
		const told = toldIn(lines);
		const stuck = new Map<string, number>();
		let ways = 0;
		for (const line of lines) {
			const shape = game.shape.move(line.setup);
			for (let at = 0; at < line.states.length; at += 7) {
				const here = cut(line, at);
				const state = stateOf(here);
				for (const awaited of game.awaits(state)) {
					const move = game.chance(state, awaited, seeded(at));
					for (const other of move ? misread(move, told, here.moves.at(-1)) : []) {
						if (!shape.fits(other)) continue;
						const verdict = judge(game, state, other);
						if (verdict.legal || verdict.complaints.some(({ rule }) => deeds.test(rule))) continue;
						if (giveWay(here, other, verdict.complaints, 'Corrected')) ways++;
						else {
							const said = verdict.complaints.map(({ rule, say }) => `${rule} ${say.key}`).join(', ');
							stuck.set(said, (stuck.get(said) ?? 0) + 1);
						}
					}
				}
			}
		}
		expect(Object.fromEntries(stuck)).toEqual({});
		// a game in which nothing can be misread has nothing that yields
		expect(ways > 0).toBe(Object.values(game.rulebook).some(({ yields }) => yields !== undefined));
	});
});
