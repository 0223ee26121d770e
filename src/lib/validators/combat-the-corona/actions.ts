/** Action cards: playing, drawing, exchanging three, clearing five, sending viruses away. */
import { actions, type ActionCard } from '../../sheets/combat-the-corona/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { gainBeds, gainDieToken } from './charts.ts';
import { buildHospital, pieceFree } from './hospitals.ts';
import type { Verbs } from './moves.ts';
import { filledSpaces, spaceCells } from './places.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { onTable, type State } from './state.ts';
import { sendUnder } from './table.ts';

export const SPACES = 5;
const EXCHANGED = 3;
const CLEARING_BEDS = 10;

const kinds: ReadonlyMap<string, ActionCard> = new Map(actions.map((card) => [card.id, card]));

export const isRed = (card: string): boolean => (kinds.get(card)?.colour ?? card) === 'red';
export const isWild = (card: string): boolean => kinds.get(card)?.wild ?? card === 'wild';

/** CTC-A1: a card must be in the hand. */
function cardInHand({ hands, player }: State): Objection {
	return hands[player] === 0 ? refuse('CTC-A1', 'emptyHand', { player }) : null;
}

/** Copies of a kind that nobody can see: in a hand or in the stock. Of own decks nothing is known. */
export function copiesLeft({ agreed, board, discard }: State, card: string): number {
	const copies = agreed.copies.get(card) ?? 0;
	const seen = (pile: readonly string[]) => pile.reduce((sum, other) => sum + (other === card ? 1 : 0), 0);
	return copies - seen(board) - seen(discard);
}

/** CTC-A2: not all copies of the kind lie on the board or in the discard pile. */
function copyLeft(state: State, card: string): Objection {
	if (state.agreed.own || copiesLeft(state, card) > 0) return null;
	const cells = filledSpaces(state).filter((_, at) => state.board[at] === card);
	return refuse('CTC-A2', 'noCopyLeft', { card, copies: state.agreed.copies.get(card) ?? 0 }, cells);
}

export const checkPlay = (state: State, { card }: Verbs['play']): readonly Complaint[] =>
	complaints(cardInHand(state), copyLeft(state, card));

/** CTC-A3, CTC-R6: one card from the stock; an empty stock is renewed from the discard pile (a) or not (b). */
function draw(state: State): State {
	const { stock, discard, agreed, hands, player } = state;
	const renew = stock === 0 && agreed.rulings['CTC-R6'] === 'a';
	const cards = renew ? discard.length : stock;
	const pile = renew ? { discard: [] } : {};
	if (cards === 0) return { ...state, ...pile };
	const drawn = hands.map((hand, seat) => (seat === player ? hand + 1 : hand));
	return { ...state, ...pile, stock: cards - 1, hands: drawn };
}

export function applyPlay(state: State, { card }: Verbs['play']): State {
	const hands = state.hands.map((hand, seat) => (seat === state.player ? hand - 1 : hand));
	return draw({ ...state, phase: 'remove', board: [...state.board, card], hands });
}

/** CTC-A4: skipping is for empty hands only. */
export function checkSkip({ hands, player }: State): readonly Complaint[] {
	const cards = hands[player] ?? 0;
	return complaints(cards > 0 ? refuse('CTC-A4', 'cardsInHand', { player, cards }) : null);
}

export const applySkip = (state: State): State => draw({ ...state, phase: 'remove' });

/** CTC-A5: three cards that lie on the board. */
function threeOnBoard({ board }: State, spaces: readonly number[]): readonly Objection[] {
	const empty = spaces.filter((space) => space > board.length);
	return [
		spaces.length === EXCHANGED ? null : refuse('CTC-A5', 'exactlyThree', { count: spaces.length }),
		empty.length > 0 ? refuse('CTC-A5', 'emptySpaces', { spaces: empty }, spaceCells(empty)) : null
	];
}

const cardIn = ({ board }: State, space: number): string | undefined => board[space - 1];

/** CTC-A6: all of them blue. */
function allBlue(state: State, spaces: readonly number[]): Objection {
	const red = spaces.filter((space) => isRed(cardIn(state, space) ?? ''));
	return red.length > 0 ? refuse('CTC-A6', 'redCards', { spaces: red }, spaceCells(red)) : null;
}

/** CTC-A7: those that are not wild are of one kind. */
function matching(state: State, spaces: readonly number[]): Objection {
	const named = spaces
		.map((space) => cardIn(state, space))
		.filter((card) => card !== undefined)
		.filter((card) => !isRed(card) && !isWild(card));
	const cards = [...new Set(named)];
	return cards.length > 1 ? refuse('CTC-A7', 'differentKinds', { cards }, spaceCells(spaces)) : null;
}

/** CTC-A8, CTC-R4: a hospital piece is free (a); with b the exchange is possible without it. */
function pieceForExchange(state: State): Objection {
	if (pieceFree(state) || state.agreed.rulings['CTC-R4'] === 'b') return null;
	return refuse('CTC-A8', 'noPieceFree', {}, ['h1', 'h2', 'h3', 'h4']);
}

export const checkRemove = (state: State, { spaces }: Verbs['remove']): readonly Complaint[] =>
	complaints(
		...threeOnBoard(state, spaces),
		allBlue(state, spaces),
		matching(state, spaces),
		pieceForExchange(state)
	);

/** CTC-A9: the cards go to the discard pile, the others move to the lowest spaces. */
export function applyRemove(state: State, { spaces }: Verbs['remove']): State {
	const removed = state.board.filter((_, at) => spaces.includes(at + 1));
	const board = state.board.filter((_, at) => !spaces.includes(at + 1));
	return buildHospital({ ...state, board, discard: [...state.discard, ...removed] });
}

const triples: readonly (readonly number[])[] = [1, 2, 3, 4, 5].flatMap((a) =>
	[2, 3, 4, 5].flatMap((b) => [3, 4, 5].filter((c) => a < b && b < c).map((c) => [a, b, c]))
);

/** Every exchange that is possible now, as ascending spaces. */
export function exchanges(state: State): readonly (readonly number[])[] {
	if (state.board.length < EXCHANGED || pieceForExchange(state)) return [];
	return triples.filter(
		(spaces) =>
			spaces.every((space) => space <= state.board.length) &&
			!allBlue(state, spaces) &&
			!matching(state, spaces)
	);
}

/** CTC-A11: five cards. */
function fiveToClear(state: State): Objection {
	const count = state.board.length;
	return count < SPACES ? refuse('CTC-A11', 'fiveToClear', { count }, filledSpaces(state)) : null;
}

/** CTC-A12, CTC-R3: with b only when no exchange is possible. */
function noExchangeInstead(state: State): Objection {
	if (state.agreed.rulings['CTC-R3'] === 'a') return null;
	const spaces = exchanges(state)[0];
	return spaces ? refuse('CTC-A12', 'exchangePossible', { spaces }, spaceCells(spaces)) : null;
}

export const checkClear = (state: State): readonly Complaint[] =>
	complaints(fiveToClear(state) ?? noExchangeInstead(state));

/** CTC-A13, CTC-A14, CTC-A16. */
export function applyClear(state: State, { reshuffle }: Verbs['clear']): State {
	const discard = [...state.discard, ...state.board];
	const sends = state.board.filter((card) => !isRed(card)).length;
	const piles = reshuffle ? { discard: [], stock: state.stock + discard.length } : { discard };
	return gainDieToken(gainBeds({ ...state, ...piles, board: [], sends }, CLEARING_BEDS));
}

/** CTC-A14: one virus for each blue card cleared. */
function sendLeft({ sends }: State): Objection {
	return sends > 0 ? null : refuse('CTC-A14', 'noneToSend', {});
}

/** CTC-A15: it must be on the table. */
function virusToSend(state: State, virus: string): Objection {
	return onTable(state, virus) ? null : refuse('CTC-A15', 'notOnTable', { viruses: [virus] });
}

export const checkSend = (state: State, { virus }: Verbs['send']): readonly Complaint[] =>
	complaints(sendLeft(state), virusToSend(state, virus));

export const applySend = (state: State, { virus }: Verbs['send']): State => ({
	...sendUnder(state, [virus]),
	sends: state.sends - 1
});
