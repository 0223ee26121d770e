/** What the app does not know, told by its effects: PTC-K9. */
import {
	effectFields,
	effectNames,
	excesses,
	untils,
	type Effect,
	type Kind,
	type WrittenEffect
} from '../../sheets/pandemic-the-cure/effects.ts';
import { colours, places, regions } from '../../sheets/pandemic-the-cure/pieces.ts';
import { below, drawOne } from '../../table/chance.ts';
import type { Complaint, Random } from '../../table/record.ts';
import { spend, unusedDie } from './actions.ts';
import { hasDie } from './possible.ts';
import { hasPower } from './agreed.ts';
import { doEffects } from './effects.ts';
import type { Verbs } from './moves.ts';
import { broken, refuse } from './sentences.ts';
import { draftOf, phaseOf, type Draft, type State } from './state.ts';

type Special = Verbs['special'];

export const mayUsePower = (state: State, by: number): boolean =>
	state.free || hasPower(state.agreed, by, 'special');

/** The die is used up before the effects. */
function begun(state: State, { die }: Special): Draft {
	const draft = draftOf(state);
	if (die !== 'power') spend(draft, die, 'special');
	return draft;
}

export function checkSpecial(state: State, move: Special): readonly Complaint[] {
	const { by, die, effects } = move;
	const refused =
		die === 'power'
			? mayUsePower(state, by)
				? null
				: refuse('PTC-K9', 'noPower', { by })
			: unusedDie(state, die, 'special');
	return broken(refused ?? doEffects(begun(state, move), effects));
}

export function doSpecial(state: State, move: Special): State {
	const draft = begun(state, move);
	doEffects(draft, move.effects);
	return draft;
}

const values: Readonly<Record<Kind, (state: State, random: Random) => unknown>> = {
	player: ({ pawns }, random) => below(random, pawns.length),
	owner: ({ pawns }, random) => drawOne(random, [null, ...pawns.keys()]),
	region: (_, random) => drawOne(random, regions),
	colour: (_, random) => drawOne(random, colours),
	place: (_, random) => drawOne(random, places),
	target: (_, random) => drawOne(random, [...places, 'card' as const]),
	upTo6: (_, random) => drawOne(random, [1, 2]),
	upTo12: (_, random) => drawOne(random, [1, 2]),
	upTo20: (_, random) => drawOne(random, [1, 2]),
	change: (_, random) => drawOne(random, [-2, -1, 1]),
	excess: (_, random) => drawOne(random, excesses),
	until: (_, random) => drawOne(random, untils)
};

/** An effect with what is left open filled in at random; dice go from one place to another. */
export function filledByChance(state: State, written: WrittenEffect, random: Random): Effect {
	const stated = written as unknown as Readonly<Record<string, unknown>>;
	const filled = Object.fromEntries(
		Object.entries<Kind>(effectFields[written.effect]).map(([field, kind]) => [
			field,
			stated[field] === '?' ? values[kind](state, random) : stated[field]
		])
	) as Record<string, unknown>;
	if (filled['from'] !== undefined && filled['from'] === filled['to']) {
		const open = stated['to'] === '?' ? 'to' : 'from';
		filled[open] = places.find((place) => place !== filled['from']);
	}
	return { effect: written.effect, ...filled } as unknown as Effect;
}

const allOpen = effectNames.map(
	(effect): WrittenEffect =>
		({
			effect,
			...Object.fromEntries(Object.keys(effectFields[effect]).map((field) => [field, '?']))
		}) as unknown as WrittenEffect
);

/** Something that is possible now: nothing always is. */
export function effectByChance(state: State, random: Random): Effect {
	const wish = filledByChance(state, drawOne(random, allOpen), random);
	return doEffects(draftOf(state), [wish]) === null ? wish : { effect: 'nothing' };
}

export function specialByChance(state: State, by: number, random: Random): Special | null {
	const withDie = phaseOf(state) === 'act' && hasDie(state, 'special');
	const die = withDie
		? (state.hand.rolled.find((face) => unusedDie(state, face, 'special') === null) ?? 'power')
		: 'power';
	const move: Special = { do: 'special', by, die, effects: [{ effect: 'nothing' }] };
	return { ...move, effects: [effectByChance(begun(state, move), random)] };
}
