/** Where the game stands between two turns, as data: read off the table, and written down again. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import type { Agreed } from './agreed.ts';
import { stacked, unknownDeck, type Group, type VirusDeck } from './deck.ts';
import { doubts } from './doubts.ts';
import { valuesOf } from './marks.ts';
import { begin, idsOf, type State } from './state.ts';
import { afterAll, REST, shapeOf, type DeckGroup, type Position } from './written.ts';

/** The least number from the infection level on that belongs to the player (CTC-T3). */
function turnOf({ first, players }: Agreed, { infection, player }: Position): number {
	const ahead = (player - first - infection + 1) % players;
	return infection + (ahead < 0 ? ahead + players : ahead);
}

/** The cards of this game: the starting virus and those of its deck. */
export const cardsOfGame = ({ deck, facts, starting }: Agreed): Group =>
	facts.viruses.filter((card) => card === starting || deck.includes(card));

function deckOf(agreed: Agreed, position: Position): VirusDeck {
	const { viruses, defeated, deck = [REST] } = position;
	if (typeof deck === 'number') return unknownDeck(deck);
	const named = new Set([...viruses, ...defeated, ...deck.flat()]);
	const rest = (): Group => cardsOfGame(agreed).filter(({ id }) => !named.has(id));
	const cardsIn = (group: DeckGroup): Group =>
		group === REST
			? rest()
			: (typeof group === 'string' ? [group] : group).flatMap((id) => agreed.byId.get(id) ?? []);
	return stacked(deck.map(cardsIn), agreed.deckOrder);
}

const ownDeckOf = ({ deckSize }: Agreed, { deck, viruses, defeated }: Position): VirusDeck =>
	unknownDeck(typeof deck === 'number' ? deck : Math.max(0, deckSize + 1 - viruses.length - defeated.length));

const spread = (counts: Readonly<Record<string, number>>): readonly string[] =>
	Object.entries(counts).flatMap(([card, count]) => Array.from({ length: count }, () => card));

function from(agreed: Agreed, position: Position): State {
	const { own, byId, actionCards } = agreed;
	const start = begin(agreed);
	const { hands = start.hands, custom = {}, shields, spaces, damage = {} } = position;
	const virusOf = (id: string): Virus | readonly [] => {
		const said = own ? custom[id] : undefined;
		return said ? { ...said, id } : (byId.get(id) ?? []);
	};
	const discard = spread(position.discard);
	const seen = spaces.length + discard.length + hands.reduce((sum, hand) => sum + hand, 0);
	const tokens = typeof shields === 'number' ? [] : shields;
	return {
		...start,
		phase: 'play',
		turn: position.turn ?? turnOf(agreed, position),
		player: position.player,
		beds: position.beds,
		infection: position.infection,
		hospitals: position.hospitals,
		dieTokens: position.dieTokens,
		shields: typeof shields === 'number' ? shields : shields.length,
		shielded: position.viruses.filter((id) => tokens.includes(id)),
		board: spaces,
		discard,
		stock: position.stock ?? Math.max(0, actionCards - seen),
		hands,
		viruses: position.viruses.flatMap(virusOf),
		damage: new Map(Object.entries(damage)),
		defeated: position.defeated.flatMap(virusOf),
		deck: own ? ownDeckOf(agreed, position) : deckOf(agreed, position),
		nextOwn: own ? (position.next ?? afterAll(position)) : start.nextOwn
	};
}

/** The longest group, of equally long ones the first, is the rest when that says the same. */
function groupsOf({ agreed, deck, viruses, defeated }: State): readonly DeckGroup[] {
	const groups = deck.groups ?? [];
	const longest = groups.reduce<Group>((best, group) => (group.length > best.length ? group : best), []);
	const others = new Set([...viruses, ...defeated, ...groups.filter((group) => group !== longest).flat()]);
	const rest = cardsOfGame(agreed).filter((card) => !others.has(card));
	const isRest =
		longest.length > 1 && rest.length === longest.length && rest.every((card) => longest.includes(card));
	return groups.map((group) => {
		if (group === longest && isRest) return REST;
		const [only, second] = group;
		if (only && !second) return only.id;
		return idsOf(agreed.facts.viruses.filter((card) => group.includes(card)));
	});
}

function counted(cards: readonly string[]): Readonly<Record<string, number>> {
	const counts = new Map<string, number>();
	for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
	return Object.fromEntries(counts);
}

function of(state: State): Position | null {
	const { agreed, viruses, defeated, shielded } = state;
	if (state.phase !== 'play') return null;
	const position: Position = {
		beds: state.beds,
		infection: state.infection,
		hospitals: state.hospitals,
		dieTokens: state.dieTokens,
		shields: agreed.rulings['CTC-R8'] === 'b' ? shielded : state.shields,
		spaces: state.board,
		discard: counted(state.discard),
		viruses: idsOf(viruses),
		defeated: idsOf(defeated),
		player: state.player,
		damage: Object.fromEntries(state.damage),
		turn: state.turn,
		hands: state.hands,
		stock: state.stock,
		deck: agreed.own ? state.deck.count : groupsOf(state),
		...(agreed.own && {
			custom: Object.fromEntries([...viruses, ...defeated].map((virus) => [virus.id, valuesOf(virus)])),
			next: state.nextOwn
		})
	};
	// what the door would not let in again has outgrown a position
	return shapeOf(agreed).fits(position) ? position : null;
}

/** Every field that paper shows, as after the set-up. */
function blank(agreed: Agreed): Position {
	const { beds, infection, hospitals, dieTokens, player } = begin(agreed);
	return {
		beds,
		infection,
		hospitals,
		dieTokens,
		shields: agreed.rulings['CTC-R8'] === 'b' ? [] : 0,
		spaces: [],
		discard: {},
		viruses: agreed.own ? [] : [agreed.starting.id],
		defeated: [],
		player,
		...(agreed.own && { custom: {} })
	};
}

export const position = {
	shape: shapeOf,
	blank,
	from,
	of,
	doubts: (agreed: Agreed, given: Position) => doubts(from(agreed, given), cardsOfGame(agreed))
};
