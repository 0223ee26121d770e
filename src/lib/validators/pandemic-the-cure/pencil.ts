/** What stands in which cell, and which cells a move speaks of. */
import {
	colours,
	dicePerColour,
	regions,
	type Colour,
	type Region
} from '../../sheets/pandemic-the-cure/facts.ts';
import { letters, shapes } from '../../sheets/pandemic-the-cure/glyphs.ts';
import {
	badgeSlot,
	cdcSlots,
	centreSlots,
	curedSlot,
	eventSlot,
	pawnSlot,
	regionSlots,
	sampleSlots,
	type Slot
} from '../../sheets/pandemic-the-cure/places.ts';
import type { CellMarks, Piece } from '../../table/record.ts';
import { skullOf } from './agreed.ts';
import { read, type Counts } from './dice.ts';
import type { Effect, EventMove, MoveOf, MovesByVerb, Place, PtcMove, Verb } from './moves.ts';
import { pawnOf, rateCell, rateOf, samplesOf, type State } from './state.ts';

/** Shape and letter tell the colours apart. */
const lookOf = (colour: Colour): Piece => ({
	shape: shapes[colour],
	letter: letters[colour],
	tone: colour
});

const diceIn = (counts: Counts, slots: (colour: Colour) => readonly Slot[]): Piece[] =>
	colours
		.filter((colour) => counts[colour] > 0)
		.map((colour) => ({
			...lookOf(colour),
			at: slots(colour),
			...(counts[colour] > 1 && { count: counts[colour] })
		}));

const pawnOn = ({ terms }: State, player: number, slot: Slot): Piece => ({
	shape: 'pawn',
	letter: terms.letters[player] ?? String(player + 1),
	tone: 'accent',
	at: [slot]
});

const pawnsIn = (state: State, region: Region): Piece[] =>
	state.pawns.flatMap((at, player) =>
		at === region ? [pawnOn(state, player, pawnSlot(region, player))] : []
	);

const pieces = (cell: string, list: readonly Piece[]): CellMarks[] =>
	list.length > 0 ? [{ cell, marks: [{ kind: 'pieces', pieces: list }] }] : [];

const marked = (cell: string, kind: 'cross' | 'marker'): CellMarks => ({ cell, marks: [{ kind }] });

/** Boxes of dice that are no longer in the bag are crossed out from the right. */
const bagMarks = ({ bag }: State): CellMarks[] =>
	colours.flatMap((colour) =>
		Array.from({ length: dicePerColour - bag[colour] }, (_, n) =>
			marked(`bag-${colour}-${dicePerColour - n}`, 'cross')
		)
	);

/** Each sample with the letter of the player whose die covers it; more than six find room side by side. */
function samplesOn(state: State, holder: number, colour: Colour): Piece[] {
	const owners = samplesOf(state, holder)[colour];
	const slots = sampleSlots(holder, colour);
	return owners.map((owner, nth) => {
		const slot = owners.length <= slots.length ? slots[nth] : undefined;
		const letter = state.terms.letters[owner] ?? String(owner + 1);
		return { ...lookOf(colour), letter, ...(slot && { at: [slot] }) };
	});
}

const cardMarks = (state: State): CellMarks[] =>
	state.samples.flatMap((_, holder) => [
		...pieces(`card-${holder}-role`, [pawnOn(state, holder, badgeSlot(holder))]),
		...colours.flatMap((colour) => pieces(`card-${holder}-${colour}`, samplesOn(state, holder, colour)))
	]);

const written = (cell: string, number: number): CellMarks => ({
	cell,
	marks: [{ kind: 'write', text: String(number) }]
});

/** A track of the table's own has other numbers than the printed one, and can be longer: space and rate are written
 *  down. On its skull the rate is crossed out. */
function rateMark(state: State): CellMarks[] {
	const { terms, space } = state;
	if (!terms.ownTrack) return [marked(rateCell(state), 'marker')];
	const rate = 'rate-own-dice';
	return [
		written(rateCell(state), space),
		space < skullOf(terms) ? written(rate, rateOf(state)) : marked(rate, 'cross')
	];
}

/** An open card is ticked; one under the deck has the number of its turn to come up again. */
const eventMarks = ({ open, used }: State): CellMarks[] => [
	...open.flatMap((card) =>
		pieces(`event-${card}`, [{ shape: 'card', letter: '✓', tone: 'accent', at: [eventSlot(card)] }])
	),
	...used.flatMap((card, nth) =>
		pieces(`event-${card}`, [{ shape: 'card', letter: String(nth + 1), tone: 'tint', at: [eventSlot(card)] }])
	)
];

export const pencil = (state: State): readonly CellMarks[] => [
	...regions.flatMap((region) =>
		pieces(`region-${region}`, [
			...diceIn(state.world[region], (colour) => regionSlots(region, colour)),
			...pawnsIn(state, region)
		])
	),
	...pieces('centre', diceIn(state.centre, centreSlots)),
	...pieces('cdc', diceIn(state.cdc, cdcSlots)),
	...pieces(
		'cured',
		state.cured.map((colour) => ({ ...lookOf(colour), at: [curedSlot(colour)] }))
	),
	...rateMark(state),
	marked(`outbreak-${state.outbreaks}`, 'marker'),
	...bagMarks(state),
	...cardMarks(state),
	...eventMarks(state)
];

const placeCell = (place: Place): string[] =>
	place === 'bag' ? [] : [typeof place === 'number' ? `region-${place}` : place];

const landing = ({ dice }: { readonly dice: MoveOf<'infect'>['dice'] }): string[] => [
	...new Set(
		dice.map((die) => {
			const { face } = read(die);
			return face === '+' ? 'cdc' : `region-${face}`;
		})
	)
];

const pawnCell = (state: State, player: number): string => `region-${pawnOf(state, player)}`;
const fromCell = (state: State, by: number, from: 'region' | 'centre'): string =>
	from === 'region' ? pawnCell(state, by) : 'centre';

type Cells<M> = (state: State, move: M) => readonly string[];

const effectCells: { readonly [K in Effect['effect']]: Cells<Extract<Effect, { effect: K }>> } = {
	pawn: (_, { region }) => [`region-${region}`],
	dice: (_, { from, to }) => [...placeCell(from), ...placeCell(to)],
	back: (state) => [rateCell(state)],
	skip: () => [],
	again: () => [],
	bonus: () => [],
	courier: (_, { holder, player, colour }) => [`card-${holder}-${colour}`, `card-${player}-${colour}`]
};

const ofEffect = <K extends Effect['effect']>(
	state: State,
	effect: Extract<Effect, { effect: K }> & { effect: K }
): readonly string[] => effectCells[effect.effect](state, effect);

function eventCells(state: State, move: EventMove): readonly string[] {
	if (move.card === 'custom') return move.effects.flatMap((effect) => ofEffect(state, effect));
	const card = `event-${move.card}`;
	if (move.card === 'courier') return [card, ...ofEffect(state, { effect: 'courier', ...move })];
	if (move.card === 'shipment' || move.card === 'swab-drive') return [card, 'centre'];
	return 'region' in move ? [card, `region-${move.region}`] : [card];
}

const cells: { readonly [V in Verb]: Cells<MovesByVerb[V]> } = {
	setup: (_, move) => landing(move),
	roll: (_, { by }) => [`card-${by}-role`],
	reroll: (_, { by }) => [`card-${by}-role`],
	unlock: (_, { holder, colour }) => [`card-${holder}-${colour}`],
	fly: (_, { region }) => [`region-${region}`],
	sail: (_, { region }) => [`region-${region}`],
	treat: (state, { by, from }) => [fromCell(state, by, from)],
	sample: (_, { by, colour }) => ['centre', `card-${by}-${colour}`],
	helicopter: (_, { region }) => [`region-${region}`],
	contain: () => ['centre'],
	cdc: (state, { by, from }) => [fromCell(state, by, from), 'cdc'],
	give: (_, { by, player, colour }) => [`card-${by}-${colour}`, `card-${player}-${colour}`],
	cure: (_, { by, dice: [die] }) => (die ? [`card-${by}-${read(die).colour}`] : []),
	next: () => [],
	infect: (_, move) => landing(move),
	epidemic: (_, move) => landing(move),
	event: eventCells,
	reveal: (_, { card }) => [`event-${card}`]
};

const cellsFor = <V extends Verb>(
	state: State,
	move: MovesByVerb[V] & { readonly do: V }
): readonly string[] => cells[move.do](state, move);

export const cellsOf = (state: State, move: PtcMove): readonly string[] => cellsFor(state, move);
