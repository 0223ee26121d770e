/** Which events can be used now, and how (PTC-E1 to PTC-E5): for the list of legal moves, and made up where only the
 *  table knows. */
import type { EventCard } from '../../sheets/pandemic-the-cure/facts.ts';
import {
	colours,
	regions,
	type Colour,
	type EventId,
	type Region
} from '../../sheets/pandemic-the-cure/pieces.ts';
import { drawOne } from '../../table/chance.ts';
import type { Random } from '../../table/record.ts';
import { pawnMoves } from './possible.ts';
import { handfuls } from './dice.ts';
import { eventOf, checkEvent, isPayable, paidFor, theTen } from './events.ts';
import type { EventMove, Filled } from './moves.ts';
import { effectByChance, filledByChance } from './special.ts';
import { countsAt, diceAt } from './lying.ts';
import { samplesOf, type State } from './state.ts';

const lying = (state: State, place: Region | 'centre'): Colour[] =>
	colours.filter((colour) => diceAt(state, place, colour) > 0);

/** The ways to fill in the fields of a card, possible or not. */
const filledIn: Readonly<Record<EventId, (state: State) => readonly Filled[]>> = {
	charter: pawnMoves,
	summit: () => regions.map((region) => ({ region })),
	'field-hospital': (state) =>
		regions.flatMap((region) => lying(state, region).map((colour) => ({ region, colour }))),
	shipment: (state) => lying(state, 'centre').map((colour) => ({ colour })),
	'swab-drive': () => colours.map((colour) => ({ colour })),
	'quiet-days': () => [{}],
	slowdown: () => [{}],
	'second-wind': () => [{}],
	reagents: () => [{}],
	courier: (state) =>
		state.pawns.flatMap((_, holder) =>
			colours
				.filter((colour) => samplesOf(state, holder)[colour].length > 0)
				.flatMap((colour) => state.pawns.map((_, player) => ({ holder, player, colour })))
		)
};

type Ten = Extract<EventCard, { kind: 'ten' }>;

/** Whether this way to fill in a card is possible once it is paid for. */
const isPossible = (state: State, { id }: Ten, pay: readonly Colour[], filled: Filled): boolean =>
	theTen[id](paidFor(state, pay), filled as Required<Filled>) === null;

const usable = (state: State, card: Ten, pay: readonly Colour[]): readonly Filled[] =>
	filledIn[card.id](state).filter((filled) => isPossible(state, card, pay, filled));

/** Only this one takes from the bag, where the payment goes; the others do not care what it was paid with. */
const takesFromTheBag = ({ id }: Ten): boolean => id === 'swab-drive';

/** Adds every way to pay for a card and fill it in. */
function addUses(found: EventMove[], state: State, card: Ten): void {
	const pays = handfuls(countsAt(state, 'cdc'), card.cost);
	const [first] = pays;
	if (!first) return;
	const always = takesFromTheBag(card) ? null : usable(state, card, first);
	for (const pay of pays)
		for (const filled of always ?? usable(state, card, pay))
			found.push({ do: 'event', card: card.id, pay, ...filled });
}

/** Whether there is any of them: the first one answers. */
function hasUse(state: State, card: Ten): boolean {
	const pays = handfuls(countsAt(state, 'cdc'), card.cost);
	const filled = filledIn[card.id](state);
	return (takesFromTheBag(card) ? pays : pays.slice(0, 1)).some((pay) =>
		filled.some((way) => isPossible(state, card, pay, way))
	);
}

export function events(state: State): EventMove[] {
	const found: EventMove[] = [];
	if (state.agreed.events !== 'app') return found;
	for (const id of state.open) {
		const card = eventOf(state, id);
		if (card.kind === 'ten') addUses(found, state, card);
	}
	return found;
}

/** What an own card does only the table knows: it counts as soon as it can be paid for. */
export function hasEvent(state: State): boolean {
	const { agreed, open } = state;
	if (agreed.events !== 'app') return agreed.events === 'table';
	return open.some((id) => {
		const card = eventOf(state, id);
		return isPayable(state, card) && (card.kind === 'own' || hasUse(state, card));
	});
}

const customByChance = (state: State, random: Random): EventMove => ({
	do: 'event',
	card: 'custom',
	pay: [],
	effects: [effectByChance(state, random)]
});

/** An own card that can be paid for, with whatever it leaves open; null when what came up is not possible. */
function ownCardByChance(state: State, random: Random): EventMove | null {
	const payable = state.open
		.map((id) => eventOf(state, id))
		.filter((card) => card.kind === 'own' && isPayable(state, card));
	if (payable.length === 0) return null;
	const card = drawOne(random, payable);
	const pay = drawOne(random, handfuls(countsAt(state, 'cdc'), card.cost));
	const written = card.kind === 'own' ? card.effects : [];
	const effects = written
		.filter(({ may }) => may !== true || random() < 0.5)
		.map((effect) => filledByChance(state, effect, random));
	const move: EventMove = { do: 'event', card: card.id, pay, effects };
	return checkEvent(state, move).length === 0 ? move : null;
}

export const eventByChance = (state: State, random: Random): EventMove | null =>
	state.agreed.events === 'table' ? customByChance(state, random) : ownCardByChance(state, random);
