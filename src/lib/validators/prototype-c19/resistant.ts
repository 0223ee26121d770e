/** V: resistant individuals. */
import type { Complaint } from '../../table/record.ts';
import {
	bitsOf,
	common,
	has,
	isEmpty,
	meet,
	none,
	squaresOf,
	union,
	without,
	type Bits
} from '../kit/bits.ts';
import { isOn, numberOf, squareOf } from '../kit/grid.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import type { Cell, Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { available, playerAt, spend, withPlayer, type Player, type State } from './state.ts';
import { cellIds, connecting, idsOfSet, isHealthy, touchedBy, touches, type Zone } from './zone.ts';

const group = ({ resistant, half }: Zone): Bits => union(resistant, half);

/** PC19-V5, PC19-R5: whom a resistant individual may not touch. */
const dangerous = ({ rulings }: Agreed, zone: Zone): Bits => connecting(rulings['PC19-R5'], zone);

/** Who can enter: the first one, and after him the second. */
interface Entering {
	readonly firsts: Bits;
	readonly secondsAfter: (first: number) => Bits;
}

/** PC19-V2 to PC19-V5. */
function entering(agreed: Agreed, zone: Zone): Entering {
	const { grid, everybody, resistantEntries } = agreed.zone;
	const others = group(zone);
	const healthy = without(without(everybody, zone.infected), others);
	const calm = without(healthy, touchedBy(grid, dangerous(agreed, zone)));
	const near = touchedBy(grid, others);
	return {
		firsts: common(isEmpty(others) ? resistantEntries : near, calm),
		secondsAfter: (first) => without(common(union(near, grid.beside[first] ?? none), calm), bitsOf([first]))
	};
}

export function canResist({ agreed, players }: State, by: number): boolean {
	const player = players[by];
	if (!player || available(player, 'resistant') === 0) return false;
	return !isEmpty(entering(agreed, player.zone).firsts);
}

/** Every set of one or two that can enter (PC19-V6), each once. */
function waysToResist(agreed: Agreed, zone: Zone): number[][] {
	const found = new Map<number, number[]>();
	const { firsts, secondsAfter } = entering(agreed, zone);
	for (const first of squaresOf(firsts)) {
		const seconds = squaresOf(secondsAfter(first));
		if (seconds.length === 0) found.set(first, [first]);
		for (const second of seconds) {
			const [low, high] = first < second ? [first, second] : [second, first];
			found.set(1000 * (low + 1) + high, [low, high]);
		}
	}
	return [...found.values()];
}

export function resistMoves({ agreed, players }: State, by: number): Verbs['resist'][] {
	const player = players[by];
	if (!player || available(player, 'resistant') === 0) return [];
	return waysToResist(agreed, player.zone).map((squares): Verbs['resist'] => ({
		do: 'resist',
		by,
		cells: squares.map((at) => squareOf(agreed.zone.grid, at))
	}));
}

/** PC19-U3: a bonus must be available. */
const hasBonus = (player: Player): readonly Complaint[] =>
	available(player, 'resistant') > 0 ? legal : [refuse('PC19-U3', 'noBonus', { kind: 'resistant' })];

/** PC19-V2: the first one enters where the sheet says. */
function atEntry({ zone }: Agreed, player: Player, marks: Bits): readonly Complaint[] {
	if (!isEmpty(group(player.zone)) || meet(marks, zone.resistantEntries)) return legal;
	return [refuse('PC19-V2', 'notAtEntry', {}, idsOfSet(zone, zone.resistantEntries))];
}

/** PC19-V3: every further one touches a resistant or half-infected one; the first counts for the second. */
function withOthers(
	{ zone }: Agreed,
	player: Player,
	cells: readonly Cell[],
	marks: Bits
): readonly Complaint[] {
	const old = group(player.zone);
	const starts = isEmpty(old) ? common(marks, zone.resistantEntries) : old;
	const firsts = isEmpty(old) ? squaresOf(starts).map((at) => bitsOf([at])) : [old];
	if (firsts.length === 0) return legal;
	const apart = firsts
		.map((known) => apartFrom(zone.grid, known, cells))
		.reduce((least, next) => (next.length < least.length ? next : least));
	return apart.length === 0 ? legal : [refuse('PC19-V3', 'notWithOthers', {}, cellIds(zone, apart))];
}

/** Those who do not come to stand with the known ones, in whatever order they enter. */
function apartFrom(grid: Agreed['zone']['grid'], start: Bits, cells: readonly Cell[]): Cell[] {
	let known = start;
	let apart = cells.filter((cell) => isOn(grid, cell) && !has(known, numberOf(grid, cell)));
	// twice: whoever touches the group may bring in the other
	for (let step = 0; step < 2; step++) {
		const near = apart.filter((cell) => meet(grid.beside[numberOf(grid, cell)] ?? none, known));
		known = union(known, bitsOf(near.map((cell) => numberOf(grid, cell))));
		apart = apart.filter((cell) => !near.includes(cell));
	}
	return apart;
}

/** PC19-V4: only a healthy individual. */
function healthyOnes({ zone }: Agreed, player: Player, cells: readonly Cell[]): readonly Complaint[] {
	const wrong = cells.filter((cell) => !isHealthy(zone, player.zone, cell));
	return wrong.length === 0 ? legal : [refuse('PC19-V4', 'notHealthy', {}, cellIds(zone, wrong))];
}

/** PC19-V5: none touches an infected one. */
function awayFromInfected(agreed: Agreed, player: Player, cells: readonly Cell[]): readonly Complaint[] {
	const { zone } = agreed;
	const danger = dangerous(agreed, player.zone);
	const near = cells.filter((cell) => isOn(zone.grid, cell) && touches(zone, cell, danger));
	return near.length === 0 ? legal : [refuse('PC19-V5', 'touchesInfected', {}, cellIds(zone, near))];
}

/** PC19-V6: two if two can, one if only one can, none if nobody can. */
function asManyAsCan(
	agreed: Agreed,
	player: Player,
	cells: readonly Cell[],
	marks: Bits
): readonly Complaint[] {
	const { firsts, secondsAfter } = entering(agreed, player.zone);
	if (isEmpty(firsts)) return [refuse('PC19-V6', 'nobodyCanEnter', {})];
	const first = squaresOf(common(firsts, marks));
	const hasSecond = first.some((one) => !isEmpty(secondsAfter(one)));
	if (cells.length === 1) return hasSecond ? [refuse('PC19-V6', 'twoMustEnter', {})] : legal;
	return first.length > 0 && !hasSecond ? [refuse('PC19-V6', 'onlyOneCan', {})] : legal;
}

/** PC19-V2 to PC19-V6 in one: whether exactly these can enter, in some order. */
function canEnter(
	{ zone: { grid } }: Agreed,
	{ firsts, secondsAfter }: Entering,
	cells: readonly Cell[]
): boolean {
	if (!cells.every((cell) => isOn(grid, cell))) return false;
	const [one = -1, other] = cells.map((cell) => numberOf(grid, cell));
	if (other === undefined) return has(firsts, one) && isEmpty(secondsAfter(one));
	return (
		(has(firsts, one) && has(secondsAfter(one), other)) ||
		(has(firsts, other) && has(secondsAfter(other), one))
	);
}

export function checkResist(state: State, { by, cells }: Verbs['resist']): readonly Complaint[] {
	const { agreed } = state;
	const { grid } = agreed.zone;
	const player = playerAt(state, by);
	if (canEnter(agreed, entering(agreed, player.zone), cells)) return hasBonus(player);
	const marks = bitsOf(cells.filter((cell) => isOn(grid, cell)).map((cell) => numberOf(grid, cell)));
	return together(
		hasBonus(player),
		atEntry(agreed, player, marks),
		withOthers(agreed, player, cells, marks),
		healthyOnes(agreed, player, cells),
		awayFromInfected(agreed, player, cells),
		asManyAsCan(agreed, player, cells, marks)
	);
}

export function applyResist(state: State, { by, cells }: Verbs['resist']): State {
	const { grid } = state.agreed.zone;
	const player = playerAt(state, by);
	const entered = bitsOf(cells.map((cell) => numberOf(grid, cell)));
	const zone = { ...player.zone, resistant: union(player.zone.resistant, entered) };
	return withPlayer(state, { ...spend(player, 'resistant'), zone });
}
