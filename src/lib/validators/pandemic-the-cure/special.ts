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
import type { Complaint, Random } from '../../table/record.ts';
import { spend, unusedDie } from './actions.ts';
import { hasDie } from './possible.ts';
import { hasPower } from './agreed.ts';
import { doEffects } from './effects.ts';
import { pick } from './luck.ts';
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
	player: ({ pawns }, random) => Math.floor(random() * pawns.length),
	owner: ({ pawns }, random) => pick([null, ...pawns.keys()], random),
	region: (_, random) => pick(regions, random),
	colour: (_, random) => pick(colours, random),
	place: (_, random) => pick(places, random),
	target: (_, random) => pick([...places, 'card' as const], random),
	upTo6: (_, random) => pick([1, 2], random),
	upTo12: (_, random) => pick([1, 2], random),
	upTo20: (_, random) => pick([1, 2], random),
	change: (_, random) => pick([-2, -1, 1], random),
	excess: (_, random) => pick(excesses, random),
	until: (_, random) => pick(untils, random)
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
	const wish = filledByChance(state, pick(allOpen, random), random);
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
