/** What an infection does to the zone, and what complete rows, columns and hospitals bring. */
import type { Resource } from '../../sheets/prototype-c19/kinds.ts';
import { bitsOf, common, count, isEmpty, none, union, without, type Bits } from '../kit/bits.ts';
import { numberOf } from '../kit/grid.ts';
import type { Agreed } from './agreed.ts';
import { changedDie, settled, useOf } from './dice.ts';
import type { Verbs } from './moves.ts';
import { gain, playerAt, receive, withPlayer, type Player, type State } from './state.ts';
import { isZoneFull, struck, type Zone } from './zone.ts';

/** PC19-V7: a resistant individual is half-infected first; PC19-X6: with Cholera it is infected at once. */
function infected({ scenario }: Agreed, zone: Zone, people: Bits): Zone {
	const hitAny = without(people, zone.infected);
	if (isEmpty(zone.resistant) && isEmpty(zone.half))
		return { ...zone, infected: union(zone.infected, hitAny) };
	const hit = common(hitAny, zone.resistant);
	const atOnce = scenario === 'cholera';
	return {
		infected: union(zone.infected, atOnce ? hitAny : without(hitAny, hit)),
		resistant: without(zone.resistant, hit),
		half: union(without(zone.half, hitAny), atOnce ? none : hit)
	};
}

/** What follows from who is infected: PC19-I11, PC19-I12, PC19-I13. */
export const countedIn = ({ zone, aroundHospitals }: Agreed, everyone: Bits) => ({
	rows: struck(zone.rows, everyone),
	columns: struck(zone.columns, everyone),
	hospitals: struck(aroundHospitals, everyone)
});

/** What the rows and hospitals give that became complete by this. */
function gained(
	agreed: Agreed,
	before: Player,
	after: Pick<Player, 'rows' | 'hospitals'>
): (Resource | null)[] {
	const { rowGives } = agreed.facts.risk;
	const rows = after.rows.filter((row) => !before.rows.includes(row)).map((row) => rowGives[row] ?? null);
	const surrounded = after.hospitals.length - before.hospitals.length;
	return [...rows, ...Array.from({ length: surrounded }, () => 'free' as const)];
}

/** The open infection of this value is placed: a received one, or the player's own die. */
function placed(player: Player, value: number): Pick<Player, 'last' | 'received' | 'taken' | 'infection'> {
	const { last, received, taken, infection } = player;
	const at = received.indexOf(value);
	if (at >= 0)
		return {
			last: last === 'rolled' ? 'placing' : last,
			received: received.filter((_, i) => i !== at),
			taken,
			infection
		};
	const sure = settled(player);
	const die = sure.taken.find((one) => useOf(sure, one) === 'infection');
	return {
		last,
		received,
		taken: die ? changedDie(sure, die.die, { used: true }) : taken,
		infection: sure.infection
	};
}

function spread(state: State, by: number, value: number, people: Bits): State {
	const { agreed } = state;
	const player = playerAt(state, by);
	const zone = infected(agreed, player.zone, people);
	const counted = countedIn(agreed, zone.infected);
	const { rows, columns, hospitals } = counted;
	const { last, received, taken, infection } = placed(player, value);
	let after: Player = { ...player, last, received, taken, infection, zone, rows, columns, hospitals };
	// PC19-X6: each who was infected at once brings another infection
	if (agreed.scenario === 'cholera') {
		const many = count(common(people, player.zone.resistant));
		after = receive(
			agreed,
			after,
			Array.from({ length: many }, () => 1)
		);
	}
	if (rows.length > player.rows.length || hospitals.length > player.hospitals.length)
		for (const resource of gained(agreed, player, counted)) after = gain(agreed, after, resource);
	// PC19-I10
	if (after.received.length > 0 && isZoneFull(agreed.zone, zone)) after = { ...after, received: [] };
	return withPlayer(state, after);
}

export function applyInfect(state: State, { by, cells }: Verbs['infect']): State {
	const { grid } = state.agreed.zone;
	return spread(state, by, cells.length, bitsOf(cells.map((cell) => numberOf(grid, cell))));
}

/** PC19-I7: everybody in the column who is not infected gets one infection. */
export const applyCover = (state: State, { by, column, value }: Verbs['cover']): State =>
	spread(state, by, value, state.agreed.zone.columns[column] ?? none);
