/** Which field of the set-up screen is wrong, as the one door says. */
import type { AnyGame } from '../../table/game.ts';
import { parseSetup } from '../../table/parse.ts';
import type { Options } from '../../table/record.ts';
import type { Fault } from '../../table/shape.ts';

export interface FieldFault {
	/** The name of the option. */
	readonly field: string;
	/** Its path begins within the option. */
	readonly fault: Fault;
}

export function fieldFault(game: AnyGame, players: readonly string[], options: Options): FieldFault | null {
	const setup = parseSetup(game, { players, options });
	if (setup.ok) return null;
	const { path, say } = setup.fault;
	const [, field, inner = ''] = /^options\.(\w+)\.?(.*)$/.exec(path) ?? [];
	if (field === undefined) return null;
	return game.options.some(({ name }) => name === field) ? { field, fault: { path: inner, say } } : null;
}
