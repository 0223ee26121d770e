/** A tap that fits no shape still becomes a move, so that the referee can say what is wrong with it. */
type Square = readonly [row: number, column: number];

/** Of all these shapes laid through a square, the one that breaks the fewest rules; the square alone if none fits the paper. */
export function leastWrong(
	shapes: readonly (readonly Square[])[],
	[row, column]: Square,
	broken: (cells: readonly Square[]) => number
): readonly Square[] {
	const laid = shapes.flatMap((shape) =>
		shape.map(([r, c]) => shape.map(([y, x]): Square => [y - r + row, x - c + column]))
	);
	const onPaper = laid.filter((cells) => cells.every(([y, x]) => y >= 0 && x >= 0));
	const [best] = onPaper.map((cells) => ({ cells, rules: broken(cells) })).sort((a, b) => a.rules - b.rules);
	return best?.cells ?? [[row, column]];
}
