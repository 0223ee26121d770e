/** The worker's side of the archive. It remembers the file that was looked into last. */
import { StoreTrouble } from '../trouble.ts';
import { findDamaged } from './damage.ts';
import type { ArchiveJob, Preview, ArchiveNews } from './archive.ts';
import { exportTables } from './export.ts';
import { bringIn } from './import.ts';
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

let looked: readonly Candidate[] = [];

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
	looked = inspected.ok ? inspected.candidates : [];
	return inspected.ok ? { ok: true, items: looked.map(itemOf) } : inspected;
}

function work(asked: ArchiveJob, onProgress: OnProgress): Promise<unknown> {
	switch (asked.job) {
		case 'export':
			return exportTables(asked.ids, new Date(), onProgress);
		case 'inspect':
			return preview(asked.file, onProgress);
		case 'import':
			return bringIn(looked, asked.choices, onProgress);
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
