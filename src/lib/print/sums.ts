/** Which parts of a score its total is made of: found from the game itself, over all that happened at the table. */
import type { Line } from '../table/engine.ts';
import type { ScoreLine } from '../table/record.ts';

export type PlusMinus = 1 | -1 | 0;

export interface Sum {
	/** Parts that count for the total, and those that are taken away from it. */
	readonly signs: ReadonlyMap<string, PlusMinus>;
	/** Whether there is a total at all: where it is only one of the parts once more, there is none. */
	readonly total: boolean;
}

const NO_TOTAL: Sum = { signs: new Map(), total: false };
const SIGNS: readonly PlusMinus[] = [0, 1, -1];
/** More parts than any game has: trying every sum would take too long. */
const MOST = 10;

const found = new WeakMap<Line, Map<number, Sum>>();

/** The sum with the fewest parts that was right after every move so far; the preview asks with every wish. */
export function sumOf(line: Line, at: number): Sum {
	const known = found.get(line) ?? new Map<number, Sum>();
	found.set(line, known);
	const sum = known.get(at) ?? sumAnew(line, at);
	known.set(at, sum);
	return sum;
}

function sumAnew({ game, states }: Line, at: number): Sum {
	if (game.totals === 'none') return NO_TOTAL;
	const told = states.slice(0, at + 1).flatMap((state) => game.score(state).scores);
	const parts = [...new Set(told.flatMap((score) => Object.keys(score.parts)))];
	if (parts.length === 0 || parts.length > MOST) return NO_TOTAL;
	const seen = new Map(told.map((score) => [JSON.stringify([score.parts, score.total]), score]));
	const ways = rightWays(parts, [...seen.values()]);
	const best = ways.reduce<readonly PlusMinus[] | null>(
		(least, way) => (least === null || weight(way) < weight(least) ? way : least),
		null
	);
	if (!best || weight(best) < 2) return NO_TOTAL;
	return { signs: new Map(parts.map((part, nth) => [part, best[nth] ?? 0])), total: true };
}

/** Parts that count, and a little more for each that is taken away. */
const weight = (way: readonly PlusMinus[]): number =>
	way.reduce<number>((sum, sign) => sum + (sign === 0 ? 0 : sign === 1 ? 1 : 1.01), 0);

function rightWays(
	parts: readonly string[],
	scores: readonly ScoreLine[]
): readonly (readonly PlusMinus[])[] {
	const all = parts.reduce<readonly (readonly PlusMinus[])[]>(
		(ways) => ways.flatMap((way) => SIGNS.map((sign) => [...way, sign])),
		[[]]
	);
	const isRight = (way: readonly PlusMinus[], { parts: values, total }: ScoreLine): boolean =>
		way.reduce<number>((sum, sign, nth) => sum + sign * (values[parts[nth] ?? ''] ?? 0), 0) === total;
	return scores.reduce((left, score) => left.filter((way) => isRight(way, score)), all);
}
