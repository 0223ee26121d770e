/** A game with the primers of its codes, read from their file: what `withPrimers` does in the app. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Primed, Primer } from '../../src/lib/share/primers.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';

const read = new Map<string, readonly Primer[]>();

export function primed(game: AnyGame): Primed {
	const file = join(import.meta.dirname, '../../src/lib/share/primers', `${game.id}.json`);
	const primers =
		read.get(game.id) ??
		(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Primer[]) : []);
	read.set(game.id, primers);
	return { game, primers };
}
