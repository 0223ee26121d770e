/** Pandemic: The Cure as a value of the one type that all games have. */
import { mostPlayers } from '../../sheets/pandemic-the-cure/facts.ts';
import { sheet } from '../../sheets/pandemic-the-cure/sheet.ts';
import { fixedEdition, noPosition } from '../kit/interim.ts';
import { erase } from '../../table/game.ts';
import type { Complaint } from '../../table/record.ts';
import * as act from './actions.ts';
import { optionFields, optionsShape, termsOf } from './agreed.ts';
import { awaits } from './awaits.ts';
import { chance } from './chance.ts';
import { checkCure, cure } from './curing.ts';
import { checkEvent, checkReveal, reveal, useEvent } from './events.ts';
import { checkGive, give } from './giving.ts';
import { checkEpidemic, checkInfect, epidemic, infect } from './infecting.ts';
import { legalMoves } from './legal.ts';
import { checkUnlock, unlock } from './locked.ts';
import { moveShape, type MovesByVerb, type PtcMove, type Verb } from './moves.ts';
import { cellsOf, pencil } from './pencil.ts';
import { checkReroll, checkRoll, reroll, roll } from './rolling.ts';
import { rulebook, rulings } from './rulebook.ts';
import { checkSetup, setUp } from './setup.ts';
import { start, type State } from './state.ts';
import { marksOf, scoreOf, statusOf } from './status.ts';
import { checkNext, checkTurn, next } from './turn.ts';

interface Deed<V extends Verb> {
	readonly check: (state: State, move: MovesByVerb[V]) => Complaint[];
	readonly apply: (state: State, move: MovesByVerb[V]) => State;
}

const deeds: { readonly [V in Verb]: Deed<V> } = {
	setup: { check: checkSetup, apply: setUp },
	roll: { check: checkRoll, apply: roll },
	reroll: { check: checkReroll, apply: reroll },
	unlock: { check: checkUnlock, apply: unlock },
	fly: { check: act.checkFly, apply: act.fly },
	sail: { check: act.checkSail, apply: act.sail },
	treat: { check: act.checkTreat, apply: act.treat },
	sample: { check: act.checkSample, apply: act.sample },
	helicopter: { check: act.checkHelicopter, apply: act.helicopter },
	contain: { check: act.checkContain, apply: act.contain },
	cdc: { check: act.checkCdc, apply: act.cdc },
	give: { check: checkGive, apply: give },
	cure: { check: checkCure, apply: cure },
	next: { check: checkNext, apply: next },
	infect: { check: checkInfect, apply: infect },
	epidemic: { check: checkEpidemic, apply: epidemic },
	event: { check: checkEvent, apply: useEvent },
	reveal: { check: checkReveal, apply: reveal }
};

const deed = <V extends Verb>(move: MovesByVerb[V] & { readonly do: V }): Deed<V> => deeds[move.do];

function check<V extends Verb>(state: State, move: MovesByVerb[V] & { readonly do: V }): Complaint[] {
	const outOfTurn = checkTurn(state, move);
	return outOfTurn.length > 0 ? outOfTurn : deed<V>(move).check(state, move);
}

const apply = <V extends Verb>(state: State, move: MovesByVerb[V] & { readonly do: V }): State =>
	deed<V>(move).apply(state, move);

export const game = erase<State, PtcMove>({
	id: 'pandemic-the-cure',
	players: { min: 1, max: mostPlayers },
	options: optionFields,
	rulings,
	rulebook,
	edition: fixedEdition(sheet),
	position: noPosition,
	faces: () => [],
	shape: { options: optionsShape, move: moveShape },
	start: (setup) => start(termsOf(setup)),
	check,
	apply,
	awaits,
	moves: legalMoves,
	chance,
	over: ({ why }) => why !== null,
	marks: marksOf,
	status: statusOf,
	score: scoreOf,
	pencil,
	cells: cellsOf,
	open: ['roll', 'reroll']
});
