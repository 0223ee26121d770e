/** The worker's side: counts all tables once, then answers about any choice of them. */
import { countPlayed } from '../store/counts.ts';
import type { CounterQuestion, CounterAnswer } from './counter.ts';
import { mergeDice } from './dice.ts';
import { select, type Played } from './played.ts';
import { recordsOf } from './records.ts';
import { peopleIn } from './rows.ts';
import { summarise } from './summary.ts';

const tell = (told: CounterAnswer): void => {
	postMessage(told);
};

let played: readonly Played[] = [];

async function read(game: string | null): Promise<void> {
	let last = 0;
	const found = await countPlayed(game, (progress) => {
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

/** The start page does not wait for thousands of tables: what history has not counted yet is left to it. */
const AT_MOST = 40;

async function tellDice(): Promise<void> {
	const { played: known } = await countPlayed(null, () => undefined, AT_MOST);
	const dice = mergeDice(known, null).find(({ game }) => game === null) ?? null;
	tell({ kind: 'dice', dice, since: Math.min(...known.map(({ begun }) => begun)) });
}

const tellTrouble = (error: unknown): void => {
	tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
};

addEventListener('message', ({ data }: MessageEvent<CounterQuestion>) => {
	switch (data.ask) {
		case 'read':
			read(data.game).catch(tellTrouble);
			return;
		case 'dice':
			tellDice().catch(tellTrouble);
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
