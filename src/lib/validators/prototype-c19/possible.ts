/** Whether there is a legal move of a verb, where asking is cheaper than listing. */
import { canAnalyse } from './analysis.ts';
import { canNote, convertMoves } from './biotech.ts';
import { canTell } from './elsewhere.ts';
import { annulMoves, canInfectionReroll } from './final.ts';
import { doneMoves } from './finish.ts';
import { canFormulate } from './formula.ts';
import { canTest } from './health.ts';
import { canCover, canInfect } from './infection.ts';
import type { Verb } from './moves.ts';
import { canResist } from './resistant.ts';
import { canReroll } from './rolling.ts';
import type { State } from './state.ts';

const always = (): boolean => true;

/** Asked of verbs that the state table allows. Two dice are always there to take: the researcher leaves two. */
export const isPossible: Readonly<Record<Verb, (state: State, by: number) => boolean>> = {
	roll: always,
	reroll: canReroll,
	take: always,
	pass: always,
	analysis: canAnalyse,
	convert: (state, by) => convertMoves(state, by).length > 0,
	health: canTest,
	formula: canFormulate,
	biotech: canNote,
	infect: canInfect,
	cover: canCover,
	resist: canResist,
	forgo: always,
	done: (state, by) => doneMoves(state, by).length > 0,
	annul: (state, by) => annulMoves(state, by).length > 0,
	'infection-roll': always,
	'infection-reroll': canInfectionReroll,
	report: always,
	'formula-elsewhere': canTell
};
