/** Using events and turning up new ones: PTC-E1 to PTC-E8. */
import { eventCells, regionCells, tileCells } from '../../sheets/pandemic-the-cure/cells.ts';
import type { Effect, WrittenEffect } from '../../sheets/pandemic-the-cure/effects.ts';
import type { EventCard } from '../../sheets/pandemic-the-cure/facts.ts';
import { colours, type Colour, type EventId, type Region } from '../../sheets/pandemic-the-cure/pieces.ts';
import { drawOne } from '../../table/chance.ts';
import type { Complaint, Random } from '../../table/record.ts';
import { countColours } from './dice.ts';
import {
	addBonus,
	doEffects,
	goBack,
	movePawn,
	sendDice,
	sendSamples,
	skipInfecting,
	takeBack
} from './effects.ts';
import type { EventMove, Filled, Verbs } from './moves.ts';
import { enter } from './pawns.ts';
import { broken, refuse } from './sentences.ts';
import { diceAt, moveDice, totalAt } from './lying.ts';
import { draftOf, isCured, type Draft, type State } from './state.ts';

/** PTC-E1: which cards exist at this table. */
function existingCard({ agreed: { events } }: State, { card }: EventMove): Complaint | null {
	if (card === 'custom') return events === 'table' ? null : refuse('PTC-E1', 'onlyAppCards', {});
	return events === 'app' ? null : refuse('PTC-E1', 'onlyTableCards', { card });
}

export const eventOf = ({ agreed }: State, id: string): EventCard => {
	const card = agreed.eventCards.get(id);
	if (!card) throw new Error(`no event "${id}"`);
	return card;
};

/** PTC-E2 */
const openCard = ({ open }: State, card: string): Complaint | null =>
	open.includes(card) ? null : refuse('PTC-E2', 'notOpen', { card }, [eventCells.make(card)]);

/** PTC-E3, PTC-E4: whether the dice of the CDC are enough for it. */
export const isPayable = (state: State, { cost }: EventCard): boolean => cost <= totalAt(state, 'cdc');

/** PTC-E3, PTC-E4: what pays for it where the CDC leaves no choice, else null. */
export function onlyPayment(state: State, { cost }: Pick<EventCard, 'cost'>): readonly Colour[] | null {
	const lying = colours.flatMap((colour) =>
		Array.from({ length: diceAt(state, 'cdc', colour) }, () => colour)
	);
	return lying.length === cost ? lying : null;
}

/** PTC-E3 */
function exactPrice({ id, cost }: EventCard, pay: readonly Colour[]): Complaint | null {
	if (pay.length === cost) return null;
	return refuse('PTC-E3', 'wrongPrice', { card: id, cost, paid: pay.length }, [tileCells.make('cdc')]);
}

/** PTC-E4 */
function diceAtCdc(state: State, pay: readonly Colour[]): Complaint | null {
	const paid = countColours(pay);
	const colour = colours.find((c) => paid[c] > diceAt(state, 'cdc', c));
	if (!colour) return null;
	const values = { colour, has: diceAt(state, 'cdc', colour), paid: paid[colour] };
	return refuse('PTC-E4', 'notAtCdc', values, [tileCells.make('cdc')]);
}

const agrees = (effect: Effect, written: WrittenEffect): boolean =>
	Object.entries(written).every(
		([field, value]) =>
			field === 'may' || value === '?' || (effect as Readonly<Record<string, unknown>>)[field] === value
	);

/** PTC-E8: the effects in their order; only what may be left out is left out. */
function isWritten(effects: readonly Effect[], written: readonly WrittenEffect[], from = 0, at = 0): boolean {
	const line = written[at];
	if (!line) return from === effects.length;
	const effect = effects[from];
	if (effect && agrees(effect, line) && isWritten(effects, written, from + 1, at + 1)) return true;
	return line.may === true && isWritten(effects, written, from, at + 1);
}

/** PTC-E8 */
const asWritten = (card: EventCard, { effects = [] }: EventMove): Complaint | null =>
	card.kind === 'ten' || isWritten(effects, card.effects)
		? null
		: refuse('PTC-E8', 'notAsWritten', { card: card.id }, [eventCells.make(card.id)]);

/** PTC-E4: the dice go to the bag before the effect. */
export function paidFor(state: State, pay: readonly Colour[]): Draft {
	const draft = draftOf(state);
	for (const colour of pay) moveDice(draft, colour, 1, 'cdc', 'bag');
	return draft;
}

/** Pawns that are there already do not arrive. */
function summit(draft: Draft, region: Region): Complaint | null {
	const elsewhere = draft.pawns.flatMap((at, player) => (at === region ? [] : [player]));
	if (elsewhere.length === 0) return refuse('PTC-E5', 'allThere', { region }, [regionCells.make(region)]);
	for (const player of elsewhere) enter(draft, player, region);
	return null;
}

function swabDrive(draft: Draft, colour: Colour): Complaint | null {
	if (isCured(draft, colour)) {
		return refuse('PTC-E5', 'swabOfCured', { colour }, [tileCells.make('cured')]);
	}
	return sendDice(draft, colour, Math.min(2, diceAt(draft, 'bag', colour)), 'bag', 'centre');
}

/** What each of the ten does with what was filled in. */
export const theTen: Readonly<Record<EventId, (draft: Draft, filled: Required<Filled>) => Complaint | null>> =
	{
		charter: (draft, { player, region }) => movePawn(draft, player, region),
		summit: (draft, { region }) => summit(draft, region),
		'field-hospital': (draft, { region, colour }) =>
			sendDice(draft, colour, diceAt(draft, region, colour), region, 'centre'),
		shipment: (draft, { colour }) =>
			sendDice(draft, colour, diceAt(draft, 'centre', colour), 'centre', 'bag'),
		'swab-drive': (draft, { colour }) => swabDrive(draft, colour),
		'quiet-days': skipInfecting,
		slowdown: (draft) => goBack(draft, 2),
		'second-wind': (draft) => takeBack(draft, 'all'),
		reagents: (draft) => addBonus(draft, 2),
		courier: (draft, { holder, player, colour }) => sendSamples(draft, holder, player, colour)
	};

/** PTC-E5: on a table where it is paid for already. */
function takeEffect(draft: Draft, move: EventMove): Complaint | null {
	const card = draft.agreed.eventCards.get(move.card);
	if (card?.kind === 'ten') return theTen[card.id](draft, move as unknown as Required<Filled>);
	return doEffects(draft, move.effects ?? []);
}

export function checkEvent(state: State, move: EventMove): readonly Complaint[] {
	const unknown = existingCard(state, move);
	if (unknown) return [unknown];
	const card = move.card === 'custom' ? null : eventOf(state, move.card);
	const missing = diceAtCdc(state, move.pay);
	const otherwise = card && asWritten(card, move);
	return broken(
		card && openCard(state, card.id),
		card && exactPrice(card, move.pay),
		missing,
		otherwise,
		missing || otherwise ? null : takeEffect(paidFor(state, move.pay), move)
	);
}

/** PTC-E7: the used card goes under the deck, and a new one must be turned up. */
export function useEvent(state: State, move: EventMove): State {
	const draft = paidFor(state, move.pay);
	takeEffect(draft, move);
	const { card } = move;
	if (card === 'custom') return draft;
	draft.open = draft.open.filter((other) => other !== card);
	draft.used = [...draft.used, card];
	draft.toReveal = draft.why === null;
	return draft;
}

/** PTC-E7: the card that goes under the deck now. */
const justUsed = ({ used }: State): string | undefined => used.at(-1);

/** PTC-E7: the cards that can come up next. */
export function nextCards({ agreed, open, used }: State): readonly string[] {
	const unseen = agreed.facts.events.flatMap(({ id }) =>
		open.includes(id) || used.includes(id) ? [] : [id]
	);
	return unseen.length > 0 ? unseen : used.slice(0, 1);
}

/** Those that should not come up next, and may lie there all the same. */
export function unexpectedCards(state: State): readonly string[] {
	const expected = nextCards(state);
	return state.agreed.facts.events.flatMap(({ id }) =>
		expected.includes(id) || id === justUsed(state) ? [] : [id]
	);
}

export function checkReveal(state: State, { card }: Verbs['reveal']): readonly Complaint[] {
	const possible = nextCards(state);
	if (possible.includes(card)) return broken(null);
	const [oldest] = possible;
	const cells = [eventCells.make(card)];
	return broken(
		oldest !== undefined && state.used.includes(oldest)
			? refuse('PTC-E7', 'notTheOldest', { card, oldest }, cells)
			: refuse('PTC-E7', 'seenBefore', { card }, cells)
	);
}

export function reveal(state: State, { card }: Verbs['reveal']): State {
	const draft = draftOf(state);
	draft.open = [...state.open, card].sort();
	draft.used = state.used.filter((other) => other !== card);
	draft.toReveal = false;
	return draft;
}

export const revealByChance = (state: State, random: Random): Verbs['reveal'] => ({
	do: 'reveal',
	card: drawOne(random, nextCards(state))
});
