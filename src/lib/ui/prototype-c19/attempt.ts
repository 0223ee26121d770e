/** The move that a tap would be, legal or not, so that the referee can say what is wrong with it. */
import { factorCell } from '../../sheets/prototype-c19/cell-ids.ts';
import { factors, spaces, type Space } from '../../sheets/prototype-c19/facts.ts';
import { isCrossed } from '../../validators/prototype-c19/formula.ts';
import { check } from '../../validators/prototype-c19/judge.ts';
import type { Cell, PcMove, Sample } from '../../validators/prototype-c19/moves.ts';
import type { Player, State, Taken } from '../../validators/prototype-c19/state.ts';
import { shapesOf } from '../../validators/prototype-c19/zone.ts';

/** What somebody seems to want. */
export type Wish =
	| { readonly area: 'risk'; readonly cells: readonly Cell[] }
	| { readonly area: 'health' | 'factor' | 'biotech'; readonly cell: string }
	| { readonly area: 'formula' };

interface Chosen {
	readonly state: State;
	readonly player: Player | null;
	readonly play: { readonly seat: number };
	readonly die: Taken | null;
	readonly choice: { readonly value: number | null };
	readonly infections: readonly number[];
	readonly infection: number | null;
	readonly resisting: boolean;
}

export const cellAt = (id: string): Cell => {
	const [, row = 0, column = 0] = id.split('.').map(Number);
	return [row, column];
};

const sourceOf = ({ player, die, choice }: Chosen): Sample =>
	player && player.free.length > 0 ? { value: choice.value ?? 1 } : { die: die?.die ?? 0 };

/** The shape of the value through this square that breaks the fewest rules. */
function leastWrong(chosen: Chosen, value: number, [row, column]: Cell): readonly Cell[] {
	const { state } = chosen;
	const laid = shapesOf(state.agreed.rulings['PC19-R2'], value).flatMap((shape) =>
		shape.map(([r, c]) => shape.map(([y, x]): Cell => [y - r + row, x - c + column]))
	);
	const inShape = laid.filter((cells) => cells.every(([y, x]) => y >= 0 && x >= 0));
	const broken = (cells: readonly Cell[]): number =>
		check(state, { do: 'infect', by: chosen.play.seat, cells }).length;
	return inShape.reduce(
		(best, next) => (broken(next) < broken(best) ? next : best),
		inShape[0] ?? [[row, column]]
	);
}

function inZone(chosen: Chosen, cells: readonly Cell[]): PcMove {
	const by = chosen.play.seat;
	const [first = [0, 0]] = cells;
	if (chosen.resisting) return { do: 'resist', by, cells: cells.slice(0, 2) };
	const value = chosen.infection ?? chosen.infections[0];
	if (value === undefined) return { do: 'infect', by, cells: [first] };
	const infect: PcMove = { do: 'infect', by, cells: leastWrong(chosen, value, first) };
	const cover: PcMove = { do: 'cover', by, column: first[1], value };
	const mustCover = !check(chosen.state, cover).some(({ rule }) => rule === 'PC19-I8');
	return mustCover ? cover : infect;
}

function inBiotech(chosen: Chosen, cell: string): PcMove {
	const by = chosen.play.seat;
	const space: Space = spaces.find((one) => cell.endsWith(`.${one}`)) ?? 'A1';
	const converts = (chosen.player?.taken.length ?? 0) > 1 && chosen.player?.free.length === 0;
	if (converts) return { do: 'convert', by, die: chosen.die?.die ?? 0, space };
	return { do: 'biotech', by, ...sourceOf(chosen), space };
}

export function attempted(chosen: Chosen, wish: Wish): PcMove {
	const by = chosen.play.seat;
	const source = sourceOf(chosen);
	if (wish.area === 'risk') return inZone(chosen, wish.cells);
	if (wish.area === 'health') return { do: 'health', by, ...source };
	if (wish.area === 'biotech') return inBiotech(chosen, wish.cell);
	const { player } = chosen;
	const wanted =
		wish.area === 'factor' ? factors.find((factor) => factorCell(factor) === wish.cell) : undefined;
	const open = factors.find((factor) => player && !isCrossed(player, factor));
	return { do: 'formula', by, ...source, factor: wanted ?? open ?? '=2' };
}
