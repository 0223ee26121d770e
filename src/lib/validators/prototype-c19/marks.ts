/** What stands on the sheets, in the form of the protocol. */
import { risk } from '../../sheets/prototype-c19/facts.ts';
import { has } from '../kit/bits.ts';
import { keptPlayers, type Player, type State } from './state.ts';
import { isIndividual, numberAt, type Zone } from './zone.ts';

export type Person = '.' | 'r' | 'h' | '#' | 'H';

export function personAt({ infected, resistant, half }: Zone, row: number, column: number): Person {
	if (!isIndividual([row, column])) return 'H';
	const at = numberAt([row, column]);
	return has(infected, at) ? '#' : has(half, at) ? 'h' : has(resistant, at) ? 'r' : '.';
}

const zoneText = (zone: Zone): string[] =>
	Array.from({ length: risk.rows }, (_, row) =>
		Array.from({ length: risk.columns }, (__, column) => personAt(zone, row, column)).join('')
	);

const playerMarks = (state: State, player: Player) => ({
	by: player.by,
	mutant: state.mutants[player.by],
	bonuses: player.bonuses,
	health: player.health.map(({ row, sample, noted }) => [row, sample, noted]),
	formula: player.formula.map(({ noted, factor }) => [noted, factor]),
	biotech: player.biotech,
	crossed: [...player.crossed].sort(),
	risk: zoneText(player.zone),
	rows: player.rows,
	columns: player.columns,
	hospitals: player.hospitals.map((at) => risk.hospitals[at])
});

export const marks = (state: State) => ({
	players: keptPlayers(state).map((player) => playerMarks(state, player))
});
