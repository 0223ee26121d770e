/** The worker's side of `fairness.ts`. */
import { loadGame, loadTrial } from '../../games.ts';
import { seeded } from '../../table/chance.ts';
import type { Edition } from '../../table/record.ts';
import { averageOf, playTrial, type TrialGame } from '../../table/trial.ts';
import type { TrialsWanted, TrialsNews } from './fairness.ts';

const tell = (told: TrialsNews): void => {
	postMessage(told);
};

onmessage = async ({ data: { game: id, edition, games } }: MessageEvent<TrialsWanted>) => {
	const [game, trial] = await Promise.all([loadGame(id), loadTrial(id)]);
	if (!trial) throw new Error(`no trial games of ${id}`);
	let done = 0;
	const playAll = (sheet: Edition): TrialGame[] =>
		Array.from({ length: games }, (_, seed) => {
			const played = playTrial(game, trial, sheet, seeded(seed));
			if (++done % 10 === 0) tell({ kind: 'progress', done });
			return played;
		});
	const [mine, ours] = [averageOf(trial, playAll(edition)), averageOf(trial, playAll('standard'))];
	tell({ kind: 'done', comparison: { measure: trial.measure, mine, ours } });
};
