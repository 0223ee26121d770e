/** A tap that fits nothing still becomes a move, so that the referee can say what is wrong with it. */
type Square = readonly [row: number, column: number];

/** Of all that could be meant, what breaks the fewest rules. */
export function leastWrong<T>(ways: readonly T[], broken: (way: T) => number): T | undefined {
	const [best] = ways.map((way) => ({ way, rules: broken(way) })).sort((a, b) => a.rules - b.rules);
	return best?.way;
}

/** These shapes laid through a square in every way that stays on the paper; the square alone if none does. */
export function laidThrough(
	shapes: readonly (readonly Square[])[],
	[row, column]: Square
): readonly (readonly Square[])[] {
	const laid = shapes.flatMap((shape) =>
		shape.map(([r, c]) => shape.map(([y, x]): Square => [y - r + row, x - c + column]))
	);
	const onPaper = laid.filter((cells) => cells.every(([y, x]) => y >= 0 && x >= 0));
	return onPaper.length > 0 ? onPaper : [[[row, column]]];
}
