/** Made-up results for what only the table knows: for "no dice at hand" and for random play. */
import type { OwnCard, Skill, Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Awaited, Random } from '../../table/record.ts';
import { cardsOf, topCards } from './deck.ts';
import { rollDice } from './dice.ts';
import type { CoronaMove } from './moves.ts';
import { cardsToReveal } from './proliferation.ts';
import type { State } from './state.ts';

const upTo = (random: Random, n: number): number => Math.floor(random() * n);
const face = (random: Random): number => 1 + upTo(random, 6);
const faces = (random: Random, n: number): readonly number[] => Array.from({ length: n }, () => face(random));

/** Some of the items, each at most once. */
function draw<T>(random: Random, items: readonly T[], n: number): readonly T[] {
	const pool = [...items];
	const drawn: T[] = [];
	while (drawn.length < n && pool.length > 0) drawn.push(...pool.splice(upTo(random, pool.length), 1));
	return drawn;
}

const skillsOnCards: readonly (readonly Skill[])[] = [[], [], [], [], ['raise'], ['save'], ['destroy']];

/** A card as decks have them: a higher level has more life and a stronger attack. */
function ownCard(random: Random): OwnCard {
	const level = 1 + upTo(random, 8);
	return {
		level,
		life: level + 1 + upTo(random, 3),
		attack: Math.ceil(level / 2) + upTo(random, 2),
		shield: random() < 0.2,
		skills: skillsOnCards[upTo(random, skillsOnCards.length)] ?? []
	};
}

const ownActions: readonly string[] = ['blue:A', 'blue:A', 'blue:B', 'blue:C', 'wild', 'red', 'red'];

/** CTC-P2: what is certain, and any cards of the last group touched. */
function fromTheTop({ deck }: State, random: Random, n: number): readonly Virus[] {
	const { certain, possible } = topCards(deck, n);
	return [...certain, ...draw(random, possible, n - certain.length)];
}

type Chance = (state: State, random: Random) => CoronaMove | null;

const chances: Readonly<Partial<Record<string, Chance>>> = {
	setup: ({ agreed }, random) =>
		agreed.own
			? { do: 'setup', start: { level: 1, life: 3, attack: 1, shield: false, skills: [] } }
			: { do: 'setup', top: draw(random, cardsOf(agreed), 10).map(({ id }) => id) },
	play: ({ agreed, player }, random) =>
		agreed.own
			? { do: 'play', by: player, card: ownActions[upTo(random, ownActions.length)] ?? 'red' }
			: null,
	roll: (state, random) => ({
		do: 'roll',
		by: state.player,
		dice: faces(random, rollDice(state)),
		tokens: 0
	}),
	reroll: ({ dice, player }, random) => ({
		do: 'reroll',
		by: player,
		die: dice[upTo(random, dice.length)] ?? 1,
		to: face(random)
	}),
	extra: ({ player }, random) => ({ do: 'extra', by: player, die: face(random) }),
	reveal: (state, random) => {
		const n = cardsToReveal(state);
		const cards = state.agreed.own
			? Array.from({ length: n }, () => ownCard(random))
			: fromTheTop(state, random, n).map(({ id }) => id);
		return { do: 'reveal', cards };
	}
};

export const chance = (state: State, awaited: Awaited, random: Random): CoronaMove | null =>
	chances[awaited.do]?.(state, random) ?? null;
