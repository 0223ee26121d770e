/** The attack of the player: shields first, then the viruses, then what is left over. */
import { pileCells } from '../../sheets/combat-the-corona/cells.ts';
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { cellsOf } from './cells.ts';
import { shieldsLieOnViruses } from './charts.ts';
import { spend, sum, unused } from './dice.ts';
import { wonByDestruction } from './end.ts';
import { MOST_DICE, type Verbs } from './moves.ts';
import { complaints, refuse, type Objection } from './sentences.ts';
import { changed, leaveTable, lifeLeft, onTable, type State } from './state.ts';
import { virusesAttack } from './virus-attack.ts';

const shieldsCell = [pileCells.make('shields')];

/** CTC-D6, CTC-R8: a shield must be there to take the die, on the virus that is named. */
function shieldThere({ shields, shielded }: State, virus: string | undefined): Objection {
	if (shields === 0) return refuse('CTC-D6', 'noShield', {}, shieldsCell);
	if (virus === undefined || shielded.includes(virus)) return null;
	return refuse('CTC-D6', 'noShieldOn', { virus: virus }, shieldsCell);
}

export const checkShield = (state: State, { die, virus }: Verbs['shield']): readonly Complaint[] =>
	complaints(shieldThere(state, virus), unused(state, [die]));

/** CTC-R8 b: the token of the virus named, else of the first that has one. */
export function applyShield(state: State, { die, virus }: Verbs['shield']): State {
	const { shielded } = state;
	const from = virus ?? shielded[0];
	return changed(state, {
		dice: spend(state.dice, [die]),
		shields: state.shields - 1,
		shielded: shielded.length > 0 ? shielded.filter((id) => id !== from) : shielded
	});
}

/** With CTC-R8 b one for each virus that has a token. */
export function shieldMoves(state: State): readonly Verbs['shield'][] {
	if (state.shields === 0) return [];
	const { player: by, dice, shielded } = state;
	const faces = [...new Set(dice)];
	if (!shieldsLieOnViruses(state)) return faces.map((die) => ({ do: 'shield', by, die }));
	return faces.flatMap((die) => shielded.map((virus) => ({ do: 'shield' as const, by, die, virus })));
}

/** CTC-D7: no virus can be attacked while a shield is on the table. */
function unprotected({ shields }: State): Objection {
	return shields > 0 ? refuse('CTC-D7', 'shieldsProtect', { shields }, shieldsCell) : null;
}

/** CTC-R1 b: any dice may hit, and damage is kept. */
const keepsDamage = ({ agreed }: State): boolean => agreed.rulings['CTC-R1'] === 'b';

/** CTC-D8, or else CTC-D10 with CTC-R1: on the table, and destroyed by these faces (a). */
function destroyed(state: State, { virus: id, dice }: Verbs['hit']): Objection {
	const virus = onTable(state, id);
	if (!virus) return refuse('CTC-D8', 'notOnTable', { viruses: [id] });
	const life = lifeLeft(state, virus);
	const damage = sum(dice);
	if (keepsDamage(state) || damage >= life) return null;
	const values = { virus: id, damage, life };
	return refuse('CTC-D10', 'tooWeak', values, cellsOf(state, [virus]));
}

export const checkHit = (state: State, move: Verbs['hit']): readonly Complaint[] =>
	complaints(unprotected(state), unused(state, move.dice), destroyed(state, move));

/** CTC-D10, CTC-D11, CTC-D14: excess is lost, the destroyed virus lies on top of the pile. */
export function applyHit(state: State, { virus: id, dice }: Verbs['hit']): State {
	const left = spend(state.dice, dice);
	const virus = onTable(state, id);
	if (!virus) throw new Error('only viruses on the table are hit');
	if (beyond(state, virus, dice) < 0) {
		const kept = (state.damage.get(id) ?? 0) + sum(dice);
		return changed(state, { dice: left, damage: new Map(state.damage).set(id, kept) });
	}
	const { viruses, damage, shields, shielded } = leaveTable(state, [virus]);
	const defeated = [...state.defeated, virus];
	return wonByDestruction(changed(state, { viruses, damage, shields, shielded, dice: left, defeated }));
}

/** How far the damage of these dice goes beyond the life of the virus; negative when it does not reach it. */
export const beyond = (state: State, virus: Virus, dice: readonly number[]): number =>
	sum(dice) - lifeLeft(state, virus);

/** CTC-D7, CTC-D10, CTC-R1: some dice can be put on some virus. */
export function canHit(state: State): boolean {
	const { shields, dice, viruses } = state;
	if (shields > 0 || dice.length === 0) return false;
	if (keepsDamage(state)) return viruses.length > 0;
	// a move names no more dice than that, and whoever has more takes the highest
	const damage = sum(dice.slice(-MOST_DICE));
	return viruses.some((virus) => lifeLeft(state, virus) <= damage);
}

/** Every different selection of dice that is not empty, ascending. */
export function handfuls(dice: readonly number[]): readonly (readonly number[])[] {
	let all: readonly (readonly number[])[] = [[]];
	for (const face of new Set(dice)) {
		const most = dice.filter((die) => die === face).length;
		const repeats = Array.from({ length: most + 1 }, (_, n) => Array<number>(n).fill(face));
		all = all.flatMap((some) => repeats.map((more) => [...some, ...more]));
	}
	return all.slice(1);
}

/** Of more dice than this there are too many selections to list. */
const MOST_LISTED = 12;

export function hitMoves(state: State): readonly Verbs['hit'][] {
	const { player: by, shields, dice, viruses } = state;
	if (shields > 0 || dice.length === 0 || dice.length > MOST_LISTED) return [];
	const weighed = handfuls(dice).map((some) => ({ dice: some, damage: sum(some) }));
	return viruses.flatMap((virus) => {
		const life = keepsDamage(state) ? 0 : lifeLeft(state, virus);
		return weighed
			.filter(({ damage }) => damage >= life)
			.map(({ dice: some }) => ({ do: 'hit' as const, by, virus: virus.id, dice: some }));
	});
}

/** CTC-D6: while shields and unused dice are there, the attack cannot end. */
function shieldsServed({ shields, dice }: State): Objection {
	if (shields === 0 || dice.length === 0) return null;
	return refuse('CTC-D6', 'shieldsTakeDice', { shields }, shieldsCell);
}

/** A virus that the dice left could destroy together. */
function couldBeDestroyed(state: State): Virus | undefined {
	if (state.dice.length === 0) return undefined;
	const damage = sum(state.dice);
	return state.viruses.find((virus) => lifeLeft(state, virus) <= damage);
}

/** CTC-D12, CTC-R2: the dice left together cannot destroy any virus (a). */
function nothingToDestroy(state: State): Objection {
	if (state.agreed.rulings['CTC-R2'] === 'b') return null;
	const virus = couldBeDestroyed(state);
	if (!virus) return null;
	const values = {
		virus: virus.id,
		damage: sum(state.dice),
		life: lifeLeft(state, virus)
	};
	return refuse('CTC-D12', 'diceCouldDestroy', values, cellsOf(state, [virus]));
}

/** CTC-D13: at most one bed a die. */
function bedForADie({ dice }: State, beds: number): Objection {
	return beds > dice.length ? refuse('CTC-D13', 'moreBedsThanDice', { beds, dice: dice.length }) : null;
}

/** What keeps the attack from ending, whatever the beds. */
const attackGoesOn = (state: State): Objection => shieldsServed(state) ?? nothingToDestroy(state);

export const canRest = (state: State): boolean => attackGoesOn(state) === null;

export const checkRest = (state: State, { beds }: Verbs['rest']): readonly Complaint[] =>
	complaints(attackGoesOn(state), bedForADie(state, beds));

export const applyRest = (state: State, { beds }: Verbs['rest']): State => virusesAttack(state, beds);

export function restMoves(state: State): readonly Verbs['rest'][] {
	if (!canRest(state)) return [];
	const most = Math.min(MOST_DICE, state.dice.length);
	return Array.from({ length: most + 1 }, (_, beds) => ({ do: 'rest', by: state.player, beds }));
}
