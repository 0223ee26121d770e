/** Why a move is refused: each key with the values that its words need. Viruses and cards are named by their ids. */
import type { Complaint } from '../../table/record.ts';
import { refusing } from '../kit/refusal.ts';
import type { RuleId } from './rulebook.ts';
import type { Phase } from './state.ts';

export interface Sentences {
	over: Record<string, never>;
	otherPhase: { phase: Phase; player: number };
	otherPlayer: { player: number };
	tenOrNone: { count: number };
	notInThisDeck: { viruses: readonly string[] };
	emptyHand: { player: number };
	noCopyLeft: { card: string; copies: number };
	cardsInHand: { player: number; cards: number };
	exactlyThree: { count: number };
	emptySpaces: { spaces: readonly number[] };
	redCards: { spaces: readonly number[] };
	differentKinds: { cards: readonly string[] };
	noPieceFree: Record<string, never>;
	fiveToClear: { count: number };
	exchangePossible: { spaces: readonly number[] };
	noneToSend: Record<string, never>;
	notOnTable: { viruses: readonly string[] };
	removeFirst: Record<string, never>;
	tooFewTokens: { tokens: number; owned: number };
	wrongDice: { dice: number; expected: number; hospitals: number; tokens: number };
	noCardInThree: Record<string, never>;
	rerolledAlready: Record<string, never>;
	noSuchDie: { faces: readonly number[] };
	noToken: Record<string, never>;
	noShield: Record<string, never>;
	shieldsTakeDice: { shields: number };
	shieldsProtect: { shields: number };
	tooWeak: { virus: string; damage: number; life: number };
	diceCouldDestroy: { virus: string; damage: number; life: number };
	moreBedsThanDice: { beds: number; dice: number };
	wrongNumberRevealed: { cards: number; expected: number };
	notOnTop: { viruses: readonly string[] };
	mustBeOnTop: { viruses: readonly string[] };
	notRevealed: { viruses: readonly string[] };
	aboveInfection: { sum: number; infection: number };
	betterSum: { sum: number; best: number; infection: number };
	saveTheseThree: { viruses: readonly string[] };
	noPieceOnBoard: Record<string, never>;
	twoAtMost: { count: number };
	asideAll: { viruses: readonly string[] };
}

const refusal = refusing<RuleId, Sentences>();

export const refuse = <K extends keyof Sentences>(
	rule: RuleId,
	key: K,
	values: Sentences[K],
	cells: readonly string[] = []
): Complaint => refusal(rule, key, values, cells);

/** What a rule's function answers: a complaint, or nothing to complain about. */
export type Objection = Complaint | null;

export const complaints = (...objections: readonly Objection[]): readonly Complaint[] =>
	objections.filter((objection) => objection !== null);
