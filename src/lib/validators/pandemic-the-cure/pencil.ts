/** What stands in which cell, and which cells a move speaks of. */
import {
	colours,
	dicePerColour,
	regions,
	type Colour,
	type Region
} from '../../sheets/pandemic-the-cure/facts.ts';
import { rateSpaces } from '../../sheets/pandemic-the-cure/places.ts';
import type { CellMarks, Piece } from '../../table/record.ts';
import type { Counts } from './dice.ts';
import { read } from './dice.ts';
import type { Effect, EventMove, MoveOf, MovesByVerb, Place, PtcMove, Verb } from './moves.ts';
import { pawnOf, type State } from './state.ts';

/** Shape and letter tell the colours apart. */
const looks: Readonly<Record<Colour, Piece>> = {
	red: { shape: 'triangle', letter: 'R', tone: 'red' },
	yellow: { shape: 'circle', letter: 'Y', tone: 'yellow' },
	blue: { shape: 'square', letter: 'B', tone: 'blue' },
	black: { shape: 'diamond', letter: 'K', tone: 'black' }
};

const diceIn = (counts: Counts): Piece[] =>
	colours
		.filter((colour) => counts[colour] > 0)
		.map((colour) => ({ ...looks[colour], ...(counts[colour] > 1 && { count: counts[colour] }) }));

const pawnsIn = ({ pawns }: State, region: Region): Piece[] =>
	pawns.flatMap((at, player) =>
		at === region ? [{ shape: 'pawn', letter: String(player + 1), tone: 'accent' } as const] : []
	);

const pieces = (cell: string, list: readonly Piece[]): CellMarks[] =>
	list.length > 0 ? [{ cell, marks: [{ kind: 'pieces', pieces: list }] }] : [];

const marked = (cell: string, kind: 'cross' | 'tick' | 'marker' | 'circle' | 'strike'): CellMarks => ({
	cell,
	marks: [{ kind }]
});

/** Boxes of dice that are no longer in the bag are crossed out from the right. */
const bagMarks = ({ bag }: State): CellMarks[] =>
	colours.flatMap((colour) =>
		Array.from({ length: dicePerColour - bag[colour] }, (_, n) =>
			marked(`bag-${colour}-${dicePerColour - n}`, 'cross')
		)
	);

/** Each covering die with the number of its owner's seat. */
const cardMarks = ({ samples }: State): CellMarks[] =>
	samples.flatMap((card, holder) =>
		colours.flatMap((colour) =>
			pieces(
				`card-${holder}-${colour}`,
				card[colour].map((owner) => ({ ...looks[colour], letter: String(owner + 1) }))
			)
		)
	);

/** The own track of a table can be longer than the printed one: then its marker is not on the sheet. */
const rateMark = ({ space }: State): CellMarks[] =>
	space < rateSpaces ? [marked(`rate-${space}`, 'marker')] : [];

export const pencil = (state: State): readonly CellMarks[] => [
	...regions.flatMap((region) =>
		pieces(`region-${region}`, [...diceIn(state.world[region]), ...pawnsIn(state, region)])
	),
	...pieces('centre', diceIn(state.centre)),
	...pieces('cdc', diceIn(state.cdc)),
	...pieces(
		'cured',
		state.cured.map((colour) => looks[colour])
	),
	...rateMark(state),
	marked(`outbreak-${state.outbreaks}`, 'marker'),
	...bagMarks(state),
	...cardMarks(state),
	...state.open.map((card) => marked(`event-${card}`, 'circle')),
	...state.used.map((card) => marked(`event-${card}`, 'strike'))
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
	back: ({ space }) => [`rate-${space}`],
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
