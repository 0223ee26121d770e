/** What stands on the sheets, in the form of the protocol. */
import { has } from '../kit/bits.ts';
import { numberOf } from '../kit/grid.ts';
import type { Agreed } from './agreed.ts';
import { keptPlayers, type Player, type State } from './state.ts';
import type { Zone } from './zone.ts';

/** Healthy, resistant, half-infected, infected; a hospital, a gap. */
export type Person = '.' | 'r' | 'h' | '#' | 'H' | '-';

/** Neither infected nor half infected. */
export const isUnhurt = (person: Person): boolean => person === '.' || person === 'r';

export function personAt({ facts, zone: { grid } }: Agreed, zone: Zone, row: number, column: number): Person {
	const printed = facts.risk.map[row]?.charAt(column);
	if (printed === 'H' || printed === '-') return printed;
	const at = numberOf(grid, [row, column]);
	return has(zone.infected, at) ? '#' : has(zone.half, at) ? 'h' : has(zone.resistant, at) ? 'r' : '.';
}

export const zoneText = (agreed: Agreed, zone: Zone): string[] =>
	agreed.facts.risk.map.map((line, row) =>
		[...line].map((_, column) => personAt(agreed, zone, row, column)).join('')
	);

const playerMarks = ({ agreed, mutants }: State, player: Player) => ({
	by: player.by,
	mutant: mutants[player.by],
	bonuses: player.bonuses,
	health: player.health.map(({ row, sample, noted }) => [row, sample, noted]),
	formula: player.formula.map(({ noted, factor }) => [noted, factor]),
	biotech: player.biotech,
	crossed: [...player.crossed].sort(),
	risk: zoneText(agreed, player.zone),
	rows: player.rows,
	columns: player.columns,
	hospitals: player.hospitals.map((at) => agreed.zone.hospitals[at]?.first)
});

export const marks = (state: State) => ({
	players: keptPlayers(state).map((player) => playerMarks(state, player))
});
