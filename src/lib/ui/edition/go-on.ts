/** A table goes on with other components than it was started with: what lies on the table is right. */
import { begin, replay, type Line } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import { parseEdition, parseSetup } from '../../table/parse.ts';
import type { OwnEdition, Table } from '../../table/record.ts';
import { textOf } from '../../table/same.ts';

/** The id of the edition of this table on this device: found, or kept now. `named`: what a copy of ours is called. */
export async function editionOfTable({ game, sheet }: Table, named: string): Promise<string> {
	const { createEdition, listEditions } = await import('../../store/editions.ts');
	const wanted = sheet === 'standard' ? { name: named, facts: {} } : sheet;
	const known = (await listEditions(game)).find(
		({ name, facts }) => name === wanted.name && textOf(facts) === textOf(wanted.facts)
	);
	return known?.id ?? createEdition({ game, ...wanted, origin: 'entered' });
}

/** The same moves where they are still legal, else the last position between two turns; null when neither fits. */
export function withEdition(game: AnyGame, table: Table, edition: OwnEdition): Line | null {
	const own = parseEdition(game, edition);
	if (!own.ok) return null;
	const { players, options = {} } = table;
	const start = { players, options, sheet: own.value, ...(table.from && { from: table.from }) };
	const setup = parseSetup(game, start);
	if (setup.ok) {
		const again = replay(game, { ...table, sheet: own.value });
		if (!again.stopped) return again.line;
	}
	const { states } = replay(game, table).line;
	const from = states.map((state) => game.position.of(state)).findLast((position) => position !== null);
	const standing = from ? parseSetup(game, { ...start, from }) : null;
	return standing?.ok ? begin(game, standing.value) : null;
}
