/** The covers of all games in one language, without the registry: that leads to everything else of a game. */
import type { Cover } from '../game-words.ts';

/** By game, in the order of the folders. */
export type Covers = ReadonlyMap<string, Cover>;

/** `found`: by path, `../games/GAME/LANGUAGE/cover.ts`. */
export const coversOf = (found: Readonly<Record<string, Cover>>): Covers =>
	new Map(Object.entries(found).map(([path, cover]) => [path.split('/').at(-3) ?? '', cover]));
