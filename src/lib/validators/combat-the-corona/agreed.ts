/** What the table agreed on before the first move, what is printed, and what follows from both. */
import {
	difficulties,
	type Facts,
	type Virus,
	type VirusCard
} from '../../sheets/combat-the-corona/facts.ts';
import type { ActionKind, Difficulty, Group } from '../../sheets/combat-the-corona/lines.ts';
import { bears } from '../../sheets/combat-the-corona/signs.ts';
import { onceAnEdition } from '../../sheets/kit/edition.ts';
import type { Setup } from '../../table/record.ts';
import type { Fault } from '../../table/shape.ts';
import { amount, choice, onOff, optionTable, player } from '../kit/options.ts';
import { rulings, type RulingId } from './rulebook.ts';
import { refuse } from './sentences.ts';

export const MOST_PLAYERS = 12;
const MOST_OWN_CARDS = 200;

export const options = optionTable(
	{
		difficulty: choice(difficulties, 'beginner'),
		first: player(0),
		deck: choice(['app', 'own'], 'app'),
		// by default the normal cards and those of the difficulty
		deckSize: amount(1, MOST_OWN_CARDS, null, { when: { option: 'deck', value: 'own' } }),
		deckOrder: onOff(true)
	},
	rulings
);

export type OptionName = 'difficulty' | 'first' | 'deck' | 'deckSize' | 'deckOrder';

/** What follows from the cards alone. */
interface Cards {
	readonly byId: ReadonlyMap<string, VirusCard>;
	readonly kinds: ReadonlyMap<string, ActionKind>;
	readonly starting: VirusCard;
	/** CTC-S3, CTC-S4: the deck of each difficulty. */
	readonly decks: Readonly<Record<Difficulty, readonly VirusCard[]>>;
	/** CTC-S5: the cards with a sign in red. */
	readonly special: ReadonlySet<Virus>;
}

const cardsOf = onceAnEdition(({ viruses, actions, special }: Facts): Cards => {
	const starting = viruses.find(({ group }) => group === 'start');
	if (!starting) throw new Error('CTC-ED1 lets no edition without a starting virus through the door');
	const deck = (level: Difficulty): readonly VirusCard[] => {
		const joined: readonly Group[] = [
			'normal',
			...difficulties.slice(1, difficulties.indexOf(level) + 1)
		] as Group[];
		return viruses.filter(({ group }) => joined.includes(group));
	};
	return {
		byId: new Map(viruses.map((card) => [card.id, card])),
		kinds: new Map(actions.map((kind) => [kind.id, kind])),
		starting,
		decks: {
			beginner: deck('beginner'),
			easy: deck('easy'),
			medium: deck('medium'),
			difficult: deck('difficult'),
			epic: deck('epic')
		},
		special: new Set(viruses.filter((card) => special.some((sign) => bears(card, sign))))
	};
});

export interface Agreed extends Cards {
	readonly facts: Facts;
	readonly players: number;
	readonly difficulty: Difficulty;
	readonly first: number;
	/** The table plays with decks of its own: cards are told by their values. */
	readonly own: boolean;
	readonly deckSize: number;
	readonly deckOrder: boolean;
	readonly rulings: Readonly<Record<RulingId, string>>;
	/** CTC-S4: the virus deck, without the starting virus. */
	readonly deck: readonly VirusCard[];
	/** CTC-S6: how many copies of each kind of action card are in this game. */
	readonly copies: ReadonlyMap<string, number>;
	/** One alone plays the solo mode. */
	readonly solo: boolean;
	/** Action cards altogether. */
	readonly actionCards: number;
	/** CTC-S7. */
	readonly handSize: number;
}

const SOLO_HAND = 5;
const TEAM_HAND = 3;

/** CTC-S6, CTC-S7: one alone has more cards in the hand and in the deck. */
function dealt(
	players: number,
	{ actions }: Facts
): Pick<Agreed, 'solo' | 'copies' | 'actionCards' | 'handSize'> {
	const solo = players === 1;
	const copies = new Map(actions.map(({ id, count, soloExtra }) => [id, solo ? count + soloExtra : count]));
	const actionCards = [...copies.values()].reduce((sum, count) => sum + count, 0);
	return { solo, copies, actionCards, handSize: solo ? SOLO_HAND : TEAM_HAND };
}

export function agree({ players, options: chosen }: Setup, facts: Facts): Agreed {
	const { difficulty, first, deck, deckSize, deckOrder, rulings } = options.read(players.length, chosen);
	const cards = cardsOf(facts);
	const inGame = cards.decks[difficulty];
	return {
		...cards,
		...dealt(players.length, facts),
		facts,
		players: players.length,
		difficulty,
		first,
		own: deck === 'own',
		deckSize: deckSize ?? inGame.length,
		deckOrder,
		rulings,
		deck: inGame
	};
}

/** CTC-S1: the action deck has a hand for everybody. */
export function misfit({ players }: Setup, facts: Facts): Fault | null {
	const { actionCards, handSize } = dealt(players.length, facts);
	if (players.length * handSize <= actionCards) return null;
	const most = Math.floor(actionCards / handSize);
	const complaint = refuse('CTC-S1', 'deckTooSmall', { players: players.length, most });
	return { path: 'players', say: complaint.say, complaints: [complaint] };
}
