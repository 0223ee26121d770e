/** Copying the board: what lies where. Effects that last beyond a turn are told as text. */
import {
	cardCells,
	eventCells,
	outbreakCells,
	ownRateCells,
	rateCells,
	regionCells,
	tileCells
} from '../../sheets/pandemic-the-cure/cells.ts';
import type { Prevention } from '../../sheets/pandemic-the-cure/effects.ts';
import { colours, regions, type Colour, type Region } from '../../sheets/pandemic-the-cure/pieces.ts';
import type { Entry, FieldText, Pen } from '../../table/entry.ts';
import type { Say, Values } from '../../table/record.ts';
import {
	pick,
	counter,
	fieldOf,
	indexIn,
	mark,
	marker,
	memberOf,
	openWhen,
	placeOf,
	within,
	type Field,
	type Placed as PlacedIn
} from '../kit/entry.ts';
import { skullOf, type Agreed } from './agreed.ts';
import { MOST_DICE, outside, type FourCounts, type Position } from './position.ts';
import type { Owner } from './state.ts';

export type EntryText =
	| 'dice'
	| 'pawn'
	| 'cured'
	| 'sample'
	| 'sampleUncovered'
	| 'current'
	| 'player'
	| FieldText<keyof Position | Colour | keyof Prevention>;

const say = (key: EntryText, values: Values = {}): Say => ({ key, values });

type Placed = PlacedIn<Position>;

const whole = fieldOf<Position>();
const seats = ({ players }: Agreed): number[] => Array.from({ length: players }, (_, seat) => seat);
const noDice: FourCounts = [0, 0, 0, 0];

/** A position holds no more dice of a colour than this, wherever they lie. */
const bounded = (colour: Colour, { get, set }: Field<Position, number>): Field<Position, number> => ({
	get,
	set: (position, value) =>
		set(position, Math.min(value, get(position) + MOST_DICE - outside(position, colour)))
});

const diceOf = (name: Say, colour: Colour, field: Field<Position, number>): Pen<Position> =>
	counter(name, bounded(colour, field), MOST_DICE);

const dicePens = (lying: Field<Position, FourCounts>): Pen<Position>[] =>
	colours.map((colour, at) => diceOf(say('dice', { colour }), colour, within(lying, placeOf(at, 0))));

/** The die on the card of cured diseases is one of its colour. */
function curedPen(colour: Colour): Pen<Position> {
	const cured = within(whole('cured', []), memberOf(colour));
	return openWhen(
		(position) => cured.get(position) === 1 || outside(position, colour) < MOST_DICE,
		mark(say('cured', { colour }), cured)
	);
}

function board(agreed: Agreed): Placed[] {
	const lying = whole('regions', []);
	const pawns = whole('pawns', []);
	return [
		...regions.map((region): Placed => [
			regionCells.make(region),
			[
				...dicePens(within(lying, placeOf(region - 1, noDice))),
				...seats(agreed).map((player) =>
					marker(say('pawn', { player }), region, within(pawns, placeOf<Region>(player, regions[0])))
				)
			]
		]),
		[tileCells.make('centre'), dicePens(whole('centre', noDice))],
		[tileCells.make('cdc'), dicePens(whole('cdc', noDice))],
		[tileCells.make('cured'), colours.map((colour) => curedPen(colour))]
	];
}

function tracks(agreed: Agreed): Placed[] {
	const rate = whole('rate', 0);
	const skull = skullOf(agreed);
	const rateCell = (space: number): Placed => [rateCells.make(space), [marker(null, space, rate)]];
	return [
		...(agreed.ownTrack
			? [[ownRateCells.make('space'), [counter(null, rate, skull)]] satisfies Placed]
			: Array.from({ length: skull + 1 }, (_, space) => rateCell(space))),
		...Array.from({ length: agreed.facts.outbreakLimit + 1 }, (_, outbreaks): Placed => [
			outbreakCells.make(outbreaks),
			[marker(null, outbreaks, whole('outbreaks', 0))]
		])
	];
}

type Card = Position['samples'][number];

/** How many samples of a colour on a card one owner's dice cover. */
function ownedBy(holder: number, colour: Colour, owner: Owner): Field<Position, number> {
	const owners = within(within(whole('samples', []), placeOf<Card>(holder, {})), fieldOf<Card>()(colour, []));
	return {
		get: (position) => owners.get(position).filter((one) => one === owner).length,
		set: (position, value) => {
			const others = owners.get(position).filter((one) => one !== owner);
			return owners.set(position, [...others, ...Array<Owner>(value).fill(owner)]);
		}
	};
}

/** The own dice of a card stand first. */
const roleCards = (agreed: Agreed): Placed[] =>
	seats(agreed).flatMap((holder) =>
		colours.map((colour): Placed => [
			cardCells.make([holder, colour]),
			[
				...[holder, ...seats(agreed).filter((seat) => seat !== holder)].map((player) =>
					diceOf(say('sample', { colour, player }), colour, ownedBy(holder, colour, player))
				),
				diceOf(say('sampleUncovered', { colour }), colour, ownedBy(holder, colour, null))
			]
		])
	);

/** Not seen, open, used and under the deck: in the order in which they are tapped. */
function eventPens({ events, facts }: Agreed): Placed[] {
	if (events !== 'app') return [];
	return facts.events.map(({ id }): Placed => {
		const place: Field<Position, number> = {
			get: ({ open = [], used = [] }) => (open.includes(id) ? 1 : used.includes(id) ? 2 : 0),
			set: (position, value) => {
				const { open = [], used = [] } = position;
				const others = (cards: readonly string[]) => cards.filter((card) => card !== id);
				return {
					...position,
					open: [...others(open), ...(value === 1 ? [id] : [])],
					used: [...others(used), ...(value === 2 ? [id] : [])]
				};
			}
		};
		return [eventCells.make(id), [mark(null, place, 2)]];
	});
}

export function entry(agreed: Agreed): Entry<Position> {
	const current = pick(
		say('current'),
		indexIn(whole('current', 0), seats(agreed)),
		seats(agreed).map((player) => say('player', { player }))
	);
	return {
		cells: new Map([...board(agreed), ...tracks(agreed), ...roleCards(agreed), ...eventPens(agreed)]),
		form: agreed.players > 1 ? [current] : []
	};
}
