/** Clinic: COVID-19 Pandemic, put together from the areas of its rules. */
import { sheet } from '../../sheets/clinic-covid-19/sheet.ts';
import { fixedEdition, noPosition } from '../kit/interim.ts';
import { erase } from '../../table/game.ts';
import type { Complaint } from '../../table/record.ts';
import { admit, arrive, checkArrive, readyWithoutAdmission, thirdAdmission } from './actions.ts';
import { dead } from './administration.ts';
import { optionFields, optionShape } from './agreed.ts';
import { awaits } from './awaits.ts';
import { care, checkCare } from './care.ts';
import { chance } from './chance.ts';
import { contaminate, slotTaken } from './contagion.ts';
import { outOfTurn, settle } from './flow.ts';
import { checkHand, checkInfect, checkTake, full, hand, infect, take } from './infections.ts';
import { moves } from './legal.ts';
import { marks } from './marks.ts';
import { moveShape, type ClinicMove, type Moves, type Verb } from './moves.ts';
import { cells, pencil } from './pencil.ts';
import { checkProtect, protect } from './protection.ts';
import { rulebook, rulings } from './rulebook.ts';
import { score } from './score.ts';
import { start } from './setup.ts';
import { withClinic, type State } from './state.ts';
import { isOver, status } from './status.ts';
import { checkTreat, cure, roomFull, treat } from './treatment.ts';

interface Deed<M> {
	/** Every rule of the area that the move breaks, in the order of the document. */
	check(state: State, move: M): readonly (Complaint | null)[];
	apply(state: State, move: M): State;
}

const freely = (): readonly Complaint[] => [];

const deeds: { readonly [V in Verb]: Deed<Moves[V]> } = {
	admit: {
		check: (state, { by }) => [thirdAdmission(state, by)],
		apply: (state, { by }) => admit(state, by)
	},
	arrive: { check: checkArrive, apply: arrive },
	take: { check: (state, move) => [checkTake(state, move)], apply: take },
	infect: { check: checkInfect, apply: infect },
	full: { check: freely, apply: (state, { by }) => full(state, by) },
	hand: { check: checkHand, apply: hand },
	protect: { check: checkProtect, apply: protect },
	treat: { check: checkTreat, apply: treat },
	cure: { check: (state, { by, room, patients }) => [roomFull(state, by, room, patients)], apply: cure },
	care: { check: checkCare, apply: care },
	dead: { check: freely, apply: dead },
	contaminate: { check: (state, move) => [slotTaken(state, move)], apply: contaminate },
	popularity: {
		check: freely,
		apply: (state, { by, points }) => withClinic(state, by, { popularity: points })
	},
	ready: {
		check: (state, { by }) => [readyWithoutAdmission(state, by)],
		apply: (state, { by }) => withClinic(state, by, { ready: true })
	}
};

/** The verb picks the deed that knows the other fields of its move. */
const deedOf = <V extends Verb>(move: Moves[V] & { readonly do: V }): Deed<Moves[V]> => deeds[move.do];

function check(state: State, move: ClinicMove): readonly Complaint[] {
	const turn = outOfTurn(state, move.do, move.by);
	if (turn) return [turn];
	return deedOf(move)
		.check(state, move)
		.filter((complaint) => complaint !== null);
}

const apply = (state: State, move: ClinicMove): State => settle(deedOf(move).apply(state, move));

export const game = erase<State, ClinicMove>({
	id: 'clinic-covid-19',
	players: { min: 1, max: 4 },
	options: optionFields,
	rulings,
	rulebook,
	edition: fixedEdition(sheet),
	position: noPosition,
	faces: () => [],
	shape: { options: optionShape, move: moveShape },
	start,
	check,
	apply,
	awaits,
	moves,
	chance,
	over: isOver,
	marks,
	status,
	score,
	pencil,
	cells,
	open: []
});
