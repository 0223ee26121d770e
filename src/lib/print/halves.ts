/** The largest size in which something fits, to within `step`, by halves; the least one, where none does. */
export function largestOf(
	fits: (size: number) => boolean,
	least: number,
	most: number,
	step: number
): number {
	if (fits(most)) return most;
	let [small, large] = [least, most];
	while (large - small > step) {
		const middle = (small + large) / 2;
		if (fits(middle)) small = middle;
		else large = middle;
	}
	return small;
}
