/** V: resistant individuals. */
import type { Complaint } from '../../table/record.ts';
import { bitsOf, common, isEmpty, squaresOf, union, without, type Bits } from '../kit/bits.ts';
import type { Cell, MoveOf } from './moves.ts';
import { no } from './sentences.ts';
import { available, playerAt, spend, withPlayer, type Player, type State } from './state.ts';
import {
	beside,
	cellIds,
	connecting,
	everybody,
	isHealthy,
	isIndividual,
	numberAt,
	resistantEntry,
	squareAt,
	touchedBy,
	touches,
	type Zone
} from './zone.ts';

const group = ({ resistant, half }: Zone): Bits => union(resistant, half);

/** PC19-V5, PC19-R5: whom a resistant individual may not touch. */
const dangerous = (state: State, zone: Zone): Bits => connecting(state.agreed.rulings['PC19-R5'], zone);

/** Who can enter: the first one, and after him the second. */
interface Entering {
	readonly firsts: Bits;
	readonly secondsAfter: (first: number) => Bits;
}

/** PC19-V2 to PC19-V5. */
function entering(state: State, zone: Zone): Entering {
	const others = group(zone);
	const healthy = without(without(everybody, zone.infected), others);
	const calm = without(healthy, touchedBy(squaresOf(dangerous(state, zone))));
	const near = touchedBy(squaresOf(others));
	return {
		firsts: common(isEmpty(others) ? bitsOf([resistantEntry]) : near, calm),
		secondsAfter: (first) => without(common(union(near, beside(first)), calm), bitsOf([first]))
	};
}

export const canResist = (state: State, { zone }: Player): boolean => !isEmpty(entering(state, zone).firsts);

/** Every set of one or two that can enter (PC19-V6), each once. */
export function waysToResist(state: State, { zone }: Player): number[][] {
	const found = new Map<number, number[]>();
	const { firsts, secondsAfter } = entering(state, zone);
	for (const first of squaresOf(firsts)) {
		const seconds = squaresOf(secondsAfter(first));
		if (seconds.length === 0) found.set(first, [first]);
		for (const second of seconds) {
			const [low, high] = first < second ? [first, second] : [second, first];
			found.set(100 * (low + 1) + high, [low, high]);
		}
	}
	return [...found.values()];
}

/** PC19-U3: a bonus must be available. */
const hasBonus = (player: Player): Complaint[] =>
	available(player, 'resistant') > 0 ? [] : [no('PC19-U3', 'noBonus', { kind: 'resistant' })];

/** PC19-V2: the first one enters at its corner. */
function atEntry({ zone }: Player, cells: readonly Cell[]): Complaint[] {
	if (!isEmpty(group(zone))) return [];
	const there = cells.filter(isIndividual).some((cell) => numberAt(cell) === resistantEntry);
	return there ? [] : [no('PC19-V2', 'notAtEntry', {}, cellIds([squareAt(resistantEntry)]))];
}

/** PC19-V3: every further one touches a resistant or half-infected one; the first counts for the second. */
function withOthers({ zone }: Player, cells: readonly Cell[]): Complaint[] {
	const marks = cells.filter(isIndividual);
	const old = group(zone);
	let known = isEmpty(old) ? bitsOf(marks.map(numberAt).filter((at) => at === resistantEntry)) : old;
	if (isEmpty(known)) return [];
	let apart = marks.filter((cell) => isEmpty(common(known, bitsOf([numberAt(cell)]))));
	// twice: whoever touches the group may bring in the other
	for (let step = 0; step < 2; step++) {
		const near = apart.filter((cell) => touches(cell, known));
		known = union(known, bitsOf(near.map(numberAt)));
		apart = apart.filter((cell) => !near.includes(cell));
	}
	return apart.length === 0 ? [] : [no('PC19-V3', 'notWithOthers', {}, cellIds(apart))];
}

/** PC19-V4: only a healthy individual. */
function healthyOnes({ zone }: Player, cells: readonly Cell[]): Complaint[] {
	const wrong = cells.filter((cell) => !isHealthy(zone, cell));
	return wrong.length === 0 ? [] : [no('PC19-V4', 'notHealthy', {}, cellIds(wrong))];
}

/** PC19-V5: none touches an infected one. */
function awayFromInfected(state: State, { zone }: Player, cells: readonly Cell[]): Complaint[] {
	const near = cells.filter((cell) => isIndividual(cell) && touches(cell, dangerous(state, zone)));
	return near.length === 0 ? [] : [no('PC19-V5', 'touchesInfected', {}, cellIds(near))];
}

/** PC19-V6: two if two can, one if only one can, none if nobody can. */
function asManyAsCan(state: State, { zone }: Player, cells: readonly Cell[]): Complaint[] {
	const { firsts, secondsAfter } = entering(state, zone);
	if (isEmpty(firsts)) return [no('PC19-V6', 'nobodyCanEnter', {})];
	const marks = bitsOf(cells.filter(isIndividual).map(numberAt));
	const legal = squaresOf(common(firsts, marks));
	const hasSecond = legal.some((first) => !isEmpty(secondsAfter(first)));
	if (cells.length === 1) return hasSecond ? [no('PC19-V6', 'twoMustEnter', {})] : [];
	return legal.length > 0 && !hasSecond ? [no('PC19-V6', 'onlyOneCan', {})] : [];
}

export function checkResist(state: State, { by, cells }: MoveOf<'resist'>): Complaint[] {
	const player = playerAt(state, by);
	return [
		...hasBonus(player),
		...atEntry(player, cells),
		...withOthers(player, cells),
		...healthyOnes(player, cells),
		...awayFromInfected(state, player, cells),
		...asManyAsCan(state, player, cells)
	];
}

export function applyResist(state: State, { by, cells }: MoveOf<'resist'>): State {
	const player = playerAt(state, by);
	const resistant = union(player.zone.resistant, bitsOf(cells.map(numberAt)));
	return withPlayer(state, { ...spend(player, 'resistant'), zone: { ...player.zone, resistant } });
}
