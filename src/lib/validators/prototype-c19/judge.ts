/** The rules of each verb, and what it does. */
import type { Complaint } from '../../table/record.ts';
import { applyAnalysis, checkAnalysis } from './analysis.ts';
import { applyBiotech, applyConvert, checkBiotech, checkConvert } from './biotech.ts';
import { applyTake, checkTake } from './dice.ts';
import {
	applyAnnul,
	applyDone,
	applyInfectionReroll,
	applyInfectionRoll,
	applyReport,
	applyTold,
	checkAnnul,
	checkDone,
	checkInfectionReroll,
	checkTold,
	followingOn
} from './finish.ts';
import { applyFormula, checkFormula } from './formula.ts';
import { applyHealth, checkHealth } from './health.ts';
import { checkCover, checkInfect } from './infection.ts';
import type { MoveOf, PcMove, Verb } from './moves.ts';
import { applyResist, checkResist } from './resistant.ts';
import { applyReroll, applyRoll, checkReroll, checkRoll } from './rolling.ts';
import { checkForgo, forgone } from './sampling.ts';
import { applyCover, applyInfect } from './spreading.ts';
import { playerAt, withPlayer, type State } from './state.ts';
import { outOfTurn } from './turn.ts';

type ByVerb<T> = { readonly [V in Verb]: (state: State, move: MoveOf<V>) => T };

const allowed = (): Complaint[] => [];

const rules: ByVerb<Complaint[]> = {
	roll: checkRoll,
	reroll: checkReroll,
	take: checkTake,
	pass: allowed,
	analysis: checkAnalysis,
	convert: checkConvert,
	health: checkHealth,
	formula: checkFormula,
	biotech: checkBiotech,
	infect: checkInfect,
	cover: checkCover,
	resist: checkResist,
	forgo: (state, move) => checkForgo(playerAt(state, move.by), move),
	done: checkDone,
	annul: checkAnnul,
	'infection-roll': allowed,
	'infection-reroll': checkInfectionReroll,
	report: allowed,
	'formula-elsewhere': checkTold
};

const effects: ByVerb<State> = {
	roll: applyRoll,
	reroll: applyReroll,
	take: applyTake,
	pass: applyDone,
	analysis: applyAnalysis,
	convert: applyConvert,
	health: applyHealth,
	formula: applyFormula,
	biotech: applyBiotech,
	infect: applyInfect,
	cover: applyCover,
	resist: applyResist,
	forgo: (state, move) => withPlayer(state, forgone(playerAt(state, move.by), move)),
	done: applyDone,
	annul: applyAnnul,
	'infection-roll': applyInfectionRoll,
	'infection-reroll': applyInfectionReroll,
	report: applyReport,
	'formula-elsewhere': applyTold
};

const brokenBy = <V extends Verb>(state: State, move: MoveOf<V>): Complaint[] => rules[move.do](state, move);
const doing = <V extends Verb>(state: State, move: MoveOf<V>): State => effects[move.do](state, move);

/** Out of turn first; then the rules of the area. */
export function check(state: State, move: PcMove): readonly Complaint[] {
	const early = outOfTurn(state, move);
	return early.length > 0 ? early : brokenBy(state, move);
}

export const apply = (state: State, move: PcMove): State => followingOn(doing(state, move));
