/** Keeping what a file brought. Nothing here is replaced unless that was chosen, and unless it is still what was compared. */
import { tableOf, type Line } from '../../table/engine.ts';
import { RULES } from '../../table/rules.ts';
import { cacheOf } from '../cache.ts';
import { database, type MoveRow, type TableRow } from '../database.ts';
import { newId } from '../id.ts';
import { inColumns, logOf } from '../tables.ts';
import { attempt, StoreTrouble, type Why } from '../trouble.ts';
import type { Candidate } from './inspect.ts';
import { pieces, type OnProgress } from './progress.ts';

export interface Choices {
	/** Tables of the file that go on where mine end. */
	readonly longer: 'replace' | 'both' | 'skip';
	/** Tables that were played on differently. */
	readonly different: 'replace' | 'both' | 'skip';
	/** Keep the moves that stand of a faulty table. */
	readonly parts: boolean;
}

export interface Imported {
	readonly added: number;
	readonly replaced: number;
	readonly skipped: number;
	/** Why it stopped before the end; what was counted is kept. */
	readonly stopped: Why | null;
}

type Plan = 'add' | 'replace' | 'skip';

function planOf({ relation, line, length }: Candidate, choices: Choices): Plan {
	if (!line) return 'skip';
	if (relation === 'new') return 'add';
	if (relation === 'faulty') return choices.parts && length > 0 ? 'add' : 'skip';
	if (relation !== 'longer' && relation !== 'different') return 'skip';
	const chosen = choices[relation];
	return chosen === 'both' ? 'add' : chosen;
}

function rowOf(candidate: Candidate, line: Line): Omit<TableRow, 'id'> {
	const { moves, ...setUp } = tableOf(line);
	const { created, touched, origin, rest, played } = candidate;
	const cache = inColumns(cacheOf(line));
	const logged = moves.length + rest.length;
	const length = played ? logged : moves.length;
	const came = origin && { origin };
	return { ...setUp, ...cache, ...came, created, touched, length, logged, rules: RULES, revision: 0 };
}

const log = (table: string, { line, rest }: Candidate): MoveRow[] =>
	[...(line?.moves ?? []), ...rest].map((move, at) => ({ table, at, move }));

/** Inside a transaction. Tells what became of it. */
async function keep(candidate: Candidate, row: Omit<TableRow, 'id'>, plan: Plan): Promise<Plan> {
	const { id, revision } = candidate;
	const mine = id === null ? undefined : await database.plays.get(id);
	// somebody played on since the comparison: then both are kept
	if (id !== null && plan === 'replace' && mine?.revision === revision) {
		await logOf(id).delete();
		// files of earlier versions do not say where a table came from
		const came = candidate.relation === 'longer' && mine.origin && { origin: mine.origin };
		await database.plays.put({ ...came, ...row, id, revision: mine.revision + 1 });
		await database.moves.bulkAdd(log(id, candidate));
		return 'replace';
	}
	const own = id === null || mine ? newId() : id;
	await database.plays.add({ ...row, id: own });
	await database.moves.bulkAdd(log(own, candidate));
	return 'add';
}

export async function bringIn(
	candidates: readonly Candidate[],
	choices: Choices,
	onProgress: OnProgress
): Promise<Imported> {
	const count = { add: 0, replace: 0, skip: 0 };
	let done = 0;
	let stopped: Why | null = null;
	for (const piece of pieces(candidates)) {
		const prepared: { candidate: Candidate; row: Omit<TableRow, 'id'>; plan: Plan }[] = [];
		for (const candidate of piece) {
			const plan = planOf(candidate, choices);
			if (plan === 'skip' || !candidate.line) count.skip++;
			else prepared.push({ candidate, row: rowOf(candidate, candidate.line), plan });
		}
		try {
			const kept = await attempt(() =>
				database.transaction('rw', database.plays, database.moves, async () => {
					const became: Plan[] = [];
					for (const { candidate, row, plan } of prepared) became.push(await keep(candidate, row, plan));
					return became;
				})
			);
			for (const plan of kept) count[plan]++;
		} catch (error) {
			if (!(error instanceof StoreTrouble)) throw error;
			stopped = error.why;
			break;
		}
		done += piece.length;
		onProgress({ done, of: candidates.length });
	}
	return { added: count.add, replaced: count.replace, skipped: count.skip, stopped };
}
