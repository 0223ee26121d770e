/** I: infections and how they lie. */
import type { Complaint } from '../../table/record.ts';
import { has, isEmpty, meet, squaresOf, within } from '../kit/bits.ts';
import { normal, sameShape } from '../kit/polyomino.ts';
import { waitingInfection } from './dice.ts';
import type { Cell, MoveOf } from './moves.ts';
import { no } from './sentences.ts';
import { playerAt, type Player, type State } from './state.ts';
import {
	cellIds,
	columnsOfZone,
	connecting,
	entry,
	isIndividual,
	numberAt,
	shapesOf,
	squareAt,
	touches,
	waysToLie,
	type Lying
} from './zone.ts';

/** PC19-I14: received infections come first; else the player's own infection die. */
export function openInfections(state: State, player: Player): readonly number[] {
	if (player.received.length > 0) return player.received;
	const value = waitingInfection(state, player);
	return value > 0 ? [value] : [];
}

const connection = (state: State, player: Player) => connecting(state.agreed.rulings['PC19-R5'], player.zone);

/** Whether a shape that lies like this is allowed now: PC19-I4, PC19-I5 and PC19-I6 in one. */
function fitting(state: State, player: Player): (way: Lying) => boolean {
	const connected = connection(state, player);
	const { infected } = player.zone;
	return isEmpty(connected)
		? ({ mask }) => has(mask, entry) && !meet(mask, infected)
		: ({ mask, touched }) => meet(touched, connected) && !meet(mask, infected);
}

/** Every way an infection of this value can be placed now. */
export const waysToInfect = (state: State, player: Player, value: number): Lying[] =>
	waysToLie(state.agreed.rulings['PC19-R2'], value).filter(fitting(state, player));

const aWay = (state: State, player: Player, value: number): Lying | undefined =>
	waysToLie(state.agreed.rulings['PC19-R2'], value).find(fitting(state, player));

/** PC19-I7: then a column is covered. */
export const fitsNowhere = (state: State, player: Player, value: number): boolean =>
	aWay(state, player, value) === undefined;

const marksOf = (cells: readonly Cell[]): Cell[] => cells.filter(isIndividual);

/** PC19-I1, PC19-D7: there is something to place. */
function somethingToPlace(player: Player, open: readonly number[]): Complaint[] {
	if (open.length > 0) return [];
	const [single, second] = player.taken;
	return single && !second
		? [no('PC19-D7', 'singleDieInfectsNobody', { face: single.face })]
		: [no('PC19-I1', 'nothingToPlace', {})];
}

/** PC19-I14: the player's own infection die waits for the received ones. */
const dieWaits = (state: State, player: Player, value: number): Complaint[] =>
	player.received.length > 0 && waitingInfection(state, player) === value
		? [no('PC19-I14', 'dieWaits', { value })]
		: [];

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** PC19-I2, PC19-R2: exactly the shape of an open value, turned as wished. */
function wholeShape(state: State, open: readonly number[], cells: readonly Cell[]): Complaint[] {
	const value = cells.length;
	if (!open.includes(value))
		return [no('PC19-I2', 'wrongCount', { count: value, open: ascending(open) }, cellIds(cells))];
	const laid = normal(cells);
	const fits = shapesOf(state.agreed.rulings['PC19-R2'], value).some((shape) => sameShape(shape, laid));
	return fits ? [] : [no('PC19-I2', 'wrongShape', { value }, cellIds(cells))];
}

/** PC19-I3: none outside the zone, none on a hospital. */
function onIndividuals(cells: readonly Cell[]): Complaint[] {
	const off = cells.filter((cell) => !isIndividual(cell));
	return off.length === 0 ? [] : [no('PC19-I3', 'nobodyThere', {}, cellIds(off))];
}

/** PC19-I4: none of them is infected already. */
function notInfected({ zone }: Player, cells: readonly Cell[]): Complaint[] {
	const infected = marksOf(cells).filter((cell) => has(zone.infected, numberAt(cell)));
	return infected.length === 0 ? [] : [no('PC19-I4', 'alreadyInfected', {}, cellIds(infected))];
}

/** PC19-I5, PC19-I6: through the entry at first, then touching somebody infected before. */
function connected(state: State, player: Player, cells: readonly Cell[]): Complaint[] {
	const infected = connection(state, player);
	const marks = marksOf(cells);
	if (!isEmpty(infected)) {
		const touching = marks.some((cell) => touches(cell, infected));
		return touching ? [] : [no('PC19-I6', 'touchesNobody', {}, cellIds(cells))];
	}
	if (marks.some((cell) => numberAt(cell) === entry)) return [];
	return [no('PC19-I5', 'missesEntry', {}, cellIds([squareAt(entry)]))];
}

export function checkInfect(state: State, { by, cells }: MoveOf<'infect'>): Complaint[] {
	const player = playerAt(state, by);
	const open = openInfections(state, player);
	const nothing = somethingToPlace(player, open);
	if (nothing.length > 0) return nothing;
	return [
		...wholeShape(state, open, cells),
		...onIndividuals(cells),
		...notInfected(player, cells),
		...connected(state, player, cells),
		...(open.includes(cells.length) ? [] : dieWaits(state, player, cells.length))
	];
}

/** PC19-I9: the column holds somebody who is not infected. */
export function columnOpen({ zone }: Player, column: number): Complaint[] {
	const people = columnsOfZone[column];
	if (!people || !within(people, zone.infected)) return [];
	const cells = squaresOf(people).map(squareAt);
	return [no('PC19-I9', 'columnComplete', { column }, cellIds(cells))];
}

/** PC19-I8: only if the shape fits nowhere (PC19-I7). */
function shapeFitsNot(state: State, player: Player, value: number): Complaint[] {
	const way = aWay(state, player, value);
	return way ? [no('PC19-I8', 'shapeFits', { value }, cellIds(way.squares))] : [];
}

export function checkCover(state: State, { by, column, value }: MoveOf<'cover'>): Complaint[] {
	const player = playerAt(state, by);
	const open = openInfections(state, player);
	const nothing = somethingToPlace(player, open);
	if (nothing.length > 0) return nothing;
	if (!open.includes(value)) {
		const wrong = no('PC19-I1', 'noSuchInfection', { value, open: ascending(open) });
		return [wrong, ...columnOpen(player, column), ...dieWaits(state, player, value)];
	}
	return [...shapeFitsNot(state, player, value), ...columnOpen(player, column)];
}
