/** When the table contradicts the app: the same play goes on under an agreement that believes the table. */
import { describe, expect, it } from 'vitest';
import { gameIds, loadGame } from '../src/lib/games.ts';
import { giveWay } from '../src/lib/table/dispute.ts';
import { judge, replay, stateOf, tableOf } from '../src/lib/table/engine.ts';
import { parseTable } from '../src/lib/table/parse.ts';
import type { Move, Table } from '../src/lib/table/record.ts';

async function wayOf(table: Omit<Table, 'format' | 'sheet'>, move: Move & Record<string, unknown>) {
	const game = await loadGame(table.game);
	const { line, stopped } = replay(game, { format: 1, sheet: 'standard', ...table });
	expect(stopped).toBeNull();
	const verdict = judge(game, stateOf(line), move);
	return verdict.legal ? null : giveWay(line, move, verdict.complaints);
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
	it('CTC-P1: a card too few is no question of the deck', async () => {
		expect(await wayOf(table, { do: 'reveal', cards: ['V17', 'V36'] })).toBeNull();
	});
});

describe('every game', () => {
	it.each(gameIds)('%s: what a rule yields to is an option or a ruling of the game', async (id) => {
		const game = await loadGame(id);
		const options = game.shape.options(game.players.min);
		for (const { yields } of Object.values(game.rulebook)) {
			if (yields) expect(options.fits(yields)).toBe(true);
		}
	});
});
