/** The course of many results: drawn one by one thousands of them are a block, so neighbours are put together. */
import { chunk, mean } from 'simple-statistics';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** More results than this would only hide each other. */
export const TOO_MANY = 120;

/** So many together that no more than that are left; 1 where each stands for itself. */
export const together = (count: number): number => Math.ceil(count / TOO_MANY);

/** Each the mean of so many in a row; what is over at the end is a mean of its own. */
export function courseOf<P extends Point>(points: readonly P[], size: number): readonly (Point | P)[] {
	if (size <= 1) return points;
	return chunk([...points], size).map((some) => ({
		x: mean(some.map(({ x }) => x)),
		y: mean(some.map(({ y }) => y))
	}));
}
