/** The worker's side of `fairness.ts`. */
import { loadGame, loadTrial } from '../../games.ts';
import { compared } from '../../table/trial.ts';
import type { TrialsWanted, TrialsNews } from './fairness.ts';

/** A page that heard of every game would be busy with hearing. */
const STEP = 5;

const tell = (told: TrialsNews): void => {
	postMessage(told);
};

async function play({ game: id, edition, games }: TrialsWanted): Promise<void> {
	const [game, trial] = await Promise.all([loadGame(id), loadTrial(id)]);
	if (!trial) throw new Error(`no trial games of ${id}`);
	for (const comparison of compared(game, trial, edition, games))
		if (comparison.games % STEP === 0 || comparison.games === games) tell({ kind: 'played', comparison });
}

// what is thrown behind a promise never comes to the page by itself
onmessage = ({ data }: MessageEvent<TrialsWanted>) =>
	play(data).catch((problem: unknown) => {
		tell({ kind: 'failed', said: String(problem) });
	});
