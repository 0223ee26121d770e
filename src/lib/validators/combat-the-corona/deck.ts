/**
 * CTC-P2: the virus deck as far as it is known. Cards whose order nobody can know form a group; the groups
 * lie on each other, the top one first. Of a deck of the table's own only the number of cards is known.
 */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Agreed } from './agreed.ts';

export type Group = readonly Virus[];

export interface VirusDeck {
	readonly count: number;
	/** `null`: only the number is kept. */
	readonly groups: readonly Group[] | null;
	/** Without the order everything is one single group. */
	readonly ordered: boolean;
}

const counted = (groups: readonly Group[]): number => groups.reduce((sum, group) => sum + group.length, 0);

const filled = (groups: readonly Group[]): readonly Group[] => groups.filter((group) => group.length > 0);

/** Groups on each other, the top one first; empty ones are left out. */
export const stacked = (groups: readonly Group[], ordered: boolean): VirusDeck => ({
	count: counted(groups),
	groups: filled(ordered ? groups : [groups.flat()]),
	ordered
});

export const unknownDeck = (count: number): VirusDeck => ({ count, groups: null, ordered: false });

/** CTC-S4: the normal viruses and those that joined, nothing known of their order. */
export const shuffled = ({ own, deck, deckSize, deckOrder }: Agreed): VirusDeck =>
	own ? unknownDeck(deckSize) : stacked([deck], deckOrder);

/** CTC-S5: those that were looked at, the special ones at the bottom and the others on top. */
export function sorted({ deck, deckOrder, special }: Agreed, seen: Group): VirusDeck {
	const rest = deck.filter((card) => !seen.includes(card));
	const plain = seen.filter((card) => !special.has(card));
	return stacked([plain, rest, seen.filter((card) => special.has(card))], deckOrder);
}

/** Each card put under the deck is a group of its own: its place is known. */
export function under({ count, groups, ordered }: VirusDeck, cards: readonly Virus[]): VirusDeck {
	const more = count + cards.length;
	if (!groups) return { count: more, groups, ordered };
	const below = cards.map((card): Group => [card]);
	return {
		count: more,
		groups: ordered ? [...groups, ...below] : filled([[...groups.flat(), ...cards]]),
		ordered
	};
}

export interface TopFault {
	/** Cards that cannot be among so many from the top. */
	readonly strange: Group;
	/** Cards that must be among them. */
	readonly missing: Group;
}

const nobody: Group = [];
const noFault: TopFault = { strange: nobody, missing: nobody };

/** What speaks against these being the top cards: whole groups from the top, and any of the last one touched. */
export function topFault({ groups }: VirusDeck, cards: Group): TopFault {
	if (!groups) return noFault;
	let known = 0;
	let left = cards.length;
	const missing: Virus[] = [];
	const touched: Group[] = [];
	for (const group of groups) {
		if (left <= 0) break;
		touched.push(group);
		known += cards.reduce((sum, card) => (group.includes(card) ? sum + 1 : sum), 0);
		if (group.length <= left) for (const card of group) if (!cards.includes(card)) missing.push(card);
		left -= group.length;
	}
	if (known === cards.length && missing.length === 0) return noFault;
	return { strange: cards.filter((card) => !touched.some((group) => group.includes(card))), missing };
}

/** The deck without these, which are on top: only the groups from the top down are touched. */
export function without({ count, groups, ordered }: VirusDeck, cards: Group): VirusDeck {
	const fewer = count - cards.length;
	if (!groups) return { count: fewer, groups, ordered };
	let left = cards.length;
	let at = 0;
	for (let group = groups[at]; group && left >= group.length; group = groups[at]) {
		left -= group.length;
		at++;
	}
	const rest = groups.slice(at);
	const [first] = rest;
	if (left > 0 && first) rest[0] = first.filter((card) => !cards.includes(card));
	return { count: fewer, groups: rest, ordered };
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
