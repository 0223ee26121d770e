/** What happened last at a table in progress, as facts: the start page words them in the language of the moment. */
import { pipsIn } from '../table/die.ts';
import { stateOf, type Line } from '../table/engine.ts';

export interface Last {
	/** Ordinary dice that somebody has just rolled. */
	readonly rolled?: { readonly by: number; readonly faces: readonly number[] };
	/** How far it is, where the game counts rounds, or else turns. */
	readonly round?: number;
	readonly turn?: number;
	/** The seat that is ahead of all others. */
	readonly leads?: number;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function rolledIn({ game, moves, states }: Line): Last['rolled'] | null {
	const last = moves.length - 1;
	const move = moves[last];
	const faces = move ? game.faces(states[last], move) : [];
	const by = faces[0]?.by;
	const pips = pipsIn(faces);
	// dice of a game's own have names, which the start page does not know
	if (by === undefined || pips.length === 0 || pips.length < faces.length) return null;
	return { by, faces: pips };
}

/** Nobody leads a table that wins or loses as one, nor where two are level. */
function leaderOf({ game }: Line, state: unknown): number | null {
	if (game.ending?.(state).together) return null;
	const [first, second] = [...game.score(state).scores].sort((a, b) => b.total - a.total);
	if (!first || !second || first.by === 'team' || first.total === second.total) return null;
	return first.by;
}

export function lastOf(line: Line): Last {
	const state = stateOf(line);
	const { round, turn } = line.game.status(state);
	const [rolled, leads] = [rolledIn(line), leaderOf(line, state)];
	return {
		...(rolled && { rolled }),
		...(isCount(round) ? { round } : isCount(turn) && turn > 0 && { turn }),
		...(leads !== null && { leads })
	};
}

/** Nothing for what is none: it comes from storage and is never trusted. */
export function readLast(kept: unknown): Last {
	if (typeof kept !== 'object' || kept === null) return {};
	const { rolled, round, turn, leads } = kept as Record<string, unknown>;
	const { by, faces } = (typeof rolled === 'object' ? (rolled ?? {}) : {}) as Record<string, unknown>;
	return {
		...(isCount(by) && Array.isArray(faces) && faces.every(isCount) && { rolled: { by, faces } }),
		...(isCount(round) && { round }),
		...(isCount(turn) && { turn }),
		...(isCount(leads) && { leads })
	};
}
