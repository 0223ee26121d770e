/** Whether a table of a file is here already, and which of the two goes further. */
import { agreementOf, partingOf } from '../../table/same.ts';
import type { Move, Table } from '../../table/record.ts';
import { database, type TableRow } from '../database.ts';
import { logOf } from '../tables.ts';
import { attempt } from '../trouble.ts';

/**
 * `new`: not here. `same`: here, with the same moves. `longer`: the file goes on where the table here ends.
 * `older`: the table here goes on where the file ends. `different`: the same table was played on differently.
 */
export type Relation = 'new' | 'same' | 'longer' | 'older' | 'different';

export function relation(mine: readonly Move[], theirs: readonly Move[]): Exclude<Relation, 'new'> {
	const { mine: more, theirs: further } = partingOf(mine, theirs);
	if (more.length > 0 && further.length > 0) return 'different';
	if (more.length > 0) return 'older';
	return further.length > 0 ? 'longer' : 'same';
}

/** What is on this device, arranged so that a table of a file is found quickly. */
export interface Here {
	readonly byId: ReadonlyMap<string, Pick<TableRow, 'id' | 'revision' | 'length'>>;
	/** Tables of the same game, people and agreements, with as many moves. */
	readonly bySetUp: ReadonlyMap<string, readonly string[]>;
}

const shelf = (table: Omit<Table, 'format' | 'moves'>, length: number): string =>
	`${length} ${agreementOf(table)}`;

export async function lookAround(): Promise<Here> {
	const byId = new Map<string, Pick<TableRow, 'id' | 'revision' | 'length'>>();
	const bySetUp = new Map<string, string[]>();
	await attempt(() =>
		database.plays.each((row) => {
			const { id, revision, length } = row;
			byId.set(id, { id, revision, length });
			const place = shelf(row, length);
			bySetUp.set(place, [...(bySetUp.get(place) ?? []), id]);
		})
	);
	return { byId, bySetUp };
}

async function playedHere(id: string, length: number): Promise<readonly Move[]> {
	const rows = await attempt(() => logOf(id).limit(length).toArray());
	return rows.map(({ move }) => move);
}

/** Compares with the table of the same id, else with those that could be a copy under another id. */
export async function findRelation(
	here: Here,
	id: string | null,
	table: Table
): Promise<{ readonly relation: Relation; readonly revision: number | null }> {
	const mine = id === null ? undefined : here.byId.get(id);
	if (mine) {
		const row = await attempt(() => database.plays.get(mine.id));
		const alike = row !== undefined && agreementOf(row) === agreementOf(table);
		const found = alike ? relation(await playedHere(mine.id, mine.length), table.moves) : 'different';
		return { relation: found, revision: mine.revision };
	}
	for (const other of here.bySetUp.get(shelf(table, table.moves.length)) ?? []) {
		const moves = await playedHere(other, table.moves.length);
		if (relation(moves, table.moves) === 'same') return { relation: 'same', revision: null };
	}
	return { relation: 'new', revision: null };
}
