/** Combat the Corona: a team, a board, and viruses that keep coming. */
import { sheet } from '../../sheets/combat-the-corona/sheet.ts';
import { fixedEdition, noPosition } from '../kit/interim.ts';
import { erase } from '../../table/game.ts';
import type { Complaint } from '../../table/record.ts';
import {
	applyClear,
	applyPlay,
	applyRemove,
	applySend,
	applySkip,
	checkClear,
	checkPlay,
	checkRemove,
	checkSend,
	checkSkip
} from './actions.ts';
import { options, optionsShape } from './agreed.ts';
import { awaits } from './awaits.ts';
import { chance } from './chance.ts';
import {
	applyExtra,
	applyHit,
	applyReroll,
	applyRest,
	applyRoll,
	applyShield,
	checkExtra,
	checkHit,
	checkReroll,
	checkRest,
	checkRoll,
	checkShield
} from './dice.ts';
import { isOver } from './end.ts';
import { checkDestroy, checkHospital } from './hospitals.ts';
import { legalMoves } from './legal.ts';
import { marks } from './marks.ts';
import { moveShape, type CoronaMove, type Verb, type Verbs } from './moves.ts';
import { cells, pencil } from './pencil.ts';
import {
	applyBottom,
	applyPlace,
	applyReveal,
	checkBottom,
	checkPlace,
	checkReveal
} from './proliferation.ts';
import { rulebook, rulings } from './rulebook.ts';
import { score } from './score.ts';
import { applySetup, checkSetup } from './setup.ts';
import { applyDestroy, applyHospital, applySave, checkSave } from './skills.ts';
import { start, type State } from './state.ts';
import { status } from './status.ts';
import { ofThisPhase } from './turn.ts';

interface Doing<M> {
	readonly check: (state: State, move: M) => readonly Complaint[];
	readonly apply: (state: State, move: M) => State;
}

const doing: { readonly [V in Verb]: Doing<Verbs[V]> } = {
	setup: { check: checkSetup, apply: applySetup },
	play: { check: checkPlay, apply: applyPlay },
	skip: { check: checkSkip, apply: applySkip },
	remove: { check: checkRemove, apply: applyRemove },
	clear: { check: checkClear, apply: applyClear },
	send: { check: checkSend, apply: applySend },
	roll: { check: checkRoll, apply: applyRoll },
	reroll: { check: checkReroll, apply: applyReroll },
	extra: { check: checkExtra, apply: applyExtra },
	shield: { check: checkShield, apply: applyShield },
	hit: { check: checkHit, apply: applyHit },
	rest: { check: checkRest, apply: applyRest },
	reveal: { check: checkReveal, apply: applyReveal },
	place: { check: checkPlace, apply: applyPlace },
	save: { check: checkSave, apply: applySave },
	destroy: { check: checkDestroy, apply: applyDestroy },
	bottom: { check: checkBottom, apply: applyBottom },
	hospital: { check: checkHospital, apply: applyHospital }
};

/** The compiler cannot see that the verb of a move picks the functions for this very move. */
const doingOf = (move: CoronaMove): Doing<CoronaMove> => doing[move.do] as Doing<CoronaMove>;

function check(state: State, move: CoronaMove): readonly Complaint[] {
	const outOfTurn = ofThisPhase(state, move);
	return outOfTurn ? [outOfTurn] : doingOf(move).check(state, move);
}

export const game = erase<State, CoronaMove>({
	id: 'combat-the-corona',
	players: { min: 1, max: 6 },
	options,
	rulings,
	rulebook,
	edition: fixedEdition(sheet),
	position: noPosition,
	faces: () => [],
	shape: { options: optionsShape, move: moveShape },
	start,
	check,
	apply: (state, move) => doingOf(move).apply(state, move),
	awaits,
	moves: legalMoves,
	chance,
	over: isOver,
	marks,
	status,
	score,
	pencil,
	cells,
	open: ['roll', 'reroll', 'extra']
});
