/** Which fields of the set-up screen are wrong, as the one door says. */
import type { AnyGame } from '../../table/game.ts';
import { parseSetup } from '../../table/parse.ts';
import type { Edition, Options } from '../../table/record.ts';
import type { Fault } from '../../table/shape.ts';

export interface FieldFault {
	/** The name of the option. */
	readonly field: string;
	/** Its path begins within the option. */
	readonly fault: Fault;
}

/** Every field that does not fit: what is wrong is put aside, and the rest is asked again. */
export function fieldFaults(
	game: AnyGame,
	players: readonly string[],
	options: Options,
	sheet: Edition
): readonly FieldFault[] {
	const faults: FieldFault[] = [];
	let rest: Options = options;
	while (faults.length < game.options.length) {
		const setup = parseSetup(game, { players, options: rest, sheet });
		if (setup.ok) break;
		const { path, say } = setup.fault;
		const [, field, inner = ''] = /^options\.(\w+)\.?(.*)$/.exec(path) ?? [];
		if (field === undefined || !(field in rest) || !game.options.some(({ name }) => name === field)) break;
		faults.push({ field, fault: { path: inner, say } });
		rest = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== field));
	}
	return faults;
}

/** The first of them. */
export const fieldFault = (
	game: AnyGame,
	players: readonly string[],
	options: Options,
	sheet: Edition
): FieldFault | null => fieldFaults(game, players, options, sheet)[0] ?? null;
