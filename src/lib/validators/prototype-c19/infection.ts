/** I: infections and how they lie. */
import type { Complaint } from '../../table/record.ts';
import { bitsOf, has, isEmpty, meet, none, same, type Bits } from '../kit/bits.ts';
import { isOn, numberOf } from '../kit/grid.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import { waitingInfection } from './dice.ts';
import type { Cell, Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { playerAt, type Player, type State } from './state.ts';
import { cellIds, connecting, hasShape, idsOfSet, isStruck, touches, type Lying } from './zone.ts';

/** PC19-I14: received infections come first; else the player's own infection die. */
export function openInfections(state: State, player: Player): readonly number[] {
	if (player.received.length > 0) return player.received;
	const value = waitingInfection(state, player);
	return value > 0 ? [value] : [];
}

const connection = ({ rulings }: Agreed, { zone }: Player): Bits => connecting(rulings['PC19-R5'], zone);

/** PC19-I4, PC19-I5 and PC19-I6 in one: whether a shape that lies like this is allowed now. */
function fits(
	{ zone }: Agreed,
	{ infected }: Player['zone'],
	connected: Bits,
	{ mask, touched }: Lying
): boolean {
	if (meet(mask, infected)) return false;
	return isEmpty(connected) ? meet(mask, zone.entries) : meet(touched, connected);
}

/** Every way an infection of this value can be placed now. */
function waysToInfect({ agreed }: State, player: Player, value: number): Lying[] {
	const connected = connection(agreed, player);
	return agreed.waysOf(value).all.filter((way) => fits(agreed, player.zone, connected, way));
}

function aWay({ agreed }: State, player: Player, value: number): Lying | undefined {
	const connected = connection(agreed, player);
	return agreed.waysOf(value).all.find((way) => fits(agreed, player.zone, connected, way));
}

/** PC19-I7: then a column is covered. */
export const fitsNowhere = (state: State, player: Player, value: number): boolean =>
	aWay(state, player, value) === undefined;

/** PC19-I1, PC19-D7: there is something to place. */
function somethingToPlace(player: Player, open: readonly number[]): readonly Complaint[] {
	if (open.length > 0) return legal;
	const [single, second] = player.taken;
	return single && !second
		? [refuse('PC19-D7', 'singleDieInfectsNobody', { face: single.face })]
		: [refuse('PC19-I1', 'nothingToPlace', {})];
}

/** PC19-I14: the player's own infection die waits for the received ones. */
const dieWaits = (state: State, player: Player, value: number): readonly Complaint[] =>
	player.received.length > 0 && waitingInfection(state, player) === value
		? [refuse('PC19-I14', 'dieWaits', { value })]
		: legal;

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** PC19-I2, PC19-R2: exactly the shape of an open value, turned as wished. */
function wholeShape(
	{ agreed }: State,
	open: readonly number[],
	cells: readonly Cell[]
): readonly Complaint[] {
	const value = cells.length;
	const ids = cellIds(agreed.zone, cells);
	if (!open.includes(value))
		return [refuse('PC19-I2', 'wrongCount', { count: value, open: ascending(open) }, ids)];
	return hasShape(agreed.waysOf(value), cells) ? legal : [refuse('PC19-I2', 'wrongShape', { value }, ids)];
}

/** PC19-I3: none outside the zone, on a hospital or in a gap. */
function onIndividuals({ zone }: Agreed, cells: readonly Cell[]): readonly Complaint[] {
	const off = cells.filter((cell) => !isOn(zone.grid, cell));
	return off.length === 0 ? legal : [refuse('PC19-I3', 'nobodyThere', {}, cellIds(zone, off))];
}

/** PC19-I4: none of them is infected already. */
function notInfected({ zone }: Agreed, player: Player, marks: readonly Cell[]): readonly Complaint[] {
	const again = marks.filter((cell) => has(player.zone.infected, numberOf(zone.grid, cell)));
	return again.length === 0 ? legal : [refuse('PC19-I4', 'alreadyInfected', {}, cellIds(zone, again))];
}

/** PC19-I5, PC19-I6: through an entry at first, then touching somebody infected before. */
function connected(agreed: Agreed, player: Player, marks: readonly Cell[]): readonly Complaint[] {
	const { zone } = agreed;
	const infected = connection(agreed, player);
	if (!isEmpty(infected))
		return marks.some((cell) => touches(zone, cell, infected))
			? legal
			: [refuse('PC19-I6', 'touchesNobody', {}, cellIds(zone, marks))];
	if (marks.some((cell) => has(zone.entries, numberOf(zone.grid, cell)))) return legal;
	return [refuse('PC19-I5', 'missesEntry', {}, idsOfSet(zone, zone.entries))];
}

/** The way in which these cells lie, if they have the shape of their number and are all individuals. */
function lyingAs({ agreed }: State, cells: readonly Cell[]): Lying | undefined {
	const { grid } = agreed.zone;
	let first = Infinity;
	for (const cell of cells) {
		if (!isOn(grid, cell)) return undefined;
		first = Math.min(first, numberOf(grid, cell));
	}
	const ways = agreed.waysOf(cells.length).from[first];
	if (ways === undefined || ways.length === 0) return undefined;
	const mask = bitsOf(cells.map((cell) => numberOf(grid, cell)));
	for (const way of ways) if (same(way.mask, mask)) return way;
	return undefined;
}

export function checkInfect(state: State, { by, cells }: Verbs['infect']): readonly Complaint[] {
	const player = playerAt(state, by);
	const { agreed } = state;
	const open = openInfections(state, player);
	const way = open.includes(cells.length) ? lyingAs(state, cells) : undefined;
	if (way && fits(agreed, player.zone, connection(agreed, player), way)) return legal;
	const nothing = somethingToPlace(player, open);
	if (nothing.length > 0) return nothing;
	const marks = cells.filter((cell) => isOn(agreed.zone.grid, cell));
	return together(
		wholeShape(state, open, cells),
		onIndividuals(agreed, cells),
		notInfected(agreed, player, marks),
		connected(agreed, player, marks),
		open.includes(cells.length) ? legal : dieWaits(state, player, cells.length)
	);
}

export function infectMoves(state: State, by: number): Verbs['infect'][] {
	const player = playerAt(state, by);
	return [...new Set(openInfections(state, player))].flatMap((value) =>
		waysToInfect(state, player, value).map(({ placement }): Verbs['infect'] => ({
			do: 'infect',
			by,
			cells: placement.squares
		}))
	);
}

export function canInfect(state: State, by: number): boolean {
	const player = playerAt(state, by);
	return openInfections(state, player).some((value) => !fitsNowhere(state, player, value));
}

/** PC19-I9: the column holds somebody who is not infected. */
function columnOpen({ zone }: Agreed, player: Player, column: number): readonly Complaint[] {
	const people = zone.columns[column] ?? none;
	if (isEmpty(people)) return [refuse('PC19-I9', 'columnEmpty', { column })];
	if (!isStruck(people, player.zone.infected)) return legal;
	return [refuse('PC19-I9', 'columnComplete', { column }, idsOfSet(zone, people))];
}

/** PC19-I8: only if the shape fits nowhere (PC19-I7). */
function shapeFitsNot(state: State, player: Player, value: number): readonly Complaint[] {
	const way = aWay(state, player, value);
	return way ? [refuse('PC19-I8', 'shapeFits', { value }, idsOfSet(state.agreed.zone, way.mask))] : legal;
}

export function checkCover(state: State, { by, column, value }: Verbs['cover']): readonly Complaint[] {
	const player = playerAt(state, by);
	const open = openInfections(state, player);
	const nothing = somethingToPlace(player, open);
	if (nothing.length > 0) return nothing;
	if (open.includes(value))
		return together(shapeFitsNot(state, player, value), columnOpen(state.agreed, player, column));
	return together(
		[refuse('PC19-I1', 'noSuchInfection', { value, open: ascending(open) })],
		columnOpen(state.agreed, player, column),
		dieWaits(state, player, value)
	);
}

export function coverMoves(state: State, by: number): Verbs['cover'][] {
	const player = playerAt(state, by);
	const columns = state.agreed.zone.columns
		.map((_, column) => column)
		.filter((column) => columnOpen(state.agreed, player, column).length === 0);
	return [...new Set(openInfections(state, player))]
		.filter((value) => fitsNowhere(state, player, value))
		.flatMap((value) => columns.map((column): Verbs['cover'] => ({ do: 'cover', by, column, value })));
}

/** An infection is only open while somebody is not infected, so that a column can be covered. */
export function canCover(state: State, by: number): boolean {
	const player = playerAt(state, by);
	return openInfections(state, player).some((value) => fitsNowhere(state, player, value));
}
