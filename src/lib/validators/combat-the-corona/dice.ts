/** Dice: rolling, rerolling, and one more for a token. */
import { spaceCells } from '../../sheets/combat-the-corona/cells.ts';
import type { Complaint } from '../../table/record.ts';
import { SPACES } from './actions.ts';
import { filledSpaces } from './cells.ts';
import { hospitalsOpen } from './hospitals.ts';
import type { Verbs } from './moves.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { changed, type State } from './state.ts';

const REROLL_SPACE = 3;

export function sum(numbers: readonly number[]): number {
	let total = 0;
	for (const n of numbers) total += n;
	return total;
}

const ascending = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);

/** CTC-D1: a die for each hospital, and for each token spent. */
export const diceToRoll = (state: State, tokens = 0): number => hospitalsOpen(state) + tokens;

/** CTC-A10: five cards must be dealt with before rolling. */
function boardDealtWith(state: State): Objection {
	return canRoll(state) ? null : refuse('CTC-A10', 'removeFirst', {}, filledSpaces(state));
}

export const canRoll = ({ board }: State): boolean => board.length < SPACES;

/** CTC-D2: only tokens that the team has. */
function tokensOwned({ dieTokens }: State, tokens: number): Objection {
	return tokens > dieTokens ? refuse('CTC-D2', 'tooFewTokens', { tokens, owned: dieTokens }) : null;
}

function rightNumber(state: State, { dice, tokens }: Verbs['roll']): Objection {
	const expected = diceToRoll(state, tokens);
	if (dice.length === expected) return null;
	const hospitals = hospitalsOpen(state);
	return refuse('CTC-D1', 'wrongDice', { dice: dice.length, expected, hospitals, tokens });
}

export const checkRoll = (state: State, move: Verbs['roll']): readonly Complaint[] =>
	complaints(boardDealtWith(state), tokensOwned(state, move.tokens), rightNumber(state, move));

/** What CTC-A14 gave and was not used is lost now. */
export const applyRoll = (state: State, { dice, tokens }: Verbs['roll']): State =>
	changed(state, {
		phase: 'attack',
		dice: ascending(dice),
		dieTokens: state.dieTokens - tokens,
		rerolled: false,
		sends: 0
	});

/** The dice without these, or without those of them that are there. */
export function spend(dice: readonly number[], used: readonly number[]): readonly number[] {
	const left = [...dice];
	for (const face of used) {
		const at = left.indexOf(face);
		if (at >= 0) left.splice(at, 1);
	}
	return left;
}

/** CTC-D4: the space whose card lets a die be rolled again. */
export const isRerollSpace = (space: number): boolean => space === REROLL_SPACE;

/** CTC-D4: a card in space 3, and not rerolled in this attack. */
function mayReroll({ board, rerolled }: State): Objection {
	const cells = [spaceCells.make(REROLL_SPACE)];
	if (board.length < REROLL_SPACE) return refuse('CTC-D4', 'noCardInThree', {}, cells);
	return rerolled ? refuse('CTC-D4', 'rerolledAlready', {}, cells) : null;
}

export const canReroll = (state: State): boolean => state.dice.length > 0 && !mayReroll(state);

/** CTC-D5: only dice not used yet. */
export function unused({ dice }: State, faces: readonly number[]): Objection {
	const missing = spend(faces, dice);
	return missing.length > 0 ? refuse('CTC-D5', 'noSuchDie', { faces: missing }) : null;
}

export const checkReroll = (state: State, { die }: Verbs['reroll']): readonly Complaint[] =>
	complaints(mayReroll(state), unused(state, [die]));

export const applyReroll = (state: State, { die, to }: Verbs['reroll']): State =>
	changed(state, {
		dice: ascending([...spend(state.dice, [die]), to]),
		rerolled: true
	});

/** CTC-D3: a token for one more die. */
export const checkExtra = ({ dieTokens }: State): readonly Complaint[] =>
	complaints(dieTokens > 0 ? null : refuse('CTC-D3', 'noToken', {}));

export const applyExtra = (state: State, { die }: Verbs['extra']): State =>
	changed(state, {
		dice: ascending([...state.dice, die]),
		dieTokens: state.dieTokens - 1
	});
