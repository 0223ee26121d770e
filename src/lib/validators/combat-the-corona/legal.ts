/** All legal moves, without what only the physical table knows. */
import { actions, type Virus } from '../../sheets/combat-the-corona/facts.ts';
import { checkClear, copiesLeft, exchanges } from './actions.ts';
import { attackGoesOn, sum } from './dice.ts';
import { picks } from './hospitals.ts';
import { MOST_DICE, type CoronaMove, type Verb } from './moves.ts';
import { combinations } from './proliferation.ts';
import { toSave } from './skills.ts';
import type { State } from './state.ts';
import { lifeLeft } from './table.ts';
import { hospitalPhase, phases } from './turn.ts';

type Listing = (state: State) => readonly CoronaMove[];

const ids = (viruses: readonly Virus[]): readonly string[] => viruses.map(({ id }) => id);

const orders = (items: readonly string[]): readonly (readonly string[])[] =>
	items.length === 0
		? [[]]
		: items.flatMap((first) =>
				orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest])
			);

/** Every different selection of dice that is not empty, ascending. */
export function handfuls(dice: readonly number[]): readonly (readonly number[])[] {
	let all: readonly (readonly number[])[] = [[]];
	for (const face of new Set(dice)) {
		const most = dice.filter((die) => die === face).length;
		const repeats = Array.from({ length: most + 1 }, (_, n) => Array<number>(n).fill(face));
		all = all.flatMap((some) => repeats.map((more) => [...some, ...more]));
	}
	return all.filter(({ length }) => length > 0 && length <= MOST_DICE);
}

function hits(state: State): readonly CoronaMove[] {
	if (state.shields > 0 || state.dice.length === 0 || state.viruses.length === 0) return [];
	const any = state.agreed.rulings['CTC-R1'] === 'b';
	const weighed = handfuls(state.dice).map((dice) => ({ dice, damage: sum(dice) }));
	return state.viruses.flatMap((virus) => {
		const life = any ? 0 : lifeLeft(state, virus);
		return weighed
			.filter(({ damage }) => damage >= life)
			.map(({ dice }) => ({ do: 'hit' as const, by: state.player, virus: virus.id, dice }));
	});
}

function rests(state: State): readonly CoronaMove[] {
	if (attackGoesOn(state)) return [];
	const most = Math.min(MOST_DICE, state.dice.length);
	return Array.from({ length: most + 1 }, (_, beds) => ({ do: 'rest', by: state.player, beds }));
}

const none: Listing = () => [];

const listings: Readonly<Record<Verb, Listing>> = {
	setup: none,
	play: (state) =>
		state.agreed.own || state.hands[state.player] === 0
			? []
			: actions
					.filter(({ id }) => copiesLeft(state, id) > 0)
					.map(({ id }) => ({ do: 'play', by: state.player, card: id })),
	skip: ({ hands, player }) => (hands[player] === 0 ? [{ do: 'skip', by: player }] : []),
	remove: (state) => exchanges(state).map((spaces) => ({ do: 'remove', by: state.player, spaces })),
	clear: (state) =>
		checkClear(state).length > 0
			? []
			: [true, false].map((reshuffle) => ({ do: 'clear', by: state.player, reshuffle })),
	send: ({ sends, viruses, player }) =>
		sends > 0 ? viruses.map(({ id }) => ({ do: 'send', by: player, virus: id })) : [],
	roll: none,
	reroll: none,
	extra: none,
	shield: ({ shields, dice, player }) =>
		shields > 0 ? [...new Set(dice)].map((die) => ({ do: 'shield', by: player, die })) : [],
	hit: hits,
	rest: rests,
	reveal: none,
	place: (state) => combinations(state, state.revealed).map((set) => ({ do: 'place', viruses: ids(set) })),
	save: (state) => orders(ids(toSave(state))).map((order) => ({ do: 'save', order })),
	destroy: (state) => picks(state).map((viruses) => ({ do: 'destroy', viruses })),
	bottom: ({ aside }) => orders(ids(aside)).map((order) => ({ do: 'bottom', order })),
	hospital: (state) =>
		state.hospitals > 0 ? picks(state).map((viruses) => ({ do: 'hospital', viruses })) : []
};

export function legalMoves(state: State): readonly CoronaMove[] {
	const own = phases[state.phase].flatMap((verb) => listings[verb](state));
	return hospitalPhase(state.phase) ? [...own, ...listings.hospital(state)] : own;
}
