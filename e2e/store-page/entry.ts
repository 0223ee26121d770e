/** The store on a bare page, for tests that need the real database without a screen around it. */
import { gameIds, loadGame } from '../../src/lib/games.ts';
import { exportTables } from '../../src/lib/store/backup/export.ts';
import { findDamaged, rescue } from '../../src/lib/store/backup/damage.ts';
import { bringEditions } from '../../src/lib/store/backup/editions.ts';
import { bringIn } from '../../src/lib/store/backup/import.ts';
import { inspect } from '../../src/lib/store/backup/inspect.ts';
import { database } from '../../src/lib/store/database.ts';
import * as editions from '../../src/lib/store/editions.ts';
import * as list from '../../src/lib/store/list.ts';
import * as names from '../../src/lib/store/names.ts';
import * as opening from '../../src/lib/store/open.ts';
import * as outdated from '../../src/lib/store/outdated.ts';
import * as tables from '../../src/lib/store/tables.ts';
import { begin, extend, stateOf, tableOf, type Line } from '../../src/lib/table/engine.ts';
import type { Move, Random, Table } from '../../src/lib/table/record.ts';

/** The same numbers for the same seed. */
function seeded(seed: number): Random {
	let a = seed >>> 0;
	return () => {
		a = (a + 0x6d2b79f5) >>> 0;
		let t = Math.imul(a ^ (a >>> 15), a | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** One legal move at random, what only the table knows included; null when the game is over. */
function anyMove(line: Line, random: Random): Move | null {
	const { game } = line;
	const state = stateOf(line);
	if (game.over(state)) return null;
	const made = game.awaits(state).map((awaited) => game.chance(state, awaited, random));
	const possible = [...game.moves(state), ...made.filter((move) => move !== null)];
	return possible[Math.floor(random() * possible.length)] ?? null;
}

/** A real game of so many moves, played at random by its own rules. Nobody ends it early where another move is found. */
async function played(gameIndex: number, length: number, seed = 1): Promise<Table> {
	const game = await loadGame(gameIds[gameIndex % gameIds.length] ?? '');
	const random = seeded(seed);
	let line = begin(game, { players: ['Ana', 'Bo'].slice(0, game.players.max), options: {} });
	while (line.moves.length < length && !game.over(stateOf(line))) {
		let next: Line | null = null;
		for (let tries = 0; tries < 20 && (!next || game.over(stateOf(next))); tries++) {
			const move = anyMove(line, random);
			next = move && extend(line, move);
		}
		if (!next) break;
		line = next;
	}
	return tableOf(line);
}

const page = {
	...tables,
	...editions,
	...opening,
	...list,
	...names,
	...outdated,
	exportTables,
	findDamaged,
	rescue,
	bringEditions,
	bringIn,
	inspect,
	database,
	anyMove,
	played,
	seeded,
	games: gameIds.length
};
export type StorePage = typeof page;

declare global {
	interface Window {
		store: StorePage;
	}
}
window.store = page;
