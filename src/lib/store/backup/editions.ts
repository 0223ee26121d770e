/** The editions of a backup: all of them on the way out, and on the way in those that are not here yet. */
import { isGame, loadGame } from '../../games.ts';
import { parseFacts } from '../../table/parse.ts';
import { textOf } from '../../table/same.ts';
import { anything, integer, object, oneOf, optional, parse, text, type Fault } from '../../table/shape.ts';
import { database, type EditionRow } from '../database.ts';
import { isId, newId } from '../id.ts';
import { attempt, StoreTrouble, type Why } from '../trouble.ts';
import { time } from './format.ts';

/** The name of one that is not finished may be too long or empty. */
const LONGEST_NAME = 1000;

const entry = object({
	id: text(isId, 'value'),
	game: text(isGame, 'value'),
	name: text(({ length }) => length <= LONGEST_NAME, 'value'),
	facts: anything,
	origin: oneOf('entered', 'received'),
	seed: optional(integer(1, Number.MAX_SAFE_INTEGER)),
	created: time,
	touched: time
});

/** An edition of the file, as the preview shows it. */
export interface EditionItem {
	readonly game: string;
	readonly name: string;
	/** `new` will be kept, beside another of its name too. */
	readonly relation: 'new' | 'same' | 'faulty';
	readonly fault: Fault | null;
}

export interface EditionCandidate extends EditionItem {
	readonly row: EditionRow | null;
}

const contentOf = ({ game, name, facts }: Pick<EditionRow, 'game' | 'name' | 'facts'>): string =>
	textOf([game, name, facts]);

const faulty = (at: number, { path, say }: Fault): EditionCandidate => ({
	game: '',
	name: '',
	relation: 'faulty',
	fault: { path: `editions[${at}].${path}`.replace(/\.$/, ''), say },
	row: null
});

/** Facts that break an edition rule are somebody's unfinished work; what has not the shape of facts is nobody's. */
async function candidateOf(data: unknown, at: number, known: Set<string>): Promise<EditionCandidate> {
	const parsed = parse(entry, data);
	if (!parsed.ok) return faulty(at, parsed.fault);
	const row: EditionRow = parsed.value;
	const facts = parseFacts(await loadGame(row.game), row.facts);
	if (!facts.ok && !facts.fault.complaints)
		return faulty(at, { ...facts.fault, path: `facts.${facts.fault.path}` });
	const content = contentOf(row);
	const relation = known.has(content) ? 'same' : 'new';
	// a file may bring the same one twice
	known.add(content);
	return { game: row.game, name: row.name, relation, fault: null, row };
}

export async function editionsIn(entries: readonly unknown[]): Promise<readonly EditionCandidate[]> {
	const here = await attempt(() => database.editions.toArray());
	const known = new Set(here.map(contentOf));
	const found: EditionCandidate[] = [];
	for (const [at, data] of entries.entries()) found.push(await candidateOf(data, at, known));
	return found;
}

/** Says how many were kept, and why it stopped. Nothing here is replaced: another one of the same id gets its own. */
export async function bringEditions(
	candidates: readonly EditionCandidate[]
): Promise<{ readonly editions: number; readonly stopped: Why | null }> {
	const rows = candidates.flatMap(({ relation, row }) => (relation === 'new' && row ? [row] : []));
	try {
		await attempt(() =>
			database.transaction('rw', database.editions, async () => {
				for (const row of rows) {
					const taken = await database.editions.get(row.id);
					await database.editions.add(taken ? { ...row, id: newId() } : row);
				}
			})
		);
		return { editions: rows.length, stopped: null };
	} catch (error) {
		if (!(error instanceof StoreTrouble)) throw error;
		return { editions: 0, stopped: error.why };
	}
}
