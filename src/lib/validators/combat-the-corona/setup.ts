/** Setup: the deck is prepared and the first virus lies open. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Complaint } from '../../table/record.ts';
import type { Agreed } from './agreed.ts';
import { shuffled, sorted } from './deck.ts';
import type { Verbs } from './moves.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { changed, type State } from './state.ts';

const TEN = 10;

/** CTC-S5: so many cards are looked at; all, when there are fewer than ten. */
export const cardsToSort = ({ deck }: Agreed): number => Math.min(TEN, deck.length);

/** CTC-S5: all of them are written down, or none. */
function allOrNone({ agreed }: State, top: readonly string[]): Objection {
	const expected = cardsToSort(agreed);
	if (top.length === 0 || top.length === expected) return null;
	return refuse('CTC-S5', 'tenOrNone', { count: top.length, expected });
}

/** CTC-S3, CTC-S4: the starting virus and the red cards of higher difficulties are not in the deck. */
function inThisDeck({ agreed }: State, top: readonly string[]): Objection {
	const strange = top.filter((id) => !agreed.deck.some((card) => card.id === id));
	if (strange.length === 0) return null;
	return refuse('CTC-S4', 'notInThisDeck', { viruses: strange });
}

const none: readonly string[] = [];

export const checkSetup = (state: State, { top = none }: Verbs['setup']): readonly Complaint[] =>
	complaints(allOrNone(state, top), inThisDeck(state, top));

export function applySetup(state: State, { top = none, start }: Verbs['setup']): State {
	const { agreed } = state;
	const first: Virus = start ? { ...start, id: 'x0' } : agreed.starting;
	const seen = agreed.deck.filter(({ id }) => top.includes(id));
	const deck = seen.length > 0 ? sorted(agreed, seen) : shuffled(agreed);
	return changed(state, { phase: 'play', turn: 1, deck, viruses: [first] });
}
