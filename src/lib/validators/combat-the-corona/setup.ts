/** Setup: the deck is prepared and the first virus lies open. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { cardsOf, shuffled, sorted, startingVirus, virusCard } from './deck.ts';
import type { Verbs } from './moves.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import type { State } from './state.ts';

const TEN = 10;

/** CTC-S5: ten cards are written down, or none. */
function tenOrNone(top: readonly string[]): Objection {
	if (top.length === 0 || top.length === TEN) return null;
	return refuse('CTC-S5', 'tenOrNone', { count: top.length });
}

/** CTC-S3, CTC-S4: the starting virus and the red cards of higher difficulties are not in the deck. */
function inThisDeck({ agreed }: State, top: readonly string[]): Objection {
	const cards = cardsOf(agreed);
	const strange = top.filter((id) => !cards.some((card) => card.id === id));
	return strange.length > 0 ? refuse('CTC-S4', 'notInThisDeck', { viruses: strange }) : null;
}

export const checkSetup = (state: State, { top = [] }: Verbs['setup']): readonly Complaint[] =>
	complaints(tenOrNone(top), inThisDeck(state, top));

export function applySetup(state: State, { top = [], start }: Verbs['setup']): State {
	const first: Virus = start ? { ...start, id: 'x0' } : startingVirus;
	const deck = top.length > 0 ? sorted(state.agreed, top.map(virusCard)) : shuffled(state.agreed);
	return { ...state, phase: 'play', turn: 1, deck, viruses: [first] };
}
