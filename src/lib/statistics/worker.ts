/** The worker's side: counts all tables once, then answers about any choice of them. */
import { countTables } from '../store/counts.ts';
import type { Asked, Told } from './desk.ts';
import { select, type Played } from './played.ts';
import { recordsOf } from './records.ts';
import { peopleIn } from './rows.ts';
import { summarise } from './summary.ts';

const tell = (told: Told): void => {
	postMessage(told);
};

let played: readonly Played[] = [];

async function read(game: string | null): Promise<void> {
	let last = 0;
	const found = await countTables(game, (progress) => {
		const now = Date.now();
		// every tenth of a second is often enough to look at
		if (now - last < 100 && progress.done < progress.of) return;
		last = now;
		tell({ kind: 'progress', progress });
	});
	({ played } = found);
	tell({
		kind: 'read',
		people: peopleIn(played),
		games: [...new Set(played.map(({ game }) => game))].sort(),
		unread: found.unread
	});
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
	switch (data.ask) {
		case 'read':
			read(data.game).catch((error: unknown) => {
				tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
			});
			return;
		case 'summary':
			tell({ kind: 'summary', filter: data.filter, summary: summarise(played, data.filter) });
			return;
		case 'tables':
			tell({
				kind: 'tables',
				tables: [...select(played, data.filter)].sort((a, b) => b.ended - a.ended)
			});
			return;
		case 'records':
			tell({ kind: 'records', records: recordsOf(played, data.id) });
	}
});
