/** Dice: rolling, rerolling, shields, hitting viruses, and what is left over. */
import type { Complaint } from '../../table/record.ts';
import { SPACES } from './actions.ts';
import { gainBeds } from './charts.ts';
import { wonByDestruction } from './end.ts';
import type { Verbs } from './moves.ts';
import { cellsOf, filledSpaces } from './places.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { onTable, type State } from './state.ts';
import { leaveTable, lifeLeft } from './table.ts';
import { virusesAttack } from './virus-attack.ts';

const REROLL_SPACE = 3;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export const ascending = (numbers: readonly number[]): readonly number[] =>
	[...numbers].sort((a, b) => a - b);

/** CTC-D1: one die for the printed hospital and one for each piece. */
export const rollDice = ({ hospitals }: State): number => 1 + hospitals;

/** CTC-A10: five cards must be dealt with before rolling. */
function boardDealtWith(state: State): Objection {
	return state.board.length < SPACES ? null : refuse('CTC-A10', 'removeFirst', {}, filledSpaces(state));
}

/** CTC-D2: only tokens that the team has. */
function tokensOwned({ dieTokens }: State, tokens: number): Objection {
	return tokens > dieTokens ? refuse('CTC-D2', 'tooFewTokens', { tokens, owned: dieTokens }) : null;
}

/** CTC-D1: a die for each hospital and for each token spent. */
function rightNumber(state: State, { dice, tokens }: Verbs['roll']): Objection {
	const expected = rollDice(state) + tokens;
	if (dice.length === expected) return null;
	return refuse('CTC-D1', 'wrongDice', {
		dice: dice.length,
		expected,
		hospitals: rollDice(state),
		tokens
	});
}

export const checkRoll = (state: State, move: Verbs['roll']): readonly Complaint[] =>
	complaints(boardDealtWith(state), tokensOwned(state, move.tokens), rightNumber(state, move));

/** What CTC-A14 gave and was not used is lost now. */
export const applyRoll = (state: State, { dice, tokens }: Verbs['roll']): State => ({
	...state,
	phase: 'attack',
	dice: ascending(dice),
	dieTokens: state.dieTokens - tokens,
	rerolled: false,
	sends: 0
});

/** The dice without these, or without those of them that are there. */
function spend(dice: readonly number[], used: readonly number[]): readonly number[] {
	const left = [...dice];
	for (const face of used) {
		const at = left.indexOf(face);
		if (at >= 0) left.splice(at, 1);
	}
	return left;
}

/** CTC-D4: a card in space 3, and not rerolled in this attack. */
function mayReroll({ board, rerolled }: State): Objection {
	if (board.length < REROLL_SPACE) return refuse('CTC-D4', 'noCardInThree', {}, ['s3']);
	return rerolled ? refuse('CTC-D4', 'rerolledAlready', {}, ['s3']) : null;
}

export const canReroll = (state: State): boolean => !mayReroll(state) && state.dice.length > 0;

/** CTC-D5: only dice not used yet. */
function unused({ dice }: State, faces: readonly number[]): Objection {
	const missing = spend(faces, dice);
	return missing.length > 0 ? refuse('CTC-D5', 'noSuchDie', { faces: missing }) : null;
}

export const checkReroll = (state: State, { die }: Verbs['reroll']): readonly Complaint[] =>
	complaints(mayReroll(state), unused(state, [die]));

export const applyReroll = (state: State, { die, to }: Verbs['reroll']): State => ({
	...state,
	dice: ascending([...spend(state.dice, [die]), to]),
	rerolled: true
});

/** CTC-D3: a token for one more die. */
export const checkExtra = ({ dieTokens }: State): readonly Complaint[] =>
	complaints(dieTokens > 0 ? null : refuse('CTC-D3', 'noToken', {}));

export const applyExtra = (state: State, { die }: Verbs['extra']): State => ({
	...state,
	dice: ascending([...state.dice, die]),
	dieTokens: state.dieTokens - 1
});

/** CTC-D6: a shield must be there to take the die. */
function shieldThere({ shields }: State): Objection {
	return shields > 0 ? null : refuse('CTC-D6', 'noShield', {}, ['shields']);
}

export const checkShield = (state: State, { die }: Verbs['shield']): readonly Complaint[] =>
	complaints(shieldThere(state), unused(state, [die]));

export const applyShield = (state: State, { die }: Verbs['shield']): State => ({
	...state,
	dice: spend(state.dice, [die]),
	shields: state.shields - 1
});

/** CTC-D7: no virus can be attacked while a shield is on the table. */
function unprotected({ shields }: State): Objection {
	return shields > 0 ? refuse('CTC-D7', 'shieldsProtect', { shields }, ['shields']) : null;
}

/** CTC-D8, or else CTC-D10 with CTC-R1: on the table, and destroyed by these faces (a). */
function destroyed(state: State, { virus: id, dice }: Verbs['hit']): Objection {
	const virus = onTable(state, id);
	if (!virus) return refuse('CTC-D8', 'notOnTable', { viruses: [id] });
	const life = lifeLeft(state, virus);
	const damage = sum(dice);
	if (state.agreed.rulings['CTC-R1'] === 'b' || damage >= life) return null;
	return refuse('CTC-D10', 'tooWeak', { virus: id, damage, life }, cellsOf(state, [virus]));
}

export const checkHit = (state: State, move: Verbs['hit']): readonly Complaint[] =>
	complaints(unprotected(state), unused(state, move.dice), destroyed(state, move));

/** CTC-D10, CTC-D11, CTC-D14: excess is lost, the destroyed virus lies on top of the pile. */
export function applyHit(state: State, { virus: id, dice }: Verbs['hit']): State {
	const left = { ...state, dice: spend(state.dice, dice) };
	const virus = onTable(state, id);
	if (!virus) return left;
	const damage = sum(dice);
	if (damage < lifeLeft(state, virus)) {
		return { ...left, damage: { ...state.damage, [id]: (state.damage[id] ?? 0) + damage } };
	}
	return wonByDestruction({ ...leaveTable(left, [virus]), defeated: [...state.defeated, virus] });
}

/** CTC-D6: while shields and unused dice are there, the attack cannot end. */
function shieldsServed({ shields, dice }: State): Objection {
	if (shields === 0 || dice.length === 0) return null;
	return refuse('CTC-D6', 'shieldsTakeDice', { shields }, ['shields']);
}

/** CTC-D12, CTC-R2: the dice left together cannot destroy any virus (a). */
function nothingToDestroy(state: State): Objection {
	if (state.agreed.rulings['CTC-R2'] === 'b' || state.dice.length === 0) return null;
	const damage = sum(state.dice);
	const virus = state.viruses.find((other) => lifeLeft(state, other) <= damage);
	if (!virus) return null;
	const values = { virus: virus.id, damage, life: lifeLeft(state, virus) };
	return refuse('CTC-D12', 'diceCouldDestroy', values, cellsOf(state, [virus]));
}

/** CTC-D13: at most one bed a die. */
function bedForADie({ dice }: State, beds: number): Objection {
	return beds > dice.length ? refuse('CTC-D13', 'moreBedsThanDice', { beds, dice: dice.length }) : null;
}

/** What keeps the attack from ending, whatever the beds. */
export const attackGoesOn = (state: State): Objection => shieldsServed(state) ?? nothingToDestroy(state);

export const checkRest = (state: State, { beds }: Verbs['rest']): readonly Complaint[] =>
	complaints(attackGoesOn(state), bedForADie(state, beds));

export const applyRest = (state: State, { beds }: Verbs['rest']): State =>
	virusesAttack({ ...gainBeds(state, beds), dice: [] });
