/** What would be legal instead of a refused move, the nearest first. */
import type { Box, Sheet } from '../../table/sheet.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Move } from '../../table/record.ts';
import { awaitsTable } from './awaits-table.ts';

export interface Alternative {
	readonly move: Move;
	readonly cells: readonly string[];
}

interface Asked {
	readonly game: AnyGame;
	readonly state: unknown;
	readonly moves: readonly Move[];
}

/** Legal moves of the same kind by the same player; if there are none, whatever that player may do; else anybody. While
 *  dice or cards are awaited, what anybody may do at any time (stop the game) is no answer. */
export function legalInstead({ game, state, moves }: Asked, refused: Move): readonly Move[] {
	const own = moves.filter(({ by }) => by === refused.by);
	const alike = own.filter((move) => move.do === refused.do);
	if (alike.length > 0) return alike;
	if (own.length > 0) return own;
	return awaitsTable(game, state) ? moves.filter((move) => Object.keys(move).length > 1) : moves;
}

/** The first of those that are told alike and stand in the same cells: with equal dice they are one and the same. */
export function toldApart(all: readonly Alternative[], tell: (move: Move) => string): readonly Alternative[] {
	const first = new Map<string, Alternative>();
	for (const one of all) {
		const key = [tell(one.move), ...one.cells].join('\n');
		if (!first.has(key)) first.set(key, one);
	}
	return [...first.values()];
}

const boxes = new WeakMap<Sheet, ReadonlyMap<string, Box>>();

export function boxesOf(sheet: Sheet): ReadonlyMap<string, Box> {
	let known = boxes.get(sheet);
	if (!known) {
		known = new Map(sheet.areas.flatMap(({ cells }) => cells.map(({ id, box }) => [id, box] as const)));
		boxes.set(sheet, known);
	}
	return known;
}

/** The middle of some cells, in millimetres. */
export function middleOf(sheet: Sheet, cells: readonly string[]): readonly [number, number] | null {
	const found = cells.flatMap((cell) => boxesOf(sheet).get(cell) ?? []);
	if (found.length === 0) return null;
	const sum = (of: (box: Box) => number): number => found.reduce((all, box) => all + of(box), 0);
	return [
		sum(({ x, width }) => x + width / 2) / found.length,
		sum(({ y, height }) => y + height / 2) / found.length
	];
}

/** How many fields two moves do not share: nearness where nothing is drawn. */
function difference(a: Move, b: Move): number {
	const [left, right] = [a, b] as unknown as Readonly<Record<string, unknown>>[];
	const names = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
	return [...names].filter((name) => JSON.stringify(left?.[name]) !== JSON.stringify(right?.[name])).length;
}

export function nearestFirst(asked: Asked, sheet: Sheet, refused: Move): readonly Alternative[] {
	const { game, state } = asked;
	const from = middleOf(sheet, game.cells(state, refused));
	return legalInstead(asked, refused)
		.map((move) => {
			const cells = game.cells(state, move);
			const at = middleOf(sheet, cells);
			const way = from && at ? Math.hypot(at[0] - from[0], at[1] - from[1]) : Infinity;
			return { move, cells, way, unlike: difference(move, refused) };
		})
		.sort((a, b) => (a.way === b.way ? a.unlike - b.unlike : a.way - b.way));
}
