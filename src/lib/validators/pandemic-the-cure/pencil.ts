/** What stands in which cell. Where on the paper that is, the sheet knows. */
import {
	bagCells,
	cardCells,
	eventCells,
	outbreakCells,
	ownRateCells,
	rateCells,
	regionCells,
	tileCells
} from '../../sheets/pandemic-the-cure/cells.ts';
import { shapes } from '../../sheets/pandemic-the-cure/glyphs.ts';
import {
	colours,
	regions,
	type Colour,
	type Place,
	type Region
} from '../../sheets/pandemic-the-cure/pieces.ts';
import { words } from '../../sheets/pandemic-the-cure/texts.ts';
import type { CellMarks, Piece } from '../../table/record.ts';
import { skullOf } from './agreed.ts';
import { diceAt } from './lying.ts';
import { rateOf, samplesOf, type State } from './state.ts';

/** Where the sheet shows the marker: on the printed track, or written down beside it. */
export const rateCell = ({ agreed, space }: State): string =>
	agreed.ownTrack ? ownRateCells.make('space') : rateCells.make(space);

/** Shape and letter tell the colours apart; their places have the names of the colours. */
const lookOf = (colour: Colour): Piece => ({
	shape: shapes[colour],
	letter: words('letter', { colour }),
	tone: colour,
	at: colour
});

const diceIn = (state: State, place: Place): Piece[] =>
	colours.flatMap((colour) => {
		const count = diceAt(state, place, colour);
		return count > 0 ? [{ ...lookOf(colour), ...(count > 1 && { count }) }] : [];
	});

const pawnOn = ({ agreed }: State, player: number, at: string): Piece => ({
	shape: 'pawn',
	letter: agreed.letters[player] ?? String(player + 1),
	tone: 'accent',
	at
});

const pawnsIn = (state: State, region: Region): Piece[] =>
	state.pawns.flatMap((at, player) => (at === region ? [pawnOn(state, player, `pawn${player}`)] : []));

const pieces = (cell: string, list: readonly Piece[]): CellMarks[] =>
	list.length > 0 ? [{ cell, marks: [{ kind: 'pieces', pieces: list }] }] : [];

const marked = (cell: string, kind: 'cross' | 'marker'): CellMarks => ({ cell, marks: [{ kind }] });

/** Boxes of dice that are no longer in the bag are crossed out from the right. */
const bagMarks = (state: State): CellMarks[] =>
	colours.flatMap((colour) => {
		const { count } = state.agreed.facts.infectionDice[colour];
		return Array.from({ length: count - diceAt(state, 'bag', colour) }, (_, n) =>
			marked(bagCells[colour].make(count - n), 'cross')
		);
	});

/** Each sample with the letter of the player whose die covers it. */
const samplesOn = (state: State, holder: number, colour: Colour): Piece[] =>
	samplesOf(state, holder)[colour].map((owner) => ({
		...lookOf(colour),
		letter: owner === null ? '' : (state.agreed.letters[owner] ?? String(owner + 1)),
		at: 'samples'
	}));

const cardMarks = (state: State): CellMarks[] =>
	state.samples.flatMap((_, holder) => [
		...pieces(cardCells.make([holder, 'role']), [pawnOn(state, holder, 'badge')]),
		...colours.flatMap((colour) => pieces(cardCells.make([holder, colour]), samplesOn(state, holder, colour)))
	]);

const written = (cell: string, number: number): CellMarks => ({
	cell,
	marks: [{ kind: 'write', text: String(number) }]
});

/** A track of the table's own has other numbers than the printed one, and can be longer: space and rate are written
 *  down. On its skull the rate is crossed out. */
function rateMark(state: State): CellMarks[] {
	const { agreed, space } = state;
	if (!agreed.ownTrack) return [marked(rateCell(state), 'marker')];
	const rate = ownRateCells.make('dice');
	return [
		written(rateCell(state), space),
		space < skullOf(agreed) ? written(rate, rateOf(state)) : marked(rate, 'cross')
	];
}

/** An open card is ticked; one under the deck has the number of its turn to come up again. */
const eventMarks = ({ open, used }: State): CellMarks[] => [
	...open.flatMap((card) =>
		pieces(eventCells.make(card), [{ shape: 'card', letter: '✓', tone: 'accent', at: 'card' }])
	),
	...used.flatMap((card, nth) =>
		pieces(eventCells.make(card), [{ shape: 'card', letter: String(nth + 1), tone: 'tint', at: 'card' }])
	)
];

export const pencil = (state: State): readonly CellMarks[] => [
	...regions.flatMap((region) =>
		pieces(regionCells.make(region), [...diceIn(state, region), ...pawnsIn(state, region)])
	),
	...pieces(tileCells.make('centre'), diceIn(state, 'centre')),
	...pieces(tileCells.make('cdc'), diceIn(state, 'cdc')),
	...pieces(tileCells.make('cured'), state.cured.map(lookOf)),
	...rateMark(state),
	marked(outbreakCells.make(state.outbreaks), 'marker'),
	...bagMarks(state),
	...cardMarks(state),
	...eventMarks(state)
];
