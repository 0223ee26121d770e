/** What the app does not know, told by its effects: PTC-K9. */
import { effectNames, type Effect } from '../../sheets/pandemic-the-cure/effects.ts';
import { colours, places, regions } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Complaint, Random } from '../../table/record.ts';
import { hasDie, spend, unusedDie } from './actions.ts';
import { hasPower } from './agreed.ts';
import { doEffects } from './effects.ts';
import { pick } from './luck.ts';
import type { MoveOf } from './moves.ts';
import { broken, refuse } from './sentences.ts';
import { draftOf, phaseOf, type Draft, type State } from './state.ts';

type Special = MoveOf<'special'>;

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

/** Something that is possible now: nothing always is. */
export function effectByChance(state: State, random: Random): Effect {
	const seats = state.pawns.map((_, seat) => seat);
	const [player, holder] = [pick(seats, random), pick(seats, random)];
	const colour = pick(colours, random);
	const from = pick(places, random);
	const to = pick(
		places.filter((place) => place !== from),
		random
	);
	const owner = pick([null, ...seats], random);
	const all: readonly Effect[] = [
		{ effect: 'pawn', player, region: pick(regions, random) },
		{ effect: 'dice', colour, count: 1, from, to },
		{ effect: 'sample', player, colour, from },
		{ effect: 'unlock', holder, colour, owner, to: pick([...places, 'card' as const], random) },
		{ effect: 'courier', holder, player, colour },
		{ effect: 'back', spaces: 1 },
		{ effect: 'forward', spaces: 1 },
		{ effect: 'skip' },
		{ effect: 'draw', change: pick([-2, -1, 1], random) },
		{
			effect: 'prevent',
			count: pick([1, 2], random),
			excess: pick(['stay', 'next', 'centre', 'bag'], random),
			until: pick(['used', 'infect'], random)
		},
		{ effect: 'bonus', points: 1 },
		{ effect: 'retry' },
		{ effect: 'again' },
		{ effect: 'reroll', dice: 1 },
		{ effect: 'free' },
		{ effect: 'nothing' }
	];
	const name = pick(effectNames, random);
	const wish = all.find(({ effect }) => effect === name) ?? { effect: 'nothing' };
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
