/** Made-up results for what only the table knows: for "no dice at hand" and for random play. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { OwnCard, Skill } from '../../sheets/combat-the-corona/lines.ts';
import { below, draw, drawOne } from '../../table/chance.ts';
import { throwOf } from '../../table/die.ts';
import type { Random } from '../../table/record.ts';
import { topCards } from './deck.ts';
import { diceToRoll } from './dice.ts';
import type { Verbs } from './moves.ts';
import { cardsToReveal } from './proliferation.ts';
import { cardsToSort } from './setup.ts';
import { plainCard } from './shapes.ts';
import { idsOf, type State } from './state.ts';

export const someSetup = ({ agreed }: State, random: Random): Verbs['setup'] =>
	agreed.own
		? { do: 'setup', start: plainCard }
		: { do: 'setup', top: idsOf(draw(random, agreed.deck, cardsToSort(agreed))) };

const ownActions: readonly string[] = ['blue:A', 'blue:A', 'blue:B', 'blue:C', 'wild', 'red', 'red'];

export const someCard = ({ agreed, player: by }: State, random: Random): Verbs['play'] | null =>
	agreed.own ? { do: 'play', by, card: drawOne(random, ownActions) } : null;

export const someRoll = (state: State, random: Random): Verbs['roll'] => ({
	do: 'roll',
	by: state.player,
	dice: Array.from({ length: diceToRoll(state) }, () => throwOf(random)),
	tokens: 0
});

export const someReroll = ({ dice, player: by }: State, random: Random): Verbs['reroll'] => ({
	do: 'reroll',
	by,
	die: drawOne(random, dice),
	to: throwOf(random)
});

const skillsOnCards: readonly (readonly Skill[])[] = [[], [], [], [], ['raise'], ['save'], ['destroy']];

/** A card as decks have them: a higher level has more life and a stronger attack. */
function ownCard(random: Random): OwnCard {
	const level = 1 + below(random, 8);
	return {
		level,
		life: level + 1 + below(random, 3),
		attack: Math.ceil(level / 2) + below(random, 2),
		shield: random() < 0.2,
		skills: drawOne(random, skillsOnCards)
	};
}

/** CTC-P2: what is certain, and any cards of the last group touched. */
function fromTheTop({ deck }: State, random: Random, n: number): readonly Virus[] {
	const { certain, possible } = topCards(deck, n);
	return [...certain, ...draw(random, possible, n - certain.length)];
}

export function someReveal(state: State, random: Random): Verbs['reveal'] {
	const n = cardsToReveal(state);
	const cards = state.agreed.own
		? Array.from({ length: n }, () => ownCard(random))
		: idsOf(fromTheTop(state, random, n));
	return { do: 'reveal', cards };
}
