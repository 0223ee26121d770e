/**
 * CTC-P2: the virus deck as far as it is known. Cards whose order nobody can know form a group; the groups
 * lie on each other, the top one first. Of a deck of the table's own only the number of cards is known.
 */
import { redCards, viruses, type Virus, type VirusCard } from '../../sheets/combat-the-corona/facts.ts';
import type { Agreed } from './agreed.ts';

export type Group = readonly Virus[];

export interface VirusDeck {
	readonly count: number;
	/** `null`: only the number is kept. */
	readonly groups: readonly Group[] | null;
	/** Without the order everything is one single group. */
	readonly ordered: boolean;
}

const byId: ReadonlyMap<string, VirusCard> = new Map(viruses.map((virus) => [virus.id, virus]));

export function virusCard(id: string): VirusCard {
	const card = byId.get(id);
	if (!card) throw new Error(`no virus card "${id}"`);
	return card;
}

export const startingVirus = virusCard('V00');

/** CTC-S3, CTC-S4: the 49 normal viruses and the red ones that joined. */
export const cardsOf = ({ difficulty }: Agreed): Group =>
	viruses.filter(({ id, group }) => group === 'normal' || redCards[difficulty].includes(id));

export const isSpecial = ({ skills }: Virus): boolean => skills.length > 0;

const counted = (groups: readonly Group[]): number => groups.reduce((sum, group) => sum + group.length, 0);

const stacked = (groups: readonly Group[], ordered: boolean): VirusDeck => ({
	count: counted(groups),
	groups: ordered ? groups.filter((group) => group.length > 0) : [groups.flat()],
	ordered
});

export const shuffled = (agreed: Agreed): VirusDeck =>
	agreed.own
		? { count: agreed.deckSize, groups: null, ordered: false }
		: stacked([cardsOf(agreed)], agreed.deckOrder);

/** CTC-S5: the ten that were looked at, the special ones at the bottom and the others on top. */
export function sorted(agreed: Agreed, ten: Group): VirusDeck {
	const rest = cardsOf(agreed).filter((card) => !ten.includes(card));
	const plain = ten.filter((card) => !isSpecial(card));
	return stacked([plain, rest, ten.filter(isSpecial)], agreed.deckOrder);
}

/** Each card put under the deck is a group of its own: its place is known. */
export function under(deck: VirusDeck, cards: readonly Virus[]): VirusDeck {
	if (cards.length === 0) return deck;
	const count = deck.count + cards.length;
	if (!deck.groups) return { ...deck, count };
	if (!deck.ordered) return { ...deck, count, groups: [[...deck.groups.flat(), ...cards]] };
	return { ...deck, count, groups: [...deck.groups, ...cards.map((card) => [card])] };
}

export interface TopFault {
	/** Cards that cannot be among so many from the top. */
	readonly strange: Group;
	/** Cards that must be among them. */
	readonly missing: Group;
}

/** What speaks against these being the top cards: whole groups from the top, and any of the last one touched. */
export function topFault(deck: VirusDeck, cards: Group): TopFault {
	let open = cards;
	let missing: Group = [];
	let left = cards.length;
	for (const group of deck.groups ?? []) {
		if (left <= 0) break;
		open = open.filter((card) => !group.includes(card));
		if (group.length <= left) missing = [...missing, ...group.filter((card) => !cards.includes(card))];
		left -= group.length;
	}
	return { strange: deck.groups ? open : [], missing };
}

/** The deck without these, which are on top. */
export function without(deck: VirusDeck, cards: Group): VirusDeck {
	const count = deck.count - cards.length;
	if (!deck.groups) return { ...deck, count };
	const groups = deck.groups.map((group) => group.filter((card) => !cards.includes(card)));
	return { ...deck, count, groups: deck.ordered ? groups.filter((group) => group.length > 0) : groups };
}

export interface TopCards {
	/** Whole groups: these are certainly among them. */
	readonly certain: Group;
	/** The last group touched: the others come from here. */
	readonly possible: Group;
}

/** CTC-P2, read forwards: what the next `count` cards can be. Of own decks nothing is known. */
export function topCards({ groups }: VirusDeck, count: number): TopCards {
	let certain: Group = [];
	for (const group of groups ?? []) {
		if (certain.length + group.length > count) return { certain, possible: group };
		certain = [...certain, ...group];
	}
	return { certain, possible: [] };
}
