/** The move that a tap would be, legal or not, so that the referee can say what is wrong with it. */
import { biotechCells, factorCells, healthCells, riskCells } from '../../sheets/prototype-c19/cells.ts';
import { hasSamples } from '../../validators/prototype-c19/biotech.ts';
import { freeFactors } from '../../validators/prototype-c19/formula.ts';
import { choosesStart } from '../../validators/prototype-c19/health.ts';
import { fitsNowhere } from '../../validators/prototype-c19/infection.ts';
import type { Cell, Move, Sample } from '../../validators/prototype-c19/moves.ts';
import type { Player, State, Taken } from '../../validators/prototype-c19/state.ts';
import { laidThrough, leastWrong } from '../play/least-wrong.ts';
import type { Play } from '../play/play.svelte.ts';

/** What somebody seems to want. */
export type Wish =
	| { readonly area: 'risk'; readonly cells: readonly Cell[] }
	| { readonly area: 'health' | 'factor' | 'biotech'; readonly cell: string }
	| { readonly area: 'formula' };

interface Chosen {
	readonly state: State;
	readonly player: Player | null;
	readonly play: Play;
	readonly die: Taken | null;
	readonly held: { readonly value: number | null };
	readonly infections: readonly number[];
	readonly infection: number | null;
	readonly resisting: boolean;
}

export const cellAt = (id: string): Cell => riskCells.read(id) ?? [0, 0];

const sourceOf = ({ player, die, held }: Chosen): Sample =>
	player && player.free.length > 0 ? { value: held.value ?? 1 } : { die: die?.die ?? 0 };

/** PC19-H2: where there is a choice of start cells, the tapped one. */
function startAt({ state, player }: Chosen, cell: string): { readonly row?: number } {
	const isChoice = player !== null && choosesStart(state, player);
	const row = healthCells.read(cell)?.[0];
	return isChoice && row !== undefined ? { row } : {};
}

function inZone(chosen: Chosen, cells: readonly Cell[]): Move {
	const { play, state, player } = chosen;
	const by = play.seat;
	const [first = [0, 0]] = cells;
	if (chosen.resisting) return { do: 'resist', by, cells: cells.slice(0, 2) };
	const value = chosen.infection ?? chosen.infections[0];
	if (value === undefined) return { do: 'infect', by, cells: [first] };
	const cover: Move = { do: 'cover', by, column: first[1], value };
	if (player && fitsNowhere(state, player, value)) return cover;
	const { shapes } = state.agreed.waysOf(value);
	const tries = laidThrough(shapes, first).map((at): Move => ({ do: 'infect', by, cells: at }));
	return leastWrong(tries, (move) => play.game.check(state, move).length) ?? cover;
}

function inBiotech(chosen: Chosen, cell: string): Move {
	const by = chosen.play.seat;
	const space = biotechCells.read(cell) ?? 'A1';
	const { player } = chosen;
	const converts = player !== null && hasSamples(player) && player.free.length === 0;
	if (converts) return { do: 'convert', by, die: chosen.die?.die ?? 0, space };
	return { do: 'biotech', by, ...sourceOf(chosen), space };
}

export function attempted(chosen: Chosen, wish: Wish): Move {
	const by = chosen.play.seat;
	const source = sourceOf(chosen);
	if (wish.area === 'risk') return inZone(chosen, wish.cells);
	if (wish.area === 'health') return { do: 'health', by, ...source, ...startAt(chosen, wish.cell) };
	if (wish.area === 'biotech') return inBiotech(chosen, wish.cell);
	const { player } = chosen;
	const { agreed } = chosen.state;
	const printed = wish.area === 'factor' ? factorCells.read(wish.cell) : null;
	const wanted = printed === null ? undefined : agreed.facts.factors[printed];
	const factor = wanted ?? (player ? freeFactors(agreed, player)[0] : undefined);
	return { do: 'formula', by, ...source, ...(factor !== undefined && { factor }) };
}
