/** The worker's side of the archive. It remembers the file that was looked into last. */
import { StoreTrouble } from '../trouble.ts';
import { findDamaged } from './damage.ts';
import type { ArchiveJob, Brought, Preview, ArchiveNews } from './archive.ts';
import { exportTables } from './export.ts';
import { bringEditions, type EditionCandidate } from './editions.ts';
import { bringIn, type Choices } from './import.ts';
import { inspect, type Candidate, type Item } from './inspect.ts';
import type { OnProgress } from './progress.ts';

const tell = (told: ArchiveNews): void => {
	postMessage(told);
};

/** Every tenth of a second is often enough to look at. */
function reporter(): OnProgress {
	let last = 0;
	return (progress) => {
		const now = Date.now();
		if (now - last < 100 && progress.done < progress.of) return;
		last = now;
		tell({ kind: 'progress', progress });
	};
}

interface Looked {
	readonly candidates: readonly Candidate[];
	readonly editions: readonly EditionCandidate[];
}

let looked: Looked = { candidates: [], editions: [] };

const itemOf = ({ relation, game, players, length, touched, fault }: Candidate): Item => ({
	relation,
	game,
	players,
	length,
	touched,
	fault
});

async function preview(file: Blob, onProgress: OnProgress): Promise<Preview> {
	const inspected = await inspect(file, Date.now(), onProgress);
	if (!inspected.ok) return inspected;
	looked = inspected;
	const editions = looked.editions.map(({ game, name, relation, fault }) => ({
		game,
		name,
		relation,
		fault
	}));
	return { ok: true, items: looked.candidates.map(itemOf), editions };
}

/** Editions first: they are few, and a table can do without them. */
async function bring(choices: Choices, onProgress: OnProgress): Promise<Brought> {
	const { editions, stopped } = await bringEditions(looked.editions);
	if (stopped) return { added: 0, replaced: 0, skipped: 0, editions, stopped };
	return { ...(await bringIn(looked.candidates, choices, onProgress)), editions };
}

function work(asked: ArchiveJob, onProgress: OnProgress): Promise<unknown> {
	switch (asked.job) {
		case 'export':
			return exportTables(asked.ids, new Date(), onProgress);
		case 'inspect':
			return preview(asked.file, onProgress);
		case 'import':
			return bring(asked.choices, onProgress);
		case 'check':
			return findDamaged(onProgress);
	}
}

addEventListener('message', ({ data }: MessageEvent<ArchiveJob>) => {
	work(data, reporter()).then(
		(answer) => {
			tell({ kind: 'done', answer });
		},
		(error: unknown) => {
			const why = error instanceof StoreTrouble ? error.why : 'broken';
			tell({ kind: 'failed', why, message: error instanceof Error ? error.message : String(error) });
		}
	);
});
