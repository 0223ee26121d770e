/** H: Health. */
import { healthCells } from '../../sheets/prototype-c19/cells.ts';
import type { HealthCell } from '../../sheets/prototype-c19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import type { Verbs } from './moves.ts';
import { checkSource, consumed, sampleOf, sourcesFor } from './sampling.ts';
import { refuse } from './sentences.ts';
import { gain, playerAt, withPlayer, type Player, type State, type Tested } from './state.ts';

/** PC19-R6: what the next sample is compared with: the number noted, or the sample. */
export const comparedWith = ({ rulings }: Agreed, { noted, sample }: Tested): number =>
	rulings['PC19-R6'] === 'a' ? noted : sample;

/** PC19-H3: equal stays in the row, greater goes up, smaller goes down. */
export const rowAfter = (agreed: Agreed, before: Tested, sample: number): number =>
	before.row - Math.sign(sample - comparedWith(agreed, before));

/** PC19-H2: the only start cell, or the chosen one of several. */
function startRow({ facts }: Agreed, row: number | undefined): number | undefined {
	const [first, second] = facts.health.starts;
	return second === undefined ? first : row;
}

/** The cell that a sample of this value goes to, if there is one. */
export function healthCellFor(
	{ agreed }: State,
	player: Player,
	sample: number,
	row: number | undefined
): HealthCell | null {
	const { cells } = agreed.facts.health;
	const before = player.health.at(-1);
	const to = before ? rowAfter(agreed, before, sample) : startRow(agreed, row);
	return to === undefined ? null : (cells[to]?.[player.health.length] ?? null);
}

export const isHealthFull = ({ facts }: Agreed, { health }: Player): boolean =>
	health.length >= facts.health.columns;

/** PC19-H1: one sample a column. */
const notFull = ({ agreed }: State, player: Player): readonly Complaint[] =>
	isHealthFull(agreed, player)
		? [refuse('PC19-H1', 'healthFull', { columns: agreed.facts.health.columns })]
		: legal;

/** PC19-H2: whether the player chooses the cell of the first column. */
export const choosesStart = ({ agreed }: State, { health }: Player): boolean =>
	health.length === 0 && agreed.facts.health.starts.length > 1;

/** PC19-H2: the row is named in the first column, if it has several cells, and in no other case. */
function rowNamed(state: State, player: Player, row: number | undefined): readonly Complaint[] {
	const { starts } = state.agreed.facts.health;
	if (!choosesStart(state, player)) return row === undefined ? legal : [refuse('PC19-H2', 'rowFollows', {})];
	if (row !== undefined && starts.includes(row)) return legal;
	return [
		refuse(
			'PC19-H2',
			'chooseStart',
			{},
			starts.map((start) => healthCells.make([start, 0]))
		)
	];
}

/** PC19-H4: without such a cell the sample cannot be placed. */
function cellExists(state: State, player: Player, sample: number): readonly Complaint[] {
	const { agreed } = state;
	const last = player.health.at(-1);
	if (!last || isHealthFull(agreed, player) || healthCellFor(state, player, sample, undefined)) return legal;
	const before = comparedWith(agreed, last);
	const way = sample > before ? 'up' : sample < before ? 'down' : 'same';
	const cells = [healthCells.make([last.row, player.health.length - 1])];
	return [refuse('PC19-H4', 'noHealthCell', { sample, before, way }, cells)];
}

export function checkHealth(state: State, move: Verbs['health']): readonly Complaint[] {
	const player = playerAt(state, move.by);
	const sample = sampleOf(state, player, move);
	return together(
		checkSource(player, move),
		notFull(state, player),
		rowNamed(state, player, move.row),
		sample === null ? legal : cellExists(state, player, sample)
	);
}

/** The rows that a first sample can be put into by name; else the row follows. */
const rowsToName = ({ agreed }: State, { health }: Player): readonly (number | undefined)[] => {
	const { starts } = agreed.facts.health;
	return health.length === 0 && starts.length > 1 ? starts : [undefined];
};

export function healthMoves(state: State, by: number): Verbs['health'][] {
	const player = playerAt(state, by);
	if (isHealthFull(state.agreed, player)) return [];
	const rows = rowsToName(state, player);
	return sourcesFor(state, player, 'health').flatMap(({ from, sample }) =>
		rows
			.filter((row) => healthCellFor(state, player, sample, row) !== null)
			.map((row): Verbs['health'] => ({ do: 'health', by, ...from, ...(row !== undefined && { row }) }))
	);
}

export function canTest(state: State, by: number): boolean {
	const player = playerAt(state, by);
	if (isHealthFull(state.agreed, player)) return false;
	const [row] = rowsToName(state, player);
	return sourcesFor(state, player, 'health').some(
		({ sample }) => healthCellFor(state, player, sample, row) !== null
	);
}

export function cellsOfHealth(state: State, move: Verbs['health']): string[] {
	const player = state.players[move.by];
	const sample = player ? sampleOf(state, player, move) : null;
	const cell = player && sample !== null ? healthCellFor(state, player, sample, move.row) : null;
	return cell ? [healthCells.make([cell.row, cell.column])] : [];
}

/** PC19-H5 to PC19-H7: the cell's resource, its multiplier, and one Resistant individuals bonus. */
export function applyHealth(state: State, move: Verbs['health']): State {
	const player = playerAt(state, move.by);
	const sample = sampleOf(state, player, move);
	const cell = sample === null ? null : healthCellFor(state, player, sample, move.row);
	if (sample === null || !cell) throw new Error('apply is only given legal moves');
	const tested: Tested = { row: cell.row, sample, noted: sample * cell.times };
	const { taken, infection, free } = consumed(player, move);
	const marked: Player = { ...player, taken, infection, free, health: [...player.health, tested] };
	return withPlayer(state, gain(state.agreed, gain(state.agreed, marked, 'resistant'), cell.gives));
}
