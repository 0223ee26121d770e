/** Action cards: playing, drawing, exchanging three, clearing five, sending viruses away. */
import { hospitalCells } from '../../sheets/combat-the-corona/cells.ts';
import type { Complaint } from '../../table/record.ts';
import type { Agreed } from './agreed.ts';
import { cellsOfSpaces, filledSpaces } from './cells.ts';
import { bedsWith, gainDieToken } from './charts.ts';
import { buildHospital, pieceFree } from './hospitals.ts';
import type { Verbs } from './moves.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { changed, onTable, sendUnder, type State } from './state.ts';

export const SPACES = 5;
/** CTC-A5: how many cards are exchanged. */
export const EXCHANGED = 3;
const CLEARING_BEDS = 10;

/** Cards of the edition are known by their kind, cards of an own deck say it themselves. */
export const isRed = ({ own, kinds }: Agreed, card: string): boolean =>
	own ? card === 'red' : kinds.get(card)?.colour === 'red';
export const isWild = ({ own, kinds }: Agreed, card: string): boolean =>
	own ? card === 'wild' : kinds.get(card)?.wild === true;

/** CTC-A1: a card must be in the hand, and a space empty. */
function cardAndSpace({ hands, player, board }: State): Objection {
	if (hands[player] === 0) return refuse('CTC-A1', 'emptyHand', { player });
	return board.length >= SPACES ? refuse('CTC-A1', 'noSpaceLeft', {}) : null;
}

/** Copies of a kind that nobody can see: in a hand or in the stock. Of own decks nothing is known. */
export function copiesLeft({ agreed, board, discard }: State, card: string): number {
	let left = agreed.copies.get(card) ?? 0;
	for (const other of board) if (other === card) left--;
	for (const other of discard) if (other === card) left--;
	return left;
}

/** CTC-A2: not all copies of the kind lie on the board or in the discard pile. */
function copyLeft(state: State, card: string): Objection {
	const { agreed } = state;
	if (agreed.own || copiesLeft(state, card) > 0) return null;
	const cells = filledSpaces(state).filter((_, at) => state.board[at] === card);
	const values = { card: card, copies: agreed.copies.get(card) ?? 0 };
	return refuse('CTC-A2', 'noCopyLeft', values, cells);
}

export const checkPlay = (state: State, { card }: Verbs['play']): readonly Complaint[] =>
	complaints(cardAndSpace(state) ?? copyLeft(state, card));

/** The kinds that can be played; with own decks only the table knows. */
export function playable(state: State): readonly string[] {
	if (state.agreed.own || cardAndSpace(state)) return [];
	return [...state.agreed.copies.keys()].filter((card) => copiesLeft(state, card) > 0);
}

export const canPlay = (state: State): boolean =>
	state.agreed.own ? !cardAndSpace(state) : playable(state).length > 0;

const withCards = (hands: readonly number[], seat: number, by: number): readonly number[] =>
	hands.map((hand, at) => (at === seat ? hand + by : hand));

/** CTC-A3, CTC-R6: is there a card to draw? An empty stock is renewed from the discard pile (a) or not (b). */
const renews = ({ stock, discard, agreed }: State): boolean =>
	stock === 0 && discard.length > 0 && agreed.rulings['CTC-R6'] === 'a';

const drawsACard = (state: State): boolean => state.stock > 0 || renews(state);

/** What the draw leaves of the stock and the discard pile. */
const drawn = (state: State): Pick<State, 'stock' | 'discard'> =>
	renews(state)
		? { stock: state.discard.length - 1, discard: [] }
		: { stock: Math.max(0, state.stock - 1), discard: state.discard };

/** The card played is out of the hand before the next one comes: the hand stays as large as it was, or shrinks. */
export function applyPlay(state: State, { card }: Verbs['play']): State {
	const { stock, discard } = drawn(state);
	const hands = drawsACard(state) ? state.hands : withCards(state.hands, state.player, -1);
	return changed(state, { phase: 'remove', board: [...state.board, card], stock, discard, hands });
}

/** CTC-A4: skipping is for empty hands only. */
export function checkSkip({ hands, player }: State): readonly Complaint[] {
	const cards = hands[player] ?? 0;
	return complaints(cards > 0 ? refuse('CTC-A4', 'cardsInHand', { player, cards }) : null);
}

export function applySkip(state: State): State {
	const { stock, discard } = drawn(state);
	const hands = drawsACard(state) ? withCards(state.hands, state.player, 1) : state.hands;
	return changed(state, { phase: 'remove', stock, discard, hands });
}

/** CTC-A5: three cards that lie on the board. */
function threeOnBoard({ board }: State, spaces: readonly number[]): Objection {
	if (spaces.length !== EXCHANGED) return refuse('CTC-A5', 'exactlyThree', { count: spaces.length });
	const empty = spaces.filter((space) => space > board.length);
	return empty.length > 0 ? refuse('CTC-A5', 'emptySpaces', { spaces: empty }, cellsOfSpaces(empty)) : null;
}

const cardsIn = ({ board }: State, spaces: readonly number[]): readonly string[] =>
	spaces.flatMap((space) => board[space - 1] ?? []);

/** CTC-A6: all of them blue. */
function allBlue({ agreed, board }: State, spaces: readonly number[]): Objection {
	const red = spaces.filter((space) => isRed(agreed, board[space - 1] ?? ''));
	return red.length > 0 ? refuse('CTC-A6', 'redCards', { spaces: red }, cellsOfSpaces(red)) : null;
}

/** CTC-A7: those that are not wild are of one kind. */
function matching(state: State, spaces: readonly number[]): Objection {
	const { agreed } = state;
	const named = cardsIn(state, spaces).filter((card) => !isRed(agreed, card) && !isWild(agreed, card));
	if (named.every((card) => card === named[0])) return null;
	const cards = [...new Set(named)];
	return refuse('CTC-A7', 'differentKinds', { cards }, cellsOfSpaces(spaces));
}

/** CTC-A8, CTC-R4: a hospital piece is free (a); with b the exchange is possible without it. */
function pieceForExchange(state: State): Objection {
	if (pieceFree(state) || state.agreed.rulings['CTC-R4'] === 'b') return null;
	const pieces = state.agreed.facts.hospitals;
	const cells = Array.from({ length: pieces }, (_, at) => hospitalCells.make(at + 1));
	return refuse('CTC-A8', 'noPieceFree', { pieces }, cells);
}

export const checkRemove = (state: State, { spaces }: Verbs['remove']): readonly Complaint[] =>
	complaints(
		threeOnBoard(state, spaces),
		allBlue(state, spaces),
		matching(state, spaces),
		pieceForExchange(state)
	);

/** CTC-A9: the cards go to the discard pile, the others move to the lowest spaces. */
export function applyRemove(state: State, { spaces }: Verbs['remove']): State {
	const removed = state.board.filter((_, at) => spaces.includes(at + 1));
	const board = state.board.filter((_, at) => !spaces.includes(at + 1));
	return buildHospital(changed(state, { board, discard: [...state.discard, ...removed] }));
}

const triples: readonly (readonly number[])[] = [1, 2, 3, 4, 5].flatMap((a) =>
	[2, 3, 4, 5].flatMap((b) => [3, 4, 5].filter((c) => a < b && b < c).map((c) => [a, b, c]))
);

/** Every exchange that is possible now, as ascending spaces. */
export function exchanges(state: State): readonly (readonly number[])[] {
	if (state.board.length < EXCHANGED || pieceForExchange(state)) return [];
	return triples.filter(
		(spaces) => !threeOnBoard(state, spaces) && !allBlue(state, spaces) && !matching(state, spaces)
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
	return spaces ? refuse('CTC-A12', 'exchangePossible', { spaces }, cellsOfSpaces(spaces)) : null;
}

export const checkClear = (state: State): readonly Complaint[] =>
	complaints(fiveToClear(state) ?? noExchangeInstead(state));

/** CTC-A13, CTC-A14, CTC-A16. */
export function applyClear(state: State, { reshuffle }: Verbs['clear']): State {
	const discard = [...state.discard, ...state.board];
	const sends = state.board.filter((card) => !isRed(state.agreed, card)).length;
	const piles = reshuffle ? { discard: [], stock: state.stock + discard.length } : { discard };
	return gainDieToken(changed(state, { ...piles, board: [], sends, beds: bedsWith(state, CLEARING_BEDS) }));
}

/** CTC-A14: one virus for each blue card cleared. */
function sendLeft({ sends }: State): Objection {
	return sends > 0 ? null : refuse('CTC-A14', 'noneToSend', {});
}

/** CTC-A15: it must be on the table. */
function virusToSend(state: State, virus: string): Objection {
	if (onTable(state, virus)) return null;
	return refuse('CTC-A15', 'notOnTable', { viruses: [virus] });
}

export const checkSend = (state: State, { virus }: Verbs['send']): readonly Complaint[] =>
	complaints(sendLeft(state), virusToSend(state, virus));

export const applySend = (state: State, { virus }: Verbs['send']): State => ({
	...sendUnder(state, [virus]),
	sends: state.sends - 1
});
