/**
 * Why a move is refused, an edition impossible or a position doubted: each key with the values that its words need.
 * Viruses and cards are named by their ids; `talk.called` knows how the edition calls them.
 */
import type { EditionSentences } from '../../sheets/combat-the-corona/edition-rules.ts';
import type { Complaint } from '../../table/record.ts';
import { refusing } from '../kit/refusal.ts';
import type { RuleId } from './rulebook.ts';
import type { Phase } from './state.ts';

export interface Sentences extends EditionSentences {
	deckTooSmall: { players: number; most: number };
	over: Record<string, never>;
	otherPhase: { phase: Phase; player: number };
	otherPlayer: { player: number };
	tenOrNone: { count: number; expected: number };
	notInThisDeck: { viruses: readonly string[] };
	emptyHand: { player: number };
	noSpaceLeft: Record<string, never>;
	noCopyLeft: { card: string; copies: number };
	cardsInHand: { player: number; cards: number };
	exactlyThree: { count: number };
	emptySpaces: { spaces: readonly number[] };
	redCards: { spaces: readonly number[] };
	differentKinds: { cards: readonly string[] };
	noPieceFree: { pieces: number };
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
	noShieldOn: { virus: string };
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

	otherTurn: { turn: number; player: number; expected: number };
	infectionAboveTurn: { infection: number; turn: number };
	lastLevelReached: { level: number };
	tokensAboveLimit: { dieTokens: number; shields: number; mostDice: number; mostShields: number };
	fiveOnBoard: Record<string, never>;
	copiesAboveDeck: { card: string; seen: number; copies: number };
	handTooLarge: { player: number; cards: number; most: number };
	actionsDoNotAddUp: { counted: number; cards: number };
	strangeViruses: { viruses: readonly string[] };
	virusesNowhere: { viruses: readonly string[] };
	virusesDoNotAddUp: { counted: number; cards: number };
	levelAboveInfection: { viruses: readonly string[]; infection: number };
	tokenWithoutShield: { viruses: readonly string[] };
	noShieldYet: { infection: number };
	damageKept: { viruses: readonly string[] };
	damageDestroys: { viruses: readonly string[] };
	nothingLeft: Record<string, never>;
}

export const refuse = refusing<RuleId, Sentences>();

/** What a rule's function answers: a complaint, or nothing to complain about. */
export type Objection = Complaint | null;

const nothing: readonly Complaint[] = [];

/** A plain loop: nearly every move is legal, and then nothing is made. */
export function complaints(...objections: readonly Objection[]): readonly Complaint[] {
	let found: Complaint[] | null = null;
	for (const objection of objections) {
		if (objection !== null) (found ??= []).push(objection);
	}
	return found ?? nothing;
}
