/** What an infection does to the zone, and what complete rows, columns and hospitals bring. */
import { risk } from '../../sheets/prototype-c19/facts.ts';
import { bitsOf, common, count, union, within, without, type Bits } from '../kit/bits.ts';
import { changeDie, settled, useOf } from './dice.ts';
import type { MoveOf } from './moves.ts';
import { gain, playerAt, receive, withPlayer, type Player, type State } from './state.ts';
import { aroundHospitals, columnsOfZone, isFull, numberAt, rowsOfZone } from './zone.ts';

/** PC19-V7: a resistant individual is half-infected first; PC19-X6: with Cholera it is infected at once. */
function infected(state: State, player: Player, people: Bits): Player {
	const { zone } = player;
	const struck = without(people, zone.infected);
	const hit = common(struck, zone.resistant);
	const cholera = state.agreed.scenario === 'cholera';
	const full = cholera ? struck : without(struck, hit);
	const spread: Player = {
		...player,
		zone: {
			infected: union(zone.infected, full),
			resistant: without(zone.resistant, hit),
			half: union(without(zone.half, struck), cholera ? bitsOf([]) : hit)
		}
	};
	return cholera ? receive(spread, ...Array.from({ length: count(hit) }, () => 1)) : spread;
}

const complete = (groups: readonly Bits[], infectedOnes: Bits): number[] =>
	groups.flatMap((people, at) => (within(people, infectedOnes) ? [at] : []));

/** PC19-I10 to PC19-I13. */
function followed(state: State, before: Player, spread: Player): Player {
	const everyone = spread.zone.infected;
	const rows = complete(rowsOfZone, everyone);
	const hospitals = complete(aroundHospitals[state.agreed.rulings['PC19-R9']], everyone);
	const fresh = rows.filter((row) => !before.rows.includes(row));
	const surrounded = hospitals.length - before.hospitals.length;
	const gains = [
		...fresh.map((row) => risk.rowGives[row] ?? 'free'),
		...Array.from({ length: surrounded }, () => 'free' as const)
	];
	const columns = complete(columnsOfZone, everyone);
	const rich = gains.reduce(gain, { ...spread, rows, columns, hospitals });
	return isFull(rich.zone) ? { ...rich, received: [] } : rich;
}

/** The open infection of this value is placed: a received one, or the player's own die. */
function placed(player: Player, value: number): Player {
	const at = player.received.indexOf(value);
	if (at >= 0) {
		const last = player.last === 'rolled' ? 'placing' : player.last;
		return { ...player, last, received: player.received.filter((_, i) => i !== at) };
	}
	const sure = settled(player);
	const die = sure.taken.find((one) => useOf(sure, one) === 'infection');
	return die ? changeDie(sure, die.die, { used: true }) : sure;
}

const spreading = (state: State, by: number, value: number, people: Bits): State => {
	const player = placed(playerAt(state, by), value);
	return withPlayer(state, followed(state, player, infected(state, player, people)));
};

export const applyInfect = (state: State, { by, cells }: MoveOf<'infect'>): State =>
	spreading(state, by, cells.length, bitsOf(cells.map(numberAt)));

/** PC19-I7: everybody in the column who is not infected gets one infection. */
export const applyCover = (state: State, { by, column, value }: MoveOf<'cover'>): State =>
	spreading(state, by, value, columnsOfZone[column] ?? bitsOf([]));
