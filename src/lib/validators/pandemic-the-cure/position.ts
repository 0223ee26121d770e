/** Where a game stands at the start of a turn, as data. */
import { excesses, untils, type Prevention } from '../../sheets/pandemic-the-cure/effects.ts';
import {
	byColour,
	colours,
	regions,
	type Colour,
	type Place,
	type Region
} from '../../sheets/pandemic-the-cure/pieces.ts';
import {
	either,
	integer,
	list,
	object,
	oneOf,
	optional,
	truth,
	where,
	type Shape
} from '../../table/shape.ts';
import { skullOf, type Agreed } from './agreed.ts';
import { doubts } from './doubts.ts';
import { cardShape } from './moves.ts';
import { countsAt, put } from './lying.ts';
import {
	availableOf,
	begin,
	draftOf,
	emptyHand,
	end,
	phaseOf,
	sorted,
	type Draft,
	type Owner,
	type State
} from './state.ts';

/** In colour order. */
export type FourCounts = readonly number[];

export interface Position {
	readonly current: number;
	readonly rate: number;
	readonly outbreaks: number;
	readonly cured: readonly Colour[];
	readonly regions: readonly FourCounts[];
	readonly centre: FourCounts;
	readonly cdc: FourCounts;
	readonly samples: readonly Readonly<Partial<Record<Colour, readonly Owner[]>>>[];
	readonly pawns: readonly Region[];
	readonly open?: readonly string[];
	readonly used?: readonly string[];
	readonly turn?: number;
	readonly skip?: boolean;
	readonly change?: number;
	readonly bonus?: number;
	readonly prevent?: readonly Prevention[];
	readonly free?: boolean;
}

export const MOST_DICE = 30;
const counts = list(integer(0, MOST_DICE), { min: 4, max: 4 });

/** Dice of a colour that lie outside the bag, with the one on the cured diseases card. */
export function outside(position: Position, colour: Colour): number {
	const at = colours.indexOf(colour);
	const lying = [...position.regions, position.centre, position.cdc];
	return (
		lying.reduce((sum, place) => sum + (place[at] ?? 0), 0) +
		position.samples.reduce((sum, card) => sum + (card[colour]?.length ?? 0), 0) +
		(position.cured.includes(colour) ? 1 : 0)
	);
}

const differentCards = ({ open = [], used = [] }: Position): boolean =>
	new Set([...open, ...used]).size === open.length + used.length;

function shape(agreed: Agreed): Shape<Position> {
	const { players, events, facts } = agreed;
	const player = integer(0, players - 1);
	const owners = optional(list(either(player, oneOf(null)), { max: MOST_DICE }));
	const each = <T>(of: Shape<T>): Shape<T[]> => list(of, { min: players, max: players });
	const cards = list(cardShape(agreed), { max: facts.events.length, unique: true });
	const whole = object({
		current: player,
		rate: integer(0, skullOf(agreed)),
		outbreaks: integer(0, facts.outbreakLimit),
		cured: list(oneOf(...colours), { max: 4, unique: true }),
		regions: list(counts, { min: 6, max: 6 }),
		centre: counts,
		cdc: counts,
		samples: each(object({ red: owners, yellow: owners, blue: owners, black: owners })),
		pawns: each(oneOf(...regions)),
		...(events === 'app' && { open: cards, used: optional(cards) }),
		turn: optional(integer(1, 9999)),
		skip: optional(truth),
		change: optional(integer(-12, 12)),
		bonus: optional(integer(0, 99)),
		prevent: optional(list(object({ excess: oneOf(...excesses), until: oneOf(...untils) }), { max: 20 })),
		free: optional(truth)
	}) as unknown as Shape<Position>;
	const bounded = where(
		whole,
		(position) => colours.every((colour) => outside(position, colour) <= MOST_DICE),
		'value'
	);
	return where(bounded, differentCards, 'unique');
}

function layOut(draft: Draft, place: Place, four: FourCounts): void {
	for (const [at, colour] of colours.entries()) put(draft, place, colour, four[at] ?? 0);
}

function from(agreed: Agreed, position: Position): State {
	const draft = draftOf(begin(agreed));
	for (const region of regions) layOut(draft, region, position.regions[region - 1] ?? []);
	layOut(draft, 'centre', position.centre);
	layOut(draft, 'cdc', position.cdc);
	for (const colour of colours) put(draft, 'bag', colour, -outside(position, colour));
	draft.turn = position.turn ?? 1;
	draft.current = position.current;
	draft.space = position.rate;
	draft.outbreaks = position.outbreaks;
	draft.cured = position.cured;
	draft.samples = position.samples.map((card) => byColour((colour) => sorted(card[colour] ?? [])));
	draft.pawns = position.pawns;
	draft.open = [...(position.open ?? [])].sort();
	draft.used = position.used ?? [];
	draft.skip = position.skip ?? false;
	draft.change = position.change ?? 0;
	draft.bonus = position.bonus ?? 0;
	draft.prevent = position.prevent ?? [];
	draft.free = position.free ?? false;
	draft.hand = { ...emptyHand, toRoll: availableOf(draft, position.current) };
	if (draft.cured.length === colours.length) end(draft, 'all-cured');
	else if (draft.space === skullOf(agreed)) end(draft, 'skull');
	else if (draft.outbreaks === agreed.facts.outbreakLimit) end(draft, 'outbreaks');
	return draft;
}

const inOrder = (state: State, place: Place): FourCounts => {
	const lying = countsAt(state, place);
	return colours.map((colour) => lying[colour]);
};

function of(state: State): Position | null {
	if (phaseOf(state) !== 'roll' || !state.fresh) return null;
	const { used, turn, skip, change, bonus, prevent, free } = state;
	return {
		current: state.current,
		rate: state.space,
		outbreaks: state.outbreaks,
		cured: state.cured,
		regions: regions.map((region) => inOrder(state, region)),
		centre: inOrder(state, 'centre'),
		cdc: inOrder(state, 'cdc'),
		samples: state.samples.map((card) =>
			Object.fromEntries(
				colours.filter((colour) => card[colour].length > 0).map((colour) => [colour, card[colour]])
			)
		),
		pawns: state.pawns,
		...(state.agreed.events === 'app' && { open: state.open }),
		...(used.length > 0 && { used }),
		...(turn !== 1 && { turn }),
		...(skip && { skip }),
		...(change !== 0 && { change }),
		...(bonus !== 0 && { bonus }),
		...(prevent.length > 0 && { prevent }),
		...(free && { free })
	};
}

/** Every field that paper shows, as before the first dice are laid out. */
const blank = (agreed: Agreed): Position => ({
	current: agreed.first,
	rate: agreed.start,
	outbreaks: 0,
	cured: [],
	regions: regions.map(() => colours.map(() => 0)),
	centre: colours.map(() => 0),
	cdc: colours.map(() => 0),
	samples: agreed.cards.map(() => byColour(() => [])),
	pawns: agreed.cards.map(() => 1),
	...(agreed.events === 'app' && { open: [] })
});

export const position = { shape, blank, from, of, doubts };
