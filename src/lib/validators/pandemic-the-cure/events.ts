/** Using events and turning up new ones: PTC-E1 to PTC-E7. */
import {
	colours,
	eventCosts,
	eventIds,
	type Colour,
	type EventId
} from '../../sheets/pandemic-the-cure/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { countColours } from './dice.ts';
import { effectOf } from './effects.ts';
import type { EventMove, MoveOf } from './moves.ts';
import { refuse } from './sentences.ts';
import { moveDice, type State } from './state.ts';

/** PTC-E1: which cards exist at this table. */
function existingCard({ terms: { events } }: State, { card }: EventMove): Complaint[] {
	if (card === 'custom') return events === 'table' ? [] : [refuse('PTC-E1', 'onlyAppCards', {})];
	return events === 'app' ? [] : [refuse('PTC-E1', 'onlyTableCards', { card })];
}

/** PTC-E2 */
const openCard = ({ open }: State, card: EventId): Complaint[] =>
	open.includes(card) ? [] : [refuse('PTC-E2', 'notOpen', { card }, [`event-${card}`])];

/** PTC-E3 */
function exactPrice(card: EventId, pay: readonly Colour[]): Complaint[] {
	const cost = eventCosts[card];
	if (pay.length === cost) return [];
	return [refuse('PTC-E3', 'wrongPrice', { card, cost, paid: pay.length }, ['cdc'])];
}

/** PTC-E4 */
function diceAtCdc({ cdc }: State, pay: readonly Colour[]): Complaint[] {
	const paid = countColours(pay);
	const colour = colours.find((c) => paid[c] > cdc[c]);
	if (!colour) return [];
	return [refuse('PTC-E4', 'notAtCdc', { colour, has: cdc[colour], paid: paid[colour] }, ['cdc'])];
}

/** PTC-E4: the dice go to the bag before the effect. */
const paidFor = (state: State, pay: readonly Colour[]): State =>
	pay.reduce((before, colour) => moveDice(before, colour, 1, 'cdc', 'bag'), state);

export function checkEvent(state: State, move: EventMove): Complaint[] {
	const unknown = existingCard(state, move);
	if (unknown.length > 0) return unknown;
	const cardAndPrice =
		move.card === 'custom' ? [] : [...openCard(state, move.card), ...exactPrice(move.card, move.pay)];
	const missing = diceAtCdc(state, move.pay);
	if (missing.length > 0) return [...cardAndPrice, ...missing];
	return [...cardAndPrice, ...effectOf(paidFor(state, move.pay), move).complaints];
}

/** PTC-E7: the used card goes under the deck, and a new one must be turned up. */
export function useEvent(state: State, move: EventMove): State {
	const after = effectOf(paidFor(state, move.pay), move).state;
	const { card } = move;
	if (card === 'custom') return after;
	return {
		...after,
		open: after.open.filter((other) => other !== card),
		used: [...after.used, card],
		toReveal: true
	};
}

/** PTC-E7: the cards that can come up next. */
export function nextCards({ open, used }: State): readonly EventId[] {
	const unseen = eventIds.filter((card) => !open.includes(card) && !used.includes(card));
	return unseen.length > 0 ? unseen : used.slice(0, 1);
}

export function checkReveal(state: State, { card }: MoveOf<'reveal'>): Complaint[] {
	const possible = nextCards(state);
	if (possible.includes(card)) return [];
	const [oldest] = possible;
	const cells = [`event-${card}`];
	return oldest && state.used.includes(oldest)
		? [refuse('PTC-E7', 'notTheOldest', { card, oldest }, cells)]
		: [refuse('PTC-E7', 'seenBefore', { card }, cells)];
}

export const reveal = (state: State, { card }: MoveOf<'reveal'>): State => ({
	...state,
	open: [...state.open, card].sort(),
	used: state.used.filter((other) => other !== card),
	toReveal: false
});
