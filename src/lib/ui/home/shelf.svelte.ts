/** The saved tables as the start page sees them: a page at a time, searched, deleted and brought back. */
import type { TableSummary } from '../../store/list.ts';
import { noteShelf, SHOWN } from '../../store/shelf-size.ts';

interface Row {
	readonly tables: readonly TableSummary[];
	readonly more: boolean;
}

const none: Row = { tables: [], more: false };

/** From so many tables on, looking for one is quicker than scrolling. */
export const MANY = 20;

/** Loaded after the page stands: it brings the database. */
const store = () => import('../../store/list.ts');

export class Shelf {
	running = $state.raw(none);
	finished = $state.raw(none);
	/** How many there are in all, and how many of them are in progress. */
	count = $state(0);
	open = $state(0);
	ready = $state(false);
	failed = $state(false);
	/** Who is looked for, and in which game. */
	text = $state('');
	game = $state('');
	/** What was found, over or not; null when nothing is looked for. */
	found = $state.raw<readonly TableSummary[] | null>(null);
	restore = $state.raw<(() => Promise<void>) | null>(null);
	readonly isEmpty = $derived(this.ready && !this.failed && this.count === 0);

	/** The newest question counts: answers may overtake each other. */
	#asked = 0;

	async load(): Promise<void> {
		try {
			const { countTables, listTables } = await store();
			const [running, finished, counted] = await Promise.all([
				listTables({ finished: false, limit: Math.max(SHOWN, this.running.tables.length) }),
				listTables({ finished: true, limit: Math.max(SHOWN, this.finished.tables.length) }),
				countTables()
			]);
			this.running = running;
			this.finished = finished;
			this.count = counted.running + counted.finished;
			this.open = counted.running;
			noteShelf(counted.running, this.count);
			this.failed = false;
		} catch {
			this.failed = true;
		}
		this.ready = true;
		await this.look();
	}

	async look(): Promise<void> {
		const asked = ++this.#asked;
		if (this.text.trim() === '' && this.game === '') {
			this.found = null;
			return;
		}
		const { listTables } = await store();
		const sought = { text: this.text, game: this.game, limit: 60 };
		const rows = await Promise.all([
			listTables({ ...sought, finished: false }),
			listTables({ ...sought, finished: true })
		]);
		if (asked === this.#asked) this.found = rows.flatMap(({ tables }) => tables);
	}

	/** More of one row. */
	async more(row: 'running' | 'finished'): Promise<void> {
		const { listTables } = await store();
		const before = this[row].tables.at(-1);
		const next = await listTables({ finished: row === 'finished', limit: 40, ...(before && { before }) });
		this[row] = { tables: [...this[row].tables, ...next.tables], more: next.more };
	}

	async remove(id: string): Promise<void> {
		const { deleteTable } = await import('../../store/tables.ts');
		this.restore = await deleteTable(id);
		await this.load();
	}

	async bringBack(): Promise<void> {
		await this.restore?.();
		this.restore = null;
		await this.load();
	}

	/** What an older version has kept is looked at once more, one table after the other. */
	async freshen(): Promise<void> {
		const stale = this.finished.tables.filter(({ result }) => result === null);
		if (stale.length === 0) return;
		const { renewCache } = await import('../../store/renew.ts');
		for (const { id } of stale) await renewCache(id);
		await this.load();
	}
}
