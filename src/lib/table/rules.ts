/**
 * The version of the rules. It is no field of the record: the store, backups and codes note beside a table which
 * rules it was last judged with, so that a default that changed since does not change what people had agreed on.
 */
import type { AnyGame } from './game.ts';
import type { Options } from './record.ts';

/** 1: until rulings had defaults of their own. 2: editions and positions. */
export const RULES = 2;

/** The options of a table that was judged with these rules: defaults that changed since are spelt out. */
export function asAgreed(game: AnyGame, options: Options | undefined, rules: number): Options | undefined {
	if (rules >= RULES) return options;
	const then = game.rulings.flatMap(({ id, formerly }) => (formerly === undefined ? [] : [[id, formerly]]));
	if (then.length === 0) return options;
	return { ...options, rulings: { ...(Object.fromEntries(then) as object), ...options?.rulings } };
}
