/** Trial games of Prototype C19: every move for the most points at once. */
import type { Trial } from '../../table/trial.ts';
import { score } from './score.ts';
import type { State } from './state.ts';

const points = (state: State): number => score(state).scores[0]?.total ?? 0;

export const trial: Trial<State> = {
	measure: 'points',
	worth: points,
	result: points,
	length: (_, moves) => moves,
	isHopeless: () => false
};
