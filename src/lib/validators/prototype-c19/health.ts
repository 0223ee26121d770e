/** H: Health. */
import { health } from '../../sheets/prototype-c19/facts.ts';
import { healthCell } from '../../sheets/prototype-c19/cell-ids.ts';
import type { HealthCell } from '../../sheets/prototype-c19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import type { MoveOf } from './moves.ts';
import { checkSource, consumed, sampleOf } from './sampling.ts';
import { no } from './sentences.ts';
import { gain, playerAt, withPlayer, type Player, type State } from './state.ts';

/** PC19-R6: the number before, as it was noted or as it was sampled. */
const numberBefore = (state: State, player: Player): number | null => {
	const before = player.health.at(-1);
	if (!before) return null;
	return state.agreed.rulings['PC19-R6'] === 'a' ? before.noted : before.sample;
};

/** PC19-H2, PC19-H3: start cell; then equal stays in the row, greater goes up, smaller goes down. */
const nextRow = (state: State, player: Player, sample: number): number => {
	const row = player.health.at(-1)?.row ?? health.startRow;
	const before = numberBefore(state, player);
	return before === null ? row : row - Math.sign(sample - before);
};

/** The cell that a sample of this value goes to, if there is one. */
export const healthCellFor = (state: State, player: Player, sample: number): HealthCell | null =>
	health.cells[nextRow(state, player, sample)]?.[player.health.length] ?? null;

/** PC19-H1: nine columns in all. */
const notFull = (player: Player): Complaint[] =>
	player.health.length < health.columns ? [] : [no('PC19-H1', 'healthFull', {})];

/** PC19-H4: without such a cell the sample cannot be placed. */
function cellExists(state: State, player: Player, sample: number): Complaint[] {
	const before = numberBefore(state, player);
	if (before === null || player.health.length === health.columns) return [];
	if (healthCellFor(state, player, sample)) return [];
	const last = player.health.at(-1);
	const cells = last ? [healthCell(last.row, player.health.length - 1)] : [];
	return [no('PC19-H4', 'noHealthCell', { sample, before, way: sample > before ? 'up' : 'down' }, cells)];
}

export function checkHealth(state: State, move: MoveOf<'health'>): Complaint[] {
	const player = playerAt(state, move.by);
	const sample = sampleOf(state, player, move);
	const placed = sample === null ? [] : cellExists(state, player, sample);
	return [...checkSource(player, move), ...notFull(player), ...placed];
}

/** PC19-H5 to PC19-H7: the cell's resource, its multiplier, and one Resistant individuals bonus. */
export function applyHealth(state: State, move: MoveOf<'health'>): State {
	const player = playerAt(state, move.by);
	const sample = sampleOf(state, player, move);
	const cell = sample === null ? null : healthCellFor(state, player, sample);
	if (sample === null || !cell) throw new Error('apply is only given legal moves');
	const tested = { row: cell.row, sample, noted: sample * cell.times };
	const marked = { ...consumed(player, move), health: [...player.health, tested] };
	const resistant = gain(marked, 'resistant');
	return withPlayer(state, cell.gives ? gain(resistant, cell.gives) : resistant);
}
