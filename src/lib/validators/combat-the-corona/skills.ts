/** Skills: raise, save, destroy, and the end of the virus step after them. */
import { pileCells } from '../../sheets/combat-the-corona/cells.ts';
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Skill } from '../../sheets/combat-the-corona/lines.ts';
import type { Complaint } from '../../table/record.ts';
import { raiseInfection } from './charts.ts';
import { under } from './deck.ts';
import { isOver, nextTurn } from './end.ts';
import { giveUpHospital } from './hospitals.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { changed, idsOf, inOrder, sameCards, type State } from './state.ts';

const SAVED = 3;

/** How many of them have the skill. */
export function having(viruses: readonly Virus[], skill: Skill): number {
	let count = 0;
	for (const { skills } of viruses) if (skills.includes(skill)) count++;
	return count;
}

/** CTC-K1: of all revealed viruses, placed or not. CTC-K2: raise works once only. */
export function skillsWork(state: State, revealed: readonly Virus[]): State {
	if (having(revealed, 'raise') === 0) return whatIsNeeded(state);
	const raised = raiseInfection(changed(state, { raised: true }));
	return isOver(raised) ? raised : whatIsNeeded(raised);
}

/** CTC-K3: the top three of the defeated pile, or as many as there are. */
export const toSave = ({ defeated }: State): readonly Virus[] => defeated.slice(-SAVED);

/** CTC-K4: one or none is saved without a move. */
function savesNeeded(state: State): State {
	if (state.saves === 0) return state;
	const [only, second] = toSave(state);
	if (second) return changed(state, { phase: 'save' });
	if (!only) return changed(state, { saves: 0 });
	return savesNeeded(
		changed(state, { saves: state.saves - 1, defeated: [], deck: under(state.deck, [only]) })
	);
}

/** CTC-K5: without a virus on the table the piece goes without a move; without a piece nothing happens. */
function destroysNeeded(state: State): State {
	if (state.destroys === 0) return state;
	if (state.hospitals === 0) return changed(state, { destroys: 0 });
	if (state.viruses.length > 0) return changed(state, { phase: 'destroy' });
	return destroysNeeded({ ...giveUpHospital(state, []), destroys: state.destroys - 1 });
}

/** CTC-P7: a single one goes under the deck without a move. */
function asideNeeded(state: State): State {
	if (state.aside.length === 0) return state;
	if (state.aside.length > 1) return changed(state, { phase: 'bottom' });
	return changed(state, { aside: [], deck: under(state.deck, state.aside) });
}

/** CTC-P8: nothing placed and nothing raised: the marker moves. */
function endOfStep(state: State): State {
	if (state.placed || state.raised) return nextTurn(state);
	const moved = raiseInfection(state);
	return isOver(moved) ? moved : nextTurn(moved);
}

/** The first choice that is needed: save, destroy, bottom, else the next turn. */
export function whatIsNeeded(state: State): State {
	const saved = savesNeeded(state);
	if (saved.saves > 0) return saved;
	const destroyed = destroysNeeded(saved);
	if (destroyed.destroys > 0) return destroyed;
	const settled = asideNeeded(destroyed);
	return settled.aside.length > 0 ? settled : endOfStep(settled);
}

/** CTC-K3: exactly these, in the order of the team. */
export function checkSave(state: State, { order }: Verbs['save']): readonly Complaint[] {
	const saved = toSave(state);
	if (sameCards(saved, order)) return [];
	const viruses = idsOf(saved);
	return [refuse('CTC-K3', 'saveTheseThree', { viruses }, [pileCells.make('defeated')])];
}

export function applySave(state: State, { order }: Verbs['save']): State {
	const saved = toSave(state);
	return whatIsNeeded(
		changed(state, {
			saves: state.saves - 1,
			defeated: state.defeated.slice(0, -saved.length),
			deck: under(state.deck, inOrder(saved, order))
		})
	);
}

export const applyDestroy = (state: State, { viruses }: Verbs['destroy']): State =>
	whatIsNeeded({ ...giveUpHospital(state, viruses), destroys: state.destroys - 1 });

/** CTC-T4: in the virus step what is needed is looked at afresh. */
export function applyHospital(state: State, { viruses }: Verbs['hospital']): State {
	const given = giveUpHospital(state, viruses);
	const { phase } = state;
	return phase === 'save' || phase === 'destroy' || phase === 'bottom' ? whatIsNeeded(given) : given;
}
